"""What things are called: texts for tiles, dice and faces, and references to the things of the picture."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.game import Ref, Refs
from ludotek.games.last_one_alive.board import COLOURS, SHAPES
from ludotek.games.last_one_alive.view import LoaView
from ludotek.kernel import Text, Who
from ludotek.scene import SeatFace


def face_of(view: LoaView, seat: int) -> SeatFace:
    return SeatFace(Text(f"colour-{COLOURS[seat]}"), COLOURS[seat], SHAPES[seat])


def tile_text(tile: str) -> Text:
    return Text(f"tile-{tile}")


def die_text(die: str) -> Text:
    return Text(f"die-{die}")


def face_text(die: str, face: str) -> Text:
    """A face by its name: one and two are zombies or bangs."""
    if face in ("one", "two"):
        return Text(f"face-{'bang' if die == 'shot' else 'zombie'}-{face}")
    return Text(f"face-{face}")


def target_text(target: str) -> Text:
    return Text(f"target-{target}")


def several(what: Text, count: int) -> Text:
    return what if count == 1 else Text("several", {"what": what, "count": count})


def listed(things: Sequence[Text | Who]) -> Text | Who:
    """Several things as one argument: a, b and c."""
    first, *rest = things
    return Text("and", {"first": first, "next": listed(rest)}) if rest else first


def die_symbol(die: str, face: str | None) -> str:
    return f"die-{die}-{face or 'any'}"


# Things in the picture that can be touched


class DieRef(Ref, frozen=True, tag="die"):
    """A die of the tray, also when it lies in front as an ambush."""

    position: int


class FrontRef(Ref, frozen=True, tag="front"):
    """A zombie die in front of a player; like dice are interchangeable."""

    seat: int
    kind: str  # one or two
    number: int


class TileRef(Ref, frozen=True, tag="tile"):
    seat: int
    tile: str
    number: int


class HeroRef(Ref, frozen=True, tag="hero"):
    seat: int


class PoolRef(Ref, frozen=True, tag="pool"):
    """All dice of a type in the pool."""

    die: str


class BagRef(Ref, frozen=True, tag="bag"):
    pass


class NextTileRef(Ref, frozen=True, tag="next_tile"):
    """What comes out of the bag next; nobody knows what it is."""


class SideRef(Ref, frozen=True, tag="side"):
    """A side of the tile just drawn in set-up."""

    side: str


REFS = Refs(DieRef, FrontRef, TileRef, HeroRef, PoolRef, BagRef, NextTileRef, SideRef)


class CardRef(Ref, frozen=True, tag="card"):
    """A character card, not to be touched."""

    seat: int
