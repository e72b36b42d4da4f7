"""Everything that requests and sockets share: the store, the games, the bots, the limits and the open rooms."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Final, ParamSpec, TypeVar

from ludotek.game import AnyGame
from ludotek.kernel import Rng, Samples, UnknownGame, View
from ludotek.server.analyses import Analyses
from ludotek.server.bus import Bus
from ludotek.server.charges import SeatLimits
from ludotek.server.clocks import Clocks
from ludotek.server.collecting import SocketGarbage
from ludotek.server.connections import Gate
from ludotek.server.denied import Denied as Denied
from ludotek.server.devices import Devices
from ludotek.server.limits import RateLimiter, a_day
from ludotek.server.metrics import Metrics
from ludotek.server.push import Push
from ludotek.server.record_work import RecordWork
from ludotek.server.retention import Retention
from ludotek.server.room import Room
from ludotek.server.settings import DEFAULTS, Settings
from ludotek.server.sharing import Sharing
from ludotek.server.value_files import value_files
from ludotek.store import Commit, PostgresStore, Store
from ludotek.table import LeaveLesson, Table
from ludotek.workers import Choose, Pool, question

P = ParamSpec("P")
T = TypeVar("T")
IDLE_ROOMS: Final = 64  # kept in memory with nobody in them, about
STALE_LESSON: Final = "lesson/stale"  # the command that ends a guided part whose lessons are others now


class Services:
    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        settings: Settings = DEFAULTS,
        address: Callable[[], str | None] = lambda: None,
        workers: Pool | None = None,
        bus: Bus | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        """`address` says where others in this network find the server now; bots think in `workers`.

        `bus` connects the processes that serve the same store.
        """
        self.address = address
        self.store = store
        self.metrics = metrics or Metrics()
        self.garbage = SocketGarbage()
        self.store.on_commit = self._note_commit
        self.games = games
        self.settings = settings
        self.values = value_files(settings)
        self.limits = limits = settings.limits
        self.gate = Gate(settings)
        self.creating = RateLimiter(limits.create, time.monotonic)
        self.arriving = RateLimiter(limits.hello, time.monotonic)
        self.talking = RateLimiter(limits.talk, time.monotonic)
        self.daily = RateLimiter(a_day(settings.matches.matches_per_day), time.monotonic)
        self.working = RateLimiter(limits.heavy, time.monotonic)
        self.connected: Counter[str] = Counter()  # address -> connections
        self.workers = workers or Pool()
        self.analyses = Analyses(self.workers, store if bus is not None and bus.is_shared else None)
        self.records = RecordWork(self.workers.modules)
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="work")  # one long job at a time
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self.sharing = Sharing(bus or Bus(), store, self.open_rooms, self.open_room)
        self.retention = Retention(store, games, settings, self._rooms.__contains__)
        self.is_stopping = False
        is_alone = not self.sharing.bus.is_shared and not isinstance(store, PostgresStore)  # the folder is locked
        self.clocks = Clocks(store, self.visit, is_alone=is_alone)
        self.push = Push(store, settings)
        self._many = IDLE_ROOMS  # rooms at which it is worth looking for idle ones

    def game(self, id: str) -> AnyGame:
        if id not in self.games:
            raise UnknownGame(f"no game {id!r}; there are {', '.join(self.games)}")
        return self.games[id]

    @asynccontextmanager
    async def visit(self, match: str) -> AsyncIterator[Room]:
        """Yields the room of a match and keeps it in memory meanwhile; loads it from the store if needed."""
        room = await self._enter(match)
        try:
            nobody_kept_it = self.sharing.bus.is_shared and not room.devices
            if nobody_kept_it or room.is_unsure:
                await room.catch_up()
            yield room
        finally:
            room.visitors -= 1

    async def _enter(self, match: str) -> Room:
        while True:
            opening = self._rooms.get(match) or self._begin_to_open(match)
            try:
                room = await asyncio.shield(opening)
            except Exception:
                if self._rooms.get(match) is opening:
                    del self._rooms[match]
                raise
            if self._rooms.get(match) is opening:  # else it was forgotten in the very moment
                room.visitors += 1
                return room

    def _begin_to_open(self, match: str) -> asyncio.Task[Room]:
        self._let_go()
        self._rooms[match] = asyncio.get_running_loop().create_task(self._open(match))
        return self._rooms[match]

    @contextmanager
    def counted(self, address: str) -> Iterator[int]:
        """Counts one more connection from this address while the block runs; yields how many there are."""
        self.connected[address] += 1
        try:
            yield self.connected[address]
        finally:
            self.connected[address] -= 1
            if not self.connected[address]:
                del self.connected[address]

    async def _open(self, match: str) -> Room:
        table = await asyncio.to_thread(self._load, match)
        if any(seat.level for seat in table.seats):
            self.workers.warm()
        room = Room(match, table, self.store, self._choose, SeatLimits(self.limits))
        if table.created.clock is not None:
            await self.clocks.begin()
            room.clock.now, room.clock.synchronize = self.clocks.now, self.clocks.beat
        room.on_dropped = self._forget
        if table.is_lesson_stale:
            await room.carry_out(LeaveLesson(table.path.seat if table.path else 0), STALE_LESSON)
        room.on_written, room.on_presence = self._on_written, self._on_presence
        if self.sharing.bus.is_shared:
            room.on_revoked = self.sharing.tell_revoked
            self.sharing.tell_present(room, asks=True)
        return room

    def _on_written(self, room: Room) -> None:
        if self.sharing.bus.is_shared:
            self.sharing.tell_length(room)
        self.push.follow(room)

    def _on_presence(self, room: Devices) -> None:
        if self.sharing.bus.is_shared:
            self.sharing.tell_present(room)
        if isinstance(room, Room):
            self.push.miss(room)

    def _forget(self, room: Room) -> None:
        if self.open_room(room.match) is room:  # else another one of the match is used already
            del self._rooms[room.match]

    def _load(self, match: str) -> Table:
        row = self.store.match_row(match)
        if row is None:
            raise Denied("match/unknown", f"there is no match {match!r} here", 404)
        return Table.restore(self.game(row.game), row.secret, self.store.entries(match))

    async def _choose(self, level: str, game: AnyGame, view: View, samples: Samples, rng: Rng) -> int:
        """A bot's decision, made in a worker. The server's interpreter only packs the question."""
        begun = time.monotonic()
        asked = question(game, view, samples, rng)
        action = int(await asyncio.wrap_future(self.workers.submit(Choose(asked, self.values.player(level)))))
        self.metrics.bot_moved(level, time.monotonic() - begun)
        return action

    def _note_commit(self, commit: Commit) -> None:
        if commit.failure is None:
            self.metrics.committed(commit.writes, commit.seconds)
        else:
            self.metrics.store_failed(commit.failure.code)

    async def work(self, job: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Runs a long job (a replay, a proof of a record) in the worker thread."""
        return await asyncio.get_running_loop().run_in_executor(self._worker, partial(job, *args, **more))

    def open_rooms(self) -> list[Room]:
        return [task.result() for task in self._rooms.values() if is_open(task)]

    def open_room(self, match: str) -> Room | None:
        """The room of a match, if it is open."""
        task = self._rooms.get(match)
        return task.result() if task is not None and is_open(task) else None

    def _let_go(self) -> None:
        """Drops unused rooms from memory: everything is in the store."""
        if len(self._rooms) < self._many:
            return
        for match in [room.match for room in self.open_rooms() if room.is_idle]:
            del self._rooms[match]
        self._many = len(self._rooms) + IDLE_ROOMS

    def say_goodbye(self) -> None:
        """Tells every device when to come back: the server stops."""
        self.is_stopping = True
        for room in self.open_rooms():
            room.interrupt("server/stopping", "the server is restarted", self.settings.connections.return_after)

    async def close(self) -> None:
        await self.push.close()
        await self.clocks.close()
        await self.sharing.close()
        for room in self.open_rooms():
            room.close()
        self.workers.close()
        self.records.close()
        self._worker.shutdown(cancel_futures=True)
        self.store.close()


def is_open(opening: asyncio.Task[Room]) -> bool:
    return opening.done() and not opening.cancelled() and not opening.exception()
