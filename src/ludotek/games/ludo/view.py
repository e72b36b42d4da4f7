"""What a viewer of Ludo may know: everything."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludotek.games.ludo.board import Board
from ludotek.games.ludo.options import LudoOptions, board_of, colours_of
from ludotek.games.ludo.rules import OUT, LudoState
from ludotek.kernel import CHANCE, OVER, View

Phase = Literal["opening", "throw", "choose", "over"]


class SeatView(msgspec.Struct, frozen=True):
    colour: str
    arm: int
    pieces: tuple[int, ...]  # piece -> own position
    place: int  # 0 while playing
    has_left: bool
    opening: int | None  # pips of the opening throw, None if not thrown in this round
    is_contender: bool  # may still begin


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
    plan = state.plan
    options = plan.options
    arms = options.arms
    seats = tuple(
        SeatView(
            colour=colour,
            arm=arms[seat],
            pieces=tuple(int(state.pos[seat * plan.pieces + i]) for i in range(plan.pieces)),
            place=int(state.place[seat]),
            has_left=state.place[seat] > plan.seats - state.left,
            opening=int(state.opening[seat]) if state.opening[seat] >= 0 else None,
            is_contender=bool(state.opening[seat] != OUT),
        )
        for seat, colour in enumerate(colours_of(options))
    )
    return LudoView(
        viewer=viewer,
        actor=int(state.actor),
        legal=tuple(state.legal()),
        options=options,
        seats=seats,
        phase=phase_of(state),
        seat=int(state.seat),
        face=int(state.face),
        tries=int(state.tries),
        throws=int(state.throws),
        is_extra=state.is_extra,
        turn=int(state.turn),
    )


def phase_of(state: LudoState) -> Phase:
    if state.actor == OVER:
        return "over"
    if state.is_opening:
        return "opening"
    return "throw" if state.actor == CHANCE else "choose"
