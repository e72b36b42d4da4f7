"""The time that clocks of matches go by, and the look for those at zero in matches that nobody has open.

It is the time of day without the time in which no process of this server was alive: a sign of life is written to the
store every few seconds, and the first process that starts after a silence adds it to what does not count. The others
learn of it with their next sign of life, and before they call time.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, suppress
from typing import Final

from ludotek.kernel import LudotekError
from ludotek.server.room import Room
from ludotek.store import Store, StoreError

BEAT: Final = 5.0  # seconds between two signs of life, and between two looks for clocks at zero
SOON: Final = 10_000  # milliseconds: matches with a zero until then are opened
MOST: Final = 200  # matches opened at one look
SKIPPED: Final = 600.0  # seconds in which a match that cannot be opened is not tried again
SILENCE: Final = 20_000.0  # milliseconds after which no other process can be alive
GRACE: Final = 15_000.0  # milliseconds for people to come back after a restart
log = logging.getLogger("ludotek.server")
Visit = Callable[[str], AbstractAsyncContextManager[Room]]


class Clocks:
    def __init__(
        self, store: Store, visit: Visit, *, is_alone: bool, wall: Callable[[], float] = time.time, grace: float = GRACE
    ) -> None:
        """`is_alone`: no other process uses the store, so that every start is an end of a silence."""
        self.store = store
        self.visit = visit
        self.silence = 0.0 if is_alone else SILENCE
        self.wall = wall
        self.grace = grace
        self.dead: float | None = None  # milliseconds; None: no clock was needed yet
        self._beginning = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []
        self._skipped: dict[str, float] = {}  # match -> until when, on the monotonic clock

    def now(self) -> int:
        """Milliseconds. It means something after `begin`."""
        return round(self.wall() * 1000 - (self.dead or 0))

    async def begin(self) -> None:
        """From now on this process gives signs of life. Call it before the first clock runs here."""
        async with self._beginning:
            if self.dead is None:
                woken = self.store.wake(self.wall() * 1000, self.silence, self.grace)
                self.dead = await asyncio.wrap_future(woken)

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._repeat(job)) for job in (self._look, self.beat)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreError):
            await self.beat()

    async def beat(self) -> None:
        """A sign of life, if clocks are used; afterwards `now` is the same as in all other processes."""
        if self.dead is not None:
            self.dead = await asyncio.wrap_future(self.store.beat(self.wall() * 1000))

    async def _repeat(self, job: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await job()
            except StoreError as error:
                log.debug("clocks: the store failed: %s", error)
            except Exception:
                log.exception("clocks: something failed")
            await asyncio.sleep(BEAT)

    async def _look(self) -> None:
        if self.dead is None:
            if not await asyncio.to_thread(self.store.due, float("inf"), 1):
                return
            await self.begin()
        self._skipped = {match: until for match, until in self._skipped.items() if until > time.monotonic()}
        most = MOST + len(self._skipped)
        for match in await asyncio.to_thread(self.store.due, float(self.now() + SOON), most):
            if match not in self._skipped:
                await self._open(match)

    async def _open(self, match: str) -> None:
        """Opening a match sets its timer; one that cannot be opened must not stop the others."""
        try:
            async with self.visit(match) as room:
                room.wake()
        except StoreError:
            raise
        except Exception as error:
            self._skipped[match] = time.monotonic() + SKIPPED
            is_known = isinstance(error, LudotekError)
            log.warning(
                "match %s: its clock is at zero, but it cannot be opened: %s", match, error, exc_info=not is_known
            )


def wake_alone(store: Store) -> None:
    """Before several processes of this server begin, and while no other uses the store: what was before is a silence,
    however short."""
    store.wake(time.time() * 1000, 0.0, GRACE).result()
