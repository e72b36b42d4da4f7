"""What a seat may do out of turn: take its card, accuse and confirm, leave."""

from mypy_extensions import i64

from ludotek.games.sequence.events import Accusation, Confirmed, Notice
from ludotek.kernel.hands import bit_at, count_bits
from ludotek.kernel.state import LEAVE

from .plan import ACCUSE, BY_LEAVING, CONFIRM, DEAL, DEALER, DRAW, LATE_DRAW, NO_DRAW, NOBODY, OUT, PLAY
from .state import SequenceState
from .turns import draw, end_turn, forget_accusations, next_for_dealer, next_to_deal


def open_to(state: SequenceState, seat: i64) -> list[int]:
    """The interjections of a seat that plays."""
    found: list[int] = [LEAVE]
    if may_draw(state, seat):
        found.append(DRAW)
    if state.plan.talk and state.phase == PLAY:
        for side in range(state.plan.sides):
            if state.plan.side(seat) == side:
                continue
            if may_be_accused(state, side):
                found.append(ACCUSE + side)
            if state.talk.accuser[side] != NOBODY and not state.talk.votes[side] >> seat & 1:
                found.append(CONFIRM + side)
    return found


def interject(state: SequenceState, seat: i64, action: i64) -> None:
    if action == DRAW:
        draw(state, seat, LATE_DRAW)
    elif action == LEAVE:
        leave(state, seat)
    elif action >= CONFIRM:
        confirm(state, seat, action - CONFIRM)
    else:
        state.talk.accuser[action - ACCUSE] = seat
        state.emit(Accusation(seat, "accused", action - ACCUSE))
        confirm(state, seat, action - ACCUSE)


def may_draw(state: SequenceState, seat: i64) -> bool:
    """With `draw_mode` strict, until it lapses. SEQ-R10"""
    if state.due[seat] == 0 or state.actor < 0:
        return False
    return state.cards.pile > 0 or (state.plan.reshuffle and state.cards.thrown > 0)


def may_be_accused(state: SequenceState, side: i64) -> bool:
    """A side of several players, while no accusation and no penalty of that side is open. SEQ-80, SEQ-R16"""
    for member in range(side, state.plan.seats, state.plan.sides):
        if state.talk.owes[member]:
            return False
    return state.talk.accuser[side] == NOBODY and state.members(side) > 1


def confirm(state: SequenceState, seat: i64, side: i64) -> None:
    state.talk.votes[side] |= bit_at(seat)
    others = state.playing() - state.members(side)
    state.emit(Confirmed(seat, side, count_bits(state.talk.votes[side]), others // 2 + 1))
    count_confirmations(state, side)


def count_confirmations(state: SequenceState, side: i64) -> None:
    """When most of those who are not on the team confirm, each member gives up a card, but nobody the last one."""
    talk = state.talk
    accuser, members = talk.accuser[side], state.members(side)
    is_alone = members < 2  # the others of that side have left: the accusation is dropped
    is_confirmed = count_bits(talk.votes[side]) * 2 > state.playing() - members
    if accuser == NOBODY or not (is_alone or is_confirmed):
        return
    state.emit(Accusation(accuser, "accusation_dropped" if is_alone else "penalty", side))
    talk.drop(side)
    for seat in range(side, state.plan.seats, state.plan.sides):
        if not is_alone and not state.away[seat] and state.cards.held[seat] > 1:
            talk.owes[seat] = 1
            talk.owing += 1
    state.let_decide()


def leave(state: SequenceState, seat: i64) -> None:  # SEQ-R24
    if state.phase == PLAY:
        uncount_pass(state, seat)
    state.away = state.away[:]
    state.away[seat] = 1
    state.due[seat] = 0
    state.emit(Notice(seat, "left"))
    sides = [side for side in range(state.plan.sides) if state.members(side) > 0]
    if state.plan.talk:
        forget_accusations(state, seat)
        state.talk.settle(seat)
        for side in range(state.plan.sides):
            state.talk.votes[side] &= ~bit_at(seat)
    if len(sides) == 1:
        state.end(sides[0], BY_LEAVING)
    elif state.phase == DEALER:
        state.opening[seat] = OUT
        next_for_dealer(state)
    elif state.phase == DEAL:
        if state.drawer == seat:
            next_to_deal(state)
    else:
        go_on_without(state, seat)


def uncount_pass(state: SequenceState, seat: i64) -> None:
    """If this seat is among those who have just passed in a row, there is one less of them. SEQ-R15"""
    distance: i64 = 1
    other = state.after(seat)
    while other != state.seat:
        other = state.after(other)
        distance += 1
    if distance <= state.passes:
        state.passes -= 1


def go_on_without(state: SequenceState, seat: i64) -> None:
    for side in range(state.plan.sides):
        count_confirmations(state, side)  # SEQ-R16: fewer may be enough now
    if state.drawer == seat:
        state.drawer = NOBODY
        state.why = NO_DRAW
    if state.seat == seat:
        state.stop_marking()
        end_turn(state)
    state.let_decide()
