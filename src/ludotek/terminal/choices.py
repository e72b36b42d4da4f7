"""The choices below the board: numbered, in columns, on pages if they do not all fit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING

from rich.text import Text

from ludotek.terminal.lines import fit

if TYPE_CHECKING:
    from ludotek.terminal.screen import Frame

GAP = 3  # columns between columns of choices
SINGLE_KEYS = 9  # with more choices a number is typed, then Enter
LEAST = 3  # rows: two of choices, and the one below them


def needed_rows(frame: Frame, width: int) -> int:
    """How many rows all choices need, with the line below them."""
    return fewest_rows(tuple(frame.choices), width) + (len(frame.choices) > SINGLE_KEYS)


@lru_cache(maxsize=8)
def fewest_rows(choices: tuple[str, ...], width: int) -> int:
    labels = numbered(choices)
    return next((depth for depth in range(1, len(labels)) if fits_depth(labels, depth, width)), len(labels))


def least_rows(frame: Frame, width: int) -> int:
    """How many rows the choices keep, even if less of the story is shown."""
    return min(needed_rows(frame, width), LEAST)


def fits_depth(labels: Sequence[Text], depth: int, width: int) -> bool:
    """Whether columns of this depth fit side by side."""
    return sum(widths(labels, depth)) + GAP * (ceil(len(labels) / depth) - 1) <= width


def widths(labels: Sequence[Text], depth: int) -> list[int]:
    """The width of every column."""
    cells = [label.cell_len for label in labels]
    return [max(cells[first : first + depth]) for first in range(0, len(cells), depth)]


def pages(labels: Sequence[Text], rows: int, width: int) -> list[tuple[int, Sequence[Text]]]:
    """The pages: on each as many labels as fit, with the depth of its columns."""
    found: list[tuple[int, Sequence[Text]]] = []
    while labels:
        depth = max(range(rows, 0, -1), key=lambda depth: how_many(labels, depth, width))
        count = how_many(labels, depth, width)
        found.append((depth, labels[:count]))
        labels = labels[count:]
    return found


def how_many(labels: Sequence[Text], depth: int, width: int) -> int:
    """How many labels from the first on fit a page in columns of this depth; one column always fits."""
    count = depth
    while count < len(labels) and fits_depth(labels[: count + depth], depth, width):
        count += depth
    return min(count, len(labels))


def numbered(choices: Sequence[str]) -> list[Text]:
    digits = len(str(len(choices)))
    return [Text.assemble((f"{n:>{digits}})", "bold"), f" {label}") for n, label in enumerate(choices, start=1)]


def choice_rows(frame: Frame, width: int, rows: int, page: int) -> list[Text]:
    """The choices in as few columns as possible, or one page of them if they do not all fit."""
    labels = numbered(frame.choices)
    below = [below_choices(frame, frame.number, width)] if len(labels) > SINGLE_KEYS else []
    if needed_rows(frame, width) <= rows:
        depth = min(len(labels), rows - len(below))
        depth = next(d for d in range(depth, 0, -1) if d == 1 or fits_depth(labels, d, width)) if labels else 1
        return [*in_columns(labels, depth, width), *below]
    all_pages = pages(labels, max(rows - 1, 1), width)
    depth, shown = all_pages[page]
    first = sum(len(labels) for _, labels in all_pages[:page])
    more = frame.more(first + 1, first + len(shown), len(labels))
    return [*in_columns(shown, depth, width), below_choices(frame, more, width)]


def below_choices(frame: Frame, hint: str, width: int) -> Text:
    """The line below the choices: the hint, or the number that is being typed."""
    return fit(Text(shown_typing(frame.typed), "bold") if frame.typed else Text(hint, "dim"), width)


def shown_typing(typed: str) -> str:
    return f"> {typed}▏ Enter"


def in_columns(labels: Sequence[Text], depth: int, width: int) -> list[Text]:
    """The labels in columns, read downwards."""
    shares = widths(labels, depth)
    found: list[Text] = []
    for row in range(min(depth, len(labels))):
        line = Text()
        for label, share in zip(labels[row::depth], shares, strict=False):
            line.append_text(fit(label, share, pad=True)).append(" " * GAP)
        line.rstrip()
        found.append(fit(line, width))
    return found
