"""Parts of a presentation that are made once for everybody."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Final, TypeVar

import msgspec

from ludotek.kernel import View

V = TypeVar("V", bound=View)
T = TypeVar("T")
POSITIONS: Final = 64  # kept: the viewers of a position look at it one right after the other


def same_for_all(make: Callable[[V], T]) -> Callable[[V], T]:
    """For a part that does not depend on who looks, in a game whose views can be hashed: it is made without a viewer,
    and once for all viewers of a position."""
    made = lru_cache(maxsize=POSITIONS)(make)

    @wraps(make)
    def kept(view: V) -> T:
        return made(msgspec.structs.replace(view, viewer=None))

    return kept
