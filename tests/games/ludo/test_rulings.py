"""The rulings on set-up, turns, tries, entering and the symbols (LUDO-R01 to LUDO-R16)."""

from __future__ import annotations

import pytest

from ludotek.games.ludo import GAME
from ludotek.kernel import BadOptions, BadPosition
from tests.games.ludo.table import game_1, game_2, opening, swedish


@pytest.mark.parametrize(
    ("board", "seats", "arms"),
    [
        (4, 2, (0, 2)),
        (4, 3, (0, 1, 2)),
        (4, 4, (0, 1, 2, 3)),
        (6, 2, (0, 3)),
        (6, 3, (0, 2, 4)),
        (6, 4, (0, 1, 3, 4)),
        (6, 5, (0, 1, 2, 3, 4)),
        (6, 6, (0, 1, 2, 3, 4, 5)),
    ],
)
def test_ludo_r01_seats_are_given_out_at_equal_distances(board: int, seats: int, arms: tuple[int, ...]) -> None:
    assert GAME.options(seats, {"board": board}).arms == arms


def test_ludo_r01_any_free_arm_may_be_picked() -> None:
    assert opening(2, arms=[1, 0]).colours == ("yellow", "green")


@pytest.mark.parametrize("seats", [5, 6])
def test_ludo_r01_five_or_six_on_the_4_board_are_rejected(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 4 players"):
        GAME.options(seats, {"board": 4})


def test_ludo_r01_unused_arms_keep_their_stars_and_globes() -> None:
    table = game_1(players="green blue", green="9 10 G G", blue="Y Y Y Y")
    assert table.throw("globe") == {"10->13"}  # F13 would be Yellow's start
    assert game_1(players="green blue", green="16 G G G").throw("star") == {"16->18"}


@pytest.mark.parametrize("pieces", [1, 2, 3, 4])
def test_ludo_r02_winning_needs_the_agreed_number(pieces: int) -> None:
    table = game_2(pieces=pieces, green="L4" + " G" * (pieces - 1)).turn("2", "L4->G")
    assert table.now == "over"
    assert table.where("green") == ("G",) * pieces


def test_ludo_r02_unused_pieces_are_out_of_the_game() -> None:
    table = game_2(pieces=1, green="20")
    assert table.throw("6") == {"20->26"}


@pytest.mark.parametrize(
    ("thrown", "first"),
    [("star 1", "blue"), ("globe 1", "blue"), ("1 star", "green"), ("2 globe", "green")],
)
def test_ludo_r03_star_and_globe_count_less_than_a_one(thrown: str, first: str) -> None:
    assert opening(2).open(*thrown.split()).now == f"{first} throws 3"


def test_ludo_r03_star_and_globe_tie() -> None:
    assert opening(2).open("star", "globe").now == "green opens"


def test_ludo_r03_an_opening_globe_or_six_moves_and_earns_nothing() -> None:
    table = opening(2).open("globe", "1")
    assert table.expect().now == "blue throws 3"
    assert opening(2, die="plain").open("6", "1").expect().now == "green throws 3"


def test_ludo_r04_only_the_tied_players_throw_again() -> None:
    table = opening(4, die="plain").open("2", "5", "1", "5")
    assert table.now == "yellow opens"
    table.throw("1")
    assert table.now == "red opens"
    assert table.throw("2") == set()
    assert table.now == "red throws 3"


def test_ludo_r04_until_one_is_highest() -> None:
    table = opening(3, die="plain").open("4", "4", "4").open("3", "1", "3")
    assert table.now == "green opens"
    table.throw("6")
    assert table.now == "blue opens"
    table.throw("6")
    assert table.open("1", "2").now == "blue throws 3"


def test_ludo_r04_a_tie_below_the_highest_does_not_matter() -> None:
    assert opening(3, die="plain").open("2", "2", "3").now == "blue throws 3"


@pytest.mark.parametrize(
    ("edition", "chosen", "order"),
    [
        ("nordic", None, ["green", "yellow", "blue", "red"]),
        ("swedish", None, ["green", "red", "blue", "yellow"]),
        ("nordic", "counterclockwise", ["green", "red", "blue", "yellow"]),
        ("swedish", "clockwise", ["green", "yellow", "blue", "red"]),
    ],
)
def test_ludo_r05_opening_throws_and_turns_go_the_same_way_round(
    edition: str, chosen: str | None, order: list[str]
) -> None:
    table = opening(4, die="plain", edition=edition, turn_direction=chosen)
    seen = []
    for face in ("5", "1", "2", "3"):
        seen.append(table.now)
        table.throw(face)
    for _ in order:
        seen.append(table.now)
        table.open("2", "2", "2")
    assert seen == [f"{colour} opens" for colour in order] + [f"{colour} throws 3" for colour in order]


@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_ludo_r05_pieces_always_travel_clockwise(direction: str) -> None:
    table = game_2(turn_direction=direction, green="10 G G G", yellow="F13").turn("3", "10->13")
    assert table.knocked == ["yellow"]


def test_ludo_r06_the_choice_is_free() -> None:
    """No duty to knock home, to enter or to leave the start globe."""
    table = game_2(green="0 20 Y Y", red="F26")
    assert table.throw("6") == {"enter 0", "0->6", "20->26"}
    table.after("enter 0").expect(green="0 0 20 Y")
    table.after("0->6").expect(green="6 20 Y Y")
    table.after("20->26").expect(green="0 26 Y Y", red="Y Y Y Y")


def test_ludo_r06_a_move_that_changes_nothing_must_be_made() -> None:
    table = game_2(green="L5 G G G")
    assert table.throw("2") == {"L5->L5"}
    assert table.now == "green chooses"


def test_ludo_r07_extra_throws_and_tries_cannot_be_declined() -> None:
    table = game_2(green="20 G G G").turn("6", "20->26")
    assert table.now == "green extra"
    assert table.state.legal() == []
    assert [face for face, _ in table.state.chances()] == [1, 2, 3, 4, 5, 6]
    assert game_2().state.legal() == []


@pytest.mark.parametrize("edition", ["nordic", "swedish"])
@pytest.mark.parametrize(
    ("standing", "none_on_track", "all_in_yard"),
    [("Y Y Y Y", 3, 3), ("Y Y G G", 3, 1), ("Y G G G", 3, 1), ("Y Y Y L5", 1, 1), ("Y Y Y 7", 1, 1)],
)
def test_ludo_r08_pieces_in_the_goal_do_not_count(
    edition: str, standing: str, none_on_track: int, all_in_yard: int
) -> None:
    table = game_2(edition=edition, green=standing)
    assert table.now == f"green throws {none_on_track}"
    table = game_2(edition=edition, green=standing, three_tries="all_in_yard")
    assert table.now == f"green throws {all_in_yard}"


def test_ludo_r09_tries_are_given_only_when_the_turn_begins() -> None:
    """The last track piece is sent home in mid-turn: one extra throw, no three tries."""
    table = game_2(green="20 Y Y Y", red="F26 F26").turn("6", "20->26").expect(green="Y Y Y Y")
    assert table.view.tries == 1
    assert table.throw("3") == set()
    assert table.now == "yellow throws 3"


def test_ludo_r09_sent_straight_home_on_entering() -> None:
    table = game_1(red="F0 F0").turn("globe", "enter 0").expect()
    assert table.view.tries == 1
    assert table.throw("4") == set()
    assert table.now == "yellow throws 3"


def test_ludo_r10_entering_joins_own_pieces_on_the_start_globe() -> None:
    game_1(green="0 Y Y Y").turn("globe", "enter 0").expect(green="0 0 Y Y")
    game_2(green="0 0 0 Y").turn("6", "enter 0").expect(green="0 0 0 0")


@pytest.mark.parametrize("defence", ["general", "owner"])
def test_ludo_r11_one_opposing_piece_is_knocked_home(defence: str) -> None:
    table = game_1(start_defence=defence, red="F0 F30").turn("globe", "enter 0")
    table.expect(green="0 Y Y Y", red="Y F30 Y Y")


@pytest.mark.parametrize("stack", ["F0 F0", "F0 F0 F0", "F0 F0 F0 F0"])
def test_ludo_r11_two_or_more_send_the_entering_piece_home(stack: str) -> None:
    table = game_1(red=stack)
    assert table.throw("globe") == {"enter 0"}
    assert table.now == "green chooses"
    assert table.play("enter 0").expect().now == "green extra"


@pytest.mark.parametrize("stack", ["F0 F0", "F0 F0 F0 F0"])
def test_ludo_r11_or_the_owner_clears_the_start_globe(stack: str) -> None:
    table = game_1(start_defence="owner", red=stack).turn("globe", "enter 0").expect(green="0 Y Y Y", red="Y Y Y Y")
    assert table.knocked == ["red"] * len(stack.split())
    two = swedish(start_defence="owner", red=stack).turn("6", "two 0").expect(green="0 0 Y Y", red="Y Y Y Y")
    assert two.sent_home == 0


def test_ludo_r11_the_owner_clears_only_by_entering_on_the_start_globe() -> None:
    swedish(start_defence="owner", red="F5 F5").turn("6", "enter 5").expect()
    game_2(start_defence="owner", green="20 G G G", red="F26 F26").turn("6", "20->26").expect(green="Y G G G")
    swedish(start_defence="owner", red="F0 F0").turn("6", "enter 5").expect(green="5 Y Y Y")


@pytest.mark.parametrize("red", ["F23", "F23 F23"])
def test_ludo_r12_every_arrival_leaves_one_colour(red: str) -> None:
    table = game_2(green="20 G G G", red=red).turn("3", "20->23")
    on_field = [colour for colour, own in (("green", "23"), ("red", "36")) if own in table.where(colour)]
    assert len(on_field) == 1


def test_ludo_r12_a_position_with_two_colours_on_a_field_is_refused() -> None:
    with pytest.raises(BadPosition, match="LUDO-R12"):
        game_2(green="23", red="F23")


def test_ludo_r13_all_globes_and_stars_count_for_everybody() -> None:
    assert game_1(green="9 G G G", yellow="Y Y Y Y").throw("globe") == {"9->13"}  # Yellow's start globe
    assert game_1(green="12 G G G").throw("star") == set()  # it also bars the way to the star on 18
    assert game_1(green="10 G G G").throw("star") == {"10->11"}  # the star on Yellow's mouth


def test_ludo_r13_the_field_a_piece_stands_on_does_not_count() -> None:
    assert game_1(green="8 G G G").throw("globe") == {"8->13"}
    assert game_1(green="5 G G G").throw("star") == set()  # the next star is 11, beyond the globe on 8


def test_ludo_r13_the_own_start_globe_is_never_ahead_again() -> None:
    assert game_1(green="50 G G G").throw("globe") == set()
    assert game_1(turn="blue", blue="47 G G G").throw("globe") == set()


@pytest.mark.parametrize(("board", "last"), [(4, 47), (6, 73)])
def test_ludo_r14_no_globe_ahead_of_the_last_one(board: int, last: int) -> None:
    assert game_1(board=board, green=f"{last - 1} G G G").throw("globe") == {f"{last - 1}->{last}"}
    for start in range(last, last + 4):
        table = game_1(board=board, green=f"{start} 20 G G")
        assert table.throw("globe") == {"20->21"}
        alone = game_1(board=board, green=f"{start} G G G")
        assert alone.throw("globe") == set()
        assert alone.now == "green extra"


@pytest.mark.parametrize(("board", "last"), [(4, 47), (6, 73)])
def test_ludo_r14_or_the_goal_is_the_next_globe(board: int, last: int) -> None:
    for start in range(last, last + 4):
        table = game_1(board=board, globe_past_last="goal", green=f"{start} 20 G G")
        assert table.throw("globe") == {f"{start}->G", "20->21"}
        assert table.play(f"{start}->G").expect(green="G 20 G G").now == "green extra"
    assert game_1(board=board, globe_past_last="goal", green=f"{last} L2 G G").throw("globe") == {"L2->G"}


def test_ludo_r15_the_way_down_is_barred_by_own_pieces() -> None:
    assert game_1(green="L4 L2 G G").throw("star") == {"L2->50"}
    assert game_1(green="L4 L4 G G").throw("star") == {"L4->50"}


def test_ludo_r15_on_the_mouth_it_meets_who_stands_there() -> None:
    game_1(green="L4 50 G G").turn("star", "L4->50").expect(green="50 50 G G")
    game_1(green="L4 G G G", red="F50").turn("star", "L4->50").expect(green="50 G G G", red="Y Y Y Y")
    game_1(green="L4 G G G", red="F50 F50").turn("star", "L4->50").expect(green="Y G G G")


@pytest.mark.parametrize("place", ["L1", "L2", "L3", "L4", "L5"])
def test_ludo_r15_or_a_star_never_leads_back(place: str) -> None:
    table = game_1(lane_star="forward_only", green=f"{place} 0 G G")
    assert table.throw("star") == {"0->5"}
    assert game_1(lane_star="forward_only", green=f"{place} G G G").throw("star") == set()


@pytest.mark.parametrize("lane_star", ["home_star", "forward_only"])
@pytest.mark.parametrize(("board", "mouth"), [(4, "50"), (6, "76")])
def test_ludo_r16_no_star_lies_ahead_of_the_mouth(board: int, mouth: str, lane_star: str) -> None:
    table = game_1(board=board, lane_star=lane_star, green=f"{mouth} G G G")
    assert table.throw("star") == set()
    assert table.expect().now == "yellow throws 3"
