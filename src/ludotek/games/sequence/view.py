"""What each viewer may know: the own hand and everything that lies open on the table. SEQ-16, SEQ-18, SEQ-R22"""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec

from ludotek.games.sequence.board import COLOURS, IS_JACK, SPACES
from ludotek.games.sequence.events import ENDINGS, WHYS, Ending, Why
from ludotek.games.sequence.options import SequenceOptions, sides_of
from ludotek.games.sequence.rules import plan as rules
from ludotek.games.sequence.rules.state import SequenceState
from ludotek.kernel import OVER, View
from ludotek.kernel.views import frame

Phase = Literal["dealer", "deal", "play", "over"]
PHASES: tuple[Phase, ...] = ("dealer", "deal", "play", "over")  # in the order of the rules' numbers
Cells = tuple[int, ...]


class SeatView(msgspec.Struct, frozen=True):
    side: int
    colour: str
    hand: Cells | None  # None: the viewer may not see it
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
    cells: Cells


class Claim(msgspec.Struct, frozen=True):
    """The lines that a legal action of the viewer finishes."""

    action: int
    lines: tuple[Cells, ...]


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
    chips: tuple[Cells, ...]  # side -> cells
    lines: tuple[LineView, ...]
    claims: tuple[Claim, ...]  # of the viewer's legal actions, those that finish something
    marking: tuple[int, int] | None  # card and cell of a play while its lines are chosen one by one
    marks: tuple[int, ...]  # direction -> 1 + spaces after the chip of the line chosen, 0 if none
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

    def is_dead(self, card: int) -> bool:
        """SEQ-50; SEQ-53: a jack never is."""
        return not IS_JACK[card] and all(self.side_at(cell) is not None for cell in SPACES[card])

    def choosable(self) -> dict[int, tuple[Cells, ...]]:
        """The viewer's actions between whose lines there is a choice: one card and space with several claims."""
        ways = Counter(claim.action & rules.ACTION_MASK for claim in self.claims)
        is_open = self.marking is not None
        return {one.action: one.lines for one in self.claims if is_open or ways[one.action & rules.ACTION_MASK] > 1}

    def now(self) -> int:
        """The seat that everybody waits for."""
        if self.drawer is not None:
            return self.drawer
        return self.actor if self.actor >= 0 else self.seat

    def made(self, side: int) -> int:
        """How many sequences a side has."""
        return sum(line.side == side for line in self.lines)


def view_of(state: SequenceState, viewer: int | None) -> SequenceView:
    """SEQ-16: nobody else's hand, team-mates included. When it is over, all hands are opened."""
    plan = state.plan
    base = frame(state, viewer)
    return SequenceView(
        **base,
        options=plan.options,
        seats=tuple(seat_of(state, seat, state.actor == OVER or seat == viewer) for seat in range(plan.seats)),
        phase=PHASES[state.phase],
        seat=int(state.seat),
        drawer=known(state.drawer),
        why=WHYS[state.why],
        dealer=known(state.dealer),
        chips=tuple(tuple(state.chips.of_side(side)) for side in range(plan.sides)),
        lines=tuple(line_view(state, int(state.chips.lines[i])) for i in range(state.chips.count)),
        claims=tuple(Claim(action, lines) for action in base["legal"] if (lines := lines_in(state, action))),
        marking=divmod(int(state.marking), 1 << int(rules.CARD)) if state.marking else None,
        marks=tuple(int(mark) for mark in state.marks) if state.marking else (),
        last=int(state.last) or None,
        pile=int(state.cards.pile),
        exchanged=int(state.exchanged),
        swaps=int(state.swaps),
        passes=int(state.passes),
        idle=int(state.idle),
        turn=int(state.turn),
        accusations=tuple(accusations_of(state)),
        winner=known(state.winner),
        ending=ENDINGS[state.ending],
    )


def known(number: int) -> int | None:
    return None if number == rules.NOBODY else int(number)


def seat_of(state: SequenceState, seat: int, is_open: bool) -> SeatView:
    cards = state.cards
    drawn = int(state.opening[seat])
    side = seat % int(state.plan.sides)
    return SeatView(
        side=side,
        colour=COLOURS[side],
        hand=tuple(cards.hand(seat)) if is_open else None,
        held=int(cards.held[seat]),
        discards=tuple(cards.discards(seat)),
        opening=None if drawn in (rules.WAITING, rules.OUT) else drawn,
        is_contender=drawn != rules.OUT,
        due=int(state.due[seat]),
        owes=bool(state.talk.owes[seat]),
        has_left=bool(state.away[seat]),
    )


def line_view(state: SequenceState, line: int) -> LineView:
    return LineView(line // int(rules.DIRECTIONS * rules.CELLS), state.chips.cells_of(line))


def lines_in(state: SequenceState, action: int) -> tuple[Cells, ...]:
    """The lines that a legal action finishes, or in marking the line that it chooses."""
    side = int(state.plan.side(state.seat))
    chosen = action & rules.ACTION_MASK
    if rules.LINE <= chosen < rules.LINE + rules.FIVE:
        cell = state.marking & rules.CELL_MASK
        direction = state.chips.open_direction(side, cell, state.marks)
        return (state.chips.cells_of(state.chips.line_at(side, direction, cell, chosen - rules.LINE)),)
    cell = chosen & rules.CELL_MASK
    owner = state.chips.owner
    if chosen >= rules.EXCHANGE or owner[cell] or not state.chips.hot[side * rules.CELLS + cell]:
        return ()
    return tuple(state.chips.cells_of(line) for line in state.chips.claimed(side, cell, action >> rules.CLAIM))


def accusations_of(state: SequenceState) -> list[Accusation]:
    talk = state.talk
    seats = range(int(state.plan.seats))
    return [
        Accusation(side, int(talk.accuser[side]), tuple(seat for seat in seats if talk.has_confirmed(seat, side)))
        for side in range(state.plan.sides)
        if talk.accuser[side] != rules.NOBODY
    ]
