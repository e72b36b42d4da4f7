"""Why a move is not legal: for every kind of mistake its reason and its clause. Only what the seat itself may know."""

from ludotek.kernel import Refusal, Text, refuse

from .board import CARDS, COLOURS, NODES
from .moves import OPTIONAL, WITH_CARD, WITH_FIGURE, WITH_PLACE, GefechtMove, Kind
from .names import colour_text, node_text
from .view import GefechtView, Stage

CLAUSES: dict[Stage, str] = {  # stage -> the clause that says what happens now, when nobody is asked
    "planets": "DLG-11", "marker": "DLG-12", "refill": "DLG-R05", "draw": "DLG-31", "over": "DLG-04",
}  # fmt: skip
ASKED: dict[Stage, tuple[Refusal, tuple[Kind, ...]]] = {  # stage -> what anything else is refused with, the answers
    "start": (refuse("must_place", "DLG-R02"), ("place",)),
    "option": (refuse("must_option", "DLG-30"), OPTIONAL),
    "swap": (refuse("cannot_refuse", "DLG-75"), ("give",)),
    "play": (refuse("must_play", "DLG-37"), ("play",)),
    "move": (refuse("must_move", "DLG-41"), ("stay", "go")),
    "propose": (refuse("must_move", "DLG-78"), ("stay", "go")),
    "reply": (refuse("must_move", "DLG-R15"), ("stay", "go")),
    "answer": (refuse("must_answer", "DLG-R15"), ("accept", "refuse")),
    "name": (refuse("must_name", "DLG-50"), ("name",)),
}
KIND_CLAUSES: dict[Kind, str] = {
    "discard": "DLG-31", "offer": "DLG-74", "give": "DLG-74", "play": "DLG-37", "figure": "DLG-33", "name": "DLG-50",
}  # fmt: skip


def refusal(view: GefechtView, move: GefechtMove) -> Refusal:
    """The first reason why the viewer, who is asked, may not make this move."""
    if view.stage not in ASKED:
        return chance_first(view.stage)
    asked, answers = ASKED[view.stage]
    if move.kind not in answers:
        return refuse_kind(view.stage, move.kind)
    if move.kind in WITH_CARD:
        found = refuse_card(view, move)
    elif move.kind == "ship" and (move.card, move.figure, move.place) == (None, None, None):
        is_deployed = view.seats[view.actor].is_deployed
        found = refuse("ship_already", "DLG-R12") if is_deployed else refuse("ship_needs_figure", "DLG-36")
    elif move.kind in WITH_FIGURE and move.figure is not None:
        found = refuse_figure(view, move.kind, COLOURS.index(move.figure))
    else:
        found = refuse_place(view, move) if move.kind in WITH_PLACE else None
    return found or refuse("unclear", "DLG-74" if view.stage == "swap" else asked.clause)


def chance_first(stage: Stage) -> Refusal:
    return Refusal("chance_first", Text("refuse-draw-first"), CLAUSES[stage])


def refuse_kind(stage: Stage, kind: Kind) -> Refusal:
    """Something else is asked now."""
    if stage == "play" and kind in OPTIONAL:
        return refuse("option_over", "DLG-30")
    if stage == "option" and kind == "play":
        return refuse("option_first", "DLG-R09")
    return ASKED[stage][0]


def refuse_card(view: GefechtView, move: GefechtMove) -> Refusal | None:
    partner = view.seats[view.actor].partner
    if move.kind == "offer" and partner is None:
        return refuse("no_partner", "DLG-74")
    if move.kind == "offer" and partner is not None and not view.seats[partner].held:
        return refuse("partner_empty", "DLG-R26")
    if move.card not in CARDS:
        return refuse("no_card", KIND_CLAUSES[move.kind])
    return None if CARDS.index(move.card) in view.own_hand() else refuse("not_in_hand", KIND_CLAUSES[move.kind])


def refuse_figure(view: GefechtView, kind: Kind, colour: int) -> Refusal | None:
    face = view.seats[view.actor]
    if kind == "figure" and face.is_deployed:
        return refuse("one_figure", "DLG-34")
    if colour in face.lost:
        return refuse("lost_figure", "DLG-R23", colour=colour_text(colour))
    return None if colour in face.figures else refuse("not_your_figure", KIND_CLAUSES[kind], colour=colour_text(colour))


def refuse_place(view: GefechtView, move: GefechtMove) -> Refusal | None:
    if move.place is None:
        return None
    if not 0 <= move.place < NODES:
        return refuse("no_place", "DLG-11")
    if move.kind == "go" and move.place == view.marker:
        return refuse("already_there", "DLG-R17")
    is_clear = move.kind == "go" and (move.card, move.figure) == (None, None)
    return refuse("no_route", "DLG-41", place=node_text(move.place)) if is_clear else None
