"""LOS-R01 to LOS-R31: rulings about fields, steps, tiles and tunnels, with their options."""

from __future__ import annotations

import pytest

from ludotek.games.last_one_standing import GAME
from ludotek.kernel import BadOptions
from tests.games.last_one_standing.table import Table

THREE = "P1: hand empty\nP2: hand empty\nP3: hand empty\n"


def hand(tiles: str) -> str:
    return f"P1: hand {tiles}\nP2: hand empty\n"


def test_los_r01_a_flipped_neutral_field_cannot_be_entered() -> None:
    table = Table(".A .  .  .B").play("none", "2", "A", "E")
    assert table.refusal("W") == "LOS-24"


def test_los_r03_up_to_lets_the_player_stop_after_any_step() -> None:
    options: dict[str, object] = {"step_rule": "up_to"}
    table = Table(".A .  .  .  .B", options=options).play("none", "3", "A")
    assert table.legal == {"E"}
    assert table.refusal("stop") == "LOS-R03"  # not before the first
    table.play("E")
    assert table.legal == {"E", "stop"}
    assert table.play("stop").now == "P2 TILE"
    extra = Table(".A .  .  .B      + n n n", options=options).play("none", "1", "A", "E")
    assert "stop" in extra.legal  # extra steps are optional too


def test_los_r04_a_card_and_a_route_may_lead_into_a_dead_end() -> None:
    table = Table(".A .  x  .B").play("none")
    assert table.legal == {"1", "2", "3"}
    table.play("3", "A", "E")
    assert (table.now, table.cards[0]) == ("P2 TILE", [1, 1, 2])


def test_los_r05_a_neutral_tile_does_not_end_the_move() -> None:
    assert Table(".A .  .  .B").play("none", "2", "A", "E").now == "P1 STEP"


def test_los_r06_a_move_may_bend_and_return_to_an_open_field() -> None:
    table = Table("=A =  x  .B").play("none", "3", "A", "E", "W", "E")
    assert table.board == ["= =A x .B"]


def test_los_r07_any_number_of_tiles_if_agreed() -> None:
    options: dict[str, object] = {"hand_tiles_per_turn": "any"}
    table = Table(hand("PLUS1, PLUS1, MOVE") + ".A .  .  .  .  .B", options=options).play("PLUS1")
    assert table.now == "P1 TILE"
    table.play("PLUS1", "none", "1", "A")
    assert table.view().left == 3
    moved = Table(hand("PLUS1, MOVE") + ".A .  .  .  .  .B", options=options).play("PLUS1", "MOVE")
    assert moved.now == "P1 CARD (for MOVE)"  # MOVE ends the tile phase
    moved.play("1", "B")
    assert moved.view().left == 1  # and the boost does not count for it


def test_los_r08_plus1_is_laid_if_agreed() -> None:
    options: dict[str, object] = {"plus1_from_hand": "place"}
    table = Table(hand("PLUS1") + ".A x  .  .B", options=options).play("PLUS1")
    assert table.legal == {"(0,1)", "(0,2)"}
    assert table.play("(0,1)").board == [".A + . .B"]
    assert Table(hand("PLUS1") + ".A x  .  .B").play("PLUS1").now == "over P2"  # a boost does not free anybody


def test_los_r09_extra_steps_may_be_left_out_if_agreed() -> None:
    options: dict[str, object] = {"plus1_extra": "may"}
    table = Table(".A .  .  .  .B      + n n n n", options=options).play("none", "2", "A", "E")
    assert "stop" not in table.legal  # one step of two
    assert table.refusal("stop") == "LOS-R09"
    table.play("E")
    assert "stop" in table.legal  # only the extra one is left
    boosted = Table(hand("PLUS1") + ".A .  .  .B", options=options).play("PLUS1", "1", "A", "E")
    assert boosted.legal == {"E", "stop"}


def test_los_r10_every_piece_that_enters_gets_the_step_passing_or_stopping() -> None:
    passing = Table(".A +  .  .  .  .B").play("none", "2", "A", "E")
    assert passing.view().left == 2
    other = Table(".  .  +  .B\n.A .  .  .").play("none", "1", "A", "E", "none", "1", "B", "W")
    assert other.now == "P2 STEP"


def test_los_r11_the_draw_is_not_asked_for() -> None:
    table = Table(".A .  .B      ? n n", pool="WALL").play("none", "1", "A", "E")
    assert (table.now, table.hands[0]) == ("P2 TILE", ["WALL"])


def test_los_r12_a_flipped_question_mark_is_open_or_spent() -> None:
    text = ".A .  .  .B      ? n n n"
    assert "W" in Table(text).play("none", "2", "A", "E").legal
    spent = Table(hand("WALL") + text, options={"question_after_flip": "spent"}).play("none", "2", "A", "E")
    assert spent.legal == {"E"}
    assert spent.refusal("W") == "LOS-R12"
    laying = Table(hand("WALL") + "?  .A .  .B", options={"question_after_flip": "spent"}).play("WALL")
    assert laying.refusal("(0,0)") == "LOS-53"


def test_los_r13_an_empty_pool_gives_nothing() -> None:
    table = Table(".A .  .B      ? n n").play("none", "1", "A", "E")
    assert (table.now, table.hands[0], table.board) == ("P2 TILE", [], ["? .A .B"])


def test_los_r14_the_active_player_draws_for_a_moved_piece() -> None:
    table = Table(hand("MOVE") + ".A .  .  .B      n n n ?", pool="WALL").play("MOVE", "1", "B", "W")
    assert table.hands == [["WALL"], []]


def test_los_r15_no_tile_is_laid_under_a_piece() -> None:
    table = Table(hand("TUNNEL") + ".A .  .  .B").play("TUNNEL")
    assert table.legal == {"(0,1)", "(0,2)"}


def test_los_r16_used_fields_take_walls_and_tunnels_also_where_an_exit_was() -> None:
    table = Table("P1: hand empty\nP2: hand TUNNEL\nOA x  O  .  .  .B").play("none", "1", "A", "dive to (0,2)", "E")
    table.play("TUNNEL")
    assert "(0,2)" in table.legal


def test_los_r17_removed_tiles_are_not_shown() -> None:
    table = Table(hand("WALL") + ".A .  .  .B      n n + n").play("WALL", "(0,2)")
    told = [GAME.tell(event, table.view(0)) for event in table.last]
    assert "plus1" not in str(told)


def test_los_r18_two_bridges_side_by_side_are_not_laid_in_any_direction() -> None:
    table = Table(hand("BRIDGE") + "x  x  x\nx  =  x\nx  x  x\n.A .  .B").play("BRIDGE")
    assert table.legal == {"(0,0)", "(0,2)", "(2,0)", "(2,2)"}


def test_los_r19_a_found_bridge_stays_beside_another() -> None:
    assert Table("=  .A .B .      - = n n").state.bridgeable == 0
    table = Table("=  .A .  .B      - = n n").play("none", "1", "A", "E")
    assert table.board == ["= = .A .B"]


def test_los_r20_specials_stay_when_left() -> None:
    assert Table("=A .  .B").play("none", "1", "A", "E").board == ["= .A .B"]


ON_EXIT: dict[str, object] = {"tunnel_exit": "on_exit"}


def test_los_r21_coming_out_on_the_exit_if_agreed() -> None:
    table = Table("OA x  O  .  .B\nO  x  x  x  x", options=ON_EXIT).play("none", "3", "A")
    assert table.legal == {"S", "dive to (0,2)", "dive to (1,0)"}
    table.play("dive to (0,2)")
    assert table.board[0] == "O x OA . .B"
    assert table.legal == {"E"}  # no second dive from there
    assert table.refusal("dive to (0,0)") == "LOS-R21"
    assert table.play("E").board[0] == "O x x .A .B"


def test_los_r21_the_exit_goes_with_a_piece_that_is_taken_off() -> None:
    table = Table(THREE + "OA x  .B .\nx  x  .C .", options=ON_EXIT, emerged="A").play("none")
    assert table.board[0] == "x x .B ."


def test_los_r22_nobody_has_to_dive() -> None:
    table = Table("OA .  x  O  .  .B").play("none", "1", "A", "E")
    assert table.board == ["O .A x O . .B"]


def test_los_r23_a_dive_never_ends_where_it_began() -> None:
    table = Table("OA O  x\nx  x  .B\n.a .  x").play("none", "1", "A")
    assert table.legal == {"E"}  # the only field beside the exit is the entry
    assert table.refusal("dive to (0,1)") == "LOS-73"


def test_los_r24_where_the_exit_was_is_a_used_field() -> None:
    assert Table("OA x  O  .  .B").play("none", "1", "A", "dive to (0,2)", "E").board == ["O x x .A .B"]


def test_los_r25_the_entry_may_be_used_again_with_another_exit() -> None:
    table = Table("OA O  =  O  .\nx  x  x  x  .B").play("none", "3", "A", "dive to (0,1)", "E")
    assert table.board[0] == "O x =A O ."
    again = Table("OA .  O  x  O  .  .B").play("none", "3", "A", "dive to (0,2)", "W", "W")
    assert again.legal == {"dive to (0,4)"}


def test_los_r26_locks_last_one_turn_of_their_owner_and_both_pieces_may_be_locked() -> None:
    table = Table(".A .a .  .B\n.  .  .  .b", locked="Bb").play("none", "1", "A", "S", "none")
    assert table.now == "P2 CARD (pass)"
    table.play("1")
    assert not any(piece.is_locked for piece in table.view().seats[1].pieces)


def test_los_r27_locked_and_stuck_is_out() -> None:
    assert Table(".A x  .  .B", locked="A").play("none").now == "over P2"


def test_los_r28_stuck_pieces_can_be_skipped() -> None:
    table = Table(hand("SKIP") + ".A .  x  .B").play("SKIP")
    assert table.legal == {"A", "B"}


def test_los_r29_who_blocks_himself_with_move_is_out() -> None:
    table = Table(hand("MOVE") + ".A .  .B .").play("MOVE", "1", "B", "W")
    assert table.now == "over P2"


def test_los_r30_a_moved_piece_goes_on_after_plus1_and_may_dive() -> None:
    table = Table(hand("MOVE") + ".A .  OB x  O  .").play("MOVE", "1", "B")
    assert table.legal == {"W", "dive to (0,4)"}
    plus = Table(hand("MOVE") + ".A .  .  +  .B").play("MOVE", "1", "B", "W")
    assert plus.now == "P1 STEP"


def test_los_r31_others_may_move_a_locked_piece() -> None:
    assert Table(hand("MOVE") + ".A .  .  .B", locked="B").play("MOVE", "1").legal == {"B"}


@pytest.mark.parametrize("rounds", [0, -1, 1001])
def test_los_r39_quiet_rounds_is_a_whole_number_from_1(rounds: int) -> None:
    with pytest.raises(BadOptions, match="LOS-R39"):
        GAME.options(2, {"quiet_rounds": rounds})
    assert GAME.options(2, {"quiet_rounds": 7}).quiet_rounds == 7
