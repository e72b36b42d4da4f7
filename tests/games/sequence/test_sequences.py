"""Finished sequences: SEQ-60 to SEQ-66, SEQ-90, SEQ-91."""

from __future__ import annotations

import math
import random

import pytest

from ludotek.games.sequence import GAME
from ludotek.kernel import LEAVE, IllegalMove
from tests.games.sequence.by_the_book import LINES, Book, line_name
from tests.games.sequence.table import ACCUSE, CARDS, CONFIRM, CORNERS, SPACES, Table, table

ROW = "r4c1 r4c2 r4c3 r4c4 r4c5"


def test_seq_60_a_line_counts_at_once() -> None:
    there = table(hands=["J♦"], blue="r4c1 r4c2 r4c3 r4c4").play("J♦ r4c5")
    assert there.kinds == ["placed", "sequence"]


def test_seq_60_only_lines_through_the_new_chip() -> None:
    there = table(hands=["J♦"], blue="r4c1 r4c2 r4c3 r4c4").play("J♦ r8c8")
    assert there.made("blue") == 0


def test_seq_61_the_five_chips_are_locked_and_keep_their_colour() -> None:
    there = table(hands=["J♦"], blue="r4c1 r4c2 r4c3 r4c4").play("J♦ r4c5")
    assert there.locked == set(ROW.split())
    chips = [s for s in GAME.scene(there.view).sprites if s.id.startswith("chip-")]
    assert {(chip.symbol, chip.tone) for chip in chips} == {("chip-blue-locked", "blue")}


def test_seq_62_only_the_claimed_five_belong_to_it() -> None:
    there = table(hands=["J♦", "J♠"], blue="r4c1 r4c2 r4c3 r4c5 r4c6").play("J♦ r4c4").draw_any()
    assert there.locked == set(ROW.split())
    assert there.legal == {"J♠ off r4c6"}


def test_seq_63_at_most_one_space_in_common() -> None:
    there = table(hands=["J♦"], blue=ROW, blue_lines="r4c1-r4c5").play("J♦ r4c6")
    assert there.made("blue") == 1
    cross = table(hands=["J♦"], blue=f"{ROW} r1c3 r2c3 r3c3", blue_lines="r4c1-r4c5").play("J♦ r5c3")
    assert cross.sequences == {"r4c1-r4c5", "r1c3-r5c3"}


def test_seq_64_one_chip_makes_as_many_as_allowed() -> None:
    star = "r5c1 r5c2 r5c3 r5c4 r1c5 r2c5 r3c5 r4c5 r6c6 r7c7 r8c8 r6c4 r7c3 r8c2 r9c1"
    there = table(hands=["J♦"], blue=star).play("J♦ r5c5")
    assert there.sequences == {"r5c1-r5c5", "r1c5-r5c5", "r5c5-r9c9", "r5c5-r9c1"}


def test_seq_64_the_largest_number_is_claimed_not_any() -> None:
    nine = "r4c0 r4c1 r4c2 r4c3 r4c5 r4c6 r4c7 r4c8"
    there = table(hands=["J♦"], blue=nine)
    assert {name for name in there.legal if "r4c4" in name.split()[1]} == {"J♦ r4c4 r4c0-r4c4 r4c4-r4c8"}


def test_seq_65_the_player_who_placed_the_chip_chooses() -> None:
    there = table(hands=["J♦"], blue="r4c1 r4c2 r4c3 r4c5 r4c6 r4c7")
    claims = {name for name in there.legal if name.startswith("J♦ r4c4")}
    assert claims == {f"J♦ r4c4 r4c{start}-r4c{start + 4}" for start in (1, 2, 3)}
    assert there.play("J♦ r4c4 r4c3-r4c7").sequences == {"r4c3-r4c7"}


def test_seq_66_a_finished_sequence_is_not_shifted() -> None:
    there = table(hands=["J♦"], blue=f"{ROW} r4c6 r4c7 r4c8", blue_lines="r4c1-r4c5")
    assert there.play("J♦ r4c0").sequences == {"r4c1-r4c5"}


@pytest.mark.parametrize(("length", "most"), [(5, 1), (6, 1), (7, 1), (8, 1), (9, 2), (10, 2)])
def test_seq_r11_how_many_fit_in_one_line(length: int, most: int) -> None:
    spaces = [f"r4c{column}" for column in range(length)]
    last = "r4c5" if length == 10 else spaces[-1]  # nine of ten side by side would have been two already
    lines = {"blue_lines": "r4c0-r4c4"} if length > 5 else {}
    there = table(hands=["J♦"], blue=" ".join(space for space in spaces if space != last), **lines)
    assert there.play(f"J♦ {last}").made("blue") == most


def test_seq_r11_corners_count_like_other_spaces() -> None:
    """The line that ends in a corner is five spaces: six in a row with it are one sequence."""
    there = table(hands=["J♦"], blue="r0c5 r0c6 r0c7 r0c8 r0c2 r0c3", blue_lines="r0c5-r0c9")
    assert there.play("J♦ r0c4").made("blue") == 1


def test_seq_r12_six_to_eight_choose_five_with_the_new_chip() -> None:
    for left, right, ways in ((3, 2, 2), (3, 3, 3), (4, 3, 4), (4, 1, 2)):
        chips = [f"r5c{4 - k}" for k in range(1, left + 1)] + [f"r5c{4 + k}" for k in range(1, right + 1)]
        there = table(hands=["J♦"], blue=" ".join(chips))
        claims = [name for name in there.legal if name.startswith("J♦ r5c4")]
        assert len(claims) == ways
        for claim in claims:
            first, last = (int(end[-1]) for end in claim.split()[2].split("-"))
            assert first <= 4 <= last


def test_seq_r12_nine_with_the_new_chip_in_the_middle_are_two() -> None:
    chips = " ".join(f"r5c{column}" for column in (1, 2, 3, 4, 6, 7, 8, 9))
    there = table(hands=["J♦"], blue=chips).play("J♦ r5c5")
    assert there.sequences == {"r5c1-r5c5", "r5c5-r5c9"}


def test_seq_r13_the_default_claim_is_first_in_order() -> None:
    cross = "r5c2 r5c3 r5c4 r5c6 r5c7 r2c5 r3c5 r4c5 r6c5 r7c5"
    there = table(hands=["J♦"], blue=cross)
    claims = [name for name in there.legal if name.startswith("J♦ r5c5")]
    assert len(claims) == 4
    assert there.play("J♦ r5c5").sequences == {"r5c2-r5c6", "r2c5-r6c5"}


@pytest.mark.parametrize(
    ("chips", "default"),
    [
        ("r2c2 r3c3 r4c4 r6c6 r7c7", "r2c2-r6c6"),  # falling: from the top
        ("r2c8 r3c7 r4c6 r6c4 r7c3", "r2c8-r6c4"),  # rising: from the top
        ("r2c5 r3c5 r4c5 r6c5 r7c5", "r2c5-r6c5"),
    ],
)
def test_seq_r13_within_a_line_the_one_nearest_to_the_top(chips: str, default: str) -> None:
    assert table(hands=["J♦"], blue=chips).play("J♦ r5c5").sequences == {default}


def test_seq_r13_a_claim_cannot_be_declined() -> None:
    there = table(hands=["J♦"], blue="r4c1 r4c2 r4c3 r4c4")
    assert "J♦ r4c5" not in there.legal
    with pytest.raises(IllegalMove, match="SEQ-R13"):
        there.play("J♦ r4c5 r4c2-r4c6")


# Three chips from r5c5 in every direction: 3 ways along a line, but 4 along the falling one with the corner r9c9.
# Where one arm has four, there are 4 ways along every line.
STAR = [(rows * k, columns * k) for rows in (-1, 0, 1) for columns in (-1, 0, 1) if rows or columns for k in (1, 2, 3)]
SHORT = " ".join(f"r{5 + rows}c{5 + columns}" for rows, columns in STAR)
LONG = f"{SHORT} r5c1 r1c5 r1c9"


def claims_of(there: Table) -> set[frozenset[str]]:
    """All claims of the two-eyed jack on r5c5: those that are listed, and those that can be marked."""
    if there.actor != 0 or there.sequences:
        return {frozenset(there.sequences)}
    names = [name for name in there.legal if name.startswith(("J♦ r5c5", "mark J♦ r5c5", "line"))]
    return {claim for name in names for claim in claims_of(there.fork().play(name))}


@pytest.mark.parametrize(("chips", "ways"), [(SHORT, 3 * 3 * 4 * 3), (LONG, 4 * 4 * 4 * 4)])
def test_seq_r13_every_possible_claim_can_be_made(chips: str, ways: int) -> None:
    book = Book(2, GAME.options(2, {}))
    book.board = dict.fromkeys(chips.split(), 0)
    expected = {frozenset(map(line_name, claim)) for claim in book.claims(0, "r5c5")}
    assert len(expected) == ways
    assert claims_of(table(hands=["J♦"], blue=chips)) == expected


def test_seq_r13_the_first_64_ways_are_listed_with_the_numbers_that_records_hold() -> None:
    there = table(hands=["J♦"], blue=SHORT)
    play = CARDS.index("J♦") << 8 | 12 * 6 + 6  # card and cell
    listed = [action for action in there.state.legal() if action & 0x3FFF == play]
    assert listed == [claim << 14 | play for claim in range(64)]
    assert len([name for name in there.legal if name.startswith("mark")]) == 1


def test_seq_r13_lines_are_marked_one_by_one() -> None:
    there = table(hands=["J♦"], blue=SHORT).play("mark J♦ r5c5")
    assert there.chips("blue") == set(SHORT.split())  # nothing is laid yet
    for line, ways in (("r5c4-r5c8", 3), ("r2c5-r6c5", 3), ("r3c3-r7c7", 4), ("r4c6-r8c2", 3)):
        assert len(there.legal) == ways
        with pytest.raises(IllegalMove, match="SEQ-R13"):
            there.play("pass")
        there.play(f"line {line}")
    assert there.sequences == {"r5c4-r5c8", "r2c5-r6c5", "r3c3-r7c7", "r4c6-r8c2"}
    assert (there.winner, there.discards(0)) == ("blue", ["J♦"])


def test_seq_r13_marking_stops_when_its_player_leaves_or_gives_a_card_up() -> None:
    words = {"hands": ["J♦ 2♠", "2♥ 3♥", "2♦ 3♦", "2♣ 3♣"], "blue": SHORT, "table_talk": "penalty"}
    there = table(4, **words).play("mark J♦ r5c5").interject(1, ACCUSE).interject(3, CONFIRM)
    assert there.legal == {"give J♦", "give 2♠"}
    there.play("give J♦").play("give 2♦")
    assert there.legal == {"2♠ r0c1", "2♠ r8c6"}
    gone = table(4, **words).play("mark J♦ r5c5").interject(0, LEAVE)
    assert (gone.actor, gone.view.marking) == (1, None)
    assert "2♥ r5c4" not in gone.legal  # Blue's chip lies there
    assert "2♥ r8c7" in gone.legal


def test_seq_r13_on_a_crowded_board_every_claim_is_listed_or_can_be_marked() -> None:
    """Every five spaces have one free space, or more: many chips could finish many lines in many ways."""
    rng = random.Random(13)
    spaces = sorted(space for space in SPACES if (int(space[1]) + 2 * int(space[3])) % 5 != 1)
    most = 0
    for _ in range(30):
        owned = set(rng.sample(spaces, len(spaces) - rng.randrange(14)))
        there = table(hands=["J♦ J♣"], blue=" ".join(sorted(owned)))
        names = there.legal
        most = max(most, len(names))
        for jack in ("J♦", "J♣"):
            for space in SPACES - owned:
                listed = sum(name.split()[:2] == [jack, space] for name in names)
                ways = math.prod(ways_along(direction, space, owned) for direction in range(4))
                assert listed == ways or (f"mark {jack} {space}" in names and 1 <= listed < ways)
    assert most > 274  # otherwise nothing had to be left out


def ways_along(direction: int, space: str, owned: set[str]) -> int:
    """In how many ways a chip may claim along a direction, at least 1. Two lines that share the chip are one way."""
    place = int(space[1]), int(space[3])
    rows, columns = ((0, 1), (1, 0), (1, 1), (1, -1))[direction]
    names = [f"r{place[0] + k * rows}c{place[1] + k * columns}" for k in range(-4, 5)]
    full = [set(names[k : k + 5]) - {space} <= owned | CORNERS for k in range(5)]
    return 1 if full[0] and full[4] else max(1, sum(full))


def test_seq_r20_chips_do_not_run_out() -> None:
    """48 are in the box; here Blue has 50 on the board and places one more."""
    chips: list[str] = []
    for space in sorted(SPACES):
        if (int(space[3]) + 2 * int(space[1])) % 5 and not has_five({*chips, space}) and len(chips) < 50:
            chips.append(space)
    there = table(hands=["J♦"], blue=" ".join(chips))
    assert len(chips) == 50
    free = next(name for name in sorted(there.legal) if "-" not in name)
    assert len(there.play(free).chips("blue")) == 51


def has_five(owned: set[str]) -> bool:
    return any(set(line) <= owned | CORNERS for line in LINES)


def test_seq_r21_any_members_chip_completes_a_line_for_the_team() -> None:
    there = table(4, hands=["", "", "5♠"], turn=2, blue="r0c1 r0c2 r0c3").play("5♠ r0c4")
    assert there.made("blue") == 1


# --- advanced rules


def test_seq_90_a_locked_chip_can_be_removed() -> None:
    board = {"hands": ["", "J♠"], "turn": 1, "blue": ROW, "blue_lines": "r4c1-r4c5"}
    assert table(**board).legal == {"pass"}
    assert table(**board, advanced_jacks=True).legal == {f"J♠ off {space}" for space in ROW.split()}


def test_seq_91_the_sequence_is_broken() -> None:
    there = table(hands=["", "J♠"], turn=1, blue=ROW, blue_lines="r4c1-r4c5", advanced_jacks=True)
    there.play("J♠ off r4c2")
    assert there.kinds[:2] == ["removed", "broken"]
    assert (there.made("blue"), there.locked) == (0, set())
    assert there.chips("blue") == set(ROW.split()) - {"r4c2"}


def test_seq_r17_the_owner_can_complete_it_again() -> None:
    there = table(hands=["J♦", "J♠"], turn=1, blue=ROW, blue_lines="r4c1-r4c5", advanced_jacks=True)
    there.play("J♠ off r4c3").draw_any().play("J♦ r4c3")
    assert there.sequences == {"r4c1-r4c5"}


def test_seq_r17_a_longer_line_counts_again_at_once() -> None:
    ten = " ".join(f"r4c{column}" for column in range(10))
    there = table(hands=["", "J♠"], turn=1, blue=ten, blue_lines="r4c2-r4c6", advanced_jacks=True)
    assert there.fork().play("J♠ off r4c4").sequences == {"r4c5-r4c9"}
    assert there.fork().play("J♠ off r4c2").sequences == {"r4c3-r4c7"}
    assert there.fork().play("J♠ off r4c6").sequences == {"r4c0-r4c4"}
    assert "reformed" in there.fork().play("J♠ off r4c6").kinds


def test_seq_r17_not_the_own_sequences_and_no_corner() -> None:
    there = table(hands=["J♠"], blue="r0c1 r0c2 r0c3 r0c4", blue_lines="r0c0-r0c4", advanced_jacks=True)
    assert there.legal == {"pass"}
    other = table(hands=["", "J♠"], turn=1, blue="r0c1 r0c2 r0c3 r0c4", blue_lines="r0c0-r0c4", advanced_jacks=True)
    assert other.legal == {f"J♠ off r0c{column}" for column in (1, 2, 3, 4)}


def test_seq_r17_with_three_sides_nothing_is_left_to_break() -> None:
    there = table(3, hands=["5♠", "J♠"], blue="r0c1 r0c2 r0c3", advanced_jacks=True).play("5♠ r0c4")
    assert there.winner == "blue"
