"""Several processes of one machine that serve the same matches at the same port. One that ends is started again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

from ludotek.server.bus import reachable
from ludotek.server.clocks import wake_alone
from ludotek.server.main import BUS, check_certificate, database_of, greeting, only_server, reserve
from ludotek.server.settings import Settings
from ludotek.server.settings_sources import FILE as SETTINGS_FILE
from ludotek.server.settings_sources import variables
from ludotek.store import is_postgres, open_store

COMMAND: Final = (sys.executable, "-m", "ludotek.server")
AGAIN: Final = 1.0  # seconds before a process that ended is started again
LOOK: Final = 0.2  # seconds between two looks whether all are there
PATIENCE: Final = 10.0  # seconds for a process to stop


def serve_by_many(settings: Settings, *, language: str = "en") -> None:
    """Serve until interrupted."""
    network, folder = settings.network, settings.storage.folder
    check_certificate(settings)
    with reserve(network.host, network.port, is_shared=True) as reserved:
        port = reserved.getsockname()[1]
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        shutil.rmtree(reachable(folder / BUS), ignore_errors=True)
        with only_server(settings):
            prepare_store(database_of(settings))
            print("\n".join(greeting(settings, port, language)), flush=True)
            run_processes(settings, port)


def prepare_store(database: str) -> None:
    """Checked and upgraded once, before all processes look. In PostgreSQL other servers may be at work, and the clocks
    stand still only in a silence that is long enough."""
    store = open_store(database)
    if not is_postgres(database):
        wake_alone(store)
    store.close()


def run_processes(settings: Settings, port: int) -> None:
    environment = environment_of(settings)
    forget: Callable[[int], None] = ignore
    if settings.operation.metrics:
        from ludotek.server.prometheus import SharedMetrics

        metrics = SharedMetrics(settings.storage.folder, settings.operation.metrics)
        environment, forget = {**environment, **metrics.environment()}, metrics.forget
    Processes([*COMMAND, "--port", str(port)], environment, settings.storage.processes, forget).run()


def ignore(_: int) -> None:
    """Nothing is known of a process that ended."""


def environment_of(settings: Settings) -> dict[str, str]:
    """Of each process. Settings are not passed as arguments, which everybody on this machine could read."""
    others = {name: value for name, value in os.environ.items() if name != SETTINGS_FILE}
    return {**others, **variables(settings)}


class Processes:
    def __init__(
        self, command: list[str], environment: dict[str, str], number: int, on_end: Callable[[int], None]
    ) -> None:
        self.command = command
        self.environment = environment
        self.on_end = on_end
        self._told, self.alive = os.pipe()  # closed by the system when this process ends: then the others stop too
        self.running = [self._start(place) for place in range(number)]
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
                self.on_end(process.pid)
                time.sleep(AGAIN)
                self.running[place] = self._start(place)

    def _start(self, place: int) -> subprocess.Popen[bytes]:
        # Of a group of their own: Ctrl-C reaches this process, which stops them one by one.
        command = [*self.command, "--place", str(place), "--stop-with", str(self._told)]
        return subprocess.Popen(command, env=self.environment, start_new_session=True, pass_fds=[self._told])

    def _stop(self, _: int, __: FrameType | None) -> None:
        self.is_stopping = True
