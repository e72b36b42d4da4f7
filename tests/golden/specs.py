"""Which playthroughs there are: `tests/games/<game>/golden.toml`, one table for each."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

GOLDEN = Path(__file__).resolve().parent
GAMES = GOLDEN.parent / "games"


class Spec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    about: str  # what it shows
    seed: int
    seats: int
    options: dict[str, str | int | bool] = {}


def specs(game: str) -> dict[str, Spec]:
    """Name -> playthrough."""
    file = GAMES / game / "golden.toml"
    if not file.is_file():
        return {}
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, Spec])


def kept(game: str, name: str) -> Path:
    return GOLDEN / game / f"{name}.txt"
