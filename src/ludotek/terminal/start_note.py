"""What people at a terminal are told of a match that does not begin as usual."""

from __future__ import annotations

from ludotek.kernel import Record, State, Text
from ludotek.kernel.proof import origin_of
from ludotek.table import UnusualStart, start_lines
from ludotek.table.unusual_start import unusual_start
from ludotek.terminal.frames import Painter


def note_lines(start: UnusualStart | None, first: State, painter: Painter) -> list[str]:
    """Where the match comes from and what can be seen to differ, a line each; none if it begins as usual."""
    if start is None:
        return []
    said = [painter.words.say(line) for line in start_lines(start)]
    names = painter.names(painter.game.view(first, None))
    for one in start.differs:
        differs = Text("start-differs", {"label": one.label, "here": one.here, "usual": one.usual})
        said.append(f"{names[one.seat]}: {painter.words.say(differs)}")
    return said


def record_note(record: Record, first: State, painter: Painter) -> list[str]:
    """The same for a record; `first` is its first position after what came from another match."""
    steps = record.fairness.already if record.fairness is not None else 0
    start = unusual_start(
        painter.game, origin_of(record), record.seats, steps, first, is_set_up=record.start is not None
    )
    return note_lines(start, first, painter)
