"""The fixed material: fields, symbols and dice as the data section of the rules lists them, and the drawn board."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin, tan

import pytest

from ludotek.games.ludo import board, layout
from ludotek.games.ludo.board import FOUR, SIX, Board
from tests.games.ludo.table import game_1

GLOBES = {
    4: (0, 8, 13, 21, 26, 34, 39, 47),
    6: (0, 8, 13, 21, 26, 34, 39, 47, 52, 60, 65, 73),
}
STARS = {
    4: (5, 11, 18, 24, 31, 37, 44, 50),
    6: (5, 11, 18, 24, 31, 37, 44, 50, 57, 63, 70, 76),
}
BOTH = pytest.mark.parametrize("side", [FOUR, SIX], ids=["4", "6"])


@BOTH
def test_ludo_r31_globes_and_stars_lie_where_the_rules_list_them(side: Board) -> None:
    assert side.globes == GLOBES[side.arms]
    assert side.stars == STARS[side.arms]


@BOTH
def test_the_sizes_of_ring_lane_and_way(side: Board) -> None:
    ring = {4: 52, 6: 78}[side.arms]
    assert side.ring == ring
    assert side.mouth == side.stars[-1] == ring - 2
    assert side.lane_length == 5
    assert side.goal == {4: 56, 6: 82}[side.arms]


@BOTH
def test_globes_and_stars_alternate_round_the_ring(side: Board) -> None:
    offsets = [(field, "globe") for field in side.globe_offsets] + [(field, "star") for field in side.star_offsets]
    kinds = [kind for _, kind in sorted(offsets)] * side.arms
    assert all(one != other for one, other in pairwise([*kinds, kinds[0]]))


def test_colours_go_round_clockwise_from_arm_0() -> None:
    assert FOUR.colours == ("green", "yellow", "blue", "red")
    assert SIX.colours == ("green", "yellow", "blue", "purple", "red", "black")


def test_the_faces_of_the_dice() -> None:
    assert board.DICE["plain"] == ("1", "2", "3", "4", "5", "6")
    assert board.DICE["star_globe"] == ("1", "2", "star", "4", "globe", "6")


@pytest.mark.parametrize(("arms", "mouth"), [(4, 50), (6, 76)])
def test_a_star_is_usable_exactly_from_these_remainders(arms: int, mouth: int) -> None:
    usable = {0: 5, 1: 5, 2: 5, 3: 5, 4: 5, 8: 11, 9: 11, 10: 11}  # remainder -> remainder of the star
    for start in range(mouth + 1):
        block, remainder = divmod(start, 13)
        expected = {f"{start}->{13 * block + usable[remainder]}"} if remainder in usable else set()
        assert game_1(board=arms, green=f"{start} G G G").throw("star") == expected


@pytest.mark.parametrize(("arms", "mouth"), [(4, 50), (6, 76)])
def test_a_globe_is_usable_from_everywhere_before_the_last_one(arms: int, mouth: int) -> None:
    for start in range(mouth + 1):
        ahead = [globe for globe in GLOBES[arms] if globe > start]
        expected = {f"{start}->{ahead[0]}"} if ahead else set()
        assert game_1(board=arms, green=f"{start} G G G").throw("globe") == expected


# --- the drawing: `(1.5 / tan(180°/A) + d - 0.5)·u + s·v`, arm 0 pointing left, for A = 4 a grid of 15 by 15


def drawn(arm: int, d: int, s: int) -> tuple[int, int]:
    """Row and column of a field by the formula; angles clockwise from pointing left, rows downwards."""
    angle = 2 * pi * arm / 4
    outward = (-cos(angle), -sin(angle))  # x to the right, y downwards
    sideways = (sin(angle), -cos(angle))  # a quarter turn clockwise from outward
    reach = 1.5 / tan(pi / 4) + d - 0.5
    x, y = (reach * u + s * v for u, v in zip(outward, sideways, strict=True))
    return round(7 + y), round(7 + x)


def block(arm: int) -> list[tuple[int, int]]:
    here, following = arm, (arm + 1) % 4
    fields = [(here, d, 1) for d in (5, 4, 3, 2, 1)]
    fields += [(following, d, -1) for d in (1, 2, 3, 4, 5, 6)]
    fields += [(following, 6, 0), (following, 6, 1)]
    return [drawn(*field) for field in fields]


def ring_cells() -> list[tuple[int, int]]:
    return [layout.cell_of(place) for place in layout.ring_places(FOUR)]


def lane_cells(arm: int) -> list[tuple[int, int]]:
    return [layout.cell_of(layout.lane_place(FOUR, arm, step)) for step in (1, 2, 3, 4, 5)]


def yard_cells(arm: int) -> list[tuple[int, int]]:
    return [layout.cell_of(layout.yard_place(FOUR, arm, piece)) for piece in (0, 1, 2, 3)]


def test_the_ring_is_drawn_by_the_formula() -> None:
    assert ring_cells() == [cell for arm in range(4) for cell in block(arm)]


def test_the_ring_is_closed_and_has_no_field_twice() -> None:
    cells = ring_cells()
    assert len(set(cells)) == 52
    for (row, column), (next_row, next_column) in pairwise([*cells, cells[0]]):
        assert max(abs(row - next_row), abs(column - next_column)) == 1


@pytest.mark.parametrize("arm", range(4))
def test_the_lane_leads_from_the_mouth_to_the_centre(arm: int) -> None:
    assert lane_cells(arm) == [drawn(arm, d, 0) for d in (5, 4, 3, 2, 1)]
    mouth = ring_cells()[(13 * arm + 50) % 52]
    assert mouth == drawn(arm, 6, 0)


def test_the_familiar_corners() -> None:
    cells = ring_cells()
    assert cells[0] == (6, 1)  # Green's start globe
    assert cells[50] == (7, 0)  # Green's mouth
    assert (cells[13], cells[26], cells[39]) == ((1, 8), (8, 13), (13, 6))


@pytest.mark.parametrize(
    ("arm", "rows", "columns"), [(0, "top", "left"), (1, "top", "right"), (2, "low", "right"), (3, "low", "left")]
)
def test_the_yard_lies_between_its_arm_and_the_next(arm: int, rows: str, columns: str) -> None:
    cells = yard_cells(arm)
    assert len(set(cells)) == 4
    assert all((row < 6) if rows == "top" else (row > 8) for row, _ in cells)
    assert all((column < 6) if columns == "left" else (column > 8) for _, column in cells)


def test_no_cell_serves_two_things() -> None:
    lanes = [cell for arm in range(4) for cell in lane_cells(arm)]
    yards = [cell for arm in range(4) for cell in yard_cells(arm)]
    goals = [layout.cell_of(layout.polar(FOUR, arm, 1)) for arm in range(4)]
    cells = ring_cells() + lanes + yards + goals
    assert len(cells) == len(set(cells)) == 52 + 20 + 16 + 4
    assert all(0 <= row < 15 and 0 <= column < 15 for row, column in cells)
