"""Moving: one step and all that follows from it, in the order of LOS-38. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_standing import events
from ludotek.kernel.hands import total_of
from ludotek.kernel.state import CHANCE

from . import plan as los
from .ending import close_exit, end_turn, go_on_flipping, go_out, remove_tunnel
from .ground import can_move, can_step, put, set_terrain
from .state import LosData
from .turns import hand_size, take_tile, tell_tile


def choose_step(state: LosData, action: i64) -> None:
    plan = state.plan
    if action == plan.fields + los.NONE:
        if state.story is not None:
            state.emit(events.Stopped(state.seat, state.left))
        end_move(state)
    elif action >= plan.fields:
        step(state, plan.steps[state.at[state.piece] * 4 + action - plan.fields - los.WALK], los.NOWHERE, False)
    elif plan.on_exit:
        step(state, action, los.NOWHERE, True)  # LOS-R21
    else:
        state.exit = action
        state.phase = los.LAND


def choose_landing(state: LosData, action: i64) -> None:
    exit = state.exit
    state.exit = los.NOWHERE
    step(state, state.plan.steps[exit * 4 + action - state.plan.fields - los.WALK], exit, False)  # LOS-74


# The step: LOS-38, LOS-R46


def step(state: LosData, to: i64, exit: i64, emerges: bool) -> None:
    """One step of the moving piece. `exit` is the tunnel that a dive comes out of; or the piece emerges right on it."""
    piece = state.piece
    start = state.at[piece]
    put(state, piece, to)  # (1)
    state.made += 1
    state.left -= 1  # (4)
    if state.story is not None:
        state.emit(events.Stepped(piece, start, to, None if exit == los.NOWHERE else exit))
    if exit != los.NOWHERE:
        remove_tunnel(state, exit)  # (2) LOS-75, LOS-79, LOS-R24, LOS-R25
    if state.terrain[start] == los.HIDDEN:
        state.flips[0] = start  # (3) LOS-28; LOS-30: only now that it is left
        state.phase = los.FLIP
        state.actor = CHANCE
        return
    leave_face_up(state, piece, start)
    if emerges:
        state.emerged[piece] = 1
    finish_step(state, start, los.NOWHERE)


def leave_face_up(state: LosData, piece: i64, start: i64) -> None:
    """LOS-29, LOS-58, LOS-76, LOS-R20: it stays as it is."""
    if state.emerged[piece] != 0:
        close_exit(state, piece, start)
    elif state.sudden:
        set_terrain(state, start, los.USED)  # LOS-91
        if state.story is not None:
            state.emit(events.WornOut(start))


def flip(state: LosData, terrain: i64) -> None:
    """Chance shows what lies under a field: every unseen tile is equally likely. LOS-04"""
    flips = state.flips
    field = flips[0]
    k: i64 = 0
    while flips[k] != los.NOWHERE:
        flips[k] = flips[k + 1]
        k += 1
    state.unseen[terrain] -= 1
    state.unseen_total -= 1
    set_terrain(state, field, terrain)  # LOS-35, LOS-36, LOS-42, LOS-43, LOS-44, LOS-R19
    if state.story is not None:
        state.emit(events.Flipped(field, terrain))
    if state.after == los.AFTER_STEP:
        finish_step(state, field, terrain)  # LOS-37
    else:
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
        state.emit(events.ExtraStep(state.seat, state.piece, field))


def draw(state: LosData, kind: i64) -> None:
    take_tile(state, kind)
    if hand_size(state, state.seat) > los.HAND:
        state.phase = los.DISCARD  # LOS-47
        state.actor = state.seat
    else:
        go_on(state)


def discard(state: LosData, kind: i64) -> None:
    state.hand[state.seat * los.KINDS + kind] -= 1
    state.given_up[state.seat * los.KINDS + kind] += 1  # LOS-48, LOS-R17: out of the game, unseen
    if state.story is not None:
        tell_tile(state, events.Discarded, kind)
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
            state.emit(events.StepsLost(state.seat, state.left))  # LOS-27, LOS-R04
        end_move(state)


def end_move(state: LosData) -> None:
    if state.mode == los.OPPONENT and not can_move(state, state.seat):
        go_out(state, state.seat)  # LOS-83, LOS-R29
    else:
        end_turn(state)  # LOS-31
