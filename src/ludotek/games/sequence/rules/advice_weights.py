"""How good plays look at a glance, and which spaces a hand has cards for."""

from typing import Final

from mypy_extensions import i64, u8

from ludotek.kernel.hands import bit_at
from ludotek.kernel.vecs import vec

from . import plan as codes
from .advice_windows import add_cards
from .chips import Chips
from .plan import CARD, CELLS, DIRECTIONS, FIVE, FREE, NOBODY, SLOTS
from .state import SequenceState

USUAL: Final[i64] = 4
FINISHES: Final[i64] = 3000
BLOCKS: Final[i64] = 500  # a space on which an opposing side would finish a sequence
JACK: Final[i64] = 2  # a jack laid without need
EXCHANGES: Final[i64] = 60
FAR: Final[i64] = FIVE - 1


def weight_of(state: SequenceState, action: i64) -> i64:
    chosen = action & codes.ACTION_MASK
    if chosen < codes.EXCHANGE:
        return weight_of_play(state, chosen >> CARD, chosen & codes.CELL_MASK)
    if chosen < codes.GIVE:
        return EXCHANGES
    if chosen < codes.PASS:
        return weight_of_gift(state, chosen - codes.GIVE)
    if chosen >= codes.MARK:
        return weight_of_play(state, marked_card(state, chosen), (chosen - codes.MARK) % CELLS)
    return USUAL


def marked_card(state: SequenceState, action: i64) -> i64:
    return state.cards.hands[state.seat * SLOTS + (action - codes.MARK) // CELLS]


def weight_of_gift(state: SequenceState, card: i64) -> i64:
    """Rather a dead card than another, rather any other than a jack."""
    if state.is_dead(card):
        return EXCHANGES
    return USUAL if state.plan.kinds[card] == codes.ORDINARY else 1


def weight_of_play(state: SequenceState, card: i64, cell: i64) -> i64:
    plan = state.plan
    chips = state.chips
    if plan.kinds[card] == codes.REMOVER:
        return 1 + promise(chips, cell, chips.side_at(cell)) // 2
    own = plan.side(state.seat)
    if chips.finishes(own, cell):
        return FINISHES
    weight = USUAL
    is_wild = plan.kinds[card] == codes.WILD
    for side in range(plan.sides):
        if side != own:
            if chips.finishes(side, cell):
                weight += BLOCKS
            elif not is_wild:
                weight += promise(chips, cell, side) // 2
    if is_wild:
        return weight - USUAL + JACK
    return weight + promise(chips, cell, own)


def promise(chips: Chips, cell: i64, side: i64) -> i64:
    """What a chip of a side is worth here: for each five spaces in a row that are still open to it, the more the more
    of them it has already."""
    found: i64 = 0
    bit = bit_at(side)
    for direction in range(DIRECTIONS):
        found += promise_along(chips.owner, cell, chips.plan.steps[direction], bit)
    return found


def promise_along(owner: "vec[u8]", cell: i64, step: i64, bit: i64) -> i64:
    """In one direction. The cell itself does not count, empty or not."""
    first = cell
    back: i64 = 0
    while back < FAR and is_open(i64(owner[first - step]), bit):
        first -= step
        back += 1
    last = cell
    ahead: i64 = 0
    while ahead < FAR and is_open(i64(owner[last + step]), bit):
        last += step
        ahead += 1
    if back + ahead < FAR:
        return 0
    found: i64 = 0
    for start in range(back + ahead - FAR + 1):
        have: i64 = 0
        at = first + start * step
        for k in range(FIVE):
            if at != cell and i64(owner[at]) & bit:
                have += 1
            at += step
        found += worth_of(have)
    return found


def is_open(owner: i64, bit: i64) -> bool:
    return owner == FREE or (owner != codes.RIM and owner & bit != 0)


def worth_of(have: i64) -> i64:
    """Of a window of five with so many chips besides the new one."""
    if have >= 3:
        return 60
    if have == 2:
        return 15
    return 1 + 3 * have


# Hands


def cover(state: SequenceState, seat: i64, covered: "vec[i64]") -> None:
    """Adds, for each window, the free spaces for which a card is in this hand."""
    plan = state.plan
    owner = state.chips.owner
    before: i64 = NOBODY
    for slot in range(seat * SLOTS, seat * SLOTS + state.cards.held[seat]):
        card = state.cards.hands[slot]
        if card != before and plan.kinds[card] == codes.ORDINARY:
            if i64(owner[plan.first[card]]) == FREE:
                add_cards(covered, plan.first[card])
            if i64(owner[plan.second[card]]) == FREE:
                add_cards(covered, plan.second[card])
        before = card


def holds(state: SequenceState, seat: i64, card: i64) -> bool:
    copies: i64 = 0
    for slot in range(seat * SLOTS, seat * SLOTS + state.cards.held[seat]):
        if state.cards.hands[slot] == card:
            copies += 1
    return copies > 0
