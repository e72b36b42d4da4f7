"""Bringing pieces out and the three tries (LUDO-20 to LUDO-25)."""

from __future__ import annotations

import pytest

from tests.games.ludo.table import COLOURS, game_1, game_2


@pytest.mark.parametrize("face", ["1", "2", "4", "6", "star", "globe"])
def test_ludo_20_in_game_1_only_a_globe_brings_a_piece_out(face: str) -> None:
    assert game_1().throw(face) == ({"enter 0"} if face == "globe" else set())


@pytest.mark.parametrize("face", ["1", "2", "3", "4", "5", "6"])
def test_ludo_20_in_game_2_only_a_six_brings_a_piece_out(face: str) -> None:
    assert game_2().throw(face) == ({"enter 0"} if face == "6" else set())


def test_ludo_20_nobody_comes_out_of_an_empty_yard() -> None:
    assert game_2(green="5 20 G G").throw("6") == {"5->11", "20->26"}
    assert game_1(green="5 20 G G").throw("globe") == {"5->8", "20->21"}


@pytest.mark.parametrize("board", [4, 6])
def test_ludo_21_the_piece_is_put_on_the_own_start_globe(board: int) -> None:
    for arm, colour in enumerate(COLOURS[board]):
        table = game_1(board=board, turn=colour).turn("globe", "enter 0")
        table.expect(**{colour: f"F{13 * arm} Y Y Y"})
        table.expect(**{colour: "0 Y Y Y"})


def test_ludo_21_entering_uses_up_the_whole_throw() -> None:
    table = game_2().turn("6", "enter 0")
    assert table.expect(green="0 Y Y Y").now == "green extra"


def test_ludo_22_another_legal_move_may_be_taken_instead() -> None:
    table = game_2(green="20 Y Y Y")
    assert table.throw("6") == {"enter 0", "20->26"}
    table.after("20->26").expect(green="26 Y Y Y")
    table.after("enter 0").expect(green="20 0 Y Y")


def test_ludo_22_with_a_globe_too() -> None:
    table = game_1(green="20 Y Y Y")
    assert table.throw("globe") == {"enter 0", "20->21"}
    table.after("20->21").expect(green="21 Y Y Y")
    table.after("enter 0").expect(green="20 0 Y Y")


@pytest.mark.parametrize(
    ("face", "move"), [("1", "1->2"), ("2", "1->3"), ("4", "1->5"), ("6", "1->7"), ("star", "1->5")]
)
def test_ludo_23_no_other_face_of_the_star_and_globe_die_enters(face: str, move: str) -> None:
    assert game_1(green="1 Y Y Y").throw(face) == {move}


@pytest.mark.parametrize("face", ["1", "2", "3", "4", "5"])
def test_ludo_23_no_other_face_of_the_plain_die_enters(face: str) -> None:
    assert game_2(green="1 Y Y Y").throw(face) == {f"1->{1 + int(face)}"}


@pytest.mark.parametrize(
    ("standing", "tries"),
    [
        ("Y Y Y Y", 3),
        ("Y Y Y 0", 1),
        ("Y Y Y 50", 1),
        ("Y Y Y L1", 1),
        ("Y Y Y L5", 1),
        ("Y Y Y G", 3),
        ("Y G G G", 3),
        ("L5 G G G", 1),
    ],
)
def test_ludo_24_three_tries_without_a_piece_on_the_track(standing: str, tries: int) -> None:
    assert game_1(green=standing).now == f"green throws {tries}"


def test_ludo_24_at_the_start_of_the_game() -> None:
    table = game_2()
    for left in (3, 2, 1):
        assert table.now == f"green throws {left}"
        table.throw("5")
    assert table.now == "yellow throws 3"


def test_ludo_24_again_when_the_last_piece_on_the_track_was_knocked_home() -> None:
    table = game_2(players="green yellow", green="20", yellow="F27")
    assert table.now == "green throws 1"
    table.turn("5", "20->25")
    assert table.now == "yellow throws 1"
    table.turn("1", "14->15").turn("3", "25->28")
    table.expect(green="28 Y Y Y", yellow="Y Y Y Y")
    assert table.now == "yellow throws 3"


def test_ludo_24_not_while_another_piece_is_on_the_track() -> None:
    table = game_2(players="green yellow", green="20", yellow="F25 F40").turn("5", "20->25")
    assert table.knocked == ["yellow"]
    assert table.now == "yellow throws 1"


@pytest.mark.parametrize("failures", [0, 1, 2])
def test_ludo_25_the_tries_end_when_the_entry_face_comes(failures: int) -> None:
    table = game_1()
    for _ in range(failures):
        assert table.throw("4") == set()
    assert table.throw("globe") == {"enter 0"}
    assert table.play("enter 0").now == "green extra"
    assert table.turn("1", "0->1").now == "yellow throws 3"


def test_ludo_25_an_unusable_extra_throw_does_not_bring_back_the_tries() -> None:
    """The one extra throw cannot be used: the two tries that were not needed are lost."""
    table = game_1(green="Y Y Y Y").turn("globe", "enter 0")
    table.turn("globe", "0->8").turn("globe", "8->13").turn("4", "13->17")
    assert table.now == "yellow throws 3"


def test_ludo_25_an_extra_throw_without_a_move_ends_the_turn() -> None:
    table = game_2(green="Y Y Y Y", red="F0 F0").turn("6", "enter 0")
    assert table.sent_home == 1
    assert table.now == "green extra"
    assert table.throw("5") == set()
    assert table.now == "yellow throws 3"


def test_ludo_25_after_three_failures_the_turn_is_over() -> None:
    table = game_1().open("6", "4", "star")
    assert table.expect().now == "yellow throws 3"
