"""Why a move is good, for hints: it makes a sequence, stops one, or takes a chip away."""

from ludotek.kernel import Event, Text

from .board import CORNERS, LINES
from .events import LineEvent, Played
from .names import colour_text
from .view import SequenceView


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
    return any(cell in line and held.issuperset({*line} - {cell}) for line in LINES.values())
