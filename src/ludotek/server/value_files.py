"""Learned bots: value files of the operator's folder, each offered under its name where it fits."""

from __future__ import annotations

import importlib.util
import logging
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ludotek.bots import BOTS, EASY, LEVELS, UnknownBot
from ludotek.bots.value_file import ENDING, BadValue, is_fitting, read_parts
from ludotek.game import AnyGame
from ludotek.kernel import State
from ludotek.server.settings import Settings

FOLDER: Final = "bots"  # in the data folder
NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
log = logging.getLogger("ludotek.server")


class ValueFiles:
    def __init__(self, folder: Path) -> None:
        """Reads what the folder holds now. Raises BadValue if a file cannot be offered."""
        files = sorted(folder.glob(f"*{ENDING}")) if folder.is_dir() else []
        if files and importlib.util.find_spec("numpy") is None:
            raise BadValue(f"{files[0]} needs numpy: pip install ludotek[envs]")
        for file in files:
            if not NAME.fullmatch(file.stem) or file.stem in BOTS:
                raise BadValue(f"{file}: expected a name of a-z, 0-9, _ and -, which no other bot has")
        self._files = {file.stem: (file.resolve(), read_parts(file)) for file in files}

    def offered(self, game: AnyGame, seats: int, options: Mapping[str, object] | None = None) -> list[str]:
        """The levels, and the learned bots that can play this game with so many seats and these options."""
        state: State = game.new(seats, game.options(seats, options))
        return [*LEVELS, *(name for name, (_, parts) in self._files.items() if is_fitting(parts, state, seats))]

    def check(self, level: str, game: AnyGame, seats: int, options: Mapping[str, object] | None) -> str:
        """The level, if such a bot can play here. Raises UnknownBot."""
        if level in BOTS or (level in self._files and level in self.offered(game, seats, options)):
            return level
        if level in self._files:
            raise UnknownBot(f"the bot {level!r} did not learn this game with these players and options")
        raise UnknownBot(f"no bot {level!r}; there are {', '.join([*BOTS, *self._files])}")

    def player(self, level: str) -> str:
        """What a worker makes the bot of: a level, or a file. A bot whose file is gone is played by an easy one."""
        if level in self._files:
            return str(self._files[level][0])
        if level not in BOTS:
            log.warning("the value file of the bot %s is gone: %s plays for it", level, EASY)
            return EASY
        return level


def value_files(settings: Settings) -> ValueFiles:
    """Those of the folder that the settings name, else of `bots` in the data folder."""
    named = settings.matches.bots
    return ValueFiles(Path(named).expanduser() if named else settings.storage.folder / FOLDER)
