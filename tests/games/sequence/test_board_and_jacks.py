"""The board and the jacks: SEQ-30 to SEQ-46."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotek.games.sequence.board import LAYOUT
from ludotek.kernel import CHANCE, IllegalMove
from tests.games.sequence.by_the_book import LAYOUT as PRINTED
from tests.games.sequence.table import CARDS, CORNERS, SPACES, table


def test_seq_30_every_card_but_the_jacks_is_on_two_spaces() -> None:
    shown = Counter(name for row in LAYOUT for name in row)
    assert shown.pop("XX") == 4
    assert shown == {name: 2 for name in CARDS if name[0] != "J"}
    assert [name for row in LAYOUT for name in row] == PRINTED


def test_seq_31_corners_belong_to_every_side() -> None:
    for colour, turn in (("blue", 0), ("green", 1)):
        chips = {colour: "r9c6 r9c7 r8c8 r7c7 r6c6"}
        hands = ["", ""]
        hands[turn] = "J♦"
        there = table(hands=hands, turn=turn, **chips).play("J♦ r5c5")
        assert there.sequences == {"r5c5-r9c9"}
        assert there.locked == {"r5c5", "r6c6", "r7c7", "r8c8", "r9c9"}


def test_seq_32_one_corner_serves_several_sequences_of_one_side() -> None:
    blue = "r0c1 r0c2 r0c3 r0c4 r1c0 r2c0 r3c0"
    there = table(hands=["9♣"], blue=blue, blue_lines="r0c0-r0c4").play("9♣ r4c0")
    assert there.sequences == {"r0c0-r0c4", "r0c0-r4c0"}


def test_seq_32_one_corner_serves_several_sides() -> None:
    blue = {"blue": "r0c1 r0c2 r0c3 r0c4", "blue_lines": "r0c0-r0c4"}
    there = table(hands=["", "9♣"], turn=1, green="r1c0 r2c0 r3c0", **blue).play("9♣ r4c0")
    assert (there.made("blue"), there.made("green")) == (1, 1)


def test_seq_33_no_chip_on_a_corner() -> None:
    there = table(hands=["J♦"])
    assert not {f"J♦ {corner}" for corner in CORNERS} & there.legal
    with pytest.raises(IllegalMove, match="SEQ-33"):
        there.play("J♦ r0c0")


def test_seq_40_diamonds_and_clubs_place_spades_and_hearts_remove() -> None:
    there = table(hands=["J♠ J♥ J♦ J♣"], green="r5c5")
    kinds = {name.split()[0]: "off" in name for name in there.legal}
    assert kinds == {"J♠": True, "J♥": True, "J♦": False, "J♣": False}


def test_seq_41_a_two_eyed_jack_goes_on_any_free_space() -> None:
    there = table(hands=["J♣"], blue="r4c3", green="r5c8")
    assert there.legal == {f"J♣ {space}" for space in SPACES - {"r4c3", "r5c8"}}
    assert there.play("J♣ r6c6").chips("blue") == {"r4c3", "r6c6"}


def test_seq_42_a_one_eyed_jack_takes_an_opposing_chip_off() -> None:
    there = table(hands=["J♠ 2♦"], green="r5c8 r6c8").play("J♠ off r5c8")
    assert (there.chips("green"), there.chips("blue")) == ({"r6c8"}, set())
    assert there.discards(0) == ["J♠"]


def test_seq_43_not_an_own_chip_and_not_without_a_target() -> None:
    there = table(4, hands=["J♠ 2♦"], blue="r5c8")
    assert not any("off" in name for name in there.legal)
    with pytest.raises(IllegalMove, match="SEQ-43"):
        there.play("J♠ off r5c8")
    with pytest.raises(IllegalMove, match="SEQ-42"):
        there.play("J♠ off r6c6")


def test_seq_44_a_locked_chip_stays() -> None:
    lock = {"blue": "r0c1 r0c2 r0c3 r0c4", "blue_lines": "r0c0-r0c4"}
    there = table(hands=["", "J♠ 2♦"], turn=1, **lock)
    assert not any("off" in name for name in there.legal)
    with pytest.raises(IllegalMove, match="SEQ-44"):
        there.play("J♠ off r0c2")


def test_seq_45_removing_is_the_whole_play_and_then_a_card_is_drawn() -> None:
    there = table(hands=["J♠ 6♥", "2♠"], green="r5c8").play("J♠ off r5c8")
    assert (there.actor, there.view.drawer) == (CHANCE, 0)
    there.draw("K♦")
    assert there.actor == 1
    assert there.hand(0) == ["6♥", "K♦"]


def test_seq_46_the_space_is_free_for_anyone_from_the_next_turn() -> None:
    there = table(hands=["J♠ 6♥", "6♥"], green="r5c8").play("J♠ off r5c8", draw="K♦")
    assert there.legal == {"6♥ r4c3", "6♥ r5c8"}
    assert there.play("6♥ r5c8").chips("green") == {"r5c8"}


def test_seq_r08_a_jack_without_use_stays_and_is_not_exchanged() -> None:
    there = table(hands=["J♠"])
    assert there.legal == {"pass"}
    full = table(hands=["J♦"], **full_board())
    assert full.legal == {"pass"}
    for stuck, name in ((there, "exchange J♠"), (full, "exchange J♦")):
        with pytest.raises(IllegalMove, match="SEQ-53"):
            stuck.play(name)


def full_board() -> dict[str, str]:
    """All 96 spaces covered, no five in a row for anybody: pairs along a row, shifted row by row."""
    blue = [s for s in sorted(SPACES) if (int(s[3]) + 2 * int(s[1])) % 4 < 2]
    return {"blue": " ".join(blue), "green": " ".join(sorted(SPACES - set(blue)))}


def test_seq_r18_the_chip_is_taken_off_not_moved() -> None:
    there = table(hands=["J♥ 2♦"], green="r5c8").play("J♥ off r5c8")
    assert there.chips("green") | there.chips("blue") == set()
