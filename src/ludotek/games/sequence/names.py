"""Cards, spaces and lines by name: 6♥, r4c3, r4c1-r4c5 in positions and moves, and in words for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludotek.kernel import Text, Who, require
from ludotek.kernel.forms import Each, Form, Json, Name, Slots, Unreadable, words

from .board import CELLS, COLOURS, CORNERS, LINES, NAMES, PLACES, RANK_WORDS, RANKS, STEPS, SUIT_WORDS
from .rules import plan as rules

CARD_NUMBERS = {name: card for card, name in enumerate(NAMES)}
SPACE_NAMES = {cell: f"r{row}c{column}" for cell, (row, column) in PLACES.items()}
SPACE_CELLS = {name: cell for cell, name in SPACE_NAMES.items()}


def line_name(cells: Sequence[int]) -> str:
    return f"{SPACE_NAMES[cells[0]]}-{SPACE_NAMES[cells[-1]]}"


LINE_KEYS = {line_name(cells): key for key, cells in LINES.items()}  # name -> direction and first cell


# In words


def card_text(card: int) -> Text:
    suit, rank = Text(f"suit-{suit_word(card)}"), rank_word(card)
    if rank.isdecimal():
        return Text("card-number", {"suit": suit, "number": rank})
    return Text(f"card-{rank}", {"suit": suit})


def suit_word(card: int) -> str:
    return SUIT_WORDS[card // len(RANKS)]


def rank_word(card: int) -> str:
    return RANK_WORDS[card % len(RANKS)]


def card_sign(card: int) -> str:
    return NAMES[card].replace("T", "10")


def discard_text(seat: int, pile: tuple[int, ...]) -> Text:
    """All of a discard pile, the last card at the end. SEQ-R22"""
    if not pile:
        return Text("label-discard-empty", {"who": Who(seat)})
    return Text("label-discard", {"who": Who(seat), "count": len(pile), "cards": " ".join(map(card_sign, pile))})


def space_text(cell: int) -> Text:
    """Counted from the left upper corner, from 1."""
    row, column = PLACES[cell]
    return Text("space", {"row": row + 1, "column": column + 1})


def line_text(cells: Sequence[int]) -> Text:
    return Text("line", {"first": space_text(cells[0]), "last": space_text(cells[-1])})


def colour_text(side: int) -> Text:
    return Text(f"colour-{COLOURS[side]}")


def card_symbol(card: int) -> str:
    return f"card-{rank_word(card)}-{suit_word(card)}"


def chip_symbol(side: int, *, is_locked: bool) -> str:
    return f"chip-{COLOURS[side]}" + ("-locked" if is_locked else "")


# In positions

CARD_FORM = Name(NAMES, "a rank of 2 to 9, T, J, Q, K, A and a suit of ♠ ♥ ♦ ♣; this is no card")
SPACE_FORM = Name(SPACE_NAMES, "r0c0 to r9c9; this is no space")
OPENING_FORM = Name(
    {**dict(enumerate(NAMES)), int(rules.WAITING): "waiting", int(rules.OUT): "out"}, "a card, waiting or out"
)


class Everyone(Each):
    """One value for each player; an empty list gives everybody the same."""

    def __init__(self, form: Form, seats: int, absent: Json) -> None:
        super().__init__(form, seats)
        self.absent = absent

    def read(self, value: Json) -> list[int]:
        if not isinstance(value, list | tuple) or len(value) not in (0, self.count):
            raise Unreadable(value, f"{self.count}, one for each player")
        return super().read(value or [self.absent] * self.count)


class Hand(Slots):
    """Cards in order, at most `limit`."""

    def __init__(self, limit: int) -> None:
        super().__init__(CARD_FORM, int(rules.SLOTS), int(rules.NO_CARD), is_spaced=True)
        self.limit = limit

    def read(self, value: Json) -> list[int]:
        if len(words(value)) > self.limit:
            raise Unreadable(value, f"a hand of {self.limit} cards at most (SEQ-14)")
        return sorted(super().read(value), key=lambda card: (card == self.empty, card))


class Play(Form):
    """A card and a space, as one number of the rules: J♦ r4c3."""

    def write(self, numbers: Sequence[int]) -> Json:
        card, cell = divmod(numbers[0], 1 << int(rules.CARD))
        return f"{NAMES[card]} {SPACE_NAMES[cell]}"

    def read(self, value: Json) -> list[int]:
        if len(words(value)) != 2:
            raise Unreadable(value, "a card and a space")
        card, space = words(value)
        return [CARD_FORM.read(card)[0] << int(rules.CARD) | SPACE_FORM.read(space)[0]]


class Colour(Name):
    """A side by its colour."""

    def __init__(self, colours: Sequence[str]) -> None:
        super().__init__(colours, f"one of {', '.join(colours)} (SEQ-10)")


class BySide(Form):
    """An object of colours: what each side has."""

    def __init__(self, colours: Sequence[str]) -> None:
        self.colours, self.colour = colours, Colour(colours)

    def sides(self, value: Json) -> list[tuple[int, Json]]:
        if not isinstance(value, Mapping):
            raise Unreadable(value, "an object of colours")
        return sorted((self.colour.read(colour)[0], given) for colour, given in value.items())


class Chips(BySide):
    """The board: for each colour the spaces with its chips."""

    size = int(rules.CELLS)

    def write(self, numbers: Sequence[int]) -> Json:
        spaces = {
            colour: " ".join(SPACE_NAMES[cell] for cell in CELLS if numbers[cell] == 1 << side)
            for side, colour in enumerate(self.colours)
        }
        return {colour: names for colour, names in spaces.items() if names}

    def read(self, value: Json) -> list[int]:
        board = rules.empty_board()
        for side, spaces in self.sides(value):
            for name in words(spaces):
                (cell,) = SPACE_FORM.read(name)
                require(cell not in CORNERS, f"a chip on the corner {name}", "SEQ-33")
                require(board[cell] == rules.FREE, f"two chips on {name}; a space has room for one", "SEQ-23")
                board[cell] = 1 << side
        return board


class Lines(BySide):
    """The finished sequences: for each colour its lines."""

    size = int(rules.MOST_LINES)

    def write(self, numbers: Sequence[int]) -> Json:
        found: dict[str, list[str]] = {}
        for line in (number for number in numbers if number != rules.NO_LINE):
            group, first = divmod(line, int(rules.CELLS))
            side, direction = divmod(group, len(STEPS))
            found.setdefault(self.colours[side], []).append(line_name(LINES[direction, first]))
        return found

    def read(self, value: Json) -> list[int]:
        found = [self.number(side, name) for side, names in self.sides(value) for name in listed(names)]
        require(len(found) <= self.size, f"{len(found)} sequences are more than there can be", "SEQ-70")
        return sorted(found) + [int(rules.NO_LINE)] * (self.size - len(found))

    def number(self, side: int, name: Json) -> int:
        if not isinstance(name, str) or name not in LINE_KEYS:
            raise Unreadable(name, "five spaces in a straight line, from the top or the left, like r4c1-r4c5 (SEQ-05)")
        direction, first = LINE_KEYS[name]
        return (side * len(STEPS) + direction) * int(rules.CELLS) + first


def listed(value: Json) -> Sequence[Json]:
    if not isinstance(value, list | tuple):
        raise Unreadable(value, "a list")
    return value
