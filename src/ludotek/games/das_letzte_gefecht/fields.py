"""The table of fields of Das letzte Gefecht: readable positions, there and back, and what they must fulfil.

Only the number of players is needed; the rest has quiet defaults. Cards are written r4, figures and planets r. What is
in no hand, no row and no pile is in the decks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

from ludotek.kernel import Computed, Field, Fields, Position, State, require
from ludotek.kernel.fields import Known, check_keys
from ludotek.kernel.forms import (
    Bits,
    Counts,
    Each,
    Form,
    Json,
    Keyed,
    Maybe,
    Members,
    Name,
    Number,
    Shifted,
    Slots,
    Unreadable,
    words,
)
from ludotek.kernel.options import read as read_options

from .board import CARDS, COLOURS, LETTERS, NODES, SIDES
from .options import PLAYERS, GefechtOptions, settle
from .rules.checks import attacker_in, battles_lost
from .rules.plan import HAND, KINDS, NOBODY, NONE, STACK, Plan
from .rules.state import GefechtState
from .rules.table import Sight
from .view import ENDINGS, STAGES

MOST_BATTLES = 1_000_000
SIGHTS = ("draw", "discard", "swap", "play", "show", "count")  # what the log knows, by the numbers of the rules
EMPTY = "-"  # a space without a planet


# Forms


class NoSuch(Unreadable):
    """A word that stands for nothing."""

    def __init__(self, value: Json, what: str, expected: str) -> None:
        ValueError.__init__(self, f"{value!r} is no {what}: expected {expected}")


class Word(Name):
    def __init__(self, names: Sequence[str], what: str, expected: str) -> None:
        super().__init__(names, expected)
        self.what = what

    def read(self, value: Json) -> list[int]:
        if not isinstance(value, str) or value not in self.numbers:
            raise NoSuch(value, self.what, self.expected)
        return [self.numbers[value]]


class PerClause(Form):
    """Another form, with the clause that forbids what it cannot read."""

    def __init__(self, form: Form, clause: str) -> None:
        self.form, self.clause, self.size = form, clause, form.size

    def write(self, numbers: Sequence[int]) -> Json:
        return self.form.write(numbers)

    def read(self, value: Json) -> list[int]:
        try:
            return self.form.read(value)
        except NoSuch:
            raise
        except Unreadable as error:
            raise Unreadable(value, f"{str(error).split('expected ')[-1]} ({self.clause})") from None


class EachSeat(Each):
    """One value for each seat, or none for all of them."""

    def __init__(self, form: Form, seats: int, key: str) -> None:
        super().__init__(form, seats)
        self.key = key

    def read(self, value: Json) -> list[int]:
        found = value if isinstance(value, list | tuple) else None
        if found is None:
            raise Unreadable(value, f"a list of {self.count}")
        require(
            len(found) in (0, self.count),
            f"{self.key} of {len(found)} seats: expected {self.count}, one for each player",
        )
        return super().read(found or [""] * self.count)


class Pile(Form):
    """Copies of every card, and which lies on top: written as words, the last one on top."""

    size = int(STACK)

    def write(self, numbers: Sequence[int]) -> Json:
        cards = [card for card in range(KINDS) for _ in range(numbers[card])]
        if cards:
            cards.remove(numbers[-1])
            cards.append(numbers[-1])
        return " ".join(CARDS[card] for card in cards)

    def read(self, value: Json) -> list[int]:
        cards = [CARD.read(word)[0] for word in words(value)]
        return [*(cards.count(card) for card in range(KINDS)), cards[-1] if cards else int(NONE)]


COLOUR = Word(LETTERS, "colour", f"one of {' '.join(LETTERS)}")
CARD = Word(CARDS, "card", f"a colour of {LETTERS} and a value from 1 to 4, as in r4")
ROW = Slots(CARD, int(HAND), int(NONE), is_spaced=True)
ONE_CARD = Slots(CARD, 1, int(NONE), is_spaced=True)
ONE_COLOUR = Slots(COLOUR, 1, int(NONE), is_spaced=True)
NODE = Maybe(Number(0, NODES - 1))


class Colours(Bits):
    """A bit for each colour."""

    def read(self, value: Json) -> list[int]:
        for word in words(value):
            COLOUR.read(word)
        return super().read(value)


class PlanetWords(Form):
    """Node -> colour, "-" for an empty space."""

    size = NODES

    def write(self, numbers: Sequence[int]) -> Json:
        return " ".join(EMPTY if number == NONE else LETTERS[number] for number in numbers)

    def read(self, value: Json) -> list[int]:
        found = words(value)
        require(len(found) == NODES, f"planets: {len(found)} spaces, expected {NODES}", "DLG-11")
        return [int(NONE) if word == EMPTY else COLOUR.read(word)[0] for word in found]


class SeatNumber(Number):
    def __init__(self, seats: int) -> None:
        super().__init__(0, 3)
        self.seats = seats

    def read(self, value: Json) -> list[int]:
        found = super().read(value)
        require(found[0] < self.seats, f"seat {value}: there are {self.seats} players, from seat 0")
        return found


class PerPlayer(Each):
    """Of the battle before: one value for every player."""

    def read(self, value: Json) -> list[int]:
        if not isinstance(value, list | tuple) or len(value) != self.count:
            raise Unreadable(value, f"a value for each of {self.count} players")
        return super().read(value)


class FourCards(Slots):
    def __init__(self) -> None:
        super().__init__(CARD, int(HAND), int(NONE), is_spaced=True)

    def read(self, value: Json) -> list[int]:
        found = super().read(value)
        require(NONE not in found, f"past: {value!r}: four cards were played (DLG-20)")
        return found


# Fields


class Usually(Field):
    """A field that a position may leave open: then it follows from those before it."""

    def __init__(self, key: str, form: Form, usual: Callable[[GefechtState], Sequence[int]]) -> None:
        super().__init__(key, form, default=None)
        self.usual = usual

    def read(self, state: State, value: Json) -> None:
        assert isinstance(state, GefechtState)
        self.set_numbers(state, self.usual(state) if value is None else self.form.read(value))


class BattleField(Usually):
    """The number of the battle, and if it was left open who attacks in it."""

    def read(self, state: State, value: Json) -> None:
        super().read(state, value)
        assert isinstance(state, GefechtState)
        if state.attacker == NOBODY:
            state.attacker = attacker_in(int(state.battle), state.plan)


class PastField(Field):
    """The battle before: an object of fields, or null."""

    def __init__(self, *parts: Field) -> None:
        super().__init__("past", Number(0, 0), default=None)
        self.parts = parts

    def write(self, state: State) -> Json:
        is_past = self.parts[0].numbers(state)[0] != NONE
        return {part.key: part.write(state) for part in self.parts} if is_past else None

    def read(self, state: State, value: Json) -> None:
        if value is None:
            return
        keys = [part.key for part in self.parts]
        check_keys(value, keys, "past")
        require(set(value) == set(keys), f"past: expected {', '.join(keys)}")
        for part in self.parts:
            part.read(state, value[part.key])

    def fields(self) -> Iterator[Field]:
        yield from self.parts


class LogField(Field):
    """What everybody saw of the hidden cards of allies: "draw 1", "discard 1 r4", "count 1 r1 r4 …"."""

    def __init__(self) -> None:
        super().__init__("log", Number(0, 0), default=[])

    def numbers(self, state: State) -> list[int]:
        assert isinstance(state, GefechtState)
        return list(state.log)

    def write(self, state: State) -> Json:
        assert isinstance(state, GefechtState)
        return [" ".join([SIGHTS[what], str(seat), *(CARDS[c] for c in cards)]) for what, seat, cards in state.sights()]

    def read(self, state: State, value: Json) -> None:
        assert isinstance(state, GefechtState)
        if not isinstance(value, list | tuple):
            raise Unreadable(value, "a list")
        sights = [self.sight(line, int(state.plan.seats)) for line in value]
        state.log = [n for what, seat, cards in sights for card in cards or [int(NONE)] for n in (what, seat, card)]

    def sight(self, line: Json, seats: int) -> Sight:
        what, seat, *cards = [*words(line), "", ""][: max(2, len(words(line)))]
        if what not in SIGHTS or seat not in map(str, range(seats)):
            raise Unreadable(line, f"one of {', '.join(SIGHTS)}, a seat and the cards seen")
        return SIGHTS.index(what), int(seat), tuple(CARD.read(card)[0] for card in cards)


def fields_of(state: GefechtState) -> Fields:
    return table_of(state.plan)


@lru_cache(maxsize=64)
def table_of(plan: Plan) -> Fields:
    seats = int(plan.seats)

    def for_seats(key: str, form: Form, attribute: str = "", *, is_secret: bool = False) -> Field:
        known: Known = "owner" if is_secret else "everybody"
        return Field(key, EachSeat(form, seats, key), attribute or key, known=known, default=[])

    some_cards = Counts(CARDS, is_spaced=True)
    return Fields(
        Computed("players", lambda state: int(state.plan.seats), lambda state, value: None),
        Field("stage", Name(STAGES), default="option"),
        Field("phase", Shifted(Number(1, 4), 1), default=1),
        Usually("figures", EachSeat(PerClause(Colours(LETTERS), "DLG-15"), seats, "figures"), all_figures),
        Usually("attacker", SeatNumber(seats), lambda state: [int(NOBODY)]),
        BattleField("battle", Number(0, MOST_BATTLES), first_battle),
        Usually("seat", SeatNumber(seats), lambda state: [int(state.attacker)]),
        Usually("planets", PlanetWords(), agreed_planets),
        Usually("marker", NODE, lambda state: [0 if state.battle > 0 else int(NONE)]),
        for_seats("hands", ROW, is_secret=True),
        for_seats("rows", ROW),
        for_seats("down", PerClause(ONE_CARD, "DLG-37"), is_secret=True),
        for_seats("deployed", PerClause(ONE_COLOUR, "DLG-34")),
        for_seats("named", PerClause(ONE_COLOUR, "DLG-34")),
        Field("ships", Members(seats), "ship", default=[]),
        for_seats("known", some_cards, "given", is_secret=True),
        for_seats("late", PerClause(ONE_CARD, "DLG-R26"), is_secret=True),
        for_seats("counted", some_cards, is_secret=True),
        Field("discards", Keyed(Pile(), SIDES, ""), "pile", default={}),
        Field("offered", Maybe(CARD), known="nobody", default=None),
        Field("proposal", NODE, default=None),
        Field("counter", NODE, default=None),
        PastField(
            Field("place", Number(0, NODES - 1), "past_node"),
            Field("rows", PerPlayer(FourCards(), seats), "past_rows"),
            Field("figures", PerPlayer(COLOUR, seats), "past_figures"),
            Field("bonus", PerPlayer(Number(0, 2), seats), "past_bonus"),
        ),
        LogField(),
        Field("left", Maybe(SeatNumber(seats)), "leaver", default=None),
        Field("winner", Maybe(Name(SIDES)), default=None),
        Field("ending", Name(ENDINGS), default="running"),
    )


def setting_of(position: Position) -> tuple[int, GefechtOptions]:
    players, given = position.get("players"), position.get("options", {})
    require(type(players) is int and players in PLAYERS, f"{players!r} players: the game is for 2, 3 or 4", "DLG-01")
    require(isinstance(given, Mapping), f"options: {given!r}: expected an object")
    seats = int(players or 0)
    return seats, settle(seats, read_options(GefechtOptions, given, "das_letzte_gefecht"))


# What a position that leaves something open means


def all_figures(state: GefechtState) -> list[int]:
    return [int(bits) for bits in state.plan.figures]


def agreed_planets(state: GefechtState) -> list[int]:
    """As the option says, or the six colours twice."""
    return [COLOURS.index(colour) for colour in state.plan.options.layout or COLOURS * 2]


def first_battle(state: GefechtState) -> list[int]:
    """The first battle that it can be: as many before it as figures are lost, and the right attacker."""
    battle = 1 + battles_lost(state)
    while state.attacker not in (NOBODY, attacker_in(battle, state.plan)):
        battle += 1
    return [battle]
