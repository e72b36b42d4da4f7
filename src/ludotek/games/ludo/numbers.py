"""What is counted for the result: pieces knocked home, and pieces that had to go home."""

from collections.abc import Iterable

from ludotek.kernel import Event

from .events import PieceEvent
from .view import LudoView

RESULT_NUMBERS = ("number-knocked", "number-lost")


def count_event(event: Event, view: LudoView) -> Iterable[tuple[str, int]]:
    match event:
        case PieceEvent(kind="knocked_home"):
            yield "number-knocked", event.by
            yield "number-lost", event.seat
        case PieceEvent(kind="sent_home"):
            yield "number-lost", event.seat


def place_of(view: LudoView, seat: int) -> int | None:
    return view.seats[seat].place or None
