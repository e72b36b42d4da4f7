"""One worker process, as the server sees it."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

from ludotek.kernel import LudotekError
from ludotek.workers.frames import Failed, Found, Progress, Ready, receive_answer, send
from ludotek.workers.jobs import Job

STARTING: Final = 60.0  # seconds until a worker must be ready


class WorkerGone(Exception):
    """The worker died, or was ended because it took too long."""


class JobFailed(LudotekError):
    """The job was refused or failed in the worker; another one would find the same."""

    def __init__(self, code: str, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.clause = clause


class Worker:
    """A process that does one job after the other. Used by one thread."""

    def __init__(self, modules: Sequence[str] = ()) -> None:
        """`modules` hold games besides those of the catalogue. Raises WorkerGone if it does not start."""
        command = [sys.executable, "-m", "ludotek.workers", *modules]
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise WorkerGone(f"it cannot be started: {error}") from None
        with self._within(STARTING):
            if not isinstance(self._hear(), Ready):
                raise WorkerGone("it did not start")

    def do(self, job: Job, seconds: float, report: Callable[[float], None]) -> Any:
        """What the job found. Raises JobFailed, or WorkerGone if that takes longer or the process dies."""
        with self._within(seconds):
            assert self.process.stdin is not None
            try:
                send(self.process.stdin, job)
            except OSError as error:
                raise WorkerGone(str(error)) from None
            while True:
                match self._hear():
                    case Progress(share):
                        report(share)
                    case Found(result):
                        return result
                    case Failed(code, message, clause):
                        raise JobFailed(code, message, clause)

    def _hear(self) -> Any:
        assert self.process.stdout is not None
        answer = receive_answer(self.process.stdout)
        if answer is None:
            raise WorkerGone(f"it ended with {self.process.wait()}")
        return answer

    @contextmanager
    def _within(self, seconds: float) -> Iterator[None]:
        """Kills the process if the block takes longer: then it reads the end of the answers."""
        timer = threading.Timer(seconds, self.process.kill)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def kill(self) -> None:
        """From any thread: what is being done is not finished."""
        self.process.kill()

    def close(self) -> None:
        for stream in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                if stream is not None:
                    stream.close()
        with suppress(OSError):
            self.process.kill()
        self.process.wait()
