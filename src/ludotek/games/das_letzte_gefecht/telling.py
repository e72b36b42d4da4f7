"""What happened, as one viewer may know it: words, motions and a sound."""

from __future__ import annotations

from ludotek.kernel import Event, Text, Who
from ludotek.scene import Arrive, Cue, Depart, Motion, Told, TurnOver, Walk

from . import events as e
from . import layout
from .board import SIDES
from .names import (
    Args,
    back_symbol,
    card_symbol,
    card_text,
    colour_text,
    figure_told,
    lost_symbol,
    place_text,
    side_text,
)
from .scene import (
    MARKER,
    OFFER,
    CardRef,
    DeckRef,
    FigureRef,
    FinalRef,
    HandRef,
    OwnRef,
    PileRef,
    ShipRef,
    TotalRef,
    home_of,
)
from .view import ENDINGS, GefechtView


def tell_event(event: Event, view: GefechtView) -> Told | None:
    """None for what the picture says, or another event."""
    return tell_battle(event, view) or tell_deployment(event, view) or tell_planets(event, view)


def by(seat: int, id: str, *motions: Motion, cue: Cue = "", **args: str | int | Text | Who) -> Told:
    """A text about a player."""
    return Told(Text(id, {"who": Who(seat), **args}), seat, motions, cue)


# Battles: their beginning, the count, the end


def tell_battle(event: Event, view: GefechtView) -> Told | None:
    match event:
        case e.MarkerPlaced(node=node, seat=None):
            return Told(Text("told-marker-placed", {"place": place_text(view, node)}), cue="place")
        case e.MarkerPlaced(node=node, seat=int(seat)):
            return by(seat, "told-marker-chosen", cue="place", place=place_text(view, node))
        case e.BattleBegun(battle=battle, attacker=attacker):
            return by(attacker, "told-battle-begun", battle=battle)
        case e.Drawn():
            return tell_drawn(event, view)
        case e.Reshuffled(side=side, cards=cards):
            return Told(Text("told-reshuffled", {"side": side_text(side), "cards": cards}), cue="card")
        case e.Counted():
            return tell_counted(event)
        case e.BattleWon(side=side):
            return Told(Text("told-battle-won", {"side": side_text(side)}), cue="good")
        case e.BattleTied():
            return Told(Text("told-battle-tied"))
        case e.FigureLost(seat=seat, colour=colour, left=left):  # DLG-56
            id, home = FigureRef(seat, colour).id, home_of(view, seat, colour)
            motions = (Walk(id, (home,)), TurnOver(id, lost_symbol(colour)))
            figure = figure_told(view, seat, colour)
            return by(seat, "told-figure-lost", *motions, cue="knock", figure=figure, left=left)
        case e.Eliminated(seat=seat):
            return by(seat, "told-eliminated", cue="bad")
        case e.Left(seat=seat):
            return by(seat, "told-left")
        case e.Over(winner=None):
            return Told(Text("told-draw", {"battles": view.battle}))
        case e.Over(winner=int(winner), ending=ending):
            return Told(Text(f"told-won-{ENDINGS[ending]}", {"side": side_text(winner)}), cue="win")
    return None


def tell_drawn(event: e.Drawn, view: GefechtView) -> Told | None:
    """Which card it is only its player learns. The hand shows a new one at the beginning of a battle."""
    seat, card = event.seat, event.card
    if view.viewer != seat:
        return None if event.is_refill else Told(None, seat, cue="card")
    deck = DeckRef(SIDES.index(view.seats[seat].side))
    arrives = Arrive(own_card(view, card, -1), deck.id)
    if event.is_refill:
        return Told(None, seat, (arrives,), "card")
    return by(seat, "told-drawn-own", arrives, cue="card", card=card_text(card))


def own_card(view: GefechtView, card: int, offset: int = 0) -> str:
    """The id of the last of such cards in the viewer's hand (offset -1), or of one that has just gone."""
    return OwnRef(card, view.own_hand().count(card) + offset).id


def tell_counted(event: e.Counted) -> Told:
    """Colour by colour: the total turns over for the planet, for the figure, and for what was deployed. DLG-51"""
    seat, planet, figure = event.seat, event.planet_points, event.figure_points
    args: Args = {"planet": colour_text(event.planet), "figure": colour_text(event.figure)}
    args |= {"planet_points": planet, "figure_points": figure, "bonus": event.bonus, "total": event.total}
    steps = dict.fromkeys((planet, planet + figure, event.total))
    return by(seat, "told-counted", *(TurnOver(FinalRef(seat).id, f"final-{sum}") for sum in steps), cue="turn", **args)


# Deployment phase


def tell_deployment(event: Event, view: GefechtView) -> Told | None:
    match event:
        case e.Discarded():
            return tell_discarded(event, view)
        case e.FigureDeployed(seat=seat, colour=colour):  # DLG-33
            return tell_figure(view, seat, colour, "told-figure-deployed")
        case e.Named(seat=seat, colour=colour):  # DLG-50
            return tell_figure(view, seat, colour, "told-named")
        case e.ShipDeployed(seat=seat):
            return by(seat, "told-ship-deployed", Walk(ShipRef(seat).id, (layout.ship_post(view, seat),)), cue="place")
        case e.Offered(seat=seat, partner=partner, card=card):  # DLG-74: the partner does not see it before the answer
            if view.viewer == seat:
                return by(seat, "told-offered-own", cue="card", card=card_text(card), partner=Who(partner))
            return by(seat, "told-offered", cue="card", partner=Who(partner))
        case e.Swapped():
            return tell_swapped(event, view)
        case e.Played():
            return tell_played(event, view)
        case e.TurnedUp(phase=phase):  # DLG-38: all cards together
            cards = enumerate(row_of(view, seat)[phase - 1] for seat in range(len(view.seats)))
            motions = (TurnOver(CardRef(seat, phase - 1).id, card_symbol(card)) for seat, card in cards)
            return Told(None, None, tuple(motions), "turn", at_once=True)
        case e.Revealed(seat=seat, card=card, total=total):  # DLG-40: what each has shown in all so far
            turned = TurnOver(TotalRef(seat).id, f"total-{total}")
            return by(seat, "told-revealed", turned, card=card_text(card), total=total)
    return None


def tell_discarded(event: e.Discarded, view: GefechtView) -> Told:
    seat, card, pile = event.seat, event.card, PileRef(event.side).id
    leaves = (Depart(own_card(view, card), pile),) if view.viewer == seat else ()
    return by(seat, "told-discarded", *leaves, TurnOver(pile, card_symbol(card)), cue="card", card=card_text(card))


def tell_figure(view: GefechtView, seat: int, colour: int, id: str) -> Told:
    goes = Walk(FigureRef(seat, colour).id, (layout.post(view, seat),))
    return by(seat, id, goes, cue="place", figure=figure_told(view, seat, colour))


def tell_swapped(event: e.Swapped, view: GefechtView) -> Told:
    """DLG-R26: everybody sees that there was a swap, only the two know the cards."""
    seat, partner = event.seat, event.partner
    goes: tuple[Motion, ...] = (Walk(OFFER, (layout.hand(view, partner),)),)
    if view.viewer not in (seat, partner):
        return by(seat, "told-swapped", *goes, cue="card", partner=Who(partner))
    is_turn = view.viewer == seat
    gave, got = (event.gave, event.got) if is_turn else (event.got, event.gave)
    me, other = (seat, partner) if is_turn else (partner, seat)
    if gave != got:
        goes += (Depart(own_card(view, gave), HandRef(other).id), Arrive(own_card(view, got, -1), HandRef(other).id))
    named: Args = {"who": Who(me), "gave": card_text(gave), "got": card_text(got), "partner": Who(other)}
    return Told(Text("told-swapped-own", named), seat, goes, "card")


def tell_played(event: e.Played, view: GefechtView) -> Told:
    seat, place = event.seat, CardRef(event.seat, event.phase - 1).id
    turned = TurnOver(place, back_symbol(view.seats[seat].side))
    if view.viewer != seat:
        return by(seat, "told-played", turned, cue="card")
    leaves = Depart(own_card(view, event.card), place)
    return by(seat, "told-played-own", leaves, turned, cue="card", card=card_text(event.card))


def row_of(view: GefechtView, seat: int) -> tuple[int, ...]:
    """The open cards of the battle that is told: it may be over by now."""
    return view.seats[seat].row or (view.past.counts[seat].row if view.past else ())


# Planet phase


def tell_planets(event: Event, view: GefechtView) -> Told | None:
    match event:
        case e.Lowest(seat=seat, total=total):
            return by(seat, "told-lowest", total=total)
        case e.LowestAllies(seat=seat, partner=partner, total=total):
            return by(seat, "told-lowest-allies", total=total, partner=Who(partner))
        case e.PlanetTie(total=total):
            return Told(Text("told-planet-tie", {"total": total}))
        case e.MarkerMoved(seat=seat, node=node):  # DLG-41
            return by(seat, "told-marker-moved", flight(view, node), cue="step", place=place_text(view, node))
        case e.MarkerKept(seat=seat, node=node):
            return by(seat, "told-marker-kept", place=place_text(view, node))
        case e.Proposed(seat=seat, node=node, is_stay=is_stay):  # DLG-R15
            return by(seat, "told-proposed-stay" if is_stay else "told-proposed", place=place_text(view, node))
        case e.Replied(seat=seat, node=node):
            return by(seat, "told-replied", place=place_text(view, node))
        case e.Answered(seat=seat, is_yes=is_yes):
            return by(seat, "told-accepted" if is_yes else "told-refused")
        case e.Agreed(origin=origin, node=node) if origin == node:
            return Told(Text("told-agreed-stay", {"place": place_text(view, node)}))
        case e.Agreed(node=node):  # DLG-78
            return Told(Text("told-agreed", {"place": place_text(view, node)}), None, (flight(view, node),), "step")
        case e.Disagreed(node=node):
            return Told(Text("told-disagreed", {"place": place_text(view, node)}))
    return None


def flight(view: GefechtView, node: int) -> Walk:
    return Walk(MARKER, (layout.node(view, node),))
