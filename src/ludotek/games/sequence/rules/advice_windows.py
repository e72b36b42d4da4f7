"""Windows: five spaces in a row, and how near each side is to a sequence there. Hot: compiled with mypyc."""

from typing import Final

from mypy_extensions import i64, u8

from ludotek.games.sequence import board
from ludotek.kernel.hands import bit_at
from ludotek.kernel.state import room
from ludotek.kernel.vecs import vec

from .plan import CELLS, FIVE, Plan

WINDOWS: Final[i64] = 192
# What a cell adds to its windows, four bits a side: chips and corners; chips alone; those in finished sequences.
SIDE: Final[i64] = 4
CHIPS: Final[i64] = 16
USED: Final[i64] = 32
ALL: Final[i64] = 4095  # the bits of three sides
ONE: Final[i64] = 15
SHARES: Final = vec[i64]([0, 0x10001, 0x100010, 0, 0x1000100, 0, 0, 0x111, 0])  # owner -> what it adds


OVER: Final[i64] = 20  # room for the windows over one cell


def windows_over() -> list[int]:
    """cell * OVER + k -> a window over this cell, then -1."""
    found: list[list[int]] = [[] for _ in range(CELLS)]
    for window, cells in enumerate(board.LINES.values()):
        for cell in cells:
            found[cell].append(window)
    return [window for over in found for window in over + [-1] * (OVER - len(over))]


WINDOWS_OVER: Final = vec[i64](windows_over())


class Windows:
    """Counted for all sides at once, on one board. A window is open to a side that could still fill it."""

    def __init__(self, plan: Plan, owner: "vec[u8]", locked: "vec[i64]") -> None:
        self.sums = room(WINDOWS)  # window -> what its five cells add
        self.open = room(plan.sides * FIVE)  # side * FIVE + chips in it -> open windows; from two chips on
        self.level = room(plan.sides * CELLS)  # side * CELLS + cell -> the most chips in an open window over it
        shares = room(CELLS)
        for cell in range(CELLS):
            share = SHARES[i64(owner[cell])]
            shares[cell] = share | (share & ALL) << USED if locked[cell] else share
        for window in range(WINDOWS):
            self.count(plan, window * FIVE, shares)

    def count(self, plan: Plan, first: i64, shares: "vec[i64]") -> None:
        cells = plan.windows
        sum_: i64 = 0
        for place in range(first, first + FIVE):
            sum_ += shares[cells[place]]
        self.sums[first // FIVE] = sum_
        for side in range(plan.sides):
            own = sum_ >> (SIDE * side) & ONE
            if own >= 2 and own < FIVE and is_open(sum_, side):
                self.open[side * FIVE + own] += 1
                for place in range(first, first + FIVE):
                    at = side * CELLS + cells[place]
                    if self.level[at] < own:
                        self.level[at] = own


def chips_of(sum_: i64, side: i64) -> i64:
    """Chips of a side in a window, corners with them."""
    return sum_ >> (SIDE * side) & ONE


def add_cards(covered: "vec[i64]", cell: i64) -> None:
    """One more card for this free cell: for every window over it."""
    at = cell * OVER
    while at < (cell + 1) * OVER and WINDOWS_OVER[at] >= 0:
        covered[WINDOWS_OVER[at]] += 1
        at += 1


def is_open(sum_: i64, side: i64) -> bool:
    """No other side has a chip there, and at most one of its own is in a sequence already. SEQ-63"""
    chips = sum_ >> CHIPS & ALL
    own = (chips >> (SIDE * side) & ONE) * bit_at(SIDE * side)
    return chips == own and sum_ >> (USED + SIDE * side) & ONE < 2
