"""What happened, as one viewer may know it: words, motions and a sound."""

from __future__ import annotations

from ludotek.games.sequence import layout
from ludotek.games.sequence.board import CORNERS
from ludotek.games.sequence.names import line_cells
from ludotek.games.sequence.rules.plan import EXCHANGE_DRAW, LATE_DRAW, NOBODY
from ludotek.games.sequence.terms import card_symbol, card_text, chip_symbol, colour_text, space_text
from ludotek.games.sequence.view import ENDINGS, SequenceView
from ludotek.games.sequence.words import chip_id, line_text, supply_id
from ludotek.kernel import LooseEvent, Text, Who
from ludotek.scene import Motion, Told, TurnOver, Walk

CARD_TOLD = {  # events with a seat and an open card
    "dealer_card": "told-dealer-card",
    "exchanged": "told-exchanged",
    "gave_up": "told-gave-up",
}
SEAT_TOLD = {  # events with a seat only
    "dealer": "told-dealer",
    "draw_lapsed": "told-draw-lapsed",
    "passed": "told-passed",
    "no_card": "told-no-card",
    "left": "told-left",
}
SIDE_TOLD = {"accused": "told-accused", "accusation_lapsed": "told-accusation-lapsed"}


def tell(event: LooseEvent, view: SequenceView) -> Told | None:
    kind = event.kind
    if kind == "turn":  # the prompt says it
        return None
    if kind in CARD_TOLD:
        return tell_card(event)
    if kind in SEAT_TOLD:
        return Told(Text(SEAT_TOLD[kind], {"who": Who(event["seat"])}), event["seat"])
    if kind in ("dealt", "drawn"):
        return tell_drawn(event, view)
    if kind in ("placed", "removed"):
        return tell_play(event, view)
    if kind in ("sequence", "broken", "reformed"):
        return tell_line(event, view)
    if kind in ("confirmed", "penalty", *SIDE_TOLD):
        return tell_talk(event)
    return tell_rest(event)


def tell_card(event: LooseEvent) -> Told:
    seat, card = event["seat"], event["card"]
    text = Text(CARD_TOLD[event.kind], {"who": Who(seat), "card": card_told(event)})
    return Told(text, seat, (TurnOver(discard_id(seat), card_symbol(card)),), "card")


def card_told(event: LooseEvent) -> Text:
    """The card that was laid open; the second copy since the last shuffle has its number, in the log only."""
    card = card_text(event["card"])
    return card if event["copy"] < 2 else Text("card-second", {"card": card})


def tell_drawn(event: LooseEvent, view: SequenceView) -> Told | None:
    """SEQ-16: which card it is only its player learns."""
    seat = event["seat"]
    if event.kind == "dealt":
        return Told(None, seat, cue="card") if view.viewer == seat else None
    if view.viewer == seat:
        return Told(Text("told-drawn-own", {"who": Who(seat), "card": card_text(event["card"])}), seat, cue="card")
    if event["why"] == LATE_DRAW:
        return Told(Text("told-drawn", {"who": Who(seat)}), seat, cue="card")
    if event["why"] == EXCHANGE_DRAW:
        return Told(Text("told-drawn-exchange", {"who": Who(seat)}), seat, cue="card")
    return Told(None, seat)


def tell_play(event: LooseEvent, view: SequenceView) -> Told:
    seat, card, cell, side = (event[name] for name in ("seat", "card", "cell", "side"))
    named: dict[str, str | int | Text | Who] = {"who": Who(seat), "card": card_told(event), "space": space_text(cell)}
    laid: Motion = TurnOver(discard_id(seat), card_symbol(card))
    if event.kind == "placed":
        walk = Walk(supply_id(view, side, back=1), (layout.centre(cell),))
        return Told(Text("told-placed", named), seat, (laid, walk), "place")
    back = Walk(chip_id(cell), (layout.supply(view.sides, side),))
    return Told(Text("told-removed", {**named, "side": colour_text(side)}), seat, (laid, back), "knock")


def tell_line(event: LooseEvent, view: SequenceView) -> Told:
    """SEQ-61, SEQ-91: the chips are turned over, one after the other."""
    side, line = event["side"], event["line"]
    text = Text(f"told-{event.kind}", {"side": colour_text(side), "line": line_text(line), "made": event["made"]})
    symbol = chip_symbol(side, is_locked=event.kind != "broken")
    turned = tuple(TurnOver(chip_id(cell), symbol) for cell in line_cells(line) if cell not in CORNERS)
    seat = event["seat"] if event.kind == "sequence" else None
    return Told(text, seat, turned, "bad" if event.kind == "broken" else "good")


def tell_talk(event: LooseEvent) -> Told:
    side = {"side": colour_text(event["side"])}
    if event.kind == "penalty":
        return Told(Text("told-penalty", side), cue="bad")
    seat = event["seat"]
    if event.kind == "confirmed":
        counts = {"votes": event["votes"], "needed": event["needed"]}
        return Told(Text("told-confirmed", {"who": Who(seat), **side, **counts}), seat)
    return Told(Text(SIDE_TOLD[event.kind], {"who": Who(seat), **side}), seat)


def tell_rest(event: LooseEvent) -> Told:
    if event.kind == "dealer_tie":
        return Told(Text("told-dealer-tie"))
    if event.kind == "hands_dealt":
        counts = {"each": event["each"], "pile": event["pile"]}
        return Told(Text("told-hands-dealt", {"who": Who(event["seat"]), **counts}), event["seat"], cue="card")
    if event.kind == "reshuffled":
        return Told(Text("told-reshuffled", {"cards": event["cards"]}), cue="card")
    ending = ENDINGS[event["ending"]]
    if event["winner"] == NOBODY:
        return Told(Text(f"told-draw-{ending}"))
    return Told(Text(f"told-won-{ending}", {"side": colour_text(event["winner"])}), cue="win")


def discard_id(seat: int) -> str:
    return f"discard-{seat}"
