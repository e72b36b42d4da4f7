"""Why a move is not legal: for every kind of mistake its reason and its clause. Only what the seat itself may know."""

from __future__ import annotations

from ludotek.games.sequence.board import CORNERS, IS_JACK, IS_REMOVER, IS_WILD, SPACES
from ludotek.games.sequence.moves import SequenceMove, kind_in
from ludotek.games.sequence.names import CARD_NUMBERS, SPACE_CELLS
from ludotek.games.sequence.rules.plan import FREE
from ludotek.games.sequence.rules.state import SequenceState
from ludotek.games.sequence.terms import card_text, colour_text
from ludotek.kernel import Refusal, Text


def refuse(state: SequenceState, seat: int, move: SequenceMove) -> Refusal:
    """The first reason why the seat that decides may not make this move."""
    if state.talk.owes[seat] and move.kind != "give":
        return Refusal("give_first", Text("refuse-give-first"), "SEQ-R16")
    if move.kind == "pass":
        return refuse_pass(state)
    card = CARD_NUMBERS.get(move.card or "")
    if card is None or card not in state.cards.hand(seat):
        return Refusal("not_in_hand", Text("refuse-not-in-hand"), "SEQ-20")
    if move.kind == "give":
        return Refusal("no_penalty", Text("refuse-no-penalty"), "SEQ-80")
    if move.kind == "exchange":
        return refuse_exchange(state, card)
    cell = SPACE_CELLS.get(move.space or "")
    if cell is None:
        return Refusal("no_space", Text("refuse-no-space"), "SEQ-20")
    return refuse_remove(state, card, cell) if move.kind == "remove" else refuse_place(state, card, cell)


def refuse_pass(state: SequenceState) -> Refusal:
    if any(kind_in(action) in ("place", "remove") for action in state.legal()):
        return Refusal("must_play", Text("refuse-must-play"), "SEQ-26")
    return Refusal("must_exchange", Text("refuse-must-exchange"), "SEQ-R06")


def refuse_exchange(state: SequenceState, card: int) -> Refusal:
    named = {"card": card_text(card)}
    if IS_JACK[card]:
        return Refusal("jack_never_dead", Text("refuse-jack-never-dead"), "SEQ-53")
    if not state.is_dead(card):
        return Refusal("not_dead", Text("refuse-not-dead", named), "SEQ-R07")
    if state.exchanged and not state.plan.any_exchanges:
        return Refusal("one_exchange", Text("refuse-one-exchange"), "SEQ-52")
    if not state.plan.reshuffle:
        return Refusal("no_pile", Text("refuse-no-pile"), "SEQ-R14")
    return Refusal("pile_empty_again", Text("refuse-pile-empty-again"), "SEQ-R06")


def refuse_place(state: SequenceState, card: int, cell: int) -> Refusal:
    if IS_REMOVER[card]:
        return Refusal("removes_only", Text("refuse-removes-only"), "SEQ-42")
    if cell in CORNERS:
        return Refusal("corner", Text("refuse-corner"), "SEQ-33")
    if not IS_WILD[card] and state.is_dead(card):
        return Refusal("dead_card", Text("refuse-dead-card", {"card": card_text(card)}), "SEQ-50")
    if not IS_WILD[card] and cell not in SPACES[card]:
        return Refusal("no_match", Text("refuse-no-match", {"card": card_text(card)}), "SEQ-20")
    if state.chips.owner[cell] != FREE:
        return Refusal("taken", Text("refuse-taken"), "SEQ-23")
    return Refusal("claim", Text("refuse-claim"), "SEQ-R13")


def refuse_remove(state: SequenceState, card: int, cell: int) -> Refusal:
    if not IS_REMOVER[card]:
        return Refusal("cannot_remove", Text("refuse-cannot-remove"), "SEQ-42")
    if cell in CORNERS:
        return Refusal("corner_no_chip", Text("refuse-corner-no-chip"), "SEQ-31")
    side = int(state.chips.side_at(cell))
    if side < 0:
        return Refusal("nothing_there", Text("refuse-nothing-there"), "SEQ-42")
    if side == state.plan.side(state.seat):
        return Refusal("own_chip", Text("refuse-own-chip"), "SEQ-43")
    return Refusal("locked", Text("refuse-locked", {"side": colour_text(side)}), "SEQ-44")
