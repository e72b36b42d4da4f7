"""A terminal that draws frames in the whole window and reads single keys."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from types import FrameType

from rich.console import Console
from rich.text import Text

from ludotek.terminal.commands import SEARCH
from ludotek.terminal.console import EndOfInput, Terminal
from ludotek.terminal.keys import END, Keys
from ludotek.terminal.lines import fit, wrap
from ludotek.terminal.screen import Frame, StoryLine, lay_out, page_count
from ludotek.terminal.signals import SignalGuard
from ludotek.terminal.what import WHAT

ENTER_SCREEN = "\x1b[?1049h\x1b[?25l"  # a screen of its own, without a cursor
LEAVE_SCREEN = "\x1b[?25h\x1b[?1049l"
HOME, CLEAR_LINE, CLEAR_BELOW = "\x1b[H", "\x1b[K", "\x1b[J"
LOOK_AGAIN = 0.25  # seconds between looks at the window's size
FORWARD = ("page-down", "down", "right", "n", " ", "enter")
BACK = ("page-up", "up", "left", "p")
LONGEST = 40  # signs that are typed before Enter
TURNS = {"page-down": 1, "down": 1, "page-up": -1, "up": -1}  # key -> pages of choices


class FullScreen(Terminal):
    clears_screen = True

    def __init__(self, console: Console, guard: SignalGuard, source: int | None = None) -> None:
        super().__init__(console, guard)
        self.keys = Keys(sys.stdin.fileno() if source is None else source)
        self.skips_pauses = False  # a key was pressed in a pause: no more pauses until somebody is asked
        self._drawn: list[Text] = []
        self._seen = self.size  # the window for which it was drawn

    def __enter__(self) -> FullScreen:
        self.keys.__enter__()
        self._write(ENTER_SCREEN)
        signal.signal(signal.SIGTSTP, self._suspend)
        return self

    def __exit__(self, *error: object) -> None:
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        with suppress(OSError):  # the terminal may be gone
            self._write(LEAVE_SCREEN)
            self.keys.__exit__(*error)

    @property
    def is_drawn(self) -> bool:
        return not self.skips_pauses

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows, at least 20 by 5."""
        try:
            columns, rows = os.get_terminal_size(self.console.file.fileno())
        except (OSError, ValueError):
            columns, rows = self.console.size
        return max(columns, 20), max(rows, 5)

    def look(self) -> tuple[int, int]:
        """The size to draw for. `_key` returns None when the window has another one."""
        self._seen = self.size
        return self._seen

    # What is shown

    def tell(self, lines: Sequence[StoryLine]) -> None:
        """Does nothing: the frame shows the story."""

    def show(self, frame: Frame) -> None:
        self._draw(lay_out(frame, *self.look()))

    def read(self, page: Sequence[Text], more: Sequence[Text], hint: str) -> None:
        first = 0
        while True:
            width, height = self.look()
            lines = [part for line in (*page, *more) for part in wrap(line, width)]
            first = max(0, min(first, len(lines) - height + 1))
            shown = lines[first : first + height - 1]
            blank = [Text()] * (height - 1 - len(shown))
            where = f"{first + len(shown)}/{len(lines)}  "
            self._draw([*shown, *blank, fit(Text(where + hint, "dim"), width)])
            key = self._key()
            if key not in (*FORWARD, *BACK, None) or (key in FORWARD and first + height > len(lines)):
                return
            step = 1 if key in ("up", "down") else height - 2
            first += step if key in FORWARD else -step if key in BACK else 0

    def curtain(self, lines: Sequence[str]) -> None:
        key: str | None = None
        while key != "enter":
            width, height = self.look()
            text = [part for line in lines for part in wrap(Text(line, "bold"), width)]
            self._draw([*[Text()] * max(height // 3, 0), *text])
            key = self._key()

    # What is asked

    def ask(self, frame: Frame) -> str:
        self.skips_pauses = False
        typed = ""
        page = 0
        while True:
            shown = replace(frame, typed=typed, message="") if typed else frame
            size = self.look()
            page = max(0, min(page, page_count(shown, *size) - 1))
            self._draw(lay_out(shown, *size, page=page))
            key = self._key()
            if key in TURNS:
                page += TURNS[key]
            elif key == "backspace":
                typed = typed[:-1]
            elif key == "escape" and typed:
                typed = ""
            elif key == "enter":
                return typed
            elif key is not None and len(key) == 1 and is_typed(typed + key, frame.takes_numbers):
                typed = (typed + key)[:LONGEST]
            elif key is not None:
                return key

    def last(self, frame: Frame) -> str:
        self.keys.forget()  # a key that was meant for the last decision does not close the result
        return self.ask(frame)

    def confirm(self, frame: Frame, question: str, yes: Sequence[str]) -> bool:
        while True:
            self.show(replace(frame, message=question))
            key = self._key()
            if key is not None:
                return key.lower() in yes

    def pause(self, seconds: float) -> bool:
        until = time.monotonic() + seconds
        while not self.skips_pauses and (left := until - time.monotonic()) > 0:
            with self.guard.waiting():
                key = self.keys.read(left)
            if key in ("q", END):
                return True
            self.skips_pauses = key is not None
        self.guard.check()
        return False

    # Inside

    def _key(self) -> str | None:
        """The next key; None when the window was resized and is to be drawn again."""
        while True:
            with self.guard.waiting():
                key = self.keys.read(LOOK_AGAIN)
            if key == END:
                raise EndOfInput
            if key is not None or self.size != self._seen:
                return key

    def _draw(self, lines: Sequence[Text]) -> None:
        self._drawn = list(lines)
        self.console.width = self._seen[0]
        with self.console.capture() as printed:
            for line in lines:
                self.console.print(line, no_wrap=True, overflow="crop", crop=True)
        rows = printed.get().removesuffix("\n").split("\n")
        self._write(HOME + "\n".join(row + CLEAR_LINE for row in rows) + CLEAR_BELOW)

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()

    def _suspend(self, number: int, frame: FrameType | None) -> None:
        """Restores the terminal on Ctrl-Z, stops, and takes the terminal again afterwards."""
        self._write(LEAVE_SCREEN)
        self.keys.__exit__()
        os.kill(os.getpid(), signal.SIGSTOP)
        self.keys.__enter__()
        self._write(ENTER_SCREEN)
        self._draw(self._drawn)


def is_typed(text: str, takes_numbers: bool) -> bool:
    """Whether typing ends with Enter: for a number, or for words to search or ask for."""
    return text.startswith((SEARCH, WHAT)) or (takes_numbers and text.isdecimal())
