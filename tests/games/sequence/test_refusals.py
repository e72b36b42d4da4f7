"""Every kind of mistake is refused with its reason and its clause, and changes nothing."""

from __future__ import annotations

import pytest

from ludotek.games.sequence import GAME
from ludotek.games.sequence.rules.plan import PASS
from ludotek.kernel import INTERJECTION, IllegalMove
from ludotek.text import Words
from tests.games.sequence.table import ACCUSE, CONFIRM, table

LOCK = {"blue": "r0c1 r0c2 r0c3 r0c4 r6c6", "blue_lines": "r0c0-r0c4", "green": "r7c7"}
DEAD = {"blue": "r4c3", "green": "r5c8"}
CASES: list[tuple[str, dict[str, object], str, str, str]] = [
    ("a card of somebody else", {"hands": ["2♠", "3♠"]}, "3♠ r0c2", "not_in_hand", "SEQ-20"),
    ("no card at all", {"hands": ["2♠"]}, "Z9 r0c2", "not_in_hand", "SEQ-20"),
    ("no space at all", {"hands": ["2♠"]}, "2♠ r9c99", "no_space", "SEQ-20"),
    ("another card's space", {"hands": ["2♠"]}, "2♠ r0c2", "no_match", "SEQ-20"),
    ("a taken space", {"hands": ["2♠"], "green": "r0c1"}, "2♠ r0c1", "taken", "SEQ-23"),
    ("a taken space for a wild jack", {"hands": ["J♦"], "green": "r0c1"}, "J♦ r0c1", "taken", "SEQ-23"),
    ("passing with a card to play", {"hands": ["2♠"]}, "pass", "must_play", "SEQ-26"),
    ("passing with a dead card", {"hands": ["6♥"], "blue": "r4c3 r5c8"}, "pass", "must_exchange", "SEQ-R06"),
    ("a corner", {"hands": ["J♦"]}, "J♦ r9c9", "corner", "SEQ-33"),
    ("placing with a remover", {"hands": ["J♠"], "green": "r5c5"}, "J♠ r4c4", "removes_only", "SEQ-42"),
    ("removing with another card", {"hands": ["2♠"], "green": "r5c5"}, "2♠ off r5c5", "cannot_remove", "SEQ-42"),
    ("removing nothing", {"hands": ["J♠"], "green": "r5c5"}, "J♠ off r4c4", "nothing_there", "SEQ-42"),
    ("removing a corner", {"hands": ["J♠"], "green": "r5c5"}, "J♠ off r0c0", "corner_no_chip", "SEQ-31"),
    ("removing an own chip", {"hands": ["J♠"], **LOCK}, "J♠ off r6c6", "own_chip", "SEQ-43"),
    ("removing a locked chip", {"hands": ["", "J♠"], "turn": 1, **LOCK}, "J♠ off r0c2", "locked", "SEQ-44"),
    ("a dead card", {"hands": ["6♥ 2♠"], **DEAD}, "6♥ r4c3", "dead_card", "SEQ-50"),
    ("exchanging a living card", {"hands": ["2♠"]}, "exchange 2♠", "not_dead", "SEQ-R07"),
    ("exchanging a jack", {"hands": ["J♠ 2♠"]}, "exchange J♠", "jack_never_dead", "SEQ-53"),
    ("a second exchange", {"hands": ["6♥ 2♠"], "exchanged": 1, **DEAD}, "exchange 6♥", "one_exchange", "SEQ-52"),
    ("giving up without a penalty", {"hands": ["2♠"]}, "give 2♠", "no_penalty", "SEQ-80"),
    (
        "a claim that is not there",
        {"hands": ["J♦"], "blue": "r4c1 r4c2 r4c3 r4c5 r4c6"},
        "J♦ r4c4 r4c3-r4c7",
        "claim",
        "SEQ-R13",
    ),
]


@pytest.mark.parametrize(("name", "words", "move", "code", "clause"), CASES, ids=[case[0] for case in CASES])
def test_refused_with_reason_and_clause(name: str, words: dict[str, object], move: str, code: str, clause: str) -> None:
    there = table(**words)
    before = GAME.dump(there.state)
    with pytest.raises(IllegalMove) as refused:
        there.play(move)
    assert (refused.value.code, refused.value.clause) == (f"illegal/{code}", clause)
    assert GAME.dump(there.state) == before
    assert there.match.steps == []
    assert Words("en", GAME).say(refused.value.text, ["Ann", "Bo"])


def test_a_penalty_comes_first() -> None:
    hands = ["2♠ 3♠", "2♥ 3♥", "2♦ 3♦", "2♣ 3♣"]
    there = table(4, hands=hands, table_talk="penalty").interject(1, ACCUSE).interject(3, CONFIRM)
    with pytest.raises(IllegalMove, match="SEQ-R16"):
        there.play("2♠ r0c1")


def test_only_the_seat_that_is_asked_plays() -> None:
    there = table(hands=["2♠", "3♠"])
    with pytest.raises(IllegalMove, match="SEQ-17") as refused:
        there.match.play(1, GAME.move(there.state, there.state.legal()[0]))
    assert refused.value.code == "illegal/not_your_turn"
    there.play("2♠ r0c1")
    with pytest.raises(IllegalMove, match="chance acts first"):
        there.match.play(1, there.state.legal()[0] if there.state.legal() else 0)


def test_numbers_that_are_not_legal_are_refused() -> None:
    there = table(hands=["2♠", "3♠"])
    for wrong in (-5, 0, PASS, INTERJECTION >> 1, INTERJECTION):
        with pytest.raises(IllegalMove):
            there.match.play(0, wrong)
