"""What bots see of the board: open windows of five, and which spaces really finish a sequence."""

from __future__ import annotations

import pytest

from ludotek.games.sequence import GAME
from ludotek.games.sequence.board import LINES
from ludotek.games.sequence.rules.chips import Chips
from ludotek.games.sequence.rules.game import SequenceGame
from ludotek.games.sequence.rules.plan import CELLS, CORNER, FIVE, FREE
from ludotek.kernel import OVER, Rng
from tests.games.sequence.table import Table, cell_name, table

ROW = "r4c1 r4c2 r4c3 r4c4 r4c5"
FINISHES = 3000  # the weight of a play that does


def open_windows(chips: Chips, side: int) -> list[tuple[int, tuple[int, ...]]]:
    """By looking at every line of the board: how many of a side's chips are in it, and its cells."""
    bit = 1 << side
    found = []
    for cells in LINES.values():
        owners = [int(chips.owner[cell]) for cell in cells]
        own = sum(owner & bit != 0 for owner in owners)
        is_closed = any(owner not in (FREE, CORNER, bit) for owner in owners)
        used = sum(owner & bit != 0 and chips.locked[cell] != 0 for owner, cell in zip(owners, cells, strict=True))
        if 2 <= own < FIVE and not is_closed and used < 2:
            found.append((own, cells))
    return found


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (6, 5)])
def test_windows_are_counted_as_one_would_after_every_step(seats: int, seed: int) -> None:
    state = GAME.new(seats, GAME.options(seats, {"advanced_jacks": True}))
    assert isinstance(state, SequenceGame)
    rng = Rng(seed)
    while state.actor != OVER:
        legal = state.legal()
        if legal:
            windows = state.chips.counted()
            for side in range(state.plan.sides):
                expected = open_windows(state.chips, side)
                for own in (2, 3, 4):
                    assert windows.open[side * FIVE + own] == sum(chips == own for chips, _ in expected)
                for cell in range(CELLS):
                    level = max((chips for chips, cells in expected if cell in cells), default=0)
                    assert windows.level[side * CELLS + cell] == level
        state.apply(legal[rng.below(len(legal))] if legal else state.sample(rng))


def weights(there: Table) -> dict[str, int]:
    """Space -> weight of a two-eyed jack there."""
    state = there.state
    return {cell_name(action & 255): int(state.weight_of(action)) for action in state.legal()}


def test_seq_63_a_sixth_chip_in_a_row_finishes_nothing() -> None:
    """It stands in an unbroken line of five, but four of them are used up; a fresh line of four is worth finishing."""
    there = table(hands=["J♦"], blue=f"{ROW} r8c1 r8c2 r8c3 r8c4", blue_lines="r4c1-r4c5")
    found = weights(there)
    assert found["r8c5"] == FINISHES
    assert found["r4c6"] < FINISHES


def test_seq_63_nobody_blocks_where_nothing_would_be_finished() -> None:
    there = table(hands=["J♦"], green=f"{ROW} r8c1 r8c2 r8c3 r8c4", green_lines="r4c1-r4c5")
    found = weights(there)
    assert found["r8c5"] > 10 * found["r4c6"]
