"""Why a move is not legal: for every kind of mistake its reason and its clause. Only what the seat itself may know."""

from __future__ import annotations

from ludotek.games.das_letzte_gefecht.board import COLOURS, NODES
from ludotek.games.das_letzte_gefecht.moves import CARD_NUMBERS, OPTIONAL, WITH_CARD, WITH_PLACE, GefechtMove, Kind
from ludotek.games.das_letzte_gefecht.rules.plan import MOVE, NAME, OPT, PLAY, PROP, REPLY, START, SWAP, YES
from ludotek.games.das_letzte_gefecht.rules.state import GefechtState
from ludotek.games.das_letzte_gefecht.terms import colour_text, node_text
from ludotek.games.das_letzte_gefecht.view import STAGES, Stage
from ludotek.kernel import Refusal, Text

MARKER_KINDS: tuple[Kind, ...] = ("stay", "go")
ASKED: dict[int, tuple[Kind, ...]] = {  # stage -> what may be answered
    int(START): ("place",),
    int(OPT): OPTIONAL,
    int(SWAP): ("give",),
    int(PLAY): ("play",),
    int(MOVE): MARKER_KINDS,
    int(PROP): MARKER_KINDS,
    int(REPLY): MARKER_KINDS,
    int(YES): ("accept", "refuse"),
    int(NAME): ("name",),
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
MUST: dict[int, tuple[str, Text]] = {  # stage -> what is asked
    int(START): ("must_place", Text("refuse-must-place")),
    int(OPT): ("must_option", Text("refuse-must-option")),
    int(SWAP): ("cannot_refuse", Text("refuse-cannot-refuse")),
    int(PLAY): ("must_play", Text("refuse-must-play")),
    int(MOVE): ("must_move", Text("refuse-must-move")),
    int(PROP): ("must_move", Text("refuse-must-move")),
    int(REPLY): ("must_move", Text("refuse-must-move")),
    int(YES): ("must_answer", Text("refuse-must-answer")),
    int(NAME): ("must_name", Text("refuse-must-name")),
}


def refuse(state: GefechtState, seat: int, move: GefechtMove) -> Refusal:
    """The first reason why the seat that decides may not make this move."""
    stage = int(state.stage)
    if stage not in ASKED:
        return chance_first(STAGES[stage])
    if move.kind not in ASKED[stage]:
        return refuse_kind(stage, move.kind)
    if move.kind == "offer" and (reason := refuse_offer(state, seat)):
        return reason
    if move.kind in WITH_CARD:
        return refuse_card(state, seat, move)
    if move.kind == "ship" and move.card is None and move.figure is None and move.place is None:
        return refuse_ship(state, seat)
    if move.kind in ("figure", "name") and move.figure is not None:
        return refuse_figure(state, seat, move, COLOURS.index(move.figure))
    if move.kind in WITH_PLACE and move.place is not None:
        return refuse_place(state, move, move.place)
    return unclear(state)


def chance_first(stage: Stage) -> Refusal:
    return Refusal("chance_first", Text("refuse-draw-first"), CLAUSES[stage])


def unclear(state: GefechtState) -> Refusal:
    return Refusal("unclear", Text("refuse-unclear"), CLAUSES[STAGES[int(state.stage)]])


def refuse_kind(stage: int, kind: Kind) -> Refusal:
    """Something else is asked now."""
    if stage == PLAY and kind in OPTIONAL:
        return Refusal("option_over", Text("refuse-option-over"), "DLG-30")
    if stage == OPT and kind == "play":
        return Refusal("option_first", Text("refuse-option-first"), "DLG-R09")
    return Refusal(*MUST[stage], "DLG-75" if stage == SWAP else CLAUSES[STAGES[stage]])


def refuse_offer(state: GefechtState, seat: int) -> Refusal | None:
    partner = int(state.plan.partner[seat])
    if partner < 0:
        return Refusal("no_partner", Text("refuse-no-partner"), "DLG-74")
    if state.held[partner] == 0:
        return Refusal("partner_empty", Text("refuse-partner-empty"), "DLG-R26")
    return None


def refuse_card(state: GefechtState, seat: int, move: GefechtMove) -> Refusal:
    card = CARD_NUMBERS.get(move.card or "")
    if card is None:
        return Refusal("no_card", Text("refuse-no-card"), CARD_CLAUSES[move.kind])
    if card not in state.hand(seat):
        return Refusal("not_in_hand", Text("refuse-not-in-hand"), CARD_CLAUSES[move.kind])
    return unclear(state)


def refuse_ship(state: GefechtState, seat: int) -> Refusal:
    if not state.deployed[seat]:
        return Refusal("ship_needs_figure", Text("refuse-ship-needs-figure"), "DLG-36")
    return Refusal("ship_already", Text("refuse-ship-already"), "DLG-R12")


def refuse_figure(state: GefechtState, seat: int, move: GefechtMove, colour: int) -> Refusal:
    named = {"colour": colour_text(colour)}
    if move.kind == "figure" and state.deployed[seat]:
        return Refusal("one_figure", Text("refuse-one-figure"), "DLG-34")
    if not int(state.plan.figures[seat]) >> colour & 1:
        clause = "DLG-33" if move.kind == "figure" else "DLG-50"
        return Refusal("not_your_figure", Text("refuse-not-your-figure", named), clause)
    if not int(state.figures[seat]) >> colour & 1:
        return Refusal("lost_figure", Text("refuse-lost-figure", named), "DLG-R23")
    return unclear(state)


def refuse_place(state: GefechtState, move: GefechtMove, place: int) -> Refusal:
    if not 0 <= place < NODES:
        return Refusal("no_place", Text("refuse-no-place"), "DLG-11")
    if move.kind == "go" and place == state.marker:
        return Refusal("already_there", Text("refuse-already-there"), "DLG-R17")
    if move.kind == "go" and (move.card, move.figure) == (None, None):
        return Refusal("no_route", Text("refuse-no-route", {"place": node_text(place)}), "DLG-41")
    return unclear(state)
