"""Waits in the event loop for what another thread writes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from functools import lru_cache
from typing import Any, Final, TypeVar

from ludotek.server.lockstep import Work, run_in_lockstep

T = TypeVar("T")
LOOPS: Final = 8  # event loops that are remembered: a process has one at a time


class Waiting:
    """Somebody who waits for a write. It is freed with the write: neither refers to the other."""

    is_written = False

    def __init__(self, work: Work | None, woken: asyncio.Future[None]) -> None:
        self.work = work
        self.woken = woken

    def wake(self) -> None:
        if not self.woken.done():
            self.woken.set_result(None)


class Wakeups:
    """Tells an event loop from another thread what is done. All that a commit has written wakes the loop once."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._done: deque[Waiting] = deque()
        self._is_called = False

    def wake(self, waiting: Waiting, writing: Future[Any]) -> None:
        """Called in any thread when the write has ended."""
        waiting.is_written = not writing.cancelled() and writing.exception() is None
        self._done.append(waiting)
        if not self._is_called and not self._loop.is_closed():
            self._is_called = True
            self._loop.call_soon_threadsafe(self._wake_all)

    def _wake_all(self) -> None:
        self._is_called = False  # first: what comes from now on calls again
        done = [self._done.popleft() for _ in range(len(self._done))]
        works = [one.work for one in done if one.is_written and one.work is not None and not one.woken.done()]
        for one in done:
            one.wake()  # they go on after this, but before what is sent here goes out: with their answer, by one call
        run_in_lockstep(works)


@lru_cache(maxsize=LOOPS)
def wakeups_of(loop: asyncio.AbstractEventLoop) -> Wakeups:
    return Wakeups(loop)


async def written(writing: Future[T], stages: Iterator[None] | None = None) -> T:
    """The result of a write. One that is no longer waited for goes on.

    `stages` are done as soon as it is written, before this returns, in lockstep with those of all other writes of the
    same commit. They are not begun if it is not written, or not waited for any more.

    `asyncio.wrap_future` would cancel the write, and wakes the loop for each.
    """
    loop = asyncio.get_running_loop()
    woken: asyncio.Future[None] = loop.create_future()
    work = None if stages is None else Work(stages)
    waiting, wakeups = Waiting(work, woken), wakeups_of(loop)
    writing.add_done_callback(lambda ended: wakeups.wake(waiting, ended))
    await woken
    if work is not None and work.error is not None:
        raise work.error
    return writing.result()
