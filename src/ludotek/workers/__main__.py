"""A worker: `python -m ludotek.workers [module ...]`. It ends when the server does: its input is closed then.

The modules hold further games, each as `GAME`.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import IO, Final

from ludotek import catalogue
from ludotek.kernel import LudotekError
from ludotek.workers.frames import Failed, Found, Progress, Ready, receive_job, send
from ludotek.workers.jobs import Job
from ludotek.workers.record_jobs import Games
from ludotek.workers.report import Report

KINDNESS: Final = 19  # people's moves come first
MEMORY: Final = 2 * 1024**3  # bytes of addresses; most of them are libraries, a worker uses about 60 MB
log = logging.getLogger("ludotek.workers")


def limit_memory() -> None:
    """A search that grows without end fails here, not on the whole machine."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def known_games(modules: Sequence[str]) -> Games:
    more = [import_module(module).GAME for module in modules]
    return {**catalogue.games(), **{game.id: game for game in more}}


def serve(games: Games, jobs: IO[bytes], answers: IO[bytes]) -> None:
    send(answers, Ready())
    while (job := receive_job(jobs)) is not None:
        send(answers, do(job, games, lambda share: send(answers, Progress(share))))


def do(job: Job, games: Games, report: Report) -> Found | Failed:
    try:
        return Found(job.run(games, report))
    except LudotekError as error:
        return Failed(error.code, str(error), getattr(error, "clause", None))
    except Exception as error:
        log.exception("a job failed")
        return Failed("server/error", f"{type(error).__name__}: {error}")


def give_way() -> None:
    """Lets this process have the time that others leave, and interrupt nobody when it gets something to do."""
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    if hasattr(os, "SCHED_BATCH"):  # Linux
        with suppress(OSError):  # not allowed here
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def main() -> None:
    jobs, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what somebody prints does not get among the answers
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is interrupted, and closes the input
    give_way()
    limit_memory()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # numpy, for learned bots: each thread reserves much memory
    with suppress(BrokenPipeError):  # the server is gone
        serve(known_games(sys.argv[1:]), jobs, answers)


if __name__ == "__main__":
    main()
