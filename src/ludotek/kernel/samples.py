"""What a bot may know of the hidden part of a match: fair samples, never the state itself."""

from __future__ import annotations

from typing import Generic, cast

from typing_extensions import TypeVar

from ludotek.kernel.rng import Rng
from ludotek.kernel.state import State

S = TypeVar("S", bound=State, default=State)


class Samples(Generic[S]):
    """A source of states that one seat cannot tell from the real one."""

    def __init__(self, state: S, seat: int) -> None:
        self._state: State = state.copy()
        self._seat = seat

    def draw(self, rng: Rng) -> S:
        """Returns a state of its own, with everything that the seat may not know dealt anew."""
        state = cast(S, self._state.copy())
        state.redeal(self._seat, rng)
        return state
