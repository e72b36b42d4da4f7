"""The rulings on obstacles, bounces, choices, places and leaving (LUDO-R17 to LUDO-R29)."""

from __future__ import annotations

import pytest

from ludotek.games.ludo import GAME
from ludotek.kernel import IllegalMove, Match
from tests.games.ludo.table import Table, game_1, game_2, opening, swedish


@pytest.mark.parametrize("others", ["22", "22 22", "22 22 22"])
def test_ludo_r17_one_own_piece_bars_the_way_as_well_as_a_stack(others: str) -> None:
    standing = ["20", *others.split()]
    table = game_2(green=" ".join(standing + ["G"] * (4 - len(standing))))
    assert table.throw("3") == {"22->25"}


def test_ludo_r17_pieces_in_yard_and_goal_are_no_obstacles() -> None:
    assert game_2(green="49 Y G G").throw("5") == {"49->L4"}
    assert game_2(green="L4 Y G G").throw("3") == {"L4->L5"}


def test_ludo_r17_pieces_on_the_same_field_do_not_hold_back() -> None:
    table = game_2(green="20 20 20 G")
    assert table.throw("3") == {"20->23"}
    table.play("20->23").expect(green="20 20 23 G")


@pytest.mark.parametrize(
    ("face", "legal"),
    [("1", {"L4->L5"}), ("2", {"L4->G"}), ("3", {"L4->L5"}), ("4", {"L4->L4"}), ("5", set()), ("6", set())],
)
def test_ludo_r17_but_a_bounce_may_not_come_back_over_them(face: str, legal: set[str]) -> None:
    assert game_2(green="L4 L4 G G").throw(face) == legal


def test_ludo_r17_stacked_pieces_move_one_at_a_time() -> None:
    game_1(green="8 8 8 G").turn("globe", "8->13").expect(green="8 8 13 G")


@pytest.mark.parametrize("ahead", ["L2", "L3", "L4", "L5"])
def test_ludo_r18_directly_into_the_goal_is_not_past_own_pieces(ahead: str) -> None:
    assert game_1(green=f"L1 {ahead} G G").throw("globe") == {f"{ahead}->G"}


@pytest.mark.parametrize(("place", "face"), [("L5", "2"), ("L4", "4"), ("L3", "6")])
def test_ludo_r19_a_bounce_that_ends_where_it_began_is_a_move(place: str, face: str) -> None:
    table = game_2(green=f"{place} Y G G")
    assert table.throw(face) - {"enter 0"} == {f"{place}->{place}"}
    table.play(f"{place}->{place}").expect()
    assert table.now == ("green extra" if face == "6" else "yellow throws 3")


def test_ludo_r20_a_bounce_never_leaves_the_lane() -> None:
    farthest = []
    for place in range(1, 6):
        for face in range(1, 7):
            (move,) = game_2(green=f"L{place} G G G").throw(str(face))
            farthest.append(move.split("->")[1])
    assert set(farthest) == {"L1", "L2", "L3", "L4", "L5", "G"}
    assert game_2(green="L5 G G G").throw("6") == {"L5->L1"}


def test_ludo_r20_the_mouth_with_a_six_is_exactly_the_goal() -> None:
    assert game_2(green="50 20 G G").throw("6") == {"50->G", "20->26"}


def test_ludo_r21_the_extra_throw_comes_always_but_not_after_the_winning_move() -> None:
    stuck = game_1(green="50 G G G")
    assert stuck.throw("globe") == set()
    assert stuck.now == "green extra"
    assert game_1(green="20 G G G", red="F21 F21").turn("globe", "20->21").now == "green extra"
    assert game_1(green="L5 G G G").turn("globe", "L5->G").now == "over"


def test_ludo_r22_a_six_on_the_star_and_globe_die_has_no_power() -> None:
    table = game_1()
    assert table.throw("6") == set()
    assert table.now == "green throws 2"
    assert game_1(green="20 Y Y Y").turn("6", "20->26").now == "yellow throws 3"


def test_ludo_r23_shelter_and_hop_are_off_unless_chosen() -> None:
    options = GAME.options(4)
    assert (options.globe_shelter, options.star_hop) == (False, False)
    game_1(green="6 G G G", red="F8").turn("2", "6->8").expect(green="8 G G G", red="Y Y Y Y")
    game_1(green="3 G G G").turn("2", "3->5").expect(green="5 G G G")


@pytest.mark.parametrize(("standing", "has_two"), [("Y Y Y Y", True), ("Y Y 20 G", True), ("Y 20 30 G", False)])
def test_ludo_r24_two_pieces_enter_unless_it_is_the_last(standing: str, has_two: bool) -> None:
    legal = swedish(green=standing).throw("6")
    assert ("two 0" in legal) == has_two
    assert ("enter 0" in legal) == (not has_two)


def test_ludo_r24_an_extra_six_offers_the_same_choices() -> None:
    table = swedish(green="Y Y Y 20").turn("6", "20->26")
    assert table.throw("6") == {"two 0", "enter 5", "26->32"}


@pytest.mark.parametrize(("colour", "field"), [("green", "F5"), ("yellow", "F18"), ("blue", "F31"), ("red", "F44")])
def test_ludo_r25_the_sixth_square_is_position_5(colour: str, field: str) -> None:
    table = swedish(turn=colour).turn("6", "enter 5")
    table.expect(**{colour: "5 Y Y Y"})
    table.expect(**{colour: f"{field} Y Y Y"})


def test_ludo_r26_places_are_given_in_the_order_of_finishing() -> None:
    table = game_2(play_on=True, turn="red", green="30", yellow="50 G G G", blue="L5 G G G", red="50 G G G")
    assert table.turn("6", "50->G").now == "green throws 1"  # the finishing six earns no extra throw
    table.turn("1", "30->31").turn("6", "50->G")
    assert table.now == "blue throws 1"
    assert table.turn("1", "L5->G").now == "over"
    assert table.places == {"red": 1, "yellow": 2, "blue": 3, "green": 4}


def test_ludo_r26_the_last_one_is_placed_without_playing_on() -> None:
    table = game_2(players="green blue", play_on=True, green="50 G G G").turn("6", "50->G")
    assert table.now == "over"
    assert table.places == {"green": 1, "blue": 2}
    assert table.state.scores() == [1.0, 0.0]


def test_ludo_r26_without_play_on_only_a_winner_is_named() -> None:
    assert GAME.options(3).play_on is False
    table = game_2(green="50 G G G").turn("6", "50->G")
    assert list(table.places.values()) == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("standing", "face", "count"),
    [
        ("20 20 20 20", "3", 1),
        ("20 20 30 30", "3", 2),
        ("L5 L5 L5 G", "1", 1),
        ("Y Y Y 20", "6", 2),
        ("Y Y Y Y", "6", 1),
    ],
)
def test_ludo_r27_the_same_move_is_not_offered_twice(standing: str, face: str, count: int) -> None:
    table = game_2(green=standing)
    table.throw(face)
    assert len(table.state.legal()) == count


def test_ludo_r28_a_single_legal_move_is_logged_like_any_other() -> None:
    table = game_2(green="20 G G G")
    table.throw("3")
    assert table.state.legal() == [0]
    table.play("20->23")
    assert list(table.match.steps) == [(-1, 3), (0, 0)]
    again = Table(Match.replay(GAME, table.match.full_record()))
    assert again.position() == table.position()


def test_ludo_r29_the_pieces_go_to_the_yard_and_the_seat_is_skipped() -> None:
    table = game_2(green="5", yellow="10 L3 G G", blue="5").leave("yellow").expect(yellow="Y Y Y Y")
    assert table.now == "green throws 1"
    assert table.turn("1", "5->6").now == "blue throws 1"


def test_ludo_r29_a_field_that_was_left_is_free() -> None:
    table = (
        game_2(green="20 G G G", red="F23 F23").leave("red").turn("3", "20->23").expect(green="23 G G G", red="Y Y Y Y")
    )
    assert (table.knocked, table.sent_home) == ([], 0)


def test_ludo_r29_the_turn_of_the_seat_ends_at_once() -> None:
    table = game_2(green="5", yellow="5").leave("green")
    assert table.now == "yellow throws 1"
    choosing = game_2(green="5", yellow="5")
    choosing.throw("6")
    assert choosing.leave("green").now == "yellow throws 1"
    assert choosing.legal == set()


def test_ludo_r29_a_choice_goes_on_when_another_leaves() -> None:
    table = game_2(green="20 G G G", red="F23 F23")
    legal = table.throw("3")
    assert table.leave("red").legal == legal
    assert table.now == "green chooses"


def test_ludo_r29_the_opening_throw_of_the_seat_ends_at_once() -> None:
    table = opening(3, die="plain").open("3").leave("yellow")
    assert table.now == "blue opens"
    assert table.open("2").now == "green throws 3"


def test_ludo_r29_who_left_cannot_begin() -> None:
    table = opening(3, die="plain").open("6", "2").leave("green")
    assert table.now == "blue opens"
    assert table.open("1").now == "yellow throws 3"


def test_ludo_r29_a_tie_is_settled_when_one_of_two_leaves() -> None:
    table = opening(3, die="plain").open("5", "5", "1")
    assert table.now == "green opens"
    assert table.leave("green").now == "yellow throws 3"
    waiting = opening(3, die="plain").open("5", "5", "1").leave("yellow")
    assert waiting.now == "green throws 3"


def test_ludo_r29_who_is_left_alone_wins() -> None:
    table = game_2(players="green yellow blue", green="5").leave("blue").leave("green")
    assert table.now == "over"
    assert table.places == {"yellow": 1, "green": 2, "blue": 3}
    assert table.state.scores() == [0.0, 1.0, 0.0]


def test_ludo_r29_also_in_the_opening() -> None:
    table = opening(2).leave("green")
    assert table.now == "over"
    assert table.places == {"green": 2, "blue": 1}


def test_ludo_r29_with_play_on_the_one_left_gets_the_next_place() -> None:
    table = game_2(play_on=True, players="green yellow blue", green="L5 G G G", yellow="5", blue="5")
    table.turn("1", "L5->G").leave("yellow")
    assert table.now == "over"
    assert table.places == {"green": 1, "blue": 2, "yellow": 3}


def test_ludo_r29_those_who_left_are_placed_behind_all_others() -> None:
    table = game_2(play_on=True, green="5", yellow="L5 G G G", blue="L5 G G G", red="5").leave("green")
    table.turn("1", "L5->G").turn("1", "L5->G")
    assert table.now == "over"
    assert table.places == {"yellow": 1, "blue": 2, "red": 3, "green": 4}


def test_ludo_r29_nobody_leaves_twice_or_after_finishing() -> None:
    table = game_2(play_on=True, green="L5 G G G").leave("yellow").turn("1", "L5->G")
    for colour in ("green", "yellow"):
        with pytest.raises(IllegalMove) as caught:
            table.leave(colour)
        assert caught.value.code == "illegal/not_now"
