"""Where everything lies in the picture. Board, the viewer's hand and the discard piles are sheets of their own."""

from ludotek.scene import Point

from .board import PLACES, SIZE

FIELD, EDGE = 100.0, 56.0  # the edge is outside the fields; the numbers of rows and columns stand there
WIDTH = 2 * EDGE + SIZE * FIELD
STRIP = 150.0  # below the fields: draw pile and chips
STRIP_MIDDLE = WIDTH + STRIP / 2 - 26
HEIGHT = WIDTH + STRIP - 20
CHIP, SUPPLY = 84.0, 92.0  # a chip on the board, and those beside it
DRAW_PILE = (EDGE + 64, STRIP_MIDDLE)

CARD, CARD_TALL = 136.0, 190.4  # a card in the viewer's hand
CARD_STEP = CARD + 14
HAND_HEIGHT = CARD_TALL + 50
FEWEST = 5  # cards that a hand sheet is wide enough for, however small the hands are
TOP, TOP_TALL = 96.0, 134.4  # a card on a discard pile
PILE_HEIGHT, PILE_STEP = TOP_TALL + 28, 166.0
PILE_SIGN = 70.0  # from the middle of a pile to the left, where its player's sign stands
ONE_ROW = 6  # so many discard piles lie side by side; more of them in two rows
FEWEST_PILES = 4  # that a tray is wide enough for


def middle(number: int) -> float:
    """Of a row or column."""
    return EDGE + FIELD * (number + 0.5)


def centre(cell: int) -> Point:
    row, column = PLACES[cell]
    return middle(column), middle(row)


def supply(sides: int, side: int) -> Point:
    """Where a side's chips wait, from the right edge inwards."""
    return WIDTH - EDGE - 250 * (sides - side) + 60, STRIP_MIDDLE


def tally(sides: int, side: int, number: int) -> Point:
    """The mark of a side's first, second … sequence, beside its chips."""
    return supply(sides, side)[0] + 76 + 44 * number, STRIP_MIDDLE


def hand_width(dealt: int) -> float:
    """Small hands have a smaller sheet, so that their cards are larger on a phone."""
    return CARD_STEP * max(dealt, FEWEST) + 56


def hand_place(number: int, count: int, dealt: int) -> Point:
    """Card by card, side by side in the middle of the sheet."""
    return hand_width(dealt) / 2 + CARD_STEP * (number - (count - 1) / 2), HAND_HEIGHT / 2


def tray_rows(seats: int) -> tuple[int, int]:
    """How many rows of discard piles there are, and how many piles a full row has."""
    rows = 1 if seats <= ONE_ROW else 2
    return rows, (seats + rows - 1) // rows


def tray_size(seats: int) -> Point:
    rows, per_row = tray_rows(seats)
    return PILE_STEP * max(per_row, FEWEST_PILES) + 8, PILE_HEIGHT * rows + 8


def discard_place(seat: int, seats: int) -> Point:
    per_row = tray_rows(seats)[1]
    row, column = divmod(seat, per_row)
    in_row = min(per_row, seats - row * per_row)
    x = tray_size(seats)[0] / 2 + PILE_STEP * (column - (in_row - 1) / 2)
    return x + 22, 16 + TOP_TALL / 2 + row * PILE_HEIGHT
