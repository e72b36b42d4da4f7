"""Territory: the fields that a seat comes to before any other. Hot: compiled with mypyc."""

from typing import Final

from mypy_extensions import i64

from ludotek.kernel.state import room
from ludotek.kernel.vecs import vec

from . import plan as los
from .table import Table

LAND: Final[i64] = 0  # fields that the seat comes to first
MEETS: Final[i64] = 1  # 1: some of them are beside those of another seat
PARTS: Final[i64] = 2


def territory(state: Table) -> "vec[i64]":
    """seat * PARTS + part -> its number. All pieces walk at the same pace; the seat on turn is ahead of the others."""
    plan = state.plan
    steps = plan.steps
    free = state.free
    found = room(plan.seats * PARTS)
    owner = plan.blank[:]  # field -> seat + 1
    queue = plan.blank[:]
    held: i64 = 0
    for turn in range(plan.seats):
        seat = (state.seat + turn) % plan.seats
        for piece in range(2 * seat, 2 * seat + 2):
            if state.at[piece] != los.NOWHERE:
                queue[held] = state.at[piece]
                owner[state.at[piece]] = seat + 1
                held += 1
    at: i64 = 0
    while at < held:
        field = queue[at]
        at += 1
        mine = owner[field]
        for way in range(field * 4, field * 4 + 4):
            beside = steps[way]
            if free[beside] != 0:
                first = owner[beside]
                if first == 0:
                    owner[beside] = mine
                    queue[held] = beside
                    held += 1
                    found[(mine - 1) * PARTS + LAND] += 1
                elif first != mine:
                    found[(mine - 1) * PARTS + MEETS] = 1
                    found[(first - 1) * PARTS + MEETS] = 1
    return found
