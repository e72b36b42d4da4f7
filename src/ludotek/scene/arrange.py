"""Where things lie side by side: boxes, rows that are as wide as their place allows, stacks of like things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import NamedTuple

from ludotek.kernel import Arg, Text
from ludotek.scene.picture import Sprite
from ludotek.scene.presentation import Line, Point, Span


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


def sprite_at(
    id: str, symbol: str, at: Point, size: float, label: str = "", /, *, tone: str = "", turn: float = 0,
    layer: int = 0, badge: str = "", surface: str = "board", **args: Arg,
) -> Sprite:  # fmt: skip
    """A sprite with its label: a text id without `label-`, and the arguments of that text."""
    text = Text(f"label-{label}", args) if label else None
    return Sprite(id, symbol, *at, size, surface, tone, turn, layer, text, badge)


class Thing(NamedTuple):
    """Something that is yet to be laid down, alone, on top of a stack of like things, or in it."""

    id: str
    kind: str  # like things have the same
    symbol: str
    place: Point = (0, 0)
    many: int = 1  # on top of a stack: how many it has; in it: 0

    def sprite(self, size: float, layer: int, label: Text) -> Sprite:
        """A stack shows its number."""
        badge = str(self.many) if self.many > 1 else ""
        return Sprite(self.id, self.symbol, *self.place, size, layer=layer, label=label, badge=badge)


def lay(things: list[Thing], places: list[Point]) -> list[Thing]:
    """Each in its place."""
    return [thing._replace(place=place) for thing, place in zip(things, places, strict=True)]


def stack(things: list[Thing]) -> list[Thing]:
    """The first thing of each kind, with their number."""
    kinds = [thing.kind for thing in things]
    return [things[kinds.index(kind)]._replace(many=kinds.count(kind)) for kind in dict.fromkeys(kinds)]


def lay_in_stacks(things: list[Thing], row: Callable[[int], list[Point]]) -> list[Thing]:
    """Each thing in the place of its kind, the first of the kind on top. All stay in the picture: they may spread out.

    `row` gives as many places as there are stacks.
    """
    tops = stack(things)
    places = dict(zip((top.kind for top in tops), row(len(tops)), strict=True))
    ids = {top.id: top.many for top in tops}
    return [thing._replace(place=places[thing.kind], many=ids.get(thing.id, 0)) for thing in reversed(things)]


def text_grid(cells: Sequence[Span], columns: int, heads: str) -> list[Line]:
    """A board of squares as text: its rows under these heads, each with its number before it."""
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    return [(Span(f"   {heads}", "muted"),), *((Span(f"{n:>2} ", "muted"), *row) for n, row in enumerate(rows, 1))]


def side_by_side(left: Sequence[Line], right: Sequence[Line], blank: Span, gap: Line = ()) -> list[Line]:
    """Two text pictures as one. `blank` is as wide as the left one, for where it has ended; `gap` is between them."""
    return [(*(one or (blank,)), *gap, *(other or ())) for one, other in zip_longest(left, right)]


def points_between(start: Point, end: Point, apart: float) -> list[Point]:
    """Points on the line from start to end, about so far apart and without the two: at least one."""
    (x1, y1), (x2, y2) = start, end
    steps = max(2, round(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 / apart))
    return [(round(x1 + (x2 - x1) * k / steps, 1), round(y1 + (y2 - y1) * k / steps, 1)) for k in range(1, steps)]
