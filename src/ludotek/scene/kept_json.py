"""The JSON of things in pictures that are shown again and again: encoded once, and then found by the object."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

MOST: Final = 16_384  # things whose JSON is kept: about 8 MB
_encode: Final = msgspec.json.Encoder().encode
_kept: Final[dict[int, tuple[msgspec.Struct, bytes]]] = {}  # by identity; a thing that is kept here keeps its own


def json_list(things: Iterable[msgspec.Struct]) -> bytes:
    """Games make most sprites, spots and choices by functions with `lru_cache`: the same object comes back."""
    kept = _kept.get
    return b"[" + b",".join([(kept(id(thing)) or keep(thing))[1] for thing in things]) + b"]"


def keep(thing: msgspec.Struct) -> tuple[msgspec.Struct, bytes]:
    """A thing that is not kept yet, with its JSON."""
    if len(_kept) >= MOST:
        _kept.clear()
    made = _kept[id(thing)] = thing, _encode(thing)
    return made
