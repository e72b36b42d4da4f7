"""Does what many matches need at the same time stage by stage: first one stage for all of them, then the next.

A move runs through so much code that each part of it has left the processor's caches when the next move comes to it.
Where the same part runs for many matches in a row, a move takes a fifth less time (`python -m bench.move_cost`). This
is known as cohort scheduling.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextvars import copy_context
from typing import Final

TOGETHER: Final = 32  # works at most: with more of them their data no longer fit into the caches


END: Final = object()


class Work:
    """Something that is done in stages: a generator that stops between them.

    It runs in the context of who made it, so what it logs names their match and command.
    """

    def __init__(self, stages: Iterator[None]) -> None:
        self.stages = stages
        self.run = copy_context().run
        self.error: Exception | None = None  # that ended it


def run_in_lockstep(works: Sequence[Work]) -> None:
    """Does all of them. What happens to one makes no difference to the others."""
    for first in range(0, len(works), TOGETHER):
        running = works[first : first + TOGETHER]
        while running:
            running = with_next_stage(running)


def with_next_stage(running: Sequence[Work]) -> list[Work]:
    """Does one stage of each; returns those that have another one."""
    going_on = []
    for work in running:
        try:
            if work.run(next, work.stages, END) is None:
                going_on.append(work)
        except Exception as error:
            work.error = error
    return going_on


def run_alone(stages: Iterator[None]) -> None:
    """Does one of them. Raises what it raises."""
    for _ in stages:
        pass
