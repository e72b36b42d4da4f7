"""High Card without art and words, whose cards say something when they are touched: a game with secrets, for tests."""

from __future__ import annotations

from dataclasses import replace

from ludotek.game import Ref, Refs
from ludotek.kernel import Refusal, Text
from ludotek.scene import DueEntry, EntryPart, Outcome
from tests.third_party.highcard.highcard import GAME as HIGHCARD
from tests.third_party.highcard.highcard.rules import KEEP, SWAP, HighCardState
from tests.third_party.highcard.highcard.view import HighCardView

__all__ = ["GAME", "KEEP", "SWAP", "HiddenState"]


class CardRef(Ref, frozen=True, tag="card"):
    seat: int


class HiddenState(HighCardState):
    """A class of its own, so that tests can change it."""


def explain(view: HighCardView, things: tuple[Ref, ...]) -> Refusal:
    if view.viewer is not None and CardRef(view.viewer) in things:
        return Refusal("own", Text("refuse-own", {"card": view.cards[view.viewer] or 0}), "HC-04")
    return Refusal("other", Text("refuse-other"), "HC-03")


def entry_of(view: HighCardView) -> DueEntry:
    """A card of the two of each rank that the viewer has not seen."""
    seen = (*view.cards, *view.discards)
    cards = tuple(
        Outcome(rank, Text("card"), most=2 - seen.count(rank)) for rank in range(1, 7) if seen.count(rank) < 2
    )
    seats = tuple(seat for seat, card in enumerate(view.cards) if card == 0 and seat >= view.seat)
    return DueEntry(seats, Text("entry-draw-you"), (EntryPart(cards),), is_secret=True)


GAME = replace(
    HIGHCARD,
    id="hidden_cards",
    package="tests.table",
    State=HiddenState,
    refs=Refs(CardRef),
    explain_anytime=explain,
    entry_of=entry_of,
)
