"""Boards of squares in rows and columns: a field is a number, counted row by row from the upper left corner."""

from __future__ import annotations

from functools import lru_cache

DIRECTIONS = ("north", "east", "south", "west")


@lru_cache(maxsize=64)
def neighbours(rows: int, columns: int) -> tuple[int, ...]:
    """Field * 4 + direction -> the field beside it, or the number of fields where the board ends."""
    ways = ((-1, 0), (0, 1), (1, 0), (0, -1))  # in the order of DIRECTIONS
    around = [(row + r, column + c) for row in range(rows) for column in range(columns) for r, c in ways]
    return tuple(r * columns + c if 0 <= r < rows and 0 <= c < columns else rows * columns for r, c in around)


@lru_cache(maxsize=2048)
def field_name(columns: int, field: int) -> str:
    """a1 is the upper left corner; letters count columns, numbers count rows."""
    row, column = divmod(field, columns)
    return f"{chr(ord('a') + column)}{row + 1}"


@lru_cache(maxsize=64)
def field_numbers(rows: int, columns: int) -> dict[str, int]:
    """Name -> field."""
    return {field_name(columns, field): field for field in range(rows * columns)}
