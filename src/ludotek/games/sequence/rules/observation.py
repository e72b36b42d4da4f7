"""What a seat sees of Sequence, for learning, and codes for its actions. Hot: compiled with mypyc.

Codes lose nothing: where a chip can make its sequences in several ways, the code of the play is followed by a second
decision of the same seat, which of the lines it is (SEQ-R13).
"""

from typing import Final

from mypy_extensions import i32, i64

from ludotek.kernel.hands import bit_at
from ludotek.kernel.observation import ONES, Observation, clip, eight, set_byte
from ludotek.kernel.vecs import vec

from . import plan as rules
from .cards import CARD_WORDS, DISCARDS, hand_row
from .chips import LOCKED
from .plan import CARD, CARDS, CELL_MASK, CELLS, COPIES, FIVE, NOBODY, PLACE, PLACE_MASK, SLOTS, SPACES
from .state import SequenceState
from .turns import may_exchange

# Codes: a space by its card, by either two-eyed jack, by either one-eyed jack; and these.
REMOVALS: Final[i64] = 288  # codes from here on are one-eyed jacks
EXCHANGE: Final[i64] = 480  # + card
GIVE: Final[i64] = 532  # + card
PASS: Final[i64] = 584
LINE: Final[i64] = 585  # + spaces after the new chip
CODES: Final[i64] = 590
BOARD_WORDS: Final[i64] = 12
NOT_LISTED: Final[i64] = -1
TAKEN: Final[i64] = 15  # of a space in `Chips.packed`: a chip lies there


def observe(state: SequenceState, seat: i64, out: Observation) -> None:
    plan, cards, talk = state.plan, state.cards, state.talk
    side = plan.side(seat)
    spaces_into(state, side, out)
    out.packed("hand", cards.counted, CARDS, COPIES, hand_row(seat))
    out.packed("discards", cards.counted, CARDS, COPIES, DISCARDS)
    kept_into(state, out)
    words = out.words
    at = out.at
    if out.is_noting:
        course = [("turn", plan.seats), ("drawer", plan.seats), ("phase", rules.ENDED), ("pile", CARDS * COPIES)]
        out.note_words([*course, ("may_draw", 1), ("exchanged", 255), ("passes", plan.seats), ("idle", 2)])
    seats = out.place_of(state.seat) | out.place_of(state.drawer) << 8
    course_of = seats | state.phase << 16 | cards.pile << 24 | i64(state.due[seat] > 0) << 32
    words[at] = course_of | clip(state.exchanged) << 40 | state.passes << 48 | state.idle << 56
    out.at = at + 1
    if out.is_noting:
        marks = [(f"mark_{direction + 1}", FIVE) for direction in range(rules.DIRECTIONS)]
        out.note_words([*marks, ("marking", SPACES), ("marked_card", CARDS), ("swaps", 1)])
    words[at + 1] = marking_of(state) | state.swaps << 48
    out.at = at + 2
    if out.is_noting:
        out.note_words([("sequences", rules.MOST_LINES), ("next_sequences", rules.MOST_LINES)])
        out.note_words([("", 0), ("", 0), ("third_sequences", rules.MOST_LINES)])
    words[at + 2] = sequences_of(state, side)
    out.at = at + 3
    if plan.seats > 2 or out.is_noting:
        out.each_seat("held", cards.held, 1, SLOTS)
        out.each_seat("owes", talk.owes, 1, 1)
        out.each_seat("left", state.away, 1, 1)
        return
    held, owes, left, other = cards.held, talk.owes, state.away, 1 - seat  # the same in a word
    sizes = held[seat] | held[other] << 8
    words[at + 3] = sizes | owes[seat] << 16 | owes[other] << 24 | left[seat] << 32 | left[other] << 40
    out.at = at + 4


def sequences_of(state: SequenceState, side: i64) -> i64:
    """How many every side has, this seat's side first."""
    if state.plan.sides == 2:
        return state.chips.made[side] | state.chips.made[1 - side] << 8
    word: i64 = 0
    shift: i64 = 0
    for ahead in range(state.plan.sides):
        word |= state.chips.made[side] << shift
        shift += 8
        side += 1
        if side == state.plan.sides:
            side = 0
    return word


def kept_into(state: SequenceState, out: Observation) -> None:
    """Cards known to be in hands since the last reshuffle."""
    if out.is_noting:
        out.note("kept", CARDS, COPIES, False)
    if state.cards.keeps > 0:
        out.copy_run(state.cards.kept, 0, CARDS, 0)
        out.align()
        return
    words = out.words
    at = out.at
    for index in range(at, at + CARD_WORDS):
        words[index] = 0
    out.at = at + CARD_WORDS


def marking_of(state: SequenceState) -> i64:
    """A play while its lines are chosen: the lines so far, the space, the card."""
    if state.marking == 0:
        return 0
    marks, space = state.marks, state.plan.order[state.marking & CELL_MASK] + 1
    return eight(marks[0], marks[1], marks[2], marks[3], space, (state.marking >> CARD) + 1)


def spaces_into(state: SequenceState, side: i64, out: Observation) -> None:
    """A chip of this seat's side is 1, of the next side 2, of the third 4; 8 more in a finished sequence."""
    if out.is_noting:
        out.note("spaces", SPACES, 12, False)
    packed = state.chips.packed
    words = out.words
    at = out.at
    out.at = at + BOARD_WORDS
    if state.plan.sides > 2:
        spaces_of_three(packed, side, words, at)
        return
    swap = ONES * side
    for index in range(BOARD_WORDS):
        word = packed[index]
        words[at + index] = word ^ ((word ^ word >> 1) & swap) * 3  # where the two bits differ, both change


def spaces_of_three(packed: "vec[i64]", side: i64, words: "vec[i64]", at: i64) -> None:
    low = ONES * (bit_at(side) - 1)  # the sides before
    high = ONES * 7 - low
    lock = ONES * LOCKED
    over = 3 - side
    for index in range(BOARD_WORDS):
        word = packed[index]
        words[at + index] = (word & high) >> side | (word & low) << over | word & lock


# Codes


def encode(state: SequenceState, action: i64) -> i64:
    chosen = action & rules.ACTION_MASK
    if chosen < rules.EXCHANGE:
        return play_code(state, chosen >> CARD, chosen & CELL_MASK)
    if chosen < rules.GIVE:
        return EXCHANGE + chosen - rules.EXCHANGE
    if chosen < rules.PASS:
        return GIVE + chosen - rules.GIVE
    if chosen < rules.LINE:
        return PASS
    if chosen < rules.MARK:
        return LINE + chosen - rules.LINE
    slot = (chosen - rules.MARK) // CELLS
    return play_code(state, state.cards.hands[state.seat * SLOTS + slot], (chosen - rules.MARK) % CELLS)


def play_code(state: SequenceState, card: i64, cell: i64) -> i64:
    return state.plan.sections[card] + state.plan.order[cell]


def decode(state: SequenceState, code: i64) -> i64:
    if code >= EXCHANGE:
        return other_action(code)
    plan = state.plan
    action = plan.plays[code]
    if code < REMOVALS:
        cell = action & CELL_MASK
        side = plan.side(state.seat)
        if state.chips.hot[side * CELLS + cell] != 0 and state.chips.claims(side, cell) > 1:
            return rules.MARK + slot_of(state, action >> CARD) * CELLS + cell
    return action


def other_action(code: i64) -> i64:
    """The action of a code that does not lay a card on a space."""
    if code >= LINE:
        return rules.LINE + code - LINE
    if code == PASS:
        return rules.PASS
    return rules.GIVE + code - GIVE if code >= GIVE else rules.EXCHANGE + code - EXCHANGE


def slot_of(state: SequenceState, card: i64) -> i64:
    slot: i64 = 0
    while state.cards.hands[state.seat * SLOTS + slot] != card:
        slot += 1
    return slot


def plays_mask(state: SequenceState, out: "vec[i64]", at: i64, listed: "vec[i32]", start: i64) -> i64:
    """What the hand allows, as `legal.plays_into`; jacks set eight spaces at once, and then codes are not listed.

    A space is written in any case, and counted if it is free: to guess which it is would cost more.
    """
    plan = state.plan
    hands = state.cards.hands
    packed = state.chips.packed
    places = plan.places
    first = state.seat * SLOTS
    before: i64 = NOBODY
    n = start
    has_jack = False
    for slot in range(first, first + state.cards.held[state.seat]):
        card = hands[slot]
        if card == before:
            continue
        before = card
        pair = places[card]
        if pair < 0:
            has_jack = jack_mask(state, card, out, at + (plan.sections[card] >> 3)) or has_jack
            continue
        old = n
        place = pair & PLACE_MASK
        shift = (place & 7) << 3
        free = i64((packed[place >> 3] >> shift) & TAKEN == 0)
        listed[n] = i32(place)
        out[at + (place >> 3)] |= free << shift
        n += free
        place = pair >> PLACE
        shift = (place & 7) << 3
        free = i64((packed[place >> 3] >> shift) & TAKEN == 0)
        listed[n] = i32(place)
        out[at + (place >> 3)] |= free << shift
        n += free
        if n == old and may_exchange(state):
            n = other_code(EXCHANGE + card, out, at, listed, n)
    if n == start and not has_jack:
        n = other_code(PASS, out, at, listed, n)
    return NOT_LISTED if has_jack else n - start


def other_code(code: i64, out: "vec[i64]", at: i64, listed: "vec[i32]", n: i64) -> i64:
    """Lists one more code, and sets its byte."""
    listed[n] = i32(code)
    set_byte(out, at, code)
    return n + 1


def jack_mask(state: SequenceState, card: i64, out: "vec[i64]", at: i64) -> bool:
    """Free spaces, or opposing chips that are not locked."""
    plan = state.plan
    packed = state.chips.packed
    is_wild = plan.kinds[card] == rules.WILD
    own = bit_at(plan.side(state.seat))
    meant = ONES * 7 if is_wild else ONES * (7 - own)
    flip: i64 = 0
    barred: i64 = 0
    found: i64 = 0
    if is_wild:
        flip = ONES
    elif not plan.advanced:
        barred = ONES  # SEQ-44, SEQ-90
    for index in range(BOARD_WORDS):
        word = packed[index]
        chips = word & meant
        mask = ((chips | chips >> 1 | chips >> 2) & ONES ^ flip) & ~(word >> 3 & barred)
        out[at + index] = mask
        found |= mask
    return found != 0
