"""Waits in the event loop for what another thread writes."""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import Future
from typing import Final, TypeVar
from weakref import WeakKeyDictionary

T = TypeVar("T")


class Wakeups:
    """Tells an event loop from another thread what is done. All that a commit has written wakes the loop once."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._done: deque[asyncio.Future[None]] = deque()
        self._is_called = False

    def wake(self, waiting: asyncio.Future[None]) -> None:
        """Called in any thread."""
        self._done.append(waiting)
        if not self._is_called and not self._loop.is_closed():
            self._is_called = True
            self._loop.call_soon_threadsafe(self._wake_all)

    def _wake_all(self) -> None:
        self._is_called = False  # first: what comes from now on calls again
        while self._done:
            waiting = self._done.popleft()
            if not waiting.done():
                waiting.set_result(None)


_WAKEUPS: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Wakeups]] = WeakKeyDictionary()


async def written(writing: Future[T]) -> T:
    """The result of a write. One that is no longer waited for goes on.

    `asyncio.wrap_future` would cancel the write, and wakes the loop for each.
    """
    loop = asyncio.get_running_loop()
    wakeups = _WAKEUPS.get(loop)
    if wakeups is None:
        wakeups = _WAKEUPS[loop] = Wakeups(loop)
    waiting: asyncio.Future[None] = loop.create_future()
    writing.add_done_callback(lambda _: wakeups.wake(waiting))
    await waiting
    return writing.result()
