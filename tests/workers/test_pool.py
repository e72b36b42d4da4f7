"""Workers die, hang and are replaced; what was asked is answered."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from ludotek.catalogue import games
from ludotek.kernel import Rng
from ludotek.workers import Choose, Pool, WorkerFailed, question
from ludotek.workers.jobs import Seat
from ludotek.workers.pool import ATTEMPTS, LONG, QUICK
from ludotek.workers.worker import JobFailed, Worker, WorkerGone

LUDO = games()["ludo"]


def asked() -> Seat:
    """A decision with a choice, at the start of a game of Ludo."""
    state = LUDO.new(2, LUDO.options(2))
    rng = Rng(3)
    while state.actor < 0 or len(state.legal()) < 2:
        state.apply(state.sample(rng) if state.actor < 0 else state.legal()[0])
    seat = int(state.actor)
    return question(LUDO, LUDO.view(state, seat), LUDO.samples(state, seat), Rng(7))


ASKED = asked()
LEGAL = LUDO.load(ASKED.position).legal()
DECISION = Choose(ASKED, "easy")


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    pool = Pool(seconds={QUICK: 20.0, LONG: 20.0})
    yield pool
    pool.close()


def wait_for(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.01)


def begin(pool: Pool) -> tuple[Any, int]:
    """A decision in the middle of being made, and the process that makes it: it stands still."""
    pool.submit(DECISION).result(60)  # the worker has started
    pid = pool.workers[0].process.pid
    os.kill(pid, signal.SIGSTOP)
    answer = pool.submit(DECISION)
    wait_for(answer.running)
    return answer, pid


def test_no_worker_runs_before_something_is_asked() -> None:
    pool = Pool()
    assert pool.workers == {}
    pool.close()


@pytest.mark.skipif(not hasattr(os, "SCHED_BATCH"), reason="of Linux")
def test_workers_give_way_to_the_server(pool: Pool) -> None:
    assert pool.submit(DECISION).result(60) in LEGAL
    pid = pool.workers[0].process.pid
    assert os.getpriority(os.PRIO_PROCESS, pid) == 19
    assert os.sched_getscheduler(pid) == os.SCHED_BATCH


def test_a_worker_that_is_killed_is_replaced_and_its_decision_is_made_again(pool: Pool) -> None:
    before = pool.replaced
    answer, pid = begin(pool)
    os.kill(pid, signal.SIGKILL)
    assert answer.result(60) in LEGAL
    assert pool.replaced == before + 1
    assert pool.workers[0].process.pid != pid


def test_a_worker_that_hangs_is_replaced_and_its_decision_is_made_again(pool: Pool) -> None:
    before = pool.replaced
    pool.submit(DECISION).result(60)
    pool.seconds = {QUICK: 0.4, LONG: 20.0}
    answer, pid = begin(pool)
    assert answer.result(60) in LEGAL
    assert pool.replaced > before
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    pool.seconds = {QUICK: 20.0, LONG: 20.0}


def test_a_job_that_cannot_be_done_is_refused_and_costs_no_worker(pool: Pool) -> None:
    before = pool.replaced
    with pytest.raises(JobFailed) as error:
        pool.submit(Choose(ASKED, "grandmaster")).result(60)
    assert error.value.code == "input/bot"
    assert pool.replaced == before
    assert pool.submit(DECISION).result(60) in LEGAL


def test_at_most_two_workers_run_and_every_decision_is_made(pool: Pool) -> None:
    answers = [pool.submit(Choose(ASKED, "medium")) for _ in range(20)]
    assert all(answer.result(60) == answers[0].result(60) for answer in answers)  # by the same chance
    assert len(pool.workers) <= 2


class Fake(Worker):
    """No process; what it is to do is noted."""

    def __init__(self, do: Callable[[Choose], int]) -> None:
        self.act = do

    def do(self, job: Any, seconds: float, report: object) -> Any:
        return self.act(job)

    def kill(self) -> None: ...

    def close(self) -> None: ...


def test_bots_that_think_by_a_clock_have_less_time_when_many_wait() -> None:
    shares: list[float] = []
    go = threading.Event()

    def act(job: Choose) -> int:
        go.wait(30)
        shares.append(job.share)
        return 0

    pool = Pool(start=lambda modules: Fake(act), workers=1)
    answers = [pool.submit(DECISION) for _ in range(3)]
    wait_for(answers[0].running)
    go.set()
    assert [answer.result(30) for answer in answers] == [0, 0, 0]
    assert shares[1:] == [0.5, 1.0]  # with one more waiting, then with none
    pool.close()


def test_a_job_that_every_worker_dies_of_is_given_up() -> None:
    started: list[int] = []

    def act(job: Choose) -> int:
        raise WorkerGone("it ended with -9")

    def start(modules: Sequence[str]) -> Worker:
        started.append(1)
        return Fake(act)

    pool = Pool(start=start, workers=1)
    with pytest.raises(WorkerFailed):
        pool.submit(DECISION).result(30)
    assert len(started) == ATTEMPTS
    pool.close()


def test_closing_ends_the_processes_and_cancels_what_waits() -> None:
    pool = Pool(workers=1)
    answer, pid = begin(pool)
    waiting = pool.submit(DECISION)
    pool.close()
    assert waiting.cancelled()
    assert isinstance(answer.exception(10), WorkerFailed)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(RuntimeError):
        pool.submit(DECISION)


def test_a_worker_has_bounded_memory() -> None:
    """Twice as much as it may have is refused to it, not to the machine."""
    script = "from ludotek.workers import __main__ as w; w.limit_memory(); bytearray(2 * w.MEMORY)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert done.stderr.strip().endswith("MemoryError")
