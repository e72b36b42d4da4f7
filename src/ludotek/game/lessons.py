"""The guided first game: a fixed start, and lessons that each say one idea and let the player do it.

`lessons.toml` in the game's folder holds the start, what is pointed at and everything that happens; the words are in
the game's text files, as `lesson-<id>` and, for a tap on something else, `lesson-<id>-why`.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any

import msgspec

from ludotek.game.game import AnyGame
from ludotek.kernel import LudotekError, Text

Item = str | dict[str, Any]  # the name of a chance outcome, or the named move of the seat that decides


class BadLesson(LudotekError, code="game/bad_lesson"):
    """A lesson that cannot be played as it is written."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea. Without `play` it is only read; else it lasts until all of that has happened."""

    id: str
    clauses: tuple[str, ...]
    point: tuple[str, ...] = ()  # ids of things in the picture, or panel-<seat>; else the things of the awaited choice
    play: tuple[Item, ...] = ()  # in order: what chance gives, and what the player and the bots do

    @property
    def text(self) -> Text:
        return Text(f"lesson-{self.id}")

    @property
    def why(self) -> Text:
        """Why something else that was tapped is not what the lesson wants."""
        return Text(f"lesson-{self.id}-why")


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: dict[str, Any]  # a position
    lessons: tuple[Lesson, ...]
    seat: int = 0  # of the player who learns
    level: str = "easy"  # of the bots


@lru_cache(maxsize=128)
def lessons_of(game: AnyGame) -> Lessons | None:
    """Returns the guided first game, None if the game has none."""
    file = game.folder / "lessons.toml"
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lessons)
