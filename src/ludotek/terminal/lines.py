"""Single lines of a width."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.text import Text

_RULER = Console(file=StringIO(), width=80)  # measures and wraps, never prints


def wrap(text: Text, width: int) -> list[Text]:
    return [line for line in text.wrap(_RULER, max(width, 1)) if line.plain] or [Text()]


def fit(text: Text, width: int, *, pad: bool = False) -> Text:
    """The text in one line of this width, cut with an ellipsis if it is longer."""
    line = text.copy()
    line.truncate(max(width, 0), overflow="ellipsis", pad=pad)
    return line
