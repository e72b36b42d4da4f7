"""The time of clocks: the same in all processes, standing still while none is alive, stopped by no single match."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import cast

import pytest

from ludotek.server import clocks
from ludotek.server.clocks import GRACE, SILENCE, Clocks
from ludotek.server.processes import prepare_store
from ludotek.server.room import Room
from ludotek.server.room_clock import RoomClock
from ludotek.server.services import Services
from ludotek.store import PostgresStore, SqliteStore, Store, StoreError
from ludotek.table import CallTime, ClockSet, Table
from tests.databases import open_database
from tests.server.harness import DATABASE, serving
from tests.server.test_clocks import MINUTE, pass_time
from tests.table.sitting import LUDO, SECRET, created, here

DAY = 1_000_000.0  # seconds: some time of day


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = open_database(DATABASE.get(), tmp_path)
    yield found
    found.close()


@asynccontextmanager
async def nobody(match: str) -> AsyncIterator[Room]:
    raise StoreError(match)
    yield


def process(store: Store, day: list[float]) -> Clocks:
    """One of several processes, by a clock on the wall that tests turn."""
    return Clocks(store, nobody, is_alone=False, wall=lambda: day[0])


def test_all_processes_learn_of_a_silence_that_one_has_found(store: Store) -> None:
    async def scene() -> None:
        day = [DAY]
        old, new = process(store, day), process(store, day)
        await old.begin()
        day[0] += 30  # the old one was stopped for so long, or the store was
        await new.begin()
        assert new.dead == 30_000 + GRACE
        await old.beat()
        assert old.now() == new.now()

    asyncio.run(scene())


def test_time_is_not_called_by_a_process_that_missed_a_silence(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, services):
        match = address.create("here", "here", clock=MINUTE)
        pass_time(services, 62)
        services.store.wake(
            services.clocks.wall() * 1000 + 1, -1e9, 50_000.0
        ).result()  # another process, after a pause
        ann = match.join(0)
        while not services.clocks.dead:
            time.sleep(0.005)
        ann.catch_up()
        (room,) = services.open_rooms()
        assert room.table.times_up == []


def test_only_who_has_the_data_folder_for_itself_counts_every_pause() -> None:
    alone = Services(SqliteStore.__new__(SqliteStore), {})
    elsewhere = Services(PostgresStore.__new__(PostgresStore), {})  # without a bus: others may use the same database
    assert (alone.clocks.silence, elsewhere.clocks.silence) == (0, SILENCE)


def test_a_restart_of_several_processes_costs_nobody_time_however_short(tmp_path: Path) -> None:
    file = tmp_path / "some.sqlite"
    store = SqliteStore(file)
    store.wake((time.time() - 3) * 1000, 0, 0).result()
    store.close()
    prepare_store(str(file))
    store = SqliteStore(file)
    dead = store.wake(time.time() * 1000, SILENCE, GRACE).result()
    store.close()
    assert 3000 <= dead - GRACE < 10_000


# Matches that cannot be opened


class Rows:
    """A store with clocks at zero."""

    def __init__(self, *matches: str) -> None:
        self.matches = matches
        self.beats = 0

    def due(self, until: float, most: int) -> list[str]:
        return list(self.matches[:most])

    def beat(self, now: float) -> Future[float]:
        self.beats += 1
        done = Future[float]()
        done.set_result(0.0)
        return done


def test_matches_that_cannot_be_opened_do_not_stop_the_clocks_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "MOST", 2)
    tried: list[str] = []

    @asynccontextmanager
    async def visit(match: str) -> AsyncIterator[Room]:
        tried.append(match)
        raise ValueError("a log that cannot be read")
        yield

    async def scene() -> None:
        rows = Rows("one", "two", "three", "four")
        watch = Clocks(cast(Store, rows), visit, is_alone=True)
        watch.dead = 0.0
        await watch._look()
        await watch._look()

    asyncio.run(scene())
    assert tried == ["one", "two", "three", "four"]


def test_signs_of_life_do_not_wait_for_a_match_that_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "BEAT", 0.005)

    @asynccontextmanager
    async def visit(match: str) -> AsyncIterator[Room]:
        await asyncio.Event().wait()  # for ever
        yield cast(Room, None)

    async def scene() -> None:
        rows = Rows("slow")
        watch = Clocks(cast(Store, rows), visit, is_alone=True)
        watch.dead = 0.0
        watch.start()
        with suppress(TimeoutError):
            async with asyncio.timeout(5):
                while rows.beats < 5:
                    await asyncio.sleep(0.005)
        await watch.close()
        assert rows.beats >= 5

    asyncio.run(scene())


# Timers


def test_a_clock_that_is_put_off_calls_time_once_and_never_after_its_end() -> None:
    async def scene() -> None:
        called: list[CallTime] = []
        table = Table(LUDO, SECRET, created([here("Ann"), here("Ben")]))
        table.clock = ClockSet(0, (1000, 1000))
        clock = RoomClock("m", table)
        clock.call_time = lambda command, _: called.append(command)
        clock.call_in(0.001)
        clock.call_in(0.002)
        clock.disarm()
        await asyncio.sleep(0.02)
        assert called == []

    asyncio.run(scene())


def test_the_clock_of_a_match_that_goes_on_from_a_record_starts_when_it_is_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, services):
        match = address.create("here", "here")
        assert match.join(0, 1).ask("resign", seat=0)["t"] == "done"
        record, work = match.record().json, services.work

        async def late(job: Callable[[], object]) -> object:
            pass_time(services, 40)  # others are served first
            return await work(job)

        services.work = late  # type: ignore[assignment,method-assign]
        fork = address.create("here", "here", clock=MINUTE, from_record={"record": record, "at": 2})
        assert fork.join(0).welcome["clock"]["left"] == [60_000, 60_000]
