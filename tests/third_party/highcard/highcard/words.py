"""Prompts, choices and told events of High Card."""

from ludotek.kernel import Text, Who
from ludotek.scene import Choice, Told

from .rules import CHOOSE, DEAL, DONE, KEEP, CardEvent
from .view import HighCardView


def prompt_of(view: HighCardView) -> Text:
    if view.viewer == view.actor:
        return Text("prompt-choose", {"rank": view.cards[view.seat] or 0})
    texts = {DEAL: "prompt-deal-other", CHOOSE: "prompt-choose-other", DONE: "prompt-over"}
    return Text(texts.get(view.phase, "prompt-redraw-other"), {"who": Who(view.seat)})


def choices_of(view: HighCardView) -> list[Choice]:
    """To keep a card, touch it; to swap it, touch the place where it is put away."""
    names = [("choose-keep", "card") if action == KEEP else ("choose-swap", "away") for action in view.legal]
    return [Choice(view.legal[i], Text(id), (f"{thing}-{view.seat}",)) for i, (id, thing) in enumerate(names)]


def tell_event(event: CardEvent, view: HighCardView) -> Told:
    kind, seat = event.kind, event.seat
    is_seen = kind in ("dealt", "drawn") and seat == view.viewer
    text = Text("told-card" if is_seen else f"told-{kind}", {"who": Who(seat)})
    return Told(Text(text.id, {**text.args, "rank": event.card}) if is_seen or kind == "shown" else text, seat)
