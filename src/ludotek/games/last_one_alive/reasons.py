"""Why a move is good, for hints: it gets rid of a zombie or an ambush."""

from __future__ import annotations

from ludotek.kernel import Event, Text, Who

from .events import AmbushEvent, Moved, Shot
from .view import LoaView


def reason_of(before: LoaView, after: LoaView, story: list[Event]) -> Text | None:
    for event in story:
        match event:
            case Moved():
                return Text("reason-sends", {"who": Who(event.to)})
            case Shot(position=None):
                return Text("reason-shoots")
            case Shot() | AmbushEvent(what="cut"):
                return Text("reason-ambush")
    return None
