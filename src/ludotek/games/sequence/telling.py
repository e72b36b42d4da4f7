"""What happened, as one viewer may know it: words, motions and a sound."""

from __future__ import annotations

from ludotek.game import OwnRef
from ludotek.kernel import Event, Text
from ludotek.scene import Arrive, Depart, Motion, Told, TurnOver, told_by

from . import events
from .board import CORNERS
from .names import card_symbol, card_text, chip_symbol, colour_text, line_text, space_text
from .scene import PILE, ChipRef, DiscardRef, SupplyRef
from .view import SequenceView


def tell_event(event: Event, view: SequenceView) -> Told | None:
    match event:
        case events.Played():
            return tell_play(event, view)
        case events.Drawn():
            return tell_drawn(event, view)
        case events.LineEvent():
            return tell_line(event)
        case events.Notice(seat=seat, kind=kind):
            return told_by(seat, key(kind))
        case events.Laid(seat=seat, kind=kind):
            return told_by(seat, key(kind), *to_discards(event, view), cue="card", card=laid_card(event))
        case events.HandsDealt(seat=seat, each=each, pile=pile):
            return told_by(seat, "told-hands-dealt", cue="card", each=each, pile=pile)
        case events.Confirmed(seat=seat, side=side, votes=votes, needed=needed):
            return told_by(seat, "told-confirmed", side=colour_text(side), votes=votes, needed=needed)
        case events.Accusation(kind="penalty" | "accusation_dropped" as kind, side=side):
            return Told(Text(key(kind), {"side": colour_text(side)}), cue="bad" if kind == "penalty" else "")
        case events.Accusation(seat=seat, kind=kind, side=side):
            return told_by(seat, key(kind), side=colour_text(side))
        case events.DealerTie():
            return Told(Text("told-dealer-tie"))
        case events.Reshuffled(cards=cards):
            return Told(Text("told-reshuffled", {"cards": cards}), cue="card")
        case events.Over(winner=None, ending=ending):
            return Told(Text(f"told-draw-{ending}"))
        case events.Over(winner=int(winner), ending=ending):
            return Told(Text(f"told-won-{ending}", {"side": colour_text(winner)}), cue="win")
    return None


def key(kind: str) -> str:
    """The text id of a kind of event."""
    return "told-" + kind.replace("_", "-")


def laid_card(event: events.Laid) -> Text:
    """The second card of its kind since the last shuffle has its number, in the log only."""
    card = card_text(event.card)
    return card if event.copy < 2 else Text("card-second", {"card": card})


def to_discards(event: events.Laid, view: SequenceView) -> tuple[Motion, ...]:
    """The card goes from the viewer's hand, if it was there, to the discard pile. Of two equal ones the last goes."""
    pile = DiscardRef(event.seat).id
    turned = TurnOver(pile, card_symbol(event.card))
    if event.seat != view.viewer or event.kind == "dealer_card":
        return (turned,)
    return (Depart(OwnRef(event.card, view.own_hand().count(event.card)).id, pile), turned)


def tell_play(event: events.Played, view: SequenceView) -> Told:
    seat, chip, supply = event.seat, ChipRef(event.cell).id, SupplyRef(event.side).id
    motions, card, space = to_discards(event, view), laid_card(event), space_text(event.cell)
    if event.kind == "marking":
        return told_by(seat, "told-marking", card=card, space=space)
    if event.kind == "placed":
        return told_by(seat, "told-placed", *motions, Arrive(chip, supply), cue="place", card=card, space=space)
    side = colour_text(event.side)
    return told_by(seat, "told-removed", *motions, Depart(chip, supply), cue="knock", card=card, space=space, side=side)


def tell_drawn(event: events.Drawn, view: SequenceView) -> Told | None:
    """SEQ-16: which card it is only its player learns."""
    seat, card, why = event.seat, event.card, event.why
    if view.viewer == seat:
        arrival = Arrive(OwnRef(card, view.own_hand().count(card) - 1).id, PILE)
        if why == "deal":
            return Told(None, seat, (arrival,), "card")
        return told_by(seat, "told-drawn-own", arrival, cue="card", card=card_text(card))
    if why in ("deal", "turn"):
        return Told(None, seat) if why == "turn" else None
    return told_by(seat, "told-drawn" if why == "late" else "told-drawn-exchange", cue="card")


def tell_line(event: events.LineEvent) -> Told:
    """SEQ-61, SEQ-91: the chips are turned over, one after the other."""
    is_broken = event.kind == "broken"
    symbol = chip_symbol(event.side, is_locked=not is_broken)
    turned = tuple(TurnOver(ChipRef(cell).id, symbol) for cell in event.cells if cell not in CORNERS)
    text = Text(key(event.kind), {"side": colour_text(event.side), "line": line_text(event.cells)})
    return Told(text, event.seat if event.kind == "sequence" else None, turned, "bad" if is_broken else "good")
