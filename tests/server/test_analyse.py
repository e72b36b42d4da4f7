"""`POST /api/analyse`: a job in the workers, with progress, for finished matches only."""

from __future__ import annotations

import asyncio
import json
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotek.catalogue import games
from ludotek.kernel import Match, Rng, play_out
from ludotek.kernel import record as records
from ludotek.server.analyses import KEPT, SILENCE, WAITING, Analyses
from ludotek.server.api import AnalysisJob
from ludotek.server.bus import Bus
from ludotek.server.denied import Denied
from ludotek.workers import LONG, Analyse, LookBack, Pool
from ludotek.workers.look_back import look_back
from tests.databases import open_database
from tests.server.harness import Address, serving


def played(id: str, seats: int = 2, seed: int = 1, *, steps: int | None = None) -> dict[str, Any]:
    """The record of a match at random, as JSON."""
    game, rng = games()[id], Rng(seed)

    def choose(match: Match, seat: int) -> int:
        legal = match.state.legal()
        return legal[rng.below(len(legal))]

    whole = play_out(Match.new(game, seats), choose, rng, limit=20_000)
    found = whole.full_record() if steps is None else Match.replay(game, whole.full_record(), steps=steps).full_record()
    data: dict[str, Any] = json.loads(records.write(found))
    return data


def finished(address: Address, job: dict[str, Any]) -> dict[str, Any]:
    until = time.monotonic() + 60
    while job["state"] in ("waiting", "running"):
        assert time.monotonic() < until
        assert 0 <= job["share"] <= 1
        time.sleep(0.05)
        job = address.call(f"/api/analyse/{job['job']}").json
    return job


def test_a_look_back_tells_the_whole_match(address: Address) -> None:
    record = played("last_one_standing")
    answer = address.call("/api/analyse", {"record": record})
    assert answer.status == 202
    job = finished(address, answer.json)
    assert job["state"] == "done"
    found = job["result"]
    assert found["steps"] == len(record["steps"])
    assert [point["step"] for point in found["curve"]][:: len(found["curve"]) - 1] == [0, len(record["steps"])]
    assert found["curve"][-1]["chances"] == found["scores"], "in the end everybody knows"
    assert all(abs(sum(point["chances"]) - 1) < 0.01 for point in found["curve"])
    assert len(found["luck"]) == len(found["skill"]) == len(found["faces"]) == 2
    assert all(skill <= 0 for skill in found["skill"])
    assert all(turn["told"] for turn in found["turns"] if turn["is_luck"])
    assert len(found["lessons"]) <= 3
    assert all(lesson["played"] != lesson["better"] and lesson["loss"] > 0 for lesson in found["lessons"])
    again = address.call("/api/analyse", {"record": record}).json
    assert again["state"] == "done", "it is known already"


def test_a_turning_point_that_told_nothing_says_what_was_played() -> None:
    """A choice like "play no tile" tells nobody anything, and may decide a match."""
    game = games()["last_one_standing"]
    records_read = (records.read(json.dumps(played(game.id, seed=seed))) for seed in range(1, 7))
    turns = [turn for record in records_read for turn in look_back(game, record, lambda _: None).turns]
    silent = [turn for turn in turns if not turn.told]
    assert silent
    assert all(turn.played is not None and not turn.is_luck for turn in silent)
    assert all(turn.played is None for turn in turns if turn.told)


def test_only_finished_matches_are_looked_back_at(address: Address) -> None:
    for id in ("ludo", "sequence"):
        job = finished(address, address.call("/api/analyse", {"record": played(id, steps=40)}).json)
        assert job["state"] == "failed"
        assert job["problem"]["code"] == "record/not_yet"
        assert "result" not in job


def test_bad_records_and_unknown_jobs_are_refused(address: Address) -> None:
    record = played("ludo")
    assert address.call("/api/analyse", {"record": {"ludotek": 1}}).json["code"] == "input/record"
    assert address.call("/api/analyse", {"record": record | {"game": "chess"}}).status == 404
    assert address.call("/api/analyse/none").json["code"] == "analysis/unknown"
    broken = record | {"steps": [[0, 999], *record["steps"]]}
    assert finished(address, address.call("/api/analyse", {"record": broken}).json)["problem"]["code"] == "input/record"


class Idle(Pool):
    """Takes jobs and does none."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Analyse] = []

    def submit(self, job: Any, *, rank: int = LONG, report: Any = None) -> Any:
        self.asked.append(job)
        return Future()


def test_jobs_are_bounded_and_a_record_is_one_job() -> None:
    asyncio.run(bounded_jobs())


async def bounded_jobs() -> None:
    pool = Idle()
    analyses = Analyses(pool)
    record = json.dumps(played("last_one_alive")).encode()
    for id in range(WAITING):
        assert (await analyses.begin(str(id), record)).state == "waiting"
        await analyses.begin(str(id), record)
    assert len(pool.asked) == WAITING
    with pytest.raises(Denied) as error:
        await analyses.begin("one more", record)
    assert error.value.code == "server/busy"
    game = games()["last_one_alive"]
    result = look_back(game, records.read(record), lambda share: None)
    assert isinstance(result, LookBack)
    for number in range(KEPT + WAITING):
        for job in analyses.jobs.values():
            if not job.answer.done():
                job.answer.set_result(result)
        await analyses.begin(f"later {number}", record)
    assert len(analyses.jobs) == KEPT


def test_bots_do_not_wait_for_a_look_back() -> None:
    pool = Pool()
    assert pool._size > 1
    record = json.dumps(played("last_one_standing")).encode()
    shares: list[float] = []
    answer = pool.submit(Analyse(record), rank=LONG, report=shares.append)
    assert answer.result(60)["game"] == "last_one_standing"
    assert 0 not in pool.workers, "the worker for quick jobs was left alone"
    assert shares == sorted(shares)
    assert shares
    pool.close()


class Shared(Bus):
    is_shared = True


def test_a_look_back_is_known_at_every_process(tmp_path: Path) -> None:
    record = played("last_one_alive")
    with serving(tmp_path, bus=Shared()) as (one, _), serving(tmp_path, bus=Shared()) as (other, services):
        job = one.call("/api/analyse", {"record": record}).json
        asked = other.call(f"/api/analyse/{job['job']}")
        assert asked.status == 200
        assert finished(other, asked.json)["state"] == "done"
        assert finished(one, job) == finished(other, job)
        assert other.call("/api/analyse", {"record": record}).json["state"] == "done"
        assert services.analyses.jobs == {}, "it was looked at once"


def test_a_look_back_whose_process_died_is_begun_again(tmp_path: Path) -> None:
    store = open_database("sqlite", tmp_path)
    running = AnalysisJob("j", "running", 0.5)
    store.keep_analysis("j", time.time() - SILENCE - 1, msgspec.json.encode(running).decode()).result()
    analyses = Analyses(Idle(), store)
    with pytest.raises(Denied):
        asyncio.run(analyses.state("j"))
    assert asyncio.run(analyses.begin("j", b"{}")).state == "waiting"
    assert asyncio.run(Analyses(Idle(), store).state("j")).state == "waiting", "others hear of it"
    store.close()
