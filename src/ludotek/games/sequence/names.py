"""Cards, spaces and lines by name: 6♥, r4c3, r4c1-r4c5 in positions and moves, and in words for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludotek.games.sequence.board import (
    CELLS,
    COLOURS,
    CORNERS,
    DIRECTIONS,
    JACK,
    NAMES,
    RANK_WORDS,
    RANKS,
    SHOWN,
    STRIDE,
    SUIT_WORDS,
    place_of,
)
from ludotek.games.sequence.rules import plan as rules
from ludotek.kernel import Text, Who, require
from ludotek.kernel.forms import Each, Form, Json, Members, Name, Number, Slots, Unreadable, words

CARD_NUMBERS = {name: card for card, name in enumerate(NAMES)}
FIVE = 5
SHAPES = {"blue": "■", "green": "▲", "red": "◆"}


def space_name(cell: int) -> str:
    row, column = place_of(cell)
    return f"r{row}c{column}"


SPACE_CELLS = {space_name(cell): cell for cell in CELLS}
LINES = {  # direction and first cell -> the five cells; all lines of the board, in the order of SEQ-R13
    (direction, cell): cells
    for direction, (rows, columns) in enumerate(DIRECTIONS)
    for cell in CELLS
    if set(cells := tuple(cell + k * (rows * STRIDE + columns) for k in range(FIVE))) <= set(CELLS)
}


def line_name(cells: Sequence[int]) -> str:
    return f"{space_name(cells[0])}-{space_name(cells[-1])}"


LINE_NAMES = {line_name(cells): key for key, cells in LINES.items()}


# In words


def card_text(card: int) -> Text:
    suit, rank = divmod(card, len(RANKS))
    named = {"suit": Text(f"suit-{SUIT_WORDS[suit]}")}
    if rank >= JACK:
        return Text(f"card-{RANK_WORDS[rank]}", named)
    return Text("card-number", {**named, "number": RANK_WORDS[rank]})


def card_sign(card: int) -> str:
    return NAMES[card].replace("T", "10")


def discard_text(seat: int, pile: tuple[int, ...]) -> Text:
    """All of a discard pile, the last card at the end. SEQ-R22"""
    if not pile:
        return Text("label-discard-empty", {"who": Who(seat)})
    listed = " ".join(map(card_sign, pile))
    return Text("label-discard", {"who": Who(seat), "count": len(pile), "cards": listed})


def space_text(cell: int) -> Text:
    """Counted from the left upper corner, from 1."""
    row, column = place_of(cell)
    return Text("space", {"row": row + 1, "column": column + 1})


def line_text(cells: Sequence[int]) -> Text:
    return Text("line", {"first": space_text(cells[0]), "last": space_text(cells[-1])})


def colour_text(side: int) -> Text:
    return Text(f"colour-{COLOURS[side]}")


def card_symbol(card: int) -> str:
    suit, rank = divmod(card, len(RANKS))
    return f"card-{RANK_WORDS[rank]}-{SUIT_WORDS[suit]}"


def chip_symbol(side: int, *, is_locked: bool) -> str:
    return f"chip-{COLOURS[side]}" + ("-locked" if is_locked else "")


# In positions

CARD_FORM = Name(NAMES, "a rank of 2 to 9, T, J, Q, K, A and a suit of ♠ ♥ ♦ ♣; this is no card")
SPACE_FORM = Name({cell: name for name, cell in SPACE_CELLS.items()}, "r0c0 to r9c9; this is no space")
OPENING_FORM = Name(
    {**dict(enumerate(NAMES)), int(rules.WAITING): "waiting", int(rules.OUT): "out"}, "a card, waiting or out"
)
EMPTY_BOARD = [
    int(rules.CORNER if cell in CORNERS else rules.FREE if cell in SHOWN else rules.RIM)
    for cell in range(int(rules.CELLS))
]


class SeatForm(Number):
    def __init__(self, seats: int) -> None:
        super().__init__(0, seats - 1)

    def read(self, value: Json) -> list[int]:
        if type(value) is not int or not 0 <= value <= self.high:
            raise Unreadable(value, f"a seat from 0 to {self.high}; there is no seat {value!r}")
        return [value]


class Seats(Members):
    """Flags of seats, as the list of those that are set; to name a seat twice does no harm."""

    def read(self, value: Json) -> list[int]:
        seats = listed(value)
        return super().read([seat for index, seat in enumerate(seats) if seat not in seats[:index]])


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
    def __init__(self, limit: int) -> None:
        super().__init__(CARD_FORM, int(rules.SLOTS), int(rules.NO_CARD), is_spaced=True)
        self.limit = limit

    def read(self, value: Json) -> list[int]:
        if len(words(value)) > self.limit:
            raise Unreadable(value, f"a hand of {self.limit} cards at most (SEQ-14)")
        found = sorted(number for number in super().read(value) if number != self.empty)
        return found + [self.empty] * (self.size - len(found))


class Play(Form):
    """A card and a space, as one number of the rules: J♦ r4c3."""

    def write(self, numbers: Sequence[int]) -> Json:
        card, cell = divmod(numbers[0], 1 << int(rules.CARD))
        return f"{NAMES[card]} {space_name(cell)}"

    def read(self, value: Json) -> list[int]:
        if len(words(value)) != 2:
            raise Unreadable(value, "a card and a space")
        card, space = words(value)
        return [CARD_FORM.read(card)[0] << int(rules.CARD) | SPACE_FORM.read(space)[0]]


class Colour(Name):
    """A side by its colour."""

    def __init__(self, colours: Sequence[str]) -> None:
        super().__init__(colours, f"one of {', '.join(colours)} (SEQ-10)")


def by_side(colours: Sequence[str], value: Json) -> list[tuple[int, Json]]:
    """The sides of an object whose keys are colours, with their values."""
    if not isinstance(value, Mapping):
        raise Unreadable(value, "an object of colours")
    named = {Colour(colours).read(colour)[0]: given for colour, given in value.items()}
    return sorted(named.items())


class Chips(Form):
    """The board: for each colour the spaces with its chips."""

    size = int(rules.CELLS)

    def __init__(self, colours: Sequence[str]) -> None:
        self.colours = colours

    def write(self, numbers: Sequence[int]) -> Json:
        spaces = [
            (c, [space_name(cell) for cell in CELLS if numbers[cell] == 1 << n]) for n, c in enumerate(self.colours)
        ]
        return {colour: " ".join(found) for colour, found in spaces if found}

    def read(self, value: Json) -> list[int]:
        board = list(EMPTY_BOARD)
        for side, spaces in by_side(self.colours, value):
            for name in words(spaces):
                (cell,) = SPACE_FORM.read(name)
                require(cell not in CORNERS, f"a chip on the corner {name}", "SEQ-33")
                require(board[cell] == rules.FREE, f"two chips on {name}; a space has room for one", "SEQ-23")
                board[cell] = 1 << side
        return board


class Lines(Form):
    """The finished sequences: for each colour its lines."""

    size = int(rules.MOST_LINES)

    def __init__(self, colours: Sequence[str]) -> None:
        self.colours = colours

    def write(self, numbers: Sequence[int]) -> Json:
        found: dict[str, list[str]] = {}
        for line in (number for number in numbers if number != rules.NO_LINE):
            group, first = divmod(line, int(rules.CELLS))
            side, direction = divmod(group, len(DIRECTIONS))
            found.setdefault(self.colours[side], []).append(line_name(LINES[direction, first]))
        return found

    def read(self, value: Json) -> list[int]:
        found = [self.number(side, name) for side, names in by_side(self.colours, value) for name in listed(names)]
        require(len(found) <= self.size, f"{len(found)} sequences are more than there can be", "SEQ-70")
        return sorted(found) + [int(rules.NO_LINE)] * (self.size - len(found))

    def number(self, side: int, name: Json) -> int:
        direction, first = line_of(name)
        return (side * len(DIRECTIONS) + direction) * int(rules.CELLS) + first


def line_of(name: Json) -> tuple[int, int]:
    """Direction and first cell of a named line."""
    if not isinstance(name, str) or name not in LINE_NAMES:
        raise Unreadable(name, "five spaces in a straight line, from the top or the left, like r4c1-r4c5 (SEQ-05)")
    return LINE_NAMES[name]


def listed(value: Json) -> Sequence[Json]:
    if not isinstance(value, list | tuple):
        raise Unreadable(value, "a list")
    return value
