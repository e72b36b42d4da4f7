"""What is counted for the result: zombies and ambushes shot, zombie dice passed on, tiles used."""

from collections.abc import Iterable

from ludotek.kernel import Event

from .events import Moved, Shot, TileUsed
from .view import LoaView

RESULT_NUMBERS = ("number-shot", "number-passed", "number-tiles")


def count_event(event: Event, view: LoaView) -> Iterable[tuple[str, int]]:
    match event:
        case Shot():
            yield "number-shot", event.seat
        case Moved():
            for _ in range(event.ones + event.twos):
                yield "number-passed", event.seat
        case TileUsed(how="first" | "second"):
            yield "number-tiles", event.seat
