"""What each viewer may know: the viewer's hand and everything that lies open on the table. SEQ-16, SEQ-18, SEQ-R22"""

from collections import Counter
from typing import Literal, get_args

import msgspec

from ludotek.kernel import OVER, View, seen_by, view_from

from .board import COLOURS, IS_JACK, SPACES
from .events import Ending, Why
from .options import SequenceOptions
from .rules import plan as rules
from .rules.chips import OF_SIDE
from .rules.state import SequenceState

Phase = Literal["dealer", "deal", "play", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)  # in the order of the rules' numbers
Cells = tuple[int, ...]


class SeatView(msgspec.Struct, frozen=True, gc=False):
    side: int
    colour: str
    hand: Cells | None  # None: the viewer may not see it
    held: int  # how many cards
    discards: tuple[int, ...]  # from the first to the last; before the deal what was drawn for the dealer
    opening: int | None  # the card drawn for the dealer in this round
    owes: bool  # has to give up a card, SEQ-R16
    has_left: bool


class LineView(msgspec.Struct, frozen=True, gc=False):
    side: int
    cells: Cells


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
    lines: tuple[LineView, ...]  # finished sequences
    dead: Cells  # the dead cards of the viewer's hand, SEQ-50
    claims: dict[int, tuple[Cells, ...]]  # the viewer's legal actions that finish lines -> those lines
    marking: tuple[int, int] | None  # card and cell of a play while its lines are chosen one by one
    last: int | None  # cell of the last chip placed or removed
    pile: int  # cards in the draw pile
    exchanged: int
    swaps: int
    passes: int
    idle: int
    accusations: tuple[Accusation, ...]
    winner: int | None  # side
    ending: Ending

    @property
    def sides(self) -> int:
        return len(self.chips)

    @property
    def locked(self) -> frozenset[int]:  # SEQ-61
        return frozenset(cell for line in self.lines for cell in line.cells)

    def side_at(self, cell: int) -> int | None:
        return next((side for side, cells in enumerate(self.chips) if cell in cells), None)

    def own_hand(self) -> tuple[int, ...]:
        """The viewer's cards; none for a spectator."""
        return (self.seats[self.viewer].hand or ()) if self.viewer is not None else ()

    def is_dead(self, card: int) -> bool:
        """SEQ-50; SEQ-53: a jack never is."""
        return not IS_JACK[card] and all(self.side_at(cell) is not None for cell in SPACES[card])

    def choosable(self) -> dict[int, tuple[Cells, ...]]:
        """The viewer's actions between whose lines there is a choice: one card and space with several claims."""
        if not self.claims:
            return {}
        ways = Counter(action & rules.ACTION_MASK for action in self.claims)
        found = self.claims.items()
        return {one: lines for one, lines in found if self.marking is not None or ways[one & rules.ACTION_MASK] > 1}

    def now(self) -> int:
        """The seat that everybody waits for."""
        asked = self.actor if self.actor >= 0 else self.seat
        return asked if self.drawer is None else self.drawer

    def made(self, side: int) -> int:
        """How many sequences a side has."""
        return sum([line.side == side for line in self.lines]) if self.lines else 0


def view_of(state: SequenceState, viewer: int | None) -> SequenceView:
    """SEQ-16: nobody else's hand, team-mates included. When it is over, all hands are opened."""
    plan, chips = state.plan, state.chips
    public = view_from(
        SequenceView,
        state,
        None,
        seats=tuple([seat_of(state, seat) for seat in range(plan.seats)]),
        chips=tuple([tuple(chips.of_side(side)) for side in range(plan.sides)]),
        lines=tuple(LineView(line // int(OF_SIDE), chips.cells_of(line)) for line in chips.finished()),
        dead=(),
        claims={},
        marking=marked_play(state),
        last=int(state.last) or None,
        pile=int(state.cards.pile),
        accusations=tuple(accusations_of(state)),
    )
    return public if viewer is None else own_view_of(state, public, viewer)


def own_view_of(state: SequenceState, public: SequenceView, seat: int) -> SequenceView:
    """The view of a seat, with its hand and its choices."""
    own = msgspec.structs.replace(public.seats[seat], hand=tuple(state.cards.hand(seat)))
    seats = (*public.seats[:seat], own, *public.seats[seat + 1 :])
    dead = tuple(state.dead_cards(seat))
    if seat != state.actor:
        return seen_by(state, public, seat, seats=seats, dead=dead)
    legal = state.legal()
    finishing = legal if state.marking else state.chips.hot_plays(state.plan.side(seat), legal)
    claims = {action: found for action in finishing if (found := lines_in(state, action))}
    return seen_by(state, public, seat, seats=seats, dead=dead, legal=tuple(legal), claims=claims)


def own_of(state: SequenceState, seat: int) -> object:
    return state.cards.hand(seat), state.dead_cards(seat), state.interjections(seat), state.actor == OVER


def marked_play(state: SequenceState) -> tuple[int, int] | None:
    """Card and cell of a play while its lines are chosen one by one."""
    return divmod(int(state.marking), 1 << int(rules.CARD)) if state.marking else None


def seat_of(state: SequenceState, seat: int) -> SeatView:
    side, drawn, cards = seat % state.plan.sides, state.opening[seat], state.cards
    hand = tuple(cards.hand(seat)) if state.actor == OVER else None
    discards, opening = tuple(cards.discards(seat)), drawn if drawn >= 0 else None
    owes, has_left = state.talk.owes[seat] != 0, state.away[seat] != 0
    return SeatView(side, COLOURS[side], hand, cards.held[seat], discards, opening, owes, has_left)


def lines_in(state: SequenceState, action: int) -> tuple[Cells, ...]:
    """The lines that a legal action finishes, or in marking the line that it chooses."""
    chips, side = state.chips, int(state.plan.side(state.seat))
    chosen = action & rules.ACTION_MASK
    if rules.LINE <= chosen < rules.MARK:
        cell = state.marking & rules.CELL_MASK
        direction = chips.open_direction(side, cell, state.marks)
        return (chips.cells_of(chips.line_at(side, direction, cell, chosen - rules.LINE)),)
    cell = chosen & rules.CELL_MASK
    if chosen >= rules.EXCHANGE or chips.owner[cell] or not chips.hot[side * rules.CELLS + cell]:
        return ()
    return tuple(chips.cells_of(line) for line in chips.claimed(side, cell, action >> rules.CLAIM))


def accusations_of(state: SequenceState) -> list[Accusation]:
    talk = state.talk
    seats = range(int(state.plan.seats))
    return [
        Accusation(side, int(accuser), tuple(seat for seat in seats if talk.votes[side] >> seat & 1))
        for side, accuser in enumerate(talk.accuser)
        if accuser != rules.NOBODY
    ]
