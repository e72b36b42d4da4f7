"""The tile phase and the card: what comes before the first step. LOS-16. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_standing import events

from . import plan as los
from .ending import end_turn, go_out
from .ground import can_move, set_terrain, suits
from .state import LosData
from .turns import hand_size, tell_tile


def choose_tile(state: LosData, kind: i64) -> None:
    """Plays a hand tile, or none if the kind is below zero."""
    if kind < 0:
        if state.story is not None:
            state.emit(events.NoTile(state.seat))
        examine(state)
        return
    state.hand[state.seat * los.KINDS + kind] -= 1  # LOS-49
    state.changed = True
    if state.story is not None:
        tell_tile(state, events.Played, kind)
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
        state.emit(events.Laid(seat, kind, hand_size(state, seat), state.hand[seat * los.KINDS + kind], field))
        if is_unseen:
            state.emit(events.HiddenRemoved(field))  # LOS-51: unseen, it stays among the unseen
    after_tile(state)


def lock(state: LosData, piece: i64) -> None:
    state.locked[piece] = 1  # LOS-61, LOS-62
    if state.story is not None:
        state.emit(events.Locked(state.seat, piece))
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
            state.emit(events.CardsBack(state.seat))
    if state.mode == los.PASS:
        end_turn(state)
    else:
        state.phase = los.PIECE


def choose_piece(state: LosData, piece: i64) -> None:
    state.piece = piece  # LOS-21: all steps with this one
    state.left = state.card + (state.boost if state.mode == los.OWN else 0)  # LOS-68, LOS-R30: otherwise both are alike
    state.phase = los.STEP
