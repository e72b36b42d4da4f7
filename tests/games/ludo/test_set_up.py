"""Before the first throw: players, boards, yards, pieces, dice and the opening (LUDO-01 to LUDO-08)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotek.games.ludo import GAME
from ludotek.kernel import CHANCE, BadOptions, BadSeats, IllegalMove, Match, Rng
from tests.games.ludo.table import COLOURS, Table, game_2, opening


def refused_options(seats: int, **options: object) -> BadOptions:
    with pytest.raises(BadOptions) as caught:
        GAME.options(seats, options)
    return caught.value


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ludo_01_two_to_six_players_can_play(seats: int) -> None:
    assert seats in GAME.seats
    assert len(opening(seats).colours) == seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_ludo_01_nobody_plays_alone_and_nobody_is_seventh(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"not for {seats}"):
        Match.new(GAME, seats)


@pytest.mark.parametrize(("seats", "board"), [(2, 4), (3, 4), (4, 4), (5, 6), (6, 6)])
def test_ludo_02_the_side_of_the_board_follows_from_the_players(seats: int, board: int) -> None:
    assert GAME.options(seats).board == board


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ludo_02_the_6_side_takes_two_to_six_players(seats: int) -> None:
    assert opening(seats, board=6).arms == 6


@pytest.mark.parametrize("seats", [5, 6])
def test_ludo_02_five_or_six_players_need_the_6_side(seats: int) -> None:
    error = refused_options(seats, board=4)
    assert error.clause == "LUDO-02"
    assert "board=6" in str(error)


def test_ludo_03_each_player_chooses_a_yard_and_its_colour() -> None:
    assert opening(3, arms=[3, 0, 1]).colours == ("red", "green", "yellow")
    assert opening(2, board=6, arms=[5, 3]).colours == ("black", "purple")


@pytest.mark.parametrize("arms", [[0, 0], [1, 3, 1]])
def test_ludo_03_no_two_players_share_a_yard(arms: list[int]) -> None:
    assert refused_options(len(arms), arms=arms).clause == "LUDO-03"


@pytest.mark.parametrize(("seats", "arms"), [(2, [0, 4]), (2, [-1, 2]), (3, [0, 1]), (2, [0, 1, 2])])
def test_ludo_03_every_player_has_one_arm_of_the_board(seats: int, arms: list[int]) -> None:
    assert refused_options(seats, board=4, arms=arms).clause == "LUDO-03"


@pytest.mark.parametrize("board", [4, 6])
def test_ludo_04_everybody_begins_with_four_pieces_in_the_yard(board: int) -> None:
    table = opening(board, board=board)
    assert table.colours == COLOURS[board]
    assert {table.where(colour) for colour in table.colours} == {("Y", "Y", "Y", "Y")}


@pytest.mark.parametrize("pieces", [1, 2, 3, 4])
def test_ludo_05_fewer_pieces_are_the_same_for_all(pieces: int) -> None:
    table = opening(3, pieces=pieces)
    assert {table.where(colour) for colour in table.colours} == {("Y",) * pieces}


@pytest.mark.parametrize("pieces", [0, 5, -1])
def test_ludo_05_one_to_four_pieces(pieces: int) -> None:
    assert "pieces" in str(refused_options(2, pieces=pieces))


def faces(table: Table) -> dict[str, int]:
    """The names of the faces that chance may give now -> weight."""
    return {GAME.outcome(table.view, action).id.split("-")[-1]: weight for action, weight in table.state.chances()}


STAR_GLOBE = ("1", "2", "4", "6", "star", "globe")
PLAIN = ("1", "2", "3", "4", "5", "6")


@pytest.mark.parametrize(("die", "names"), [("star_globe", STAR_GLOBE), ("plain", PLAIN)])
def test_ludo_06_one_die_serves_for_the_opening_and_the_whole_game(die: str, names: tuple[str, ...]) -> None:
    fair = dict.fromkeys(names, 1)
    table = opening(2, die=die)
    assert faces(table) == fair
    table.open("4", "2")
    assert table.now == "green throws 3"
    assert faces(table) == fair
    table.open("2", "2", "2")
    assert table.now == "blue throws 3"
    assert faces(table) == fair


def test_ludo_06_game_1_is_played_unless_another_die_is_chosen() -> None:
    assert set(faces(opening(2))) == set(STAR_GLOBE)


@pytest.mark.parametrize("die", ["star_globe", "plain"])
def test_ludo_06_each_face_comes_up_equally_often(die: str) -> None:
    state, rng = opening(2, die=die).state, Rng(6)
    thrown = Counter(int(state.sample(rng)) for _ in range(6000))
    assert set(thrown) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 1000) ** 2 / 1000 for count in thrown.values()) < 20.5  # chi-square, 5 degrees, 1 in 1000


def test_ludo_07_every_player_throws_once() -> None:
    table = opening(4, die="plain")
    seen = []
    for face in ("1", "2", "3", "4"):
        seen.append(table.now)
        table.throw(face)
        assert table.view.face == int(face)
    assert seen == ["green opens", "yellow opens", "blue opens", "red opens"]
    assert table.now == "red throws 3"


@pytest.mark.parametrize(
    ("thrown", "first"),
    [("5 3 1 2", "green"), ("1 6 5 5", "yellow"), ("2 2 3 1", "blue"), ("1 1 1 2", "red")],
)
def test_ludo_07_the_highest_number_of_pips_begins(thrown: str, first: str) -> None:
    table = opening(4, die="plain").open(*thrown.split())
    assert table.now == f"{first} throws 3"


def test_ludo_07_the_opening_throws_move_nothing() -> None:
    table = opening(2, die="plain").open("6", "1")
    assert table.expect().now == "green throws 3"


def who_follows(table: Table, turns: int) -> list[str]:
    """Whose turns come one after the other when nobody can use a throw."""
    seen = []
    for _ in range(turns):
        seen.append(table.colours[table.view.seat])
        while table.colours[table.view.seat] == seen[-1]:
            table.throw("2")
    return seen


def test_ludo_08_turns_go_round_the_board() -> None:
    table = opening(4, die="plain").open("1", "1", "5", "1")
    assert who_follows(table, 5) == ["blue", "red", "green", "yellow", "blue"]


def test_ludo_08_turns_go_round_the_board_whatever_the_order_of_the_seats() -> None:
    table = opening(4, die="plain", board=6, arms=[4, 0, 5, 2])
    assert table.colours == ("red", "green", "black", "blue")
    table.open("6", "1", "1", "1")
    assert who_follows(table, 5) == ["red", "black", "green", "blue", "red"]


def test_ludo_08_one_turn_each() -> None:
    table = game_2(green="5", yellow="5", blue="5", red="5")
    for colour in ("green", "yellow", "blue", "red"):
        assert table.now == f"{colour} throws 1"
        table.turn("1", "5->6")
    assert table.now == "green throws 1"
    assert table.state.actor == CHANCE


@pytest.mark.parametrize("die", ["plain", "star_globe"])
def test_ludo_r30_all_six_sides_are_equally_likely(die: str) -> None:
    state = opening(2, die=die).state
    assert len(state.chances()) == 6
    assert len({weight for _, weight in state.chances()}) == 1
    names = {"plain": {"1", "2", "3", "4", "5", "6"}, "star_globe": {"1", "2", "4", "6", "star", "globe"}}
    assert {GAME.outcome_name(state, face) for face, _ in state.chances()} == names[die]


def test_ludo_r30_a_throw_is_entered_by_its_name() -> None:
    table = opening(2, die="star_globe")
    table.match.happen("star")
    table.match.happen("6")
    assert table.now == "blue throws 3"
    with pytest.raises(IllegalMove, match="chance cannot give 3; possible: 1, 2, star, 4, globe, 6"):
        table.match.happen("3")
