"""How long people take for their choices: a forced choice that is made by itself must not be told from a real one."""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable
from typing import Final

REMEMBERED: Final = 20  # choices of a seat
SHORTEST, LONGEST = 1.0, 12.0  # seconds: nobody waits longer for a choice that is none
USUAL: Final = (2.0, 3.0, 4.0, 6.0)  # seconds, before a seat has made a real choice


class ChoosingTimes:
    """Seconds that each seat took for its last real choices."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, rng: random.Random | None = None) -> None:
        self._clock = clock
        self._rng = rng or random.SystemRandom()
        self._times: dict[int, deque[float]] = {}
        self._asked: tuple[int, int] | None = None  # seat, position
        self._since = 0.0

    def ask(self, seat: int, position: int) -> None:
        """This seat is to decide in this position."""
        if (seat, position) != self._asked:
            self._asked, self._since = (seat, position), self._clock()

    def note(self, seat: int) -> None:
        """The seat has made a real choice."""
        if self._asked is not None and self._asked[0] == seat:
            if seat not in self._times:
                self._times[seat] = deque(maxlen=REMEMBERED)
            self._times[seat].append(self._clock() - self._since)

    def typical(self, seat: int) -> float:
        """Seconds as one of the seat's real choices took, at random."""
        taken = self._rng.choice(tuple(self._times.get(seat, ())) or USUAL)
        return min(max(taken, SHORTEST), LONGEST)
