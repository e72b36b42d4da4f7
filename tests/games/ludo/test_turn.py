"""A turn: throw first, choose second; moving is compulsory; the way of a piece (LUDO-10 to LUDO-16)."""

from __future__ import annotations

import pytest

from ludotek.kernel import IllegalMove
from tests.games.ludo.table import Table, game_1, game_2


def test_ludo_10_nothing_can_be_chosen_before_the_throw() -> None:
    table = game_2(green="5 9")
    assert table.legal == set()
    with pytest.raises(IllegalMove) as caught:
        table.play("5->8")
    assert caught.value.code == "illegal/chance_first"
    table.expect()


def test_ludo_10_a_throw_must_be_used_before_the_next_one() -> None:
    table = game_2(green="5 9")
    table.throw("3")
    assert table.now == "green chooses"
    with pytest.raises(IllegalMove) as caught:
        table.throw("4")
    assert caught.value.code == "illegal/no_chance"
    assert table.view.face == 3
    assert table.legal == {"5->8", "9->12"}


def test_ludo_10_one_throw_is_one_turn() -> None:
    table = game_2(green="5 9").turn("3", "5->8")
    assert table.now == "yellow throws 3"


@pytest.mark.parametrize("face", ["1", "2", "3", "4", "5", "6"])
def test_ludo_11_a_number_moves_a_piece_exactly_that_far(face: str) -> None:
    table = game_2(green="20 G G G")
    to = str(20 + int(face))
    assert table.throw(face) == {f"20->{to}"}
    table.play(f"20->{to}").expect(green=f"{to} G G G")


@pytest.mark.parametrize("face", ["1", "2", "4", "6"])
def test_ludo_11_the_numbers_of_the_star_and_globe_die_too(face: str) -> None:
    table = game_1(green="20 G G G")
    assert table.throw(face) == {f"20->{20 + int(face)}"}


def test_ludo_12_the_player_chooses_freely_which_piece_moves() -> None:
    table = game_2(green="3 14 25 36")
    assert table.throw("4") == {"3->7", "14->18", "25->29", "36->40"}
    table.after("3->7").expect(green="7 14 25 36")
    table.after("14->18").expect(green="3 18 25 36")
    table.after("25->29").expect(green="3 14 29 36")
    table.after("36->40").expect(green="3 14 25 40")


def test_ludo_12_only_own_pieces_move() -> None:
    table = game_2(turn="blue", green="3", yellow="3", blue="10", red="3")
    assert table.throw("2") == {"10->12"}
    table.play("10->12").expect(blue="12 Y Y Y")


def test_ludo_13_there_is_no_way_to_pass_a_throw_by() -> None:
    table = game_2(green="20", blue="F22 F22")
    assert table.throw("2") == {"20->22"}
    assert table.state.legal() == [0]
    assert table.now == "green chooses"


def test_ludo_13_a_move_that_harms_must_be_made_if_it_is_the_only_one() -> None:
    table = game_1(green="L5 Y G G")
    assert table.throw("star") == {"L5->50"}
    table.play("L5->50").expect(green="50 Y G G")


def test_ludo_13_a_move_that_harms_need_not_be_made_if_there_is_another() -> None:
    table = game_2(green="20 30", blue="F22 F22")
    assert table.throw("2") == {"20->22", "30->32"}
    table.after("30->32").expect(green="20 32 Y Y")
    table.after("20->22").expect(green="Y 30 Y Y")


def test_ludo_14_a_throw_that_nobody_can_use_is_spent() -> None:
    table = game_1(green="6 12 Y Y")
    assert table.throw("star") == set()
    assert table.expect().now == "yellow throws 3"


def test_ludo_14_nothing_moves_for_a_blocked_piece() -> None:
    table = game_2(green="L5 L5 G G")
    assert table.throw("3") == set()
    assert table.expect().now == "yellow throws 3"


COLOURS = ("green", "yellow", "blue", "red")


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(
    ("start", "face", "to"),
    [
        ("49", "1", "50"),
        ("49", "2", "L1"),
        ("50", "1", "L1"),
        ("50", "5", "L5"),
        ("50", "6", "G"),
        ("46", "6", "L2"),
        ("45", "5", "50"),
    ],
)
def test_ludo_15_from_the_mouth_a_piece_turns_into_its_lane(colour: str, start: str, face: str, to: str) -> None:
    table = game_2(turn=colour, **{colour: start})
    moves = table.throw(face) - {"enter 0"}
    assert moves == {f"{start}->{to}"}
    table.play(f"{start}->{to}").expect(**{colour: f"{to} Y Y Y"})


@pytest.mark.parametrize(("start", "face", "to"), [("75", "1", "76"), ("75", "2", "L1"), ("76", "5", "L5")])
def test_ludo_15_the_mouth_of_the_six_armed_board(start: str, face: str, to: str) -> None:
    table = game_2(board=6, turn="black", black=start)
    assert table.throw(face) == {f"{start}->{to}"}


@pytest.mark.parametrize("start", ["10", "11", "23", "24", "36", "37"])
def test_ludo_15_nobody_enters_a_lane_of_another_colour(start: str) -> None:
    to = str(int(start) + 4)
    table = game_2(green=start)
    assert table.throw("4") == {f"{start}->{to}"}
    table.play(f"{start}->{to}").expect(green=f"{to} Y Y Y")


def test_ludo_15_the_ring_goes_on_past_field_0_for_the_other_colours() -> None:
    """Yellow starts on F13: F51 is its 38, F0 its 39."""
    table = game_2(turn="yellow", yellow="F51", green="F1")
    assert table.throw("2") == {"38->40"}
    table.play("38->40").expect(yellow="F1 Y Y Y", green="Y Y Y Y")
    assert table.knocked == ["green"]


def test_ludo_15_the_field_before_the_own_start_is_left_out() -> None:
    """F51 lies between Green's mouth and Green's start: Red may stand there, Green never comes to it."""
    table = game_2(green="49", red="F51 F51")
    for face in ("2", "3"):
        other = game_2(green="49", red="F51 F51")
        other.throw(face)
        other.play(f"49->L{int(face) - 1}").expect(green=f"L{int(face) - 1} Y Y Y")
    assert table.throw("1") == {"49->50"}


def test_ludo_15_pieces_that_went_on_leave_their_field_free() -> None:
    """Two of Green go from the mouth into the lane; then Yellow comes to that field, its own 37, and meets nobody."""
    table = game_2(players="green yellow", green="50 50", yellow="35")
    table.turn("1", "50->L1").turn("1", "35->36").turn("1", "50->L1").turn("1", "36->37")
    assert (table.knocked, table.sent_home) == ([], 0)
    table.expect(green="L1 L1 Y Y", yellow="37 Y Y Y")


def extra_turn(table: Table) -> list[str]:
    return [table.turn("6", "5->11").now, table.turn("6", "11->17").now, table.turn("2", "17->19").now]


def test_ludo_16_a_turn_is_its_first_throw_and_every_extra_throw() -> None:
    assert extra_turn(game_2(green="5")) == ["green extra", "green extra", "yellow throws 3"]


def test_ludo_16_a_turn_may_be_up_to_three_tries_and_the_extra_throws() -> None:
    table = game_2()
    seen = [table.now]
    table.throw("5")
    seen.append(table.now)
    seen.append(table.turn("6", "enter 0").now)
    seen.append(table.turn("6", "0->6").now)
    seen.append(table.turn("3", "6->9").now)
    assert seen == ["green throws 3", "green throws 2", "green extra", "green extra", "yellow throws 3"]


def test_ludo_16_the_turn_passes_on_when_no_throw_is_due() -> None:
    table = game_2(green="5", yellow="5").turn("4", "5->9")
    assert table.now == "yellow throws 1"
    assert table.view.throws == 0


def test_ludo_16_turns_and_the_throws_in_them_are_counted() -> None:
    table = game_2(players="green blue", green="5", blue="5")
    seen = []
    for face, move in [("6", "5->11"), ("6", "11->17"), ("1", "17->18"), ("1", "5->6"), ("1", "18->19")]:
        table.throw(face)
        seen.append((table.view.turn, table.view.throws, table.view.face))
        table.play(move)
    assert seen == [(1, 1, 6), (1, 2, 6), (1, 3, 1), (2, 1, 1), (3, 1, 1)]
