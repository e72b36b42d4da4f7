"""What is counted for the result: sequences, chips placed, chips removed."""

from collections.abc import Iterable

from ludotek.kernel import Event

from .events import LineEvent, Played
from .view import SequenceView

RESULT_NUMBERS = ("number-sequences", "number-placed", "number-removed")


def count_event(event: Event, view: SequenceView) -> Iterable[tuple[str, int]]:
    match event:
        case LineEvent(kind="sequence"):
            yield "number-sequences", event.seat
        case Played(kind="placed" | "removed"):
            yield f"number-{event.kind}", event.seat
