"""Garbage collection that players do not feel: new objects in small portions, all others when many sockets are gone."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

# New objects before a collection; collections before one of the next generation. A collection stops everybody: one of
# 200,000 objects, which came with every tenth of 20,000, took 100 ms of CPU at 400 tables of Sequence, and more than
# half a second where others wanted the processor. One of 50,000 takes 25 ms, after 5,000 moves or so: they leave
# nothing behind that only a collection would find, but what a match is. Smaller portions look at what will be gone in a
# moment: commands that wait for the disk are 60 objects each, and with 2,000 a move took a tenth more at 500 tables.
COLLECT: Final = (50_000, 1, 1000)
FEW: Final = 500  # sockets
LATER: Final = 10.0  # seconds


def calm_collector() -> None:
    """What is there at the start is never looked at again, and the rest in small portions."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


class SocketGarbage:
    """A closed socket leaves about a hundred objects that refer to each other, 50 kB with all they hold. They are
    collected when as many are closed as open: so they never take more memory than those, and a whole collection, which
    takes as long as there are objects, is made as seldom as there are many."""

    def __init__(self, collect: Callable[[], object] = gc.collect) -> None:
        self._collect = collect
        self._open = 0
        self._closed = 0  # since the last collection
        self._is_due = False

    def socket_opened(self) -> None:
        self._open += 1

    def socket_closed(self) -> None:
        """Called in the event loop. Soon after it is closed a socket is still held by what closes it."""
        self._open -= 1
        self._closed += 1
        if self._closed >= max(FEW, self._open) and not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_later(LATER, self.clean)

    def clean(self) -> None:
        self._closed = 0
        self._is_due = False
        self._collect()
