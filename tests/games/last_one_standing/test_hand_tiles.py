"""LOS-49 to LOS-70: hand tiles."""

from __future__ import annotations

from tests.games.last_one_standing.table import Table


def hand(tiles: str, cards: str = "1 1 2 3") -> str:
    return f"P1: hand {tiles}; cards {cards}\nP2: hand empty\n"


SIGNS = "x  .  ?  =\n+  #  O  .B\n.A .  x  ."  # one of everything


def test_los_49_a_played_tile_is_gone_for_good() -> None:
    table = Table(hand("WALL, PLUS1") + ".A .  .  .  .B", pool="SKIP").play("WALL", "(0,3)", "1", "A", "E")
    assert table.hands[0] == ["PLUS1"]
    assert table.view().pool_size == 1


def test_los_50_wall_and_tunnel_go_on_face_down_and_used_fields() -> None:
    for kind, sign in (("WALL", "#"), ("TUNNEL", "O")):
        table = Table(hand(kind) + SIGNS).play(kind)
        assert table.legal == {"(0,0)", "(0,1)", "(2,1)", "(2,2)", "(2,3)"}
        assert table.play("(0,0)").board[0].startswith(sign)


def test_los_51_the_face_down_tile_below_goes_unseen() -> None:
    table = Table(hand("WALL") + ".A .  .  .B      n n + n").play("WALL", "(0,2)")
    assert table.board == [".A . # .B"]
    view = table.view()
    assert view.unseen == (0, 3, 0, 1, 0, 0, 0)  # the +1 is still among the unseen tiles
    assert view.terrain.count(0) == 3
    assert table.kinds == ["laid", "hidden_removed"]


def test_los_52_a_laid_tile_is_like_a_flipped_one() -> None:
    table = Table(hand("TUNNEL") + ".A .  O  .  .B").play("TUNNEL", "(0,1)", "2", "A", "E", "dive to (0,2)")
    assert table.legal == {"E"}


def test_los_53_not_on_face_up_specials_or_pieces() -> None:
    table = Table(hand("WALL") + SIGNS).play("WALL")
    for taken in ("(0,2)", "(0,3)", "(1,0)", "(1,2)", "(1,3)", "(2,0)"):
        assert table.refusal(taken) == "LOS-53"


def test_los_54_a_wall_is_for_good() -> None:
    table = Table(hand("TUNNEL") + SIGNS).play("TUNNEL")
    assert table.refusal("(1,1)") == "LOS-54"
    beside = Table(".A #  .\n.  .  .B").play("none", "1", "A")
    assert beside.refusal("E") == "LOS-54"


def test_los_55_distance_does_not_matter() -> None:
    table = Table(hand("TUNNEL") + ".A .  .  .  .  .  .  .  .B x").play("TUNNEL")
    assert "(0,9)" in table.legal


def test_los_56_a_bridge_goes_on_used_fields_only() -> None:
    table = Table(hand("BRIDGE") + ".A .  x  .B\n.  x  .  .").play("BRIDGE")
    assert table.legal == {"(0,2)", "(1,1)"}
    assert table.refusal("(0,1)") == "LOS-56"
    without = Table(hand("BRIDGE") + ".A .  .  .B")
    assert without.legal == {"none"}
    assert without.refusal("BRIDGE") == "LOS-56"


def test_los_57_a_bridge_is_not_laid_beside_a_bridge_but_at_its_corner() -> None:
    table = Table(hand("BRIDGE") + "x  x  .A\n=  x  .\nx  x  .B").play("BRIDGE")
    assert table.legal == {"(0,1)", "(2,1)"}
    assert table.refusal("(0,0)") == table.refusal("(1,1)") == "LOS-57"


def test_los_58_a_bridge_is_a_field_like_others() -> None:
    table = Table(".  .  .\n.A =  .\n.  .  .B").play("none", "2", "A", "E")
    assert table.view().left == 1  # entering it was one step
    assert table.legal == {"N", "E", "S"}
    stop = Table(".A =  .  .B").play("none", "1", "A", "E")
    assert stop.board == ["x =A . .B"]


def test_los_59_plus1_from_the_hand_lengthens_the_move_by_one() -> None:
    table = Table(hand("PLUS1") + ".A .  .  .  .B").play("PLUS1")
    assert table.now == "P1 CARD"
    assert set(table.board[0]) <= set(".AB ")  # nothing is laid
    table.play("2", "A")
    assert table.view().left == 3


def test_los_60_skip_takes_any_piece_that_is_not_locked() -> None:
    table = Table(hand("SKIP") + ".A .a .  .B\n.  .  .  .b", locked="b").play("SKIP")
    assert table.legal == {"A", "a", "B"}
    assert table.refusal("b") == "LOS-60"
    none_left = Table(hand("SKIP") + ".A .  .  .B", locked="AB")
    assert none_left.refusal("SKIP") == "LOS-60"


def test_los_61_an_opposing_piece_is_locked_for_its_owners_next_turn() -> None:
    table = Table(hand("SKIP") + ".A .  .  .B\n.  .  .  .\n.  .  .  .b").play("SKIP", "B", "1", "A", "E", "none", "1")
    assert table.legal == {"b"}
    table.play("b", "W", "none", "1", "A", "E", "none", "2")
    assert table.legal == {"B", "b"}


def test_los_62_an_own_piece_is_locked_for_this_turn() -> None:
    table = Table(hand("SKIP") + ".A .  .  .B\n.a .  .  .").play("SKIP", "A", "1")
    assert table.legal == {"a"}
    table.play("a", "E", "none", "1", "B", "W", "none", "2")
    assert table.legal == {"A", "a"}


def test_los_63_locks_end_with_their_owners_turn() -> None:
    table = Table(".A .  .  .B\n.a .  .  .", locked="A").play("none", "1")
    assert table.refusal("A") == "LOS-63"
    table.play("a", "E")
    assert "unlocked" in table.kinds
    assert not table.view().seats[0].pieces[0].is_locked


def test_los_64_a_forced_pass_turns_over_a_card() -> None:
    table = Table(".A .  .  .B\n x x  .  .", locked="A").play("none")
    assert table.now == "P1 CARD (pass)"
    assert table.legal == {"1", "2", "3"}
    table.play("2")
    assert table.cards[0] == [1, 1, 3]
    assert (table.now, table.board[0]) == ("P2 TILE", ".A . . .B")


def test_los_65_move_needs_a_1_card_and_a_piece_that_can_step() -> None:
    assert Table(hand("MOVE", "2 3") + ".A .  .  .B").refusal("MOVE") == "LOS-65"
    assert Table(hand("MOVE") + ".A .  x  .B").refusal("MOVE") == "LOS-65"
    assert "MOVE" in Table(hand("MOVE", "1 3") + ".A .  .  .B").legal


def test_los_66_a_1_card_any_opposing_piece_and_its_step() -> None:
    table = Table(hand("MOVE") + ".A .  .  .B\nx  x  x  .\n.  .  x  .b").play("MOVE")
    assert table.legal == {"1"}
    assert table.refusal("2") == "LOS-66"
    table.play("1")
    assert table.legal == {"B", "b"}
    assert table.refusal("A") == "LOS-66"
    table.play("b", "N")
    assert table.board[1:] == ["x x x .b", ". . x x"]


def test_los_67_move_replaces_the_own_move() -> None:
    table = Table(hand("MOVE") + ".A .  .  .B").play("MOVE", "1", "B", "W")
    assert table.now == "P2 TILE"
    assert table.board == [".A . .B x"]


def test_los_68_flips_extra_steps_and_draws_as_in_an_own_move() -> None:
    table = Table(hand("MOVE") + ".A .  .  .  .B      n n n ? +", pool="SKIP").play("MOVE", "1", "B", "W")
    assert table.now == "P1 STEP"  # the extra step is P1's to steer
    table.play("W")
    assert table.hands == [["SKIP"], []]
    assert table.board == [".A . .B ? +"]


def test_los_69_experts_use_any_card_for_move() -> None:
    expert: dict[str, object] = {"expert_move_opponent": True}
    table = Table(hand("MOVE", "2 3") + ".A .  .  .  .B", options=expert).play("MOVE")
    assert table.legal == {"2", "3"}
    table.play("2", "B", "W", "W")
    assert table.board == [".A . .B x x"]


def test_los_70_a_locked_piece_can_be_moved_and_stays_locked() -> None:
    table = Table(hand("MOVE") + ".A .  .  .  .B", locked="B").play("MOVE", "1")
    assert table.legal == {"B"}
    table.play("B", "W")
    assert table.view().seats[1].pieces[0].is_locked
    table.play("none")
    assert table.now == "P2 CARD (pass)"
