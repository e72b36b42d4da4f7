"""Holds signals such as Ctrl-C back until no move is being made; they interrupt waiting for a person at once."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

WATCHED = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Stopped(Exception):
    """A signal asks to stop: the match is saved and the program ends."""

    def __init__(self, number: int) -> None:
        super().__init__(signal.Signals(number).name)
        self.number = number

    @property
    def exit_code(self) -> int:
        return 128 + self.number


class SignalGuard:
    """Catches signals while entered, and raises Stopped at a safe moment."""

    def __init__(self) -> None:
        self.caught = 0
        self._is_waiting = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> SignalGuard:
        self._before = {number: signal.signal(number, self._catch) for number in WATCHED}
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def check(self) -> None:
        if self.caught:
            raise Stopped(self.caught)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Inside, a signal interrupts at once."""
        self._is_waiting = True
        try:
            self.check()
            yield
        finally:
            self._is_waiting = False

    def ignore(self) -> None:
        """Ignores signals from here on: the match is being saved."""
        for number in self._before:
            signal.signal(number, signal.SIG_IGN)

    def _catch(self, number: int, frame: FrameType | None) -> None:
        is_again = bool(self.caught)  # a second Ctrl-C does not wait for a slow bot
        self.caught = number
        if self._is_waiting or is_again:
            raise Stopped(number)
