"""The worked examples of the rules, E01 to E31, under their own numbers. `legal` is always the complete list."""

from __future__ import annotations

import pytest

from tests.games.ludo.table import Table, game_1, game_2, opening, swedish


def outcomes(table: Table) -> dict[str, str]:
    """Legal move -> what is due after it."""
    return {move: table.after(move).now for move in table.legal}


def test_ludo_example_01_three_tries_in_game_2() -> None:
    table = game_2(green="Y Y Y Y")
    assert table.now == "green throws 3"
    assert table.throw("3") == set()
    assert table.throw("5") == set()
    assert table.now == "green throws 1"
    assert table.throw("6") == {"enter 0"}
    assert table.play("enter 0").expect(green="0 Y Y Y").now == "green extra"
    assert table.throw("4") == {"0->4"}
    assert table.play("0->4").expect(green="4 Y Y Y").now == "yellow throws 3"


def test_ludo_example_02_three_tries_in_game_1() -> None:
    table = game_1(green="Y Y Y Y")
    assert table.throw("6") == set()
    assert table.throw("star") == set()
    assert table.now == "green throws 1"
    assert table.throw("2") == set()
    assert table.expect().now == "yellow throws 3"


def test_ludo_example_03_a_globe_with_a_choice() -> None:
    table = game_1(green="Y Y 3 10", yellow="F13")
    assert table.throw("globe") == {"enter 0", "3->8", "10->13"}
    assert set(outcomes(table).values()) == {"green extra"}
    table.after("enter 0").expect(green="0 Y 3 10")
    table.after("3->8").expect(green="Y Y 8 10")
    knocking = table.after("10->13").expect(green="Y Y 3 13", yellow="Y Y Y Y")
    assert knocking.knocked == ["yellow"]


def test_ludo_example_04_star_throws() -> None:
    table = game_1(green="2 6 9 12")
    assert table.throw("star") == {"2->5", "9->11"}
    table.after("2->5").expect(green="5 6 9 12")
    table.after("9->11").expect(green="2 6 11 12")
    assert set(outcomes(table).values()) == {"yellow throws 3"}


def test_ludo_example_05_an_own_piece_in_the_way() -> None:
    table = game_2(green="4 7 Y Y")
    assert table.throw("5") == {"7->12"}
    assert table.play("7->12").expect(green="4 12 Y Y").now == "yellow throws 3"


def test_ludo_example_06_sharing() -> None:
    table = game_2(green="4 7 Y Y")
    assert table.throw("3") == {"4->7", "7->10"}
    table.after("4->7").expect(green="7 7 Y Y")
    table.after("7->10").expect(green="4 10 Y Y")


def test_ludo_example_07_forced_to_run_into_a_pair() -> None:
    table = game_2(green="20 Y Y Y", blue="F22 F22")
    assert table.throw("2") == {"20->22"}
    table.play("20->22").expect(green="Y Y Y Y")
    assert (table.sent_home, table.knocked) == (1, [])
    assert table.now == "yellow throws 3"
    table.open("2", "2", "2").turn("1", f"{table.where('blue')[-1]}->49")
    table.open("2", "2", "2")
    assert table.now == "green throws 3"


def test_ludo_example_08_passing_a_pair() -> None:
    table = game_2(green="20 Y Y Y", blue="F22 F22")
    assert table.throw("4") == {"20->24"}
    table.play("20->24").expect(green="24 Y Y Y")
    assert (table.sent_home, table.knocked) == (0, [])


def test_ludo_example_09_a_bounce_and_a_blocked_exact_throw() -> None:
    table = game_2(green="L4 L1 G G")
    assert table.throw("5") == {"L4->L3"}
    table.play("L4->L3").expect(green="L3 L1 G G")


def test_ludo_example_10_a_bounce_to_the_same_field() -> None:
    table = game_2(green="L5 30 G G")
    assert table.throw("2") == {"30->32", "L5->L5"}
    table.after("30->32").expect(green="L5 32 G G")
    assert table.after("L5->L5").expect(green="L5 30 G G").now == "yellow throws 3"


def test_ludo_example_11_a_bounce_onto_and_over_an_own_piece() -> None:
    table = game_2(green="L5 L3 G G")
    assert table.throw("4") == {"L5->L3"}
    table.play("L5->L3").expect(green="L3 L3 G G")
    instead = game_2(green="L5 L3 G G")
    assert instead.throw("6") == set()
    assert instead.expect().now == "green extra"


def test_ludo_example_12_two_on_the_last_lane_field() -> None:
    table = game_2(green="L5 L5 G G")
    assert table.throw("3") == set()
    table = game_2(green="L5 L5 G G")
    assert table.throw("2") == {"L5->L5"}
    table.play("L5->L5").expect()
    table = game_2(green="L5 L5 G G")
    assert table.throw("1") == {"L5->G"}
    table.play("L5->G").expect(green="L5 G G G")


def test_ludo_example_13a_entering_against_one_opponent() -> None:
    table = game_1(green="Y Y Y 20", red="F0")
    assert table.throw("globe") == {"enter 0", "20->21"}
    entered = table.after("enter 0").expect(green="0 Y Y 20", red="Y Y Y Y")
    assert entered.knocked == ["red"]
    table.after("20->21").expect(green="Y Y Y 21")
    assert set(outcomes(table).values()) == {"green extra"}


def test_ludo_example_13b_entering_against_two() -> None:
    table = game_1(green="Y Y Y 20", red="F0 F0")
    assert table.throw("globe") == {"enter 0", "20->21"}
    entered = table.after("enter 0").expect(green="Y Y Y 20")
    assert (entered.sent_home, entered.knocked) == (1, [])
    table.after("20->21").expect(green="Y Y Y 21")
    assert set(outcomes(table).values()) == {"green extra"}


def test_ludo_example_13c_the_owner_clears_the_start_globe() -> None:
    table = game_1(green="Y Y Y 20", red="F0 F0", start_defence="owner")
    assert table.throw("globe") == {"enter 0", "20->21"}
    entered = table.after("enter 0").expect(green="0 Y Y 20", red="Y Y Y Y")
    assert entered.knocked == ["red", "red"]
    assert set(outcomes(table).values()) == {"green extra"}


def test_ludo_example_14_a_globe_in_the_lane() -> None:
    table = game_1(green="L2 L4 G 30")
    assert table.throw("globe") == {"L4->G", "30->34"}
    table.after("L4->G").expect(green="L2 G G 30")
    table.after("30->34").expect(green="L2 L4 G 34")
    assert set(outcomes(table).values()) == {"green extra"}


def test_ludo_example_15_a_star_in_the_lane() -> None:
    table = game_1(green="L3 24 G G", red="F50")
    assert table.throw("star") == {"L3->50"}
    assert table.now == "green chooses"
    table.play("L3->50").expect(green="50 24 G G", red="Y Y Y Y")
    assert table.knocked == ["red"]


def test_ludo_example_15_with_a_star_that_only_leads_forward() -> None:
    table = game_1(green="L3 24 G G", red="F50", lane_star="forward_only")
    assert table.throw("star") == set()
    assert table.expect().now == "yellow throws 3"


def test_ludo_example_16_a_globe_past_the_last_globe() -> None:
    table = game_1(green="47 49 G G")
    assert table.throw("globe") == set()
    assert table.expect().now == "green extra"


def test_ludo_example_16_with_the_goal_as_the_next_globe() -> None:
    table = game_1(green="47 49 G G", globe_past_last="goal")
    assert table.throw("globe") == {"49->G"}
    assert table.play("49->G").expect(green="47 G G G").now == "green extra"


def test_ludo_example_17_the_last_star() -> None:
    table = game_1(green="48 50 G G")
    assert table.throw("star") == {"48->50"}
    table.play("48->50").expect(green="50 50 G G")


def test_ludo_example_18_a_swedish_six() -> None:
    table = swedish(green="Y Y Y 9")
    assert table.throw("6") == {"two 0", "enter 5", "9->15"}
    table.after("two 0").expect(green="0 0 Y 9")
    table.after("enter 5").expect(green="5 Y Y 9")
    table.after("9->15").expect(green="Y Y Y 15")
    assert set(outcomes(table).values()) == {"green extra"}


def test_ludo_example_19_a_swedish_one() -> None:
    table = swedish(green="Y Y Y 9")
    assert table.throw("1") == {"enter 0", "9->10"}
    table.after("enter 0").expect(green="0 Y Y 9")
    table.after("9->10").expect(green="Y Y Y 10")
    assert set(outcomes(table).values()) == {"red throws 3"}


def test_ludo_example_20_winning_with_a_six() -> None:
    table = game_2(green="50 G G G")
    assert table.throw("6") == {"50->G"}
    assert table.play("50->G").expect(green="G G G G").now == "over"
    assert table.places["green"] == 1
    assert table.state.scores() == [1.0, 0.0, 0.0, 0.0]


def test_ludo_example_21_tries_with_pieces_in_the_goal() -> None:
    table = game_2(green="Y Y G G")
    assert table.now == "green throws 3"
    assert table.throw("2") == set()
    assert table.now == "green throws 2"
    assert table.throw("6") == {"enter 0"}
    assert table.play("enter 0").expect(green="0 Y G G").now == "green extra"
    assert table.throw("5") == {"0->5"}
    assert table.play("0->5").expect(green="5 Y G G").now == "yellow throws 3"


def test_ludo_example_21_with_tries_only_when_all_are_in_the_yard() -> None:
    table = game_2(green="Y Y G G", three_tries="all_in_yard")
    assert table.now == "green throws 1"
    assert table.throw("2") == set()
    assert table.now == "yellow throws 3"


def test_ludo_example_22_into_the_lane_not_past_it() -> None:
    table = game_2(green="49 Y Y Y", yellow="F1")
    assert table.throw("4") == {"49->L3"}
    table.play("49->L3").expect(green="L3 Y Y Y")
    assert table.knocked == []


def test_ludo_example_23_on_the_six_armed_board() -> None:
    table = game_1(board=6, green="74 60 Y Y")
    assert table.throw("4") == {"74->L2", "60->64"}
    table.after("74->L2").expect(green="L2 60 Y Y")
    table.after("60->64").expect(green="74 64 Y Y")


def test_ludo_example_24_knocked_home_on_a_globe() -> None:
    table = game_1(green="6 Y Y Y", red="F8")
    assert table.throw("2") == {"6->8"}
    table.play("6->8").expect(green="8 Y Y Y", red="Y Y Y Y")
    assert table.knocked == ["red"]


def test_ludo_example_25_landing_on_a_star_by_number() -> None:
    table = game_1(green="3 Y Y Y", red="F5")
    assert table.throw("2") == {"3->5"}
    table.play("3->5").expect(green="5 Y Y Y", red="Y Y Y Y")
    assert table.knocked == ["red"]


def test_ludo_example_26_the_opening_throw() -> None:
    table = opening(4)
    table.open("globe", "4", "6", "6")
    assert table.now == "blue opens"
    table.throw("2")
    assert table.now == "red opens"
    table.throw("star")
    assert table.now == "blue throws 3"


@pytest.mark.parametrize(("second", "third"), [("yellow", "blue"), ("blue", "yellow")])
def test_ludo_example_27_playing_on(second: str, third: str) -> None:
    standing = {"yellow": "30", "blue": "30", second: "L5 G G G"}
    table = game_2(players="green yellow blue", green="L3 G G G", play_on=True, **standing)
    assert table.throw("3") == {"L3->G"}
    assert table.play("L3->G").now == "yellow throws 1"
    assert table.places == {"green": 1, "yellow": 0, "blue": 0}
    if second == "yellow":
        table.throw("2")
        table.play("L5->L5").turn("1", "30->31")
    else:
        table.turn("1", "30->31").turn("2", "L5->L5")
    assert table.now == "yellow throws 1"  # green is skipped
    if second == "blue":
        table.turn("1", "31->32")
    table.turn("1", "L5->G")
    assert table.now == "over"
    assert table.places == {"green": 1, second: 2, third: 3}


def test_ludo_example_28_an_own_piece_before_the_sixth_square() -> None:
    table = swedish(green="Y Y 4 20")
    assert table.throw("6") == {"two 0", "4->10", "20->26"}
    table.after("two 0").expect(green="0 0 4 20")
    table.after("4->10").expect(green="Y Y 10 20")
    table.after("20->26").expect(green="Y Y 4 26")
    assert set(outcomes(table).values()) == {"green extra"}


def test_ludo_example_29a_two_swedish_pieces_against_one() -> None:
    table = swedish(green="Y Y 20 G", red="F0")
    assert table.throw("6") == {"two 0", "enter 5", "20->26"}
    entered = table.after("two 0").expect(green="0 0 20 G", red="Y Y Y Y")
    assert entered.knocked == ["red"]
    table.after("enter 5").expect(green="5 Y 20 G")
    table.after("20->26").expect(green="Y Y 26 G")
    assert set(outcomes(table).values()) == {"green extra"}


def test_ludo_example_29b_two_swedish_pieces_against_two() -> None:
    table = swedish(green="Y Y 20 G", red="F0 F0")
    assert table.throw("6") == {"two 0", "enter 5", "20->26"}
    entered = table.after("two 0").expect(green="Y Y 20 G")
    assert (entered.sent_home, entered.knocked) == (2, [])
    assert set(outcomes(table).values()) == {"green extra"}


def test_ludo_example_30_shelter_on_a_globe() -> None:
    table = game_1(green="6 Y Y Y", red="F8", globe_shelter=True)
    assert table.throw("2") == {"6->8"}
    table.play("6->8").expect(green="Y Y Y Y")
    assert (table.sent_home, table.knocked) == (1, [])


def test_ludo_example_31_star_hop() -> None:
    table = game_2(green="3 Y Y Y", red="F11", star_hop=True)
    assert table.throw("2") == {"3->11"}
    table.play("3->11").expect(green="11 Y Y Y", red="Y Y Y Y")
    assert table.knocked == ["red"]


def test_ludo_example_31_from_the_mouth_into_the_goal() -> None:
    table = game_2(green="48 Y Y Y", star_hop=True)
    assert table.throw("2") == {"48->G"}
    table.play("48->G").expect(green="G Y Y Y")
