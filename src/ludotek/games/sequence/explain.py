"""Why something that was touched in the picture cannot be chosen now."""

from __future__ import annotations

from ludotek.game import Ref
from ludotek.games.sequence.board import CORNERS, IS_JACK, IS_REMOVER, NAMES, SHOWN
from ludotek.games.sequence.moves import Kind, SequenceMove, refuse, refuse_exchange
from ludotek.games.sequence.names import card_text, colour_text, discard_text, space_name
from ludotek.games.sequence.scene import ChipRef, DiscardRef, OwnRef, SpaceRef, own_refs
from ludotek.games.sequence.view import SequenceView
from ludotek.kernel import Refusal, Text

CHANCE_REFUSAL = Refusal("chance_first", Text("refuse-draw-first"), "SEQ-24")


def explain_anytime(view: SequenceView, things: tuple[Ref, ...]) -> Refusal | None:
    """A discard pile is read out, whenever it is touched. SEQ-R22"""
    for thing in things:
        if isinstance(thing, DiscardRef) and thing.seat in range(len(view.seats)):
            return Refusal("discards", discard_text(thing.seat, view.seats[thing.seat].discards), "SEQ-R22")
    return None


def explain_choice(view: SequenceView, things: tuple[Ref, ...]) -> Refusal | None:
    """What the rules say of this card and this space."""
    cell = next((ref.cell for ref in things if isinstance(ref, SpaceRef | ChipRef) and is_cell(ref.cell)), None)
    card = next((ref.card for ref in things if isinstance(ref, OwnRef) and ref in own_refs(view)), None)
    if card is None and cell is None:
        return None
    if view.seats[view.actor].owes:
        return Refusal("give_first", Text("refuse-give-first"), "SEQ-R16")
    if card is None:
        return explain_space(view, cell or 0)
    return explain_card(view, card) if cell is None else explain_both(view, card, cell)


def is_cell(cell: int) -> bool:
    return cell in SHOWN or cell in CORNERS


def explain_card(view: SequenceView, card: int) -> Refusal:
    if IS_REMOVER[card]:
        return Refusal("no_target", Text("refuse-no-target"), "SEQ-R08")
    if IS_JACK[card]:
        return Refusal("board_full", Text("refuse-board-full"), "SEQ-R08")
    return refuse_exchange(view, card)


def explain_space(view: SequenceView, cell: int) -> Refusal:
    side = view.side_at(cell)
    if cell in CORNERS:
        return Refusal("corner", Text("refuse-corner"), "SEQ-33")
    if side is None:
        return Refusal("no_card", Text("refuse-no-card-for-space", {"card": card_text(SHOWN[cell])}), "SEQ-20")
    if side == view.seats[view.seat].side:
        return Refusal("own_chip_there", Text("refuse-own-chip-there"), "SEQ-R05")
    if cell in view.locked and not view.options.advanced_jacks:
        return Refusal("locked", Text("refuse-locked", {"side": colour_text(side)}), "SEQ-44")
    return Refusal("needs_remover", Text("refuse-needs-remover"), "SEQ-42")


def explain_both(view: SequenceView, card: int, cell: int) -> Refusal:
    kind: Kind = "remove" if IS_REMOVER[card] else "place"
    return refuse(view, SequenceMove(kind=kind, card=NAMES[card], space=space_name(cell)))
