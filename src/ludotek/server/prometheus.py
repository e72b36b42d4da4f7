"""Metrics for Prometheus, at an address of their own: nobody reaches them through the port of the players.

One process serves its own numbers. With several, each writes its numbers into files of one folder, and the process that
started them serves their sum: an answer covers the whole machine, whichever process gives it.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from ludotek import __version__
from ludotek.kernel import LudotekError
from ludotek.server.metrics import Gauges, Metrics

FOLDER: Final = "metrics"  # in the data folder, for the numbers of several processes
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # how prometheus-client is told of that folder, before it is imported
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class CannotMeasure(LudotekError, code="server/metrics"): ...


class PrometheusMetrics(Metrics):
    is_on = True

    def __init__(self, registry: CollectorRegistry) -> None:
        self.registry = registry
        self._matches = Counter("ludotek_matches_created", "Matches made.", ["game"], registry=registry)
        self._sockets = self._gauge("sockets", "Open sockets.")
        self._commands = self._histogram("command", "From a command to its answer, written.", QUICK, "kind")
        self._refused = Counter("ludotek_commands_refused", "Commands refused.", ["code"], registry=registry)
        self._bots = self._histogram("bot", "From a bot's turn to its decision.", SLOW, "level")
        self._commits = self._histogram("commit", "Time of a commit.", QUICK)
        self._writes = Counter("ludotek_writes", "Writes that are durable.", registry=registry)
        self._failed = Counter("ludotek_store_errors", "Groups of writes that failed.", ["code"], registry=registry)
        self._rooms = self._gauge("matches_open", "Matches in memory.")
        self._writes_waiting = self._gauge("writes_waiting", "Writes that wait for the store.")
        self._jobs_waiting = self._gauge("jobs_waiting", "Jobs that wait for a worker.")
        self._delay = self._histogram("loop_delay", "How late the event loop was.", QUICK)
        info = self._gauge("version", "1 for each process.", "version")
        info.labels(__version__).set(1)

    def _gauge(self, name: str, help: str, *labels: str) -> Gauge:
        return Gauge(f"ludotek_{name}", help, labels, registry=self.registry, multiprocess_mode="livesum")

    def _histogram(self, name: str, help: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"ludotek_{name}_seconds", help, labels, buckets=buckets, registry=self.registry)

    def match_created(self, game: str) -> None:
        self._matches.labels(game).inc()

    def socket_opened(self) -> None:
        self._sockets.inc()

    def socket_closed(self) -> None:
        self._sockets.dec()

    def command_done(self, kind: str, seconds: float) -> None:
        self._commands.labels(kind).observe(seconds)

    def command_refused(self, code: str) -> None:
        self._refused.labels(code).inc()

    def bot_moved(self, level: str, seconds: float) -> None:
        self._bots.labels(level).observe(seconds)

    def committed(self, writes: int, seconds: float) -> None:
        self._writes.inc(writes)
        self._commits.observe(seconds)

    def store_failed(self, code: str) -> None:
        self._failed.labels(code).inc()

    def note(self, gauges: Gauges) -> None:
        self._rooms.set(gauges.rooms)
        self._writes_waiting.set(gauges.writes_waiting)
        self._jobs_waiting.set(gauges.jobs_waiting)
        self._delay.observe(gauges.loop_delay)


def open_metrics(address: str, *, is_one_of_many: bool) -> Metrics:
    """`address`: host:port. One of many does not serve: the process that started it does."""
    metrics = PrometheusMetrics(CollectorRegistry())
    if not is_one_of_many:
        serve_metrics(address, metrics.registry)
    return metrics


def serve_metrics(address: str, registry: CollectorRegistry) -> int:
    """Answers in a thread of its own; returns the port."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        raise CannotMeasure(f"metrics: {address!r} was given; expected an address and a port, such as 127.0.0.1:9464")
    try:
        server, _ = start_http_server(int(port), host.strip("[]"), registry)
    except OSError as error:
        raise CannotMeasure(f"metrics cannot be served at {address}: {error.strerror}") from None
    return int(server.server_port)


class SharedMetrics:
    """The numbers of several processes, as the process that starts them sees them."""

    def __init__(self, folder: Path, address: str) -> None:
        self.folder = folder / FOLDER
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(mode=0o700)
        registry = CollectorRegistry()
        MultiProcessCollector(registry, path=str(self.folder))  # type: ignore[no-untyped-call]
        self.port = serve_metrics(address, registry)

    def environment(self) -> dict[str, str]:
        return {SHARED: str(self.folder)}

    def forget(self, process: int) -> None:
        """Of a process that ended only what it counted remains."""
        mark_process_dead(process, path=str(self.folder))  # type: ignore[no-untyped-call]
