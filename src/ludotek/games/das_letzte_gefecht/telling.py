"""What happened, as one viewer may know it: words, motions and a sound."""

from __future__ import annotations

from collections.abc import Callable

from ludotek.games.das_letzte_gefecht import ids, layout
from ludotek.games.das_letzte_gefecht.rows import home_of
from ludotek.games.das_letzte_gefecht.terms import (
    back_symbol,
    card_symbol,
    card_text,
    colour_text,
    figure_told,
    lost_symbol,
    place_text,
    side_text,
)
from ludotek.games.das_letzte_gefecht.view import ENDINGS, GefechtView
from ludotek.games.das_letzte_gefecht.words import Args
from ludotek.kernel import LooseEvent, Text, Who
from ludotek.scene import Cue, Motion, Told, TurnOver, Walk

# The picture says it, or another event.
UNTOLD = ("planet_placed", "hands_drawn", "battle_over", "attacker", "no_option", "countered")
REFILL = 0  # why a card was drawn: at the beginning of a battle
PLAIN: dict[str, tuple[str, Cue]] = {  # kind of event -> text with the player's name alone, and the sound
    "eliminated": ("told-eliminated", "bad"),
    "left": ("told-left", ""),
}


def tell(event: LooseEvent, view: GefechtView) -> Told | None:
    if event.kind in UNTOLD:
        return None
    if event.kind in PLAIN:
        id, cue = PLAIN[event.kind]
        return Told(Text(id, {"who": Who(event["seat"])}), event["seat"], cue=cue)
    return TELLERS[event.kind](event, view)


def who(event: LooseEvent) -> Args:
    return {"who": Who(event["seat"])}


# Between battles


def tell_marker_placed(event: LooseEvent, view: GefechtView) -> Told:
    place: Args = {"place": place_text(view, event["node"])}
    if event["seat"] < 0:
        return Told(Text("told-marker-placed", place), cue="place")
    return Told(Text("told-marker-chosen", {**who(event), **place}), event["seat"], cue="place")


def tell_begun(event: LooseEvent, view: GefechtView) -> Told:
    named: Args = {"battle": event["battle"], "who": Who(event["attacker"])}
    return Told(Text("told-battle-begun", named), event["attacker"])


def tell_drawn(event: LooseEvent, view: GefechtView) -> Told | None:
    """Which card it is only its player learns."""
    seat = event["seat"]
    if event["why"] == REFILL:  # the hand shows it
        return Told(None, seat, cue="card") if view.viewer == seat else None
    if view.viewer != seat:
        return Told(None, seat, cue="card")
    return Told(Text("told-drawn-own", {**who(event), "card": card_text(event["card"])}), seat, cue="card")


def tell_reshuffled(event: LooseEvent, view: GefechtView) -> Told:
    return Told(Text("told-reshuffled", {"side": side_text(event["side"]), "cards": event["cards"]}), cue="card")


# Deployment phase


def tell_discarded(event: LooseEvent, view: GefechtView) -> Told:
    text = Text("told-discarded", {**who(event), "card": card_text(event["card"])})
    return Told(text, event["seat"], (TurnOver(ids.pile(event["side"]), card_symbol(event["card"])),), "card")


def tell_figure(event: LooseEvent, view: GefechtView) -> Told:
    """Deployed, or only named. DLG-33, DLG-50"""
    seat, colour = event["seat"], event["colour"]
    id = "told-figure-deployed" if event.kind == "figure_deployed" else "told-named"
    text = Text(id, {**who(event), "figure": figure_told(view, seat, colour)})
    return Told(text, seat, (Walk(ids.figure(seat, colour), (layout.post(view, seat),)),), "place")


def tell_ship(event: LooseEvent, view: GefechtView) -> Told:
    seat = event["seat"]
    return Told(
        Text("told-ship-deployed", who(event)), seat, (Walk(ids.ship(seat), (layout.ship_post(view, seat),)),), "place"
    )


def tell_offered(event: LooseEvent, view: GefechtView) -> Told:
    """DLG-74: the partner does not see it before the answer."""
    seat, partner = event["seat"], {"partner": Who(event["partner"])}
    if view.viewer == seat:
        named: Args = {**who(event), "card": card_text(event["card"]), **partner}
        return Told(Text("told-offered-own", named), seat, cue="card")
    return Told(Text("told-offered", {**who(event), **partner}), seat, cue="card")


def tell_swapped(event: LooseEvent, view: GefechtView) -> Told:
    """DLG-R26: everybody sees that there was a swap, only the two know the cards."""
    seat, partner = event["seat"], event["partner"]
    motions = (Walk(ids.OFFER, (layout.hand(view, partner),)),)
    if view.viewer not in (seat, partner):
        text = Text("told-swapped", {**who(event), "partner": Who(partner)})
        return Told(text, seat, motions, "card")
    gave, got = (event["gave"], event["got"]) if view.viewer == seat else (event["got"], event["gave"])
    me, other = (seat, partner) if view.viewer == seat else (partner, seat)
    named: Args = {"who": Who(me), "gave": card_text(gave), "got": card_text(got), "partner": Who(other)}
    return Told(Text("told-swapped-own", named), seat, motions, "card")


def tell_played(event: LooseEvent, view: GefechtView) -> Told:
    seat = event["seat"]
    motions = (TurnOver(ids.card(seat, event["phase"] - 1), back_symbol(view.seats[seat].side)),)
    if view.viewer == seat:
        return Told(Text("told-played-own", {**who(event), "card": card_text(event["card"])}), seat, motions, "card")
    return Told(Text("told-played", who(event)), seat, motions, "card")


# Planet phase


def tell_turned_up(event: LooseEvent, view: GefechtView) -> Told:
    """All cards together. DLG-38"""
    slot = event["phase"] - 1
    motions = (TurnOver(ids.card(seat, slot), card_symbol(row_of(view, seat)[slot])) for seat in range(len(view.seats)))
    return Told(None, None, tuple(motions), "turn", at_once=True)


def row_of(view: GefechtView, seat: int) -> tuple[int, ...]:
    """The open cards of the battle that is told: it may be over by now."""
    return view.seats[seat].row or (view.past.counts[seat].row if view.past else ())


def tell_revealed(event: LooseEvent, view: GefechtView) -> Told:
    """What each has shown in all so far. DLG-40"""
    seat, total = event["seat"], event["total"]
    text = Text("told-revealed", {**who(event), "card": card_text(event["card"]), "total": total})
    return Told(text, seat, (TurnOver(ids.total(seat), f"total-{total}"),))


def tell_lowest(event: LooseEvent, view: GefechtView) -> Told:
    named: Args = {**who(event), "total": event["total"]}
    if event.kind == "lowest_allies":
        return Told(Text("told-lowest-allies", {**named, "partner": Who(event["partner"])}), event["seat"])
    return Told(Text("told-lowest", named), event["seat"])


def tell_planet_tie(event: LooseEvent, view: GefechtView) -> Told:
    return Told(Text("told-planet-tie", {"total": event["total"]}))


def tell_moved(event: LooseEvent, view: GefechtView) -> Told:
    """The battle goes elsewhere, by one player's will or by agreement. DLG-41, DLG-78"""
    place: Args = {"place": place_text(view, event["node"])}
    if event.kind == "marker_moved":
        return Told(Text("told-marker-moved", {**who(event), **place}), event["seat"], flight(event, view), "step")
    if event["from"] == event["node"]:
        return Told(Text("told-agreed-stay", place))
    return Told(Text("told-agreed", place), None, flight(event, view), "step")


def flight(event: LooseEvent, view: GefechtView) -> tuple[Motion, ...]:
    return (Walk(ids.MARKER, (layout.node(view, event["node"]),)),)


def tell_kept(event: LooseEvent, view: GefechtView) -> Told:
    place: Args = {"place": place_text(view, event["node"])}
    if event.kind == "disagreed":
        return Told(Text("told-disagreed", place))
    return Told(Text("told-marker-kept", {**who(event), **place}), event["seat"])


def tell_said(event: LooseEvent, view: GefechtView) -> Told:
    """Proposal and reply. DLG-R15"""
    id = "told-replied" if event.kind == "replied" else "told-proposed"
    if event.kind == "proposed" and event["node"] == view.marker:
        id = "told-proposed-stay"
    return Told(Text(id, {**who(event), "place": place_text(view, event["node"])}), event["seat"])


def tell_answered(event: LooseEvent, view: GefechtView) -> Told:
    return Told(Text("told-accepted" if event["yes"] else "told-refused", who(event)), event["seat"])


# Final phase


def tell_counted(event: LooseEvent, view: GefechtView) -> Told:
    """Colour by colour: the total turns over for the planet, for the figure, and for what was deployed. DLG-51"""
    seat, planet, figure = event["seat"], event["planet_points"], event["figure_points"]
    colours: Args = {"planet": colour_text(event["planet"]), "figure": colour_text(event["figure"])}
    points: Args = {"planet_points": planet, "figure_points": figure, "bonus": event["bonus"], "total": event["total"]}
    steps = dict.fromkeys((planet, planet + figure, event["total"]))
    motions = tuple(TurnOver(ids.final(seat), f"final-{sum}") for sum in steps)
    return Told(Text("told-counted", {**who(event), **colours, **points}), seat, motions, "turn")


def tell_battle_won(event: LooseEvent, view: GefechtView) -> Told:
    return Told(Text("told-battle-won", {"side": side_text(event["side"])}), cue="good")


def tell_tied(event: LooseEvent, view: GefechtView) -> Told:
    return Told(Text("told-battle-tied"))


def tell_lost(event: LooseEvent, view: GefechtView) -> Told:
    """DLG-56"""
    seat, colour = event["seat"], event["colour"]
    id = ids.figure(seat, colour)
    text = Text("told-figure-lost", {**who(event), "figure": figure_told(view, seat, colour), "left": event["left"]})
    return Told(text, seat, (Walk(id, (home_of(view, seat, colour),)), TurnOver(id, lost_symbol(colour))), "knock")


def tell_over(event: LooseEvent, view: GefechtView) -> Told:
    ending = ENDINGS[event["ending"]]
    if event["winner"] < 0:
        return Told(Text("told-draw", {"battles": view.battle}))
    return Told(Text(f"told-won-{ending}", {"side": side_text(event["winner"])}), cue="win")


TELLERS: dict[str, Callable[[LooseEvent, GefechtView], Told | None]] = {
    "marker_placed": tell_marker_placed,
    "battle_begun": tell_begun,
    "drawn": tell_drawn,
    "reshuffled": tell_reshuffled,
    "discarded": tell_discarded,
    "figure_deployed": tell_figure,
    "ship_deployed": tell_ship,
    "offered": tell_offered,
    "swapped": tell_swapped,
    "played": tell_played,
    "turned_up": tell_turned_up,
    "revealed": tell_revealed,
    "lowest": tell_lowest,
    "lowest_allies": tell_lowest,
    "planet_tie": tell_planet_tie,
    "marker_moved": tell_moved,
    "agreed": tell_moved,
    "marker_kept": tell_kept,
    "disagreed": tell_kept,
    "proposed": tell_said,
    "replied": tell_said,
    "answered": tell_answered,
    "named": tell_figure,
    "counted": tell_counted,
    "battle_won": tell_battle_won,
    "battle_tied": tell_tied,
    "figure_lost": tell_lost,
    "over": tell_over,
}
