"""What several matches need at once is done stage by stage."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotek.server.lockstep import TOGETHER, Work, run_alone, run_in_lockstep
from ludotek.server.logs import COMMAND, logged_as


def stages(name: str, count: int, done: list[str], fails_after: int | None = None) -> Iterator[None]:
    for stage in range(count):
        if stage == fails_after:
            raise ValueError(name)
        done.append(f"{name}{stage}")
        yield


def test_every_stage_is_done_for_all_before_the_next() -> None:
    done: list[str] = []
    run_in_lockstep([Work(stages("a", 3, done)), Work(stages("b", 1, done)), Work(stages("c", 2, done))])
    assert done == ["a0", "b0", "c0", "a1", "c1", "a2"]


def test_the_error_of_one_work_ends_no_other() -> None:
    done: list[str] = []
    works = [Work(stages("a", 2, done, fails_after=1)), Work(stages("b", 2, done))]
    run_in_lockstep(works)
    assert done == ["a0", "b0", "b1"]
    assert (str(works[0].error), works[1].error) == ("a", None)


def test_no_more_are_done_together_than_fit_into_the_caches() -> None:
    done: list[str] = []
    run_in_lockstep([Work(stages(f"{number}-", 2, done)) for number in range(TOGETHER + 1)])
    assert done.index(f"{TOGETHER}-0") == 2 * TOGETHER, "the last one begins when all others are done"
    assert len(done) == 2 * (TOGETHER + 1)


def test_each_work_runs_in_the_context_of_who_made_it() -> None:
    """What it logs names their match and command."""
    seen: list[str] = []

    def look(count: int) -> Iterator[None]:
        for _ in range(count):
            seen.append(COMMAND.get())
            yield

    works = []
    for name in ("first", "second"):
        with logged_as(command=name):
            works.append(Work(look(2)))
    run_in_lockstep(works)
    assert seen == ["first", "second", "first", "second"]
    assert COMMAND.get() == ""


def test_one_alone_raises_its_error() -> None:
    done: list[str] = []
    run_alone(stages("a", 2, done))
    assert done == ["a0", "a1"]
    with pytest.raises(ValueError, match="b"):
        run_alone(stages("b", 2, done, fails_after=0))
