"""What is counted for the result: steps of everybody's pieces, and tiles played."""

from collections.abc import Iterable

from ludotek.kernel import Event

from .events import Stepped, TileEvent
from .view import LosView

RESULT_NUMBERS = ("number-steps", "number-tiles")


def count_event(event: Event, view: LosView) -> Iterable[tuple[str, int]]:
    match event:
        case Stepped():
            yield "number-steps", event.seat
        case TileEvent(kind="played"):
            yield "number-tiles", event.seat


def place_of(view: LosView, seat: int) -> int | None:
    return view.seats[seat].place or None
