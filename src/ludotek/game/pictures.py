"""Pictures beside clauses of the rules that need one, from `pictures.toml` in the game's folder."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache

import msgspec

from ludotek.game.game import AnyGame
from ludotek.game.summary import Shot, draw, summary_of


class FromSummary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same picture as a step of the summary has, by its number."""

    step: int


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pictures: dict[str, dict[str, object]]  # clause -> a Shot or FromSummary


@lru_cache(maxsize=32)
def pictures_of(game: AnyGame) -> Mapping[str, Shot]:
    """Clause -> its picture; none if the game has no such pictures."""
    file = game.folder / "pictures.toml"
    if not file.is_file():
        return {}
    found = msgspec.convert(tomllib.loads(file.read_text("utf-8")), _File).pictures
    return {clause: shot_of(game, given) for clause, given in found.items()}


def shot_of(game: AnyGame, given: dict[str, object]) -> Shot:
    if "step" not in given:
        return msgspec.convert(given, Shot)
    summary, number = summary_of(game), msgspec.convert(given, FromSummary).step
    shot = summary.steps[number].picture if summary is not None else None
    if shot is None:
        raise ValueError(f"{game.id}: step {number} of the summary has no picture")
    return shot


@lru_cache(maxsize=256)
def draw_clause(game: AnyGame, clause: str, *, dark: bool = False) -> str | None:
    """Returns the picture beside a clause as SVG, None if it has none."""
    shot = pictures_of(game).get(clause)
    return None if shot is None else draw(game, shot, dark=dark)
