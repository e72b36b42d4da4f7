"""Why a move is not legal: for every kind of mistake its reason and its clause. Only what the seat itself may know."""

from __future__ import annotations

from ludotek.kernel import Refusal, Text

from .board import COLOURS, NODES
from .moves import CARD_NUMBERS, OPTIONAL, WITH_CARD, WITH_PLACE, GefechtMove, Kind
from .names import colour_text, node_text
from .rules.state import GefechtState
from .view import GefechtView, Stage, view_of

MARKER_KINDS: tuple[Kind, ...] = ("stay", "go")
ASKED: dict[Stage, tuple[Kind, ...]] = {  # stage -> what may be answered
    "start": ("place",),
    "option": OPTIONAL,
    "swap": ("give",),
    "play": ("play",),
    "move": MARKER_KINDS,
    "propose": MARKER_KINDS,
    "reply": MARKER_KINDS,
    "answer": ("accept", "refuse"),
    "name": ("name",),
}
CLAUSES: dict[Stage, str] = {  # stage -> the clause that says what happens or is asked now
    "planets": "DLG-11",
    "marker": "DLG-12",
    "start": "DLG-R02",
    "refill": "DLG-R05",
    "option": "DLG-30",
    "draw": "DLG-31",
    "swap": "DLG-74",
    "play": "DLG-37",
    "move": "DLG-41",
    "propose": "DLG-78",
    "reply": "DLG-R15",
    "answer": "DLG-R15",
    "name": "DLG-50",
    "over": "DLG-04",
}
CARD_CLAUSES: dict[Kind, str] = {"discard": "DLG-31", "offer": "DLG-74", "give": "DLG-74", "play": "DLG-37"}
MUST: dict[Stage, str] = {  # stage -> the code of what is asked
    "start": "must_place",
    "option": "must_option",
    "swap": "cannot_refuse",
    "play": "must_play",
    "move": "must_move",
    "propose": "must_move",
    "reply": "must_move",
    "answer": "must_answer",
    "name": "must_name",
}


def refuse_move(state: GefechtState, seat: int, move: GefechtMove) -> Refusal:
    """The first reason why the seat that decides may not make this move."""
    return refusal(view_of(state, seat), move)


def refusal(view: GefechtView, move: GefechtMove) -> Refusal:
    """The same from what the viewer, who is asked, may know."""
    if view.stage not in ASKED:
        return chance_first(view.stage)
    if move.kind not in ASKED[view.stage]:
        return refuse_kind(view.stage, move.kind)
    if move.kind == "offer" and (reason := refuse_offer(view)):
        return reason
    if move.kind in WITH_CARD:
        return refuse_card(view, move)
    if move.kind == "ship" and move.card is None and move.figure is None and move.place is None:
        return refuse_ship(view)
    if move.kind in ("figure", "name") and move.figure is not None:
        return refuse_figure(view, move, COLOURS.index(move.figure))
    if move.kind in WITH_PLACE and move.place is not None:
        return refuse_place(view, move, move.place)
    return unclear(view)


def because(code: str, clause: str, **args: Text) -> Refusal:
    return Refusal(code, Text(f"refuse-{code.replace('_', '-')}", args), clause)


def chance_first(stage: Stage) -> Refusal:
    return Refusal("chance_first", Text("refuse-draw-first"), CLAUSES[stage])


def unclear(view: GefechtView) -> Refusal:
    return because("unclear", CLAUSES[view.stage])


def refuse_kind(stage: Stage, kind: Kind) -> Refusal:
    """Something else is asked now."""
    if stage == "play" and kind in OPTIONAL:
        return because("option_over", "DLG-30")
    if stage == "option" and kind == "play":
        return because("option_first", "DLG-R09")
    return because(MUST[stage], "DLG-75" if stage == "swap" else CLAUSES[stage])


def refuse_offer(view: GefechtView) -> Refusal | None:
    partner = view.seats[view.actor].partner
    if partner is None:
        return because("no_partner", "DLG-74")
    return None if view.seats[partner].held else because("partner_empty", "DLG-R26")


def refuse_card(view: GefechtView, move: GefechtMove) -> Refusal:
    card = CARD_NUMBERS.get(move.card or "")
    if card is None:
        return because("no_card", CARD_CLAUSES[move.kind])
    return unclear(view) if card in view.own_hand() else because("not_in_hand", CARD_CLAUSES[move.kind])


def refuse_ship(view: GefechtView) -> Refusal:
    is_deployed = view.seats[view.actor].is_deployed
    return because("ship_already", "DLG-R12") if is_deployed else because("ship_needs_figure", "DLG-36")


def refuse_figure(view: GefechtView, move: GefechtMove, colour: int) -> Refusal:
    face = view.seats[view.actor]
    if move.kind == "figure" and face.is_deployed:
        return because("one_figure", "DLG-34")
    if colour in face.lost:
        return because("lost_figure", "DLG-R23", colour=colour_text(colour))
    if colour not in face.figures:
        clause = "DLG-33" if move.kind == "figure" else "DLG-50"
        return because("not_your_figure", clause, colour=colour_text(colour))
    return unclear(view)


def refuse_place(view: GefechtView, move: GefechtMove, place: int) -> Refusal:
    if not 0 <= place < NODES:
        return because("no_place", "DLG-11")
    if move.kind == "go" and place == view.marker:
        return because("already_there", "DLG-R17")
    if move.kind == "go" and (move.card, move.figure) == (None, None):
        return because("no_route", "DLG-41", place=node_text(place))
    return unclear(view)
