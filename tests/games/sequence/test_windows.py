"""What bots see of the board: open windows of five, and which spaces really finish a sequence."""

from __future__ import annotations

import pytest

from ludotek.games.sequence import GAME
from ludotek.games.sequence.board import LINES, SPACES
from ludotek.games.sequence.rules.chips import Chips
from ludotek.games.sequence.rules.game import SequenceGame
from ludotek.games.sequence.rules.plan import CELLS, CORNER, FIVE, FREE
from ludotek.kernel import OVER, Rng
from ludotek.kernel.state import FEATURES, room
from ludotek.kernel.vecs import vec
from tests.games.sequence.table import CARDS, Table, cell_name, table

ROW = "r4c1 r4c2 r4c3 r4c4 r4c5"


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


def name_at(space: str) -> str:
    """The card that a space shows."""
    (found,) = (CARDS[card] for card, cells in SPACES.items() if space in map(cell_name, cells))
    return found


def weights(there: Table) -> dict[str, int]:
    """Card and space of every play -> its weight."""
    state = there.state
    out, found = room(state.width()), room(state.width())
    n = state.legal_into(out)
    assert state.weigh(out, n, found) > 0
    return {f"{CARDS[out[i] >> 8]} {cell_name(out[i] & 255)}": int(found[i]) for i in range(n)}


def test_seq_63_a_sixth_chip_in_a_row_finishes_nothing() -> None:
    """It stands in an unbroken line of five, but four of them are used up; a fresh line of four is worth finishing."""
    there = table(hands=["J♦"], blue=f"{ROW} r8c1 r8c2 r8c3 r8c4", blue_lines="r4c1-r4c5")
    found = weights(there)
    assert found["J♦ r8c5"] == max(found.values())
    assert found["J♦ r4c6"] < found["J♦ r8c5"] / 100


def test_seq_63_nobody_blocks_where_nothing_would_be_finished() -> None:
    there = table(hands=["J♦"], green=f"{ROW} r8c1 r8c2 r8c3 r8c4", green_lines="r4c1-r4c5")
    found = weights(there)
    assert found["J♦ r8c5"] > 10 * found["J♦ r4c6"]


def test_jacks_are_kept_until_they_do_something() -> None:
    card = name_at("r5c4")
    found = weights(table(hands=[f"{card} J♦"]))
    assert all(found[f"{card} r5c4"] > weight for play, weight in found.items() if play.startswith("J♦"))
    found = weights(table(hands=[f"{card} J♦"], blue="r8c1 r8c2 r8c3 r8c4"))
    assert found["J♦ r8c5"] > 10 * found[f"{card} r5c4"]


def test_a_one_eyed_jack_takes_the_chip_that_threatens_most() -> None:
    found = weights(table(hands=["J♠"], green="r8c3 r8c4 r8c5 r8c6 r3c3"))
    assert min(weight for play, weight in found.items() if "r8" in play) > 5 * found["J♠ r3c3"]


@pytest.mark.parametrize("cells", ["r8c1 r8c2 r8c3", "r3c3 r4c4"])
def test_plans_count_the_cards_for_a_window(cells: str) -> None:
    """Whatever the cards of a window add is gone when another hand has the same card: it can lay it between."""
    out, other = vec[float]([0.0] * int(FEATURES)), vec[float]([0.0] * int(FEATURES))
    missing = "r8c4 r8c5" if "r8" in cells else "r5c5 r6c6"
    cards = " ".join(name_at(cell) for cell in missing.split())
    table(hands=[cards, "J♥"], blue=cells).state.features(0, out)
    table(hands=[cards, cards.split()[0]], blue=cells).state.features(0, other)
    safe = 23 if "r8" in cells else 24
    assert out[safe] > other[safe] >= 0
