"""Typed references to the things of a picture: the id of a sprite or spot, there and back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import dataclass_transform

import msgspec


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Ref(msgspec.Struct, frozen=True):
    """The base of a game's references: `class TileRef(Ref, tag="tile"): seat: int; kind: str`.

    Its id is the tag and the fields, joined by hyphens: `tile-0-sun`. Fields are ints, or words without a hyphen.
    """

    @property
    def id(self) -> str:
        return _id_of(self)


@lru_cache(maxsize=4096)
def _id_of(ref: Ref) -> str:
    tag = str(ref.__struct_config__.tag)
    return "-".join([tag, *(str(getattr(ref, name)) for name in ref.__struct_fields__)])


# Ready bases: `class ShipRef(SeatRef, tag="ship"): ...`


class SeatRef(Ref):
    """Something that each seat has one of."""

    seat: int


class SeatIndexRef(Ref):
    """One of several like things of a seat."""

    seat: int
    index: int


class IndexRef(Ref):
    """One of several like things that belong to nobody, or a field of the board by its number."""

    index: int


class NameRef(Ref):
    """One of several like things, by a word."""

    name: str


class OwnRef(Ref, tag="own"):
    """A card of the viewer's hand, never of another's; equal cards are told apart by a number from 0."""

    card: int
    copy: int


@lru_cache(maxsize=4096)
def own_refs(hand: tuple[int, ...]) -> tuple[OwnRef, ...]:
    """The viewer's cards, in order."""
    return tuple(OwnRef(card, hand[:place].count(card)) for place, card in enumerate(hand))


class OnlyRef(Ref):
    """The only thing of its kind: `DIE = OnlyRef("die")`, whose id is `die`."""

    name: str

    @property
    def id(self) -> str:
        return self.name


class Refs:
    """Reads ids back: `Refs(PieceRef, SpotRef, DIE).read("piece-0-3")`."""

    def __init__(self, *kinds: type[Ref] | OnlyRef) -> None:
        self.kinds = {str(kind.__struct_config__.tag): kind for kind in kinds if isinstance(kind, type)}
        self.only = {thing.id: thing for thing in kinds if isinstance(thing, OnlyRef)}

    def read(self, id: str) -> Ref | None:
        """Returns what an id stands for, None if it is no id of these kinds."""
        if id in self.only:
            return self.only[id]
        tag, *words = id.split("-")
        kind = self.kinds.get(tag)
        if kind is None or len(words) != len(kind.__struct_fields__):
            return None
        try:
            found = msgspec.convert(dict(zip(kind.__struct_fields__, words, strict=True)), kind, strict=False)
        except msgspec.ValidationError:
            return None
        return found if found.id == id else None

    def read_all(self, ids: Iterable[str]) -> tuple[Ref, ...]:
        return tuple(ref for id in ids if (ref := self.read(id)) is not None)
