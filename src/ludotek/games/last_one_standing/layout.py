"""Where everything lies in the picture: a field is 100 units wide."""

from __future__ import annotations

from ludotek.scene import Point

from .view import LosView

FIELD = 100.0
MARGIN = 70.0
BAND = 54.0  # more room below the board, for the pieces that are not on it

HAND_SIZE = (912.0, 140.0)
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


def dots_between(start: Point, end: Point) -> list[Point]:
    """The way under the ground from mouth to mouth, dot by dot, without the mouths themselves."""
    (x1, y1), (x2, y2) = start, end
    steps = max(2, round(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 / 45))
    return [(round(x1 + (x2 - x1) * k / steps, 1), round(y1 + (y2 - y1) * k / steps, 1)) for k in range(1, steps)]


def row(start: Point, apart: float, count: int) -> list[Point]:
    """Places side by side."""
    return [(start[0] + index * apart, start[1]) for index in range(count)]


# The tray: a row for every other player, and what belongs to all: below a single row, else in a column at the right.


def tray_size(rows: int) -> Point:
    if rows == 1:
        return TRAY_WIDTH, 2 * ROW + 2 * TRAY_MARGIN
    return TRAY_WIDTH + COMMON, rows * ROW + 2 * TRAY_MARGIN


def tray_place(row: int, x: float) -> Point:
    return x, TRAY_MARGIN + (row + 0.5) * ROW


def common_places(rows: int) -> tuple[Point, Point]:
    """The pool and the clock."""
    width, height = tray_size(rows)
    if rows == 1:
        return tray_place(1, 199), tray_place(1, 453)  # under the cards, under the tiles
    return (width - COMMON / 2 - 6, height * 0.27), (width - COMMON / 2 - 6, height * 0.73)
