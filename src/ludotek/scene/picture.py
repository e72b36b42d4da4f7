"""Surfaces with their backdrops, sprites that keep their id from picture to picture, spots, panels, prompt and choices.

Lengths are in units of a surface's own coordinates; a field of a board is about 100 units wide. Colours are tones:
names of the house palette (`paper`, `ink`, `gold`, `green`, `green-pale` …), so that one picture serves light and dark.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Literal

import msgspec

from ludotek.kernel import Text
from ludotek.scene.presentation import Choice, SeatFace


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fixed part of a backdrop: a rounded rectangle, a circle, a path or a symbol from the game's art."""

    kind: Literal["rect", "circle", "path", "symbol"]
    x: float = 0  # rect: left upper corner; circle and symbol: centre; path: shifted by this
    y: float = 0
    w: float = 0  # rect and symbol: size; circle: radius
    h: float = 0
    r: float = 0  # rect: rounding
    d: str = ""  # path data, or the symbol's name
    fill: str = ""  # a tone; none if empty
    stroke: str = ""
    width: float = 0  # of the stroke
    turn: float = 0  # degrees clockwise round the centre
    shade: bool = False  # lies above the table and throws a soft shadow


class Surface(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sheet to draw on: `board` for all, `hand` for the viewer's own things, maybe a `tray`."""

    id: str
    width: float
    height: float
    backdrop: tuple[Mark, ...] = ()
    label: Text | None = None


class Sprite(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A thing on a surface. The id stays the same from picture to picture, so the client can move it there."""

    id: str
    symbol: str
    x: float  # centre
    y: float
    size: float = 100  # width; the symbol's own shape gives the height
    surface: str = "board"
    tone: str = ""  # what the symbol draws in currentColor
    turn: float = 0
    layer: int = 0
    label: Text | None = None  # for hover, screen readers and the keyboard
    badge: str = ""  # a short number at its corner


class Spot(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A place that can be tapped: a circle with this radius, or a rounded square if `is_square`."""

    id: str
    x: float
    y: float
    r: float = 48
    surface: str = "board"
    is_square: bool = False
    label: Text | None = None
    is_ground: bool = False  # part of the board that is never chosen, only asked about


class Counter(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A small number on a panel, with the words that explain it and perhaps a symbol of the game's art."""

    label: Text
    value: int
    symbol: str = ""


@lru_cache(maxsize=1024)
def counter(name: str, value: int, icon: str = "") -> Counter:
    """The counter that is called `counter-<name>`, with the symbol `icon-<icon>`, or `icon-<name>`."""
    return Counter(Text(f"counter-{name}"), value, f"icon-{icon or name}")


class Panel(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One seat at the edge of the table."""

    seat: int
    face: SeatFace
    is_turn: bool = False
    counters: tuple[Counter, ...] = ()
    badges: tuple[Text, ...] = ()  # first place, has left, stuck, …


class Group(msgspec.Struct, frozen=True, gc=False):
    """Things that several pictures have in common: the fields of a board, what all viewers see of it.

    Made by a function with `lru_cache`, it is the same object in all of them, and is compared once for all.
    """

    sprites: tuple[Sprite, ...] = ()
    spots: tuple[Spot, ...] = ()


class Picture(msgspec.Struct, frozen=True, gc=False):
    """A game's own part of a scene. `ludotek.game` puts panels, prompt and choices round it.

    All pictures of a game have equally many groups, in the same order.
    """

    seats: int  # how many panels stand round it
    surfaces: tuple[Surface, ...]
    sprites: tuple[Sprite, ...] = ()  # besides those of the groups
    spots: tuple[Spot, ...] = ()
    groups: tuple[Group, ...] = ()

    def all_sprites(self) -> tuple[Sprite, ...]:
        return tuple(chain.from_iterable((*(group.sprites for group in self.groups), self.sprites)))

    def all_spots(self) -> tuple[Spot, ...]:
        return tuple(chain.from_iterable((*(group.spots for group in self.groups), self.spots)))

    def things(self) -> set[str]:
        """The ids of everything that can be touched."""
        return {sprite.id for sprite in self.all_sprites()} | {spot.id for spot in self.all_spots()}


class Scene(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The whole picture of one view."""

    art: str  # the package whose art.svg holds the symbols
    surfaces: tuple[Surface, ...]
    sprites: tuple[Sprite, ...] = ()
    spots: tuple[Spot, ...] = ()
    panels: tuple[Panel, ...] = ()
    prompt: Text = Text("prompt")
    choices: tuple[Choice, ...] = ()
    asides: tuple[Choice, ...] = ()  # what the viewer may do out of turn: interjections, offered quietly

    def svg(
        self,
        *,
        dark: bool = False,
        surface: str = "board",
        box: tuple[float, float, float, float] | None = None,
    ) -> str:
        """A surface as an SVG document, without a browser; of `box` (left, top, width, height) only that part."""
        from ludotek.scene.svg import draw

        return draw(self, dark=dark, surface=surface, box=box)

    def _repr_svg_(self) -> str:
        return self.svg()


def rect(x: float, y: float, w: float, h: float, *, r: float = 0, fill: str = "", stroke: str = "", width: float = 0,
         shade: bool = False) -> Mark:  # fmt: skip
    return Mark("rect", x, y, w, h, r, fill=fill, stroke=stroke, width=width, shade=shade)


def circle(x: float, y: float, radius: float, *, fill: str = "", stroke: str = "", width: float = 0) -> Mark:
    return Mark("circle", x, y, radius, fill=fill, stroke=stroke, width=width)


def ring(x: float, y: float, radius: float, *, stroke: str, width: float) -> Mark:
    return circle(x, y, radius, stroke=stroke, width=width)


def path(d: str, *, x: float = 0, y: float = 0, fill: str = "", stroke: str = "", width: float = 0,
         turn: float = 0, shade: bool = False) -> Mark:  # fmt: skip
    return Mark("path", x, y, d=d, fill=fill, stroke=stroke, width=width, turn=turn, shade=shade)


def line(x1: float, y1: float, x2: float, y2: float, *, stroke: str, width: float) -> Mark:
    return path(f"M{x1:g} {y1:g}L{x2:g} {y2:g}", stroke=stroke, width=width)


def mark(symbol: str, x: float, y: float, size: float, *, tone: str, turn: float = 0) -> Mark:
    """A symbol of the game's art, centred."""
    return Mark("symbol", x, y, size, size, d=symbol, fill=tone, turn=turn)
