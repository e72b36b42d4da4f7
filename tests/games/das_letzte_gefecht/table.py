"""A table set up as the rules write it: `table(hands=["r4 r2 g3 b1", "r1 o2 y3 p4"])`, then `play(30, 126)`.

Decisions are written by the codes of the rules. Hands that are not named are filled with cards that are left, so that
every position has as many cards as its phase wants. The planets lie as in the worked examples.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from ludotek.games.das_letzte_gefecht import GAME
from ludotek.games.das_letzte_gefecht.options import GefechtOptions
from ludotek.games.das_letzte_gefecht.rules.state import GefechtState
from ludotek.games.das_letzte_gefecht.view import GefechtView, PastBattle
from ludotek.kernel import CHANCE, Event, Match, Position

S, J = 0, 1  # the seats of two players
LAYOUT = "r o y g b p g b p r o y"
LETTERS = "roygbp"
WORDS = ("red", "orange", "yellow", "green", "blue", "purple")
CARDS = [letter + str(value) for letter in LETTERS for value in (1, 2, 3, 4)]
COPIES = {1: 3, 2: 3, 3: 3, 4: 2}
OPTION_NAMES = set(GefechtOptions.__struct_fields__)
OPEN_STAGES = ("move", "propose", "reply", "answer", "name")
SEPARATISTS, JEDI = 0, 1
NOTHING, SHIP, STAY, ACCEPT, REFUSE = 0, 40, 200, 220, 221  # decisions by the codes of the rules


def kind(name: str) -> int:
    """r1 … r4 = 0 … 3, o1 = 4, …"""
    return 4 * LETTERS.index(name[0]) + int(name[1]) - 1


def kind_of(event: Event) -> str:
    """What it says itself; FigureLost -> figure_lost"""
    named = getattr(event, "what", re.sub(r"(?<!^)([A-Z])", r"-\1", type(event).__name__).lower())
    return str(named).replace("-", "_")


# Decisions by the codes of the rules


def discard(card: str) -> int:
    return 1 + kind(card)


def figure(colour: str) -> int:
    return 30 + LETTERS.index(colour)


def offer(card: str) -> int:
    return 50 + kind(card)


def give(card: str) -> int:
    return 80 + kind(card)


def lay(card: str) -> int:
    return 110 + kind(card)


def go(node: int) -> int:
    return 201 + node


def call(colour: str) -> int:
    return 230 + LETTERS.index(colour)


class Table:
    """A match that is told in the words of the rules."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> GefechtState:
        assert isinstance(self.match.state, GefechtState)
        return self.match.state

    @property
    def view(self) -> GefechtView:
        return GAME.view(self.state, None)

    # What is so

    @property
    def legal(self) -> list[int]:
        """The complete list for the seat that decides."""
        return self.state.legal()

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def stage(self) -> str:
        return self.view.stage

    @property
    def asked(self) -> tuple[int, str]:
        """Who decides what."""
        return self.actor, self.stage

    def hand(self, seat: int) -> list[str]:
        return [CARDS[card] for card in GAME.view(self.state, seat).seats[seat].hand or ()]

    def row(self, seat: int) -> list[str]:
        return [CARDS[card] for card in self.view.seats[seat].row]

    def figures(self, seat: int) -> str:
        return "".join(LETTERS[colour] for colour in self.view.seats[seat].figures)

    @property
    def totals(self) -> list[int]:
        return [seat.total for seat in self.view.seats]

    @property
    def past(self) -> PastBattle:
        past = self.view.past
        assert past is not None
        return past

    @property
    def final(self) -> list[int]:
        """The final totals that the battle was decided with in the last step; what is shown of it agrees."""
        totals = {event.seat: event.total for event in self.events("counted")}
        assert [count.total for count in self.past.counts] == [totals[seat] for seat in sorted(totals)]
        assert [(count.planet_points, count.figure_points) for count in self.past.counts] == [
            (event.planet_points, event.figure_points)
            for event in sorted(self.events("counted"), key=lambda event: event.seat)
        ]
        return [totals[seat] for seat in sorted(totals)]

    @property
    def last(self) -> list[Event]:
        return self.match.stories[-1]

    def events(self, kind: str) -> list[Any]:
        """Of the last step: those of one kind, as in `figure_lost`."""
        return [event for event in self.last if kind_of(event) == kind]

    @property
    def kinds(self) -> list[str]:
        """What happened in the last step, by kind."""
        return [kind_of(event) for event in self.last]

    # What is done

    def play(self, *codes: int) -> Table:
        for code in codes:
            self.match.play(self.actor, code)
        return self

    def draw(self, *names: str) -> Table:
        for name in names:
            self.match.happen(kind(name))
        return self

    def draw_any(self) -> Table:
        """Chance does something until somebody decides."""
        while self.actor == CHANCE:
            self.match.happen(self.state.chances()[0][0])
        return self

    def until(self, seat: int, stage: str) -> Table:
        """Everybody takes the first choice until this seat is asked that, at least one step on."""
        self.step()
        while self.asked != (seat, stage):
            self.step()
        return self

    def step(self) -> None:
        if self.actor == CHANCE:
            self.match.happen(self.state.chances()[0][0])
        else:
            self.play(self.legal[0])

    def fork(self) -> Table:
        return Table(self.match.fork(len(self.match.steps)))


# Positions


def position(players: int = 2, /, **words: object) -> Position:
    """A readable position: the fields of a position and options together."""
    options = {name: words.pop(name) for name in OPTION_NAMES & set(words)}
    found: Position = {"players": players, "planets": LAYOUT, "options": options, **words}
    if found.get("stage") not in ("planets", "marker", "start", "refill", "over"):
        found["hands"] = hands_of(players, found)
    return found


def hands_of(players: int, given: Position) -> list[str]:
    """The hands that are named, and for the others cards that are left."""
    named = [*given.get("hands", []), *[None] * players][:players]
    sides = sides_of(players, given["options"])
    left = [Counter({card: COPIES[int(card[1])] for card in CARDS}) for _ in range(2)]
    for side, word in enumerate(("separatists", "jedi")):
        left[side].subtract(given.get("discards", {}).get(word, "").split())
    for field in ("rows", "down"):
        for seat, cards in enumerate(given.get(field, [])):
            left[sides[seat]].subtract(cards.split())
    for seat, cards in enumerate(named):
        left[sides[seat]].subtract((cards or "").split())
    return [
        dealt(left[sides[seat]], wanted(given, seat)) if cards is None else cards for seat, cards in enumerate(named)
    ]


def dealt(left: Counter[str], count: int) -> str:
    chosen = sorted(left.elements(), key=lambda card: (card[1], card))[:count]
    left.subtract(chosen)
    return " ".join(chosen)


def wanted(given: Position, seat: int) -> int:
    """How many cards this seat has in hand at this moment."""
    phase = int(given.get("phase", 1))
    if given.get("stage") in OPEN_STAGES:
        return 4 - phase
    has_laid = bool([*given.get("down", []), *[""] * 4][seat])
    return 5 - phase - has_laid - (given.get("stage") == "draw" and given.get("seat") == seat)


def sides_of(players: int, options: Position) -> Sequence[int]:
    if players == 3:
        return (1, 0, 0) if options.get("single_side") == "jedi" else (0, 1, 1)
    return (0, 1, 0, 1)[:players]


def table(players: int = 2, /, **words: object) -> Table:
    start = position(players, **words)
    return Table(Match.new(GAME, players, start["options"], start=start))


def new(players: int = 2, /, **options: object) -> Table:
    """A game about to begin."""
    return Table(Match.new(GAME, players, options))


def begun(players: int = 2, /, **options: object) -> Table:
    """A game with its first hands drawn; the planets lie as in the examples, the marker on node 0."""
    layout = [WORDS[LETTERS.index(letter)] for letter in LAYOUT.split()]
    there = new(players, layout=layout, **options)
    if there.stage == "start":
        return there.play(go(0)).draw_any()
    there.match.happen(0)
    return there.draw_any()
