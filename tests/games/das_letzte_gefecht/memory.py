"""What one player can remember of another's hidden cards, told naively as every way it can be.

It looks only at what happened before the viewer's eyes, never at a view; compared with what is imagined and shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from ludotek.games.das_letzte_gefecht.events import (
    BattleBegun,
    Discarded,
    Drawn,
    Played,
    Reshuffled,
    Revealed,
    Swapped,
)
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


# Two allies, for everybody else

Pair = tuple[Way, Way]


class AlliesMemory:
    """Of two allies together, kept by anybody else, who can count both hands together when their deck is made anew."""

    def __init__(self, allies: tuple[int, int], side: int, deck: Counter[int]) -> None:
        self.allies, self.side, self.deck = allies, side, deck
        self.single = Memory(allies[0], None)  # how one hand changes
        self.ways: set[Pair] = {(Way((), 0, None, False), Way((), 0, None, False))}
        self.pile: Counter[int] = Counter()  # kind -> copies
        self.rows: Counter[int] = Counter()
        self.has_counted = False  # in this battle

    def see(self, story: Iterable[Event]) -> None:
        for event in story:
            if isinstance(event, Reshuffled) and event.side == self.side:
                self.make_anew()
            elif isinstance(event, BattleBegun):
                self.pile, self.rows, self.has_counted = self.pile + self.rows, Counter(), False
            elif getattr(event, "seat", None) in self.allies:
                self.ways = {new for ways in self.ways for new in self.after(ways, event)}
                assert self.ways, "what happened was thought impossible"
                if isinstance(event, Discarded):
                    self.pile[event.card] += 1
                if isinstance(event, Revealed):
                    self.rows[event.card] += 1

    def after(self, ways: Pair, event: Event) -> Iterable[Pair]:
        if isinstance(event, Swapped):
            return exchanged(ways)
        member = self.allies.index(getattr(event, "seat", -1))
        if isinstance(event, Discarded | Revealed):
            found = self.single.after(ways[member], event)
            return [replaced(ways, member, way) for way in found if self.is_right(ways, member, way, event.card)]
        return [replaced(ways, member, way) for way in self.single.after(ways[member], event)]

    def is_right(self, ways: Pair, member: int, way: Way, card: int) -> bool:
        """Whether the card shown was a remembered one, or there is another one that lies nowhere else."""
        before = ways[member]
        was_remembered = len(way.hand) < len(before.hand) or before.down is not None
        unseen = self.deck[card] - self.pile[card] - self.rows[card]
        return was_remembered or unseen > known_cards(ways).count(card)

    def make_anew(self) -> None:
        """The old deck was empty: what lay neither on the pile nor open is in the two hands, or face down."""
        cards = tuple(sorted((self.deck - self.pile - self.rows).elements()))
        self.pile = Counter()
        if cards:
            self.has_counted = True
            self.ways = {new for ways in self.ways for new in shared_out(ways, cards)}

    def is_possible(self, hands: tuple[Iterable[int], Iterable[int]], downs: tuple[int | None, int | None]) -> bool:
        real = [Counter(hand) for hand in hands]
        return any(
            all(
                Counter(way.hand) <= cards
                and len(way.hand) + way.others == cards.total()
                and way.is_laid == (down is not None)
                and way.down in (None, down)
                for way, cards, down in zip(ways, real, downs, strict=True)
            )
            for ways in self.ways
        )


def replaced(ways: Pair, member: int, way: Way) -> Pair:
    return (way, ways[1]) if member == 0 else (ways[0], way)


def known_cards(ways: Pair) -> Cards:
    return tuple(card for way in ways for card in (*way.hand, *(() if way.down is None else (way.down,))))


def leaving(way: Way) -> list[tuple[int | None, Way]]:
    """Every card that can be passed on, None for one that is not remembered, and what is left."""
    found: list[tuple[int | None, Way]] = [(card, way._replace(hand=without(way.hand, card))) for card in set(way.hand)]
    return [*found, (None, way._replace(others=way.others - 1))] if way.others else found


def exchanged(ways: Pair) -> list[Pair]:
    return [
        (received(one, got), received(other, gave)) for gave, one in leaving(ways[0]) for got, other in leaving(ways[1])
    ]


def received(way: Way, card: int | None) -> Way:
    if card is None:
        return way._replace(others=way.others + 1)
    return way._replace(hand=tuple(sorted((*way.hand, card))))


def shared_out(ways: Pair, cards: Cards) -> Iterable[Pair]:
    """The cards that are not remembered yet, in every way."""
    left = Counter(cards)
    left.subtract(known_cards(ways))
    assert min(left.values()) >= 0, "a card is remembered that is not there"
    one, other = ways
    for first in {None, *left.elements()} if one.is_laid and one.down is None else {None}:
        for second in {None, *left.elements()} if other.is_laid and other.down is None else {None}:
            rest = +(left - Counter(card for card in (first, second) if card is not None))
            downs = [down for way, down in ((one, first), (other, second)) if way.is_laid and way.down is None]
            if None in downs or rest.total() != one.others + other.others:
                continue
            for chosen in set(combinations(sorted(rest.elements()), one.others)):
                mine = Way(tuple(sorted((*one.hand, *chosen))), 0, one.down if first is None else first, one.is_laid)
                theirs = tuple((rest - Counter(chosen)).elements())
                down = other.down if second is None else second
                yield mine, Way(tuple(sorted((*other.hand, *theirs))), 0, down, other.is_laid)
