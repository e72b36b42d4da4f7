"""Turns and throws, and the end: LUDO-10 .. LUDO-16, LUDO-24 .. LUDO-31, LUDO-70, LUDO-71. Hot: compiled with mypyc."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.ludo.events import Finished
from ludotek.games.ludo.rules import story
from ludotek.games.ludo.rules.pieces import bring_out, find_moves, move_piece
from ludotek.games.ludo.rules.plan import ENTER, NOWHERE
from ludotek.kernel.state import CHANCE, OVER

if TYPE_CHECKING:
    from ludotek.games.ludo.rules.state import LudoState


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
        story.tell_thrown(state)
    find_moves(state)
    if state.found > 0:
        # LUDO-13, LUDO-R06: one of them must be made; LUDO-R28: asked even if it is the only one
        state.actor = state.seat
        return
    if state.story is not None:
        story.tell_nothing_moves(state)
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
            story.tell_extra_throw(state)
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


def finish(state: "LudoState") -> None:
    """LUDO-70, LUDO-71, LUDO-R26"""
    state.finished += 1
    state.place[state.seat] = state.finished
    if state.story is not None:
        state.emit(Finished(state.seat, state.finished))
    if not state.plan.play_on or close_if_one_is_left(state):
        end(state)
    else:
        pass_turn(state)


def close_if_one_is_left(state: "LudoState") -> bool:
    """Gives the next place to the only one who still plays, if there is only one."""
    playing: i64 = 0
    last: i64 = NOWHERE
    for seat in range(state.plan.seats):
        if state.place[seat] == 0:
            playing += 1
            last = seat
    if playing != 1:
        return False
    state.finished += 1
    state.place[last] = state.finished
    return True


def end(state: "LudoState") -> None:
    state.actor = OVER
    state.found = 0
