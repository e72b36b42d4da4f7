"""The end: the first to bring all pieces home wins; playing on for the places (LUDO-70, LUDO-71)."""

from __future__ import annotations

import pytest

from tests.games.ludo.table import Table, game_1, game_2


def test_ludo_70_the_first_with_all_pieces_in_the_goal_wins() -> None:
    table = game_2(turn="blue", green="L5 G G G", blue="L4 G G G").turn("2", "L4->G")
    assert table.now == "over"
    assert table.places == {"green": 0, "yellow": 0, "blue": 1, "red": 0}
    assert table.state.scores() == [0.0, 0.0, 1.0, 0.0]


def test_ludo_70_three_of_four_are_not_enough() -> None:
    table = game_2(green="L5 G G 5").turn("1", "L5->G")
    assert table.now == "yellow throws 3"
    assert table.places["green"] == 0


@pytest.mark.parametrize("pieces", [1, 2, 3])
def test_ludo_70_the_agreed_number_is_enough(pieces: int) -> None:
    table = game_2(pieces=pieces, green="L5" + " G" * (pieces - 1)).turn("1", "L5->G")
    assert table.now == "over"
    assert table.places["green"] == 1


def test_ludo_70_no_extra_throw_is_made_after_the_winning_move() -> None:
    assert game_2(green="50 G G G").turn("6", "50->G").now == "over"
    assert game_1(green="L2 G G G").turn("globe", "L2->G").now == "over"


def test_ludo_70_nothing_can_be_done_after_the_end() -> None:
    table = game_2(green="L5 G G G").turn("1", "L5->G")
    assert table.match.is_over
    assert table.state.legal() == []
    assert all(table.state.interjections(seat) == [] for seat in range(4))


def places(table: Table) -> list[int]:
    return list(table.places.values())


def test_ludo_71_the_others_play_on_for_the_places() -> None:
    table = game_2(play_on=True, green="L5 G G G", yellow="L5 G G G", blue="L5 G G G", red="5 G G G")
    assert table.turn("1", "L5->G").now == "yellow throws 1"
    assert places(table) == [1, 0, 0, 0]
    assert table.turn("1", "L5->G").now == "blue throws 1"
    assert places(table) == [1, 2, 0, 0]
    assert table.turn("1", "L5->G").now == "over"
    assert places(table) == [1, 2, 3, 4]


def test_ludo_71_a_finished_player_is_skipped() -> None:
    table = game_2(play_on=True, green="5", yellow="L5 G G G", blue="5", red="5")
    seen = [table.now]
    for face, move in [("1", "5->6"), ("1", "L5->G"), ("1", "5->6"), ("1", "5->6"), ("1", "6->7")]:
        seen.append(table.turn(face, move).now)
    assert seen == [f"{colour} throws 1" for colour in ("green", "yellow", "blue", "red", "green", "blue")]


def test_ludo_71_two_players_end_with_the_first_who_finishes() -> None:
    table = game_2(players="green blue", play_on=True, green="L5 G G G", blue="5").turn("1", "L5->G")
    assert table.now == "over"
    assert table.places == {"green": 1, "blue": 2}


def test_ludo_71_pieces_of_a_finished_player_stay_in_the_goal() -> None:
    table = game_2(play_on=True, green="L5 G G G", yellow="5").turn("1", "L5->G").turn("1", "5->6")
    table.expect(green="G G G G", yellow="6 Y Y Y")


def test_ludo_71_without_playing_on_the_game_ends_at_the_first() -> None:
    table = game_2(play_on=False, green="L5 G G G", yellow="L5 G G G").turn("1", "L5->G")
    assert table.now == "over"
