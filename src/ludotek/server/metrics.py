"""What is counted and timed while the server runs. Without an address for metrics nothing is: all of this does nothing.

`prometheus.py` holds the counters; here is only what the rest of the server calls.
"""

from __future__ import annotations

import msgspec


class Gauges(msgspec.Struct, frozen=True):
    """How many there are now."""

    rooms: int = 0
    writes_waiting: int = 0
    jobs_waiting: int = 0
    loop_delay: float = 0.0  # seconds that the event loop was late


class Metrics:
    """Counts nothing."""

    is_on = False

    def match_created(self, game: str) -> None: ...

    def socket_opened(self) -> None: ...

    def socket_closed(self) -> None: ...

    def command_done(self, kind: str, seconds: float) -> None:
        """`seconds`: from the message to its answer, with the write in between."""

    def command_refused(self, code: str) -> None: ...

    def bot_moved(self, level: str, seconds: float) -> None:
        """`seconds`: from the question to the decision, with the wait for a worker."""

    def committed(self, writes: int, seconds: float) -> None:
        """A group of writes is durable."""

    def store_failed(self, code: str) -> None: ...

    def note(self, gauges: Gauges) -> None:
        """Called every few seconds."""
