"""The worked examples of the rules, S01 to S24. Two sides Blue and Green unless stated."""

from __future__ import annotations

import pytest

from ludotek.games.sequence import GAME
from ludotek.kernel import CHANCE, BadOptions, BadSeats
from tests.games.sequence.table import ACCUSE, CARDS, CONFIRM, DRAW, SPACES, Table, new, table


def after_s05() -> Table:
    return table(hands=["5♠ 2♦", "9♣"], blue="r0c1 r0c2 r0c3", green="r1c0 r2c0 r3c0").play("5♠ r0c4")


def test_seq_example_01_set_up_with_four_players() -> None:
    there = new(4)
    for card in ("9♣", "K♦", "4♠", "A♥"):
        there.draw(card)
    assert there.view.dealer == 2
    assert [seat.colour for seat in there.view.seats] == ["blue", "green", "blue", "green"]
    while there.view.phase == "deal":
        there.draw_any()
    assert [there.held(seat) for seat in range(4)] == [6, 6, 6, 6]
    assert there.view.pile == 80
    order = []
    for _ in range(4):
        order.append(there.actor)
        there.match.play(there.actor, there.state.legal()[0])
        there.draw_any()
    assert order == [3, 0, 1, 2]


def test_seq_example_02_dealer_tie_with_three_players() -> None:
    there = new(3)
    for card in ("5♣", "5♦", "J♥"):
        there.draw(card)
    assert (there.view.phase, there.view.drawer) == ("dealer", 0)
    there.draw("Q♠")
    assert there.view.drawer == 1
    there.draw("2♦")
    assert there.view.dealer == 1
    while there.view.phase == "deal":
        there.draw_any()
    assert [there.held(seat) for seat in range(3)] == [6, 6, 6]
    assert (there.view.pile, there.actor) == (86, 2)
    assert there.state.plan.needed == 1


def test_seq_example_03_ordinary_card() -> None:
    assert table(hands=["6♥"]).legal == {"6♥ r4c3", "6♥ r5c8"}
    assert table(hands=["6♥"], blue="r4c3").legal == {"6♥ r5c8"}
    assert table(hands=["", "6♥"], blue="r4c3", turn=1).legal == {"6♥ r5c8"}


def test_seq_example_04_jacks_on_an_empty_board() -> None:
    assert table(hands=["J♣"]).legal == {f"J♣ {space}" for space in SPACES}
    assert len(table(hands=["J♣"]).legal) == 96
    assert table(hands=["J♠"]).legal == {"pass"}


def test_seq_example_05_sequence_with_a_corner() -> None:
    there = table(hands=["5♠"], blue="r0c1 r0c2 r0c3")
    assert there.places == {"5♠ r0c4", "5♠ r8c3"}
    there.play("5♠ r0c4")
    assert there.sequences == {"r0c0-r0c4"}
    assert there.locked >= {"r0c1", "r0c2", "r0c3", "r0c4"}
    assert there.made("blue") == 1


def test_seq_example_06_the_same_corner_for_the_other_side() -> None:
    there = after_s05().draw_any()
    assert there.places == {"9♣ r4c0", "9♣ r6c2"}
    there.play("9♣ r4c0")
    assert there.sequences == {"r0c0-r0c4", "r0c0-r4c0"}
    assert (there.made("blue"), there.made("green")) == (1, 1)


def test_seq_example_07_one_eyed_jack() -> None:
    board = {"blue": "r0c1 r0c2 r0c3 r0c4 r5c5", "blue_lines": "r0c0-r0c4", "green": "r2c2 r4c3 r5c8"}
    assert table(hands=["", "J♠"], turn=1, **board).legal == {"J♠ off r5c5"}
    assert table(hands=["J♥"], **board).legal == {"J♥ off r2c2", "J♥ off r4c3", "J♥ off r5c8"}


S08 = {"hands": ["", "6♥ K♣ 3♦"], "turn": 1, "blue": "r4c3", "green": "r5c8"}


def test_seq_example_08_dead_card() -> None:
    there = table(**S08)
    plays = {"K♣ r7c0", "K♣ r7c4", "3♦ r2c3", "3♦ r6c9"}
    assert there.legal == plays | {"exchange 6♥"}
    there.play("exchange 6♥", draw="T♣")
    assert there.actor == 1
    assert there.legal == plays | {"T♣ r5c0", "T♣ r7c2"}
    there.play("T♣ r5c0").draw_any()
    assert there.held(1) == 3


def test_seq_example_09_two_dead_cards() -> None:
    plays = {"K♣ r7c0", "K♣ r7c4", "3♦ r2c3", "3♦ r6c9"}
    assert table(**S08).play("exchange 6♥", draw="6♥").legal == plays
    there = table(**S08, dead_card_limit="any").play("exchange 6♥", draw="6♥")
    assert there.legal == plays | {"exchange 6♥"}


def test_seq_example_10_revived_card() -> None:
    there = table(hands=["2♠", "6♥ J♥"], turn=1, blue="r4c3 r5c8")
    assert {name for name in there.legal if name.startswith("J♥")} == {"J♥ off r4c3", "J♥ off r5c8"}
    there.play("J♥ off r5c8")
    assert there.chips("green") == set()
    assert there.actor == CHANCE
    there.draw("3♠").play("2♠ r0c1").draw_any()
    assert there.actor == 1
    assert "6♥ r5c8" in there.legal


def test_seq_example_11_second_sequence_sharing_one_space() -> None:
    blue = "r0c1 r0c2 r0c3 r0c4 r1c4 r2c4 r3c4"
    there = table(hands=["5♥"], blue=blue, blue_lines="r0c0-r0c4")
    assert there.places == {"5♥ r4c4", "5♥ r6c8"}
    there.play("5♥ r4c4")
    assert there.sequences == {"r0c0-r0c4", "r0c4-r4c4"}
    assert (there.winner, there.held(0)) == ("blue", 0)


S12 = {"hands": ["5♥ 9♦ 7♥ A♠", "2♠ 3♠ 4♠"], "blue": "r4c1 r4c2 r4c3 r4c5 r4c6"}


def test_seq_example_12_six_at_once() -> None:
    there = table(hands=["5♥"], blue=S12["blue"])
    assert there.legal == {"5♥ r4c4 r4c1-r4c5", "5♥ r4c4 r4c2-r4c6", "5♥ r6c8"}
    first, other = there.fork().play("5♥ r4c4"), there.fork().play("5♥ r4c4 r4c2-r4c6")
    assert first.sequences == {"r4c1-r4c5"}
    assert first.chips("blue") - first.locked == {"r4c6"}
    assert other.sequences == {"r4c2-r4c6"}
    assert other.chips("blue") - other.locked == {"r4c1"}
    assert (first.made("blue"), other.made("blue")) == (1, 1)


def test_seq_example_13_longer_lines() -> None:
    there = table(**S12).play("5♥ r4c4 r4c1-r4c5", draw="2♦")
    for mine, theirs in (("9♦ r4c7", "2♠ r0c1"), ("7♥ r4c8", "3♠ r0c2")):
        there.play(theirs, draw="2♣" if "r0c1" in theirs else "3♣").play(mine)
        assert there.made("blue") == 1
        there.draw("2♥" if "9♦" in mine else "3♥")
    there.play("4♠ r0c3", draw="4♣").play("A♠ r4c9")
    assert there.sequences == {"r4c1-r4c5", "r4c5-r4c9"}
    assert there.winner == "blue"


def test_seq_example_14_the_other_choice() -> None:
    row = [f"r4c{column}" for column in range(10)]
    for column in range(10):
        if 2 <= column <= 6:
            continue
        blue = " ".join(space for space in row if space != row[column])
        there = table(hands=["J♦"], blue=blue, blue_lines="r4c2-r4c6").play(f"J♦ {row[column]}")
        assert there.chips("blue") == set(row)
        assert there.sequences == {"r4c2-r4c6"}


def test_seq_example_15_four_plus_one_plus_four() -> None:
    there = table(hands=["5♥"], blue="r4c0 r4c1 r4c2 r4c3 r4c5 r4c6 r4c7 r4c8")
    assert there.legal == {"5♥ r4c4 r4c0-r4c4 r4c4-r4c8", "5♥ r6c8"}
    there.play("5♥ r4c4")
    assert there.sequences == {"r4c0-r4c4", "r4c4-r4c8"}
    assert there.winner == "blue"


def test_seq_example_16_edge_with_two_corners() -> None:
    there = table(hands=["6♠"], blue="r0c1 r0c2 r0c3 r0c4 r0c6 r0c7 r0c8", blue_lines="r0c0-r0c4")
    assert there.legal == {"6♠ r0c5 r0c4-r0c8", "6♠ r0c5 r0c5-r0c9", "6♠ r8c2"}
    for claim in ("r0c4-r0c8", "r0c5-r0c9"):
        assert there.fork().play(f"6♠ r0c5 {claim}").winner == "blue"


def test_seq_example_17_only_five_are_locked_advanced_rule() -> None:
    board = {
        "hands": ["", "J♠"], "turn": 1, "blue": "r4c1 r4c2 r4c3 r4c4 r4c5 r4c6", "blue_lines": "r4c1-r4c5",
    }  # fmt: skip
    assert table(**board).legal == {"J♠ off r4c6"}
    there = table(**board, advanced_jacks=True)
    assert there.legal == {f"J♠ off r4c{column}" for column in range(1, 7)}
    broken = there.fork().play("J♠ off r4c3")
    assert (broken.made("blue"), broken.locked) == (0, set())
    assert broken.chips("blue") == {"r4c1", "r4c2", "r4c4", "r4c5", "r4c6"}
    shifted = there.fork().play("J♠ off r4c1")
    assert shifted.sequences == {"r4c2-r4c6"}
    assert shifted.made("blue") == 1


def test_seq_example_18_pile_empty() -> None:
    pack = [card for card in CARDS for _ in (0, 1)]
    hands = [pack[0:14:2], pack[1:15:2]]
    rest = list(pack)
    for card in [*hands[0], *hands[1]]:
        rest.remove(card)
    there = table(hands=[" ".join(hand) for hand in hands], discards=[" ".join(rest[:50]), " ".join(rest[50:])])
    assert there.view.pile == 0
    there.match.play(0, there.state.legal()[0])
    assert (there.held(0), there.held(1), there.view.pile) == (6, 7, 91)
    assert "reshuffled" in there.kinds
    there.draw_any()
    assert (there.held(0), there.view.pile) == (7, 90)
    assert [there.discards(0), there.discards(1)] == [[], []]


def test_seq_example_19_strict_draw() -> None:
    seven = ["2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠", "2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥"]
    there = table(hands=seven, draw_mode="strict")
    there.play("2♠ r0c1")
    assert there.actor == 1
    there.play("2♥ r5c4")
    assert DRAW in there.may(0)
    there.interject(1, DRAW).draw("9♥")
    assert DRAW not in there.may(0)
    assert there.held(0) == 6
    there.play("3♠ r0c2")
    assert there.held(0) == 5
    there.interject(0, DRAW).draw("9♠")
    assert there.held(0) == 6


def test_seq_example_20_nothing_to_play() -> None:
    there = table(12, hands=["J♠ J♥ J♠"])
    assert there.legal == {"pass"}
    there.play("pass")
    assert there.hand(0) == ["J♠", "J♠", "J♥"]
    assert there.actor == 1


def test_seq_example_21_three_sides() -> None:
    there = table(3, hands=["", "", "T♦"], turn=2, red="r9c1 r9c2 r9c3")
    assert there.places == {"T♦ r5c7", "T♦ r9c4"}
    there.play("T♦ r9c4")
    assert there.sequences == {"r9c0-r9c4"}
    assert there.winner == "red"


def test_seq_example_22_table_talk() -> None:
    hands = ["2♠ 3♠ 4♠ 5♠ 6♠ 7♠", "2♥ 3♥ 4♥ 5♥ 6♥ 7♥", "2♦ 3♦ 4♦ 5♦ 6♦ 7♦", "2♣ 3♣ 4♣ 5♣ 6♣ 7♣"]
    there = table(4, hands=hands, table_talk="penalty")
    there.interject(1, ACCUSE + 0).interject(3, CONFIRM + 0)
    there.play("give 4♠").play("give 7♦")
    assert [there.held(seat) for seat in range(4)] == [5, 6, 5, 6]
    assert (there.discards(0), there.discards(2)) == (["4♠"], ["7♦"])
    assert there.actor == 0
    there.play("2♠ r0c1").draw_any()
    assert there.held(0) == 5


def test_seq_example_23_one_chip_two_directions() -> None:
    there = table(hands=["J♦"], blue="r5c3 r5c4 r5c6 r5c7 r3c5 r4c5 r6c5 r7c5")
    assert len(there.places) == 88
    there.play("J♦ r5c5")
    assert there.sequences == {"r5c3-r5c7", "r3c5-r7c5"}
    assert there.winner == "blue"


def test_seq_example_24_set_ups() -> None:
    for players, sides, cards in ((6, 2, 5), (6, 3, 5), (12, 2, 3), (12, 3, 3), (9, 3, 4), (10, 2, 3)):
        assert new(players, sides=sides).state.plan.hand == cards
    for players in (5, 7, 11):
        with pytest.raises(BadSeats):
            new(players)
    for players, sides in ((8, 3), (9, 2), (4, 3)):
        with pytest.raises(BadOptions, match="SEQ-02"):
            GAME.options(players, {"sides": sides})
