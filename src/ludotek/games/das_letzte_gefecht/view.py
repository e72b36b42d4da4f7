"""What each viewer may know: the table, the viewer's cards, and what partners passed to each other. DLG-R26"""

from typing import Literal, get_args

import msgspec

from ludotek.kernel import OVER, View, known, view_from
from ludotek.kernel.hands import kinds_in

from .board import COLOURS, SIDES, Character, Side
from .options import GefechtOptions, characters_of
from .rules.final import loser_of_past, points_of
from .rules.plan import KINDS, LAST, NONE, PAST, PAST_CARDS, STACK, SWAP
from .rules.state import GefechtState

Stage = Literal[
    "planets", "marker", "start", "refill", "option", "draw", "swap", "play",
    "move", "propose", "reply", "answer", "name", "over",
]  # fmt: skip
Ending = Literal["running", "figures", "battles", "leaving"]
STAGES: tuple[Stage, ...] = get_args(Stage)  # by the numbers of the rules
ENDINGS: tuple[Ending, ...] = get_args(Ending)


class SeatView(msgspec.Struct, frozen=True):
    """Cards are kinds 0 to 23, colours 0 to 5."""

    side: Side
    characters: tuple[Character, ...]  # both of the side for one who plays alone
    partner: int | None
    hand: tuple[int, ...] | None  # None: the viewer may not see it
    held: int  # cards in hand
    known: tuple[int, ...]  # got from the partner and still in hand or face down; only the two partners see it
    late: int | None  # which of `known` came after the card face down was laid: it is in the hand for sure
    counted: tuple[int, ...]  # also there for sure since the deck was made anew; of an ally only the partner can tell
    row: tuple[int, ...]  # the open cards of this battle, in the order they were played
    has_down: bool  # a card lies face down
    down: int | None  # which one, if the viewer may know
    figures: tuple[int, ...]  # colours not lost, also the deployed one
    lost: tuple[int, ...]
    figure: int | None  # colour of the deployed or named figure
    is_deployed: bool  # deployed, not only named
    has_ship: bool  # the ship is deployed
    total: int  # planet total of what lies open, DLG-40
    has_left: bool

    @property
    def known_as(self) -> str:
        """An ally is known by the character, one alone by the side. DLG-70, DLG-85"""
        return self.side if len(self.characters) > 1 else self.characters[0]


class CountView(msgspec.Struct, frozen=True):
    """How one seat's final total was counted. DLG-51 .. DLG-53"""

    row: tuple[int, ...]
    figure: int  # colour
    is_deployed: bool
    has_ship: bool
    planet_points: int  # cards of the planet's colour
    figure_points: int  # cards of the figure's colour; 0 if that is the planet's and counts once, DLG-R19
    total: int


class PastBattle(msgspec.Struct, frozen=True):
    """The battle before this one, or the last of all."""

    node: int
    planet: int  # colour
    counts: tuple[CountView, ...]  # seat -> how it was counted
    loser: int | None  # side; None: a tie


class GefechtView(View, frozen=True, kw_only=True):
    options: GefechtOptions
    seats: tuple[SeatView, ...]
    stage: Stage
    seat: int  # who decides or draws now
    attacker: int
    battle: int  # 1, 2, …
    phase: int  # 1 to 4
    planets: tuple[int | None, ...]  # node -> colour; None: not laid out yet
    marker: int | None  # node
    decks: tuple[int, ...]  # side -> cards in the deck
    piles: tuple[tuple[int, ...], ...]  # side -> the cards of the discard pile, sorted
    tops: tuple[int | None, ...]  # side -> the card on top of the pile
    offerer: int | None  # who offers a card for a swap now
    offered: int | None  # which card, if the viewer may know
    proposal: int | None  # stages reply and answer: the first ally's proposal, a node; the marker's own node: it stays
    counter: int | None  # stage answer: the second ally's counter-proposal, a node
    past: PastBattle | None
    winner: int | None  # side
    ending: Ending

    @property
    def planet(self) -> int | None:
        """The colour under the battle marker."""
        return None if self.marker is None else self.planets[self.marker]

    @property
    def is_turn(self) -> bool:
        """Whether it is somebody's turn: not in the set-up, not when the game is over."""
        return self.stage not in ("over", "planets", "marker")

    def own_hand(self) -> tuple[int, ...]:
        """The viewer's cards; none for a spectator."""
        return (self.seats[self.viewer].hand or ()) if self.viewer is not None else ()


def view_of(state: GefechtState, viewer: int | None) -> GefechtView:
    turn, sides = int(state.seat_on_turn()), range(len(SIDES))
    return view_from(
        GefechtView,
        state,
        viewer,
        seats=tuple(seat_of(state, seat, viewer) for seat in range(state.plan.seats)),
        phase=int(state.phase) + 1,
        planets=tuple(known(colour) for colour in state.planets),
        decks=tuple(int(state.deck[side * STACK + LAST]) for side in sides),
        piles=tuple(tuple(kinds_in(state.pile, side * STACK, KINDS)) for side in sides),
        tops=tuple(known(state.pile[side * STACK + LAST]) for side in sides),
        offerer=turn if state.stage == SWAP else None,
        offered=known(state.offered) if turn == viewer else None,
        past=past_of(state),
    )


def seat_of(state: GefechtState, seat: int, viewer: int | None) -> SeatView:
    """The cards are open to their owner, and to all when it is over."""
    plan = state.plan
    is_open = seat == viewer or state.actor == OVER
    partner = known(plan.partner[seat])
    is_shared = partner is not None and (is_open or partner == viewer)  # DLG-R26
    down = known(state.down[seat])
    left = int(state.figures[seat])
    return SeatView(
        side=SIDES[plan.side[seat]],
        characters=characters_of(int(plan.seats), plan.options)[seat],
        partner=partner,
        hand=tuple(state.hand(seat)) if is_open else None,
        held=int(state.held[seat]),
        known=tuple(kinds_in(state.given, seat * KINDS, KINDS)) if is_shared else (),
        late=known(state.late[seat]) if is_shared else None,
        counted=tuple(kinds_in(state.counted, seat * KINDS, KINDS)) if is_shared or partner is None else (),
        row=tuple(state.row(seat)),  # DLG-38
        has_down=down is not None,
        down=down if is_open else None,
        figures=colours_in(left),
        lost=colours_in(int(plan.figures[seat]) & ~left),
        figure=known(state.figure_of(seat)),
        is_deployed=state.deployed[seat] != NONE,
        has_ship=bool(state.ship[seat]),
        total=int(state.total[seat]),
        has_left=state.leaver == seat,
    )


def colours_in(bits: int) -> tuple[int, ...]:
    return tuple(colour for colour in range(len(COLOURS)) if bits >> colour & 1)


def past_of(state: GefechtState) -> PastBattle | None:
    if state.past[0] == NONE:
        return None
    counts: list[CountView] = []
    for seat in range(state.plan.seats):
        *row, figure, bonus = (int(state.past[seat * PAST + PAST_CARDS + slot]) for slot in range(PAST))
        by_planet, by_figure = (int(points) for points in points_of(state, seat))
        total = by_planet + by_figure + bonus
        counts.append(CountView(tuple(row), figure, bonus > 0, bonus > 1, by_planet, by_figure, total))
    node = int(state.past[0])
    return PastBattle(node, int(state.planets[node]), tuple(counts), known(loser_of_past(state)))
