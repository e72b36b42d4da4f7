"""The game on one screen: aim, a turn in a few steps with pictures, the end, and what beginners get wrong.

`summary.toml` in the game's folder holds the English text, the clauses behind it and the positions of the pictures;
`text/summary.<language>.toml` holds the translations.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any

import msgspec

from ludotek.game.game import AnyGame

Box = tuple[float, float, float, float]  # left, top, width and height of a part of a surface


class Shot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of a loaded position, or of a part of it."""

    position: dict[str, Any]
    viewer: int | None = 0  # None: a spectator
    surface: str = "board"
    box: Box | None = None  # None: the whole surface


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    text: str
    clauses: tuple[str, ...] = ()
    picture: Shot | None = None


class Summary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    aim: Step
    turn: tuple[Step, ...]  # three to five
    end: Step
    mistakes: tuple[Step, ...]  # three

    @property
    def steps(self) -> tuple[Step, ...]:
        """All of it in reading order; pictures are numbered by their place here."""
        return (self.aim, *self.turn, self.end, *self.mistakes)


class _Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    aim: str
    turn: tuple[str, ...]
    end: str
    mistakes: tuple[str, ...]


@lru_cache(maxsize=128)
def summary_of(game: AnyGame, language: str = "en") -> Summary | None:
    """Returns the summary in a language, in English if it is not translated, None if the game has none."""
    file = game.folder / "summary.toml"
    if not file.is_file():
        return None
    english = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Summary)
    words = game.folder / "text" / f"summary.{language}.toml"
    if language == "en" or not words.is_file():
        return english
    return _translated(english, msgspec.convert(tomllib.loads(words.read_text("utf-8")), _Translation))


def _translated(english: Summary, words: _Translation) -> Summary:
    return Summary(
        aim=_say(english.aim, words.aim),
        turn=tuple(map(_say, english.turn, words.turn)),
        end=_say(english.end, words.end),
        mistakes=tuple(map(_say, english.mistakes, words.mistakes)),
    )


def _say(step: Step, text: str) -> Step:
    return msgspec.structs.replace(step, text=text)


@lru_cache(maxsize=256)
def draw_step(game: AnyGame, number: int, *, dark: bool = False) -> str | None:
    """Returns the picture of a step as SVG, None if there is no such step or it has no picture."""
    summary = summary_of(game)
    if summary is None or not 0 <= number < len(summary.steps):
        return None
    shot = summary.steps[number].picture
    return None if shot is None else draw(game, shot, dark=dark)


def draw(game: AnyGame, shot: Shot, *, dark: bool = False) -> str:
    """Returns a picture as SVG."""
    state = game.load({"game": game.id, "version": game.version, **shot.position})
    return game.scene(game.view(state, shot.viewer)).svg(dark=dark, surface=shot.surface, box=shot.box)
