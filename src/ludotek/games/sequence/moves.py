"""Named moves and back."""

from __future__ import annotations

from typing import Literal

from ludotek.games.sequence.board import IS_REMOVER
from ludotek.games.sequence.names import CARD_NUMBERS, SPACE_CELLS, card_name, line_name, space_name
from ludotek.games.sequence.rules.plan import ACTION_MASK, CARD, CELL_MASK, CELLS, CLAIM, EXCHANGE, GIVE, PASS
from ludotek.games.sequence.rules.state import SequenceState
from ludotek.kernel import Move

Kind = Literal["place", "remove", "exchange", "give", "pass"]


class SequenceMove(Move, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One decision. Cards are named 6♥, spaces r4c3, lines r4c1-r4c5."""

    kind: Kind
    card: str | None = None
    space: str | None = None
    claim: tuple[str, ...] | None = None  # the lines that become sequences; left out: the first way, SEQ-R13


def card_in(action: int) -> int:
    """The card that an action lays; not for a pass."""
    chosen = action & ACTION_MASK
    if chosen >= GIVE:
        return int(chosen - GIVE)
    return int(chosen - EXCHANGE) if chosen >= EXCHANGE else int(chosen >> CARD)


def cell_in(action: int) -> int:
    return int(action & CELL_MASK)


def kind_in(action: int) -> Kind:
    chosen = action & ACTION_MASK
    if chosen >= EXCHANGE:
        return "pass" if chosen == PASS else "give" if chosen >= GIVE else "exchange"
    return "remove" if IS_REMOVER[card_in(action)] else "place"


def lines_in(state: SequenceState, action: int) -> tuple[int, ...]:
    """The lines that a chip claims; none for any other action."""
    if kind_in(action) != "place":
        return ()
    side, cell = int(state.plan.side(state.seat)), cell_in(action)
    if not state.chips.hot[side * CELLS + cell]:
        return ()
    return tuple(int(line) for line in state.chips.claimed(side, cell, action >> CLAIM))


def move_of(state: SequenceState, action: int) -> SequenceMove:
    kind = kind_in(action)
    if kind == "pass":
        return SequenceMove(kind=kind)
    card = card_name(card_in(action))
    if kind in ("exchange", "give"):
        return SequenceMove(kind=kind, card=card)
    space = space_name(cell_in(action))
    if kind == "remove":
        return SequenceMove(kind=kind, card=card, space=space)
    return SequenceMove(kind=kind, card=card, space=space, claim=tuple(map(line_name, lines_in(state, action))))


def action_of(state: SequenceState, move: SequenceMove) -> int | None:
    wanted = number_of(move)
    for action in state.legal():
        if action & ACTION_MASK != wanted or kind_in(action) != move.kind:
            continue
        if move.claim is None or set(move.claim) == set(map(line_name, lines_in(state, action))):
            return action  # SEQ-R13: without a claim the first one
    return None


def number_of(move: SequenceMove) -> int | None:
    """The action of a move without its claim; None if it names no card or no space of the game."""
    if move.kind == "pass":
        return int(PASS) if move.card is None and move.space is None else None
    card, cell = CARD_NUMBERS.get(move.card or ""), SPACE_CELLS.get(move.space or "")
    if card is None or (cell is None) != (move.kind in ("exchange", "give")):
        return None
    if cell is not None:
        return card << int(CARD) | cell
    return card + int(EXCHANGE if move.kind == "exchange" else GIVE) if move.space is None else None
