"""What a thing of the picture is, for the card that opens when somebody asks about it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ludotek.kernel import Arg, Text

Facts = Mapping[str, Arg]  # what texts about things may name


class DieFace(msgspec.Struct, frozen=True):
    """A face of a die, and on how many of its sides it is."""

    symbol: str
    name: Text
    count: int


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    name: Text
    text: Text | None = None  # what it is and does; None: the game says no more than its name
    now: Text | None = None  # how it is now: whose it is, how many there are
    clause: str | None = None
    faces: tuple[DieFace, ...] = ()  # of a die
