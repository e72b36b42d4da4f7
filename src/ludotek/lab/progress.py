"""A bar for long work in the terminal; nothing where nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, Task, TextColumn, TimeRemainingColumn
from rich.text import Text


@contextmanager
def progress_bar() -> Iterator[Callable[[float, str], None]]:
    """Yields a function that takes the share that is done, and what is being done."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1.0)

        def report(share: float, what: str) -> None:
            bar.update(task, completed=share, description=what)

        yield report


class Speed(TextColumn):
    """Games a second."""

    def __init__(self) -> None:
        super().__init__("")

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:.1f} games/s" if task.speed else "")


@contextmanager
def games_bar(total: int) -> Iterator[Callable[[int], None]]:
    """Yields a function that takes how many games are done; shows games a second and the time left."""
    columns = (BarColumn(), MofNCompleteColumn(), Speed(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)

        def report(done: int) -> None:
            bar.update(task, completed=done)

        yield report


@contextmanager
def rounds_bar(total: int) -> Iterator[Callable[[int, str], None]]:
    """Yields a function that takes how many rounds are done and a text; shows both and the time left."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)

        def report(done: int, what: str) -> None:
            bar.update(task, completed=done, description=what)

        yield report
