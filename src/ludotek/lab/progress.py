"""A bar for long work in the terminal; nothing where nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress


@contextmanager
def progress_bar() -> Iterator[Callable[[float, str], None]]:
    """Yields a function that takes the share that is done, and what is being done."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1.0)

        def report(share: float, what: str) -> None:
            bar.update(task, completed=share, description=what)

        yield report
