"""Many games on all cores, or on a Ray cluster. The results are the same wherever they are played."""

from __future__ import annotations

import logging
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from ludotek.kernel import LudotekError
from ludotek.lab.games import Played, Setting, play_range

CHUNKS: Final = 8  # for each process: small enough to share the work evenly and to see it move
FEW: Final = 8  # games for which a process more is not worth its start
T = TypeVar("T")  # what is played, plain data: it goes to other processes
R = TypeVar("R")  # the result of one game or round
Job = tuple[int, T, int, int]  # the setting's number, the setting, the first game, how many
Play = Callable[[T, int, int], list[R]]  # so many from this number on; a function that other processes can import
Progress = Callable[[int], None]  # games done so far


class NoRay(LudotekError, code="input/ray"): ...


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def jobs_of(settings: Sequence[T], games: int, processes: int) -> list[Job[T]]:
    """All games of all settings in parts, a little of each setting in turn."""
    size = max(1, min(64, games * len(settings) // (processes * CHUNKS)))
    starts = range(0, games, size)
    return [
        (number, setting, first, min(size, games - first))
        for first in starts
        for number, setting in enumerate(settings)
    ]


def play_all(
    settings: Sequence[Setting],
    games: int,
    *,
    processes: int | None = None,
    ray: str | None = None,
    progress: Progress = lambda done: None,
) -> tuple[list[list[Played]], bool]:
    """So many games of each setting, in the order of their numbers; and whether all were played.

    Ctrl-C ends it: what is done by then is kept. `ray` is the address of a cluster.
    """
    count = processes_for(games * len(settings), processes)
    found: list[list[Played]] = [[] for _ in settings]
    jobs, done, is_whole = jobs_of(settings, games, count), 0, True
    ways = on_ray(ray, jobs) if ray is not None else played_by(count, jobs, play_range)
    try:
        for number, played in ways:
            found[number] += played
            done += len(played)
            progress(done)
    except KeyboardInterrupt:
        is_whole = False
    for results in found:
        results.sort(key=lambda one: one.number)
    return found, is_whole


def processes_for(games: int, wanted: int | None) -> int:
    """As many as are wanted; else one for each core, but not for a few games."""
    return min(cores(), max(1, games // FEW)) if wanted is None else max(1, wanted)


Parts = Iterator[tuple[int, list[R]]]  # the setting's number


def played_by(processes: int, jobs: Sequence[Job[T]], play: Play[T, R]) -> Parts[R]:
    """The results of all jobs, as they are done."""
    return in_processes(jobs, processes, play) if processes > 1 else in_process(jobs, play)


def in_process(jobs: Sequence[Job[T]], play: Play[T, R]) -> Parts[R]:
    for number, setting, first, count in jobs:
        yield number, play(setting, first, count)


def in_processes(jobs: Sequence[Job[T]], processes: int, play: Play[T, R]) -> Parts[R]:
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=ignore_interrupts)
    try:
        left: dict[Future[list[R]], int] = {}
        with interrupts_ignored():  # the processes start here, and inherit it
            for number, setting, first, count in jobs:
                left[pool.submit(play, setting, first, count)] = number
        while left:
            done, _ = wait(left, return_when=FIRST_COMPLETED)
            for future in done:
                yield left.pop(future), future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that gathers the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """In the main thread; in others signals are not this function's business."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def on_ray(address: str, jobs: Sequence[Job[Setting]]) -> Parts[Played]:
    """Ray plays a part again if the node that played it is gone."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise NoRay("a cluster needs Ray: pip install ludotek[ray]") from None
    ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    try:
        play: Any = ray.remote(max_retries=-1)(play_range)
        left = {play.remote(*job): number for number, *job in jobs}
        while left:
            done, _ = ray.wait(list(left), num_returns=1)
            for one in done:
                yield left.pop(one), ray.get(one)
    finally:
        ray.shutdown()
