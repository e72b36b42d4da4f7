"""Single keys from a terminal: letters as they are, others by name (`left`, `enter`, `page-down`)."""

from __future__ import annotations

import os
import select
import sys
import time
from contextlib import suppress
from typing import Any

if sys.platform != "win32":
    import termios
    import tty

END = "end-of-input"
NAMED = {  # what a terminal sends -> name
    "\r": "enter",
    "\n": "enter",
    "\x7f": "backspace",
    "\b": "backspace",
    "\x04": END,
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1b[H": "home",
    "\x1b[F": "end",
    "\x1b[1~": "home",
    "\x1b[4~": "end",
    "\x1b[7~": "home",
    "\x1b[8~": "end",
    "\x1b[5~": "page-up",
    "\x1b[6~": "page-down",
    "\x1b": "escape",
}
GONE = b"\x04"  # read when nobody is there any more
SEQUENCE_ENDS = range(0x40, 0x7F)
SEQUENCE_WAIT = 0.05  # seconds in which the rest of an arrow key arrives


class Keys:
    """While entered, keys come one by one and are not echoed."""

    def __init__(self, file: int) -> None:
        self._file = file
        self._bytes = b""
        self._before: Any = None  # as termios gives and takes it

    def __enter__(self) -> Keys:
        self._before = termios.tcgetattr(self._file)
        tty.setcbreak(self._file)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            with suppress(termios.error):  # the terminal may be gone
                termios.tcsetattr(self._file, termios.TCSADRAIN, self._before)

    def read(self, timeout: float | None = None) -> str | None:
        """The next key, or None if none comes in this many seconds."""
        until = None if timeout is None else time.monotonic() + timeout
        while True:
            key = self._next_key()
            if key is not None:
                return key
            left = None if until is None else max(until - time.monotonic(), 0)
            if not self._fetch(left):
                return None

    def forget(self) -> None:
        """Drops what was typed ahead."""
        self._bytes = b""
        termios.tcflush(self._file, termios.TCIFLUSH)

    def _fetch(self, timeout: float | None) -> bool:
        ready, _, _ = select.select([self._file], [], [], timeout)
        if not ready:
            return False
        try:
            self._bytes += os.read(self._file, 1024) or GONE
        except OSError:  # the terminal was closed
            self._bytes += GONE
        return True

    def _next_key(self) -> str | None:
        while self._bytes:
            sent = self._take()
            key = NAMED.get(sent, sent)
            if key.isprintable():
                return key
        return None

    def _take(self) -> str:
        """Removes one character or escape sequence from the front and returns it; waits for the rest of it."""
        if self._bytes[:1] == b"\x1b":
            return self._take_sequence()
        length = character_length(self._bytes[0])
        if len(self._bytes) < length and self._fetch(SEQUENCE_WAIT):
            return self._take()
        sent, self._bytes = self._bytes[:length], self._bytes[length:]
        return sent.decode("utf-8", errors="replace")

    def _take_sequence(self) -> str:
        if len(self._bytes) == 1 and self._fetch(SEQUENCE_WAIT):
            return self._take()
        length = sequence_length(self._bytes)
        sent, self._bytes = self._bytes[:length], self._bytes[length:]
        return sent.decode("ascii", errors="replace").replace("\x1bO", "\x1b[")


def character_length(first: int) -> int:
    """How many bytes a UTF-8 character has that begins with this one."""
    if first < 0xC0 or first > 0xF7:  # one byte, or none of UTF-8
        return 1
    return 2 if first < 0xE0 else 3 if first < 0xF0 else 4


def sequence_length(sent: bytes) -> int:
    """How many bytes the escape sequence at the front has; a lone Escape has one."""
    if sent[1:2] == b"O":
        return 3
    if sent[1:2] != b"[":
        return 1
    return next((i + 1 for i in range(2, len(sent)) if sent[i] in SEQUENCE_ENDS), len(sent))
