"""The questions for the cards of a real table: drawn for the dealer, dealt, drawn in play."""

from collections import Counter

from ludotek.kernel import Text, Who
from ludotek.scene import DueEntry, EntryPart, Outcome

from .board import HANDS
from .names import card_symbol, card_text
from .rules.plan import CARDS, COPIES
from .view import SequenceView


def entry_of(view: SequenceView) -> DueEntry:
    """A card for the dealer is turned up for all (SEQ-13); all others only their owner sees (SEQ-16)."""
    seats = to_be_dealt(view)
    if view.phase == "dealer":
        you = "-you" if view.viewer in seats else ""
        return DueEntry(seats, Text(f"entry-draw{you}", {"who": Who(seats[0])}), (EntryPart(unseen_cards(view)),))
    missing = HANDS[len(view.seats)] - view.seats[view.viewer].held if view.viewer is not None else 0
    part = EntryPart(unseen_cards(view), missing if view.phase == "deal" else 1)
    return DueEntry(seats, Text("entry-draw-you"), (part,), is_secret=True)


def to_be_dealt(view: SequenceView) -> tuple[int, ...]:
    """Who gets a card now, and in the deal all without a whole hand, clockwise (SEQ-14)."""
    drawer, count = view.drawer or 0, len(view.seats)
    if view.phase != "deal":
        return (drawer,)
    order = [(drawer + step) % count for step in range(count)]
    return tuple(seat for seat in order if view.seats[seat].held < HANDS[count] and not view.seats[seat].has_left)


def unseen_cards(view: SequenceView) -> tuple[Outcome, ...]:
    """The cards of which the viewer has not seen both copies."""
    seen = Counter(view.own_hand())
    for face in view.seats:
        seen.update(face.discards)
    left = [(card, int(COPIES) - seen[card]) for card in range(int(CARDS))]
    return tuple(Outcome(card, card_text(card), card_symbol(card), most=count) for card, count in left if count > 0)
