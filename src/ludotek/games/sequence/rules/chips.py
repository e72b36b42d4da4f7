"""The board: chips, finished sequences, and where one more chip would finish one.

`hot` is kept up to date chip by chip: hot[side * CELLS + cell] is 1 if a chip of that side there would stand in an
unbroken line of five or more. Only such spaces are looked at more closely; nothing ever scans the board. A chip makes
none hot in a direction in which its whole row has less than four: that spares most of the looking.
A line is a number: (side * DIRECTIONS + direction) * CELLS + its first cell.
"""

from typing import Final

from mypy_extensions import i64, u8

from ludotek.kernel.hands import bit_at, count_bits, insert_sorted, remove_sorted
from ludotek.kernel.state import room
from ludotek.kernel.vecs import vec

from .advice_windows import Windows
from .plan import (
    ACTION_MASK,
    CELL_MASK,
    CELLS,
    CORNER,
    DIRECTIONS,
    EXCHANGE,
    FIVE,
    FREE,
    MOST_LINES,
    NO_LINE,
    NOBODY,
    RIM,
    ROWS,
    SPACES,
    Plan,
)

PAIR: Final[i64] = 32  # two sequences in one line that share the new chip, SEQ-R12
LOCKED: Final[i64] = 8  # in `packed`
OF_SIDE: Final[i64] = 576  # DIRECTIONS * CELLS: a line // OF_SIDE is its side


class Chips:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.owner = vec[u8]()  # cell -> FREE, a side's bit, CORNER or RIM; narrow: many games fit into a cache
        # Shared by copies, with what follows from it: replaced when a sequence is finished or broken.
        self.lines = vec[i64]()  # finished sequences, in order; then NO_LINE
        # These follow from the others:
        self.locked = vec[i64]()  # cell -> in how many finished sequences it is, SEQ-61
        self.made = vec[i64]()  # side -> finished sequences
        self.count: i64 = 0  # of finished sequences
        self.hot = vec[u8]()
        self.rows = vec[u8]()  # side * ROWS + row of any direction -> its chips and corners there
        self.windows: Windows | None = None  # None while nobody has asked; shared by copies and replaced
        self.packed = vec[i64]()  # the spaces in order, eight to a word: whose chip (1, 2, 4), + 8 if it is locked

    def begin(self) -> None:
        self.owner = self.plan.board[:]
        self.lines = room(MOST_LINES, NO_LINE)

    def copy_from(self, other: "Chips") -> None:
        self.owner = other.owner[:]
        self.hot = other.hot[:]
        self.rows = other.rows[:]
        self.packed = other.packed[:]
        self.lines = other.lines  # shared, with what follows from it
        self.locked = other.locked
        self.made = other.made
        self.count = other.count
        self.windows = other.windows

    def rebuild(self) -> None:
        self.windows = None
        self.locked = room(CELLS)
        self.made = room(self.plan.sides)
        self.hot = vec[u8]([u8(0)] * (self.plan.sides * CELLS))
        self.packed = room(SPACES // 8)
        for k in range(SPACES):
            self.pack(self.plan.spaces[k], i64(self.owner[self.plan.spaces[k]]))
        self.count_rows()
        self.count = 0
        while self.count < MOST_LINES and self.lines[self.count] != NO_LINE:
            self.count_line(self.lines[self.count], 1)
        for side in range(self.plan.sides):
            for k in range(SPACES):
                self.look_again(side, self.plan.spaces[k])

    def count_rows(self) -> None:
        self.rows = vec[u8]([u8(0)] * (self.plan.sides * ROWS))
        for cell in range(CELLS):
            bits = i64(self.owner[cell])
            for side in range(self.plan.sides):
                if bits != RIM and bits & bit_at(side):
                    for direction in range(DIRECTIONS):
                        self.rows[side * ROWS + i64(self.plan.rows[direction * CELLS + cell])] += 1

    def put(self, side: i64, cell: i64) -> None:
        """A chip on a free space; its line ends may become hot."""
        plan = self.plan
        rows = self.rows
        bit = bit_at(side)
        self.owner[cell] = u8(bit)
        self.windows = None
        self.pack(cell, bit)
        for direction in range(DIRECTIONS):
            row = side * ROWS + i64(plan.rows[direction * CELLS + cell])
            there = i64(rows[row]) + 1
            rows[row] = u8(there)
            if there >= FIVE - 1:
                self.heat(side, cell, plan.steps[direction])

    def heat(self, side: i64, cell: i64, step: i64) -> None:
        """The ends of the line through a new chip become hot, if one more chip there would be the fifth."""
        owner = self.owner
        bit = bit_at(side)
        base = side * CELLS
        run: i64 = 1
        front = cell + step
        while i64(owner[front]) & bit:
            front += step
            run += 1
        back = cell - step
        while i64(owner[back]) & bit:
            back -= step
            run += 1
        if i64(owner[front]) != RIM and run + self.run(bit, front, step) >= FIVE - 1:
            self.hot[base + front] = 1
        if i64(owner[back]) != RIM and run + self.run(bit, back, -step) >= FIVE - 1:
            self.hot[base + back] = 1

    def run(self, bit: i64, cell: i64, step: i64) -> i64:
        """How many owned spaces follow a cell without a gap, four at most."""
        owner = self.owner
        length: i64 = 0
        cell += step
        while length < FIVE - 1 and i64(owner[cell]) & bit:
            length += 1
            cell += step
        return length

    def remove(self, cell: i64) -> None:
        """The chip goes back to its owner's supply; what was hot because of it may cool down. SEQ-46"""
        side = self.side_at(cell)
        self.pack(cell, -i64(self.owner[cell]))
        self.owner[cell] = u8(FREE)
        self.windows = None
        self.look_again(side, cell)
        for direction in range(DIRECTIONS):
            self.rows[side * ROWS + i64(self.plan.rows[direction * CELLS + cell])] -= 1
            step = self.plan.steps[direction]
            self.look_along(side, cell, step)
            self.look_along(side, cell, -step)

    def look_along(self, side: i64, cell: i64, step: i64) -> None:
        for distance in range(FIVE - 1):
            cell += step
            if i64(self.owner[cell]) == RIM:
                return
            if self.hot[side * CELLS + cell]:
                self.look_again(side, cell)

    def look_again(self, side: i64, cell: i64) -> None:
        bit = bit_at(side)
        self.hot[side * CELLS + cell] = 0
        for direction in range(DIRECTIONS):
            step = self.plan.steps[direction]
            if self.run(bit, cell, step) + self.run(bit, cell, -step) >= FIVE - 1:
                self.hot[side * CELLS + cell] = 1

    def counted(self) -> Windows:
        """The windows of this board."""
        windows = self.windows
        if windows is None:
            windows = Windows(self.plan, self.owner, self.locked)
            self.windows = windows
        return windows

    def finishes(self, side: i64, cell: i64) -> bool:
        """Whether a chip of a side on this free space would make a sequence: not every hot space does. SEQ-63"""
        if not self.hot[side * CELLS + cell]:
            return False
        found: i64 = 0
        for direction in range(DIRECTIONS):
            found |= self.ways(side, cell, direction)
        return found != 0

    def hot_plays(self, side: i64, actions: list[int]) -> list[int]:
        """The actions that place a chip of a side on a hot space."""
        found: list[int] = []
        for action in actions:
            chosen = i64(action) & ACTION_MASK
            cell = chosen & CELL_MASK
            if chosen < EXCHANGE and i64(self.owner[cell]) == FREE and self.hot[side * CELLS + cell]:
                found.append(action)
        return found

    def side_at(self, cell: i64) -> i64:
        """Whose chip lies there."""
        bit = i64(self.owner[cell])
        return NOBODY if bit == FREE or bit >= CORNER else bit >> 1  # 1, 2, 4 -> 0, 1, 2

    def of_side(self, side: i64) -> list[int]:
        """The cells of a side's chips, in reading order."""
        bit = bit_at(side)
        return [int(cell) for cell in self.plan.spaces if i64(self.owner[cell]) == bit]

    def ways(self, side: i64, cell: i64, direction: i64) -> i64:
        """The sequences that a chip here may claim in one direction. SEQ-60 .. SEQ-66

        Bit k stands for the five spaces that have k of them after the new chip, so that the lowest bit is the first
        by SEQ-R13. PAIR if two fit, sharing the chip.
        """
        bit = bit_at(side)
        step = self.plan.steps[direction]
        before = self.run(bit, cell, -step)
        after = self.run(bit, cell, step)
        if before + after < FIVE - 1:
            return 0
        found: i64 = 0
        for k in range(FIVE):
            if FIVE - 1 - k <= before and k <= after and self.is_apart(self.line_at(side, direction, cell, k)):
                found |= bit_at(k)
        return PAIR if found & 17 == 17 else found

    def is_apart(self, line: i64) -> bool:
        """SEQ-63: at most one space in common with each sequence of the side. Lines that cross comply; SEQ-R11."""
        step = self.step_of(line)
        for i in range(self.count):
            apart = self.lines[i] - line if self.lines[i] > line else line - self.lines[i]
            is_same_line = self.lines[i] // CELLS == line // CELLS
            if is_same_line and (apart == 0 or apart == step or apart == 2 * step or apart == 3 * step):
                return False
        return True

    def claims(self, side: i64, cell: i64) -> i64:
        """How many ways to claim there are for a chip here; 1 also if there is nothing to claim. SEQ-64, SEQ-65"""
        found: i64 = 1
        for direction in range(DIRECTIONS):
            n = count_bits(self.ways(side, cell, direction))
            if n > 1:
                found *= n
        return found

    def claimed(self, side: i64, cell: i64, claim: i64) -> list[int]:
        """The lines of one of these ways, first direction first. SEQ-R13: way 0 has the first line everywhere."""
        found: list[int] = []
        for direction in range(DIRECTIONS - 1, -1, -1):
            mask = self.ways(side, cell, direction)
            lines = [self.line_at(side, direction, cell, k) for k in range(FIVE) if mask >> k & 1]
            if mask == PAIR:
                found.append(self.line_at(side, direction, cell, FIVE - 1))
                found.append(self.line_at(side, direction, cell, 0))
            elif mask:
                found.append(lines[claim % len(lines)])
                claim //= len(lines)
        found.reverse()
        return found

    def line_at(self, side: i64, direction: i64, cell: i64, after: i64) -> i64:
        """The line through a cell that has so many of its spaces after it."""
        return (side * DIRECTIONS + direction) * CELLS + cell - (FIVE - 1 - after) * self.plan.steps[direction]

    def open_direction(self, side: i64, cell: i64, marks: "vec[i64]") -> i64:
        """The first direction in which a line has to be marked, or NOBODY: `marks` has 0 for those that are open."""
        for direction in range(DIRECTIONS):
            if marks[direction] == 0 and count_bits(self.ways(side, cell, direction)) > 1:
                return direction
        return NOBODY

    def marked_claim(self, side: i64, cell: i64, marks: "vec[i64]") -> i64:
        """The number of the way in which all lines are marked."""
        claim: i64 = 0
        for direction in range(DIRECTIONS):
            mask = self.ways(side, cell, direction)
            if count_bits(mask) > 1:
                earlier = bit_at(marks[direction] - 1) - 1
                claim = claim * count_bits(mask) + count_bits(mask & earlier)
        return claim

    def finish(self, line: i64) -> None:
        """SEQ-61: the five are turned over and locked."""
        self.own_lines()
        insert_sorted(self.lines, 0, self.count, line)
        self.count_line(line, 1)

    def undo(self, line: i64) -> None:
        """Break a sequence. SEQ-91"""
        self.own_lines()
        remove_sorted(self.lines, 0, self.count, line, NO_LINE)
        self.count_line(line, -1)

    def finished(self) -> list[int]:
        """All finished sequences, in order."""
        return [int(self.lines[i]) for i in range(self.count)]

    def own_lines(self) -> None:
        """From here on the finished sequences are not those of other copies."""
        self.lines = self.lines[:]
        self.locked = self.locked[:]
        self.made = self.made[:]
        self.windows = None

    def count_line(self, line: i64, change: i64) -> None:
        """One sequence more or less."""
        self.count += change
        self.made[line // OF_SIDE] += change
        for k in range(FIVE):
            cell = line % CELLS + k * self.step_of(line)
            before = self.locked[cell]
            self.locked[cell] = before + change
            if (before == 0 or before + change == 0) and self.plan.order[cell] >= 0:
                self.pack(cell, change * LOCKED)

    def pack(self, cell: i64, change: i64) -> None:
        k = self.plan.order[cell]
        self.packed[k >> 3] += change << ((k & 7) << 3)

    def step_of(self, line: i64) -> i64:
        """From a cell of a line to the next one."""
        return self.plan.steps[line // CELLS % DIRECTIONS]

    def cells_of(self, line: i64) -> tuple[int, ...]:
        """The five spaces of a line."""
        return tuple([int(line % CELLS + k * self.step_of(line)) for k in range(FIVE)])

    def line_over(self, cell: i64) -> i64:
        """A sequence of the chip on this cell, or NO_LINE."""
        side = self.side_at(cell)
        for i in range(self.count):
            if self.lines[i] // OF_SIDE == side and cell in self.cells_of(self.lines[i]):
                return self.lines[i]
        return NO_LINE

    def other_five(self, broken: i64) -> i64:
        """Along a broken line, the first five that are still owned, or NO_LINE. SEQ-R17"""
        step = self.step_of(broken)
        bit = bit_at(broken // OF_SIDE)
        start = broken % CELLS
        while i64(self.owner[start - step]) != RIM:
            start -= step
        while i64(self.owner[start]) != RIM:
            line = broken // CELLS * CELLS + start
            if i64(self.owner[start]) & bit and self.run(bit, start, step) == FIVE - 1 and self.is_apart(line):
                return line
            start += step
        return NO_LINE
