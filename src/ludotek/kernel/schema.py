"""What the numbers of an observation mean: names, places and highest values, as the game's `observe` declares them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ludotek.kernel.batch import MOST_WORDS, look
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.observation import PER_WORD, Observation
from ludotek.kernel.state import State, room

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class NoObservation(LudotekError, code="input/observation"):
    """A game that declares no observations, or no such part."""


class Part(msgspec.Struct, frozen=True):
    """Named numbers of an observation. With `seats` there are so many of each, the observing seat's first."""

    name: str
    offset: int  # of the first one
    count: int
    high: int  # values are 0 to this
    seats: int = 0  # 0: not by seats
    stride: int = 0  # from one seat's numbers to the next one's

    @property
    def shape(self) -> tuple[int, ...]:
        """() for a single number, else by seats and numbers."""
        return tuple(
            size for size, is_there in ((self.seats, self.seats > 0), (self.count, self.count > 1)) if is_there
        )

    def indices(self) -> list[int]:
        """Where its numbers are in an observation."""
        starts = [self.offset + seat * self.stride for seat in range(max(1, self.seats))]
        return [start + number for start in starts for number in range(self.count)]


class Schema(msgspec.Struct, frozen=True):
    """The parts of an observation of `size` bytes. Bytes that belong to no part are 0."""

    size: int
    codes: int  # of actions
    parts: tuple[Part, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(part.name for part in self.parts)

    def part(self, name: str) -> Part:
        for part in self.parts:
            if part.name == name:
                return part
        raise NoObservation(f"no part {name!r}: there are {', '.join(self.names)}")

    def take(self, obs: NDArray[np.uint8], name: str) -> NDArray[np.uint8]:
        """One part of observations: their shape without the last axis, then the part's."""
        part = self.part(name)
        found: Any = obs[..., part.indices()]
        return found.reshape(*obs.shape[:-1], *part.shape)  # type: ignore[no-any-return]

    def planes(self, obs: NDArray[np.uint8], name: str, *shape: int) -> NDArray[np.float32]:
        """A part as planes of 0 and 1, one for each value from 0 to its highest; `shape` is that of a plane."""
        import numpy as np

        part = self.part(name)
        numbers: Any = obs[..., part.indices()]
        values = np.arange(part.high + 1, dtype=np.uint8)
        found: NDArray[np.float32] = (numbers[..., None, :] == values[:, None]).astype(np.float32)
        return found.reshape(*obs.shape[:-1], part.high + 1, *(shape or part.shape or (1,)))

    def one_hot(self, obs: NDArray[np.uint8], *names: str) -> NDArray[np.float32]:
        """The named parts, or all, as one row of 0 and 1 for each observation: high + 1 places for every number."""
        import numpy as np

        rows = []
        for name in names or self.names:
            part = self.part(name)
            numbers: Any = obs[..., part.indices()]
            hot = numbers[..., None] == np.arange(part.high + 1, dtype=np.uint8)
            rows.append(hot.reshape(*obs.shape[:-1], -1))
        return np.concatenate(rows, axis=-1, dtype=np.float32)


def schema_of(start: State, seats: int) -> Schema:
    """What observations of games with this first state are made of. Raises NoObservation if it has none."""
    out = Observation(room(MOST_WORDS), seats)
    out.is_noting = True
    look(start, 0, out, 0)
    if out.at == 0:
        raise NoObservation(f"{type(start).__name__} has no observations: it does not define `observe`")
    return Schema(int(out.at) * int(PER_WORD), int(start.codes()), tuple(Part(*part) for part in out.parts))
