"""What happened, as one viewer may know it: words, motions and a sound."""

from ludotek.game import OwnRef
from ludotek.kernel import Args, Event, Text, Who
from ludotek.scene import Arrive, Cue, Depart, Motion, Told, TurnOver, Walk, told, told_by

from . import events as e
from . import layout
from .board import COLOURS, SIDES
from .names import card_symbol, card_text, colour_text, figure_told, place_args, side_text
from .scene import MARKER, OFFER, SLOTS, CardRef, FigureRef, ShipRef
from .view import ENDINGS, GefechtView

CUES: dict[str, Cue] = {"ship-deployed": "place", "eliminated": "bad"}


def tell_event(event: Event, view: GefechtView) -> Told | None:
    """None for what the picture says: a planet that is laid out, a turn without an optional action."""
    return tell_battle(event, view) or tell_deployment(event, view) or tell_planets(event, view)


def tell_battle(event: Event, view: GefechtView) -> Told | None:
    match event:
        case e.MarkerPlaced(node=node, seat=by):
            return told_place(view, node, f"told-marker-{'placed' if by is None else 'chosen'}", cue="place", seat=by)
        case e.BattleBegun(battle=battle, attacker=attacker):
            return told_by(attacker, "told-battle-begun", battle=battle)
        case e.Drawn():
            return tell_drawn(event, view)
        case e.Reshuffled(side=side, cards=cards):
            return told("told-reshuffled", cue="card", side=side_text(side), cards=cards)
        case e.Counted():
            return tell_counted(event)
        case e.BattleWon(side=side):
            return told("told-battle-won", cue="good", side=side_text(side))
        case e.BattleTied():
            return told("told-battle-tied")
        case e.FigureLost(seat=seat, colour=colour, left=left):  # DLG-56
            id, figure = FigureRef(seat, colour).id, figure_told(view, seat, colour)
            motions = Walk(id, (layout.home(view, seat, colour),)), TurnOver(id, f"lost-{COLOURS[colour]}")
            return told_by(seat, "told-figure-lost", *motions, cue="knock", figure=figure, left=left)
        case e.Done(seat=seat, what=what) if what != "no-option":
            goes = Walk(ShipRef(seat).id, (layout.inside(view, seat, *layout.SHIP_POST),))
            return told_by(seat, f"told-{what}", *[goes] * (what == "ship-deployed"), cue=CUES.get(what, ""))
        case e.Over(winner=None):
            return told("told-draw", battles=view.battle)
        case e.Over(winner=int(winner), ending=ending):
            return told(f"told-won-{ENDINGS[ending]}", cue="win", side=side_text(winner))
    return None


def tell_drawn(event: e.Drawn, view: GefechtView) -> Told | None:
    """Which card it is only its player learns. Of a new hand others see the last card coming: it is quicker."""
    seat, card, face = event.seat, event.card, view.seats[event.seat]
    deck = f"deck-{SIDES.index(face.side)}"
    if view.viewer != seat:
        comes = () if event.is_refill and face.held < SLOTS else (Arrive(f"hand-{seat}", deck, f"back-{face.side}"),)
        return Told(None, seat, comes, "card")
    arrives = Arrive(own_card(view, card, -1), deck)
    if event.is_refill:
        return Told(None, seat, (arrives,), "card")
    return told_by(seat, "told-drawn-own", arrives, cue="card", card=card_text(card))


def own_card(view: GefechtView, card: int, offset: int = 0) -> str:
    """The id of the last of such cards in the viewer's hand (offset -1), or of one that has just gone."""
    return OwnRef(card, view.own_hand().count(card) + offset).id


def tell_counted(event: e.Counted) -> Told:
    """Colour by colour: the total turns over for the planet, for the figure, and for what was deployed. DLG-51"""
    seat, planet, figure, total = event.seat, event.planet_points, event.figure_points, event.total
    turns = (TurnOver(f"final-{seat}", f"final-{sum}") for sum in dict.fromkeys((planet, planet + figure, total)))
    args: Args = {"who": Who(seat), "planet": colour_text(event.planet), "figure": colour_text(event.figure)}
    args |= {"planet_points": planet, "figure_points": figure, "bonus": event.bonus, "total": total}
    return Told(Text("told-counted", args), seat, tuple(turns), "turn")


def tell_deployment(event: Event, view: GefechtView) -> Told | None:
    match event:
        case e.Discarded(seat=seat, card=card, side=side):
            goes = hand_to(view, seat, card, f"pile-{side}", card_symbol(card))
            return told_by(seat, "told-discarded", *goes, cue="card", card=card_text(card))
        case e.FigureShown(seat=seat, what=what, colour=colour):  # DLG-33, DLG-50
            walk = Walk(FigureRef(seat, colour).id, (layout.inside(view, seat, *layout.POST),))
            return told_by(seat, f"told-{what}", walk, cue="place", figure=figure_told(view, seat, colour))
        case e.Offered(seat=seat, partner=partner, card=card):  # DLG-74: the partner does not see it before the answer
            comes = Arrive(OFFER, f"hand-{seat}")
            if view.viewer == seat:
                own = "told-offered-own"
                return told_by(seat, own, comes, cue="card", card=card_text(card), partner=Who(partner))
            return told_by(seat, "told-offered", comes, cue="card", partner=Who(partner))
        case e.Swapped():
            return tell_swapped(event, view)
        case e.Played(seat=seat, card=card, phase=phase):
            goes = hand_to(view, seat, card, CardRef(seat, phase - 1).id, f"back-{view.seats[seat].side}")
            if view.viewer != seat:
                return told_by(seat, "told-played", *goes, cue="card")
            return told_by(seat, "told-played-own", *goes, cue="card", card=card_text(card))
        case e.TurnedUp(phase=phase):  # DLG-38: all cards together
            past = view.past.counts if view.past else ()  # of the battle, if it is over by now
            cards = ((face.row or past[seat].row)[phase - 1] for seat, face in enumerate(view.seats))
            turns = (TurnOver(CardRef(seat, phase - 1).id, card_symbol(card)) for seat, card in enumerate(cards))
            return Told(None, None, tuple(turns), "turn", at_once=True)
        case e.Revealed(seat=seat, card=card, total=total):  # DLG-40: what each has shown in all so far
            turned = TurnOver(f"total-{seat}", f"total-{total}")
            return told_by(seat, "told-revealed", turned, card=card_text(card), total=total)
    return None


def hand_to(view: GefechtView, seat: int, card: int, place: str, symbol: str) -> tuple[Motion, ...]:
    """A card goes from a hand to a place and shows this side there. The viewer's turns over only then."""
    if view.viewer != seat:
        return (Arrive(place, f"hand-{seat}", symbol),)
    return Depart(own_card(view, card), place), TurnOver(place, symbol)


def tell_swapped(event: e.Swapped, view: GefechtView) -> Told:
    """DLG-R26: everybody sees that there was a swap, only the two know the cards."""
    seat, partner, gave, got = event.seat, event.partner, event.gave, event.got
    goes: tuple[Motion, ...] = (Walk(OFFER, (layout.strip(view, partner, *layout.HAND_AT),)),)
    if view.viewer not in (seat, partner):
        return told_by(seat, "told-swapped", *goes, cue="card", partner=Who(partner))
    me, other = seat, partner
    if view.viewer == partner:
        me, other, gave, got = other, me, got, gave
    if gave != got:
        goes += (Depart(own_card(view, gave), f"hand-{other}"), Arrive(own_card(view, got, -1), f"hand-{other}"))
    args: Args = {"who": Who(me), "gave": card_text(gave), "got": card_text(got), "partner": Who(other)}
    return Told(Text("told-swapped-own", args), seat, goes, "card")


def tell_planets(event: Event, view: GefechtView) -> Told | None:
    match event:
        case e.Lowest(seat=seat, total=total, partner=None):
            return told_by(seat, "told-lowest", total=total)
        case e.Lowest(seat=seat, total=total, partner=int(partner)):
            return told_by(seat, "told-lowest-allies", total=total, partner=Who(partner))
        case e.PlanetTie(total=total):
            return told("told-planet-tie", total=total)
        case e.MarkerMoved(seat=seat, node=node):  # DLG-41
            goes = Walk(MARKER, (layout.node(view, node),))
            return told_place(view, node, "told-marker-moved", goes, cue="step", seat=seat)
        case e.PlanetNamed(seat=seat, what=what, node=node):  # DLG-R15
            return told_place(view, node, f"told-{what}", seat=seat)
        case e.Agreed(origin=origin, node=node) if origin == node:
            return told_place(view, node, "told-agreed-stay")
        case e.Agreed(node=node):  # DLG-78
            goes = Walk(MARKER, (layout.node(view, node),))
            return told_place(view, node, "told-agreed", goes, cue="step")
        case e.Disagreed(node=node):
            return told_place(view, node, "told-disagreed")
    return None


def told_place(view: GefechtView, node: int, id: str, *motions: Motion, cue: Cue = "", seat: int | None = None) -> Told:
    """What happened at a planet, by a seat or by nobody in particular."""
    who: Args = {} if seat is None else {"who": Who(seat)}
    return Told(Text(id, {**who, **place_args(view, node)}), seat, motions, cue)
