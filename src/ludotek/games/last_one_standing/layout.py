"""Where everything lies in the picture: a field is 100 units wide."""

from ludotek.scene import Point, Row

from .view import LosView

FIELD = 100.0
MARGIN = 70.0
BAND = 54.0  # more room below the board, for the pieces that are not on it

HAND_SIZE = (900.0, 140.0)  # four cards and up to five tiles; on the narrowest phones they are a finger apart
HAND_CARDS, HAND_TILES = Row(50, 70, 97), Row(458, 70, 98)
ROW = 88.0  # height of one player's row on the tray
TRAY_WIDTH, TRAY_MARGIN = 600.0, 10.0
COMMON = 140.0  # width of the column for what belongs to all


def board_size(rows: int, columns: int) -> Point:
    return columns * FIELD + 2 * MARGIN, rows * FIELD + 2 * MARGIN + BAND


def centre(view: LosView, field: int) -> Point:
    row, column = divmod(field, view.columns)
    return MARGIN + (column + 0.5) * FIELD, MARGIN + (row + 0.5) * FIELD


def beside(view: LosView, piece: int) -> Point:
    """A piece that is not placed yet, or is out, stands below the board."""
    width, height = board_size(view.rows, view.columns)
    return width / 2 + (piece - len(view.seats) + 0.5) * 104, height - 14 - (MARGIN + BAND - 26) / 2


# The tray: a row for every other player, and what belongs to all: below a single row, else in a column at the right.


def tray_size(rows: int) -> Point:
    is_one = rows == 1
    return TRAY_WIDTH + (0 if is_one else COMMON), (2 if is_one else rows) * ROW + 2 * TRAY_MARGIN


def tray_row(row: int, x: float, step: float = 0) -> Row:
    return Row(x, TRAY_MARGIN + (row + 0.5) * ROW, step)


def common_places(rows: int) -> list[Point]:
    """The pool and the clock."""
    if rows == 1:
        return tray_row(1, 199, 254).first(2)  # under the cards, under the tiles
    width, height = tray_size(rows)
    return [(width - COMMON / 2 - 6, height * share) for share in (0.27, 0.73)]
