"""How good plays look at a glance, and the numbers by which a position is judged."""

from typing import Final

from mypy_extensions import i64, u8

from ludotek.kernel.hands import bit_at
from ludotek.kernel.state import CHANCE, INTERJECTION, UNSEEN
from ludotek.kernel.vecs import vec

from . import plan as codes
from .chips import Chips
from .plan import CARD, CELLS, DIRECTIONS, FIVE, FREE, SLOTS, SPACES
from .state import SequenceState
from .windows import Windows

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


# Features

KNOWN: Final[i64] = 17  # how many there are
MANY: Final = 0.25  # for one of several
PILE: Final = 10.0  # cards of the pile that count as one


def features(state: SequenceState, seat: i64, out: "vec[float]") -> i64:
    """What a side has on the board counts for its first player, so that it is counted once.

    On the board: 0 sequences made, 1 to 3 open windows with two, three and four chips, 11 spaces that finish a
    sequence, 12 copies of their cards in the pile. The rest is of the hand and of the turn.
    """
    if state.away[seat]:
        return 0
    for feature in range(KNOWN):
        out[feature] = 0.0
    side = state.plan.side(seat)
    windows = state.chips.counted()
    if first_of_side(state, side) == seat:
        count_board(state, windows, side, out)
    count_hand(state, windows, seat, side, out)
    count_turn(state, windows, seat, side, out)
    return KNOWN


def first_of_side(state: SequenceState, side: i64) -> i64:
    seat = side
    while state.away[seat]:
        seat += state.plan.sides
    return seat


def count_board(state: SequenceState, windows: Windows, side: i64, out: "vec[float]") -> None:
    first = side * FIVE
    out[0] = float(state.chips.made[side])
    out[1] = 0.1 * float(windows.open[first + 2])
    out[2] = MANY * float(windows.open[first + 3])
    out[3] = MANY * float(windows.open[first + 4])
    if windows.open[first + 4] == 0:
        return
    plan = state.plan
    copies: i64 = 0
    for place in range(SPACES):
        if is_level(state, windows, side, plan.spaces[place], FAR):
            out[11] += 0.5
            copies += state.cards.left[plan.shown[place]]
    if state.cards.pile > 0:
        out[12] = PILE * float(copies) / float(state.cards.pile)


def is_level(state: SequenceState, windows: Windows, side: i64, cell: i64, chips: i64) -> bool:
    """Whether a chip of a side on this space is free to join so many in its best window."""
    return windows.level[side * CELLS + cell] == chips and i64(state.chips.owner[cell]) == FREE


def is_level_of(state: SequenceState, windows: Windows, side: i64, card: i64, chips: i64) -> bool:
    """The same for one of the two spaces of a card."""
    plan = state.plan
    if is_level(state, windows, side, plan.first[card], chips):
        return True
    return is_level(state, windows, side, plan.second[card], chips)


def count_hand(state: SequenceState, windows: Windows, seat: i64, side: i64, out: "vec[float]") -> None:
    """4, 5: jacks; 7: dead cards; for the others see `count_card`."""
    plan = state.plan
    for slot in range(seat * SLOTS, seat * SLOTS + state.cards.held[seat]):
        card = state.cards.hands[slot]
        kind = plan.kinds[card]
        if kind == codes.WILD:
            out[4] += 0.5
        elif kind == codes.REMOVER:
            out[5] += 0.5
        elif state.is_dead(card):
            out[7] += MANY
        else:
            count_card(state, windows, side, card, out)


def count_card(state: SequenceState, windows: Windows, side: i64, card: i64, out: "vec[float]") -> None:
    """6: cards that finish a sequence; 14, 15: that make four or three of five; 16: that keep others from finishing."""
    if is_level_of(state, windows, side, card, FAR):
        out[6] += 1.0
    elif is_level_of(state, windows, side, card, FAR - 1):
        out[14] += MANY
    elif is_level_of(state, windows, side, card, FAR - 2):
        out[15] += MANY
    for other in range(state.plan.sides):
        if other != side and is_level_of(state, windows, other, card, FAR):
            out[16] += MANY


def count_turn(state: SequenceState, windows: Windows, seat: i64, side: i64, out: "vec[float]") -> None:
    """8: on turn; 9: and able to finish a sequence, 10: the last one needed; 13: cards that finish the last one."""
    is_last = state.chips.made[side] + 1 >= state.plan.needed
    if is_last:
        out[13] = out[6]
    if next_to_play(state) != seat:
        return
    out[8] = 1.0
    if out[6] > 0.0 or (out[4] > 0.0 and windows.open[side * FIVE + FAR] > 0):
        out[9] = 1.0
        if is_last:
            out[10] = 1.0


def next_to_play(state: SequenceState) -> i64:
    """While a card is drawn after a play, the turn is as good as over. SEQ-24"""
    return state.after(state.seat) if state.why == codes.TURN_DRAW else state.seat


# What others notice


def seen(state: SequenceState, action: i64, observer: i64) -> i64:
    """One plan for all draws. Of a card whose lines are chosen one by one, what is seen is the card, not its slot."""
    if state.actor == CHANCE:
        return UNSEEN
    chosen = action & codes.ACTION_MASK
    if chosen >= codes.MARK:
        return INTERJECTION | marked_card(state, chosen) << CARD | (chosen - codes.MARK) % CELLS
    return action
