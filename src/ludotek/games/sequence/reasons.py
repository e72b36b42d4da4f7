"""Why a move is good, for hints: it makes a sequence, stops one, or takes a chip away."""

from __future__ import annotations

from collections.abc import Iterator

from ludotek.kernel import Event, Text

from .board import CORNERS, SHOWN, STRIDE
from .events import LineEvent, Played
from .names import colour_text
from .view import SequenceView

FIVE = 5
STEPS = (1, STRIDE, STRIDE + 1, STRIDE - 1)  # horizontal, vertical, falling, rising


def reason_of(before: SequenceView, after: SequenceView, story: list[Event]) -> Text | None:
    mine = before.seats[before.seat].side
    if any(isinstance(event, LineEvent) and event.kind == "sequence" and event.side == mine for event in story):
        return Text("reason-sequence")
    for event in story:
        if isinstance(event, Played) and event.kind == "removed":
            return Text("reason-removes", {"side": colour_text(event.side)})
        if isinstance(event, Played) and event.kind == "placed":
            stopped = [side for side in range(before.sides) if side != mine and needs(before, side, event.cell)]
            return Text("reason-stops", {"side": colour_text(stopped[0])}) if stopped else None
    return None


def needs(view: SequenceView, side: int, cell: int) -> bool:
    """Whether this space is the only one that a side lacks for five in a row."""
    held = {*view.chips[side], *CORNERS}
    return any(all(other in held for other in line if other != cell) for line in lines_through(cell))


def lines_through(cell: int) -> Iterator[list[int]]:
    for step in STEPS:
        for first in range(FIVE):
            line = [cell + step * (offset - first) for offset in range(FIVE)]
            if all(one in SHOWN or one in CORNERS for one in line):
                yield line
