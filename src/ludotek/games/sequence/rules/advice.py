"""The numbers by which a position is judged, and what others notice. For the weights of plays see advice_weights.py."""

from typing import Final

from mypy_extensions import i64

from ludotek.kernel.state import CHANCE, INTERJECTION, UNSEEN, room
from ludotek.kernel.vecs import vec

from . import plan as codes
from .advice_weights import cover, holds, marked_card
from .advice_windows import WINDOWS, Windows, chips_of, is_open
from .plan import CARD, CARDS, CELLS, COPIES, FIVE, FREE, SLOTS, SPACES
from .state import SequenceState

# Features

KNOWN: Final[i64] = 17  # how many there are
KNOWN_OF_TWO: Final[i64] = 29  # with two players, where more was learned
FAR: Final[i64] = FIVE - 1
MANY: Final = 0.25  # for one of several
PILE: Final = 10.0  # cards of the pile that count as one


def features(state: SequenceState, seat: i64, out: "vec[float]") -> i64:
    """What a side has on the board counts for its first player, so that it is counted once.

    On the board: 0 sequences made, 1 to 3 open windows with two, three and four chips, 11 spaces that finish a
    sequence, 12 copies of their cards in the pile. The rest is of the hand and of the turn; 28: jacks, worth the more
    the longer it goes on.
    """
    if state.away[seat]:
        return 0
    known = KNOWN_OF_TWO if state.plan.seats == 2 else KNOWN
    for feature in range(known):
        out[feature] = 0.0
    side = state.plan.side(seat)
    windows = state.chips.counted()
    if first_of_side(state, side) == seat:
        count_board(state, windows, side, out)
    count_hand(state, windows, seat, side, out)
    count_turn(state, windows, seat, side, out)
    if known > KNOWN:
        count_plans(state, windows, seat, side, out)
        count_race(state, windows, seat, side, out)
        out[28] = 0.01 * (out[4] + out[5]) * float(CARDS * COPIES - state.cards.pile)
    return known


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


def count_plans(state: SequenceState, windows: Windows, seat: i64, side: i64, out: "vec[float]") -> None:
    """Open windows for which cards are in the hand: 17, 18 with one chip and one or more cards; 19, 20 with two chips
    and two or three cards; 21 with three chips and two cards; 22 with four and the last card. 23, 24: with three or two
    chips, where no other side can lay a card between."""
    own, others = room(WINDOWS), room(WINDOWS)
    cover(state, seat, own)
    for other in range(state.plan.seats):
        if state.plan.side(other) != side and not state.away[other]:
            cover(state, other, others)
    for window in range(WINDOWS):
        cards = own[window]
        if cards > 0 and is_open(windows.sums[window], side):
            count_plan(chips_of(windows.sums[window], side), cards, others[window] == 0, out)


def count_plan(chips: i64, cards: i64, is_safe: bool, out: "vec[float]") -> None:
    if chips == 1:
        out[17 if cards == 1 else 18] += 0.1
    elif chips == 2 and cards >= 2:
        out[19 if cards == 2 else 20] += MANY
        if is_safe:
            out[24] += MANY
    elif chips == 3:
        if cards == 2:
            out[21] += 0.5
        if is_safe:
            out[23] += 0.5
    elif chips == FAR:
        out[22] += 0.5


def count_turn(state: SequenceState, windows: Windows, seat: i64, side: i64, out: "vec[float]") -> None:
    """8: on turn; 9: and able to finish a sequence, 10: the last one needed; 13: cards that finish the last one."""
    is_last = state.chips.made[side] + 1 >= state.plan.needed
    if is_last:
        out[13] = out[6]
    if next_to_play(state) != seat:
        return
    out[8] = 1.0
    if can_finish(windows, side, out):
        out[9] = 1.0
        if is_last:
            out[10] = 1.0


def can_finish(windows: Windows, side: i64, out: "vec[float]") -> bool:
    """Whether the hand has a card that finishes a sequence, or a two-eyed jack where one is near."""
    return out[6] > 0.0 or (out[4] > 0.0 and windows.open[side * FIVE + FAR] > 0)


def count_race(state: SequenceState, windows: Windows, seat: i64, side: i64, out: "vec[float]") -> None:
    """25: able to finish the last sequence needed, 26: and nobody can keep it from that, 27: nor be faster."""
    if state.chips.made[side] + 1 < state.plan.needed or not can_finish(windows, side, out):
        return
    out[25] = 1.0
    if not is_stoppable(state, windows, seat, side, out[4] > 0.0):
        out[26] = 1.0
        if next_to_play(state) != seat and not is_hurried(state, windows, side):
            out[27] = 1.0


def is_stoppable(state: SequenceState, windows: Windows, seat: i64, side: i64, has_wild: bool) -> bool:
    """Whether another side has a jack, or a card for a space on which this seat could finish."""
    plan = state.plan
    hands = state.cards.hands
    for other in range(plan.seats):
        if plan.side(other) == side or state.away[other]:
            continue
        for slot in range(other * SLOTS, other * SLOTS + state.cards.held[other]):
            card = hands[slot]
            if plan.kinds[card] != codes.ORDINARY:
                return True
            if is_level_of(state, windows, side, card, FAR) and (has_wild or holds(state, seat, card)):
                return True
    return False


def is_hurried(state: SequenceState, windows: Windows, side: i64) -> bool:
    """Whether a seat of another side could finish the last sequence that it needs."""
    plan = state.plan
    for other in range(plan.seats):
        theirs = plan.side(other)
        if theirs == side or state.away[other] or state.chips.made[theirs] + 1 < plan.needed:
            continue
        if windows.open[theirs * FIVE + FAR] == 0:
            continue
        for slot in range(other * SLOTS, other * SLOTS + state.cards.held[other]):
            card = state.cards.hands[slot]
            kind = plan.kinds[card]
            if kind == codes.WILD or (kind == codes.ORDINARY and is_level_of(state, windows, theirs, card, FAR)):
                return True
    return False


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
