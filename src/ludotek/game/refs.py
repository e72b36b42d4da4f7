"""Typed references to the things of a picture: the id of a sprite or spot, there and back."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Ref(msgspec.Struct, frozen=True):
    """The base of a game's references: `class PieceRef(Ref, frozen=True, tag="piece"): seat: int; piece: int`.

    Its id is the tag and the fields, joined by hyphens: `piece-0-3`. Fields are ints, or words without a hyphen.
    """

    @property
    def id(self) -> str:
        tag = str(self.__struct_config__.tag)
        return "-".join([tag, *(str(getattr(self, name)) for name in self.__struct_fields__)])


class Refs:
    """Reads ids back: `Refs(PieceRef, SpotRef).read("piece-0-3")`."""

    def __init__(self, *kinds: type[Ref]) -> None:
        self.kinds = {str(kind.__struct_config__.tag): kind for kind in kinds}

    def read(self, id: str) -> Ref | None:
        """Returns what an id stands for, None if it is no id of these kinds."""
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
