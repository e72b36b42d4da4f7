"""Why something that was touched in the picture cannot be chosen now."""

from __future__ import annotations

from ludotek.games.sequence.board import CORNERS, IS_JACK, IS_REMOVER, SHOWN
from ludotek.games.sequence.imagine import imagine
from ludotek.games.sequence.moves import Kind, SequenceMove
from ludotek.games.sequence.names import card_name, space_name
from ludotek.games.sequence.refusals import refuse, refuse_exchange
from ludotek.games.sequence.tell import discard_id
from ludotek.games.sequence.terms import card_text, colour_text, discard_text
from ludotek.games.sequence.view import SequenceView
from ludotek.games.sequence.words import own_ids
from ludotek.kernel import CHANCE, Refusal, Rng, Text, Who


def explain(view: SequenceView, things: tuple[str, ...]) -> Refusal | None:
    """SEQ-17, or what the rules say of this card and this space. A discard pile is read out, whenever it is touched."""
    pile = next((seat for seat in range(len(view.seats)) if discard_id(seat) in things), None)
    if pile is not None:
        return Refusal("discards", discard_text(pile, view.seats[pile].discards), "SEQ-R22")
    cell = next((found for thing in things if (found := cell_of(thing)) is not None), None)
    card = next((found for thing in things if (found := card_of(view, thing)) is not None), None)
    if view.phase == "over" or (card is None and cell is None):
        return None
    if view.actor == CHANCE:
        return Refusal("chance_first", Text("refuse-draw-first"), "SEQ-24")
    if view.viewer != view.actor:
        return Refusal("not_your_turn", Text("refuse-not-your-turn", {"who": Who(view.actor)}), "SEQ-17")
    if view.seats[view.actor].owes:
        return Refusal("give_first", Text("refuse-give-first"), "SEQ-R16")
    if card is None:
        return explain_space(view, cell or 0)
    return explain_card(view, card) if cell is None else explain_both(view, card, cell)


def card_of(view: SequenceView, thing: str) -> int | None:
    """The own card of the picture."""
    return dict(own_ids(view)).get(thing) if thing.startswith("own-") else None


def cell_of(thing: str) -> int | None:
    """The cell of a space or a chip of the picture."""
    kind, _, number = thing.partition("-")
    if kind not in ("space", "chip") or not number.isdecimal():
        return None
    cell = int(number) if len(number) < 4 else 0
    return cell if cell in SHOWN or cell in CORNERS else None


def explain_card(view: SequenceView, card: int) -> Refusal | None:
    """The view holds all that counts here: own cards, board, sizes of piles. Hidden cards may be any."""
    if IS_REMOVER[card]:
        return Refusal("no_target", Text("refuse-no-target"), "SEQ-R08")
    if IS_JACK[card]:
        return Refusal("board_full", Text("refuse-board-full"), "SEQ-R08")
    return refuse_exchange(imagine(view, Rng(0)), card)


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
    move = SequenceMove(kind=kind, card=card_name(card), space=space_name(cell))
    return refuse(imagine(view, Rng(0)), view.actor, move)
