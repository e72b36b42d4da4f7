"""LOS-R32 to LOS-R47: rulings about going out, stand-offs, order and leaving."""

from __future__ import annotations

import pytest

from ludotek.games.last_one_standing import GAME
from ludotek.games.last_one_standing.rules.plan import USED
from ludotek.kernel import CHANCE, LEAVE, Match, Rng
from tests.games.last_one_standing.table import Table, choices, choose
from tests.games.last_one_standing.test_set_up import dealt, placed, seen

THREE = "P1: hand empty\nP2: hand empty\nP3: hand empty\n"
FOUR = THREE + "P4: hand empty\n"
QUIET = "=A ?  x  ?B ="


def test_los_r32_between_turns_a_stuck_player_stays_in_and_in_the_way() -> None:
    table = Table(".A .  x  .  .B\n.  .  .  .  .").play("none", "1", "A", "E")
    stuck = Table(".B x  .  .A .").play("none", "1", "A", "E")
    assert stuck.view().seats[1].is_stuck
    assert stuck.view().seats[1].place == 0
    assert not table.view().seats[0].is_stuck


def test_los_r33_a_stuck_player_is_asked_told_and_may_play_a_parting_shot() -> None:
    table = Table("P1: hand WALL\nP2: hand empty\n.A x  .  .B\nx  x  .  .")
    assert table.legal == {"none", "WALL"}
    assert GAME.prompt(table.view(0)).id == "prompt-tile-stuck-you"
    assert table.play("WALL", "(1,3)").now == "over P2"
    assert table.board[1] == "x x . #"


def test_los_r34_pieces_shut_in_like_anything_else() -> None:
    assert Table(".A .B .").play("none").now == "over P2"


def test_los_r35_players_are_examined_one_after_the_other() -> None:
    table = Table("P1: hand empty\nP2: hand empty\n.A x  .B").play("none")
    assert table.now == "over P2"  # stuck himself, but not examined
    assert [face.place for face in table.view().seats] == [2, 1]


def test_los_r36_both_pieces_go_first_and_the_lower_one_is_flipped_first() -> None:
    table = Table(THREE + ".a x  .  .B      O - n n\n.A x  .  .C      ? - n n", pool="WALL").play("none")
    assert table.flipped() == [4, 0]
    assert table.hands == [[], [], []]


def test_los_r37_the_hand_does_not_go_back_to_the_pool() -> None:
    table = Table("P1: hand WALL\nP2: hand empty\nP3: hand empty\n.A x  .  .B\nx  x  .  .C").play("none")
    assert table.view().pool_size == 0


def test_los_r38_numbers_stay_and_the_order_skips() -> None:
    table = Table(THREE + ".A .  .  .  .C\nx  x  x  .  .\n.B x  .  .  .").play("none", "1", "A", "E", "none")
    table.play("none", "1", "C", "S")
    assert table.now == "P1 TILE"


def test_los_r39_stand_off_by_sudden_death_or_shared_win() -> None:
    sudden = Table(QUIET, quiet=7).play("none", "1", "A", "E")
    assert (sudden.now, sudden.view().sudden_death) == ("P2 TILE", True)
    shared = Table(QUIET, quiet=7, options={"stalemate": "shared_win"}).play("none", "1", "A", "E")
    assert shared.now == "over P1, P2"
    assert shared.state.scores() == [0.5, 0.5]
    soon = Table(QUIET, quiet=1, options={"quiet_rounds": 1}).play("none", "1", "A", "E")
    assert soon.view().sudden_death
    three = THREE + "=A ?  x  ?B =\n=C ?  x  x  x"
    assert not Table(three, quiet=7).play("none", "1", "A", "E").view().sudden_death
    assert Table(three, quiet=11).play("none", "1", "A", "E").view().sudden_death


def test_los_r40_all_four_cards_return_at_once_and_equal_ones_are_one_choice() -> None:
    table = Table("P1: hand empty; cards 1\nP2: hand empty\n.A .  .  .B").play("none")
    assert table.legal == {"1"}
    table.play("1")
    assert table.cards[0] == [1, 1, 2, 3]
    assert Table(".A .  .  .B").play("none").legal == {"1", "2", "3"}


def test_los_r41_in_a_forced_pass_the_player_chooses_the_card() -> None:
    table = Table("P1: hand empty; cards 1 3\nP2: hand empty\n.A .  .B", locked="A").play("none")
    assert (table.now, table.legal) == ("P1 CARD (pass)", {"1", "3"})


def test_los_r42_p1_may_begin_with_either_piece() -> None:
    match = placed(2)
    choose(match, "none", "3")
    assert choices(match) == ["A", "a"]


def test_los_r46_flip_draw_and_discard_come_before_the_next_step() -> None:
    text = "P1: hand WALL, WALL, WALL, WALL\nP2: hand empty\n.A .  .  .B      ? n n n"
    table = Table(text, pool="SKIP").play("none", "2", "A", "E")
    assert (table.now, table.board) == ("P1 DISCARD", ["? .A . .B"])


# Leaving: LOS-R47


def test_los_r47_with_two_players_the_game_is_over_at_once() -> None:
    for seat in (0, 1):
        table = Table(".A .  .  .B").leave(seat)
        assert table.now == f"over P{2 - seat}"
        assert table.view().seats[seat].pieces[0].field is None


def test_los_r47_the_active_player_drops_the_rest_of_the_move() -> None:
    table = Table(THREE + ".A .  .  .B\n.  .  .  .C").play("none", "2", "A", "E").leave(0)
    assert table.now == "P2 TILE"
    assert table.board == ["x x . .B", ". . . .C"]
    assert table.view().seats[0].place == 3


def test_los_r47_another_player_goes_out_at_the_end_of_the_turn() -> None:
    table = Table(THREE + ".A .  .  .B\n.  .  .  .C").play("none", "2", "A", "E").leave(1)
    assert table.now == "P1 STEP"
    assert table.board[0].endswith(".B")
    table.play("E")
    assert table.now == "P3 TILE"
    assert table.board[0].endswith("x")
    assert table.view().quiet == 0


def test_los_r47_leaving_while_a_tile_is_turned_over_waits_for_it() -> None:
    table = Table(THREE + ".A .  .  .B\n.  .  .  .C").play("none", "2", "A")
    table.play_until_chance("E")
    table.leave(0)
    assert table.now == "P2 TILE"
    assert table.board[0] == "x x . .B"


def test_los_r47_leaving_while_a_tile_is_drawn_drops_the_draw() -> None:
    table = Table(THREE + ".A .  .  .B      ? n n n\n.  .  .  .C      n n n n", pool="WALL").play("none", "2", "A")
    table.play_until_chance("E").match.happen("question")
    assert table.view().phase == "draw"
    table.leave(0)
    assert (table.now, table.view().pool_size) == ("P2 TILE", 1)


def test_los_r47_who_leaves_while_placing_is_skipped_and_pieces_go_off() -> None:
    match = dealt(3)
    choose(match, "a1")
    match.leave(2)
    assert match.state.actor == CHANCE  # the field under the piece is flipped
    match.happen("neutral")
    assert seen(match).terrain[0] == USED
    assert "a1" not in choices(match)  # used: nobody may stand there
    order = []
    while seen(match).phase == "place":
        order.append(int(match.state.actor))
        match.play(int(match.state.actor), match.state.legal()[0])
    assert order == [1, 0, 0, 1]


def test_los_r47_who_leaves_while_tiles_are_dealt_gets_no_more() -> None:
    match = Match.new(GAME, 3)
    match.draw(Rng(1))
    match.leave(0)
    while match.state.actor == CHANCE:
        match.draw(Rng(2))
    assert [face.hand_size for face in seen(match).seats] == [1, 4, 4]
    assert seen(match).phase == "place"


def test_los_r47_two_leavers_of_three_end_the_game_at_once() -> None:
    table = Table(THREE + ".A .  .  .B\n.  .  .  .C").leave(1).leave(2)
    assert table.now == "over P1"
    assert [face.place for face in table.view().seats] == [1, 3, 2]
    assert table.state.interjections(0) == []


FIELDS = {  # players -> a board on which everybody has one piece and can move
    3: THREE + ".A .  .  .B\n.  .  .  .C",
    4: FOUR + ".A .  .  .B\n.D .  .  .C",
}


@pytest.mark.parametrize(("seats", "places"), [(3, [2, 3, 1]), (4, [3, 4, 0, 0])])
def test_los_r47_the_first_to_leave_is_ranked_last_in_any_turn(seats: int, places: list[int]) -> None:
    """P2 leaves in the turn of P1, then P1 leaves: the same with three and with four players."""
    table = Table(FIELDS[seats]).play("none", "2", "A", "E").leave(1).leave(0)
    assert [face.place for face in table.view().seats] == places


@pytest.mark.parametrize(("seats", "places"), [(3, [2, 3, 1]), (4, [3, 4, 0, 0])])
def test_los_r47_who_has_left_is_ranked_behind_who_goes_out_later_in_that_turn(seats: int, places: list[int]) -> None:
    """P2 leaves in the turn of P1, who is then found to be shut in."""
    text = {3: THREE + ".A x  .  .B\nx  x  .  .C", 4: FOUR + ".A x  .  .B\nx  x  .D .C"}[seats]
    table = Table(text).leave(1).play("none")
    assert [face.place for face in table.view().seats] == places


def test_los_r47_leavers_while_a_tile_is_turned_over_are_ranked_in_their_order() -> None:
    for leavers, places in (((0, 1), [4, 3, 0, 0]), ((1, 0), [3, 4, 0, 0])):
        table = Table(FIELDS[4]).play("none", "2", "A").play_until_chance("E")
        for seat in leavers:
            table.match.leave(seat)
        table.settle()
        assert [face.place for face in table.view().seats] == places


def test_los_r47_the_last_one_cannot_leave_once_the_others_are_gone() -> None:
    """P2 has left, P1 is out, and the fields under both are still to be flipped: P3 has won."""
    table = Table(THREE + ".A x  .  .B\nx  x  .  .C").leave(1).play_until_chance("none")
    assert table.state.interjections(2) == []
    table.settle()
    assert table.now == "over P3"


def test_los_r47_fields_are_turned_over_first_under_the_active_player_then_under_leavers() -> None:
    table = Table(FOUR + ".A x  .  .B\nx  x  .D .C").leave(1).play("none")
    assert table.flipped() == [0, 3]


def test_los_r47_who_has_left_cannot_leave_again() -> None:
    table = Table(THREE + ".A .  .  .B\n.  .  .  .C")
    assert table.state.interjections(1) == [LEAVE]
    assert table.leave(1).state.interjections(1) == []


def test_los_r47_the_winner_cannot_leave_while_the_last_fields_are_flipped() -> None:
    table = Table(".A x  .  .B")
    table.play_until_chance("none")
    assert table.view().phase == "flip"
    assert table.state.interjections(1) == []


def test_los_r47_who_leaves_with_five_tiles_takes_them_along() -> None:
    text = "P1: hand WALL, WALL, WALL, WALL\nP2: hand empty\nP3: hand empty\n"
    table = Table(text + ".A .  .  .B      ? n n n\n.  .  .  .C      n n n n", pool="SKIP")
    table.play("none", "2", "A", "E").leave(0)
    assert table.now == "P2 TILE"
    assert GAME.dump(GAME.load(GAME.dump(table.state))) == GAME.dump(table.state)
