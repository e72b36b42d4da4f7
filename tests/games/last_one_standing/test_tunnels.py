"""LOS-71 to LOS-79: tunnels."""

from __future__ import annotations

from tests.games.last_one_standing.table import Table


def test_los_71_a_tunnel_is_an_open_field_even_if_it_is_the_only_one() -> None:
    table = Table(".A O  .  .B").play("none", "2", "A", "E")
    assert table.legal == {"E"}
    assert table.play("E").board == ["x O .A .B"]
    stop = Table(".A O  .  .B").play("none", "1", "A", "E")
    assert stop.board == ["x OA . .B"]


def test_los_72_a_piece_on_a_tunnel_may_dive_to_another() -> None:
    table = Table("OA .  x  O  .  .B").play("none", "1", "A")
    assert table.legal == {"E", "dive to (0,3)"}  # since an earlier turn
    table = Table(".A O  x  O  .  .B").play("none", "2", "A")
    assert table.refusal("dive to (0,3)") == "LOS-72"
    table.play("E")
    assert "dive to (0,3)" in table.legal  # since an earlier step


def test_los_73_an_exit_is_another_free_tunnel_with_a_landing_field() -> None:
    table = Table("OA .  x  OB .\nx  x  O  x  x\nx  x  x  x  O\nx  x  x  x  .").play("none", "1", "A")
    assert table.legal == {"E", "dive to (2,4)"}
    for taken in ("(0,0)", "(0,3)", "(1,2)", "(0,1)"):
        assert table.refusal(f"dive to {taken}") == "LOS-73"


def test_los_74_a_dive_costs_one_step() -> None:
    table = Table("OA x  O  .  .  .B").play("none", "2", "A", "dive to (0,2)", "E")
    assert table.now == "P1 STEP"
    assert table.view().left == 1
    assert table.board == ["O x x .A . .B"]


def test_los_75_the_exit_is_removed_when_the_piece_is_out() -> None:
    table = Table("OA x  O  .  .B").play("none", "1", "A", "dive to (0,2)")
    assert table.board == ["OA x O . .B"]
    assert table.play("E").board == ["O x x .A .B"]


def test_los_76_the_entry_stays_for_everybody() -> None:
    table = Table("OA x  O  .  .\nO  .B x  x  x\n.  x  x  x  x").play("none", "1", "A", "dive to (0,2)", "E")
    table.play("none", "2", "B", "W")
    assert table.legal == {"N", "S"}  # no dive: nothing free beside (0,0) but where B stands
    table.play("N")
    assert table.board[0].startswith("OB")


def test_los_77_a_landing_field_is_open_free_and_not_the_entry() -> None:
    table = Table("x  #  .\nOA O  .B\nx  .  x").play("none", "1", "A", "dive to (1,1)")
    assert table.legal == {"S"}
    assert table.refusal("N") == "LOS-54"
    assert table.refusal("E") == "LOS-25"
    assert table.refusal("W") == "LOS-77"


def test_los_78_several_exits_and_landing_fields_are_a_free_choice() -> None:
    table = Table("OA .  O  .\nx  x  x  .\n.  O  .  .B").play("none", "1", "A")
    assert table.legal == {"E", "dive to (0,2)", "dive to (2,1)"}
    table.play("dive to (2,1)")
    assert table.legal == {"E", "W"}


def test_los_79_no_way_back_through_the_exit_just_used() -> None:
    table = Table("OA x  O  .  .  .B").play("none", "2", "A", "dive to (0,2)", "E")
    assert table.refusal("W") == "LOS-24"
    assert table.legal == {"E"}
