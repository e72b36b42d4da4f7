"""Keeps the rooms of this process up to date with what other processes do in the same matches."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from ludotek.server.bus import Bus, News
from ludotek.server.devices import Devices
from ludotek.server.room import Room
from ludotek.store import Store, StoreError

LOOK: Final = 2.0  # seconds between two looks at the store, for hints that were lost
BEAT: Final = 15.0  # seconds between two words about who is here
SILENCE: Final = 40.0  # seconds without a word after which nobody is there any more
log = logging.getLogger("ludotek.server")


class Sharing:
    def __init__(
        self, bus: Bus, store: Store, rooms: Callable[[], list[Room]], room_of: Callable[[str], Room | None]
    ) -> None:
        """`room_of`: the room of a match, if it is open here."""
        self.bus = bus
        self.store = store
        self.rooms = rooms
        self.room_of = room_of
        self._behind: set[str] = set()  # matches whose log is about to be read
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        if self.bus.is_shared:
            self.bus.start(self.hear)
            self._run(self._look())
            self._run(self._beat())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.bus.is_shared:
            await self.bus.close()

    # What this process tells

    def tell_length(self, room: Room) -> None:
        """For those who have the match open too. One that has not been heard of yet looks by itself."""
        if room.elsewhere:
            self.bus.tell(News(self.bus.node, room.match, seq=room.table.seq))

    def tell_present(self, room: Devices, *, asks: bool = False) -> None:
        present = tuple(sorted(room.here.elements()))
        self.bus.tell(News(self.bus.node, room.match, present=present, asks=asks))

    def tell_revoked(self, room: Room, hash: str) -> None:
        self.bus.tell(News(self.bus.node, room.match, revoked=hash))

    # What it hears

    def hear(self, news: News) -> None:
        room = self.room_of(news.match)
        if room is None:
            return
        if news.seq > room.table.seq and room.match not in self._behind:
            self._behind.add(room.match)
            self._run(self._catch_up(room))
        if news.revoked:
            room.dismiss(news.revoked)
        if news.present is not None:
            room.note_elsewhere(news.node, news.present, time.monotonic() + SILENCE)
        if news.asks and room.devices:
            self.tell_present(room)

    async def _catch_up(self, room: Room) -> None:
        """Never fails, so that one match cannot end the look at all of them."""
        self._behind.discard(room.match)
        try:
            await room.catch_up()
        except StoreError:
            log.debug("match %s: the next look tries again", room.match)
        except Exception:
            log.exception("match %s: what others wrote cannot be taken up", room.match)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            watched = {room.match: room for room in self.rooms() if room.devices}
            with suppress(StoreError):
                lengths = await asyncio.to_thread(self.store.lengths, list(watched))
                for match, length in lengths.items():
                    if length > watched[match].table.seq:
                        await self._catch_up(watched[match])
                for match, hash in await asyncio.to_thread(self.store.revoked, list(watched)):
                    if hash not in watched[match].revoked:
                        watched[match].dismiss(hash)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            for room in self.rooms():
                if room.devices:
                    room.forget_silent(time.monotonic())
                    self.tell_present(room)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
