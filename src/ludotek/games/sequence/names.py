"""Cards, spaces and lines by name, as in the rules: 6♥, r4c3, r4c1-r4c5."""

from __future__ import annotations

from collections.abc import Iterable

from ludotek.games.sequence.board import CELLS, DIRECTIONS, NAMES, STRIDE, cell_of, place_of
from ludotek.kernel import BadPosition

ALL = STRIDE * STRIDE
CARD_NUMBERS = {name: card for card, name in enumerate(NAMES)}
FIVE = 5


def card_name(card: int) -> str:
    return NAMES[card]


def card_of(name: str) -> int:
    if name not in CARD_NUMBERS:
        raise BadPosition(f"{name!r} is no card: expected a rank of 2 to 9, T, J, Q, K, A and a suit of ♠ ♥ ♦ ♣")
    return CARD_NUMBERS[name]


def cards_named(cards: Iterable[int]) -> str:
    return " ".join(NAMES[card] for card in cards)


def cards_of(names: str) -> tuple[int, ...]:
    return tuple(card_of(name) for name in names.split())


def space_name(cell: int) -> str:
    row, column = place_of(cell)
    return f"r{row}c{column}"


SPACE_CELLS = {space_name(cell): cell for cell in CELLS}


def space_of(name: str) -> int:
    if name not in SPACE_CELLS:
        raise BadPosition(f"{name!r} is no space: expected r0c0 to r9c9")
    return SPACE_CELLS[name]


def spaces_named(cells: Iterable[int]) -> str:
    return " ".join(map(space_name, cells))


def spaces_of(names: str) -> tuple[int, ...]:
    return tuple(space_of(name) for name in names.split())


# A line of the rules is (side * 4 + direction) * 144 + first cell.


def line_cells(line: int) -> tuple[int, ...]:
    rows, columns = DIRECTIONS[line // ALL % len(DIRECTIONS)]
    first = line % ALL
    return tuple(first + k * (rows * STRIDE + columns) for k in range(FIVE))


def line_side(line: int) -> int:
    return line // (ALL * len(DIRECTIONS))


def line_name(line: int) -> str:
    cells = line_cells(line)
    return f"{space_name(cells[0])}-{space_name(cells[-1])}"


def line_of(side: int, name: str) -> int:
    """A line from its name; it must be five spaces in a row, from the top or the left."""
    ends = name.split("-")
    if len(ends) != 2 or not all(end in SPACE_CELLS for end in ends):
        raise BadPosition(f"{name!r} is no line: expected five spaces like r4c1-r4c5")
    first, last = map(place_of, spaces_of(" ".join(ends)))
    for number, (rows, columns) in enumerate(DIRECTIONS):
        if last == (first[0] + (FIVE - 1) * rows, first[1] + (FIVE - 1) * columns):
            return (side * len(DIRECTIONS) + number) * ALL + cell_of(*first)
    raise BadPosition(f"{name!r} is not five spaces in a straight line, from the top or the left (SEQ-05)")
