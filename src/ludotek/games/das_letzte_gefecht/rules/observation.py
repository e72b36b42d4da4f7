"""What a seat sees of Das letzte Gefecht, for learning: its side first. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.kernel.observation import Observation, clip, eight

from . import plan as codes
from .plan import COLOURS, HAND, KINDS, LAST, NODES, NONE, PAST, PHASES, STACK
from .table import Table


def observe(state: Table, seat: i64, out: Observation) -> None:
    plan = state.plan
    side = plan.side[seat]
    out.run("own_pile", state.pile, side * STACK, KINDS, 255)
    out.run("other_pile", state.pile, (1 - side) * STACK, KINDS, 255)
    counted_into(state, seat, out)
    if plan.has_allies:
        given_into(state, "given", seat, out)
        given_into(state, "given_to_partner", plan.partner[seat], out)
    if out.is_noting:
        cards = [(f"row_{phase + 1}", KINDS) for phase in range(PHASES)]
        ours = [("deployed", COLOURS), ("named", COLOURS), ("figures", 63), ("total", 255)]
        public = [("held", HAND), ("ship", 1), ("is_ally", 1), ("has_down", 1)]
        past = [*[(f"past_{k + 1}", KINDS) for k in range(HAND)], ("past_figure", COLOURS), ("past_bonus", 3)]
        out.note_words([*cards, *ours, *past, ("", 0), ("", 0), *public], 3)
    other = seat
    for place in range(plan.seats):
        seat_into(state, other, out)
        is_ally = i64(plan.side[other] == side)
        out.put_word(eight(state.held[other], state.ship[other], is_ally, i64(state.down[other] != NONE)))
        other = out.following[other]
    out.run("planets", state.planets, 0, NODES, COLOURS, 1)
    out.run("hand", state.hands, seat * HAND, HAND, KINDS, 1)  # in order, then zeros
    if out.is_noting:
        course = [("turn", plan.seats), ("attacker", plan.seats), ("stage", codes.DONE), ("phase", PHASES)]
        out.note_words([*course, ("battle", 255), ("marker", NODES), ("proposal", NODES), ("counter", NODES)])
    course_of = eight(out.place_of(state.seat), out.place_of(state.attacker), state.stage, state.phase)
    places = (state.marker + 1) << 40 | (state.proposal + 1) << 48 | (state.counter + 1) << 56
    out.put_word(course_of | clip(state.battle) << 32 | places)
    if out.is_noting:
        tops = [("down", KINDS), ("offered", KINDS), ("own_top", KINDS), ("other_top", KINDS)]
        out.note_words([*tops, ("own_deck", 255), ("other_deck", 255), ("past_place", NODES)])
    own, others = side * STACK + LAST, (1 - side) * STACK + LAST
    offered: i64 = 0  # a conditional expression with a literal would be a boxed number
    if state.seat_on_turn() == seat:
        offered = state.offered + 1
    tops_of = eight(state.down[seat] + 1, offered, state.pile[own] + 1, state.pile[others] + 1)
    out.put_word(tops_of | clip(state.deck[own]) << 32 | clip(state.deck[others]) << 40 | (state.past[0] + 1) << 48)


def seat_into(state: Table, seat: i64, out: Observation) -> None:
    """Open cards, figures, and how the last battle was counted. Cards and colours are counted from 1."""
    rows, past = state.rows, state.past
    row, before = seat * HAND, seat * PAST + codes.PAST_CARDS
    cards = eight(rows[row] + 1, rows[row + 1] + 1, rows[row + 2] + 1, rows[row + 3] + 1)
    figures = state.figures[seat] << 48 | clip(state.total[seat]) << 56
    out.put_word(cards | (state.deployed[seat] + 1) << 32 | (state.named[seat] + 1) << 40 | figures)
    last = eight(past[before] + 1, past[before + 1] + 1, past[before + 2] + 1, past[before + 3] + 1)
    out.put_word(last | (past[before + 4] + 1) << 32 | (past[before + 5] + 1) << 40)


def counted_into(state: Table, seat: i64, out: Observation) -> None:
    """What is known to be in a hand since its deck was made anew; of an ally only the partner can tell."""
    plan = state.plan
    if out.is_noting:
        out.note("counted", KINDS, 255, True)
    other = seat
    for place in range(plan.seats):
        partner = plan.partner[other]
        if other == seat or partner in (NONE, seat):
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
    for word in range(KINDS // 8):
        out.put_word(0)
