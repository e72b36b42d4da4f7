"""The opening throws: LUDO-07. Hot: compiled with mypyc."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.ludo.events import OpeningThrown, OpeningTied
from ludotek.games.ludo.rules.plan import NOWHERE, OUT, WAITING
from ludotek.games.ludo.rules.turns import begin_turn

if TYPE_CHECKING:
    from ludotek.games.ludo.rules.state import LudoState


def opening_throw(state: "LudoState", face: i64) -> None:
    state.face = face
    state.opening[state.seat] = state.plan.pips[face]
    if state.story is not None:
        state.emit(OpeningThrown(state.seat, face))
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
    n: i64 = 0
    for seat in range(state.plan.seats):
        if state.opening[seat] != OUT:
            n += 1
    return n


def settle_opening(state: "LudoState") -> None:
    """The highest begins; those who tie for it throw again. LUDO-R04"""
    best: i64 = OUT
    for seat in range(state.plan.seats):
        if state.opening[seat] > best:
            best = state.opening[seat]
    first: i64 = NOWHERE
    tied: i64 = 0
    for seat in range(state.plan.seats):
        if state.opening[seat] == best:
            tied += 1
            first = seat
    if tied == 1:
        state.is_opening = False
        begin_turn(state, first)
        return
    for seat in range(state.plan.seats):
        state.opening[seat] = WAITING if state.opening[seat] == best else OUT
    if state.story is not None:
        state.emit(OpeningTied(state.seat, tied))
    next_opening_throw(state)
