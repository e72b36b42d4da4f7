"""Several processes of one machine that serve the same matches at the same port. One that ends is started again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import FrameType
from typing import Final

from ludotek.server.main import BUS, DATABASE, FILE, Shared, greeting, reserve
from ludotek.store import open_store

AGAIN: Final = 1.0  # seconds before a process that ended is started again
LOOK: Final = 0.2  # seconds between two looks whether all are there
PATIENCE: Final = 10.0  # seconds for a process to stop


def serve_by_many(
    number: int,
    host: str,
    port: int,
    folder: Path,
    shared: Shared,
    *,
    language: str = "en",
    more: tuple[str, ...] = (),
) -> None:
    """Serve until interrupted. `more`: further arguments of each process."""
    with reserve(host, port, is_shared=True) as reserved:
        port = reserved.getsockname()[1]
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        shutil.rmtree(folder / BUS, ignore_errors=True)
        open_store(
            shared.database or os.environ.get(DATABASE) or str(folder / FILE)
        ).close()  # the schema is made once, before all of them look
        command = [sys.executable, "-m", "ludotek.server", "--one-of-many", "--host", host, "--port", str(port)]
        command += ["--data", str(folder), *more]
        if shared.database:
            os.environ[DATABASE] = shared.database  # not as an argument, which everybody on this machine could read
        command += ["--bus", shared.bus] if shared.bus else []
        print("\n".join(greeting(host, port, folder, language)), flush=True)
        Processes(command, number).run()


class Processes:
    def __init__(self, command: list[str], number: int) -> None:
        self.command = command
        self.running = [self._start() for _ in range(number)]
        self.is_stopping = False

    def run(self) -> None:
        for kind in (signal.SIGINT, signal.SIGTERM):
            signal.signal(kind, self._stop)
        while not self.is_stopping:
            self._replace()
            time.sleep(LOOK)
        for process in self.running:
            process.terminate()
        for process in self.running:
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()

    def _replace(self) -> None:
        for place, process in enumerate(self.running):
            if process.poll() is not None and not self.is_stopping:
                time.sleep(AGAIN)
                self.running[place] = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        # Of a group of their own: Ctrl-C reaches this process, which stops them one by one.
        return subprocess.Popen(self.command, start_new_session=True)

    def _stop(self, _: int, __: FrameType | None) -> None:
        self.is_stopping = True
