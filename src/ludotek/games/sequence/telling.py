"""What happened, as one viewer may know it: words, motions and a sound."""

from __future__ import annotations

from ludotek.games.sequence import events
from ludotek.games.sequence.board import CORNERS
from ludotek.games.sequence.names import card_symbol, card_text, chip_symbol, colour_text, line_text, space_text
from ludotek.games.sequence.scene import PILE, ChipRef, DiscardRef, OwnRef, SupplyRef
from ludotek.games.sequence.view import Cells, SequenceView
from ludotek.kernel import Event, Text, Who
from ludotek.scene import Arrive, Cue, Depart, Motion, Told, TurnOver


def tell_event(event: Event, view: SequenceView) -> Told | None:
    match event:
        case events.Laid():
            return tell_laid(event, view)
        case events.Dealt(seat=seat):
            return Told(None, seat, drawn(event.card, view), "card") if view.viewer == seat else None
        case events.Drawn():
            return tell_drawn(event, view)
        case events.HandsDealt(seat=seat, each=each, pile=pile):
            named = {"who": Who(seat), "each": each, "pile": pile}
            return Told(Text("told-hands-dealt", named), seat, cue="card")
        case events.Marking(seat=seat, card=card, cell=cell):
            named = {"who": Who(seat), "card": card_text(card), "space": space_text(cell)}
            return Told(Text("told-marking", named), seat)
        case events.Finished(seat=seat, side=side, cells=cells):
            return tell_line("told-sequence", side, cells, "good", seat)
        case events.Broken(side=side, cells=cells):
            return tell_line("told-broken", side, cells, "bad")
        case events.Reformed(side=side, cells=cells):
            return tell_line("told-reformed", side, cells, "good")
        case events.DealerTie():
            return Told(Text("told-dealer-tie"))
        case events.Reshuffled(cards=cards):
            return Told(Text("told-reshuffled", {"cards": cards}), cue="card")
        case events.Over(winner=winner, ending=ending):
            if winner is None:
                return Told(Text(f"told-draw-{ending}"))
            return Told(Text(f"told-won-{ending}", {"side": colour_text(winner)}), cue="win")
    return tell_talk(event) or tell_seat(event)


# Cards


LAID = {events.DealerCard: "told-dealer-card", events.Exchanged: "told-exchanged", events.GaveUp: "told-gave-up"}


def tell_laid(event: events.Laid, view: SequenceView) -> Told:
    """A card was laid open, perhaps with a chip. Its second copy since the last shuffle has a number, in the log only."""
    seat, card = event.seat, card_text(event.card)
    named = {"who": Who(seat), "card": card if event.copy < 2 else Text("card-second", {"card": card})}
    shown = laid(event, view)
    match event:
        case events.Placed(cell=cell, side=side):
            chip = Arrive(ChipRef(cell).id, SupplyRef(side).id)
            return Told(Text("told-placed", {**named, "space": space_text(cell)}), seat, (*shown, chip), "place")
        case events.Removed(cell=cell, side=side):
            off = Depart(ChipRef(cell).id, SupplyRef(side).id)
            text = Text("told-removed", {**named, "space": space_text(cell), "side": colour_text(side)})
            return Told(text, seat, (*shown, off), "knock")
    return Told(Text(LAID[type(event)], named), seat, shown, "card")


def laid(event: events.Laid, view: SequenceView) -> tuple[Motion, ...]:
    """The card leaves the viewer's hand, if it was there, and lies on the discard pile. Of two equal ones the last goes."""
    pile = DiscardRef(event.seat).id
    turned = TurnOver(pile, card_symbol(event.card))
    if event.seat != view.viewer or isinstance(event, events.DealerCard):
        return (turned,)
    return (Depart(OwnRef(event.card, view.own_hand().count(event.card)).id, pile), turned)


def drawn(card: int, view: SequenceView) -> tuple[Motion, ...]:
    """A card comes from the draw pile to the viewer's hand; the last one of its kind there."""
    return (Arrive(OwnRef(card, view.own_hand().count(card) - 1).id, PILE),)


def tell_drawn(event: events.Drawn, view: SequenceView) -> Told:
    """SEQ-16: which card it is only its player learns."""
    who = {"who": Who(event.seat)}
    if view.viewer == event.seat:
        text = Text("told-drawn-own", {**who, "card": card_text(event.card)})
        return Told(text, event.seat, drawn(event.card, view), "card")
    if event.why == "late":
        return Told(Text("told-drawn", who), event.seat, cue="card")
    if event.why == "exchange":
        return Told(Text("told-drawn-exchange", who), event.seat, cue="card")
    return Told(None, event.seat)


# Sequences


def tell_line(id: str, side: int, cells: Cells, cue: Cue, seat: int | None = None) -> Told:
    """SEQ-61, SEQ-91: the chips are turned over, one after the other."""
    symbol = chip_symbol(side, is_locked=cue == "good")
    turned = tuple(TurnOver(ChipRef(cell).id, symbol) for cell in cells if cell not in CORNERS)
    return Told(Text(id, {"side": colour_text(side), "line": line_text(cells)}), seat, turned, cue)


# Seats and sides


def tell_talk(event: Event) -> Told | None:
    match event:
        case events.Accused(seat=seat, side=side):
            return Told(Text("told-accused", {"who": Who(seat), "side": colour_text(side)}), seat)
        case events.AccusationLapsed(seat=seat, side=side):
            return Told(Text("told-accusation-lapsed", {"who": Who(seat), "side": colour_text(side)}), seat)
        case events.Confirmed(seat=seat, side=side, votes=votes, needed=needed):
            counts = {"votes": votes, "needed": needed}
            return Told(Text("told-confirmed", {"who": Who(seat), "side": colour_text(side), **counts}), seat)
        case events.AccusationDropped(side=side):
            return Told(Text("told-accusation-dropped", {"side": colour_text(side)}))
        case events.Penalty(side=side):
            return Told(Text("told-penalty", {"side": colour_text(side)}), cue="bad")
    return None


SEAT_TOLD = {
    events.DealerFound: "told-dealer",
    events.DrawLapsed: "told-draw-lapsed",
    events.Passed: "told-passed",
    events.NoCard: "told-no-card",
    events.Left: "told-left",
}


def tell_seat(event: Event) -> Told | None:
    """Events with a seat only."""
    match event:
        case events.DealerFound(seat=seat) | events.DrawLapsed(seat=seat) | events.Passed(seat=seat):
            return Told(Text(SEAT_TOLD[type(event)], {"who": Who(seat)}), seat)
        case events.NoCard(seat=seat) | events.Left(seat=seat):
            return Told(Text(SEAT_TOLD[type(event)], {"who": Who(seat)}), seat)
    return None
