"""Where everything lies in the picture. Board, own hand and discard piles are sheets of the same width."""

from __future__ import annotations

from ludotek.games.sequence.board import SIZE, place_of
from ludotek.kernel import Point

FIELD = 100.0
EDGE = 40.0  # from the paper's edge to the first field
WIDTH = 2 * EDGE + SIZE * FIELD
STRIP = 150.0  # below the fields: draw pile and chips
HEIGHT = WIDTH + STRIP - 20
CHIP = 84.0
SUPPLY = 92.0

CARD, CARD_TALL = 136.0, 190.4  # a card in the own hand
HAND_HEIGHT = CARD_TALL + 50
TOP, TOP_TALL = 96.0, 134.4  # a card on a discard pile
PILE_HEIGHT = TOP_TALL + 72
PER_ROW = 6  # discard piles


def centre(cell: int) -> Point:
    row, column = place_of(cell)
    return EDGE + FIELD * (column + 0.5), EDGE + FIELD * (row + 0.5)


def strip_middle() -> float:
    return WIDTH + STRIP / 2 - 26


def draw_pile() -> Point:
    return EDGE + 64, strip_middle()


def supply(sides: int, side: int) -> Point:
    """Where a side's chips wait, from the right edge inwards."""
    return WIDTH - EDGE - 250 * (sides - side) + 60, strip_middle()


def tally(sides: int, side: int, number: int) -> Point:
    """The mark of a side's first, second … sequence, beside its chips."""
    x, y = supply(sides, side)
    return x + 76 + 44 * number, y


def hand_place(number: int, count: int) -> Point:
    """Card by card, side by side in the middle of the sheet."""
    step = min(CARD + 12, (WIDTH - 2 * EDGE) / max(count, 1))
    return WIDTH / 2 + step * (number - (count - 1) / 2), HAND_HEIGHT / 2


def discard_place(seat: int, seats: int) -> Point:
    row, column = divmod(seat, PER_ROW)
    in_row = min(PER_ROW, seats - row * PER_ROW)
    step = WIDTH / PER_ROW
    return WIDTH / 2 + step * (column - (in_row - 1) / 2), 24 + TOP_TALL / 2 + row * PILE_HEIGHT


def tray_height(seats: int) -> float:
    return PILE_HEIGHT * ((seats + PER_ROW - 1) // PER_ROW) + 8
