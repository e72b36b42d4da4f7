"""House rules that are not in the rulebook: shelter on globes and the star hop (LUDO-90, LUDO-91)."""

from __future__ import annotations

import pytest

from tests.games.ludo.table import Table, game_1, game_2, swedish


def met(table: Table) -> tuple[list[str], int]:
    return table.knocked, table.sent_home


@pytest.mark.parametrize("globe", [8, 13, 21, 26, 34, 39, 47])
def test_ludo_90_a_single_piece_on_a_globe_is_protected_like_a_pair(globe: int) -> None:
    table = game_2(globe_shelter=True, green=f"{globe - 3} G G G", red=f"F{globe}").turn("3", f"{globe - 3}->{globe}")
    assert met(table.expect(green="Y G G G")) == ([], 1)


def test_ludo_90_also_against_a_globe_throw() -> None:
    table = game_1(globe_shelter=True, green="6 G G G", red="F8").turn("globe", "6->8").expect(green="Y G G G")
    assert met(table) == ([], 1)
    assert table.now == "green extra"


def test_ludo_90_a_pair_on_a_globe_still_sends_the_arriving_piece_home() -> None:
    table = game_1(globe_shelter=True, green="6 G G G", red="F8 F8").turn("globe", "6->8").expect(green="Y G G G")
    assert met(table) == ([], 1)


@pytest.mark.parametrize("field", [5, 7, 11, 12])
def test_ludo_90_other_fields_protect_nobody(field: int) -> None:
    table = game_1(globe_shelter=True, green=f"{field - 1} G G G", red=f"F{field}").turn("1", f"{field - 1}->{field}")
    assert met(table.expect(green=f"{field} G G G", red="Y Y Y Y")) == (["red"], 0)


def test_ludo_90_entering_knocks_a_single_piece_home_as_usual() -> None:
    table = game_1(globe_shelter=True, green="Y Y Y 20", red="F0").turn("globe", "enter 0")
    assert met(table.expect(green="0 Y Y 20", red="Y Y Y Y")) == (["red"], 0)
    two = swedish(globe_shelter=True, green="Y Y Y 20", red="F0").turn("6", "two 0")
    assert met(two.expect(green="0 0 Y 20", red="Y Y Y Y")) == (["red"], 0)


def test_ludo_90_entering_against_a_pair_is_as_usual_too() -> None:
    table = game_1(globe_shelter=True, green="Y Y Y 20", red="F0 F0").turn("globe", "enter 0").expect()
    assert met(table) == ([], 1)


def test_ludo_90_own_pieces_share_a_globe() -> None:
    game_1(globe_shelter=True, green="6 8 G G").turn("2", "6->8").expect(green="8 8 G G")


HOPS = [(5, 11), (11, 18), (18, 24), (24, 31), (31, 37), (37, 44), (44, 50)]


@pytest.mark.parametrize(("star", "end"), HOPS)
@pytest.mark.parametrize("face", [1, 2, 4])
def test_ludo_91_a_number_onto_a_star_goes_on_to_the_next(face: int, star: int, end: int) -> None:
    for game in (game_1, game_2):
        table = game(star_hop=True, green=f"{star - face} G G G")
        assert table.throw(str(face)) == {f"{star - face}->{end}"}
        assert table.play(f"{star - face}->{end}").expect(green=f"{end} G G G").now == "yellow throws 3"


@pytest.mark.parametrize(("board", "mouth"), [(4, 50), (6, 76)])
def test_ludo_91_from_the_own_mouth_into_the_goal(board: int, mouth: int) -> None:
    table = game_2(board=board, star_hop=True, green=f"{mouth - 3} 20 G G")
    assert table.throw("3") == {f"{mouth - 3}->G", "20->23"}
    table.play(f"{mouth - 3}->G").expect(green="G 20 G G")


def test_ludo_91_the_hop_into_the_goal_can_win() -> None:
    table = game_2(star_hop=True, green="48 G G G").turn("2", "48->G")
    assert table.now == "over"
    assert table.places["green"] == 1


def test_ludo_91_a_star_that_is_passed_does_not_count() -> None:
    assert game_2(star_hop=True, green="3 G G G").throw("3") == {"3->6"}
    assert game_2(star_hop=True, green="49 G G G").throw("3") == {"49->L2"}


def test_ludo_91_one_is_knocked_home_on_each_star() -> None:
    table = game_2(star_hop=True, green="3 G G G", yellow="F5", red="F11").turn("2", "3->11")
    assert met(table.expect(green="11 G G G", yellow="Y Y Y Y", red="Y Y Y Y")) == (["yellow", "red"], 0)


def test_ludo_91_a_piece_sent_home_on_the_first_star_does_not_hop() -> None:
    table = game_2(star_hop=True, green="3 G G G", yellow="F5 F5", red="F11").turn("2", "3->11")
    assert met(table.expect(green="Y G G G")) == ([], 1)


def test_ludo_91_a_pair_at_the_end_of_the_hop_sends_the_piece_home() -> None:
    table = game_2(star_hop=True, green="3 G G G", yellow="F5", red="F11 F11").turn("2", "3->11")
    assert met(table.expect(green="Y G G G", yellow="Y Y Y Y")) == (["yellow"], 1)


def test_ludo_91_the_number_part_may_not_pass_an_own_piece() -> None:
    assert game_2(star_hop=True, green="2 4 G G").throw("3") == {"4->7"}


def test_ludo_91_the_hop_may() -> None:
    table = game_2(star_hop=True, green="3 8 G G")
    assert table.throw("2") == {"3->11", "8->10"}
    table.play("3->11").expect(green="11 8 G G")
    game_2(star_hop=True, green="48 L3 G G").turn("2", "48->G").expect(green="G L3 G G")


def test_ludo_91_own_pieces_on_both_stars_are_joined_and_left() -> None:
    table = game_2(star_hop=True, green="3 5 11 G").turn("2", "3->11").expect(green="5 11 11 G")
    assert met(table) == ([], 0)


@pytest.mark.parametrize(("start", "to"), [("2", "5"), ("8", "11"), ("47", "50")])
def test_ludo_91_a_star_throw_does_not_hop(start: str, to: str) -> None:
    table = game_1(star_hop=True, green=f"{start} G G G")
    assert table.throw("star") == {f"{start}->{to}"}
    table.play(f"{start}->{to}").expect(green=f"{to} G G G")


def test_ludo_91_a_star_throw_in_the_lane_does_not_hop() -> None:
    table = game_1(star_hop=True, green="L3 G G G")
    assert table.throw("star") == {"L3->50"}
    table.play("L3->50").expect(green="50 G G G")


def test_ludo_91_a_globe_throw_does_not_hop() -> None:
    game_1(star_hop=True, green="9 G G G").turn("globe", "9->13").expect(green="13 G G G")


def test_ludo_91_entering_on_the_sixth_square_does_not_hop() -> None:
    table = swedish(star_hop=True)
    assert table.throw("6") == {"two 0", "enter 5"}
    table.play("enter 5").expect(green="5 Y Y Y")


def test_ludo_91_a_hop_earns_nothing() -> None:
    assert game_1(star_hop=True, green="1 Y Y Y").turn("4", "1->11").now == "yellow throws 3"
    assert game_2(star_hop=True, green="5 Y Y Y").turn("6", "5->18").now == "green extra"  # for the six


def test_ludo_91_the_hop_passes_globes_and_opponents() -> None:
    table = game_2(star_hop=True, green="3 G G G", red="F8 F8", blue="F9").turn("2", "3->11")
    assert met(table.expect(green="11 G G G")) == ([], 0)


def test_ludo_91_the_first_star_is_free_after_the_hop() -> None:
    """Two of Green hop on from F5; then Yellow comes there with a star throw, its own 44, and meets nobody."""
    table = game_1(star_hop=True, players="green yellow", green="3 4", yellow="41 14")
    table.turn("1", "4->11").turn("1", "14->15").turn("2", "3->11").turn("star", "41->44")
    assert met(table.expect(green="11 11 Y Y", yellow="44 15 Y Y")) == ([], 0)


def test_ludo_91_a_hop_is_no_entry() -> None:
    """The owner clears only its start globe: a pair at the end of a hop still sends the piece home."""
    table = game_2(star_hop=True, start_defence="owner", green="3 G G G", red="F11 F11").turn("2", "3->11")
    assert met(table.expect(green="Y G G G")) == ([], 1)
