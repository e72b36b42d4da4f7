"""What one player can remember of another's hidden cards, told naively as every way it can be.

It looks only at what happened before the viewer's eyes, never at a view; compared with what is imagined and shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from ludotek.games.das_letzte_gefecht.events import Discarded, Drawn, Played, Revealed, Swapped
from ludotek.kernel import Event

Cards = tuple[int, ...]  # sorted kinds


class Way(NamedTuple):
    """One way it can be: cards remembered in the hand, how many others are there, and the card face down."""

    hand: Cards
    others: int
    down: int | None  # None: no card lies there, or one of the others
    is_laid: bool


def without(cards: Cards, card: int) -> Cards:
    left = list(cards)
    left.remove(card)
    return tuple(left)


class Memory:
    """Of the seat `whose`, kept by the partner `who`; `who` None: by anybody who is not its partner."""

    def __init__(self, whose: int, who: int | None) -> None:
        self.whose, self.who = whose, who
        self.ways = {Way((), 0, None, False)}

    def see(self, story: Iterable[Event]) -> None:
        for event in story:
            if self.whose in (getattr(event, "seat", None), getattr(event, "partner", None)):
                self.ways = {new for way in self.ways for new in self.after(way, event)}
                assert self.ways, "what happened was thought impossible"

    def after(self, way: Way, event: Event) -> Iterable[Way]:
        match event:
            case Drawn():
                return [way._replace(others=way.others + 1)]
            case Discarded(card=card):
                return self.parted(way, card)
            case Swapped():
                return self.swapped(way, event)
            case Played():
                return self.laid(way)
            case Revealed(card=card):
                return self.turned(way, card)
        return [way]

    def parted(self, way: Way, card: int) -> list[Way]:
        """A card that is seen leaves the hand: a remembered one or one of the others."""
        found = [way._replace(others=way.others - 1)] if way.others else []
        return found + ([way._replace(hand=without(way.hand, card))] if card in way.hand else [])

    def swapped(self, way: Way, event: Swapped) -> list[Way]:
        if self.who is None:
            return [way]
        is_turn = event.seat == self.whose
        away, came = (event.gave, event.got) if is_turn else (event.got, event.gave)
        return [left._replace(hand=tuple(sorted((*left.hand, came)))) for left in self.parted(way, away)]

    def laid(self, way: Way) -> list[Way]:
        """Face down: it may be any."""
        found = [way._replace(others=way.others - 1, is_laid=True)] if way.others else []
        return found + [way._replace(hand=without(way.hand, card), down=card, is_laid=True) for card in set(way.hand)]

    def turned(self, way: Way, card: int) -> list[Way]:
        return [way._replace(down=None, is_laid=False)] if way.down in (None, card) else []

    def count(self, cards: Cards) -> None:
        """The deck is made anew: exactly these cards are in hand or face down."""
        self.ways = {new for way in self.ways for new in counted(way, cards)}
        assert self.ways, "what is counted was thought impossible"

    # What follows

    def is_possible(self, hand: Iterable[int], down: int | None) -> bool:
        cards = Counter(hand)
        return any(
            Counter(way.hand) <= cards
            and len(way.hand) + way.others == cards.total()
            and way.is_laid == (down is not None)
            and way.down in (None, down)
            for way in self.ways
        )

    def sure(self) -> Cards:
        """What is certainly there, in hand or face down."""
        return certain((*way.hand, way.down) if way.down is not None else way.hand for way in self.ways)

    def sure_in_hand(self) -> Cards:
        return certain(way.hand for way in self.ways)


def counted(way: Way, cards: Cards) -> Iterable[Way]:
    for down in set(cards) if way.is_laid else {None}:
        hand = cards if down is None else without(cards, down)
        if way.down in (None, down) and Counter(way.hand) <= Counter(hand):
            assert len(hand) == len(way.hand) + way.others
            yield Way(hand, 0, down, way.is_laid)


def certain(ways: Iterable[Cards]) -> Cards:
    counts = [Counter(way) for way in ways]
    common = counts[0]
    for count in counts[1:]:
        common = common & count
    return tuple(sorted(common.elements()))
