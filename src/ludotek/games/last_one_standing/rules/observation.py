"""What a seat sees of Last One Standing, for learning, and codes for its actions. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.kernel.observation import MOST, ONES, Observation, clip
from ludotek.kernel.vecs import vec

from . import plan as los
from .table import Table


def observe(state: Table, seat: i64, out: Observation) -> None:
    plan = state.plan
    out.packed("terrain", state.packed, plan.fields, los.TERRAINS - 1)
    if out.is_noting:
        pieces = [("field_1", plan.fields), ("field_2", plan.fields), ("is_locked_1", 1), ("is_locked_2", 1)]
        emerged = [("emerged_1", 1), ("emerged_2", 1), ("place", plan.seats), ("leaving", plan.seats)]
        cards = [("cards_1", 2), ("cards_2", 1), ("cards_3", 1), ("hand_size", los.HAND + 1), ("given_up_size", 255)]
        out.note_words([*pieces, *emerged, *cards], 2)
    words, following = out.words, out.following
    hand, given_up = state.hand, state.given_up
    unknown = six(state.pool, 0)  # of each kind the tiles in the pool, in other hands or given up by others
    own_hand: i64 = 0
    own_given_up: i64 = 0
    at = out.at
    other = seat
    for place in range(plan.seats):
        held = six(hand, other * los.KINDS)
        gone = six(given_up, other * los.KINDS)
        words[at] = pieces_of(state, other)
        words[at + 1] = cards_of(state, other) | sum_of(held) << 24 | sum_of(gone) << 32
        at += 2
        if other == seat:
            own_hand = held
            own_given_up = gone
        else:
            unknown += held + gone  # LOS-48, LOS-86
        other = following[other]
    out.at = at
    if out.is_noting:
        out.note("hand", los.KINDS, los.HAND + 1, False)
        note_sixes(out, ("given_up", "unknown", "unseen"))
    unseen = six(state.unseen, 1)  # nothing is HIDDEN under a face-down tile
    words[at] = own_hand | own_given_up << 48
    words[at + 1] = own_given_up >> 16 | unknown << 32
    words[at + 2] = unknown >> 32 | unseen << 16
    out.at = at + 3
    out.run("flips", state.flips, 0, 2 * plan.seats, plan.fields, 1)
    out.align()
    if out.is_noting:
        out.note_words([("turn", plan.seats), ("phase", los.ENDED), ("kind", los.KINDS), ("boost", 255)])
    turn = out.place_of(state.seat) | state.phase << 8 | (state.kind + 1) << 16 | clip(state.boost) << 24
    out.put_word(turn | move_of(state, seat))
    if out.is_noting:
        moving = [("", 0)] * 4 + [("mode", los.LOCK), ("card", 3), ("piece", 2 * plan.seats), ("exit", plan.fields)]
        out.at -= 1
        out.note_words(moving)
        out.at += 1
        course = [("made", 255), ("left", 255), ("after", los.AFTER_PLACE), ("placed", 2 * plan.seats)]
        out.note_words([*course, ("quiet", 255), ("changed", 1), ("sudden_death", 1)])
    course_of = clip(state.made) | clip(state.left) << 8 | state.after << 16 | state.placed << 24
    out.put_word(course_of | clip(state.quiet) << 32 | i64(state.changed) << 40 | i64(state.sudden) << 48)


def note_sixes(out: Observation, names: tuple[str, ...]) -> None:
    """Parts of six numbers each, one after the other behind the first six of a word."""
    for index, name in enumerate(names):
        offset = int(out.at - out.first) * 8 + 6 * (index + 1)
        out.parts.append((name, offset, 6, 255, 0, 6))


def six(numbers: "vec[i64]", at: i64) -> i64:
    """Six numbers out of a buffer in a word, the first one lowest."""
    return (
        numbers[at]
        | numbers[at + 1] << 8
        | numbers[at + 2] << 16
        | numbers[at + 3] << 24
        | numbers[at + 4] << 32
        | numbers[at + 5] << 40
    )


def sum_of(word: i64) -> i64:
    """Of the numbers of a word: at most 255."""
    return (word * ONES) >> 56 & MOST


def pieces_of(state: Table, seat: i64) -> i64:
    """Fields are counted from 1; 0 is off the board."""
    a, b = 2 * seat, 2 * seat + 1
    at, locked, emerged = state.at, state.locked, state.emerged
    pieces = (at[a] + 1) | (at[b] + 1) << 8 | locked[a] << 16 | locked[b] << 24 | emerged[a] << 32 | emerged[b] << 40
    return pieces | state.place[seat] << 48 | state.leaving[seat] << 56


def cards_of(state: Table, seat: i64) -> i64:
    cards, dots = state.cards, seat * los.DOTS
    return cards[dots + 1] | cards[dots + 2] << 8 | cards[dots + 3] << 16


def move_of(state: Table, seat: i64) -> i64:
    piece: i64 = 0  # a conditional expression with a literal would be a boxed number
    if state.piece >= 0:
        piece = relative(state, state.piece, seat) + 1
    return state.mode << 32 | state.card << 40 | piece << 48 | (state.exit + 1) << 56


# Codes: as the actions, but pieces are counted from those of the seat that decides


def relative(state: Table, piece: i64, seat: i64) -> i64:
    return piece - 2 * seat if piece >= 2 * seat else piece - 2 * seat + 2 * state.plan.seats


def encode(state: Table, action: i64) -> i64:
    first = state.plan.fields + los.PIECES
    return action if action < first else first + relative(state, action - first, state.actor)


def decode(state: Table, code: i64) -> i64:
    first = state.plan.fields + los.PIECES
    return code if code < first else first + (code - first + 2 * state.actor) % (2 * state.plan.seats)
