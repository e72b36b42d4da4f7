"""Things side by side."""

from __future__ import annotations

import pytest

from ludotek.kernel import Text
from ludotek.scene import Box, Row, Thing, lay, lay_in_stacks, points_between, row_round, stack, step_within


def test_a_box_has_a_middle() -> None:
    assert Box(10, 20, 30, 40).middle == (25, 40)


def test_a_row_goes_on_by_its_step() -> None:
    row = Row(10, 5, 3)
    assert row.first(3) == [(10, 5), (13, 5), (16, 5)]
    assert row.at(2) == row.first(3)[2]


@pytest.mark.parametrize(("count", "xs"), [(1, [50]), (2, [45, 55]), (3, [40, 50, 60])])
def test_a_row_round_a_middle_is_as_long_on_both_sides(count: int, xs: list[float]) -> None:
    assert [x for x, _ in row_round((50, 0), 10, count).first(count)] == xs


def test_things_fill_a_width_from_edge_to_edge() -> None:
    step = step_within(100, 20, 5)
    places = row_round((50, 0), step, 5).first(5)
    assert (places[0][0], places[-1][0]) == (10, 90), "half a thing from each edge"
    assert step_within(100, 20, 1) == 80, "alone it has room"


def test_like_things_are_stacked_under_the_first_of_them() -> None:
    things = [Thing("a0", "a", "apple"), Thing("b0", "b", "pear"), Thing("a1", "a", "apple")]
    laid = lay(stack(things), Row(5, 7, 10).first(2))
    assert laid == [Thing("a0", "a", "apple", (5, 7), 2), Thing("b0", "b", "pear", (15, 7), 1)]
    assert [thing.sprite(40, 3, Text("fruit")).badge for thing in laid] == ["2", ""], "only a stack has a number"
    sprite = laid[1].sprite(40, 3, Text("fruit"))
    assert (sprite.id, sprite.symbol, sprite.x, sprite.y, sprite.size, sprite.layer) == ("b0", "pear", 15, 7, 40, 3)


def test_stacked_things_stay_in_the_picture_beneath_the_first_of_their_kind() -> None:
    things = [Thing("a0", "a", "apple"), Thing("b0", "b", "pear"), Thing("a1", "a", "apple")]
    laid = lay_in_stacks(things, Row(5, 7, 10).first)
    assert {thing.id: (thing.place, thing.many) for thing in laid} == {
        "a0": ((5, 7), 2),
        "a1": ((5, 7), 0),
        "b0": ((15, 7), 1),
    }
    assert laid[-1].id == "a0", "what is drawn last is on top"


def test_points_lie_evenly_between_two_others() -> None:
    assert points_between((0, 0), (40, 30), 10) == [(8, 6), (16, 12), (24, 18), (32, 24)]
    assert points_between((0, 0), (4, 0), 10) == [(2, 0)], "at least one"
