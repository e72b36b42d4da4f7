"""Home lane and goal: exact throws, bounces, globe and star in the lane (LUDO-60 to LUDO-66)."""

from __future__ import annotations

import pytest

from tests.games.ludo.table import COLOURS, game_1, game_2

LANE = ("L1", "L2", "L3", "L4", "L5")


@pytest.mark.parametrize("board", [4, 6])
def test_ludo_60_only_the_owner_enters_a_lane(board: int) -> None:
    """Everybody passes the mouths of the others and stays on the ring."""
    ring = 13 * board
    for colour in COLOURS[board]:
        for mouth in range(11, ring - 13, 13):
            table = game_2(board=board, turn=colour, **{colour: f"{mouth} G G G"})
            assert table.throw("2") == {f"{mouth}->{mouth + 2}"}


@pytest.mark.parametrize("place", LANE)
def test_ludo_60_a_piece_in_its_lane_cannot_be_knocked_home(place: str) -> None:
    """Yellow comes to the ring fields beside Green's lane and to those with the same number."""
    for start in ("36", "37", "38", "39", "40"):
        table = game_2(turn="yellow", yellow=start, green=f"{place} G G G")
        table.turn("1", f"{start}->{int(start) + 1}").expect(yellow=f"{int(start) + 1} Y Y Y")
        assert table.knocked == []


def test_ludo_60_two_colours_on_the_same_lane_number_do_not_meet() -> None:
    table = game_2(green="50 G G G", yellow="L3 L3", blue="L3").turn("3", "50->L3").expect(green="L3 G G G")
    assert (table.knocked, table.sent_home) == ([], 0)


@pytest.mark.parametrize(
    ("start", "face"), [("50", "6"), ("L1", "5"), ("L2", "4"), ("L3", "3"), ("L4", "2"), ("L5", "1")]
)
def test_ludo_61_the_exact_number_leads_into_the_goal(start: str, face: str) -> None:
    table = game_2(green=f"{start} 20 G G")
    assert f"{start}->G" in table.throw(face)
    table.play(f"{start}->G").expect(green="G 20 G G")


@pytest.mark.parametrize("start", ["50", *LANE])
def test_ludo_61_no_other_number_does(start: str) -> None:
    fields_left = 6 if start == "50" else 6 - int(start[1])
    for face in range(1, 7):
        found = game_2(green=f"{start} G G G").throw(str(face))
        assert (f"{start}->G" in found) == (face == fields_left)


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("place", range(1, 6))
@pytest.mark.parametrize("board", [4, 6])
def test_ludo_62_a_number_too_high_turns_round_at_the_goal(board: int, place: int, face: int) -> None:
    goal = 6  # counted from the mouth
    end = place + face if place + face <= goal else 2 * goal - place - face
    to = "G" if end == goal else f"L{end}"
    table = game_2(board=board, green=f"L{place} 20 G G")
    move = f"L{place}->{to}"
    assert table.throw(str(face)) == {move, f"20->{20 + face}"}
    table.play(move).expect(green=f"{to} 20 G G")


def test_ludo_62_the_piece_has_not_reached_the_goal() -> None:
    table = game_2(green="L5 G G G").turn("2", "L5->L5").expect(green="L5 G G G")
    assert table.now == "yellow throws 3"
    assert table.places["green"] == 0


@pytest.mark.parametrize(
    ("standing", "face", "legal"),
    [
        ("L4 L5 G G", "5", set()),  # L5 comes back over L4; L4 passes L5 on its way out
        ("L3 L5 G G", "4", {"L5->L3"}),  # ends on a piece of its colour; L3 passes L5
        ("L2 L5 G G", "4", {"L5->L3"}),  # stops short of a piece of its colour; L2 passes L5
        ("L2 L5 G G", "5", {"L5->L2"}),
        ("L2 L5 G G", "6", set()),  # L5 would come back over L2
        ("L1 L5 G G", "6", {"L5->L1"}),
        ("L1 L2 G G", "6", {"L2->L4"}),  # L1 passes L2 on its way out
        ("L1 G G G", "6", {"L1->L5"}),
    ],
)
def test_ludo_63_own_pieces_are_in_the_way_out_and_back(standing: str, face: str, legal: set[str]) -> None:
    assert game_2(green=standing).throw(face) == legal


def test_ludo_63_a_bounce_cannot_end_on_a_piece_it_passed_on_its_way_out() -> None:
    """L3 with 4, L4 with 3 and L1 with 6 end on L5, but going out they would have to pass the piece there."""
    assert game_2(green="L3 L5 G G").throw("4") == {"L5->L3"}
    assert game_2(green="L4 L5 G G").throw("3") == {"L5->L4"}
    assert game_2(green="L1 L5 G G").throw("6") == {"L5->L1"}


def test_ludo_63_pieces_in_the_goal_are_no_obstacles() -> None:
    assert game_2(green="L5 G G G").throw("6") == {"L5->L1"}
    assert game_1(green="L1 G G G").throw("globe") == {"L1->G"}


def test_ludo_63_a_bounce_may_end_where_it_began() -> None:
    assert game_2(green="L4 G G G").throw("4") == {"L4->L4"}


@pytest.mark.parametrize("place", LANE)
@pytest.mark.parametrize("board", [4, 6])
def test_ludo_64_a_globe_leads_from_the_lane_into_the_goal(board: int, place: str) -> None:
    table = game_1(board=board, green=f"{place} Y G G")
    assert table.throw("globe") == {"enter 0", f"{place}->G"}
    assert table.play(f"{place}->G").expect(green="G Y G G").now == "green extra"


@pytest.mark.parametrize("place", LANE)
@pytest.mark.parametrize(("board", "mouth"), [(4, "50"), (6, "76")])
def test_ludo_65_a_star_leads_from_the_lane_back_to_the_mouth(board: int, mouth: str, place: str) -> None:
    table = game_1(board=board, green=f"{place} Y G G")
    assert table.throw("star") == {f"{place}->{mouth}"}
    assert table.play(f"{place}->{mouth}").expect(green=f"{mouth} Y G G").now == "yellow throws 3"


def test_ludo_65_pieces_on_ring_and_lane_may_both_use_the_star() -> None:
    assert game_1(green="L2 0 13 G").throw("star") == {"L2->50", "0->5", "13->18"}


@pytest.mark.parametrize("face", ["1", "2", "4", "6", "star", "globe"])
def test_ludo_66_a_piece_in_the_goal_never_moves_again(face: str) -> None:
    table = game_1(green="G G G 8")
    assert all(move.startswith("8->") for move in table.throw(face))
    game_2(green="G G G Y").open("1", "2", "3").expect()
