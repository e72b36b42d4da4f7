"""The legal actions of the seat that decides. Nothing is allocated: they are written into a buffer."""

from mypy_extensions import i64

from ludotek.kernel.hands import bit_at
from ludotek.kernel.vecs import vec

from . import plan as codes
from .plan import CARD, CELLS, FREE, NOBODY, SLOTS, SPACES
from .state import SequenceState
from .turns import may_exchange


def plays_into(state: SequenceState, out: "vec[i64]") -> i64:
    """Whatever the hand allows on the board, dead cards, or a pass. Of two equal cards the first counts."""
    plan = state.plan
    hands = state.cards.hands
    owner = state.chips.owner
    hot = state.chips.hot
    side = plan.side(state.seat)
    base = side * CELLS
    first = state.seat * SLOTS
    before: i64 = NOBODY
    n: i64 = 0
    is_exchange_open = may_exchange(state)
    for slot in range(first, first + state.cards.held[state.seat]):
        card = hands[slot]
        if card == before:
            continue
        before = card
        if plan.kinds[card] != codes.ORDINARY:
            n = jack_into(state, out, n, side, slot, card)
            continue
        one = plan.first[card]  # SEQ-22, SEQ-23, SEQ-R05
        two = plan.second[card]
        if i64(owner[one]) == FREE:
            out[n] = card << CARD | one
            n += 1
            if hot[base + one]:
                n = claims_into(state, out, n, side, slot)
        if i64(owner[two]) == FREE:
            out[n] = card << CARD | two
            n += 1
            if hot[base + two]:
                n = claims_into(state, out, n, side, slot)
        elif i64(owner[one]) != FREE and is_exchange_open:  # SEQ-50, SEQ-R07
            out[n] = codes.EXCHANGE + card
            n += 1
    if n == 0:
        out[0] = codes.PASS  # SEQ-26, SEQ-R09
        n = 1
    return n


def claims_into(state: SequenceState, out: "vec[i64]", n: i64, side: i64, slot: i64) -> i64:
    """One action for every other way to claim; if they are too many to list, also one to mark it. SEQ-65, SEQ-R13"""
    action = out[n - 1]
    cell = action & codes.CELL_MASK
    claims = state.chips.claims(side, cell)
    listed = claims if claims < codes.MOST_CLAIMS else codes.MOST_CLAIMS
    if n - 1 + listed > codes.MOST_LISTED:
        listed = 1
    for claim in range(1, listed):
        out[n] = claim << codes.CLAIM | action
        n += 1
    if listed < claims:
        out[n] = codes.MARK + (slot - state.seat * SLOTS) * CELLS + cell
        n += 1
    return n


def jack_into(state: SequenceState, out: "vec[i64]", n: i64, side: i64, slot: i64, card: i64) -> i64:
    """SEQ-41: any free space. SEQ-42 .. SEQ-44: any opposing chip that is not locked. SEQ-R08"""
    plan = state.plan
    owner = state.chips.owner
    spaces = plan.spaces  # SEQ-33: without the corners
    own = bit_at(side)
    if plan.kinds[card] == codes.WILD:
        hot = state.chips.hot
        for k in range(SPACES):
            cell = spaces[k]
            if i64(owner[cell]) == FREE:
                out[n] = card << CARD | cell
                n += 1
                if hot[side * CELLS + cell]:
                    n = claims_into(state, out, n, side, slot)
        return n
    for k in range(SPACES):
        cell = spaces[k]
        chip = i64(owner[cell])
        if chip != FREE and chip != own and (plan.advanced or state.chips.locked[cell] == 0):  # SEQ-90
            out[n] = card << CARD | cell
            n += 1
    return n


def gifts_into(state: SequenceState, out: "vec[i64]") -> i64:
    """A penalty: any card of the hand. SEQ-R16"""
    hands = state.cards.hands
    first = state.actor * SLOTS
    n: i64 = 0
    for slot in range(first, first + state.cards.held[state.actor]):
        if slot == first or hands[slot] != hands[slot - 1]:
            out[n] = codes.GIVE + hands[slot]
            n += 1
    return n


def lines_into(state: SequenceState, out: "vec[i64]") -> i64:
    """While lines are being marked: those of the first direction that is open. SEQ-R13"""
    side = state.plan.side(state.seat)
    cell = state.marking & codes.CELL_MASK
    ways = state.chips.ways(side, cell, state.chips.open_direction(side, cell, state.marks))
    n: i64 = 0
    for after in range(codes.FIVE):
        if ways >> after & 1:
            out[n] = codes.LINE + after
            n += 1
    return n
