"""Named moves and back, and why a move is not legal. Actions are the decision codes of the rules."""

from typing import Literal

from ludotek.kernel import Move, Refusal, Text, refuse

from .board import CARDS, COLOURS, NODES, Colour
from .names import colour_text, node_text
from .rules import plan as codes
from .rules.state import GefechtState
from .view import GefechtView, Stage

Kind = Literal[
    "nothing", "discard", "figure", "ship", "offer", "give", "play", "stay", "go", "accept", "refuse", "name", "place"
]
OPTIONAL: tuple[Kind, ...] = ("nothing", "discard", "figure", "ship", "offer")  # DLG-30
WITH_CARD: tuple[Kind, ...] = ("discard", "offer", "give", "play")
WITH_FIGURE: tuple[Kind, ...] = ("figure", "name")
WITH_PLACE: tuple[Kind, ...] = ("go", "place")
CODES: dict[Kind, int] = {  # the number of a card, a colour or a place is added
    "nothing": codes.NOTHING, "discard": codes.DISCARD, "figure": codes.FIGURE, "ship": codes.SHIP,
    "offer": codes.OFFER, "give": codes.GIVE, "play": codes.LAY, "stay": codes.STAY, "go": codes.GO,
    "place": codes.GO, "accept": codes.ACCEPT, "refuse": codes.REFUSE, "name": codes.CALL,
}  # fmt: skip


class GefechtMove(Move, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One decision. Cards are named r4, figures by their colour, places 0 to 11."""

    kind: Kind
    card: str | None = None
    figure: Colour | None = None
    place: int | None = None


def moves_of(kind: Kind) -> list[GefechtMove]:
    """All moves of a kind, in the order of their codes."""
    if kind in WITH_CARD:
        return [GefechtMove(kind=kind, card=card) for card in CARDS]
    if kind in WITH_FIGURE:
        return [GefechtMove(kind=kind, figure=colour) for colour in COLOURS]
    return [GefechtMove(kind=kind, place=place) for place in (range(NODES) if kind in WITH_PLACE else (None,))]


ACTIONS = {move: CODES[kind] + number for kind in CODES for number, move in enumerate(moves_of(kind))}
NAMED = {action: move for move, action in ACTIONS.items() if move.kind != "place"}


def kind_in(action: int, *, is_start: bool = False) -> Kind:
    """`is_start`: when the first attacker places the marker."""
    return "place" if is_start else NAMED[action].kind


def number_in(action: int) -> int:
    """The card, the colour or the place of an action whose kind has one."""
    return action - CODES[NAMED[action].kind]


def move_of(state: GefechtState, action: int) -> GefechtMove:
    return GefechtMove(kind="place", place=number_in(action)) if state.stage == codes.START else NAMED[action]


def outcome_name(state: GefechtState, action: int) -> str:
    """A colour for a planet, a number for a place, a card such as r4."""
    if state.stage == codes.PLANETS:
        return COLOURS[action]
    return str(action) if state.stage == codes.MARKER else CARDS[action]


# Why a move is not legal: for every kind of mistake its reason and its clause. Only what the seat itself may know

TURN_CLAUSE = "DLG-R08"
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


def refuse_move(view: GefechtView, move: GefechtMove) -> Refusal:
    """The first reason why the viewer, who is asked, may not make this move."""
    if view.stage not in ASKED:
        return chance_first(view.stage)
    asked, answers = ASKED[view.stage]
    if move.kind not in answers:  # something else is asked now
        is_late = view.stage == "play" and move.kind in OPTIONAL
        is_early = view.stage == "option" and move.kind == "play"
        early = refuse("option_first", "DLG-R09") if is_early else asked
        return refuse("option_over", "DLG-30") if is_late else early
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


def refuse_card(view: GefechtView, move: GefechtMove) -> Refusal | None:
    partner, clause = view.seats[view.actor].partner, KIND_CLAUSES[move.kind]
    if move.kind == "offer" and partner is None:
        return refuse("no_partner", "DLG-74")
    if move.kind == "offer" and partner is not None and not view.seats[partner].held:
        return refuse("partner_empty", "DLG-R26")
    if move.card not in CARDS:
        return refuse("no_card", clause)
    return None if CARDS.index(move.card) in view.own_hand() else refuse("not_in_hand", clause)


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
