"""The terminal interface, and one that prints and reads whole lines. `full_screen.py` draws whole windows."""

from __future__ import annotations

import os
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TextIO

from rich.console import Console
from rich.text import Text

from ludotek.terminal.screen import Frame, StoryLine, in_full, story_lines
from ludotek.terminal.signals import SignalGuard

CURTAIN_ROWS = 60  # blank lines that push secrets out of sight where nothing can be erased


class EndOfInput(Exception):
    """The input has ended."""


class Terminal(ABC):
    """Shows frames and reads commands. Entered while a match is played or replayed."""

    clears_screen = False  # whether what was shown is gone afterwards

    def __init__(self, console: Console, guard: SignalGuard) -> None:
        self.console = console
        self.guard = guard

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    @property
    def is_drawn(self) -> bool:
        """Whether frames are drawn although nobody is asked anything."""
        return False

    @abstractmethod
    def tell(self, lines: Sequence[StoryLine]) -> None:
        """Shows new sentences of the story."""

    @abstractmethod
    def show(self, frame: Frame) -> None:
        """Shows a frame without asking anything."""

    @abstractmethod
    def ask(self, frame: Frame) -> str:
        """Shows a frame and returns what is typed: a choice's number, a hot key, or "". Raises EndOfInput."""

    @abstractmethod
    def last(self, frame: Frame) -> str:
        """Shows the end of a match and returns a command, or ""."""

    @abstractmethod
    def confirm(self, frame: Frame, question: str, yes: Sequence[str]) -> bool:
        """Asks a question; returns whether the answer is one of these letters."""

    @abstractmethod
    def read(self, page: Sequence[Text], more: Sequence[Text], hint: str) -> None:
        """Shows a page to read; `more` follows where pages can be turned."""

    @abstractmethod
    def curtain(self, lines: Sequence[str]) -> None:
        """Hides everything until Enter is pressed."""

    def pause(self, seconds: float) -> bool:
        """Waits so that people see what happened; returns True if somebody wants to stop."""
        self.guard.check()
        return False


class Lines(Terminal):
    """Prints line after line and reads whole lines: pipes, dumb terminals, screen readers."""

    def __init__(
        self, console: Console, guard: SignalGuard, source: TextIO | None = None, *, paced: bool = False
    ) -> None:
        super().__init__(console, guard)
        self.source = source or sys.stdin
        self.paced = paced

    def tell(self, lines: Sequence[StoryLine]) -> None:
        for told in lines:
            self.print(story_lines(told, self.console.width))

    def show(self, frame: Frame) -> None:
        if frame.message:
            self.console.print(frame.message, soft_wrap=True)

    def ask(self, frame: Frame) -> str:
        self.print_frame(frame)
        self.console.print(frame.message or frame.hint, style="bold" if frame.message else "dim", soft_wrap=True)
        return self.line("> ").strip()

    def last(self, frame: Frame) -> str:
        self.print_frame(frame)
        return ""

    def confirm(self, frame: Frame, question: str, yes: Sequence[str]) -> bool:
        return self.line(f"{question} ").strip().lower() in yes

    def read(self, page: Sequence[Text], more: Sequence[Text], hint: str) -> None:
        self.print(page)

    def curtain(self, lines: Sequence[str]) -> None:
        self.print([Text()] * CURTAIN_ROWS)
        self.print([Text(line) for line in lines])
        self.line("")

    def pause(self, seconds: float) -> bool:
        with self.guard.waiting():
            time.sleep(seconds if self.paced else 0)
        return False

    def line(self, prompt: str) -> str:
        """Returns one line of input. Raises EndOfInput."""
        self.console.file.write(prompt)
        self.console.file.flush()
        with self.guard.waiting():
            given = self.source.readline()
        if not given:
            self.console.file.write("\n")
            raise EndOfInput
        return given

    def print_frame(self, frame: Frame) -> None:
        self.print([Text(), *in_full(frame, self.console.width)])

    def print(self, lines: Sequence[Text]) -> None:
        for line in lines:
            shown = line.copy()
            shown.rstrip()
            self.console.print(shown)


class PipeConsole(Console):
    """Raises BrokenPipeError when the reader of a pipe is gone, so that the match is saved; rich would exit."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console(*, no_color: bool = False, to: TextIO | None = None) -> Console:
    """The console that everything is printed to. Respects NO_COLOR and TERM."""
    file = to or sys.stdout
    if hasattr(file, "reconfigure"):
        file.reconfigure(errors="replace")  # a sign that this terminal lacks must not end a match
    return PipeConsole(file=file, highlight=False, markup=False, emoji=False, no_color=True if no_color else None)


def is_person_here() -> bool:
    """Whether input and output are a terminal, so that a person can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def open_terminal(guard: SignalGuard, *, no_color: bool = False) -> Terminal:
    """A full screen where the terminal can draw one, else lines."""
    console = make_console(no_color=no_color)
    is_dumb = os.environ.get("TERM", "") in ("", "dumb", "unknown")
    if not is_person_here() or is_dumb or sys.platform == "win32":
        return Lines(console, guard, paced=is_person_here())
    from ludotek.terminal.full_screen import FullScreen

    return FullScreen(console, guard)
