"""Dealing anew what a seat may not know: the other hands, the cards face down, and a card that is offered.

Hidden cards go back to their decks and are dealt again in a fixed order, so that nothing depends on which they were.
What somebody can remember or count stays where it is known to be: DLG-R26, DLG-32.

When the deck that two allies share was made anew, their opponents can count the cards of both together, but not who has
which. Every way it can be is kept with its probability, as if each chose any card of the hand with equal chances; the
log of what everybody saw is followed step by step.
"""

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import Final

from mypy_extensions import i64

from ludotek.kernel.hands import take_kind
from ludotek.kernel.rng import Rng

from .plan import COUNTED, DREW, HAND, KINDS, LAID, LAST, NOBODY, NONE, SHED, STACK, SWAP, SWAPPED
from .table import Sight, Table

Cards = tuple[int, ...]  # kinds, sorted
Part = tuple[Cards, int, int]  # of one ally: cards known to be in hand, how many others, the card face down
Way = tuple[Part, Part]
Log = tuple[Sight, ...]
OTHER: Final = 24  # a card that may be any
NO_CARD: Final = -1
PARTS: Final = 1 << 30  # how finely a probability is drawn
NO_CARDS: Final[Cards] = ()


def redeal(table: Table, viewer: i64, rng: Rng) -> None:
    """For a seat, or a SPECTATOR. Not when the game is over: then all cards are open."""
    plan = table.plan
    for seat in range(plan.seats):
        if seat != viewer:
            gather(table, seat)
    for seat in range(plan.seats):
        partner = plan.partner[seat]
        if seat != viewer and partner in (NOBODY, viewer):
            deal(table, seat, rng)
        elif seat != viewer and seat < partner:
            deal_allies(table, seat, partner, rng)
    turn = table.seat_on_turn()
    if table.stage == SWAP and turn != viewer:
        table.offered = table.hands[turn * HAND + rng.below(table.held[turn])]


def gather(table: Table, seat: i64) -> None:
    """Hand and card face down into the deck; `held` and `down` still say how many are to be there."""
    deck = table.deck
    base = table.plan.side[seat] * STACK
    for slot in range(seat * HAND, seat * HAND + table.held[seat]):
        deck[base + table.hands[slot]] += 1
    deck[base + LAST] += table.held[seat]
    if table.down[seat] != NONE:
        deck[base + table.down[seat]] += 1
        deck[base + LAST] += 1
        table.down[seat] = 0


def deal(table: Table, seat: i64, rng: Rng) -> None:
    """The cards known to be there and others at random; any that did not come late may be the one face down."""
    held = table.held[seat]
    table.held[seat] = 0
    for kind in range(KINDS):
        index = seat * KINDS + kind
        for copy in range(table.given[index] + table.counted[index]):
            table.take(seat, kind)
    if table.down[seat] != NONE:
        lay_one(table, seat, held + 1 - table.held[seat], rng)
    draw_up_to(table, seat, held, rng)


def lay_one(table: Table, seat: i64, others: i64, rng: Rng) -> None:
    """One of the known cards, or of `others` that are still to be drawn; never the one that came late."""
    late = table.late[seat]
    if late != NONE:
        table.remove(seat, late)
    number = rng.below(table.held[seat] + others)
    if number < table.held[seat]:
        table.down[seat] = table.hands[seat * HAND + number]
        table.remove(seat, table.down[seat])
    else:
        table.down[seat] = draw(table, seat, rng)
    if late != NONE:
        table.add(seat, late)


def draw_up_to(table: Table, seat: i64, held: i64, rng: Rng) -> None:
    while table.held[seat] < held:
        table.add(seat, draw(table, seat, rng))


def draw(table: Table, seat: i64, rng: Rng) -> i64:
    """A card out of the deck."""
    base = table.plan.side[seat] * STACK
    card = take_kind(table.deck, base, table.deck[base + LAST], rng)
    table.deck[base + LAST] -= 1
    return card


def deal_allies(table: Table, first: i64, second: i64, rng: Rng) -> None:
    """Nobody else knows what the two know of each other, so it is left out."""
    table.counted = table.counted[:]
    forget_all(table, first)
    forget_all(table, second)
    if not table.is_logged(first):
        deal(table, first, rng)
        deal(table, second, rng)
        return
    base = table.plan.side[first] * STACK
    unseen = tuple([int(table.deck[base + kind]) for kind in range(KINDS)])
    ways, chances = weighted_ways(log_of(table, first), int(first), unseen)
    way = ways[bisect_right(chances, int(rng.below(PARTS)))]
    for seat, part in ((first, way[0]), (second, way[1])):
        table.held[seat] = 0
        for card in part[0]:
            table.take(seat, card)
        if table.down[seat] != NONE and part[2] != OTHER:
            table.leave_deck(table.plan.side[seat], part[2])
            table.down[seat] = part[2]
    for seat, part in ((first, way[0]), (second, way[1])):
        if part[2] == OTHER:
            table.down[seat] = draw(table, seat, rng)
        draw_up_to(table, seat, len(part[0]) + part[1], rng)


def forget_all(table: Table, seat: i64) -> None:
    table.late[seat] = NONE
    for index in range(seat * KINDS, seat * KINDS + KINDS):
        table.given[index] = 0
        table.counted[index] = 0


def log_of(table: Table, first: i64) -> Log:
    """What was seen of this ally and the partner."""
    side = table.plan.side[first]
    return tuple([sight for sight in table.log if table.plan.side[sight[1]] == side])


@lru_cache(maxsize=32)
def weighted_ways(log: Log, first: int, unseen: Cards) -> tuple[list[Way], list[int]]:
    """All ways and their probabilities in PARTS, added up, to choose one by."""
    ways = ways_of(log, first, unseen)
    sums = list(accumulate(ways.values()))
    return list(ways), [int(part / sums[-1] * PARTS) for part in sums[:-1]] + [PARTS]


@lru_cache(maxsize=32)
def ways_of(log: Log, first: int, unseen: Cards) -> dict[Way, float]:
    """`first` is the ally with the lower seat; `unseen` are the cards in the deck and hidden (kind -> copies)."""
    if len(log) == 0:
        empty: Part = (NO_CARDS, 0, NO_CARD)
        return {(empty, empty): 1.0}
    what, seat, cards = log[-1]
    before = [unseen[kind] + cards.count(kind) for kind in range(OTHER)]
    if what == COUNTED:
        before = [cards.count(kind) for kind in range(OTHER)]  # the deck was empty
    found: dict[Way, float] = {}
    member = 0 if seat == first else 1
    for way, weight in ways_of(log[:-1], first, tuple(before)).items():
        for after, share in following(way, what, member, cards, before):
            found[after] = found.get(after, 0.0) + weight * share
    return found


def following(way: Way, what: int, member: int, cards: Cards, unseen: list[int]) -> list[tuple[Way, float]]:
    """What a way can become by this step, with weights."""
    if what == COUNTED:
        return counted(way, cards)
    if what == SWAPPED:
        return swapped(way)
    hand, others, down = way[member]
    if what == DREW:
        parts: list[tuple[Part, float]] = [((hand, others + 1, down), 1.0)]
    elif what == LAID:
        parts = [((left, some, card), share) for card, left, some, share in partings(way[member])]
    elif what == SHED:
        gone = partings(way[member])
        parts = [((rest, some, down), n * chance_of(way, card, cards[0], unseen)) for card, rest, some, n in gone]
    else:
        parts = [((hand, others, NO_CARD), chance_of(way, down, cards[0], unseen))]
    return [((part, way[1]) if member == 0 else (way[0], part), share) for part, share in parts if share > 0]


def partings(part: Part) -> list[tuple[int, Cards, int, float]]:
    """Every card that may leave the hand: the card, what is left of the known ones and the others, the weight."""
    hand, others = part[0], part[1]
    found = [(card, without(hand, card), others, float(hand.count(card))) for card in dict.fromkeys(hand)]
    return [*found, (OTHER, hand, others - 1, float(others))] if others > 0 else found


def without(cards: Cards, card: int) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def chance_of(way: Way, card: int, seen: int, unseen: list[int]) -> float:
    """That a card is the one that was seen. One that may be any is among those unseen and not known elsewhere."""
    if card != OTHER:
        return 1.0 if card == seen else 0.0
    known = known_in(way)
    return (unseen[seen] - known.count(seen)) / (sum(unseen) - len(known))


def known_in(way: Way) -> list[int]:
    return [card for hand, others, down in way for card in (*hand, down) if card not in (NO_CARD, OTHER)]


def swapped(way: Way) -> list[tuple[Way, float]]:
    (one, two), found = way, []
    for gave, left, some, share in partings(one):
        for got, rest, more, other_share in partings(two):
            mine, theirs = take_up((left, some, one[2]), got), take_up((rest, more, two[2]), gave)
            found.append(((mine, theirs), share * other_share))
    return found


def take_up(part: Part, card: int) -> Part:
    hand, others, down = part
    return (hand, others + 1, down) if card == OTHER else (tuple(sorted((*hand, card))), others, down)


def counted(way: Way, cards: Cards) -> list[tuple[Way, float]]:
    """The others are what is not known yet of these cards, dealt in every way; the weights of one way add up to 1."""
    left = list(cards)
    for card in known_in(way):
        left.remove(card)
    found: list[tuple[Way, float]] = []
    (hand0, others0, down0), (hand1, _, down1) = way
    for card0, rest0, share0 in turned(tuple(left), down0):
        for card1, rest1, share1 in turned(rest0, down1):
            for chosen, rest, share in shared(rest1, others0):
                mine: Part = (tuple(sorted(hand0 + chosen)), 0, card0)
                theirs: Part = (tuple(sorted(hand1 + rest)), 0, card1)
                found.append(((mine, theirs), share0 * share1 * share / comb(len(rest1), others0)))
    return found


def turned(cards: Cards, down: int) -> list[tuple[int, Cards, float]]:
    """What the card face down can be, if it may be any of these."""
    if down != OTHER:
        return [(down, cards, 1.0)]
    return [(card, without(cards, card), cards.count(card) / len(cards)) for card in dict.fromkeys(cards)]


def shared(cards: Cards, count: int) -> list[tuple[Cards, Cards, float]]:
    """Every hand of so many cards, the rest of the cards, and in how many ways they can be chosen."""
    if count == 0 or len(cards) == count:
        return [(cards, NO_CARDS, 1.0)] if count else [(NO_CARDS, cards, 1.0)]
    kind, copies = cards[0], cards.count(cards[0])
    found: list[tuple[Cards, Cards, float]] = []
    for taken in range(max(0, count - len(cards) + copies), min(copies, count) + 1):
        for chosen, rest, share in shared(cards[copies:], count - taken):
            own, other = (kind,) * taken + chosen, (kind,) * (copies - taken) + rest
            found.append((own, other, share * comb(copies, taken)))
    return found
