"""What a result says besides who won: places, and the game's own numbers."""

from __future__ import annotations

import msgspec

from ludotek.kernel import Text


class Tally(msgspec.Struct, frozen=True):
    """One of the game's own numbers, for every seat: pieces knocked home, sequences, zombies shot."""

    label: Text
    values: tuple[int, ...]
