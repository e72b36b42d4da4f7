"""Positions as readable JSON, there and back. Only the number of players is needed; the rest has quiet defaults."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from ludotek.games.das_letzte_gefecht.board import CARDS, COLOURS, LETTERS, NODES, SIDES, Side
from ludotek.games.das_letzte_gefecht.checks import check, first_battle
from ludotek.games.das_letzte_gefecht.checks_turn import attacker_in, require
from ludotek.games.das_letzte_gefecht.counting import CountView, count_row, loser_of
from ludotek.games.das_letzte_gefecht.imagine import Cards, state_of
from ludotek.games.das_letzte_gefecht.rules.state import GefechtState
from ludotek.games.das_letzte_gefecht.setup import (
    PLAYERS,
    GefechtOptions,
    characters_of,
    figures_of,
    partner_of,
    settle,
    sides_of,
)
from ludotek.games.das_letzte_gefecht.view import (
    VERSION,
    Ending,
    GefechtView,
    PastBattle,
    SeatView,
    Stage,
    look,
)
from ludotek.kernel import CHANCE, BadPosition
from ludotek.kernel.options import read

Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Node = Annotated[int, msgspec.Meta(ge=0, le=11)]
Phase = Annotated[int, msgspec.Meta(ge=1, le=4)]
Bonus = Annotated[int, msgspec.Meta(ge=0, le=2)]
Battle = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Words = tuple[str, ...]
EMPTY = "-"  # a space without a planet


class PastPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    place: Node
    rows: Words  # seat -> four cards
    figures: Words  # seat -> colour
    bonus: tuple[Bonus, ...]  # seat -> 0: named, 1: deployed, 2: with the ship


class GefechtPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cards are written r4, figures and planets r. What is in no hand, no row and no pile is in the decks."""

    game: Literal["das_letzte_gefecht"] = "das_letzte_gefecht"
    version: int = VERSION
    options: dict[str, object] = {}
    players: int
    stage: Stage = "option"
    seat: Seat | None = None  # who decides or draws; the attacker
    attacker: Seat | None = None  # as the number of the battle says
    battle: Battle | None = None  # the first that it can be
    phase: Phase = 1
    planets: str | None = None  # node -> colour, "-" for an empty space; default: the six colours twice
    marker: Node | None = None  # default: 0, none before the first battle
    hands: Words = ()  # seat -> cards
    rows: Words = ()  # seat -> open cards
    down: Words = ()  # seat -> the card face down
    figures: Words | None = None  # seat -> colours not lost
    deployed: Words = ()  # seat -> colour of the deployed figure
    named: Words = ()  # seat -> colour of the named figure
    ships: tuple[Seat, ...] = ()  # seats whose ship is deployed
    known: Words = ()  # seat -> cards got from the partner and not shown since
    late: Words = ()  # seat -> the known card that came after the one face down was laid
    counted: Words = ()  # seat -> other cards that it had when its deck was made anew, not shown since
    discards: dict[Side, str] = {}  # the last one lies on top
    offered: str | None = None  # in a swap
    proposal: Node | None = None
    counter: Node | None = None
    past: PastPosition | None = None  # the battle before
    left: Seat | None = None
    winner: Side | None = None
    ending: Ending = "running"


# Writing


def dump(state: GefechtState) -> dict[str, object]:
    """Everything, all hands too: for the one who keeps the match."""
    view = look(state, None, range(state.plan.seats))
    position: dict[str, object] = msgspec.to_builtins(position_of(view))
    always = {"game": "das_letzte_gefecht", "version": VERSION, "stage": view.stage, "phase": view.phase}
    return {**always, **position}


def position_of(view: GefechtView) -> GefechtPosition:
    seats = view.seats
    return GefechtPosition(
        options=msgspec.to_builtins(view.options),
        players=len(seats),
        stage=view.stage,
        seat=view.seat,
        attacker=view.attacker,
        battle=view.battle,
        phase=view.phase,
        planets=" ".join(EMPTY if colour is None else LETTERS[colour] for colour in view.planets),
        marker=view.marker,
        hands=some(cards_named(seat.hand or ()) for seat in seats),
        rows=some(cards_named(seat.row) for seat in seats),
        down=some("" if seat.down is None else CARDS[seat.down] for seat in seats),
        figures=tuple(" ".join(LETTERS[colour] for colour in seat.figures) for seat in seats),
        deployed=some(letter(seat.figure) if seat.is_deployed else "" for seat in seats),
        named=some("" if seat.is_deployed else letter(seat.figure) for seat in seats),
        ships=tuple(number for number, seat in enumerate(seats) if seat.has_ship),
        known=some(cards_named(seat.known) for seat in seats),
        late=some("" if seat.late is None else CARDS[seat.late] for seat in seats),
        counted=some(cards_named(seat.counted) for seat in seats),
        discards={side: pile_named(view, number) for number, side in enumerate(SIDES) if view.piles[number]},
        offered=None if view.offered is None else CARDS[view.offered],
        proposal=view.proposal,
        counter=view.counter,
        past=None if view.past is None else past_position(view.past),
        left=next((number for number, seat in enumerate(seats) if seat.has_left), None),
        winner=None if view.winner is None else SIDES[view.winner],
        ending=view.ending,
    )


def some(words: Iterable[str]) -> Words:
    """One for each seat, or nothing if they are all empty."""
    found = tuple(words)
    return found if any(found) else ()


def letter(colour: int | None) -> str:
    return "" if colour is None else LETTERS[colour]


def cards_named(cards: tuple[int, ...]) -> str:
    return " ".join(CARDS[card] for card in cards)


def pile_named(view: GefechtView, side: int) -> str:
    cards, top = list(view.piles[side]), view.tops[side]
    if top is not None:
        cards.remove(top)
        cards.append(top)
    return cards_named(tuple(cards))


def past_position(past: PastBattle) -> PastPosition:
    return PastPosition(
        place=past.node,
        rows=tuple(cards_named(count.row) for count in past.counts),
        figures=tuple(LETTERS[count.figure] for count in past.counts),
        bonus=tuple(count.is_deployed + count.has_ship for count in past.counts),
    )


# Reading


def load(position: dict[str, object]) -> GefechtState:
    """The state of a position; one that cannot exist is refused with the reason."""
    try:
        given = msgspec.convert(position, GefechtPosition)
    except msgspec.ValidationError as error:
        raise BadPosition(f"not a position of Das letzte Gefecht: {error}") from None
    require(given.version == VERSION, f"position of version {given.version}; here is version {VERSION}")
    require(given.players in PLAYERS, f"{given.players} players: the game is for 2, 3 or 4 (DLG-01)")
    options = settle(given.players, read(GefechtOptions, given.options, "das_letzte_gefecht"))
    view = view_of_position(given, options)
    check(view)
    return state_of(view, [Cards(seat.hand or (), seat.down) for seat in view.seats], view.offered)


def view_of_position(given: GefechtPosition, options: GefechtOptions) -> GefechtView:
    planets = planets_of(given, options)
    seats = tuple(seat_view(given, options, seat) for seat in range(given.players))
    battle = first_battle(seats, options, given.attacker) if given.battle is None else given.battle
    attacker = attacker_in(battle, len(seats), options) if given.attacker is None else given.attacker
    piles = [cards_of(given.discards.get(side, "")) for side in SIDES]
    seat = attacker if given.seat is None else given.seat
    offerer = seats[seat].partner if given.stage == "swap" and seat < len(seats) else None
    return GefechtView(
        viewer=None,
        actor=int(CHANCE),
        legal=(),
        options=options,
        seats=seats,
        stage=given.stage,
        seat=seat,
        attacker=attacker,
        battle=battle,
        phase=given.phase,
        planets=planets,
        marker=0 if given.marker is None and battle > 0 else given.marker,
        decks=(),
        piles=tuple(tuple(sorted(pile)) for pile in piles),
        tops=tuple(pile[-1] if pile else None for pile in piles),
        offerer=offerer,
        offered=None if given.offered is None else card_of(given.offered),
        proposal=given.proposal,
        counter=given.counter,
        past=None if given.past is None else past_view(given.past, planets, options, given.players),
        winner=None if given.winner is None else SIDES.index(given.winner),
        ending=given.ending,
    )


def seat_view(given: GefechtPosition, options: GefechtOptions, seat: int) -> SeatView:
    players = given.players
    own = figures_of(players, options, seat)
    figures = own if given.figures is None else colours_of(one(given.figures, players, seat, "figures"))
    deployed = colours_of(one(given.deployed, players, seat, "deployed"))
    named = colours_of(one(given.named, players, seat, "named"))
    down = cards_of(one(given.down, players, seat, "down"))
    row = cards_of(one(given.rows, players, seat, "rows"))
    hand = tuple(sorted(cards_of(one(given.hands, players, seat, "hands"))))
    late = cards_of(one(given.late, players, seat, "late"))
    require(len(late) <= 1, f"late: seat {seat} gets one card at most after its own is laid (DLG-R26)")
    require(len(down) <= 1, f"down: seat {seat} has one card face down at most (DLG-37)")
    require(len(deployed) + len(named) <= 1, f"seat {seat} has one figure in a battle at most (DLG-34)")
    return SeatView(
        side=sides_of(players, options)[seat],
        characters=characters_of(players, options)[seat],
        partner=partner_of(players, options, seat),
        hand=hand,
        held=len(hand),
        known=tuple(sorted(cards_of(one(given.known, players, seat, "known")))),
        late=late[0] if late else None,
        counted=tuple(sorted(cards_of(one(given.counted, players, seat, "counted")))),
        row=row,
        has_down=bool(down),
        down=down[0] if down else None,
        figures=tuple(sorted(figures)),
        lost=tuple(colour for colour in own if colour not in figures),
        figure=next(iter((*deployed, *named)), None),
        is_deployed=bool(deployed),
        has_ship=seat in given.ships,
        total=sum(card % 4 + 1 for card in row) + len(deployed) + (seat in given.ships),
        has_left=given.left == seat,
    )


def planets_of(given: GefechtPosition, options: GefechtOptions) -> tuple[int | None, ...]:
    if given.planets is None:
        return tuple(COLOURS.index(colour) for colour in options.layout or COLOURS * 2)
    words = given.planets.split()
    require(len(words) == NODES, f"planets: {len(words)} spaces, expected {NODES} (DLG-11)")
    return tuple(None if word == EMPTY else colours_of(word)[0] for word in words)


def past_view(
    given: PastPosition, planets: tuple[int | None, ...], options: GefechtOptions, players: int
) -> PastBattle:
    planet = planets[given.place]
    require(planet is not None, f"past: there is no planet on {given.place} (DLG-11)")
    sizes = {len(given.rows), len(given.figures), len(given.bonus)}
    require(sizes == {players}, f"past: expected a row, a figure and a bonus for each of {players} players")
    counts = []
    for seat in range(players):
        row, figure, bonus = cards_of(given.rows[seat]), colours_of(given.figures[seat]), given.bonus[seat]
        require(len(row) == 4 and len(figure) == 1, f"past: seat {seat} played four cards and had one figure (DLG-20)")
        counts.append(count_row(row, planet or 0, figure[0], bonus, options))
    return PastBattle(given.place, planet or 0, tuple(counts), past_loser(counts, players, options))


def past_loser(counts: list[CountView], players: int, options: GefechtOptions) -> int | None:
    return loser_of([count.total for count in counts], [SIDES.index(side) for side in sides_of(players, options)])


def one(words: Words, players: int, seat: int, name: str) -> str:
    require(len(words) in (0, players), f"{name} of {len(words)} seats: expected {players}, one for each player")
    return words[seat] if words else ""


def card_of(name: str) -> int:
    require(name in CARDS, f"{name!r} is no card: expected a colour of {LETTERS} and a value from 1 to 4, as in r4")
    return CARDS.index(name)


def cards_of(names: str) -> tuple[int, ...]:
    return tuple(map(card_of, names.split()))


def colours_of(names: str) -> tuple[int, ...]:
    for name in names.split():
        require(len(name) == 1 and name in LETTERS, f"{name!r} is no colour: expected one of {' '.join(LETTERS)}")
    return tuple(LETTERS.index(name) for name in names.split())
