"""The thread that writes: what is queued while it commits is committed together, next."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

GROUP: Final = 256  # writes in one commit at most
# Seconds from one commit to the next. A commit takes 0.15 ms of CPU, however much it writes: a busy server makes few of
# them, at most 125 a second. After a longer rest the first write is committed at once.
INTERVAL: Final = 0.008
W = TypeVar("W")
Job = tuple[W, Future[Any]]


class Writer(threading.Thread):
    """Gives groups of jobs to `commit`, which completes their futures."""

    def __init__(self, commit: Callable[[list[Job[Any]]], None]) -> None:
        super().__init__(name="store writer", daemon=True)
        self._commit = commit
        self._jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self.start()

    def submit(self, work: object) -> Future[Any]:
        future: Future[Any] = Future()
        self._jobs.put((work, future))
        return future

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    def finish(self) -> None:
        """Returns when everything that was queued is done."""
        self._jobs.put(None)
        self.join()

    def run(self) -> None:
        due = 0.0  # when the next commit may begin
        while (job := self._jobs.get()) is not None:
            time.sleep(max(0.0, due - time.monotonic()))
            due = time.monotonic() + INTERVAL
            group, is_last = self._gather(job)
            # A write that was cancelled meanwhile is left out; from here on none of the others can be cancelled.
            wanted = [one for one in group if one[1].set_running_or_notify_cancel()]
            if wanted:
                self._commit(wanted)
            if is_last:
                return

    def _gather(self, first: Job[Any]) -> tuple[list[Job[Any]], bool]:
        group = [first]
        while len(group) < GROUP:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return group, False
            if job is None:
                return group, True
            group.append(job)
        return group, False
