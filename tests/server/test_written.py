"""Waiting for what another thread writes."""

from __future__ import annotations

import asyncio
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
