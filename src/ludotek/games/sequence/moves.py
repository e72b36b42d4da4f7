"""Named moves, and why a move is not legal."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludotek.games.sequence.board import CORNERS, IS_JACK, IS_REMOVER, IS_WILD, NAMES, SPACES
from ludotek.games.sequence.names import (
    CARD_NUMBERS,
    LINE_NAMES,
    SPACE_CELLS,
    card_text,
    colour_text,
    line_name,
    space_name,
)
from ludotek.games.sequence.rules import plan as rules
from ludotek.games.sequence.rules.state import SequenceState
from ludotek.games.sequence.view import SequenceView, lines_in, view_of
from ludotek.kernel import Move, Refusal, Text

Kind = Literal["place", "remove", "exchange", "give", "pass", "mark", "line"]


class SequenceMove(Move, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One decision. Cards are named 6♥, spaces r4c3, lines r4c1-r4c5.

    Where a chip can claim in too many ways to list them, `mark` lays the card and then each `line` chooses one line.
    """

    kind: Kind
    card: str | None = None
    space: str | None = None
    claim: tuple[str, ...] | None = None  # the lines that become sequences; left out: the first way, SEQ-R13


def kind_in(action: int) -> Kind:
    chosen = action & rules.ACTION_MASK
    if chosen < rules.EXCHANGE:
        return "remove" if IS_REMOVER[chosen >> rules.CARD] else "place"
    if chosen < rules.PASS:
        return "give" if chosen >= rules.GIVE else "exchange"
    return "pass" if chosen == rules.PASS else "mark" if chosen >= rules.MARK else "line"


def card_in(action: int, hand: tuple[int, ...] | list[int]) -> int:
    """The card that an action lays, of the hand of the seat that decides; not for a pass or a line."""
    chosen = action & rules.ACTION_MASK
    if chosen >= rules.MARK:
        return hand[int(chosen - rules.MARK) // int(rules.CELLS)]
    if chosen >= rules.GIVE:
        return int(chosen - rules.GIVE)
    return int(chosen - rules.EXCHANGE) if chosen >= rules.EXCHANGE else int(chosen >> rules.CARD)


def cell_in(action: int) -> int:
    """The cell that a play is about."""
    chosen = action & rules.ACTION_MASK
    return int(chosen - rules.MARK) % int(rules.CELLS) if chosen >= rules.MARK else int(chosen & rules.CELL_MASK)


def move_of(state: SequenceState, action: int) -> SequenceMove:
    kind = kind_in(action)
    if kind == "pass":
        return SequenceMove(kind=kind)
    claim = tuple(map(line_name, lines_in(state, action))) if kind in ("place", "line") else None
    if kind == "line":
        return SequenceMove(kind=kind, claim=claim)
    card = NAMES[card_in(action, state.cards.hand(state.actor))]
    space = None if kind in ("exchange", "give") else space_name(cell_in(action))
    return SequenceMove(kind=kind, card=card, space=space, claim=claim)


def complete_move(state: SequenceState, move: SequenceMove) -> SequenceMove:
    """SEQ-R13: without a claim the first way is meant; the lines of a claim may be named in any order."""
    if move.kind != "place" or move.card not in CARD_NUMBERS or move.space not in SPACE_CELLS:
        return move
    if move.claim is not None:
        ordered = sorted(move.claim, key=lambda name: LINE_NAMES.get(name, (0, 0)))
        return msgspec.structs.replace(move, claim=tuple(ordered))
    first = CARD_NUMBERS[move.card] << int(rules.CARD) | SPACE_CELLS[move.space]
    return msgspec.structs.replace(move, claim=tuple(map(line_name, lines_in(state, first))))


# Refusals: for every kind of mistake its reason and its clause, by what the seat itself may know


def refuse_move(state: SequenceState, seat: int, move: SequenceMove) -> Refusal:
    return refuse(view_of(state, seat), move)


def refuse(view: SequenceView, move: SequenceMove) -> Refusal:
    """The first reason why the viewer, who decides, may not make this move."""
    if view.seats[view.actor].owes and move.kind != "give":
        return Refusal("give_first", Text("refuse-give-first"), "SEQ-R16")
    if view.marking is not None or move.kind == "line":
        return Refusal("claim", Text("refuse-claim"), "SEQ-R13")
    if move.kind == "pass":
        return refuse_pass(view)
    card = CARD_NUMBERS.get(move.card or "")
    if card is None or card not in view.own_hand():
        return Refusal("not_in_hand", Text("refuse-not-in-hand"), "SEQ-20")
    if move.kind == "give":
        return Refusal("no_penalty", Text("refuse-no-penalty"), "SEQ-80")
    if move.kind == "exchange":
        return refuse_exchange(view, card)
    cell = SPACE_CELLS.get(move.space or "")
    if cell is None:
        return Refusal("no_space", Text("refuse-no-space"), "SEQ-20")
    return refuse_remove(view, card, cell) if move.kind == "remove" else refuse_place(view, card, cell)


def refuse_pass(view: SequenceView) -> Refusal:
    if any(kind_in(action) in ("place", "remove") for action in view.legal):
        return Refusal("must_play", Text("refuse-must-play"), "SEQ-26")
    return Refusal("must_exchange", Text("refuse-must-exchange"), "SEQ-R06")


def refuse_exchange(view: SequenceView, card: int) -> Refusal:
    if IS_JACK[card]:
        return Refusal("jack_never_dead", Text("refuse-jack-never-dead"), "SEQ-53")
    if not view.is_dead(card):
        return Refusal("not_dead", Text("refuse-not-dead", {"card": card_text(card)}), "SEQ-R07")
    if view.exchanged and view.options.dead_card_limit != "any":
        return Refusal("one_exchange", Text("refuse-one-exchange"), "SEQ-52")
    if view.options.deck_out != "reshuffle":
        return Refusal("no_pile", Text("refuse-no-pile"), "SEQ-R14")
    return Refusal("pile_empty_again", Text("refuse-pile-empty-again"), "SEQ-R06")


def refuse_place(view: SequenceView, card: int, cell: int) -> Refusal:
    if IS_REMOVER[card]:
        return Refusal("removes_only", Text("refuse-removes-only"), "SEQ-42")
    if cell in CORNERS:
        return Refusal("corner", Text("refuse-corner"), "SEQ-33")
    if not IS_WILD[card] and view.is_dead(card):
        return Refusal("dead_card", Text("refuse-dead-card", {"card": card_text(card)}), "SEQ-50")
    if not IS_WILD[card] and cell not in SPACES[card]:
        return Refusal("no_match", Text("refuse-no-match", {"card": card_text(card)}), "SEQ-20")
    if view.side_at(cell) is not None:
        return Refusal("taken", Text("refuse-taken"), "SEQ-23")
    return Refusal("claim", Text("refuse-claim"), "SEQ-R13")


def refuse_remove(view: SequenceView, card: int, cell: int) -> Refusal:
    if not IS_REMOVER[card]:
        return Refusal("cannot_remove", Text("refuse-cannot-remove"), "SEQ-42")
    if cell in CORNERS:
        return Refusal("corner_no_chip", Text("refuse-corner-no-chip"), "SEQ-31")
    side = view.side_at(cell)
    if side is None:
        return Refusal("nothing_there", Text("refuse-nothing-there"), "SEQ-42")
    if side == view.seats[view.seat].side:
        return Refusal("own_chip", Text("refuse-own-chip"), "SEQ-43")
    return Refusal("locked", Text("refuse-locked", {"side": colour_text(side)}), "SEQ-44")
