"""What a seat may do out of turn: take its card, accuse and confirm, leave."""

from mypy_extensions import i64

from ludotek.games.sequence.events import Accusation, Confirmed, SeatEvent
from ludotek.games.sequence.rules.opening import next_for_dealer, next_to_deal
from ludotek.games.sequence.rules.plan import (
    ACCUSE,
    BY_LEAVING,
    CONFIRM,
    DEAL,
    DEALER,
    DRAW,
    NO_DRAW,
    NOBODY,
    OUT,
    PLAY,
)
from ludotek.games.sequence.rules.state import SequenceState
from ludotek.games.sequence.rules.turns import end_turn, forget_accusations
from ludotek.kernel.state import LEAVE


def open_to(state: SequenceState, seat: i64) -> list[int]:
    """The interjections of a seat that plays."""
    found: list[int] = [LEAVE]
    if may_draw(state, seat):
        found.append(DRAW)
    if state.plan.talk and state.phase == PLAY:
        for side in range(state.plan.sides):
            if may_accuse(state, seat, side):
                found.append(ACCUSE + side)
            if may_confirm(state, seat, side):
                found.append(CONFIRM + side)
    return found


def may_draw(state: SequenceState, seat: i64) -> bool:
    """The own draw of `draw_mode` strict, until it lapses. SEQ-R10"""
    if state.due[seat] == 0 or state.actor < 0:
        return False
    return state.cards.pile > 0 or (state.plan.reshuffle and state.cards.thrown > 0)


# Table talk: SEQ-80, SEQ-R16


def may_accuse(state: SequenceState, seat: i64, side: i64) -> bool:
    """Not the own side, not a side of one, and not while an accusation or a penalty is open."""
    plan = state.plan
    if plan.side(seat) == side or state.talk.accuser[side] != NOBODY:
        return False
    for other in range(side, plan.seats, plan.sides):
        if state.talk.owes[other]:
            return False
    return state.members(side) > 1


def may_confirm(state: SequenceState, seat: i64, side: i64) -> bool:
    if state.plan.side(seat) == side or state.talk.accuser[side] == NOBODY:
        return False
    return not state.talk.has_confirmed(seat, side)


def accuse(state: SequenceState, seat: i64, side: i64) -> None:
    state.talk.accuser[side] = seat
    if state.story is not None:
        state.story.append(Accusation("accused", seat, side))
    confirm(state, seat, side)


def confirm(state: SequenceState, seat: i64, side: i64) -> None:
    state.talk.confirm(seat, side)
    if state.story is not None:
        needed = others(state, side) // 2 + 1
        state.story.append(Confirmed(seat, side, state.talk.confirmations(side), needed))
    count_confirmations(state, side)


def count_confirmations(state: SequenceState, side: i64) -> None:
    """The penalty takes effect when most of those who are not on the team confirm."""
    if state.talk.confirmations(side) * 2 > others(state, side):
        punish(state, side)


def others(state: SequenceState, side: i64) -> i64:
    """How many players are not on this side."""
    return state.playing() - state.members(side)


def punish(state: SequenceState, side: i64) -> None:
    """Every member gives up a card, but nobody the last one."""
    plan = state.plan
    if state.story is not None:
        state.story.append(Accusation("penalty", state.talk.accuser[side], side))
    state.talk.drop(side)
    for seat in range(side, plan.seats, plan.sides):
        if not state.away[seat] and state.cards.held[seat] > 1:
            state.talk.owe(seat)
    state.let_decide()


# Leaving: SEQ-R24


def leave(state: SequenceState, seat: i64) -> None:
    uncount_pass(state, seat)
    state.away = state.away[:]
    state.away[seat] = 1
    if state.due[seat] > 0:
        state.due[seat] = 0
    if state.story is not None:
        state.story.append(SeatEvent("left", seat))
    winner = last_side(state)
    if state.plan.talk:
        forget_accusations(state, seat)
        state.talk.forget(seat)
    if winner != NOBODY:
        state.end(winner, BY_LEAVING)
    elif state.phase == DEALER:
        state.opening[seat] = OUT
        next_for_dealer(state)
    elif state.phase == DEAL:
        if state.drawer == seat:
            next_to_deal(state)
    else:
        recount(state)
        go_on_without(state, seat)


def uncount_pass(state: SequenceState, seat: i64) -> None:
    """If this seat is among those who have just passed in a row, there is one less of them. SEQ-R15"""
    other = state.seat
    for number in range(state.passes):
        other = state.before(other)
        if other == seat:
            state.passes -= 1
            return


def recount(state: SequenceState) -> None:
    """Somebody has left: fewer may be enough to confirm, and a side of one cannot be accused. SEQ-R16"""
    for side in range(state.plan.sides):
        if state.talk.accuser[side] == NOBODY:
            continue
        if state.members(side) > 1:
            count_confirmations(state, side)
        else:
            if state.story is not None:
                state.story.append(Accusation("accusation_dropped", state.talk.accuser[side], side))
            state.talk.drop(side)


def last_side(state: SequenceState) -> i64:
    """The only side that still plays, or NOBODY while there are several."""
    found: i64 = NOBODY
    for side in range(state.plan.sides):
        if state.members(side) > 0:
            if found != NOBODY:
                return NOBODY
            found = side
    return found


def go_on_without(state: SequenceState, seat: i64) -> None:
    if state.drawer == seat:
        state.drawer = NOBODY
        state.why = NO_DRAW
    if state.seat == seat:
        state.stop_marking()
        end_turn(state)
    state.let_decide()
