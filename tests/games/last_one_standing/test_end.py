"""LOS-80 to LOS-91: going out and the end."""

from __future__ import annotations

import pytest

from tests.games.last_one_standing.table import Table

THREE = "P1: hand empty\nP2: hand empty\nP3: hand empty\n"
QUIET = "=A ?  x  ?B ="


def test_los_80_to_step_is_to_walk_or_to_dive_whatever_locks_and_cards_say() -> None:
    table = Table("P1: hand BRIDGE\nP2: hand empty\n.A x  .B .\nOa x  O  x\nx  x  .  .", locked="a")
    can = [[piece.can_step for piece in face.pieces] for face in table.view().seats]
    assert can == [[False, True], [True, False]]  # A is shut in, a can dive, B can walk, b is off the board


def test_los_81_one_piece_that_can_step_is_enough() -> None:
    table = Table(".A x  .  .B\nx  x  x  x\n.a .  x  .").play("none")
    assert table.now == "P1 CARD"
    table.play("1")
    assert table.legal == {"a"}
    assert table.board[0].startswith(".A")  # the stuck one stays


def test_los_82_stuck_is_examined_after_the_tile_phase_of_the_own_turn() -> None:
    table = Table("P1: hand BRIDGE\nP2: hand empty\n.A x  .  .B")
    assert table.view().seats[0].is_stuck
    assert table.now == "P1 TILE"
    saved = Table("P1: hand BRIDGE\nP2: hand empty\n.A x  .  .B").play("BRIDGE", "(0,1)")
    assert saved.now == "P1 CARD"
    assert table.play("none").now == "over P2"


def test_los_83_after_move_the_same_examination() -> None:
    text = "P1: hand MOVE\nP2: hand empty\n.A {}B .  ."
    assert Table(text.format("=")).play("MOVE", "1", "B", "E").now == "P2 TILE"
    assert Table(text.format(".")).play("MOVE", "1", "B", "E").now == "over P2"


def test_los_84_pieces_go_off_then_their_fields_are_flipped() -> None:
    table = Table(".A x  .  .B      # - n n\n=a x  .  .       - - n n").play("none")
    assert table.board == ["# x . .B", "= x . ."]
    assert table.kinds == ["no_tile", "out", "taken_off", "taken_off", "flipped", "won"]


def test_los_85_tiles_flipped_then_have_no_effect() -> None:
    table = Table(THREE + ".A x  .  .B      ? - n n\n.a x  .  .C      + - n n", pool="WALL").play("none")
    assert table.now == "P2 TILE"
    assert table.board == ["? x . .B", "+ x . .C"]
    assert (table.hands, table.view().pool_size) == ([[], [], []], 1)


def test_los_86_hand_and_cards_of_who_is_out_are_gone_unseen() -> None:
    text = "P1: hand WALL, SKIP; cards 1 3\nP2: hand empty\nP3: hand empty\n.A x  .  .B\nx  x  .  .C"
    table = Table(text, pool="TUNNEL").play("none")
    assert table.view().pool_size == 1
    for viewer in (None, 1, 2):
        assert sum(table.view(viewer).unknown) == 3  # two gone, one in the pool: which is which nobody knows
    assert table.view(0).hand == (1, 0, 0, 1, 0, 0)


def test_los_87_the_next_player_still_in_goes_on() -> None:
    table = Table(THREE + ".A .  .  .C\nx  x  x  .\n.B x  .  .").play("none", "1", "A", "E", "none")
    assert table.now == "P3 TILE"


def test_los_88_the_last_one_left_has_won_able_to_move_or_not() -> None:
    table = Table(".A x  .B\nx  x  x").play("none")
    assert table.now == "over P2"
    assert table.state.scores() == [0.0, 1.0]


def test_los_89_the_others_are_ranked_by_how_long_they_stayed() -> None:
    table = Table(THREE + ".A x  .B\nx  x  x\n.C .  .").play("none", "none")
    assert [face.place for face in table.view().seats] == [3, 2, 1]


def test_los_90_the_quiet_counter() -> None:
    table = Table(QUIET).play("none", "1", "A", "E")
    assert table.view().quiet == 1
    table.play("none", "1", "B", "E")
    assert table.view().quiet == 2
    played = Table("P1: hand PLUS1\nP2: hand empty\n" + QUIET, quiet=3).play("PLUS1", "1", "A", "E", "W")
    assert played.view().quiet == 0  # a hand tile
    changed = Table(".A ?  x  ?B =", quiet=3).play("none", "1", "A", "E")
    assert changed.view().quiet == 0  # a field
    out = Table(THREE + ".A x  ?B =\nx  x  ?C =", quiet=3).play("none")
    assert out.view().quiet == 0  # a player


@pytest.mark.parametrize("sign", ["?", "+", "O", "="])
def test_los_91_in_sudden_death_a_special_that_is_left_is_used_up(sign: str) -> None:
    table = Table(f"{sign}A ?  x  ?B =", sudden_death=True).play("none", "1", "A", "E")
    assert table.board[0].startswith("x ?A")
    begins = Table(QUIET, quiet=7).play("none", "1", "A", "E")
    assert begins.view().sudden_death
    assert not Table(QUIET, quiet=6).play("none", "1", "A", "E").view().sudden_death


def test_los_91_a_dive_in_sudden_death_closes_both_ends() -> None:
    table = Table("OA x  O  .  .B", sudden_death=True).play("none", "1", "A", "dive to (0,2)", "E")
    assert table.board == ["x x x .A .B"]
