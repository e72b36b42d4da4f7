"""What happened, as one viewer may know it: words, motions and a sound."""

from __future__ import annotations

from ludotek.games.sequence.board import CORNERS
from ludotek.games.sequence.events import (
    Accusation,
    Confirmed,
    DealerTie,
    Drawn,
    HandsDealt,
    Laid,
    LineEvent,
    Marking,
    Over,
    Played,
    Reshuffled,
    SeatEvent,
)
from ludotek.games.sequence.names import card_symbol, card_text, chip_symbol, colour_text, line_text, space_text
from ludotek.games.sequence.scene import PILE, ChipRef, DiscardRef, OwnRef, SupplyRef
from ludotek.games.sequence.view import SequenceView
from ludotek.kernel import Event, Text, Who
from ludotek.scene import Arrive, Depart, Motion, Told, TurnOver


def by(seat: int, id: str, **named: str | int | Text) -> Text:
    """A text about somebody's doing."""
    return Text(id, {"who": Who(seat), **named})


def tell_event(event: Event, view: SequenceView) -> Told | None:
    match event:
        case SeatEvent(kind=kind, seat=seat):
            return Told(by(seat, f"told-{key(kind)}"), seat)
        case Laid(kind=kind, seat=seat):
            return Told(by(seat, f"told-{key(kind)}", card=laid_card(event)), seat, to_discards(event, view), "card")
        case Played():
            return tell_play(event, view)
        case Drawn():
            return tell_drawn(event, view)
        case LineEvent():
            return tell_line(event)
        case HandsDealt(seat=seat, each=each, pile=pile):
            return Told(by(seat, "told-hands-dealt", each=each, pile=pile), seat, cue="card")
        case Marking(seat=seat, card=card, cell=cell):
            return Told(by(seat, "told-marking", card=card_text(card), space=space_text(cell)), seat)
        case Confirmed(seat=seat, side=side, votes=votes, needed=needed):
            return Told(by(seat, "told-confirmed", side=colour_text(side), votes=votes, needed=needed), seat)
        case Accusation(kind="penalty" | "accusation_dropped" as kind, side=side):
            return Told(Text(f"told-{key(kind)}", {"side": colour_text(side)}), cue="bad" if kind == "penalty" else "")
        case Accusation(kind=kind, seat=seat, side=side):
            return Told(by(seat, f"told-{key(kind)}", side=colour_text(side)), seat)
        case DealerTie():
            return Told(Text("told-dealer-tie"))
        case Reshuffled(cards=cards):
            return Told(Text("told-reshuffled", {"cards": cards}), cue="card")
        case Over(winner=None, ending=ending):
            return Told(Text(f"told-draw-{ending}"))
        case Over(winner=int(winner), ending=ending):
            return Told(Text(f"told-won-{ending}", {"side": colour_text(winner)}), cue="win")
    return None


def key(kind: str) -> str:
    """The part of a text id that names a kind of event."""
    return kind.replace("_", "-")


# Cards and chips


def laid_card(event: Laid | Played) -> Text:
    """The second card of its kind since the last shuffle has its number, in the log only."""
    card = card_text(event.card)
    return card if event.copy < 2 else Text("card-second", {"card": card})


def to_discards(event: Laid | Played, view: SequenceView) -> tuple[Motion, ...]:
    """The card goes from the viewer's hand, if it was there, to the discard pile. Of two equal ones the last goes."""
    pile = DiscardRef(event.seat).id
    turned = TurnOver(pile, card_symbol(event.card))
    if event.seat != view.viewer or event.kind == "dealer_card":
        return (turned,)
    return (Depart(OwnRef(event.card, view.own_hand().count(event.card)).id, pile), turned)


def tell_play(event: Played, view: SequenceView) -> Told:
    seat, chip, supply = event.seat, ChipRef(event.cell).id, SupplyRef(event.side).id
    card, space = laid_card(event), space_text(event.cell)
    motions = to_discards(event, view)
    if event.kind == "placed":
        text = by(seat, "told-placed", card=card, space=space)
        return Told(text, seat, (*motions, Arrive(chip, supply)), "place")
    text = by(seat, "told-removed", card=card, space=space, side=colour_text(event.side))
    return Told(text, seat, (*motions, Depart(chip, supply)), "knock")


def tell_drawn(event: Drawn, view: SequenceView) -> Told | None:
    """SEQ-16: which card it is only its player learns."""
    seat, why = event.seat, event.why
    if view.viewer == seat:
        arrival = Arrive(OwnRef(event.card, view.own_hand().count(event.card) - 1).id, PILE)
        text = None if why == "deal" else by(seat, "told-drawn-own", card=card_text(event.card))
        return Told(text, seat, (arrival,), "card")
    if why == "deal":
        return None
    if why == "turn":
        return Told(None, seat)
    return Told(by(seat, "told-drawn" if why == "late" else "told-drawn-exchange"), seat, cue="card")


def tell_line(event: LineEvent) -> Told:
    """SEQ-61, SEQ-91: the chips are turned over, one after the other."""
    is_broken = event.kind == "broken"
    symbol = chip_symbol(event.side, is_locked=not is_broken)
    turned = tuple(TurnOver(ChipRef(cell).id, symbol) for cell in event.cells if cell not in CORNERS)
    text = Text(f"told-{event.kind}", {"side": colour_text(event.side), "line": line_text(event.cells)})
    return Told(text, event.seat if event.kind == "sequence" else None, turned, "bad" if is_broken else "good")
