"""Opening throws, turns and throws, and the end: LUDO-07 .. LUDO-16, LUDO-24 .. LUDO-31, LUDO-70, LUDO-71.

Hot: compiled with mypyc.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.ludo import events
from ludotek.kernel.hands import count_of, index_of, largest
from ludotek.kernel.state import CHANCE, OVER

from .pieces import bring_out, find_moves, move_piece, tell_extra_throw, tell_nothing_moves, tell_thrown
from .plan import ENTER, OUT, WAITING

if TYPE_CHECKING:
    from .state import LudoState

# Who begins: LUDO-07


def opening_throw(state: "LudoState", face: i64) -> None:
    state.face = face
    state.opening[state.seat] = state.plan.pips[face]
    if state.story is not None:
        tell_thrown(state)
    next_opening_throw(state)


def next_opening_throw(state: "LudoState") -> None:
    """Goes on to the next who still has to throw; after the last one, sees who begins."""
    seat = state.seat
    for step in range(state.plan.seats):
        seat = state.plan.next_seat[seat]
        if state.opening[seat] == WAITING and contenders(state) > 1:
            state.seat = seat
            return
    settle_opening(state)


def contenders(state: "LudoState") -> i64:
    """How many may still begin."""
    return state.plan.seats - count_of(state.opening, OUT)


def settle_opening(state: "LudoState") -> None:
    """The highest begins; those who tie for it throw again. LUDO-R04"""
    best = largest(state.opening)
    if count_of(state.opening, best) == 1:
        state.is_opening = False
        begin_turn(state, index_of(state.opening, best))
        return
    for seat in range(state.plan.seats):
        state.opening[seat] = WAITING if state.opening[seat] == best else OUT
    if state.story is not None:
        state.emit(events.Notice(state.seat, "opening_tie"))
    next_opening_throw(state)


# Turns


def begin_turn(state: "LudoState", seat: i64) -> None:
    state.seat = seat
    state.found = 0
    state.throws = 0
    state.turn += 1
    state.is_extra = False
    state.tries = 3 if has_three_tries(state, seat) else 1  # LUDO-24, LUDO-R09: checked once, here
    state.actor = CHANCE


def has_three_tries(state: "LudoState", seat: i64) -> bool:
    in_yard = state.yard[seat]
    if state.plan.all_in_yard:
        return in_yard == state.plan.pieces
    return in_yard + state.home[seat] == state.plan.pieces  # LUDO-R08


def throw(state: "LudoState", face: i64) -> None:
    state.face = face
    state.tries -= 1
    state.throws += 1
    if state.story is not None:
        tell_thrown(state)
    find_moves(state)
    if state.found > 0:
        # LUDO-13, LUDO-R06: one of them must be made; LUDO-R28: asked even if it is the only one
        state.actor = state.seat
        return
    if state.story is not None:
        tell_nothing_moves(state)
    after_throw(state)  # LUDO-14


def make_move(state: "LudoState", action: i64) -> None:
    if action < ENTER:
        move_piece(state, action)
    else:
        bring_out(state, action)
    after_throw(state)


def after_throw(state: "LudoState") -> None:
    face = state.face
    if state.home[state.seat] == state.plan.pieces:
        finish(state)  # LUDO-70: no extra throw, LUDO-R21
        return
    if state.plan.enters[face]:
        state.tries = 0  # LUDO-25, LUDO-86
    if face == state.plan.extra:
        state.tries = 1  # LUDO-30, LUDO-31, LUDO-R07, LUDO-R21
        state.is_extra = True
        if state.story is not None:
            tell_extra_throw(state)
    if state.tries > 0:
        state.found = 0
        state.actor = CHANCE
    else:
        pass_turn(state)  # LUDO-16


def pass_turn(state: "LudoState") -> None:
    seat = state.plan.next_seat[state.seat]  # LUDO-08
    while state.place[seat] != 0:  # LUDO-71
        seat = state.plan.next_seat[seat]
    begin_turn(state, seat)


# The end


def finish(state: "LudoState") -> None:
    """LUDO-70, LUDO-71, LUDO-R26"""
    state.finished += 1
    state.place[state.seat] = state.finished
    if state.story is not None:
        state.emit(events.Finished(state.seat, state.finished))
    if not state.plan.play_on:
        end(state)
    elif not end_if_one_is_left(state):
        pass_turn(state)


def end_if_one_is_left(state: "LudoState") -> bool:
    """Gives the next place to the only one who still plays, if there is only one."""
    if count_of(state.place, 0) > 1:
        return False
    state.finished += 1
    state.place[index_of(state.place, 0)] = state.finished
    end(state)
    return True


def end(state: "LudoState") -> None:
    state.actor = OVER
    state.found = 0
