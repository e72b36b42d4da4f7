"""The course of the game: dealing, placing, whose turn it is. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_standing import events
from ludotek.kernel.hands import total_of

from . import plan as los
from .ground import can_move, put
from .state import LosData


def deal(state: LosData, kind: i64) -> None:
    take_tile(state, kind)  # LOS-07
    go_on_dealing(state)


def take_tile(state: LosData, kind: i64) -> None:
    """From the pool to the hand of the player whose turn it is."""
    if state.story is not None:
        tell_tile(state, events.Dealt if state.phase == los.DEAL else events.Drew, kind)
    state.pool[kind] -= 1
    state.hand[state.seat * los.KINDS + kind] += 1


def tell_tile(state: LosData, event: type[events.TileEvent], kind: i64) -> None:
    """Tells of a hand tile, while the hand is without it."""
    seat = state.seat
    state.emit(event(seat, kind, hand_size(state, seat), state.hand[seat * los.KINDS + kind]))


def hand_size(state: LosData, seat: i64) -> i64:
    return total_of(state.hand, seat * los.KINDS, los.KINDS)


def go_on_dealing(state: LosData) -> None:
    while state.seat < state.plan.seats:
        if state.place[state.seat] == 0 and hand_size(state, state.seat) < los.HAND:
            return
        state.seat += 1
    go_on_placing(state)


def place_piece(state: LosData, field: i64) -> None:
    piece = 2 * state.seat + (1 if state.placed >= state.plan.seats else 0)
    put(state, piece, field)  # LOS-13: nothing is flipped
    state.placed += 1
    if state.story is not None:
        state.emit(events.Placed(state.seat, piece, field))
    go_on_placing(state)


def go_on_placing(state: LosData) -> None:
    while state.placed < 2 * state.plan.seats:
        seat = state.plan.order[state.placed]  # LOS-12
        if state.place[seat] == 0:
            state.seat = seat
            state.phase = los.PLACE
            state.actor = seat
            return
        state.placed += 1
    begin_turn(state, next_in(state, state.plan.seats - 1))  # LOS-14, LOS-R43: seat 0 is P1


def next_in(state: LosData, seat: i64) -> i64:
    """LOS-11, LOS-15, LOS-87, LOS-R38: clockwise, past those who are out."""
    while True:
        seat += 1
        if seat == state.plan.seats:
            seat = 0
        if state.place[seat] == 0:
            return seat


def begin_turn(state: LosData, seat: i64) -> None:
    state.seat = seat
    state.turn += 1
    state.kind = los.NOWHERE
    state.boost = 0
    state.mode = los.OWN
    state.card = 0
    state.piece = los.NOWHERE
    state.made = 0
    state.left = 0
    state.changed = False
    state.phase = los.TILE
    state.actor = seat
    if state.story is not None:
        state.emit(events.TurnBegan(seat, not can_move(state, seat)))
