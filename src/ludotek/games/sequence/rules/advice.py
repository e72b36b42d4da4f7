"""How good plays look at a glance, and the numbers by which a position is judged."""

from typing import Final

from mypy_extensions import i64, u8

from ludotek.kernel.hands import bit_at
from ludotek.kernel.state import CHANCE, INTERJECTION, UNSEEN
from ludotek.kernel.vecs import vec

from . import plan as codes
from .chips import Chips
from .plan import CARD, CELLS, DIRECTIONS, FIVE, FREE, SLOTS
from .state import SequenceState

USUAL: Final[i64] = 4
FINISHES: Final[i64] = 3000
BLOCKS: Final[i64] = 500  # a space on which an opposing side would finish a sequence
JACK: Final[i64] = 2  # a jack laid without need
EXCHANGES: Final[i64] = 60
FAR: Final[i64] = FIVE - 1


# Weights


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
    if chips.hot[own * CELLS + cell]:
        return FINISHES
    weight = USUAL
    is_wild = plan.kinds[card] == codes.WILD
    for side in range(plan.sides):
        if side != own:
            if chips.hot[side * CELLS + cell]:
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


# Features


def features(state: SequenceState, seat: i64, out: "vec[float]") -> i64:
    """What a side has on the board counts for its first player, so that it is counted once."""
    if state.away[seat]:
        return 0
    for feature in range(9):
        out[feature] = 0.0
    plan = state.plan
    side = plan.side(seat)
    if first_of_side(state, side) == seat:
        out[0] = float(state.chips.made[side])
        count_windows(state.chips, side, out)
    count_hand(state, seat, side, out)
    if next_to_play(state) == seat:
        out[8] = 1.0
    return 9


def next_to_play(state: SequenceState) -> i64:
    """While a card is drawn after a play, the turn is as good as over. SEQ-24"""
    return state.after(state.seat) if state.why == codes.TURN_DRAW else state.seat


def first_of_side(state: SequenceState, side: i64) -> i64:
    seat = side
    while state.away[seat]:
        seat += state.plan.sides
    return seat


def count_windows(chips: Chips, side: i64, out: "vec[float]") -> None:
    """1, 2, 3: open windows of five with two, three and four own chips. Walks every line of the board once."""
    bit = bit_at(side)
    owner = chips.owner
    for direction in range(DIRECTIONS):
        step = chips.plan.steps[direction]
        for cell in range(codes.STRIDE + 1, CELLS - codes.STRIDE - 1):
            if i64(owner[cell]) != codes.RIM and i64(owner[cell - step]) == codes.RIM:
                count_line(chips, cell, step, bit, out)


def count_line(chips: Chips, start: i64, step: i64, bit: i64, out: "vec[float]") -> None:
    """Slides a window of five along a line from the rim on."""
    owner = chips.owner
    own: i64 = 0
    closed: i64 = 0
    used: i64 = 0  # chips of finished sequences: two of them in one window are no part of a new one, SEQ-63
    cell = start
    length: i64 = 0
    while i64(owner[cell]) != codes.RIM:
        chip = i64(owner[cell])
        own += i64(chip & bit != 0)
        closed += i64(chip != FREE and chip & bit == 0)
        used += i64(chips.locked[cell] != 0 and chip & bit != 0)
        length += 1
        if length > FIVE:
            tail = cell - FIVE * step
            chip = i64(owner[tail])
            own -= i64(chip & bit != 0)
            closed -= i64(chip != FREE and chip & bit == 0)
            used -= i64(chips.locked[tail] != 0 and chip & bit != 0)
        if length >= FIVE and closed == 0 and used < 2 and own >= 2 and own < FIVE:
            out[own - 1] += 0.1 if own == 2 else 0.25
        cell += step


def count_hand(state: SequenceState, seat: i64, side: i64, out: "vec[float]") -> None:
    """4, 5: jacks; 6: cards that finish a sequence; 7: dead cards."""
    plan = state.plan
    base = side * CELLS
    for slot in range(seat * SLOTS, seat * SLOTS + state.cards.held[seat]):
        card = state.cards.hands[slot]
        kind = plan.kinds[card]
        if kind == codes.WILD:
            out[4] += 0.5
        elif kind == codes.REMOVER:
            out[5] += 0.5
        elif state.is_dead(card):
            out[7] += 0.25
        elif is_useful(state, base, plan.first[card]) or is_useful(state, base, plan.second[card]):
            out[6] += 1.0


def is_useful(state: SequenceState, base: i64, cell: i64) -> bool:
    """Whether a chip on this free space would finish a sequence."""
    return i64(state.chips.owner[cell]) == FREE and state.chips.hot[base + cell] != 0


# What others notice


def seen(state: SequenceState, action: i64, observer: i64) -> i64:
    """One plan for all draws. Of a card whose lines are chosen one by one, what is seen is the card, not its slot."""
    if state.actor == CHANCE:
        return UNSEEN
    chosen = action & codes.ACTION_MASK
    if chosen >= codes.MARK:
        return INTERJECTION | marked_card(state, chosen) << CARD | (chosen - codes.MARK) % CELLS
    return action
