"""Why something that was touched in the picture cannot be chosen now."""

from __future__ import annotations

from ludotek.game import Ref
from ludotek.kernel import CHANCE, Refusal, Text

from .board import CARDS, COLOURS, NODES
from .moves import GefechtMove, Kind, action_for
from .refusals import because, chance_first, refusal
from .scene import CardRef, FigureRef, MarkerRef, OwnRef, PlanetRef, ShipRef
from .view import GefechtView

CARD_KINDS: dict[str, Kind] = {"option": "discard", "swap": "give"}  # stage -> what a touched card is meant for


def explain_anytime(view: GefechtView, things: tuple[Ref, ...]) -> Refusal | None:
    """Before chance has acted the clause is that of the stage."""
    return chance_first(view.stage) if view.actor == CHANCE else None


def explain_choice(view: GefechtView, things: tuple[Ref, ...]) -> Refusal | None:
    foreign = next((clause for thing in things if (clause := foreign_clause(view, thing))), None)
    if foreign is not None:
        return because("not_yours", foreign)
    place = next((thing for thing in things if isinstance(thing, CardRef)), None)
    if place is not None:
        is_turn = view.stage in ("option", "play")
        return refuse_card_place(view, place.slot) if is_turn else refusal(view, GefechtMove(kind="play"))
    meant = next((move for thing in things if (move := move_for(view, thing))), None)
    is_legal = meant is None or action_for(meant) in view.legal
    return None if meant is None or is_legal else refusal(view, meant)


def refuse_card_place(view: GefechtView, slot: int) -> Refusal | None:
    """A place in the mover's row: the next one takes a card, the others do not."""
    row = len(view.seats[view.actor].row)
    if slot < row:
        return because("card_stays", "DLG-58")
    return None if slot == row else Refusal("next_place", Text("refuse-next-place", {"number": row + 1}), "DLG-37")


def foreign_clause(view: GefechtView, thing: Ref) -> str | None:
    """For a figure, a ship or a place for cards of another player: why it has to be the mover's."""
    match thing:
        case FigureRef(seat=seat) if seat != view.actor:
            return "DLG-50" if view.stage == "name" else "DLG-33"
        case ShipRef(seat=seat) if seat != view.actor:
            return "DLG-R12"
        case CardRef(seat=seat) if seat != view.actor:
            return "DLG-37"
    return None


def move_for(view: GefechtView, thing: Ref) -> GefechtMove | None:
    """The move that somebody who touches this has in mind."""
    match thing:
        case MarkerRef() if view.marker is not None:
            return move_to(view, view.marker)
        case PlanetRef(node=node) if 0 <= node < NODES:
            return move_to(view, node)
        case FigureRef(colour=colour) if 0 <= colour < len(COLOURS):
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
