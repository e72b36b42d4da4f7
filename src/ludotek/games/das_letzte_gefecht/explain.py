"""Why something that was touched in the picture cannot be chosen now."""

from ludotek.game import OnlyRef, OwnRef, Ref
from ludotek.kernel import CHANCE, Refusal, refuse

from .board import CARDS, COLOURS, NODES
from .moves import ACTIONS, GefechtMove, Kind
from .refusals import KIND_CLAUSES, chance_first, refusal
from .scene import CardRef, FigureRef, PlanetRef, ShipRef
from .view import GefechtView

CARD_KINDS: dict[str, Kind] = {"option": "discard", "swap": "give"}  # stage -> what a touched card is meant for


def explain_anytime(view: GefechtView, things: tuple[Ref, ...]) -> Refusal | None:
    """Before chance has acted the clause is that of the stage."""
    return chance_first(view.stage) if view.actor == CHANCE else None


def explain_choice(view: GefechtView, things: tuple[Ref, ...]) -> Refusal | None:
    for thing in things:
        if isinstance(thing, FigureRef | ShipRef | CardRef) and thing.seat != view.actor:
            figure = KIND_CLAUSES["name" if view.stage == "name" else "figure"]
            return refuse("not_yours", {FigureRef: figure, ShipRef: "DLG-R12", CardRef: "DLG-37"}[type(thing)])
    place = next((thing for thing in things if isinstance(thing, CardRef)), None)
    if place is not None:
        next_place = len(view.seats[view.actor].row)
        if view.stage not in ("option", "play"):
            return refusal(view, GefechtMove(kind="play"))
        if place.index < next_place:
            return refuse("card_stays", "DLG-58")
        return None if place.index == next_place else refuse("next_place", "DLG-37", number=next_place + 1)
    meant = next((move for thing in things if (move := move_for(view, thing))), None)
    return None if meant is None or ACTIONS.get(meant) in view.legal else refusal(view, meant)


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
