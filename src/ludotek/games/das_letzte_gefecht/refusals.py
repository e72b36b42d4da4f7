"""Why a move is not legal: for every kind of mistake its reason and its clause. Only what the seat itself may know."""

from __future__ import annotations

from ludotek.games.das_letzte_gefecht.board import COLOURS, NODES
from ludotek.games.das_letzte_gefecht.moves import CARD_NUMBERS, OPTIONAL, WITH_CARD, WITH_PLACE, GefechtMove, Kind
from ludotek.games.das_letzte_gefecht.rules.plan import MOVE, NAME, OPT, PLAY, PROP, REPLY, START, SWAP, YES
from ludotek.games.das_letzte_gefecht.rules.state import GefechtState
from ludotek.games.das_letzte_gefecht.terms import colour_text, node_text
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
CARD_CLAUSES: dict[Kind, str] = {"discard": "DLG-31", "offer": "DLG-74", "give": "DLG-74", "play": "DLG-37"}


def refuse(state: GefechtState, seat: int, move: GefechtMove) -> Refusal:
    """The first reason why the seat that decides may not make this move."""
    stage = int(state.stage)
    if stage not in ASKED:
        return Refusal("chance_first", Text("refuse-chance-first"), "DLG-R08")
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
    return unclear()


def unclear() -> Refusal:
    return Refusal("unclear", Text("refuse-unclear"), "DLG-30")


def refuse_kind(stage: int, kind: Kind) -> Refusal:
    """Something else is asked now."""
    if stage == PLAY and kind in OPTIONAL:
        return Refusal("option_over", Text("refuse-option-over"), "DLG-30")
    if stage == OPT and kind == "play":
        return Refusal("option_first", Text("refuse-option-first"), "DLG-R09")
    if stage == OPT:
        return Refusal("must_option", Text("refuse-must-option"), "DLG-30")
    if stage == SWAP:
        return Refusal("cannot_refuse", Text("refuse-cannot-refuse"), "DLG-75")
    if stage == PLAY:
        return Refusal("must_play", Text("refuse-must-play"), "DLG-37")
    if stage == NAME:
        return Refusal("must_name", Text("refuse-must-name"), "DLG-50")
    if stage == YES:
        return Refusal("must_answer", Text("refuse-must-answer"), "DLG-R15")
    if stage == START:
        return Refusal("must_place", Text("refuse-must-place"), "DLG-R02")
    return Refusal("must_move", Text("refuse-must-move"), "DLG-41")


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
    return unclear()


def refuse_ship(state: GefechtState, seat: int) -> Refusal:
    if not state.deployed[seat]:
        return Refusal("ship_needs_figure", Text("refuse-ship-needs-figure"), "DLG-36")
    return Refusal("ship_already", Text("refuse-ship-already"), "DLG-R12")


def refuse_figure(state: GefechtState, seat: int, move: GefechtMove, colour: int) -> Refusal:
    named = {"colour": colour_text(colour)}
    if move.kind == "figure" and state.deployed[seat]:
        return Refusal("one_figure", Text("refuse-one-figure"), "DLG-34")
    if not int(state.plan.figures[seat]) >> colour & 1:
        return Refusal("not_your_figure", Text("refuse-not-your-figure", named), "DLG-33")
    if not int(state.figures[seat]) >> colour & 1:
        return Refusal("lost_figure", Text("refuse-lost-figure", named), "DLG-R23")
    return unclear()


def refuse_place(state: GefechtState, move: GefechtMove, place: int) -> Refusal:
    if not 0 <= place < NODES:
        return Refusal("no_place", Text("refuse-no-place"), "DLG-11")
    if move.kind == "go" and place == state.marker:
        return Refusal("already_there", Text("refuse-already-there"), "DLG-R17")
    if move.kind == "go" and (move.card, move.figure) == (None, None):
        return Refusal("no_route", Text("refuse-no-route", {"place": node_text(place)}), "DLG-41")
    return unclear()
