"""Finds the games: the built-in ones, and those of other packages in the entry-point group `ludotek.games`."""

from __future__ import annotations

import difflib
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points

from ludotek.kernel import AnyGame, Game, UnknownGame

BUILT_IN = ("ludo",)
GROUP = "ludotek.games"


@lru_cache(maxsize=1)
def games() -> dict[str, AnyGame]:
    """Every game by its id, the built-in ones first."""
    found: dict[str, AnyGame] = {}
    for name in BUILT_IN:
        found[name] = import_module(f"ludotek.games.{name}").GAME
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        game = entry.load()
        if not isinstance(game, Game):
            raise TypeError(f"entry point {entry.name} of {GROUP} gives {game!r}, which is not a Game")
        if game.id in found:
            raise TypeError(f"entry point {entry.name} of {GROUP}: there is already a game {game.id!r}")
        found[game.id] = game
    return found


def game(id: str) -> AnyGame:
    known = games()
    if id in known:
        return known[id]
    near = difflib.get_close_matches(id, known, n=1)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise UnknownGame(f"no game {id!r}{hint} There are: {', '.join(known)}")
