"""Lets a worker process do what visitors ask with records: bounded in time, memory and number."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from ludotek.server.denied import Denied
from ludotek.workers import LONG, QUICK, Pool, RecordJob, WorkerFailed

SECONDS: Final = 10.0  # that one job may take
WAITING: Final = 16  # jobs at most: who comes then is asked to come later
EACH: Final = 4  # of one household: nobody fills the queue alone


class RecordWork:
    """A worker of its own: bots never wait for records, and records never for a look back."""

    def __init__(self, modules: Sequence[str] = ()) -> None:
        self.pool = Pool(modules, workers=1, seconds={QUICK: SECONDS, LONG: SECONDS}, attempts=1)
        self.asked: Counter[str] = Counter()  # household -> jobs that wait or run

    async def do(self, job: RecordJob, visitor: str) -> Any:
        """What the job found. Raises JobFailed, or Denied if there is no room or it takes too long."""
        if self.asked[visitor] >= EACH:
            raise Denied("http/too_many", "one record after the other: wait for the answers", 429)
        if self.asked.total() >= WAITING:
            raise Denied("server/busy", "many records are being worked through: try again in a minute", 503)
        self.asked[visitor] += 1
        try:
            return await asyncio.wrap_future(self.pool.submit(job))
        except WorkerFailed:
            message = f"this record takes more than {SECONDS:g} seconds, or too much memory"
            raise Denied("record/too_long", message, 422) from None
        finally:
            self.asked[visitor] -= 1
            if not self.asked[visitor]:
                del self.asked[visitor]

    def close(self) -> None:
        self.pool.close()
