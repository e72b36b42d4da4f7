"""What each viewer may know: the own hand and everything that lies open on the table. SEQ-16, SEQ-18, SEQ-R22"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from ludotek.games.sequence.board import NAMES
from ludotek.games.sequence.names import line_cells, line_side
from ludotek.games.sequence.rules.plan import (
    BY_LEAVING,
    BY_PASSES,
    BY_RESHUFFLES,
    BY_SEQUENCES,
    DEAL,
    DEALER,
    EXCHANGE_DRAW,
    LATE_DRAW,
    NO_DRAW,
    NOBODY,
    OUT,
    RUNNING,
    TURN_DRAW,
)
from ludotek.games.sequence.rules.state import SequenceState
from ludotek.games.sequence.setup import SequenceOptions, colour_of, sides_of
from ludotek.kernel import LEAVE, OVER, View

VERSION = 1
Phase = Literal["dealer", "deal", "play", "over"]
Ending = Literal["running", "sequences", "passes", "reshuffles", "leaving"]
Why = Literal["none", "turn", "exchange", "late"]
ENDINGS: dict[int, Ending] = {
    int(RUNNING): "running",
    int(BY_SEQUENCES): "sequences",
    int(BY_PASSES): "passes",
    int(BY_RESHUFFLES): "reshuffles",
    int(BY_LEAVING): "leaving",
}
WHYS: dict[int, Why] = {
    int(NO_DRAW): "none",
    int(TURN_DRAW): "turn",
    int(EXCHANGE_DRAW): "exchange",
    int(LATE_DRAW): "late",
}


class SeatView(msgspec.Struct, frozen=True):
    side: int
    colour: str
    hand: tuple[int, ...] | None  # None: the viewer may not see it
    held: int  # how many cards
    discards: tuple[int, ...]  # from the first to the last; before the deal what was drawn for the dealer
    opening: int | None  # the card drawn for the dealer in this round
    is_contender: bool  # may still become the dealer
    due: int  # the turn for which this seat may still draw, 0 if none; SEQ-R10
    owes: bool  # has to give up a card, SEQ-R16
    has_left: bool


class LineView(msgspec.Struct, frozen=True):
    """A finished sequence."""

    side: int
    line: int
    cells: tuple[int, ...]


class Accusation(msgspec.Struct, frozen=True):
    side: int  # accused
    accuser: int
    confirmed: tuple[int, ...]  # seats, the accuser among them


class SequenceView(View, frozen=True, kw_only=True):
    options: SequenceOptions
    seats: tuple[SeatView, ...]
    phase: Phase
    seat: int  # whose turn it is
    drawer: int | None  # who draws a card now
    why: Why  # what for
    dealer: int | None
    chips: tuple[tuple[int, ...], ...]  # side -> cells
    lines: tuple[LineView, ...]
    last: int | None  # cell of the last chip placed or removed
    pile: int  # cards in the draw pile
    exchanged: int
    swaps: int
    passes: int
    idle: int
    turn: int
    accusations: tuple[Accusation, ...]
    winner: int | None  # side
    ending: Ending

    @property
    def sides(self) -> int:
        return sides_of(self.options)

    @property
    def locked(self) -> frozenset[int]:
        """SEQ-61"""
        return frozenset(cell for line in self.lines for cell in line.cells)

    def side_at(self, cell: int) -> int | None:
        return next((side for side, cells in enumerate(self.chips) if cell in cells), None)

    def own_hand(self) -> tuple[int, ...]:
        """The viewer's own cards; none for a spectator."""
        return (self.seats[self.viewer].hand or ()) if self.viewer is not None else ()


def view_of(state: SequenceState, viewer: int | None) -> SequenceView:
    """SEQ-16: nobody else's hand, team-mates included. When it is over, all hands are opened."""
    if state.actor == OVER:
        return look(state, viewer, range(state.plan.seats))
    return look(state, viewer, () if viewer is None else (viewer,))


def look(state: SequenceState, viewer: int | None, opened: Collection[int]) -> SequenceView:
    """The table with these hands open."""
    plan = state.plan
    legal = tuple(state.legal()) if viewer is not None and viewer == state.actor else ()
    asides = tuple(state.interjections(viewer)) if viewer is not None else ()
    return SequenceView(
        viewer=viewer,
        actor=int(state.actor),
        legal=legal,
        asides=tuple(action for action in asides if action != LEAVE),
        options=plan.options,
        seats=tuple(seat_of(state, seat, seat in opened) for seat in range(plan.seats)),
        phase=phase_of(state),
        seat=int(state.seat),
        drawer=known(state.drawer),
        why=WHYS[int(state.why)],
        dealer=known(state.dealer),
        chips=tuple(tuple(state.chips.of_side(side)) for side in range(plan.sides)),
        lines=tuple(lines_of(state)),
        last=int(state.last) or None,
        pile=int(state.cards.pile),
        exchanged=int(state.exchanged),
        swaps=int(state.swaps),
        passes=int(state.passes),
        idle=int(state.idle),
        turn=int(state.turn),
        accusations=tuple(accusations_of(state)),
        winner=known(state.winner),
        ending=ENDINGS[int(state.ending)],
    )


def known(number: int) -> int | None:
    return None if number == NOBODY else int(number)


def phase_of(state: SequenceState) -> Phase:
    if state.actor == OVER:
        return "over"
    if state.phase == DEALER:
        return "dealer"
    return "deal" if state.phase == DEAL else "play"


def seat_of(state: SequenceState, seat: int, is_open: bool) -> SeatView:
    cards = state.cards
    held = int(cards.held[seat])
    is_opening = phase_of(state) in ("dealer", "deal")
    drawn = int(state.opening[seat])
    return SeatView(
        side=seat % int(state.plan.sides),
        colour=colour_of(state.plan.options, seat),
        hand=tuple(cards.hand(seat)) if is_open else None,
        held=held,
        discards=tuple(cards.discards(seat)),
        opening=drawn if is_opening and 0 <= drawn < len(NAMES) else None,
        is_contender=is_opening and drawn != OUT,
        due=int(state.due[seat]),
        owes=bool(state.talk.owes[seat]),
        has_left=bool(state.away[seat]),
    )


def lines_of(state: SequenceState) -> list[LineView]:
    lines = sorted(int(state.chips.lines[i]) for i in range(state.chips.count))
    return [LineView(line_side(line), line, line_cells(line)) for line in lines]


def accusations_of(state: SequenceState) -> list[Accusation]:
    talk = state.talk
    seats = int(state.plan.seats)
    return [
        Accusation(side, int(talk.accuser[side]), tuple(s for s in range(seats) if talk.votes[side * seats + s]))
        for side in range(state.plan.sides)
        if talk.accuser[side] != NOBODY
    ]
