"""The board: chips, finished sequences, and where one more chip would finish one.

`hot` is kept up to date chip by chip: hot[side * CELLS + cell] is 1 if a chip of that side there would stand in an
unbroken line of five or more. Only such spaces are looked at more closely; nothing ever scans the board.
"""

from typing import Final

from mypy_extensions import i64

from ludotek.games.sequence.rules.plan import (
    CELLS,
    CORNER,
    DIRECTIONS,
    FIVE,
    FREE,
    MOST_CLAIMS,
    NOBODY,
    RIM,
    STRIDE,
    Plan,
)
from ludotek.kernel.state import room
from ludotek.kernel.vecs import vec

PAIR: Final[i64] = 32  # two sequences in one line that share the new chip, SEQ-R12


class Chips:
    def __init__(
        self,
        plan: Plan,
        owner: "vec[i64]",
        locked: "vec[i64]",
        hot: "vec[i64]",
        lines: "vec[i64]",
        made: "vec[i64]",
        count: i64,
    ) -> None:
        self.plan = plan
        self.owner = owner  # cell -> FREE, a side's bit, CORNER or RIM
        self.locked = locked  # cell -> in how many finished sequences it is, SEQ-61
        self.hot = hot
        self.lines = lines  # finished sequences: (side * 4 + direction) * CELLS + first cell
        self.made = made  # side -> finished sequences
        self.count: i64 = count

    def copy(self) -> "Chips":
        return Chips(self.plan, self.owner[:], self.locked[:], self.hot[:], self.lines[:], self.made[:], self.count)

    # Chips come and go

    def put(self, side: i64, cell: i64) -> None:
        """A chip on a free space; its line ends may become hot."""
        plan = self.plan
        owner = self.owner
        bit: i64 = 1 << side
        base = side * CELLS
        owner[cell] = bit
        for direction in range(DIRECTIONS):
            step = plan.steps[direction]
            run: i64 = 1
            front = cell + step
            while owner[front] & bit:
                front += step
                run += 1
            back = cell - step
            while owner[back] & bit:
                back -= step
                run += 1
            if owner[front] != RIM and run + self.run(bit, front, step) >= FIVE - 1:
                self.hot[base + front] = 1
            if owner[back] != RIM and run + self.run(bit, back, -step) >= FIVE - 1:
                self.hot[base + back] = 1

    def run(self, bit: i64, cell: i64, step: i64) -> i64:
        """How many owned spaces follow a cell without a gap, four at most."""
        owner = self.owner
        length: i64 = 0
        cell += step
        while length < FIVE - 1 and owner[cell] & bit:
            length += 1
            cell += step
        return length

    def remove(self, cell: i64) -> None:
        """The chip goes back to its owner's supply; what was hot because of it may cool down. SEQ-46"""
        side = self.side_at(cell)
        self.owner[cell] = FREE
        self.look_again(side, cell)
        for direction in range(DIRECTIONS):
            step = self.plan.steps[direction]
            self.look_along(side, cell, step)
            self.look_along(side, cell, -step)

    def look_along(self, side: i64, cell: i64, step: i64) -> None:
        for distance in range(FIVE - 1):
            cell += step
            if self.owner[cell] == RIM:
                return
            if self.hot[side * CELLS + cell]:
                self.look_again(side, cell)

    def look_again(self, side: i64, cell: i64) -> None:
        bit: i64 = 1 << side
        self.hot[side * CELLS + cell] = 0
        for direction in range(DIRECTIONS):
            step = self.plan.steps[direction]
            if self.run(bit, cell, step) + self.run(bit, cell, -step) >= FIVE - 1:
                self.hot[side * CELLS + cell] = 1

    def side_at(self, cell: i64) -> i64:
        """Whose chip lies there."""
        bit = self.owner[cell]
        if bit == FREE or bit >= CORNER:
            return NOBODY
        return bit >> 1  # 1, 2, 4 -> 0, 1, 2

    def of_side(self, side: i64) -> list[int]:
        """The cells of a side's chips, in reading order."""
        bit: i64 = 1 << side
        found: list[int] = []
        for k in range(96):
            cell = self.plan.spaces[k]
            if self.owner[cell] == bit:
                found.append(cell)
        return found

    # Claims: SEQ-60 .. SEQ-66

    def ways(self, side: i64, cell: i64, direction: i64) -> i64:
        """The sequences that a chip here may claim in one direction.

        Bit k stands for the five spaces that have k of them after the new chip, so that the lowest bit is the first
        by SEQ-R13. PAIR if two fit, sharing the chip.
        """
        bit: i64 = 1 << side
        step = self.plan.steps[direction]
        before = self.run(bit, cell, -step)
        after = self.run(bit, cell, step)
        found: i64 = 0
        for k in range(FIVE):
            if FIVE - 1 - k <= before and k <= after and self.is_apart(side, direction, cell - (FIVE - 1 - k) * step):
                found |= 1 << k
        return PAIR if found & 17 == 17 else found

    def is_apart(self, side: i64, direction: i64, start: i64) -> bool:
        """SEQ-63: at most one space in common with each sequence of the side. Lines that cross comply; SEQ-R11."""
        step = self.plan.steps[direction]
        for i in range(self.count):
            line = self.lines[i]
            if line // CELLS != side * DIRECTIONS + direction:
                continue
            apart = line % CELLS - start
            if apart < 0:
                apart = -apart
            if apart == 0 or apart == step or apart == 2 * step or apart == 3 * step:
                return False
        return True

    def claims(self, side: i64, cell: i64) -> i64:
        """How many ways to claim there are for a chip here; 1 also if there is nothing to claim. SEQ-64, SEQ-65"""
        found: i64 = 1
        for direction in range(DIRECTIONS):
            n = bits(self.ways(side, cell, direction))
            if n > 1:
                found *= n
        return found if found < MOST_CLAIMS else MOST_CLAIMS

    def claimed(self, side: i64, cell: i64, claim: i64) -> list[int]:
        """The lines of one of these ways, first direction first. SEQ-R13: way 0 has the first line everywhere."""
        found: list[int] = []
        for direction in range(DIRECTIONS - 1, -1, -1):
            mask = self.ways(side, cell, direction)
            if mask == 0:
                continue
            low = (side * DIRECTIONS + direction) * CELLS + cell
            step = self.plan.steps[direction]
            if mask == PAIR:
                found.append(low)
                found.append(low - (FIVE - 1) * step)
                continue
            n = bits(mask)
            found.append(low - (FIVE - 1 - nth_bit(mask, claim % n)) * step)
            claim //= n
        found.reverse()
        return found

    def finish(self, line: i64) -> None:
        """SEQ-61: the five are turned over and locked."""
        self.lines[self.count] = line
        self.count += 1
        self.made[line // (DIRECTIONS * CELLS)] += 1
        self.lock(line, 1)

    def lock(self, line: i64, change: i64) -> None:
        cell = line % CELLS
        step = self.plan.steps[line // CELLS % DIRECTIONS]
        for k in range(FIVE):
            self.locked[cell] += change
            cell += step

    # Breaking: SEQ-91, SEQ-R17

    def line_over(self, cell: i64) -> i64:
        """The place in `lines` of a sequence of the chip on this cell, or NOBODY."""
        side = self.side_at(cell)
        for i in range(self.count):
            line = self.lines[i]
            if line // (DIRECTIONS * CELLS) == side:
                at = line % CELLS
                step = self.plan.steps[line // CELLS % DIRECTIONS]
                for k in range(FIVE):
                    if at == cell:
                        return i
                    at += step
        return NOBODY

    def undo(self, index: i64) -> i64:
        """Break a sequence; its line."""
        line = self.lines[index]
        self.count -= 1
        self.lines[index] = self.lines[self.count]
        self.made[line // (DIRECTIONS * CELLS)] -= 1
        self.lock(line, -1)
        return line

    def other_five(self, line: i64) -> i64:
        """Along a broken line, the first five that are still owned, or NOBODY. SEQ-R17"""
        step = self.plan.steps[line // CELLS % DIRECTIONS]
        side = line // (DIRECTIONS * CELLS)
        direction = line // CELLS % DIRECTIONS
        start = line % CELLS
        while self.owner[start - step] != RIM:
            start -= step
        while self.owner[start] != RIM:
            is_five = self.owner[start] & (1 << side) != 0 and self.run(1 << side, start, step) == FIVE - 1
            if is_five and self.is_apart(side, direction, start):
                return (side * DIRECTIONS + direction) * CELLS + start
            start += step
        return NOBODY


def bits(mask: i64) -> i64:
    n: i64 = 0
    while mask:
        n += mask & 1
        mask >>= 1
    return n


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of the n-th set bit, from 0."""
    place: i64 = 0
    while True:
        if mask & 1:
            if n == 0:
                return place
            n -= 1
        mask >>= 1
        place += 1


def empty_board(plan: Plan) -> Chips:
    """The four corners belong to everybody, as often as they are of use. SEQ-31, SEQ-32"""
    owner = room(CELLS)
    for cell in range(CELLS):
        owner[cell] = RIM
    for row in range(1, 11):
        for column in range(1, 11):
            is_corner = (row == 1 or row == 10) and (column == 1 or column == 10)
            owner[row * STRIDE + column] = CORNER if is_corner else FREE
    return Chips(plan, owner, room(CELLS), room(plan.sides * CELLS), room(24), room(plan.sides), 0)
