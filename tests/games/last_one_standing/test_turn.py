"""LOS-15 to LOS-34: the turn, the move, the cards."""

from __future__ import annotations

from ludotek.games.last_one_standing.events import StepsLeft
from tests.games.last_one_standing.table import Table

THREE = "P1: hand empty\nP2: hand empty\nP3: hand empty\n"


def test_los_15_turns_go_round_past_those_who_are_out() -> None:
    table = Table(THREE + ".A .  .  x  .C .\n .  x  .  x  x  .\n x .B  x  .  .  .")
    table.play("none", "1", "A", "E")
    assert table.now == "P2 TILE"
    table.play("none")  # B is stuck and out
    assert table.now == "P3 TILE"
    table.play("none", "1", "C", "E")
    assert table.now == "P1 TILE"


def test_los_16_first_the_tile_then_the_move_then_nothing() -> None:
    table = Table("P1: hand WALL, WALL\nP2: hand empty\n.A .  .  .B")
    assert table.now == "P1 TILE"
    table.play("WALL", "(0,2)")
    assert table.now == "P1 CARD"
    table.play("1", "A", "E")
    assert table.now == "P2 TILE"


def test_los_17_at_most_one_tile_or_none() -> None:
    table = Table("P1: hand WALL, WALL\nP2: hand empty\n.A .  .  .  .B")
    assert "none" in table.legal
    table.play("WALL", "(0,3)")
    assert table.now == "P1 CARD"  # the second wall stays in the hand
    assert table.hands[0] == ["WALL"]


def test_los_18_no_tile_after_the_card_and_a_drawn_one_waits() -> None:
    table = Table(
        "P1: hand WALL\nP2: hand empty\n.A .  .  .B      ? n n n\n.  .  .  .       n n n n", pool="SKIP"
    ).play("none", "2")
    assert table.refusal("WALL", "tile") == "LOS-18"
    table.play("A", "E")
    assert table.hands[0] == ["SKIP", "WALL"]
    assert table.refusal("SKIP", "tile") == "LOS-18"
    table.play("E", "none", "1", "B", "S")
    assert table.legal == {"none", "SKIP", "WALL"}


def test_los_19_who_can_move_must() -> None:
    table = Table(".A .  .B").play("none")
    assert table.now == "P1 CARD"  # into the dead end, there is no pass
    assert table.refusal("none") == "LOS-16"


def test_los_20_one_of_the_available_cards() -> None:
    table = Table("P1: hand empty; cards 1 3\nP2: hand empty\n.A .  .B").play("none")
    assert table.legal == {"1", "3"}
    assert table.refusal("2") == "LOS-32"


def test_los_21_one_own_piece_makes_all_steps() -> None:
    table = Table(".A .  .  .\n.a x  .  .B").play("none", "2")
    assert table.legal == {"A"}  # a is shut in beside A
    table = Table(".A .  .  .\n x x  x  x \n.a .  .  .B").play("none", "2")
    assert table.legal == {"A", "a"}
    assert table.refusal("B") == "LOS-21"
    table.play("A", "E")
    assert table.now == "P1 STEP"
    assert table.refusal("a", "piece") == "LOS-26"


def test_los_22_four_directions_a_new_one_at_every_step_never_diagonally() -> None:
    table = Table(".  .  .\n.  .A .\n.  .  .\n.  .  .B").play("none", "3", "A")
    assert table.legal == {"N", "E", "S", "W"}
    table.play("S", "W", "N")
    assert table.board[1] == ".A x ."


def test_los_23_open_fields() -> None:
    for sign in ".+O=?":
        table = Table(f".A {sign}  .B").play("none", "1", "A")
        assert table.legal == {"E"}, sign


def test_los_24_used_fields_and_walls_are_closed() -> None:
    table = Table("x  .  .B\n#  .A .\nx  .  .").play("none", "1", "A")
    assert table.legal == {"N", "E", "S"}
    assert table.refusal("W") == "LOS-54"
    table = Table("x  .A .B\n.  .  .").play("none", "1", "A")
    assert table.refusal("W") == "LOS-24"


def test_los_25_no_entering_and_no_jumping_over_any_piece() -> None:
    table = Table(".  .a .\n.  .A .B\n.  .  .").play("none", "2", "A")
    assert table.legal == {"S", "W"}
    assert table.refusal("N") == table.refusal("E") == "LOS-25"


def test_los_26_all_dots_must_be_walked() -> None:
    table = Table(".A .  .  .B").play("none", "2", "A", "E")
    assert table.now == "P1 STEP"
    assert table.legal == {"E"}
    assert table.refusal("stop") == "LOS-26"


def test_los_27_steps_that_cannot_be_walked_are_lost() -> None:
    table = Table(".A .  x  .B").play("none", "3", "A", "E")
    assert table.now == "P2 TILE"
    lost = next(event for event in table.last if isinstance(event, StepsLeft))
    assert lost.left == 2


def test_los_28_a_field_is_flipped_right_after_it_is_left() -> None:
    table = Table(".A .  .  .B\n.  .  .  .").play("none", "2", "A", "E")
    assert table.board[0] == "x .A . .B"
    assert table.now == "P1 STEP"


def test_los_29_a_special_that_is_left_stays() -> None:
    for sign in "?+O=":
        table = Table(f"{sign}A .  .  .B").play("none", "1", "A", "E")
        assert table.board == [f"{sign} .A . .B"]


def test_los_30_entering_standing_and_ending_flip_nothing() -> None:
    table = Table(".A .  .  .B").play("none", "1", "A", "E")
    assert table.board == ["x .A . .B"]
    assert table.flipped() == [0]


def test_los_31_the_turn_ends_after_the_last_step_not_at_a_neutral_tile() -> None:
    table = Table(".A .  .  .\n.  .  .  .B").play("none", "2", "A", "E")
    assert table.now == "P1 STEP"
    table.play("E")
    assert table.now == "P2 TILE"


def test_los_32_a_used_card_is_gone_until_all_four_are_used() -> None:
    table = Table(".A .  .  .  .\n.  .  .  .  .B").play("none", "2", "A", "E", "E")
    assert table.cards[0] == [1, 1, 3]
    table.play("none", "1", "B", "W", "none")
    assert table.legal == {"1", "3"}


def test_los_33_the_fourth_card_brings_all_back_at_once() -> None:
    table = Table("P1: hand empty; cards 3\nP2: hand empty\n.A .  .  .\n.  .  .  .B").play("none", "3")
    assert table.now == "P1 PIECE"
    assert table.cards[0] == [1, 1, 2, 3]


def test_los_34_everybody_sees_all_cards() -> None:
    table = Table("P1: hand empty; cards 1 3\nP2: hand empty; cards 2\n.A .  .  .B")
    for viewer in (None, 0, 1):
        assert [face.cards for face in table.view(viewer).seats] == [(1, 3), (2,)]
