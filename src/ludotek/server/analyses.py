"""Looks back at finished matches: jobs in the workers, with progress, and their results for a while."""

from __future__ import annotations

import hashlib
import logging
from collections import OrderedDict
from concurrent.futures import CancelledError, Future
from typing import Any, Final

import msgspec

from ludotek.kernel import Record
from ludotek.kernel import record as records
from ludotek.server.api import AnalysisJob, Problem
from ludotek.server.denied import Denied
from ludotek.workers import LONG, Analyse, JobFailed, LookBack, Pool

WAITING: Final = 8  # jobs at most: who comes then is asked to come later
KEPT: Final = 64  # jobs whose results are kept
log = logging.getLogger("ludotek.server")


class Analysis:
    """One job. The share that is done is written by the worker's thread."""

    def __init__(self) -> None:
        self.share = 0.0
        self.answer: Future[Any] = Future()

    def report(self, share: float) -> None:
        self.share = share


class Analyses:
    """Every record is one job, however often it is asked for."""

    def __init__(self, workers: Pool) -> None:
        self.workers = workers
        self.jobs: OrderedDict[str, Analysis] = OrderedDict()  # the oldest first

    def begin(self, record: Record) -> AnalysisJob:
        """The job for this record: a new one, or the one that there is already."""
        id = hashlib.sha256(records.write(record).encode()).hexdigest()[:32]
        known = self.jobs.get(id)
        if known is None or is_lost(known):
            self.make_room()
            job = self.jobs[id] = Analysis()
            job.answer = self.workers.submit(Analyse(record), rank=LONG, report=job.report)
        self.jobs.move_to_end(id)
        return self.state(id)

    def make_room(self) -> None:
        if sum(not job.answer.done() for job in self.jobs.values()) >= WAITING:
            raise Denied("server/busy", "many matches are being looked at: try again in a minute", 503)
        done = [id for id, job in self.jobs.items() if job.answer.done()]
        for id in done[: max(0, len(self.jobs) - KEPT + 1)]:
            del self.jobs[id]

    def state(self, id: str) -> AnalysisJob:
        """How far a job is, and what it found."""
        job = self.jobs.get(id)
        if job is None:
            raise Denied("analysis/unknown", "this look back is not known here: ask for it again", 404)
        if not job.answer.done():
            return AnalysisJob(id, "running" if job.answer.running() else "waiting", job.share)
        try:
            found = msgspec.convert(job.answer.result(), LookBack)
        except JobFailed as error:
            return AnalysisJob(id, "failed", 1.0, problem=Problem(error.code, str(error)))
        except (Exception, CancelledError) as error:
            log.error("a look back failed: %s", error)
            return AnalysisJob(id, "failed", 1.0, problem=Problem("server/error", "something went wrong here"))
        return AnalysisJob(id, "done", 1.0, result=found)


def is_lost(job: Analysis) -> bool:
    """Whether the workers failed, not the record: it is worth another try."""
    if not job.answer.done():
        return False
    error = None if job.answer.cancelled() else job.answer.exception()
    return job.answer.cancelled() or (error is not None and not isinstance(error, JobFailed))
