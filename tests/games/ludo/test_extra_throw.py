"""The extra throw after a globe or a six (LUDO-30 to LUDO-32)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.ludo.table import game_1, game_2


@pytest.mark.parametrize("face", ["1", "2", "4", "6", "star", "globe"])
def test_ludo_30_in_game_1_a_globe_earns_an_extra_throw_and_nothing_else_does(face: str) -> None:
    to = {"1": "2", "2": "3", "4": "5", "6": "7", "star": "5", "globe": "8"}[face]
    table = game_1(green="1 G G G").turn(face, f"1->{to}")
    assert table.now == ("green extra" if face == "globe" else "yellow throws 3")


@pytest.mark.parametrize("face", ["1", "2", "3", "4", "5", "6"])
def test_ludo_30_in_game_2_a_six_earns_an_extra_throw_and_nothing_else_does(face: str) -> None:
    table = game_2(green="1 G G G").turn(face, f"1->{1 + int(face)}")
    assert table.now == ("green extra" if face == "6" else "yellow throws 3")


def test_ludo_30_after_bringing_a_piece_out() -> None:
    assert game_1().turn("globe", "enter 0").now == "green extra"
    assert game_2().turn("6", "enter 0").now == "green extra"


def test_ludo_30_also_when_nothing_could_be_moved() -> None:
    table = game_1(green="48 G G G")
    assert table.throw("globe") == set()
    assert table.expect().now == "green extra"
    blocked = game_2(green="L4 L5 G G")
    assert blocked.throw("6") == set()
    assert blocked.expect().now == "green extra"


def test_ludo_30_also_when_the_moved_piece_was_sent_home() -> None:
    table = game_1(green="6 G G G", red="F8 F8").turn("globe", "6->8")
    assert table.expect(green="Y G G G").now == "green extra"
    six = game_2(green="6 G G G", red="F12 F12").turn("6", "6->12")
    assert six.expect(green="Y G G G").now == "green extra"


def test_ludo_30_a_globe_into_the_goal_earns_one_while_others_are_under_way() -> None:
    assert game_1(green="L2 5 G G").turn("globe", "L2->G").now == "green extra"


def test_ludo_31_the_extra_throw_must_be_used() -> None:
    table = game_1(green="6 Y G G", red="F10 F10").turn("globe", "6->8")
    assert table.throw("2") == {"8->10"}
    assert table.now == "green chooses"
    assert table.play("8->10").expect(green="Y Y G G").now == "yellow throws 3"


def test_ludo_31_an_extra_throw_that_cannot_be_used_ends_the_turn() -> None:
    table = game_1(green="7 G G G", red="F8 F8").turn("globe", "7->8").expect(green="Y G G G")
    assert table.throw("4") == set()
    assert table.now == "yellow throws 3"


def test_ludo_31_every_further_globe_or_six_earns_another_without_limit() -> None:
    table = game_1(green="0 G G G")
    way = ["0", "8", "13", "21", "26", "34", "39", "47"]
    for start, to in pairwise(way):
        assert table.turn("globe", f"{start}->{to}").now == "green extra"
    for _ in range(5):
        assert table.throw("globe") == set()
        assert table.now == "green extra"
    assert table.turn("star", "47->50").now == "yellow throws 3"


def test_ludo_31_sixes_without_limit() -> None:
    table = game_2(green="0 G G G")
    for start in range(0, 48, 6):
        assert table.turn("6", f"{start}->{start + 6}").now == "green extra"
    assert table.turn("1", "48->49").now == "yellow throws 3"


def test_ludo_32_a_globe_brings_a_piece_out_or_moves_one_to_the_next_globe() -> None:
    table = game_1(green="Y Y 3 22")
    assert table.throw("globe") == {"enter 0", "3->8", "22->26"}


def test_ludo_32_a_six_brings_a_piece_out_or_moves_one_six_fields() -> None:
    table = game_2(green="Y Y 3 22")
    assert table.throw("6") == {"enter 0", "3->9", "22->28"}


def test_ludo_32_the_same_for_an_extra_throw() -> None:
    table = game_1(green="Y Y 3 22").turn("globe", "22->26")
    assert table.throw("globe") == {"enter 0", "3->8", "26->34"}
    six = game_2(green="Y Y 3 22").turn("6", "enter 0")
    assert six.throw("6") == {"enter 0", "3->9", "22->28"}  # 0->6 would pass the piece on 3
