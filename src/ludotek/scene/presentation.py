"""How a game is presented to people: choices, told events with their motions, seats, lines of a text picture."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

import msgspec

from ludotek.kernel import Arg, Text, Who

Point = tuple[float, float]


class Walk(msgspec.Struct, frozen=True, gc=False, tag="walk", tag_field="t"):
    """A sprite goes along these points, one after the other."""

    sprite: str
    along: tuple[Point, ...]


class TurnOver(msgspec.Struct, frozen=True, gc=False, tag="turn_over", tag_field="t"):
    """A sprite turns over and shows this symbol."""

    sprite: str
    symbol: str


class Tumble(msgspec.Struct, frozen=True, gc=False, tag="tumble", tag_field="t"):
    """A die is thrown and settles with this symbol."""

    sprite: str
    symbol: str


class Arrive(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="arrive", tag_field="t"):
    """A sprite of the new picture comes from where `origin` lies, a sprite or spot of any surface: a drawn card.

    If it is there already it stays, and something that shows `symbol` comes to it: a card to another player's hand.
    """

    sprite: str
    origin: str
    symbol: str = ""  # the side it shows while it comes, where the story then turns it over


class Depart(msgspec.Struct, frozen=True, gc=False, tag="depart", tag_field="t"):
    """A sprite of the old picture goes to where `to` lies, a thing of any surface, and is gone: a card played."""

    sprite: str
    to: str


class DueThrow(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A throw that is due: `seat` makes it, with these things of the picture. Equal ones in a row are one tap.

    It is forced where no outcome lets the seat decide anything, and the table makes it; the server fills that in.
    """

    seat: int
    about: tuple[str, ...] = ()
    turn: int = 0  # to tell a seat's throws of one turn from those of the next
    is_forced: bool = False


Motion = Walk | TurnOver | Tumble | Arrive | Depart
Cue = Literal["", "throw", "step", "knock", "home", "card", "place", "turn", "bad", "good", "win"]


class Told(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An event as one viewer may know it: words, motions of the picture's sprites, and a sound."""

    text: Text | None = None  # None: seen, but not worth a line in the log
    seat: int | None = None  # whose doing it was
    motions: tuple[Motion, ...] = ()
    cue: Cue = ""
    at_once: bool = False  # the motions happen together, not one after the other


def told_id(kind: str) -> str:
    """The text id of a kind of event."""
    return "told-" + kind.replace("_", "-")


def told_by(seat: int, id: str, /, *motions: Motion, cue: Cue = "", at_once: bool = False, **args: Arg) -> Told:
    """What a seat did or suffered, in a text that names it as `who`."""
    return Told(Text(id, {"who": Who(seat), **args}), seat, motions, cue, at_once)


def told(id: str, /, *motions: Motion, cue: Cue = "", at_once: bool = False, **args: Arg) -> Told:
    """What happened to nobody in particular."""
    return Told(Text(id, args), None, motions, cue, at_once)


class Lead(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Where a choice leads: this sprite would be there, and go there along these points if it does not go straight."""

    sprite: str
    x: float
    y: float
    along: tuple[Point, ...] = ()


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing a seat may do now: the action, its label, and the ids of the things in the picture it is about.

    Where several things are taken together (four of these dice, some of those), `gathers` says how many of each: the
    player puts them together one by one and takes back at will. A `preset` is offered ready-made: a sensible handful,
    or what ends a decision. A `is_skip` only passes over an optional phase: the server fills in `opens`, the things
    that can be chosen after it, and a tap on one of them passes over the phase and takes the thing; and `ahead`, what
    can be gathered after it: its presets can be taken at once too. A `is_prelude` only
    says with what the next choice is made (which piece steps): it gets `opens` too, and a tap on a thing that only one
    prelude opens makes both choices. A `sweep` is the label for making this choice and all others that have one until
    none of them is left: the server fills in `rest`, the actions after this one, where every order comes to the same;
    the game does where chance comes between (draw three tiles): each is made if it is still offered then.
    What `begins` a choice is tapped first, because its other things alone mean something else: the discard pile, then
    the card that goes there, where a card alone is played.
    """

    action: int
    label: Text
    about: tuple[str, ...] = ()
    leads: tuple[Lead, ...] = ()
    begins: str = ""
    gathers: Mapping[str, int] = {}
    preset: bool = False
    is_skip: bool = False
    is_prelude: bool = False
    opens: tuple[str, ...] = ()
    ahead: tuple[Choice, ...] = ()
    sweep: Text | None = None
    rest: tuple[int, ...] = ()


class Span(msgspec.Struct, frozen=True):
    """A piece of a text picture: what it says and in which tone (a seat's colour, `muted`, `strong` or plain)."""

    text: str | Text
    tone: str = ""


Line = tuple[Span, ...]


class SeatFace(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How a seat is known to everybody: its name in the game, its tone and its shape."""

    name: Text
    tone: str
    shape: str
    side: Text | None = None  # the name of its side; the same for all who win and lose together


SHAPES = {"green": "▲", "blue": "■", "red": "◆", "yellow": "●", "purple": "★", "black": "✚"}  # the house's colours


@lru_cache(maxsize=32)
def colour_face(colour: str) -> SeatFace:
    """A seat that is known by its colour, and by the shape that goes with it."""
    return SeatFace(Text(f"colour-{colour}"), colour, SHAPES[colour])
