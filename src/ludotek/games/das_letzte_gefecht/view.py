"""What each viewer may know: the table, the own cards, and what partners passed to each other. DLG-R26, section 5"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec
from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht.board import COLOURS, SIDES, Character, Side
from ludotek.games.das_letzte_gefecht.counting import CountView as CountView
from ludotek.games.das_letzte_gefecht.counting import count_row
from ludotek.games.das_letzte_gefecht.rules.plan import (
    BY_BATTLES,
    BY_FIGURES,
    BY_LEAVING,
    CARD_BITS,
    DONE,
    DRAW,
    HAND,
    KINDS,
    MARKER,
    MOVE,
    NAME,
    NODES,
    NONE,
    OPT,
    PAST_DEPLOYED,
    PAST_FIGURE,
    PAST_SHIP,
    PLANETS,
    PLAY,
    PROP,
    REFILL,
    REPLY,
    RUNNING,
    START,
    SWAP,
    YES,
)
from ludotek.games.das_letzte_gefecht.rules.state import GefechtState
from ludotek.games.das_letzte_gefecht.setup import GefechtOptions, characters_of
from ludotek.kernel import LEAVE, OVER, View
from ludotek.kernel.vecs import vec

VERSION = 1
Stage = Literal[
    "planets", "marker", "start", "refill", "option", "draw", "swap", "play",
    "move", "propose", "reply", "answer", "name", "over",
]  # fmt: skip
Ending = Literal["running", "figures", "battles", "leaving"]
STAGES: dict[int, Stage] = {
    int(PLANETS): "planets",
    int(MARKER): "marker",
    int(START): "start",
    int(REFILL): "refill",
    int(OPT): "option",
    int(DRAW): "draw",
    int(SWAP): "swap",
    int(PLAY): "play",
    int(MOVE): "move",
    int(PROP): "propose",
    int(REPLY): "reply",
    int(YES): "answer",
    int(NAME): "name",
    int(DONE): "over",
}
ENDINGS: dict[int, Ending] = {
    int(RUNNING): "running",
    int(BY_FIGURES): "figures",
    int(BY_BATTLES): "battles",
    int(BY_LEAVING): "leaving",
}


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

    def own_hand(self) -> tuple[int, ...]:
        """The viewer's own cards; none for a spectator."""
        return (self.seats[self.viewer].hand or ()) if self.viewer is not None else ()

    def order(self) -> list[int]:
        """The seats in order of play. DLG-R08"""
        return [(self.attacker + step) % len(self.seats) for step in range(len(self.seats))]


def view_of(state: GefechtState, viewer: int | None) -> GefechtView:
    """The own cards only. When it is over, all hands are opened."""
    if state.actor == OVER:
        return look(state, viewer, range(state.plan.seats))
    return look(state, viewer, () if viewer is None else (viewer,))


def look(state: GefechtState, viewer: int | None, opened: Collection[int]) -> GefechtView:
    """The table with the cards of these seats open."""
    plan = state.plan
    return GefechtView(
        viewer=viewer,
        actor=int(state.actor),
        legal=tuple(state.legal()) if viewer is not None and viewer == state.actor else (),
        asides=asides_of(state, viewer),
        options=plan.options,
        seats=tuple(seat_of(state, seat, opened) for seat in range(plan.seats)),
        stage=STAGES[int(state.stage)],
        seat=int(state.seat),
        attacker=int(state.attacker),
        battle=int(state.battle),
        phase=int(state.phase) + 1,
        planets=tuple(known(state.planets[node]) for node in range(NODES)),
        marker=known(state.marker),
        decks=(int(state.decked[0]), int(state.decked[1])),
        piles=(cards_in(state.pile, 0), cards_in(state.pile, 1)),
        tops=(known(state.top[0]), known(state.top[1])),
        offerer=int(state.seat_on_turn()) if state.stage == SWAP else None,
        offered=int(state.offered) if state.stage == SWAP and state.seat_on_turn() in opened else None,
        proposal=int(state.proposal) if state.stage in (REPLY, YES) else None,
        counter=int(state.counter) if state.stage == YES else None,
        past=past_of(state),
        winner=known(state.winner),
        ending=ENDINGS[int(state.ending)],
    )


def asides_of(state: GefechtState, viewer: int | None) -> tuple[int, ...]:
    found = state.interjections(viewer) if viewer is not None else []
    return tuple(action for action in found if action != LEAVE)


def known(number: int) -> int | None:
    return None if number == NONE else int(number)


def seat_of(state: GefechtState, seat: int, opened: Collection[int]) -> SeatView:
    plan = state.plan
    is_open = seat in opened
    partner = known(plan.partner[seat])
    is_shared = partner is not None and (is_open or partner in opened)  # DLG-R26
    row, down = row_of(state, seat), down_of(state, seat)
    own = int(plan.figures[seat])
    left = int(state.figures[seat])
    return SeatView(
        side=SIDES[int(plan.side[seat])],
        characters=characters_of(int(plan.seats), plan.options)[seat],
        partner=partner,
        hand=tuple(state.hand(seat)) if is_open else None,
        held=int(state.held[seat]),
        known=cards_in(state.given, seat) if is_shared else (),
        late=known(state.late[seat]) if is_shared else None,
        counted=cards_in(state.counted, seat) if is_shared or partner is None else (),
        row=row,
        has_down=down is not None,
        down=down if is_open else None,
        figures=colours_in(left),
        lost=colours_in(own & ~left),
        figure=known(state.figure[seat]),
        is_deployed=bool(state.deployed[seat]),
        has_ship=bool(state.ship[seat]),
        total=int(state.total[seat]),
        has_left=state.leaver == seat,
    )


def row_of(state: GefechtState, seat: int) -> tuple[int, ...]:
    """The open cards. DLG-38"""
    return tuple(int(state.rows[seat * HAND + slot]) for slot in range(state.opened))


def down_of(state: GefechtState, seat: int) -> int | None:
    return known(state.rows[seat * HAND + state.opened]) if state.opened < HAND else None


def colours_in(bits: int) -> tuple[int, ...]:
    return tuple(colour for colour in range(len(COLOURS)) if bits >> colour & 1)


def cards_in(counts: vec[i64], group: int) -> tuple[int, ...]:
    """Group * 24 + kind -> copies, as a sorted list of cards."""
    return tuple(kind for kind in range(KINDS) for _ in range(counts[group * KINDS + kind]))


# The battle before


def past_of(state: GefechtState) -> PastBattle | None:
    if state.past_node == NONE:
        return None
    planet = int(state.planets[state.past_node])
    counts = tuple(count_of(state, planet, int(state.past[seat])) for seat in range(state.plan.seats))
    return PastBattle(int(state.past_node), planet, counts, known(state.past_loser))


def count_of(state: GefechtState, planet: int, packed: int) -> CountView:
    row = [packed >> int(CARD_BITS) * slot & 31 for slot in range(HAND)]
    figure = packed >> int(PAST_FIGURE) & 7
    bonus = (packed >> int(PAST_DEPLOYED) & 1) + (packed >> int(PAST_SHIP) & 1)
    return count_row(row, planet, figure, bonus, state.plan.options)
