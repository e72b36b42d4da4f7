"""What a seat sees of Das letzte Gefecht, for learning: its side first. Hot: compiled with mypyc."""

from typing import Final

from mypy_extensions import i64

from ludotek.kernel.observation import Observation, clip, pack

from . import plan as codes
from .plan import COLOURS, HAND, KINDS, LAST, NODES, NONE, PAST, PHASES, PILE_WORDS, PILED, STACK
from .table import Table

FOUR_ONES: Final[i64] = 0x01010101  # a 1 in each of four bytes


def observe(state: Table, seat: i64, out: Observation) -> None:
    plan = state.plan
    side = plan.side[seat]
    pile_into(state, "own_pile", side, out)
    pile_into(state, "other_pile", 1 - side, out)
    counted_into(state, seat, out)
    if plan.has_allies:
        given_into(state, "given", seat, out)
        given_into(state, "given_to_partner", plan.partner[seat], out)
    if out.is_noting:
        cards = [(f"row_{phase + 1}", KINDS) for phase in range(PHASES)]
        ours = [("deployed", COLOURS), ("named", COLOURS), ("figures", 63), ("total", 255)]
        shown = [("held", HAND), ("ship", 1), ("is_ally", 1), ("has_down", 1)]
        past = [*[(f"past_{k + 1}", KINDS) for k in range(HAND)], ("past_figure", COLOURS), ("past_bonus", 3)]
        out.note_words([*cards, *ours, *past, ("", 0), ("", 0), *shown], 3)
    words, following = out.words, out.following
    at = out.at
    other = seat
    for place in range(plan.seats):
        words[at] = row_of(state, other)
        words[at + 1] = past_of(state, other)
        public = state.held[other] | state.ship[other] << 8 | i64(plan.side[other] == side) << 16
        words[at + 2] = public | i64(state.down[other] != NONE) << 24
        at += 3
        other = following[other]
    out.at = at
    if out.is_noting:
        out.note("planets", NODES, COLOURS, False)
        out.parts.append(("hand", int(out.at - out.first) * 8 + int(NODES), int(HAND), int(KINDS), 0, int(HAND)))
    planets, hands, slot = state.planets, state.hands, seat * HAND
    words[at] = pack(planets, 0, 1)
    low = planets[8] + (planets[9] << 8) + (planets[10] << 16) + (planets[11] << 24)
    high = (
        hands[slot] + (hands[slot + 1] << 8) + (hands[slot + 2] << 16) + (hands[slot + 3] << 24)
    )  # in order, then NONE
    words[at + 1] = (low + FOUR_ONES) | (high + FOUR_ONES) << 32
    at += 2
    out.at = at
    if out.is_noting:
        course = [("turn", plan.seats), ("attacker", plan.seats), ("stage", codes.DONE), ("phase", PHASES)]
        out.note_words([*course, ("battle", 255), ("marker", NODES), ("proposal", NODES), ("counter", NODES)])
    course_of = out.place_of(state.seat) | out.place_of(state.attacker) << 8 | state.stage << 16 | state.phase << 24
    places = (state.marker + 1) << 40 | (state.proposal + 1) << 48 | (state.counter + 1) << 56
    words[at] = course_of | clip(state.battle) << 32 | places
    out.at = at + 1
    if out.is_noting:
        tops = [("down", KINDS), ("offered", KINDS), ("own_top", KINDS), ("other_top", KINDS)]
        out.note_words([*tops, ("own_deck", 255), ("other_deck", 255), ("past_place", NODES)])
    own, others = side * STACK + LAST, (1 - side) * STACK + LAST
    offered: i64 = 0  # a conditional expression with a literal would be a boxed number
    if state.seat_on_turn() == seat:
        offered = state.offered + 1
    tops_of = (state.down[seat] + 1) | offered << 8 | (state.pile[own] + 1) << 16 | (state.pile[others] + 1) << 24
    decks = clip(state.deck[own]) << 32 | clip(state.deck[others]) << 40
    words[at + 1] = tops_of | decks | (state.past[0] + 1) << 48
    out.at = at + 2


def pile_into(state: Table, name: str, side: i64, out: Observation) -> None:
    if out.is_noting:
        out.note(name, KINDS, 255, False)
    words, piled = out.words, state.deck
    at = out.at
    first = PILED + side * PILE_WORDS
    words[at] = piled[first]
    words[at + 1] = piled[first + 1]
    words[at + 2] = piled[first + 2]
    out.at = at + PILE_WORDS


def row_of(state: Table, seat: i64) -> i64:
    """Open cards and figures. Cards and colours are counted from 1."""
    rows, row = state.rows, seat * HAND
    cards = rows[row] + (rows[row + 1] << 8) + (rows[row + 2] << 16) + (rows[row + 3] << 24) + FOUR_ONES
    figures = state.figures[seat] << 48 | clip(state.total[seat]) << 56
    return cards | (state.deployed[seat] + 1) << 32 | (state.named[seat] + 1) << 40 | figures


def past_of(state: Table, seat: i64) -> i64:
    """How the last battle was counted. Cards and colours are counted from 1."""
    past, k = state.past, seat * PAST + codes.PAST_CARDS
    cards = past[k] + (past[k + 1] << 8) + (past[k + 2] << 16) + (past[k + 3] << 24) + FOUR_ONES
    return cards | (past[k + 4] + 1) << 32 | (past[k + 5] + 1) << 40


def counted_into(state: Table, seat: i64, out: Observation) -> None:
    """What is known to be in a hand since its deck was made anew; of an ally only the partner can tell."""
    plan = state.plan
    if out.is_noting:
        out.note("counted", KINDS, 255, True)
    other = seat
    for place in range(plan.seats):
        partner = plan.partner[other]
        is_known = other == seat or partner in (NONE, seat)
        if state.is_counted and is_known:
            out.copy_run(state.counted, other * KINDS, KINDS, 0)
        else:
            skip(out)
        other = out.following[other]


def given_into(state: Table, name: str, ally: i64, out: Observation) -> None:
    """What an ally got from its partner, and what of it came late; only the two of them know it. DLG-R26"""
    if out.is_noting:
        out.note(name, KINDS, 255, False)
    late: i64 = 0
    if ally == NONE:
        skip(out)
    else:
        out.copy_run(state.given, ally * KINDS, KINDS, 0)
        late = state.late[ally] + 1
    if out.is_noting:
        out.note_words([(f"{name}_late", KINDS)])
    out.put_word(late)


def skip(out: Observation) -> None:
    """As many zeros as there are kinds."""
    words = out.words
    at = out.at
    words[at] = words[at + 1] = words[at + 2] = 0
    out.at = at + PILE_WORDS
