"""Where everything lies in the picture: a field is 100 units wide."""

from __future__ import annotations

from ludotek.kernel import Point

FIELD = 100.0
MARGIN = 70.0

HAND_SIZE = (880.0, 140.0)
ROW = 92.0  # height of one player's row on the tray
TRAY_WIDTH = 640.0


def board_size(rows: int, columns: int) -> Point:
    return columns * FIELD + 2 * MARGIN, rows * FIELD + 2 * MARGIN


def centre(columns: int, field: int) -> Point:
    row, column = divmod(field, columns)
    return MARGIN + (column + 0.5) * FIELD, MARGIN + (row + 0.5) * FIELD


def waiting(rows: int, columns: int, seats: int, piece: int) -> Point:
    """A piece that is not placed yet stands on the frame, under the board."""
    width, height = board_size(rows, columns)
    return width / 2 + (piece - seats + 0.5) * 66, height - MARGIN / 2 + 1


def dots_between(start: Point, end: Point) -> list[Point]:
    """The way under the ground from mouth to mouth, dot by dot, without the mouths themselves."""
    (x1, y1), (x2, y2) = start, end
    steps = max(2, round(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 / 45))
    return [
        (round(x1 + (x2 - x1) * k / steps, 1), round(y1 + (y2 - y1) * k / steps, 1)) for k in range(1, steps) if steps
    ]


def hand_card(index: int) -> Point:
    return 56 + index * 84.0, 70


def hand_tile(index: int) -> Point:
    return 424 + index * 100.0, 70


def tray_height(rows: int) -> float:
    return rows * ROW + 16


def tray_place(row: int, x: float) -> Point:
    return x, 8 + (row + 0.5) * ROW
