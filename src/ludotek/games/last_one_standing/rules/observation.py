"""What a seat sees of Last One Standing, for learning, and codes for its actions. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.kernel.hands import total_of
from ludotek.kernel.observation import Observation, clip, eight

from . import plan as los
from .state import LosData


def observe(state: LosData, seat: i64, out: Observation) -> None:
    plan = state.plan
    out.packed("terrain", state.packed, plan.fields, los.TERRAINS - 1)
    if out.is_noting:
        pieces = [("field_1", plan.fields), ("field_2", plan.fields), ("is_locked_1", 1), ("is_locked_2", 1)]
        emerged = [("emerged_1", 1), ("emerged_2", 1), ("place", plan.seats), ("leaving", plan.seats)]
        cards = [("cards_1", 2), ("cards_2", 1), ("cards_3", 1), ("hand_size", los.HAND + 1), ("given_up_size", 255)]
        out.note_words([*pieces, *emerged, *cards], 2)
    other = seat
    for place in range(plan.seats):
        seat_into(state, other, out)
        other = out.following[other]
    out.run("hand", state.hand, seat * los.KINDS, los.KINDS, los.HAND + 1)
    out.run("given_up", state.given_up, seat * los.KINDS, los.KINDS, 255)
    unknown_into(state, seat, out)
    out.run("unseen", state.unseen, 1, los.TERRAINS - 1, 255)  # nothing is HIDDEN under a face-down tile
    out.run("flips", state.flips, 0, 2 * plan.seats, plan.fields, 1)
    out.align()
    if out.is_noting:
        out.note_words([("turn", plan.seats), ("phase", los.ENDED), ("kind", los.KINDS), ("boost", 255)])
    out.put_word(eight(out.place_of(state.seat), state.phase, state.kind + 1, clip(state.boost)) | move_of(state, seat))
    if out.is_noting:
        moving = [("", 0)] * 4 + [("mode", los.LOCK), ("card", 3), ("piece", 2 * plan.seats), ("exit", plan.fields)]
        out.at -= 1
        out.note_words(moving)
        out.at += 1
        course = [("made", 255), ("left", 255), ("after", los.AFTER_PLACE), ("placed", 2 * plan.seats)]
        out.note_words([*course, ("quiet", 255), ("changed", 1), ("sudden_death", 1)])
    course_of = eight(clip(state.made), clip(state.left), state.after, state.placed, clip(state.quiet))
    out.put_word(course_of | i64(state.changed) << 40 | i64(state.sudden) << 48)


def seat_into(state: LosData, seat: i64, out: Observation) -> None:
    """Fields are counted from 1; 0 is off the board."""
    a, b, base = 2 * seat, 2 * seat + 1, seat * los.KINDS
    pieces = eight(state.at[a] + 1, state.at[b] + 1, state.locked[a], state.locked[b], state.emerged[a])
    out.put_word(pieces | state.emerged[b] << 40 | state.place[seat] << 48 | state.leaving[seat] << 56)
    dots = seat * los.DOTS
    cards = eight(state.cards[dots + 1], state.cards[dots + 2], state.cards[dots + 3])
    held = total_of(state.hand, base, los.KINDS) << 24
    out.put_word(cards | held | clip(total_of(state.given_up, base, los.KINDS)) << 32)


def unknown_into(state: LosData, seat: i64, out: Observation) -> None:
    """Of each kind the tiles in the pool, in other hands or given up by others. LOS-48, LOS-86"""
    seats = state.plan.seats
    pool, hand, given_up = state.pool, state.hand, state.given_up
    if out.is_noting:
        out.note("unknown", los.KINDS, 255, False)
    for kind in range(los.KINDS):
        found = pool[kind]
        index = kind
        for other in range(seats):
            if other != seat:
                found += hand[index] + given_up[index]
            index += los.KINDS
        out.put(found)


def move_of(state: LosData, seat: i64) -> i64:
    piece: i64 = 0  # a conditional expression with a literal would be a boxed number
    if state.piece >= 0:
        piece = relative(state, state.piece, seat) + 1
    return state.mode << 32 | state.card << 40 | piece << 48 | (state.exit + 1) << 56


# Codes: as the actions, but pieces are counted from those of the seat that decides


def relative(state: LosData, piece: i64, seat: i64) -> i64:
    return piece - 2 * seat if piece >= 2 * seat else piece - 2 * seat + 2 * state.plan.seats


def encode(state: LosData, action: i64) -> i64:
    first = state.plan.fields + los.PIECES
    return action if action < first else first + relative(state, action - first, state.actor)


def decode(state: LosData, code: i64) -> i64:
    first = state.plan.fields + los.PIECES
    return code if code < first else first + (code - first + 2 * state.actor) % (2 * state.plan.seats)
