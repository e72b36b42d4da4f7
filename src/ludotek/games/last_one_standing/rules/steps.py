"""A turn: the tile phase and the card, then moving step by step, in the order of LOS-38. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_standing import events
from ludotek.kernel.hands import total_of
from ludotek.kernel.state import CHANCE

from . import plan as los
from .ground import can_move, can_step, put, set_terrain, suits
from .state import LosData
from .turns import end_turn, go_on_dealing, go_on_flipping, go_out, hand_size, remove_tunnel, tell_tile

# Before the first step: LOS-16


def choose_tile(state: LosData, kind: i64) -> None:
    """Plays a hand tile, or none if the kind is below zero."""
    if kind < 0:
        if state.story is not None:
            state.emit(events.Notice(state.seat, "no_tile"))
        examine(state)
        return
    state.hand[state.seat * los.KINDS + kind] -= 1  # LOS-49
    state.changed = True
    if state.story is not None:
        tell_tile(state, "played", kind)
    if kind == los.MOVE_TILE:
        state.mode = los.OPPONENT  # LOS-67; a boost does not count for it, LOS-R07
        state.phase = los.CARD
    elif kind == los.SKIP_TILE:
        state.phase = los.TILE_PIECE
    elif kind == los.PLUS1_TILE and not state.plan.lays_plus1:
        state.boost += 1  # LOS-59
        after_tile(state)
    else:
        state.kind = kind
        state.phase = los.TILE_FIELD


def lay(state: LosData, field: i64) -> None:
    is_unseen = state.terrain[field] == los.HIDDEN
    seat, kind = state.seat, state.kind
    state.kind = los.NOWHERE
    set_terrain(state, field, kind + 1)  # LOS-52; LOS-54: a wall is for good
    if state.story is not None:
        state.emit(events.Laid(seat, "laid", kind, hand_size(state, seat), state.hand[seat * los.KINDS + kind], field))
        if is_unseen:
            state.emit(events.FieldEvent("hidden_removed", field))  # LOS-51: unseen, it stays among the unseen
    after_tile(state)


def lock(state: LosData, piece: i64) -> None:
    state.locked[piece] = 1  # LOS-61, LOS-62
    if state.story is not None:
        state.emit(events.PieceEvent(state.seat, "locked", piece))
    after_tile(state)


def after_tile(state: LosData) -> None:
    if state.plan.any_tiles and hand_size(state, state.seat) > 0:
        state.phase = los.TILE  # LOS-R07
    else:
        examine(state)


def examine(state: LosData) -> None:
    """LOS-82, LOS-R32: when the tile phase is over, and only then; LOS-R34: pieces block like anything else."""
    seat = state.seat
    if not can_move(state, seat):
        go_out(state, seat)
        return
    can_choose = suits(state, 2 * seat, los.OWN) or suits(state, 2 * seat + 1, los.OWN)
    state.mode = los.OWN if can_choose else los.PASS  # LOS-19, LOS-64, LOS-R27: those that can step are locked
    state.phase = los.CARD  # LOS-18: no tile from now on


def use_card(state: LosData, dots: i64) -> None:
    cards = state.cards
    base = state.seat * los.DOTS
    state.card = dots
    cards[base + dots] -= 1  # LOS-32
    if state.story is not None:
        state.emit(events.CardUsed(state.seat, dots, state.mode == los.PASS))
    if cards[base + 1] + cards[base + 2] + cards[base + 3] == 0:
        for number in range(los.DOTS):
            cards[base + number] = state.plan.cards[number]  # LOS-33
        if state.story is not None:
            state.emit(events.Notice(state.seat, "cards_back"))
    if state.mode == los.PASS:
        end_turn(state)
    else:
        state.phase = los.PIECE


def choose_piece(state: LosData, piece: i64) -> None:
    state.piece = piece  # LOS-21: all steps with this one
    state.left = state.card  # LOS-R30: both modes are alike but for the boost
    if state.mode == los.OWN:
        state.left += state.boost  # LOS-68
    state.phase = los.STEP
    if state.story is not None:
        state.emit(events.PieceEvent(state.seat, "chosen", piece))


# The step: LOS-38, LOS-R46


def choose_step(state: LosData, action: i64) -> None:
    """A step, a landing or a stop."""
    plan = state.plan
    exit = state.exit
    if action == plan.fields + los.NONE:
        state.emit(events.StepsLeft(state.seat, "stopped", state.left))
        end_move(state)
    elif action >= plan.fields:
        start = state.at[state.piece] if exit == los.NOWHERE else exit
        state.exit = los.NOWHERE
        step(state, plan.steps[start * 4 + action - plan.fields - los.WALK], exit, False)  # LOS-74
    elif plan.on_exit:
        step(state, action, los.NOWHERE, True)  # LOS-R21
    else:
        state.exit = action
        state.phase = los.LAND
        if state.story is not None:
            state.emit(events.PieceEvent(state.seat, "dives", state.piece))


def step(state: LosData, to: i64, exit: i64, emerges: bool) -> None:
    """One step of the moving piece. `exit` is the tunnel that a dive comes out of; or the piece emerges right on it."""
    piece = state.piece
    start = state.at[piece]
    put(state, piece, to)  # (1)
    state.made += 1
    state.left -= 1  # (4)
    if state.story is not None:
        state.emit(events.Stepped(piece >> 1, piece, start, to, None if exit == los.NOWHERE else exit))
    if exit != los.NOWHERE:
        remove_tunnel(state, piece, exit)  # (2) LOS-75, LOS-79, LOS-R24, LOS-R25
    if state.terrain[start] == los.HIDDEN:
        state.flips[0] = start  # (3) LOS-28; LOS-30: only now that it is left
        state.phase = los.FLIP
        state.actor = CHANCE
        return
    if state.emerged[piece] != 0:
        remove_tunnel(state, piece, start)
    elif state.sudden:
        set_terrain(state, start, los.USED)  # LOS-91; otherwise it stays as it is: LOS-29, LOS-58, LOS-76, LOS-R20
        if state.story is not None:
            state.emit(events.FieldEvent("worn_out", start))
    if emerges:
        state.emerged[piece] = 1
    finish_step(state, start, los.NOWHERE)


def flip(state: LosData, terrain: i64) -> None:
    """Chance shows what lies under a field: every unseen tile is equally likely. LOS-04"""
    field = state.flips[0]
    state.unseen[terrain] -= 1
    state.unseen_total -= 1
    set_terrain(state, field, terrain)  # LOS-35, LOS-36, LOS-42, LOS-43, LOS-44, LOS-R19
    if state.story is not None:
        state.emit(events.Flipped(field, terrain))
    if state.after == los.AFTER_STEP:
        state.flips[0] = los.NOWHERE  # it was the only one
        finish_step(state, field, terrain)  # LOS-37
        return
    k: i64 = 0
    while state.flips[k] != los.NOWHERE:
        state.flips[k] = state.flips[k + 1]
        k += 1
    go_on_flipping(state, state.after)  # LOS-85, LOS-R36: nothing else comes of it


def finish_step(state: LosData, start: i64, shown: i64) -> None:
    if shown == los.PLUS1:
        extra_step(state, start)  # (5) LOS-39
    to = state.at[state.piece]
    if state.terrain[to] == los.PLUS1 and state.paid[to] != state.turn:  # LOS-41, LOS-R10
        extra_step(state, to)  # (6) LOS-40
    if shown == los.QUESTION and state.leaving[state.seat] == 0 and total_of(state.pool, 0, los.KINDS) > 0:  # LOS-R13
        state.phase = los.DRAW  # (7) LOS-45, LOS-R11: without asking; LOS-R14: for the active player; LOS-46: only now
        state.actor = CHANCE
    else:
        go_on(state)


def extra_step(state: LosData, field: i64) -> None:
    state.left += 1
    state.paid[field] = state.turn
    if state.story is not None:
        state.emit(events.PieceOnField(state.seat, "extra_step", state.piece, field))


def draw(state: LosData, kind: i64) -> None:
    """From the pool to the hand of the player whose turn it is: at the beginning, or for a question mark."""
    if state.story is not None:
        tell_tile(state, "dealt" if state.phase == los.DEAL else "drew", kind)
    state.pool[kind] -= 1
    state.hand[state.seat * los.KINDS + kind] += 1
    if state.phase == los.DEAL:
        go_on_dealing(state)
    elif hand_size(state, state.seat) > los.HAND:
        state.phase = los.DISCARD  # LOS-47
        state.actor = state.seat
    else:
        go_on(state)


def discard(state: LosData, kind: i64) -> None:
    state.hand[state.seat * los.KINDS + kind] -= 1
    state.given_up[state.seat * los.KINDS + kind] += 1  # LOS-48, LOS-R17: out of the game, unseen
    if state.story is not None:
        tell_tile(state, "discarded", kind)
    go_on(state)


def go_on(state: LosData) -> None:
    """(8) The next step, or the end of the move."""
    if state.leaving[state.seat] != 0:
        go_out(state, state.seat)  # LOS-R47: the rest of the move is dropped
    elif state.left > 0 and can_step(state, state.piece):
        state.phase = los.STEP  # LOS-26, LOS-R05: compulsory, whatever was turned over
        state.actor = state.seat
    else:
        if state.left > 0 and state.story is not None:
            state.emit(events.StepsLeft(state.seat, "steps_lost", state.left))  # LOS-27, LOS-R04
        end_move(state)


def end_move(state: LosData) -> None:
    if state.mode == los.OPPONENT and not can_move(state, state.seat):
        go_out(state, state.seat)  # LOS-83, LOS-R29
    else:
        end_turn(state)  # LOS-31
