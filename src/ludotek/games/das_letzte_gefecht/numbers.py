"""What is counted for the result: battles won, and figures lost."""

from collections.abc import Iterable

from ludotek.kernel import Event

from .board import SIDES
from .events import BattleWon, FigureLost
from .view import GefechtView

RESULT_NUMBERS = ("number-battles", "number-figures")


def count_event(event: Event, view: GefechtView) -> Iterable[tuple[str, int]]:
    match event:
        case BattleWon():
            yield from (
                ("number-battles", seat) for seat, face in enumerate(view.seats) if face.side == SIDES[event.side]
            )
        case FigureLost():
            yield "number-figures", event.seat
