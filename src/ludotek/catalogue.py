"""Finds the games: the built-in ones, and those of other packages in the entry-point group `ludotek.games`."""

from __future__ import annotations

import difflib
import pkgutil
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points

import ludotek.games
from ludotek import _engine
from ludotek.game import AnyGame, Game
from ludotek.kernel import Text, UnknownGame

GROUP = "ludotek.games"


@lru_cache(maxsize=1)
def built_in() -> tuple[AnyGame, ...]:
    """The games of this package: every folder below `ludotek.games`, in their order on the shelf."""
    names = [found.name for found in pkgutil.iter_modules(ludotek.games.__path__)]
    with _engine.explain_old_twins():
        modules = [import_module(f"ludotek.games.{name}") for name in names]
    return tuple(sorted((module.GAME for module in modules), key=lambda game: (game.gallery_order, game.id)))


@lru_cache(maxsize=1)
def games() -> dict[str, AnyGame]:
    """Every game by its id, the built-in ones first."""
    found: dict[str, AnyGame] = {}
    for game in built_in():
        found[game.id] = game
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        other = entry.load()
        if not isinstance(other, Game):
            raise TypeError(f"entry point {entry.name} of {GROUP} gives {other!r}, which is not a Game")
        if other.id in found:
            raise TypeError(f"entry point {entry.name} of {GROUP}: there is already a game {other.id!r}")
        found[other.id] = other
    return found


def game(id: str) -> AnyGame:
    known = games()
    if id in known:
        return known[id]
    near = next(iter(difflib.get_close_matches(id, known, n=1)), "")
    wrong = Text("wrong-game-near" if near else "wrong-game", {"given": id, "near": near, "known": ", ".join(known)})
    raise UnknownGame(wrong)
