"""Where everything lies in the picture. Board, own hand and discard piles are sheets of their own."""

from __future__ import annotations

from ludotek.games.sequence.board import SIZE, place_of
from ludotek.scene import Point

FIELD = 100.0
EDGE = 56.0  # from the paper's edge to the first field; the numbers of rows and columns stand there
WIDTH = 2 * EDGE + SIZE * FIELD
STRIP = 150.0  # below the fields: draw pile and chips
HEIGHT = WIDTH + STRIP - 20
CHIP = 84.0
SUPPLY = 92.0

CARD, CARD_TALL = 136.0, 190.4  # a card in the own hand
CARD_STEP = CARD + 14
HAND_HEIGHT = CARD_TALL + 50
FEWEST = 5  # cards that a hand sheet is wide enough for, however small the hands are
TOP, TOP_TALL = 96.0, 134.4  # a card on a discard pile
PILE_HEIGHT = TOP_TALL + 72
PILE_STEP = 160.0
ONE_ROW = 6  # so many discard piles lie side by side; more of them in two rows
FEWEST_PILES = 4  # that a tray is wide enough for


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


def number_place(number: int) -> float:
    """The middle of a row or column."""
    return EDGE + FIELD * (number + 0.5)


def hand_width(dealt: int) -> float:
    """Small hands have a smaller sheet, so that their cards are larger on a phone."""
    return CARD_STEP * max(dealt, FEWEST) + 56


def hand_place(number: int, count: int, dealt: int) -> Point:
    """Card by card, side by side in the middle of the sheet."""
    return hand_width(dealt) / 2 + CARD_STEP * (number - (count - 1) / 2), HAND_HEIGHT / 2


def piles_in_row(seats: int) -> int:
    return seats if seats <= ONE_ROW else (seats + 1) // 2


def discard_place(seat: int, seats: int) -> Point:
    per_row = piles_in_row(seats)
    row, column = divmod(seat, per_row)
    in_row = min(per_row, seats - row * per_row)
    x = tray_width(seats) / 2 + PILE_STEP * (column - (in_row - 1) / 2)
    return x, 24 + TOP_TALL / 2 + row * PILE_HEIGHT


def tray_width(seats: int) -> float:
    return PILE_STEP * max(piles_in_row(seats), FEWEST_PILES) + 8


def tray_height(seats: int) -> float:
    return PILE_HEIGHT * (1 if seats <= ONE_ROW else 2) + 8
