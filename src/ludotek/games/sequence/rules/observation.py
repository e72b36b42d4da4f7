"""What a seat sees of Sequence, for learning, and codes for its actions. Hot: compiled with mypyc.

Codes lose nothing: where a chip can make its sequences in several ways, the code of the play is followed by a second
decision of the same seat, which of the lines it is (SEQ-R13).
"""

from typing import Final

from mypy_extensions import i64

from ludotek.kernel.observation import ONES, PER_WORD, Observation, clip, eight, set_byte
from ludotek.kernel.vecs import vec

from . import plan as rules
from .cards import CARD_WORDS
from .chips import LOCKED
from .plan import CARD, CARDS, CELL_MASK, CELLS, COPIES, FIVE, FREE, REMOVER, SLOTS, SPACES
from .state import SequenceState
from .turns import may_exchange

# Codes: a space by its card, by either two-eyed jack, by either one-eyed jack; and these.
EXCHANGE: Final[i64] = 480  # + card
GIVE: Final[i64] = 532  # + card
PASS: Final[i64] = 584
LINE: Final[i64] = 585  # + spaces after the new chip
CODES: Final[i64] = 590
BOARD_WORDS: Final[i64] = 12
NOT_LISTED: Final[i64] = -1


def observe(state: SequenceState, seat: i64, out: Observation) -> None:
    plan, cards, talk = state.plan, state.cards, state.talk
    side = plan.side(seat)
    spaces_into(state, side, out)
    out.counts("hand", cards.hands, seat * SLOTS, cards.held[seat], CARDS, COPIES)
    out.packed("discards", cards.discarded, CARDS, COPIES)
    kept_into(state, out)
    if out.is_noting:
        course = [("turn", plan.seats), ("drawer", plan.seats), ("phase", rules.ENDED), ("pile", CARDS * COPIES)]
        out.note_words([*course, ("may_draw", 1), ("exchanged", 255), ("passes", plan.seats), ("idle", 2)])
    course_of = eight(
        out.place_of(state.seat), out.place_of(state.drawer), state.phase, cards.pile, i64(state.due[seat] > 0)
    )
    out.put_word(course_of | clip(state.exchanged) << 40 | state.passes << 48 | state.idle << 56)
    if out.is_noting:
        marks = [(f"mark_{direction + 1}", FIVE) for direction in range(rules.DIRECTIONS)]
        out.note_words([*marks, ("marking", SPACES), ("marked_card", CARDS), ("swaps", 1)])
    out.put_word(marking_of(state) | state.swaps << 48)
    if out.is_noting:
        out.note_words([("sequences", rules.MOST_LINES), ("next_sequences", rules.MOST_LINES)])
        out.note_words([("", 0), ("", 0), ("third_sequences", rules.MOST_LINES)])
    out.put_word(sequences_of(state, side))
    out.each_seat("held", cards.held, 1, SLOTS)
    out.each_seat("owes", talk.owes, 1, 1)
    out.each_seat("left", state.away, 1, 1)


def sequences_of(state: SequenceState, side: i64) -> i64:
    """How many every side has, this seat's side first."""
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
    for index in range(CARD_WORDS):
        out.put_word(0)


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
    sides = state.plan.sides
    low = ONES * ((1 << side) - 1)  # the sides before
    high = ONES * ((1 << sides) - 1) - low
    lock = ONES * LOCKED
    over = sides - side
    words = out.words
    at = out.at
    out.at = at + BOARD_WORDS
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
    if code >= LINE:
        return rules.LINE + code - LINE
    if code == PASS:
        return rules.PASS
    if code >= GIVE:
        return rules.GIVE + code - GIVE
    if code >= EXCHANGE:
        return rules.EXCHANGE + code - EXCHANGE
    plan = state.plan
    place = code % SPACES
    cell = plan.spaces[place]
    card = plan.shown[place] if code < SPACES else plan.jacks[code // SPACES - 1]
    side = plan.side(state.seat)
    is_claim = plan.kinds[card] != REMOVER and state.chips.hot[side * CELLS + cell] != 0
    if is_claim and state.chips.claims(side, cell) > 1:
        return rules.MARK + slot_of(state, card) * CELLS + cell
    return card << CARD | cell


def slot_of(state: SequenceState, card: i64) -> i64:
    slot: i64 = 0
    while state.cards.hands[state.seat * SLOTS + slot] != card:
        slot += 1
    return slot


def plays_mask(state: SequenceState, scratch: "vec[i64]", out: "vec[i64]", at: i64) -> i64:
    """What the hand allows, as `legal.plays_into`; jacks set eight spaces at once, and then codes are not listed."""
    plan = state.plan
    hands = state.cards.hands
    owner = state.chips.owner
    order = plan.order
    first = state.seat * SLOTS
    n: i64 = 0
    has_jack = False
    for slot in range(first, first + state.cards.held[state.seat]):
        card = hands[slot]
        if slot > first and card == hands[slot - 1]:
            continue
        if plan.kinds[card] != rules.ORDINARY:
            has_jack = jack_mask(state, card, out, at + plan.sections[card] // PER_WORD) or has_jack
            continue
        one, two, old = plan.first[card], plan.second[card], n
        if owner[one] == FREE:
            scratch[n] = order[one]
            n += 1
        if owner[two] == FREE:
            scratch[n] = order[two]
            n += 1
        if n == old and may_exchange(state):
            scratch[n] = EXCHANGE + card
            n += 1
    if n == 0 and not has_jack:
        scratch[0] = PASS
        n = 1
    for index in range(n):
        set_byte(out, at, scratch[index])
    return NOT_LISTED if has_jack else n


def jack_mask(state: SequenceState, card: i64, out: "vec[i64]", at: i64) -> bool:
    """Free spaces, or opposing chips that are not locked."""
    plan = state.plan
    packed = state.chips.packed
    is_wild = plan.kinds[card] == rules.WILD
    own: i64 = 1 << plan.side(state.seat)
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
