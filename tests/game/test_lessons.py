"""How lessons are written: what cannot be played is refused, and says where."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludotek import catalogue
from ludotek.game import BadLesson, Lesson, Lessons, lessons_of
from ludotek.table.guide import _Guide
from tests.third_party.highcard.highcard import GAME as HIGHCARD

LUDO = catalogue.game("ludo")
END = Lesson("end", ("LUDO-70",), point=("die",))


def played(*play: Any, end: tuple[Lesson, ...] = (END,)) -> None:
    start = lessons_of(LUDO)
    assert start is not None
    _Guide(LUDO, Lessons(start.start, (Lesson("first", ("LUDO-20",), play=play), *end))).path()


def test_a_game_may_have_none() -> None:
    assert lessons_of(HIGHCARD) is None


def test_what_is_needed_to_tell_a_move_from_the_others_is_enough() -> None:
    played("globe", {"kind": "enter"})


@pytest.mark.parametrize(
    ("play", "reason"),
    [
        (("globe", {"kind": "step"}), "fits 0 moves"),
        (("globe", {"kind": "globe"}), "fits 3 moves"),
        (({"kind": "enter"},), "chance acts before"),
        (("globe", {"kind": "enter"}, "1", {"from": "10"}, "1"), "it is not the player's turn"),
    ],
    ids=["an illegal move", "several moves", "a move before the throw", "it ends when somebody else decides"],
)
def test_a_lesson_that_cannot_be_played_is_refused(play: tuple[Any, ...], reason: str) -> None:
    with pytest.raises(BadLesson, match=reason):
        played(*play)


def test_the_last_lesson_is_only_read() -> None:
    with pytest.raises(BadLesson, match="only read"):
        played("globe", {"kind": "enter"}, end=())


def test_a_misspelt_key_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="points"):
        msgspec.convert({"id": "aim", "clauses": [], "points": []}, Lesson)
