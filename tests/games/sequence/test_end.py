"""The end, the empty pile, stalemate, table talk, leaving: SEQ-70, SEQ-71, SEQ-80 and their rulings."""

from __future__ import annotations

import pytest

from ludotek.games.sequence import GAME
from ludotek.games.sequence.events import Reshuffled
from ludotek.games.sequence.rules.plan import TURN_DRAW
from ludotek.games.sequence.rules.turns import draw
from ludotek.kernel import CHANCE, LEAVE, OVER, IllegalMove
from tests.games.sequence.table import ACCUSE, CARDS, CONFIRM, DRAW, dealt, new, table

SIX = ["2♠ 3♠ 4♠ 5♠ 6♠ 7♠", "2♥ 3♥ 4♥ 5♥ 6♥ 7♥", "2♦ 3♦ 4♦ 5♦ 6♦ 7♦", "2♣ 3♣ 4♣ 5♣ 6♣ 7♣"]


def all_but(*held: str) -> str:
    rest = [card for card in CARDS for _ in (0, 1)]
    for card in " ".join(held).split():
        rest.remove(card)
    return " ".join(rest)


def test_seq_70_the_game_ends_at_once_and_nobody_draws() -> None:
    blue = "r0c1 r0c2 r0c3 r9c1 r9c2 r9c3 r9c4"
    there = table(hands=["5♠ 2♦"], blue=blue, blue_lines="r9c0-r9c4").play("5♠ r0c4")
    assert (there.actor, there.winner, there.view.ending) == (OVER, "blue", "sequences")
    assert there.held(0) == 1
    assert there.state.scores() == [1.0, 0.0]
    assert table(4, hands=["5♠"], blue=blue, blue_lines="r9c0-r9c4").play("5♠ r0c4").state.scores() == [1, 0, 1, 0]


def test_seq_71_an_empty_pile_and_a_stalemate_have_their_rulings() -> None:
    book = GAME.rulebook()
    assert book["SEQ-71"].options == ("deck_out", "stalemate")
    assert (book["SEQ-R14"].is_ruling, book["SEQ-R15"].is_ruling) == (True, True)
    there = table(hands=["2♠", "J♠"], discards=["", all_but("2♠", "J♠")]).play("2♠ r0c1")
    assert there.view.pile == 103


def test_seq_r14_all_discards_become_the_new_pile() -> None:
    there = table(hands=["2♠ 3♠", "4♠"], discards=["", all_but("2♠ 3♠ 4♠")])
    there.play("2♠ r0c1")
    assert (there.view.pile, there.actor) == (102, CHANCE)
    assert Reshuffled(102) in there.last
    assert there.chips("blue") == {"r0c1"}
    assert there.state.chances()[0] == (0, 2)  # the card just laid is among them


def test_seq_r14_play_out_draws_no_more() -> None:
    there = table(hands=["2♠ 3♠", "4♠"], discards=["", all_but("2♠ 3♠ 4♠")], deck_out="play_out")
    there.play("2♠ r0c1")
    assert (there.actor, there.held(0), there.view.pile) == (1, 1, 0)
    assert "no_card" in there.kinds


def test_seq_r14_no_discards_either_and_nobody_draws() -> None:
    there = table(hands=["2♠ 3♠", "4♠"], draw_mode="strict").play("2♠ r0c1")
    for number in range(52):
        there.state.cards.left[number] = 0
    there.state.cards.pile = there.state.cards.thrown = 0
    assert not draw(there.state, 0, TURN_DRAW)
    assert there.may(0) == [LEAVE]


def test_seq_r15_a_round_of_passes_ends_the_game() -> None:
    there = table(4, hands=["J♠", "J♠", "J♥", "J♥"])
    for _ in range(3):
        there.play("pass")
        assert there.actor != OVER
    there.play("pass")
    assert (there.actor, there.winner, there.view.ending) == (OVER, None, "passes")
    assert there.state.scores() == [0.5] * 4


def test_seq_r15_an_exchange_keeps_the_game_going() -> None:
    there = table(hands=["6♥", "J♠"], blue="r0c1", green="r4c3 r5c8", passes=1, turn=0)
    there.play("exchange 6♥", draw="J♥")
    assert there.legal == {"J♥ off r4c3", "J♥ off r5c8"}
    stuck = table(hands=["6♥", "J♠"], blue="r4c3 r5c8", passes=1)
    stuck.play("exchange 6♥", draw="J♥").play("pass")
    assert (stuck.actor, stuck.view.passes) == (1, 0)


def test_seq_r15_two_reshuffles_without_a_play_end_the_game() -> None:
    there = table(hands=["6♥", "J♠"], blue="r4c3 r5c8", discards=["", all_but("6♥ J♠")], idle=1)
    there.play("exchange 6♥")
    assert (there.actor, there.view.ending) == (OVER, "reshuffles")


def test_seq_r15_a_play_in_between_starts_the_count_again() -> None:
    there = table(hands=["2♠", "J♠"], discards=["", all_but("2♠ J♠")], idle=1).play("2♠ r0c1")
    assert (there.actor, there.view.idle) == (CHANCE, 1)


def test_seq_r15_most_sequences_may_win() -> None:
    board = {"hands": ["J♠", "J♥"], "green": "r0c1 r0c2 r0c3 r0c4", "green_lines": "r0c0-r0c4"}
    for stalemate, winner in (("draw", None), ("most_sequences", "green")):
        there = table(**board, stalemate=stalemate).play("pass").play("pass")
        assert there.winner == winner
    level = table(hands=["J♠", "J♥"], stalemate="most_sequences").play("pass").play("pass")
    assert level.winner is None


def test_seq_r15_who_leaves_no_longer_counts_among_those_who_passed() -> None:
    there = table(3, hands=["J♠", "J♥", "2♠"]).play("pass").interject(0, LEAVE).play("pass")
    assert there.actor == 2
    assert there.legal == {"2♠ r0c1", "2♠ r8c6"}
    team = table(6, hands=["J♠", "J♥", "J♠", "J♥", "2♠", "3♠"], sides=2).play("pass").play("pass").interject(0, LEAVE)
    team.play("pass").interject(1, LEAVE).play("pass")
    assert (team.actor, team.view.passes) == (4, 2)


def test_seq_r15_when_all_who_are_left_have_passed_it_is_over() -> None:
    there = table(3, hands=["J♠", "J♥", "2♠"]).play("pass").interject(2, LEAVE).play("pass")
    assert (there.actor, there.view.ending) == (OVER, "passes")
    team = table(4, hands=["J♠", "J♥", "J♠", "J♥"]).play("pass").interject(0, LEAVE).play("pass").play("pass")
    assert team.actor == 3
    assert team.play("pass").view.ending == "passes"


def test_seq_r22_everybody_sees_every_discard() -> None:
    there = table(4, hands=SIX).play("2♠ r0c1", draw="K♠").play("2♥ r5c4", draw="K♥").play("2♦ r2c2", draw="K♦")
    there.play("2♣ r1c4", draw="K♣").play("3♠ r0c2")
    for viewer in (0, 1, 2, 3, None):
        piles = [seat.discards for seat in GAME.view(there.state, viewer).seats]
        assert [[CARDS[c] for c in pile] for pile in piles] == [["2♠", "3♠"], ["2♥"], ["2♦"], ["2♣"]]


# --- table talk


def test_seq_80_every_member_gives_up_a_card_of_the_own_choice() -> None:
    there = table(4, hands=SIX, table_talk="penalty").interject(1, ACCUSE).interject(3, CONFIRM)
    assert there.actor == 0
    assert there.legal == {f"give {card}" for card in SIX[0].split()}
    there.play("give 2♠")
    assert there.actor == 2
    there.play("give 7♦")
    assert (there.actor, there.chips("blue")) == (0, set())


def test_seq_80_without_the_option_nobody_is_accused() -> None:
    there = table(4, hands=SIX)
    assert all(there.may(seat) == [LEAVE] for seat in range(4))


def test_seq_r16_a_majority_of_the_others_is_needed() -> None:
    there = table(6, hands=["2♠ 3♠"] * 2 + ["4♠ 5♠"] * 2 + ["6♠ 7♠"] * 2, sides=3, table_talk="penalty")
    there.interject(1, ACCUSE + 0)  # four are not on Blue's team: three must say so
    there.interject(4, CONFIRM + 0)
    assert there.state.talk.owing == 0
    there.interject(2, CONFIRM + 0)
    assert [seat.owes for seat in there.view.seats] == [True, False, False, True, False, False]


def test_seq_r16_accusing_never_blocks_the_actor() -> None:
    there = table(4, hands=SIX, table_talk="penalty").interject(1, ACCUSE)
    assert there.actor == 0
    assert "2♠ r0c1" in there.legal
    there.play("2♠ r0c1")
    there.interject(3, CONFIRM)  # while a card is being drawn: that comes first
    assert there.actor == CHANCE
    there.draw("K♠")
    assert there.actor == 2  # seat 1's turn; the team gives up its cards first
    there.play("give 2♦")
    assert there.actor == 0


def test_seq_r16_an_accusation_lapses_at_the_accusers_next_turn() -> None:
    there = table(4, hands=SIX, table_talk="penalty").interject(1, ACCUSE)
    assert CONFIRM in there.may(3)
    there.play("2♠ r0c1", draw="K♠")
    assert there.actor == 1
    assert "accusation_lapsed" in there.kinds
    assert CONFIRM not in there.may(3)


def test_seq_r16_who_may_accuse_whom() -> None:
    there = table(4, hands=SIX, table_talk="penalty")
    assert there.may(0) == [LEAVE, ACCUSE + 1]
    assert there.may(1) == [LEAVE, ACCUSE + 0]
    there.interject(1, ACCUSE)
    assert there.may(1) == [LEAVE]  # accusing is confirming
    assert there.may(3) == [LEAVE, CONFIRM]
    assert there.may(2) == [LEAVE, ACCUSE + 1]


def test_seq_r16_sides_of_one_player_cannot_be_accused() -> None:
    for players in (2, 3):
        there = dealt(players, table_talk="penalty")
        assert all(there.may(seat) == [LEAVE] for seat in range(players))


def test_seq_r16_nobody_gives_up_the_last_card() -> None:
    hands = ["2♠", "2♥ 3♥", "2♦ 3♦", "2♣"]
    there = table(4, hands=hands, table_talk="penalty").interject(1, ACCUSE).interject(3, CONFIRM)
    assert there.actor == 2
    assert [seat.owes for seat in there.view.seats] == [False, False, True, False]


def test_seq_r16_the_hand_stays_smaller() -> None:
    there = table(4, hands=SIX, table_talk="penalty").interject(1, ACCUSE).interject(3, CONFIRM)
    there.play("give 2♠").play("give 2♦").play("3♠ r0c2", draw="K♠")
    assert [there.held(seat) for seat in range(4)] == [5, 6, 5, 6]
    with pytest.raises(IllegalMove, match="out of turn"):
        there.interject(0, CONFIRM)


def test_seq_r16_when_somebody_leaves_the_confirmations_are_counted_again() -> None:
    hands = ["2♠ 3♠", "2♥ 3♥", "4♠ 5♠", "4♥ 5♥", "6♠ 7♠", "6♥ 7♥", "8♠ 9♠", "8♥ 9♥"]
    there = table(8, hands=hands, table_talk="penalty").interject(1, ACCUSE).interject(3, CONFIRM)
    assert there.state.talk.owing == 0  # two of four
    there.interject(5, LEAVE)
    assert there.kinds == ["left", "penalty"]  # two of three
    assert [seat for seat, face in enumerate(there.view.seats) if face.owes] == [0, 2, 4, 6]
    assert there.legal == {"give 2♠", "give 3♠"}


def test_seq_r16_a_confirmation_goes_with_its_player() -> None:
    hands = ["2♠ 3♠", "2♥ 3♥", "4♠ 5♠", "4♥ 5♥", "6♠ 7♠", "6♥ 7♥", "8♠ 9♠", "8♥ 9♥"]
    there = table(8, hands=hands, table_talk="penalty").interject(1, ACCUSE).interject(3, CONFIRM).interject(3, LEAVE)
    assert (there.kinds, there.view.accusations[0].confirmed) == (["left"], (1,))  # one of three
    there.interject(1, LEAVE)
    assert there.kinds == ["left", "accusation_lapsed"]


def test_seq_r16_a_side_of_one_left_over_cannot_be_accused() -> None:
    there = table(4, hands=SIX, table_talk="penalty").interject(2, LEAVE)
    assert there.may(1) == there.may(3) == [LEAVE]
    assert there.may(0) == [LEAVE, ACCUSE + 1]
    accused = table(4, hands=SIX, table_talk="penalty").interject(1, ACCUSE).interject(2, LEAVE)
    assert accused.kinds == ["left", "accusation_dropped"]
    assert accused.may(3) == [LEAVE]


# --- leaving


def test_seq_r24_the_seat_of_a_player_who_left_is_skipped() -> None:
    there = table(4, hands=SIX).interject(1, LEAVE)
    assert there.may(1) == []
    there.play("2♠ r0c1", draw="K♠")
    assert there.actor == 2
    there.interject(2, LEAVE)
    assert there.actor == 3
    assert there.held(1) == 6


def test_seq_r24_a_side_without_players_has_lost() -> None:
    there = table(4, hands=SIX).interject(1, LEAVE).interject(3, LEAVE)
    assert (there.actor, there.winner, there.view.ending) == (OVER, "blue", "leaving")
    assert there.state.scores() == [1, 0, 1, 0]


def test_seq_r24_who_left_does_not_win_with_the_team() -> None:
    there = table(4, hands=SIX).interject(2, LEAVE).interject(1, LEAVE).interject(3, LEAVE)
    assert there.winner == "blue"
    assert there.state.scores() == [1, 0, 0, 0]


def test_seq_r24_with_three_sides_the_other_two_play_on() -> None:
    there = table(3, hands=["2♠", "3♠", "4♠"], green="r5c5").interject(1, LEAVE)
    assert there.actor == 0
    assert there.chips("green") == {"r5c5"}
    there.play("2♠ r0c1").draw_any()
    assert there.actor == 2
    there.interject(0, LEAVE)
    assert there.winner == "red"


def test_seq_r24_leaving_in_the_middle_of_a_draw() -> None:
    there = table(4, hands=SIX).play("2♠ r0c1").interject(0, LEAVE)
    assert (there.actor, there.view.drawer) == (1, None)
    late = table(4, hands=SIX, draw_mode="strict").play("2♠ r0c1").interject(0, DRAW).interject(0, LEAVE)
    assert late.actor == 1


def test_seq_r24_leaving_before_the_deal_is_over() -> None:
    there = new(4).draw("5♠").interject(1, LEAVE)
    assert there.view.drawer == 2
    there.draw("9♠").draw("9♥")
    assert there.view.dealer == 0
    assert there.view.drawer == 2
    there.interject(2, LEAVE)
    while there.view.phase == "deal":
        there.draw_any()
    assert [there.held(seat) for seat in range(4)] == [6, 0, 0, 6]
    assert there.actor == 3


def test_seq_r24_leaving_while_tied_for_the_dealer() -> None:
    there = new(6, sides=3).draw("5♠").draw("5♥")
    for card in ("9♠", "9♥", "9♦", "9♣"):
        there.draw(card)
    there.interject(0, LEAVE).interject(1, LEAVE)
    assert there.view.drawer == 2  # nobody is left who tied: the others draw
    for card in ("K♠", "3♠", "K♥", "K♦"):
        there.draw(card)
    assert there.view.dealer == 3
