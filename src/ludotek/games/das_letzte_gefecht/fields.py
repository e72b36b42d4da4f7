"""The table of fields of Das letzte Gefecht: readable positions, there and back, and what they must fulfil.

Only the number of players is needed; the rest has quiet defaults. Cards are written r4, figures and planets r. What is
in no hand, no row and no pile is in the decks.
"""

from collections.abc import Sequence
from typing import Any

from ludotek.kernel import Field, Fields, Usually, forms, require
from ludotek.kernel.fields import Known, check_keys
from ludotek.kernel.forms import Each, Form, Json, Maybe, Name, Number, Slots, Unreadable, chunks, items_of, words

from .board import CARDS, COLOURS, LETTERS, NODES, SIDES
from .rules.checks import battles_lost
from .rules.plan import HAND, KINDS, NOBODY, NONE, PAST, STACK, Plan
from .rules.state import GefechtState
from .rules.table import Sight
from .view import ENDINGS, STAGES

MOST_BATTLES = 1_000_000
SIGHTS = ("draw", "discard", "swap", "play", "show", "count")  # what the log knows, by the numbers of the rules

COLOUR = Name(LETTERS, f"one of {' '.join(LETTERS)}", "colour")
CARD = Name(CARDS, f"a colour of {LETTERS} and a value from 1 to 4, as in r4", "card")
ROW, ONE_CARD = (Slots(CARD, size, int(NONE), is_spaced=True) for size in (int(HAND), 1))
ONE_COLOUR = Slots(COLOUR, 1, int(NONE), is_spaced=True)
NODE = Maybe(Number(0, NODES - 1))
PLANET = Name({int(NONE): "-", **dict(enumerate(LETTERS))}, f"one of {' '.join(LETTERS)}, or - for none", "colour")


class EachSeat(Each):
    """One value for each seat, or an empty list if all are empty."""

    def __init__(self, form: Form, seats: int, key: str) -> None:
        super().__init__(form, seats)
        self.key = key

    def read(self, value: Json) -> list[int]:
        if isinstance(value, list | tuple):
            expected = f"{self.key} of {len(value)} seats: expected a value for each of {self.count} players"
            require(len(value) in (0, self.count), expected)
        return super().read([""] * self.count if value in ([], ()) else value)


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


class Past(Form):
    """The battle before, as the rules keep it: an object of the place and of what each player had."""

    def __init__(self, seats: int) -> None:
        forms = {"rows": ROW, "figures": COLOUR, "bonus": Number(0, 2)}
        self.parts = {key: EachSeat(form, seats, f"past: {key}") for key, form in forms.items()}
        self.size = 1 + seats * int(PAST)

    def write(self, numbers: Sequence[int]) -> Json:
        seats = chunks(numbers[1:], int(PAST))
        rows, figures = [ROW.write(seat[:-2]) for seat in seats], [COLOUR.write(seat[-2:]) for seat in seats]
        return {"place": int(numbers[0]), "rows": rows, "figures": figures, "bonus": [int(seat[-1]) for seat in seats]}

    def read(self, value: Json) -> list[int]:
        keys = ["place", *self.parts]
        check_keys(value, keys, "past")
        require(len(value) == len(keys), f"past: expected {', '.join(keys)}")
        rows, figures, bonus = (part.read(value[key]) for key, part in self.parts.items())
        seats = zip(chunks(rows, int(HAND)), figures, bonus, strict=True)
        return NODE.form.read(value["place"]) + [n for row, *others in seats for n in (*row, *others)]


# The log: what everybody saw of the hidden cards of allies, as "draw 1", "discard 1 r4", "count 1 r1 r4 …"


class Log(Field):
    def numbers(self, state: Any) -> list[int]:
        return [number for what, seat, cards in state.log for number in (what, seat, len(cards), *cards)]

    def write(self, state: Any) -> Json:
        return [" ".join([SIGHTS[what], str(seat), *(CARDS[one] for one in cards)]) for what, seat, cards in state.log]

    def read(self, state: Any, value: Json) -> None:
        state.log = [sight_of(line, int(state.plan.seats)) for line in items_of(value)]


def sight_of(line: Json, seats: int) -> Sight:
    what, seat, *cards = [*words(line), "", ""][: max(2, len(words(line)))]
    if what not in SIGHTS or seat not in map(str, range(seats)):
        raise Unreadable(line, f"one of {', '.join(SIGHTS)}, a seat and the cards seen")
    return SIGHTS.index(what), int(seat), tuple(CARD.read(card)[0] for card in cards)


def fields_of(plan: Plan) -> Fields:
    seats = int(plan.seats)
    planets, twice = Each(PLANET, NODES, is_spaced=True), [*range(len(COLOURS))] * 2
    a_seat = Number(0, seats - 1, f"a seat: there are {seats} players, from seat 0")
    some_cards, figures = forms.Counts(CARDS, is_spaced=True), EachSeat(forms.Bits(LETTERS), seats, "figures")

    def of_seats(key: str, form: Form, attribute: str = "", clause: str = "", known: Known = "everybody") -> Field:
        return Field(key, EachSeat(form, seats, key), attribute or key, known=known, default=[], clause=clause)

    return Fields(
        Field("stage", Name(STAGES), default="option"),
        Field("phase", forms.Shifted(Number(1, 4), 1), default=1),
        Usually("figures", figures, lambda state: state.plan.figures, clause="DLG-15"),
        Field("attacker", Maybe(a_seat), default=None),
        Usually("battle", Number(0, MOST_BATTLES), first_battle),
        Field("seat", Maybe(a_seat), default=None),
        Usually("planets", planets, lambda state: list(state.plan.layout) or twice, clause="DLG-11"),
        Usually("marker", NODE, lambda state: [0 if state.battle > 0 else int(NONE)]),
        of_seats("hands", ROW, known="owner"),
        of_seats("rows", ROW),
        of_seats("down", ONE_CARD, clause="DLG-37", known="owner"),
        of_seats("deployed", ONE_COLOUR, clause="DLG-34"),
        of_seats("named", ONE_COLOUR, clause="DLG-34"),
        Field("ships", forms.Members(seats), "ship", default=[]),
        of_seats("known", some_cards, "given", known="owner"),
        of_seats("late", ONE_CARD, clause="DLG-R26", known="owner"),
        of_seats("counted", some_cards, known="owner"),
        Field("discards", forms.Keyed(Pile(), SIDES, ""), "pile", default={}),
        Field("offered", Maybe(CARD), known="nobody", default=None),
        Field("proposal", NODE, default=None),
        Field("counter", NODE, default=None),
        Field("past", Maybe(Past(seats)), default=None),
        Log("log", CARD, default=[]),
        Field("left", Maybe(a_seat), "leaver", default=None),
        Field("winner", Maybe(Name(SIDES)), default=None),
        Field("ending", Name(ENDINGS), default="running"),
    )


def first_battle(state: GefechtState) -> list[int]:
    """The first battle that it can be: as many before it as figures are lost, and the right attacker."""
    battle = 1 + battles_lost(state)
    while state.attacker not in (NOBODY, state.plan.attacker_in(battle)):
        battle += 1
    return [battle]
