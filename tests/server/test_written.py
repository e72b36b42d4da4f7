"""Waiting for what another thread writes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future

import pytest

from ludotek.server.written import written


def test_what_is_committed_together_wakes_the_event_loop_once(monkeypatch: pytest.MonkeyPatch) -> None:
    woken = 0

    async def wait_for_all() -> list[int]:
        loop = asyncio.get_running_loop()
        wake = loop.call_soon_threadsafe

        def count(*args: object) -> object:
            nonlocal woken
            woken += 1
            return wake(*args)  # type: ignore[arg-type]  # as it was called

        monkeypatch.setattr(loop, "call_soon_threadsafe", count)
        writes: list[Future[int]] = [Future() for _ in range(5)]
        waiting = [asyncio.create_task(written(write)) for write in writes]
        await asyncio.sleep(0)
        for number, write in enumerate(writes):
            write.set_result(number)
        found = await asyncio.gather(*waiting)
        later: Future[int] = Future()
        last = asyncio.create_task(written(later))
        await asyncio.sleep(0)
        later.set_result(5)
        return [*found, await last]

    assert asyncio.run(wait_for_all()) == [0, 1, 2, 3, 4, 5]
    assert woken == 2, "once for the five, and once for the last"


class Stages:
    """Two stages that note what is done, of a write with this name."""

    def __init__(self, noted: list[str]) -> None:
        self.noted = noted

    def of(self, name: str, error: Exception | None = None) -> Iterator[None]:
        self.noted.append(f"{name} first")
        yield
        if error is not None:
            raise error
        self.noted.append(f"{name} second")


def test_what_follows_from_writes_of_one_commit_is_done_stage_by_stage_before_anybody_goes_on() -> None:
    noted: list[str] = []

    async def note(writing: Future[int], name: str) -> None:
        await written(writing, Stages(noted).of(name))
        noted.append(f"{name} goes on")

    async def write_two() -> None:
        writes: list[Future[int]] = [Future(), Future()]
        waiting = [asyncio.create_task(note(write, name)) for write, name in zip(writes, "ab", strict=True)]
        await asyncio.sleep(0)
        for write in writes:
            write.set_result(0)
        await asyncio.gather(*waiting)

    asyncio.run(write_two())
    assert noted == ["a first", "b first", "a second", "b second", "a goes on", "b goes on"]


def test_nothing_follows_from_what_was_not_written_or_is_not_waited_for() -> None:
    noted: list[str] = []

    async def fail_and_leave() -> None:
        failing: Future[int] = Future()
        left: Future[int] = Future()
        refused = asyncio.create_task(written(failing, Stages(noted).of("refused")))
        gone = asyncio.create_task(written(left, Stages(noted).of("gone")))
        await asyncio.sleep(0)
        failing.set_exception(OSError("no room"))
        gone.cancel()
        left.set_result(1)
        with pytest.raises(OSError, match="no room"):
            await refused
        with pytest.raises(asyncio.CancelledError):
            await gone

    asyncio.run(fail_and_leave())
    assert noted == []


def test_who_waits_gets_the_error_of_what_follows_and_nobody_else_does() -> None:
    noted: list[str] = []

    async def write_two() -> list[int | BaseException]:
        writes: list[Future[int]] = [Future(), Future()]
        broken = written(writes[0], Stages(noted).of("a", ValueError("broken")))
        waiting = [asyncio.create_task(broken), asyncio.create_task(written(writes[1], Stages(noted).of("b")))]
        await asyncio.sleep(0)
        for number, write in enumerate(writes):
            write.set_result(number)
        return await asyncio.gather(*waiting, return_exceptions=True)

    found = asyncio.run(write_two())
    assert (str(found[0]), found[1]) == ("broken", 1)
    assert noted == ["a first", "b first", "b second"]
