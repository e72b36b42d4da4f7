"""LOS-35 to LOS-48: what a flipped tile does."""

from __future__ import annotations

from ludotek.games.last_one_standing import GAME
from ludotek.games.last_one_standing.events import TileEvent
from tests.games.last_one_standing.table import Table

FULL = "P1: hand BRIDGE, BRIDGE, SKIP, WALL\nP2: hand empty\n"


def flip(sign: str, card: str = "1") -> Table:
    """P1 leaves a field with this tile under it."""
    return Table(f".A .  .  .B      {sign} n n n\n.  .  .  .       n n n n", pool="TUNNEL").play("none", card, "A", "E")


def test_los_35_a_neutral_tile_makes_the_field_used() -> None:
    table = flip("n")
    assert table.board[0] == "x .A . .B"
    assert table.now == "P2 TILE"


def test_los_36_a_flipped_special_stays_for_all() -> None:
    for sign in "?+O=":
        table = flip(sign, "2").play("E")
        if sign == "+":
            table.play("S")
        assert table.board[0].startswith(sign)
    table = Table("=  .B .  .A").play("none", "1", "A", "W", "none", "1", "B")
    assert "W" in table.legal  # P2 may use what P1 or nobody uncovered


def test_los_37_flipped_tiles_act_at_once_in_order() -> None:
    table = Table(".A .  .  .B      + ? n n\n.  .  .  .       n n n n", pool="TUNNEL").play("none", "1", "A", "E")
    assert table.kinds == ["stepped", "flipped", "extra_step"]
    table.play("E")
    assert table.kinds[:3] == ["stepped", "flipped", "drew"]


def test_los_38_order_within_a_step() -> None:
    table = Table(FULL + ".A +  .  .B      ? - n n\n.  .  .  .       n n n n", pool="TUNNEL")
    table.play("none", "1", "A", "E")
    assert table.kinds == ["stepped", "flipped", "extra_step", "drew"]  # (1), (3), (6), (7)
    assert table.now == "P1 DISCARD"  # before (8)
    table.play("TUNNEL")
    assert table.now == "P1 STEP"
    dive = Table("OA x  O  .  .B").play("none", "1", "A", "dive to (0,2)", "E")
    assert dive.kinds[:2] == ["stepped", "tunnel_removed"]  # (1), (2)


def test_los_39_a_flipped_plus1_makes_the_piece_go_on() -> None:
    table = flip("+")
    assert table.now == "P1 STEP"
    assert table.view().left == 1


def test_los_40_a_face_up_plus1_gives_a_step_to_who_enters_not_to_who_leaves() -> None:
    table = Table(".A +  .  .B").play("none", "1", "A", "E")
    assert table.now == "P1 STEP"
    leaving = Table("+A .  .  .B").play("none", "1", "A", "E")
    assert leaving.now == "P2 TILE"
    landing = Table("OA x  O  +  .  .B").play("none", "1", "A", "dive to (0,2)", "E")
    assert landing.now == "P1 STEP"


def test_los_41_one_step_a_turn_from_each_plus1() -> None:
    table = flip("+").play("W")  # back onto the +1 that has just paid
    assert table.now == "P2 TILE"
    table.play("none", "1", "B", "S", "none", "1", "A", "S")
    assert table.now == "P2 TILE"
    again = Table(".  +  .A .B\n.  .  .  .").play("none", "1", "A", "W", "S")
    again.play("none", "1", "B", "S", "none", "1", "A", "N")
    assert again.now == "P1 STEP"  # a new turn, a new step


def test_los_42_a_flipped_wall_closes_the_field_and_the_move_goes_on() -> None:
    table = flip("#", "2")
    assert table.board[0] == "# .A . .B"
    assert table.legal == {"E", "S"}


def test_los_43_a_flipped_tunnel_can_be_stepped_back_onto() -> None:
    table = flip("O", "2")
    assert "W" in table.legal
    assert table.play("W").board[0].startswith("OA")


def test_los_44_a_flipped_bridge_stays_even_beside_a_bridge() -> None:
    table = Table("=  .A .  .B      - = n n").play("none", "1", "A", "E")
    assert table.board == ["= = .A .B"]


def test_los_45_a_flipped_question_mark_draws_a_tile() -> None:
    table = flip("?")
    assert table.hands == [["TUNNEL"], []]
    assert table.board[0] == "? .A . .B"


def test_los_46_an_open_question_mark_gives_nothing_more() -> None:
    table = flip("?", "2").play("W")
    assert table.hands[0] == ["TUNNEL"]
    table.play("none", "1", "B", "S", "none", "1", "A", "S")
    assert table.hands[0] == ["TUNNEL"]
    assert table.board[0].startswith("?")


def test_los_47_a_hand_of_five_gives_one_up_before_the_move_goes_on() -> None:
    table = Table(FULL + ".A .  .  .B      ? n n n", pool="TUNNEL").play("none", "2", "A", "E")
    assert table.now == "P1 DISCARD"
    assert table.legal == {"BRIDGE", "SKIP", "WALL", "TUNNEL"}
    assert table.refusal("MOVE") == "LOS-47"
    table.play("TUNNEL")  # the new one
    assert table.hands[0] == ["BRIDGE", "BRIDGE", "SKIP", "WALL"]
    assert table.now == "P1 STEP"


def test_los_48_what_is_given_up_is_gone_and_not_shown() -> None:
    table = Table(FULL + ".A .  .  .B      ? n n n", pool="TUNNEL, WALL").play("none", "2", "A", "E", "SKIP")
    assert table.view().pool_size == 1
    assert [face.given_up for face in table.view().seats] == [1, 0]
    for viewer, id in ((None, "told-discarded"), (1, "told-discarded"), (0, "told-discarded-own")):
        told = [GAME.tell(event, table.view(viewer)) for event in table.last if isinstance(event, TileEvent)]
        assert [one.text.id for one in told if one and one.text] == [id]
    assert table.view(0).own_given_up == (1, 0, 0, 0, 0, 0)
