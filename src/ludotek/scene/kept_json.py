"""The JSON of things in pictures that are shown again and again: encoded once, and then found by the object."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

MOST: Final = 4096  # things whose JSON is kept: about 2 MB
_encode: Final = msgspec.json.Encoder().encode
_kept: Final[dict[int, tuple[msgspec.Struct, bytes]]] = {}  # by identity; a thing that is kept here keeps its own


def json_of(thing: msgspec.Struct) -> bytes:
    """Games make most sprites, spots and choices by functions with `lru_cache`: the same object comes back."""
    kept = _kept.get(id(thing))
    if kept is not None:
        return kept[1]
    if len(_kept) >= MOST:
        _kept.clear()
    encoded = _encode(thing)
    _kept[id(thing)] = thing, encoded
    return encoded


def json_list(things: Iterable[msgspec.Struct]) -> bytes:
    return b"[%b]" % b",".join([json_of(thing) for thing in things])
