"""Records from outside are worked through elsewhere, a page at a time, and a crowd of them is told to come later."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Any

import msgspec
import pytest

from ludotek.kernel import Match, Record, Rng
from ludotek.server.denied import Denied
from ludotek.server.record_work import EACH, WAITING, RecordWork
from ludotek.workers import JobFailed, Pool, Replay, ReplayRecord, VerifyRecord, record_jobs
from ludotek.workers.record_jobs import replay
from tests.databases import Database
from tests.server.harness import GAMES, Address
from tests.server.test_analyse import played


@pytest.fixture(scope="session", autouse=True)
def database() -> Database:
    """One is enough: nothing here is about it."""
    return "sqlite"


def test_a_replay_comes_in_pages_that_fit_together(monkeypatch: pytest.MonkeyPatch) -> None:
    game, record = GAMES["ludo"], msgspec.convert(played("ludo"), Record)
    whole = replay(game, record)
    assert (whole.after, whole.steps) == (0, len(record.steps))
    monkeypatch.setattr(record_jobs, "PAGE", 50)
    pages = [replay(game, record, after) for after in range(0, len(record.steps), 50)]
    assert len(pages) > 3
    assert tuple(frame for page in pages for frame in page.frames) == whole.frames
    last = replay(game, record, len(record.steps))
    assert last.frames == ()
    end = Match.replay(game, record)
    assert last.first == game.scene(game.view(end.state, None))


def test_a_long_record_is_answered_page_by_page(address: Address) -> None:
    game, rng = GAMES["ludo"], Rng(1)
    match = Match.new(game, 2)
    while len(match.steps) < 1100 and not match.is_over:  # people who take nothing home
        actor = int(match.state.actor)
        if actor < 0:
            match.draw(rng)
        else:
            match.play(actor, match.state.legal()[-1])
    steps = len(match.steps)
    record: Any = msgspec.to_builtins(match.full_record())
    pages: list[Replay] = []
    while not pages or pages[-1].after + len(pages[-1].frames) < steps:
        after = pages[-1].after + len(pages[-1].frames) if pages else 0
        answer = address.call("/api/replay", {"record": record, "after": after})
        assert answer.status == 200
        assert len(answer.body) < 3_000_000
        pages.append(msgspec.json.decode(answer.body, type=Replay))
    assert [frame.step for page in pages for frame in page.frames] == list(range(1, steps + 1))
    assert all(page.steps == steps for page in pages)


class Stuck(Pool):
    """Takes jobs and never finishes one."""

    def submit(self, job: Any, **_: Any) -> Future[Any]:
        return Future()


def test_the_queue_is_bounded_for_each_household_and_in_all() -> None:
    asyncio.run(crowd())


async def crowd() -> None:
    work = RecordWork()
    work.pool = Stuck()
    tasks = [asyncio.ensure_future(work.do(VerifyRecord(b"{}"), "one")) for _ in range(EACH)]
    await asyncio.sleep(0)
    with pytest.raises(Denied) as error:
        await work.do(VerifyRecord(b"{}"), "one")
    assert (error.value.code, error.value.status) == ("http/too_many", 429)
    tasks += [asyncio.ensure_future(work.do(VerifyRecord(b"{}"), str(n))) for n in range(WAITING - EACH)]
    await asyncio.sleep(0)
    with pytest.raises(Denied) as error:
        await work.do(VerifyRecord(b"{}"), "late")
    assert (error.value.code, error.value.status) == ("server/busy", 503)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert not work.asked, "who goes away makes room"


def test_a_record_that_takes_too_long_costs_one_worker_and_is_said_so() -> None:
    async def check() -> None:
        work = RecordWork()
        work.pool.seconds = dict.fromkeys(work.pool.seconds, 0.0)
        with pytest.raises(Denied) as error:
            await work.do(ReplayRecord(msgspec.json.encode(played("ludo"))), "one")
        assert error.value.code == "record/too_long"
        assert work.pool.replaced == 1
        work.pool.seconds = dict.fromkeys(work.pool.seconds, 10.0)
        with pytest.raises(JobFailed) as failed:
            await work.do(VerifyRecord(b'{"ludotek": 1}'), "one")
        assert failed.value.code == "input/record"
        work.close()

    asyncio.run(check())
