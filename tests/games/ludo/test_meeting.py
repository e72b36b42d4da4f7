"""Passing, sharing, knocking home (LUDO-50 to LUDO-57)."""

from __future__ import annotations

import pytest

from tests.games.ludo.table import Table, game_1, game_2


def met(table: Table) -> tuple[list[str], int]:
    """Who was knocked home and how many arriving pieces were sent home in the last step."""
    return table.knocked, table.sent_home


def test_ludo_50_opposing_pieces_are_passed_single_or_stacked() -> None:
    table = game_2(green="20 G G G", yellow="F21", blue="F22 F22 F22", red="F23 F23")
    assert table.throw("5") == {"20->25"}
    table.play("20->25").expect(green="25 G G G")
    assert met(table) == ([], 0)


def test_ludo_50_with_a_globe_and_with_a_star() -> None:
    globe = game_1(green="1 G G G", red="F3 F3", blue="F5").turn("globe", "1->8").expect(green="8 G G G")
    assert met(globe) == ([], 0)
    star = game_1(green="1 G G G", red="F3 F3", blue="F4").turn("star", "1->5").expect(green="5 G G G")
    assert met(star) == ([], 0)


def test_ludo_50_on_the_way_into_the_lane() -> None:
    table = game_2(green="48 G G G", yellow="F49 F49", red="F50").turn("4", "48->L2").expect(green="L2 G G G")
    assert met(table) == ([], 0)


@pytest.mark.parametrize(
    ("face", "legal"), [("1", {"20->21", "23->24"}), ("3", {"20->23", "23->26"}), ("4", {"23->27"})]
)
def test_ludo_51_an_own_piece_cannot_be_passed_with_a_number(face: str, legal: set[str]) -> None:
    assert game_2(green="20 23 G G").throw(face) == legal


def test_ludo_51_nor_with_a_globe() -> None:
    assert game_1(green="1 4 G G").throw("globe") == {"4->8"}
    assert game_1(green="1 8 G G").throw("globe") == {"1->8", "8->13"}


def test_ludo_51_nor_with_a_star() -> None:
    assert game_1(green="1 4 G G").throw("star") == {"4->5"}
    assert game_1(green="1 5 G G").throw("star") == {"1->5"}


def test_ludo_51_nor_with_a_globe_or_a_star_in_the_lane() -> None:
    assert game_1(green="L1 L3 G G").throw("globe") == {"L3->G"}
    assert game_1(green="L1 L3 G G").throw("star") == {"L1->50"}


def test_ludo_51_nor_between_ring_and_lane() -> None:
    assert game_2(green="48 50 G G").throw("4") == {"50->L4"}
    assert game_2(green="48 L1 G G").throw("4") == {"L1->L5"}


@pytest.mark.parametrize(("face", "legal"), [("3", {"L4->L5"}), ("4", {"L4->L4"}), ("5", set()), ("6", set())])
def test_ludo_51_nor_on_the_way_back_of_a_bounce(face: str, legal: set[str]) -> None:
    """The other piece, on L4 too, is passed when the bounce goes on over the field it came from."""
    assert game_2(green="L4 L4 G G").throw(face) == legal


def test_ludo_51_opposing_pieces_do_not_stand_in_for_own_ones() -> None:
    assert game_2(green="20 G G G", red="F21 F22").throw("4") == {"20->24"}


def test_ludo_52_own_pieces_share_a_field() -> None:
    table = game_2(green="20 23 G G").turn("3", "20->23").expect(green="23 23 G G")
    assert met(table) == ([], 0)


def test_ludo_52_any_number_of_them() -> None:
    table = game_2(green="20 23 23 23").turn("3", "20->23").expect(green="23 23 23 23")
    assert met(table) == ([], 0)
    assert game_2(green="0 0 0 Y").turn("6", "enter 0").where("green") == ("0", "0", "0", "0")


def test_ludo_52_in_the_lane_and_in_the_goal() -> None:
    game_2(green="50 L3 20 20").turn("3", "50->L3").expect(green="L3 L3 20 20")
    game_2(green="L3 G 20 20").turn("3", "L3->G").expect(green="G G 20 20")


@pytest.mark.parametrize("colour", ["yellow", "blue", "red"])
def test_ludo_53_a_single_opposing_piece_is_knocked_home(colour: str) -> None:
    table = game_2(green="20 G G G", **{colour: "F23 F30 L2 G"}).turn("3", "20->23")
    table.expect(green="23 G G G", **{colour: "Y F30 L2 G"})
    assert met(table) == ([colour], 0)


def test_ludo_53_the_piece_has_to_start_again() -> None:
    table = game_2(players="green blue", green="20 G G G", blue="F23").turn("3", "20->23")
    assert table.now == "blue throws 3"
    assert table.throw("5") == set()
    assert table.throw("6") == {"enter 0"}


def test_ludo_53_knocking_home_earns_no_throw() -> None:
    table = game_2(green="20 G G G", yellow="F23 F40").turn("3", "20->23")
    assert table.now == "yellow throws 1"


@pytest.mark.parametrize("stack", ["F23 F23", "F23 F23 F23", "F23 F23 F23 F23"])
def test_ludo_54_two_or_more_send_the_arriving_piece_home(stack: str) -> None:
    table = game_2(green="20 30 G G", blue=stack).turn("3", "20->23").expect(green="Y 30 G G")
    assert met(table) == ([], 1)


def test_ludo_54_the_piece_sent_home_has_to_start_again() -> None:
    table = game_2(green="20 G G G", blue="F26 F26").turn("6", "20->26").expect(green="Y G G G")
    assert table.throw("6") == {"enter 0"}


def test_ludo_54_own_pieces_do_not_help_from_another_field() -> None:
    table = game_2(green="20 21 22 G", blue="F24 F24").turn("2", "22->24").expect(green="20 21 Y G")
    assert met(table) == ([], 1)


ARRIVALS = [  # how, face, move, standing, the field reached
    ("number", "4", "20->24", "20 G G G", "F24"),
    ("globe", "globe", "20->21", "20 G G G", "F21"),
    ("star", "star", "22->24", "22 G G G", "F24"),
    ("entering", "globe", "enter 0", "Y G G G", "F0"),
    ("star in the lane", "star", "L2->50", "L2 G G G", "F50"),
]


@pytest.mark.parametrize(("how", "face", "move", "standing", "field"), ARRIVALS)
def test_ludo_55_every_arrival_on_the_ring_knocks_one_home(
    how: str, face: str, move: str, standing: str, field: str
) -> None:
    table = game_1(green=standing, red=field).turn(face, move).expect(green=f"{field} G G G", red="Y Y Y Y")
    assert met(table) == (["red"], 0), how


@pytest.mark.parametrize(("how", "face", "move", "standing", "field"), ARRIVALS)
def test_ludo_55_every_arrival_on_the_ring_is_sent_home_by_two(
    how: str, face: str, move: str, standing: str, field: str
) -> None:
    table = game_1(green=standing, red=f"{field} {field}").turn(face, move).expect(green="Y G G G")
    assert met(table) == ([], 1), how


def test_ludo_55_fields_only_passed_do_not_count() -> None:
    table = game_1(green="20 G G G", red="F21 F22 F22 F23").turn("4", "20->24").expect(green="24 G G G")
    assert met(table) == ([], 0)


@pytest.mark.parametrize(
    ("field", "start", "face"),
    [("F8", "6", "2"), ("F13", "9", "4"), ("F26", "24", "2"), ("F5", "4", "1"), ("F11", "9", "2"), ("F7", "6", "1")],
    ids=["globe", "start of yellow", "own start", "star", "mouth of yellow", "plain"],
)
def test_ludo_56_no_field_shelters_a_single_piece(field: str, start: str, face: str) -> None:
    """F26 is Blue's own start globe."""
    table = game_1(green=f"{start} G G G", blue=field).turn(face, f"{start}->{field[1:]}")
    table.expect(green=f"{field} G G G", blue="Y Y Y Y")


@pytest.mark.parametrize("field", ["F8", "F13", "F26", "F5", "F11", "F7"])
def test_ludo_56_company_protects_everywhere(field: str) -> None:
    start = int(field[1:]) - 2
    game_1(green=f"{start} G G G", blue=f"{field} {field}").turn("2", f"{start}->{field[1:]}").expect(green="Y G G G")


@pytest.mark.parametrize(("start", "to"), [("3", "5"), ("9", "11"), ("48", "50"), ("6", "8"), ("11", "13")])
def test_ludo_57_a_number_that_ends_on_a_star_or_globe_does_nothing_more(start: str, to: str) -> None:
    for table in (game_1(green=f"{start} G G G"), game_2(green=f"{start} G G G")):
        assert table.throw("2") == {f"{start}->{to}"}
        assert table.play(f"{start}->{to}").expect(green=f"{to} G G G").now == "yellow throws 3"
