"""Told events of High Card: everybody hears what happens; which card it is, only its owner, and all at the end."""

from ludotek.kernel import Text, Who
from ludotek.scene import Told

from .rules import CardEvent
from .view import HighCardView


def tell_event(event: CardEvent, view: HighCardView) -> Told:
    is_own = event.kind in ("dealt", "drawn") and event.seat == view.viewer
    rank = {"rank": event.card} if event.card and (is_own or event.kind == "shown") else {}
    return Told(Text("told-card" if is_own else f"told-{event.kind}", {"who": Who(event.seat), **rank}), event.seat)
