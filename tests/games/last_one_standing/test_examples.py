"""The worked examples of the rules, played decision by decision with every legal choice compared."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from ludotek.games.last_one_standing import GAME
from ludotek.games.last_one_standing.rules.state import LosState
from ludotek.kernel import Match
from tests.games.last_one_standing.table import KINDS, Drawing, Table, choices, choose


class Row(NamedTuple):
    seat: str
    decision: str
    legal: set[str]
    taken: str


@lru_cache(maxsize=1)
def sections() -> dict[int, str]:
    text = (Path(__file__).parent / "examples.md").read_text("utf-8")
    return {int(number): body for number, body in re.findall(r"### E(\d\d)(.*?)(?=\n### |\Z)", text, re.DOTALL)}


def rows(body: str) -> list[Row]:
    found = []
    for line in body.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if re.match(r"\| \d+ \|", line):
            legal = set(re.split(r", (?![\d])", cells[3])) if "(" in cells[3] else set(cells[3].split(", "))
            found.append(Row(cells[1], cells[2], legal, cells[4]))
    return found


def start_of(number: int) -> str:
    return re.findall(r"```\n(.*?)```", sections()[number], re.DOTALL)[0]  # type: ignore[no-any-return]  # one group


def options_of(body: str) -> dict[str, object]:
    found = re.search(r"option (\w+) = (\w+)", body.splitlines()[0])
    return {found[1]: True if found[2] == "true" else found[2]} if found else {}


def play_example(number: int) -> Table:
    """Play an example to its end and compare everything the rules tell about it."""
    body = sections()[number]
    start, end = re.findall(r"```\n(.*?)```", body, re.DOTALL)
    pool = re.search(r"next draw first\): (.*)", start)
    quiet = re.search(r"quiet counter: (\d+)", start)
    table = Table(
        start,
        pool="" if pool is None or pool[1] == "empty" else pool[1],
        options=options_of(body),
        quiet=int(quiet[1]) if quiet else 0,
    )
    for row in rows(body):
        assert table.now == f"{row.seat} {row.decision}" or row.decision in ("CARD", "PIECE")
        assert table.now.startswith(f"{row.seat} {row.decision}")
        assert table.legal == row.legal, f"decision of E{number}: {table.now}"
        table.play(row.taken)
    check_end(table, end)
    return table


def check_end(table: Table, end: str) -> None:
    drawing = Drawing(end)
    head = drawing.heads[0]
    if winner := re.match(r"end: game over, winner (.*)", head):
        assert table.now == f"over {winner[1]}"
    else:
        due = re.match(r"end: (P\d) to decide, phase (\w+)", head)
        assert due is not None
        assert table.now.startswith(f"{due[1]} {due[2]}")
    assert table.board == [" ".join(row) for row in drawing.rows]
    assert table.hands == drawing.hands()
    assert table.cards == drawing.cards()
    is_out = [face.place > 1 for face in table.view().seats]
    assert is_out == ["OUT" in player for player in drawing.players]


def test_los_example_01_set_up_and_first_turn_with_integer_actions() -> None:
    """The numbers of the rules, with a board of 100 fields."""
    north, east, south, west = 100, 101, 102, 103
    none, first_tile, no_dots, first_piece = 104, 105, 110, 114
    tiles = {kind: first_tile + number for number, kind in enumerate(KINDS)}
    cards = [no_dots + dots for dots in (1, 2, 3)]
    c3, e5, f6, h8 = 22, 44, 55, 77
    match = Match.new(GAME, 2)
    for kind in ("BRIDGE", "MOVE", "TUNNEL", "TUNNEL", "SKIP", "SKIP", "WALL", "WALL"):
        match.happen(tiles[kind])

    def takes(seat: int, legal: list[int], action: int) -> None:
        assert (match.state.actor, match.state.legal()) == (seat, legal)
        match.play(seat, action)

    takes(1, list(range(100)), e5)
    takes(0, [field for field in range(100) if field != e5], c3)
    takes(0, [field for field in range(100) if field not in (c3, e5)], h8)
    takes(1, [field for field in range(100) if field not in (c3, e5, h8)], f6)
    takes(0, [none, tiles["MOVE"], tiles["TUNNEL"]], none)
    takes(0, cards, cards[1])
    takes(0, [first_piece, first_piece + 1], first_piece)
    takes(0, [north, east, south, west], east)
    match.happen("plus1")  # (2,2)
    takes(0, [north, east, south, west], west)
    match.happen("neutral")  # (2,3)
    takes(0, [north, south, west], south)
    assert isinstance(match.state, LosState)
    view = GAME.view(match.state, None)
    assert (view.actor, view.phase) == (1, "tile")
    assert view.seats[0].pieces[0].field == 32
    assert {field: terrain for field, terrain in enumerate(view.terrain) if terrain} == {22: 3, 23: 1}
    assert view.seats[0].cards == (1, 1, 3)


def test_los_example_02_one_plain_step() -> None:
    play_example(2)


def test_los_example_03_two_steps_with_a_bend_no_way_back_over_a_used_field() -> None:
    play_example(3)


def test_los_example_04_dead_end_only_two_of_three_steps_can_be_walked() -> None:
    play_example(4)


def test_los_example_05_plus1_found_under_the_field_just_left() -> None:
    play_example(5)


def test_los_example_06_face_up_plus1_entered_in_a_dead_end() -> None:
    play_example(6)


def test_los_example_07_two_plus1_fields_side_by_side_cannot_be_looped() -> None:
    play_example(7)


def test_los_example_08_wall_found_under_the_field_just_left() -> None:
    play_example(8)


def test_los_example_09_found_with_a_full_hand_the_field_stays_open() -> None:
    play_example(9)


def test_los_example_10_found_with_room_in_the_hand() -> None:
    table = play_example(10)
    body = sections()[10]
    dry = Table(start_of(10)).play(*(row.taken for row in rows(body)))  # with an empty pool: otherwise identical
    assert dry.hands == [["BRIDGE", "SKIP", "WALL"], []]
    assert (dry.now, dry.board, dry.cards) == (table.now, table.board, table.cards)


def test_los_example_11_the_rulebook_s_tunnel_illustration() -> None:
    play_example(11)


def test_los_example_12_choice_of_exits_occupied_exit_walking_and_diving_to_the_same_field() -> None:
    play_example(12)
    table = Table(start_of(12)).play("none", "1", "A")
    assert choices(table.match) == ["east", "dive c1", "dive c3"]
    choose(table.match, "dive c1")
    assert choices(table.match) == ["east", "west"]
    other = Table(start_of(12)).play("none", "1", "A", "dive to (2,2)")
    assert other.legal == {"E", "S"}


def test_los_example_13_an_exit_without_a_free_neighbour_is_not_available_until_one_is_made() -> None:
    play_example(13)
    start = start_of(13)
    assert Table(start).play("none").now == "over P2"  # without the bridge P1 would be out
    for field in ("(0,3)", "(2,0)", "(2,1)", "(2,3)"):
        assert Table(start).play("BRIDGE", field).now == "over P2"  # legal, but no help
    for field in ("(0,2)", "(1,1)", "(1,3)", "(2,2)", "(0,1)", "(1,0)"):
        assert Table(start).play("BRIDGE", field).now == "P1 CARD"


def test_los_example_14_tunnel_found_under_the_field_just_left_used_in_the_same_move() -> None:
    play_example(14)


def test_los_example_15_where_a_bridge_may_be_laid() -> None:
    play_example(15)


def test_los_example_16_a_stuck_player_saves_himself_with_a_bridge_the_bridge_stays() -> None:
    play_example(16)


def test_los_example_17_where_a_wall_may_be_laid_the_tile_below_vanishes_unseen() -> None:
    play_example(17)


def test_los_example_18_skip_on_an_opponent_whose_other_piece_is_stuck_forced_pass() -> None:
    play_example(18)


def test_los_example_19_skip_on_an_own_piece_to_be_allowed_to_stand_still() -> None:
    play_example(19)


def test_los_example_20_locked_and_stuck_is_out_the_last_player_left_wins_even_if_stuck_himself() -> None:
    play_example(20)


def test_los_example_21_move_1_card_needed_field_left_is_flipped_the_active_player_draws_for() -> None:
    play_example(21)


def test_los_example_22_move_plus1_makes_the_moved_piece_go_on_still_steered_by_the_active_player() -> None:
    play_example(22)


def test_los_example_23_a_stuck_player_saves_himself_with_move() -> None:
    play_example(23)


def test_los_example_24_a_stuck_player_tries_move_in_vain() -> None:
    play_example(24)


def test_los_example_25_elimination_with_three_players() -> None:
    play_example(25)


def test_los_example_26_the_mover_gets_stuck_first_the_other_one_can_still_save_himself() -> None:
    play_example(26)
    start = start_of(26).replace("P2: hand BRIDGE", "P2: hand empty")
    assert Table(start).play("none", "1", "A", "W", "none").now == "over P1"  # without the bridge P2 is out first


def test_los_example_27_the_fourth_card_brings_all_four_back() -> None:
    play_example(27)


def test_los_example_28_plus1_from_the_hand() -> None:
    play_example(28)


def test_los_example_29_pieces_block_no_sharing_no_jumping() -> None:
    play_example(29)


def test_los_example_30_stand_off_and_sudden_death() -> None:
    play_example(30)


def test_los_example_31_option_plus1_from_hand_place() -> None:
    play_example(31)


def test_los_example_32_option_question_after_flip_spent() -> None:
    play_example(32)


def test_los_example_33_option_tunnel_exit_on_exit() -> None:
    play_example(33)


def test_los_example_34_option_expert_move_opponent_true() -> None:
    play_example(34)


def test_los_example_35_option_step_rule_up_to() -> None:
    play_example(35)


def test_los_example_36_option_hand_tiles_per_turn_any() -> None:
    play_example(36)


def test_los_example_37_option_stalemate_shared_win() -> None:
    play_example(37)


def test_los_example_38_option_plus1_extra_may() -> None:
    play_example(38)
    start = start_of(38)
    with_two = Table(start, options={"plus1_extra": "may"}).play("none", "2", "A", "E")
    assert with_two.legal == {"E", "W"}  # not after the first step of two
