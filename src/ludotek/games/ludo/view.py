"""What a viewer of Ludo may know: everything."""

from typing import Literal

import msgspec

from ludotek.kernel import CHANCE, OVER, View, view_from

from .board import Board
from .options import LudoOptions, board_of, colours_of
from .rules.state import LudoState

Phase = Literal["opening", "throw", "choose", "over"]


class SeatView(msgspec.Struct, frozen=True, gc=False):
    colour: str
    arm: int
    pieces: tuple[int, ...]  # piece -> own position
    place: int  # 0 while playing
    has_left: bool


class LudoView(View, frozen=True, kw_only=True):
    options: LudoOptions
    seats: tuple[SeatView, ...]
    phase: Phase
    seat: int  # whose turn or opening throw it is
    face: int  # the last throw, 0 before the first of all
    tries: int  # throws still due
    throws: int
    is_extra: bool
    turn: int

    @property
    def board(self) -> Board:
        return board_of(self.options)

    @property
    def own(self) -> tuple[int, ...]:
        """The positions of the pieces whose turn it is."""
        return self.seats[self.seat].pieces


def view_of(state: LudoState, viewer: int | None) -> LudoView:
    """Every viewer sees the same: Ludo has no secrets."""
    legal = tuple(state.legal())
    seats = tuple([seat_view(state, seat, colour) for seat, colour in enumerate(colours_of(state.plan.options))])
    return view_from(LudoView, state, viewer, legal=legal, seats=seats, phase=phase_of(state))


def seat_view(state: LudoState, seat: int, colour: str) -> SeatView:
    plan, place = state.plan, int(state.place[seat])
    has_left = bool(place > plan.seats - state.left)
    return SeatView(colour, plan.options.arms[seat], pieces_of(state, seat), place, has_left)


def pieces_of(state: LudoState, seat: int) -> tuple[int, ...]:
    base = seat * state.plan.pieces
    return tuple(map(int, state.pos[base : base + state.plan.pieces]))


def phase_of(state: LudoState) -> Phase:
    if state.actor == OVER:
        return "over"
    if state.is_opening:
        return "opening"
    return "throw" if state.actor == CHANCE else "choose"
