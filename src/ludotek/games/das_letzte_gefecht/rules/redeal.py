"""Dealing anew what a seat may not know: the other hands, the cards face down, and a card that is offered.

Hidden cards go back to their decks and are dealt again in a fixed order, so that nothing depends on which they were.
What somebody can remember or count stays where it is known to be: DLG-R26, DLG-32.
"""

from bisect import bisect_right

from mypy_extensions import i64

from ludotek.kernel.hands import take_kind
from ludotek.kernel.rng import Rng

from .plan import HAND, KINDS, LAST, NOBODY, NONE, STACK, SWAP
from .table import Table
from .ways import OTHER, PARTS, Log, weighted_ways


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
    for seat in (first, second):
        table.late[seat] = NONE
        for index in range(seat * KINDS, seat * KINDS + KINDS):
            table.given[index] = 0
            table.counted[index] = 0
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


def log_of(table: Table, first: i64) -> Log:
    """What was seen of this ally and the partner."""
    side = table.plan.side[first]
    return tuple([sight for sight in table.sights() if table.plan.side[sight[1]] == side])
