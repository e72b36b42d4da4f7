"""A turn, drawing, passing: SEQ-20 to SEQ-26."""

from __future__ import annotations

import pytest

from ludotek.games.sequence import GAME
from ludotek.kernel import CHANCE, LEAVE, IllegalMove
from tests.games.sequence.table import DRAW, table

SEVEN = ["2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠", "2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥"]
SIX = ["2♠ 3♠ 4♠ 5♠ 6♠ 7♠", "2♥ 3♥ 4♥ 5♥ 6♥ 7♥", "2♦ 3♦ 4♦ 5♦ 6♦ 7♦", "2♣ 3♣ 4♣ 5♣ 6♣ 7♣"]


def test_seq_20_lay_a_card_place_a_chip_draw_a_card() -> None:
    there = table(hands=SEVEN)
    there.play("4♠ r0c3")
    assert there.discards(0) == ["4♠"]
    assert there.chips("blue") == {"r0c3"}
    assert there.actor == CHANCE
    assert (there.view.drawer, there.view.why) == (0, "turn")
    there.draw("K♦")
    assert there.hand(0) == ["2♠", "3♠", "5♠", "6♠", "7♠", "8♠", "K♦"]
    assert there.actor == 1


def test_seq_20_the_space_must_match_and_the_card_be_in_hand() -> None:
    there = table(hands=SEVEN)
    for wrong in ("4♠ r0c4", "K♦ r7c7"):
        with pytest.raises(IllegalMove, match="SEQ-20"):
            there.play(wrong)


def test_seq_21_every_player_has_an_own_open_discard_pile() -> None:
    there = table(hands=SEVEN).play("4♠ r0c3", draw="K♦").play("2♥ r5c4", draw="K♥").play("K♦ r9c2")
    for viewer in (0, 1, None):
        shown = [seat.discards for seat in GAME.view(there.state, viewer).seats]
        assert [len(pile) for pile in shown] == [2, 1]
    assert (there.discards(0), there.discards(1)) == (["4♠", "K♦"], ["2♥"])


def test_seq_22_either_of_the_two_spaces() -> None:
    assert table(hands=["A♠"]).legal == {"A♠ r2c1", "A♠ r4c9"}


def test_seq_23_the_space_must_be_free() -> None:
    there = table(hands=["A♠", "A♠"], green="r2c1")
    assert there.legal == {"A♠ r4c9"}
    with pytest.raises(IllegalMove, match="SEQ-23"):
        there.play("A♠ r2c1")


def test_seq_r05_an_own_chip_blocks_too() -> None:
    there = table(hands=["A♠ 2♠"], blue="r2c1")
    assert "A♠ r2c1" not in there.legal
    both = table(hands=["A♠ 2♠"], blue="r2c1 r4c9")
    assert "exchange A♠" in both.legal


def test_seq_24_the_hand_is_back_at_its_size() -> None:
    there = table(hands=SEVEN).play("4♠ r0c3")
    assert there.held(0) == 6
    there.draw_any()
    assert (there.held(0), there.actor) == (7, 1)


def test_seq_25_a_forgotten_draw_is_lost() -> None:
    there = table(hands=SEVEN, draw_mode="strict").play("2♠ r0c1").play("2♥ r5c4")
    there.interject(1, DRAW).draw("9♥")
    assert "draw_lapsed" in there.kinds
    assert there.may(0) == [LEAVE]
    assert there.held(0) == 6


def test_seq_25_the_next_players_placement_alone_does_not_end_it() -> None:
    there = table(hands=SEVEN, draw_mode="strict").play("2♠ r0c1").play("2♥ r5c4")
    there.interject(0, DRAW).draw("9♠")
    assert there.held(0) == 7


def test_seq_26_who_can_play_must_and_who_cannot_passes() -> None:
    there = table(hands=["2♠", "3♠"])
    with pytest.raises(IllegalMove, match="SEQ-26"):
        there.play("pass")
    stuck = table(hands=["J♠", "3♠"])
    assert stuck.legal == {"pass"}
    stuck.play("pass")
    assert (stuck.hand(0), stuck.view.pile, stuck.actor) == (["J♠"], 102, 1)


def test_seq_r09_a_hand_of_removers_before_any_chip_passes() -> None:
    there = table(12, hands=["J♠ J♥ J♠"]).play("pass")
    assert (there.held(0), there.discards(0)) == (3, [])


def test_seq_r10_auto_draws_by_itself() -> None:
    there = table(hands=SEVEN).play("2♠ r0c1")
    assert there.actor == CHANCE
    assert there.may(0) == [LEAVE]


def test_seq_r10_strict_passes_the_turn_on_at_once() -> None:
    there = table(hands=SEVEN, draw_mode="strict").play("2♠ r0c1")
    assert there.actor == 1
    assert there.may(0) == [LEAVE, DRAW]
    assert there.may(1) == [LEAVE]
    there.interject(0, DRAW)
    assert there.actor == CHANCE
    there.draw("9♠")
    assert (there.actor, there.held(0)) == (1, 7)


def test_seq_r10_the_right_lapses_at_the_own_next_play() -> None:
    there = table(hands=SEVEN, draw_mode="strict").play("2♠ r0c1").play("2♥ r5c4")
    assert DRAW in there.may(0)  # in its turn too, before playing
    there.play("3♠ r0c2")
    assert there.held(0) == 5
    there.interject(0, DRAW).draw("9♠")  # only for the last play
    assert (there.held(0), DRAW in there.may(0)) == (6, False)


def test_seq_r10_any_later_player_who_played_and_drew_ends_it() -> None:
    there = table(4, hands=SIX, draw_mode="strict").play("2♠ r0c1").play("2♥ r5c4").play("2♦ r2c2")
    assert all(DRAW in there.may(seat) for seat in (0, 1, 2))
    there.interject(1, DRAW).draw("9♥")
    assert [DRAW in there.may(seat) for seat in range(4)] == [False, False, True, False]


def test_seq_r10_removing_counts_as_a_play() -> None:
    there = table(hands=["2♠ 3♠", "J♠ 3♥"], draw_mode="strict").play("2♠ r0c1").play("J♠ off r0c1")
    there.interject(1, DRAW).draw("9♥")
    assert DRAW not in there.may(0)


def test_seq_r10_the_card_for_a_dead_card_is_not_the_draw() -> None:
    there = table(hands=["2♠ 3♠", "6♥ 3♥"], blue="r4c3", green="r5c8", draw_mode="strict").play("2♠ r0c1")
    there.play("exchange 6♥", draw="9♥")
    assert DRAW in there.may(0)
    there.play("9♥ r2c8")
    assert DRAW in there.may(0)
    assert DRAW in there.may(1)


def test_seq_r10_a_pass_counts_as_play_and_draw() -> None:
    there = table(3, hands=["J♥ 3♠", "J♠", ""], draw_mode="strict", green="r9c1")
    there.play("J♥ off r9c1")
    assert DRAW in there.may(0)
    there.play("pass")
    assert "draw_lapsed" in there.kinds
    assert DRAW not in there.may(0)


def test_seq_r10_bots_and_playouts_never_forget() -> None:
    there = table(hands=SEVEN, draw_mode="strict").play("2♠ r0c1")
    assert there.state.reflex(0) == DRAW
    assert there.state.reflex(1) == 0


def test_seq_r19_card_and_chip_are_one_move() -> None:
    there = table(hands=["J♣ 2♠"]).play("J♣ r5c5")
    assert there.kinds[0] == "placed"
    assert (there.discards(0), there.chips("blue")) == (["J♣"], {"r5c5"})
    assert len(there.match.steps) == 1
