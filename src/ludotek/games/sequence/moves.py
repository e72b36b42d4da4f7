"""Named moves, and why a move is not legal."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from ludotek.kernel import Move, Refusal, first_of, refuse

from .board import CORNERS, IS_JACK, IS_REMOVER, IS_WILD, NAMES, SPACES
from .names import CARD, LINE, SPACE, card_text, colour_text, line_name
from .rules import plan as rules
from .rules.state import SequenceState
from .view import SequenceView, lines_in

TURN_CLAUSE = "SEQ-17"
Kind = Literal["place", "remove", "exchange", "give", "pass", "mark", "line"]


class SequenceMove(Move, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One decision. Cards are named 6♥, spaces r4c3, lines r4c1-r4c5.

    Where a chip can claim in too many ways to list them, `mark` lays the card and then each `line` chooses one line.
    """

    kind: Kind
    card: str | None = None
    space: str | None = None
    claim: tuple[str, ...] | None = None  # the lines that become sequences; left out: the first way, SEQ-R13


def decode(action: int, hand: Sequence[int]) -> tuple[Kind, int, int]:
    """Kind, card and cell of an action of a seat with this hand; a pass and a line have no card, only plays a cell."""
    kind, card, cell = parts_of(action)
    return (kind, hand[card], cell) if kind == "mark" else (kind, card, cell)


@lru_cache(maxsize=1 << 14)
def parts_of(action: int) -> tuple[Kind, int, int]:
    """Kind, card and cell of an action; a mark has the place of its card in the hand instead of the card."""
    chosen = int(action & rules.ACTION_MASK)
    if chosen < rules.EXCHANGE:
        card, cell = divmod(chosen, 1 << int(rules.CARD))
        return "remove" if IS_REMOVER[card] else "place", card, cell
    if chosen < rules.GIVE:
        return "exchange", chosen - int(rules.EXCHANGE), 0
    if chosen < rules.PASS:
        return "give", chosen - int(rules.GIVE), 0
    if chosen < rules.MARK:
        return "pass" if chosen == rules.PASS else "line", 0, 0
    slot, cell = divmod(chosen - int(rules.MARK), int(rules.CELLS))
    return "mark", slot, cell


def decoded(view: SequenceView) -> list[tuple[Kind, int, int]]:
    """The viewer's legal actions."""
    return [decode(action, view.own_hand()) for action in view.legal]


def move_of(state: SequenceState, action: int) -> SequenceMove:
    kind, card, cell = decode(action, state.cards.hand(state.actor))
    claim = tuple(map(line_name, lines_in(state, action))) if kind in ("place", "line") else None
    if kind in ("pass", "line"):
        return SequenceMove(kind=kind, claim=claim)
    return SequenceMove(kind=kind, card=NAMES[card], space=SPACE.names.get(cell), claim=claim)


def complete_move(state: SequenceState, move: SequenceMove) -> SequenceMove:
    """SEQ-R13: without a claim the first way is meant; the lines of a claim may be named in any order."""
    if move.kind != "place" or move.card not in CARD.numbers or move.space not in SPACE.numbers:
        return move
    first = CARD.numbers[move.card] << int(rules.CARD) | SPACE.numbers[move.space]
    claim = map(line_name, lines_in(state, first)) if move.claim is None else move.claim
    return msgspec.structs.replace(move, claim=tuple(sorted(claim, key=lambda name: LINE.numbers.get(name, 0))))


def refuse_move(view: SequenceView, move: SequenceMove) -> Refusal:
    """The first reason why the viewer, who decides, may not make this move, by what the viewer may know."""
    if view.seats[view.actor].owes and move.kind != "give":
        return refuse("give_first", "SEQ-R16")
    if view.marking is not None or move.kind == "line":
        return refuse("claim", "SEQ-R13")
    if move.kind == "pass":
        can_play = any(kind in ("place", "remove") for kind, _, _ in decoded(view))
        return refuse("must_play", "SEQ-26") if can_play else refuse("must_exchange", "SEQ-R06")
    card, cell = CARD.numbers.get(move.card or "", -1), SPACE.numbers.get(move.space or "")
    if card not in view.own_hand():
        return refuse("not_in_hand", "SEQ-20")
    if move.kind == "give":
        return refuse("no_penalty", "SEQ-80")
    if move.kind == "exchange":
        return why_not_exchange(view, card)
    if cell is None:
        return refuse("no_space", "SEQ-20")
    return why_not_remove(view, card, cell) if move.kind == "remove" else why_not_place(view, card, cell)


def why_not_exchange(view: SequenceView, card: int) -> Refusal:
    return first_of(
        (IS_JACK[card], refuse("jack_never_dead", "SEQ-53")),
        (not view.is_dead(card), refuse("not_dead", "SEQ-R07", card=card_text(card))),
        (view.exchanged > 0 and view.options.dead_card_limit != "any", refuse("one_exchange", "SEQ-52")),
        (view.options.deck_out != "reshuffle", refuse("no_pile", "SEQ-R14")),
        (True, refuse("pile_empty_again", "SEQ-R06")),
    )


def why_not_place(view: SequenceView, card: int, cell: int) -> Refusal:
    return first_of(
        (IS_REMOVER[card], refuse("removes_only", "SEQ-42")),
        (cell in CORNERS, refuse("corner", "SEQ-33")),
        (view.is_dead(card), refuse("dead_card", "SEQ-50", card=card_text(card))),
        (not IS_WILD[card] and cell not in SPACES[card], refuse("no_match", "SEQ-20", card=card_text(card))),
        (view.side_at(cell) is not None, refuse("taken", "SEQ-23")),
        (True, refuse("claim", "SEQ-R13")),
    )


def why_not_remove(view: SequenceView, card: int, cell: int) -> Refusal:
    side = view.side_at(cell)
    return first_of(
        (not IS_REMOVER[card], refuse("cannot_remove", "SEQ-42")),
        (cell in CORNERS, refuse("corner_no_chip", "SEQ-31")),
        (side is None, refuse("nothing_there", "SEQ-42")),
        (side == view.seats[view.seat].side, refuse("own_chip", "SEQ-43")),
        (True, refuse("locked", "SEQ-44", side=colour_text(side or 0))),
    )
