"""Looks back at finished matches: jobs in the workers, with progress, and their results for a while."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from typing import Any, Final

import msgspec

from ludotek.server.api import AnalysisJob, Problem
from ludotek.server.denied import Denied
from ludotek.store import Store
from ludotek.workers import LONG, Analyse, JobFailed, LookBack, Pool

WAITING: Final = 8  # jobs at most: who comes then is asked to come later
KEPT: Final = 64  # jobs whose results are kept
PROGRESS: Final = 1.0  # seconds between two words to other processes
SILENCE: Final = 150.0  # seconds, longer than a job may take
log = logging.getLogger("ludotek.server")


class Analysis:
    """One job. The share that is done is written by the worker's thread."""

    def __init__(self, id: str, keep: Callable[[AnalysisJob], object]) -> None:
        self.id = id
        self.share = 0.0
        self.answer: Future[Any] = Future()
        self._keep = keep
        self._kept = 0.0  # when others were told last

    def report(self, share: float) -> None:
        self.share = share
        if time.monotonic() - self._kept >= PROGRESS:
            self.tell()

    def tell(self, _: object = None) -> None:
        """Tells the other processes how far it is."""
        self._kept = time.monotonic()
        self._keep(self.state)

    @property
    def state(self) -> AnalysisJob:
        if not self.answer.done():
            return AnalysisJob(self.id, "running" if self.answer.running() else "waiting", self.share)
        try:
            found = msgspec.convert(self.answer.result(), LookBack)
        except JobFailed as error:
            return AnalysisJob(self.id, "failed", 1.0, problem=Problem(error.code, str(error), error.clause))
        except (Exception, CancelledError) as error:
            log.error("a look back failed: %s", error)
            return AnalysisJob(self.id, "failed", 1.0, problem=Problem("server/error", "something went wrong here"))
        return AnalysisJob(self.id, "done", 1.0, result=found)


class Analyses:
    """Every record is one job, however often and at whichever process it is asked for."""

    def __init__(self, workers: Pool, store: Store | None = None) -> None:
        """`store`: where other processes look for the jobs of this one; None: there are none."""
        self.workers = workers
        self.store = store
        self.jobs: OrderedDict[str, Analysis] = OrderedDict()  # the oldest first

    async def begin(self, id: str, record: bytes) -> AnalysisJob:
        """The job for this record: a new one, or the one that there is already."""
        known = self.jobs.get(id)
        if known is None and (elsewhere := await self._elsewhere(id)) is not None:
            return elsewhere
        if known is None or is_lost(known):
            self.make_room()
            job = self.jobs[id] = Analysis(id, self._keep)
            job.answer = self.workers.submit(Analyse(record), rank=LONG, report=job.report)
            if (kept := self._keep(job.state)) is not None:
                await asyncio.wrap_future(kept)  # a client that is told the job's name may ask any process
            job.answer.add_done_callback(job.tell)
        self.jobs.move_to_end(id)
        return self.jobs[id].state

    def make_room(self) -> None:
        if sum(not job.answer.done() for job in self.jobs.values()) >= WAITING:
            raise Denied("server/busy", "many matches are being looked at: try again in a minute", 503)
        done = [id for id, job in self.jobs.items() if job.answer.done()]
        for id in done[: max(0, len(self.jobs) - KEPT + 1)]:
            del self.jobs[id]

    async def state(self, id: str) -> AnalysisJob:
        """How far a job is, and what it found."""
        found = self.jobs[id].state if id in self.jobs else await self._elsewhere(id)
        if found is None:
            raise Denied("analysis/unknown", "this look back is not known here: ask for it again", 404)
        return found

    # Other processes

    def _keep(self, job: AnalysisJob) -> Future[None] | None:
        is_lost = job.problem is not None and job.problem.code == "server/error"
        if self.store is None or is_lost:
            return None
        return self.store.keep_analysis(job.job, time.time(), msgspec.json.encode(job).decode())

    async def _elsewhere(self, id: str) -> AnalysisJob | None:
        """A job of another process. One of which nothing was heard for long died with its process."""
        kept = None if self.store is None else await asyncio.to_thread(self.store.analysis, id)
        if kept is None:
            return None
        at, body = kept
        job = msgspec.json.decode(body, type=AnalysisJob)
        is_alive = job.state in ("done", "failed") or time.time() - at < SILENCE
        return job if is_alive else None


def is_lost(job: Analysis) -> bool:
    """Whether the workers failed, not the record: it is worth another try."""
    if not job.answer.done():
        return False
    error = None if job.answer.cancelled() else job.answer.exception()
    return job.answer.cancelled() or (error is not None and not isinstance(error, JobFailed))
