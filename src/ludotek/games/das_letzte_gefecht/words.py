"""Das letzte Gefecht in words: prompts, choices, what happened, and why a touched thing cannot be chosen."""

from ludotek.game import OnlyRef, OwnRef, Ref, own_refs
from ludotek.kernel import CHANCE, Args, Event, Refusal, Text, Who, refuse
from ludotek.scene import Arrive, Choice, Cue, Depart, Lead, Motion, Told, TurnOver, Walk, told, told_by

from . import events as e
from . import layout, moves
from .board import CARDS, COLOURS, NODES, SIDES
from .moves import WITH_CARD, WITH_FIGURE, GefechtMove, Kind, kind_in, number_in, refuse_move
from .names import card_symbol, card_text, colour_text, figure_text, figure_told, node_text, place_args, side_text
from .scene import MARKER, OFFER, SLOTS, CardRef, FigureRef, PlanetRef, ShipRef
from .view import ENDINGS, GefechtView


def outcome_text(view: GefechtView, action: int) -> Text:
    """What chance brings: a planet's colour, a place for the marker, or a card."""
    if view.stage == "planets":
        return colour_text(action)
    return node_text(action) if view.stage == "marker" else card_text(action)


def prompt_of(view: GefechtView) -> Text:
    stage: str = view.stage
    if stage == "over":
        return Text("prompt-draw") if view.winner is None else Text("prompt-over", {"side": side_text(view.winner)})
    if stage == "draw":  # not `prompt-draw`: that is a game nobody won
        return Text("prompt-draw-card", {"who": Who(view.seat)})
    if stage in ("planets", "marker"):
        return Text(f"prompt-{stage}")
    if stage == "reply" and view.proposal == view.marker:
        stage = "reply-stay"
    if view.viewer == view.actor:
        return Text(f"prompt-{stage}-you", details(view))
    return Text(f"prompt-{stage}", {"who": Who(view.seat), **details(view)})


def details(view: GefechtView) -> Args:
    """What a prompt has to name besides the player."""
    face, stage = view.seats[view.seat], view.stage
    if stage in ("option", "play"):
        return {"phase": view.phase}
    if stage == "move":
        return {"total": face.total}
    place = {"reply": view.proposal, "answer": view.counter}.get(stage)
    if place is not None:
        return {"partner": Who(face.partner or 0), **place_args(view, place)}
    return {"partner": Who(face.partner or 0)} if stage in ("swap", "propose") else {}


def choice_of(view: GefechtView, action: int) -> Choice:
    kind = kind_in(action, is_start=view.stage == "start")
    if kind in WITH_CARD:
        return choose_card(view, action, kind)
    if kind in ("stay", "go", "place", "accept", "refuse"):
        return choose_place(view, action, kind)
    if kind == "nothing":  # touching a card means playing it without an optional action
        about = tuple(ref.id for ref in own_refs(view.own_hand()))
        return Choice(action, Text("choose-nothing"), about, preset=True, is_skip=True)
    seat, panel, args = view.seat, layout.Panel(view, view.seat), Args()
    id, at = ShipRef(seat).id, panel.inside(*layout.SHIP_POST)
    if kind in WITH_FIGURE:
        id, at = FigureRef(seat, number_in(action)).id, panel.inside(*layout.POST)
        args = {"figure": figure_text(view, seat, number_in(action))}
    return Choice(action, Text(f"choose-{kind}", args), (id,), (Lead(id, *at),))


def choose_card(view: GefechtView, action: int, kind: Kind) -> Choice:
    card, face, begins, goes = number_in(action), view.seats[view.seat], "", list[str]()
    args: Args = {"card": card_text(card)}
    if kind == "discard":  # a card that is tapped before the pile is played
        begins = f"pile-{SIDES.index(face.side)}"
    if kind == "offer" and face.partner is not None:
        begins, args["partner"] = f"hand-{face.partner}", Who(face.partner)
    if kind == "play":  # there is one row, filled from the left. DLG-37
        goes = [CardRef(view.seat, len(face.row)).id]
    held = (ref.id for ref in own_refs(view.own_hand()) if ref.card == card)  # DLG-R30
    about = (*([begins] if begins else ()), *held, *goes)
    return Choice(action, Text(f"choose-{kind}", args), about, begins=begins)


def choose_place(view: GefechtView, action: int, kind: Kind) -> Choice:
    """Where the battle goes: decided, proposed, or answered. DLG-41, DLG-R15"""
    node = {"stay": view.marker, "refuse": view.marker, "accept": view.counter}.get(kind, number_in(action))
    if node is None:
        return Choice(action, Text(f"choose-{kind}"))
    leads = (Lead(MARKER, *layout.node(view, node)),) if kind in ("go", "accept") else ()
    label: str = kind
    if view.stage == "propose":
        label = f"propose-{kind}"
    elif view.stage == "reply" and node == view.proposal:
        label = f"agree-{kind}"
    elif view.stage == "reply" and kind == "go":
        label = "counter"
    return Choice(action, Text(f"choose-{label}", place_args(view, node)), (PlanetRef(node).id,), leads)


# What happened, as one viewer may know it: words, motions and a sound

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
            motions = Walk(id, (layout.Panel(view, seat).home(colour),)), TurnOver(id, f"lost-{COLOURS[colour]}")
            return told_by(seat, "told-figure-lost", *motions, cue="knock", figure=figure, left=left)
        case e.Done(seat=seat, what=what) if what != "no-option":
            goes = Walk(ShipRef(seat).id, (layout.Panel(view, seat).inside(*layout.SHIP_POST),))
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
            walk = Walk(FigureRef(seat, colour).id, (layout.Panel(view, seat).inside(*layout.POST),))
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
    goes: tuple[Motion, ...] = (Walk(OFFER, (layout.Panel(view, partner).strip(*layout.HAND_AT),)),)
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


# Why something that was touched in the picture cannot be chosen now

CARD_KINDS: dict[str, Kind] = {"option": "discard", "swap": "give"}  # stage -> what a touched card is meant for


def explain_anytime(view: GefechtView, things: tuple[Ref, ...]) -> Refusal | None:
    """Before chance has acted the clause is that of the stage."""
    return moves.chance_first(view.stage) if view.actor == CHANCE else None


def explain_choice(view: GefechtView, things: tuple[Ref, ...]) -> Refusal | None:
    for thing in things:
        if isinstance(thing, FigureRef | ShipRef | CardRef) and thing.seat != view.actor:
            figure = moves.KIND_CLAUSES["name" if view.stage == "name" else "figure"]
            return refuse("not_yours", {FigureRef: figure, ShipRef: "DLG-R12", CardRef: "DLG-37"}[type(thing)])
    place = next((thing for thing in things if isinstance(thing, CardRef)), None)
    if place is not None:
        next_place = len(view.seats[view.actor].row)
        if view.stage not in ("option", "play"):
            return refuse_move(view, GefechtMove(kind="play"))
        if place.index < next_place:
            return refuse("card_stays", "DLG-58")
        return None if place.index == next_place else refuse("next_place", "DLG-37", number=next_place + 1)
    meant = next((move for thing in things if (move := move_for(view, thing))), None)
    return None if meant is None or moves.ACTIONS.get(meant) in view.legal else refuse_move(view, meant)


def move_for(view: GefechtView, thing: Ref) -> GefechtMove | None:
    """The move that somebody who touches this has in mind."""
    match thing:
        case OnlyRef() if view.marker is not None:
            return move_to(view, view.marker)
        case PlanetRef(index=node) if 0 <= node < NODES:
            return move_to(view, node)
        case FigureRef(index=colour) if 0 <= colour < len(COLOURS):
            return GefechtMove(kind="name" if view.stage == "name" else "figure", figure=COLOURS[colour])
        case ShipRef():
            return GefechtMove(kind="ship")
        case OwnRef(card=card) if card in view.own_hand():
            return GefechtMove(kind=CARD_KINDS.get(view.stage, "play"), card=CARDS[card])
    return None


def move_to(view: GefechtView, node: int) -> GefechtMove:
    if view.stage == "start":
        return GefechtMove(kind="place", place=node)
    if view.stage == "answer" and node in (view.counter, view.marker):
        return GefechtMove(kind="accept" if node == view.counter else "refuse")  # DLG-R15
    return GefechtMove(kind="stay") if node == view.marker else GefechtMove(kind="go", place=node)
