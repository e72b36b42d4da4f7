"""Whose fields are whose, as bots see it: counted by hand on small boards."""

from __future__ import annotations

import pytest

from ludotek.games.last_one_standing.rules.advice_territory import LAND, MEETS, PARTS, territory
from tests.games.last_one_standing.table import Table


def found(drawing: str, turn: str = "P1") -> list[tuple[int, bool]]:
    """Of every seat: the fields that it comes to first, and whether they are beside another's."""
    numbers = territory(Table(drawing, turn=turn).state)
    return [(int(numbers[at + LAND]), bool(numbers[at + MEETS])) for at in range(0, len(numbers), int(PARTS))]


def test_a_field_is_of_the_piece_that_is_nearer() -> None:
    assert found(".A . . . . .B") == [(2, True), (2, True)]
    assert found(".A .B . . . .") == [(0, False), (4, False)]


@pytest.mark.parametrize(("turn", "land"), [("P1", [2, 1]), ("P2", [1, 2])])
def test_of_two_that_are_as_near_the_one_on_turn_comes_first(turn: str, land: list[int]) -> None:
    assert [fields for fields, _ in found(".A . . . .B", turn)] == land


def test_walls_and_used_fields_cut_off() -> None:
    assert found(".A . . # . .B") == [(2, False), (1, False)]
    assert found(".A . . x . .B") == [(2, False), (1, False)]


def test_both_pieces_of_a_seat_count_together() -> None:
    drawing = """
        .A . . .B
        # # # #
        .a . . .
    """
    assert found(drawing) == [(4, True), (1, True)]
