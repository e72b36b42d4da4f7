"""Where things lie side by side: boxes, rows, and rows that are as wide as their place allows."""

from __future__ import annotations

from typing import NamedTuple

from ludotek.scene.presentation import Point


class Box(NamedTuple):
    """A rectangle by its left upper corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2


class Row(NamedTuple):
    """Places side by side."""

    x: float  # of the first one
    y: float
    step: float

    def at(self, number: int) -> Point:
        return self.x + self.step * number, self.y

    def first(self, count: int) -> list[Point]:
        return [self.at(number) for number in range(count)]


def row_round(middle: Point, step: float, count: int) -> Row:
    """So many places round a middle."""
    x, y = middle
    return Row(x - step * (count - 1) / 2, y, step)


def step_within(width: float, size: float, count: int) -> float:
    """How far apart so many things of a size can lie within a width. They overlap if this is less than their size."""
    return (width - size) / max(count - 1, 1)
