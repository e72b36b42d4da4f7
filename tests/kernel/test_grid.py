"""Boards of squares: names and neighbours of their fields."""

from __future__ import annotations

from ludotek.kernel.grid import DIRECTIONS, field_name, field_numbers, neighbours


def test_fields_are_named_by_column_and_row() -> None:
    assert [field_name(3, field) for field in range(6)] == ["a1", "b1", "c1", "a2", "b2", "c2"]
    assert field_name(14, 14 * 14 - 1) == "n14"


def test_names_lead_back_to_fields() -> None:
    numbers = field_numbers(2, 3)
    assert list(numbers) == ["a1", "b1", "c1", "a2", "b2", "c2"]
    assert all(field_name(3, field) == name for name, field in numbers.items())


def test_neighbours_are_found_in_every_direction() -> None:
    """A board of 2 x 3: 0 1 2 above 3 4 5; 6 is outside."""
    found = neighbours(2, 3)
    beside = dict(zip(DIRECTIONS, found[4 * 1 : 4 * 2], strict=True))
    assert beside == {"north": 6, "east": 2, "south": 4, "west": 0}
    assert dict(zip(DIRECTIONS, found[4 * 5 :], strict=True)) == {"north": 2, "east": 6, "south": 6, "west": 4}
    assert len(found) == 4 * 6


def test_neighbours_are_beside_each_other() -> None:
    found, outside = neighbours(4, 5), 20
    for field in range(20):
        for direction in range(4):
            other = found[4 * field + direction]
            assert other == outside or found[4 * other + (direction + 2) % 4] == field
