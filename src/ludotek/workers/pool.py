"""A few workers, and the jobs that wait for them. Workers start when they are needed."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from ludotek.workers.jobs import Choose, Job
from ludotek.workers.worker import JobFailed, Worker, WorkerGone

WORKERS: Final = 2
ATTEMPTS: Final = 3  # workers that a job may cost
QUICK, LONG = 0, 1  # decisions and hints; looks back
SECONDS: Final = {QUICK: 30.0, LONG: 120.0}  # that a job may take
LEAST: Final = 0.1  # of its time a bot has even when many think at once
log = logging.getLogger("ludotek.workers")


class WorkerFailed(Exception):
    """Several workers died of this job."""


@dataclass
class Waiting:
    """A job in the queue."""

    job: Job
    rank: int
    report: Callable[[float], None]
    answer: Future[Any] = field(default_factory=Future)


class Pool:
    """Does jobs in processes of their own. A worker that dies or hangs is replaced, and its job is done again.

    Where there are several workers, one of them does quick jobs only: bots never wait for a look back.
    """

    def __init__(
        self,
        modules: Sequence[str] = (),
        *,
        workers: int = WORKERS,
        seconds: Mapping[int, float] = SECONDS,
        attempts: int = ATTEMPTS,
        start: Callable[[Sequence[str]], Worker] = Worker,
    ) -> None:
        """`modules` hold games besides those of the catalogue; `seconds` says how long a job of a rank may take, and
        `attempts` how many workers it may cost."""
        self.modules = modules
        self.seconds = seconds
        self.attempts = attempts
        self.workers: dict[int, Worker] = {}  # by the number of their thread; those that run now
        self.replaced = 0
        self._start = start
        self._size = workers
        self._waiting: dict[int, deque[Waiting]] = {QUICK: deque(), LONG: deque()}
        self._threads: dict[int, threading.Thread] = {}
        self._busy: set[int] = set()
        self._changed = threading.Condition()
        self._is_closed = False

    def submit(
        self, job: Job, *, rank: int = QUICK, report: Callable[[float], None] = lambda share: None
    ) -> Future[Any]:
        """What the job will have found. `report` is called from another thread with the share that is done."""
        waiting = Waiting(job, rank, report)
        with self._changed:
            if self._is_closed:
                raise RuntimeError("the workers are closed")
            self._waiting[rank].append(waiting)
            self._call_threads(rank)
            self._changed.notify_all()
        return waiting.answer

    @property
    def waiting(self) -> int:
        """Jobs in the queues."""
        return sum(len(jobs) for jobs in self._waiting.values())

    def warm(self) -> None:
        """Starts a worker before it is needed: somebody will ask soon."""
        with self._changed:
            if not self._is_closed:
                self._call_thread(0)

    def close(self) -> None:
        """Ends all workers. Jobs that wait are cancelled, those that run fail."""
        with self._changed:
            self._is_closed = True
            for jobs in self._waiting.values():
                for waiting in jobs:
                    waiting.answer.cancel()
                jobs.clear()
            for worker in self.workers.values():
                worker.kill()
            self._changed.notify_all()
        for thread in self._threads.values():
            thread.join()

    # Threads, one for each worker

    def _call_threads(self, rank: int) -> None:
        """One that may do this, and another one if those that run are busy."""
        for number in range(self._size) if rank == QUICK else [self._size - 1]:
            self._call_thread(number)
            if number not in self._busy:
                return

    def _call_thread(self, number: int) -> None:
        if number not in self._threads:
            thread = threading.Thread(target=self._work, args=(number,), name=f"worker-{number}", daemon=True)
            self._threads[number] = thread
            thread.start()

    def _work(self, number: int) -> None:
        try:
            self._replace(number)
        except WorkerGone:
            log.exception("a worker did not start")  # it is tried again with the first job
        while (waiting := self._next(number)) is not None:
            if waiting.answer.set_running_or_notify_cancel():
                self._answer(number, waiting)
            with self._changed:
                self._busy.discard(number)
        with self._changed:
            worker = self.workers.pop(number, None)
        if worker is not None:
            worker.close()

    def _next(self, number: int) -> Waiting | None:
        """The next job that this thread may do; None when there are no more."""
        ranks = (QUICK, LONG) if number == self._size - 1 else (QUICK,)
        with self._changed:
            while not self._is_closed:
                for rank in ranks:
                    if self._waiting[rank]:
                        self._busy.add(number)
                        return self._waiting[rank].popleft()
                self._changed.wait()
        return None

    def _answer(self, number: int, waiting: Waiting) -> None:
        try:
            found = self._do(number, waiting)
        except (JobFailed, WorkerFailed) as error:
            waiting.answer.set_exception(error)
        except Exception as error:
            log.exception("a job was not done")
            waiting.answer.set_exception(error)
        else:
            waiting.answer.set_result(found)

    def _do(self, number: int, waiting: Waiting) -> Any:
        for _ in range(self.attempts):
            try:
                worker = self.workers.get(number) or self._replace(number)
                return worker.do(self._in_time(waiting.job), self.seconds[waiting.rank], waiting.report)
            except WorkerGone as error:
                if self._is_closed:
                    break
                log.warning("a worker was replaced: %s", error)
                self._drop(number)
        raise WorkerFailed(f"{self.attempts} workers died of {type(waiting.job).__name__}")

    def _replace(self, number: int) -> Worker:
        worker = self._start(self.modules)
        with self._changed:
            self.workers[number] = worker
            if self._is_closed:
                worker.kill()
        return worker

    def _drop(self, number: int) -> None:
        self.replaced += 1
        with self._changed:
            worker = self.workers.pop(number, None)
        if worker is not None:
            worker.close()

    def _in_time(self, job: Job) -> Job:
        """The job with less time to think where others wait for the same workers."""
        if not isinstance(job, Choose):
            return job
        others = len(self._waiting[QUICK])
        return msgspec.structs.replace(job, share=max(LEAST, 1 / (1 + others / self._size)))
