"""Why something that was touched in the picture cannot be chosen now."""

from __future__ import annotations

from ludotek.game import OwnRef, Ref, own_refs
from ludotek.kernel import Refusal, Text, refuse

from .board import CELLS, CORNERS, IS_JACK, IS_REMOVER, NAMES, SHOWN
from .moves import Kind, SequenceMove, first_of, why_not, why_not_exchange
from .names import SPACE_NAMES, card_text, colour_text, discard_text
from .scene import ChipRef, DiscardRef, SpaceRef
from .view import SequenceView

CHANCE_REFUSAL = Refusal("chance_first", Text("refuse-draw-first"), "SEQ-24")


def explain_anytime(view: SequenceView, things: tuple[Ref, ...]) -> Refusal | None:
    """A discard pile is read out, whenever it is touched. SEQ-R22"""
    for thing in things:
        if isinstance(thing, DiscardRef) and thing.seat in range(len(view.seats)):
            return Refusal("discards", discard_text(thing.seat, view.seats[thing.seat].discards), "SEQ-R22")
    return None


def explain_choice(view: SequenceView, things: tuple[Ref, ...]) -> Refusal | None:
    """What the rules say of this card and this space."""
    cell = next((ref.index for ref in things if isinstance(ref, SpaceRef | ChipRef) and ref.index in CELLS), None)
    own = own_refs(view.own_hand())
    card = next((ref.card for ref in things if isinstance(ref, OwnRef) and ref in own), None)
    if card is None and cell is None:
        return None
    if view.seats[view.actor].owes:
        return refuse("give_first", "SEQ-R16")
    if card is None:
        return explain_space(view, cell or 0)
    if cell is None and IS_JACK[card]:
        return refuse("no_target", "SEQ-R08") if IS_REMOVER[card] else refuse("board_full", "SEQ-R08")
    if cell is None:
        return why_not_exchange(view, card)
    kind: Kind = "remove" if IS_REMOVER[card] else "place"
    return why_not(view, SequenceMove(kind=kind, card=NAMES[card], space=SPACE_NAMES[cell]))


def explain_space(view: SequenceView, cell: int) -> Refusal:
    if cell in CORNERS:
        return refuse("corner", "SEQ-33")
    side = view.side_at(cell)
    if side is None:
        return Refusal("no_card", Text("refuse-no-card-for-space", {"card": card_text(SHOWN[cell])}), "SEQ-20")
    is_locked = cell in view.locked and not view.options.advanced_jacks
    return first_of(
        (side == view.seats[view.seat].side, refuse("own_chip_there", "SEQ-R05")),
        (is_locked, refuse("locked", "SEQ-44", side=colour_text(side))),
        (True, refuse("needs_remover", "SEQ-42")),
    )
