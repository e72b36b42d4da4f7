"""Players that are programs. They get what people get: a View and its legal actions."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from ludotek.bots.bot import Bot
from ludotek.bots.monte_carlo import MonteCarlo
from ludotek.bots.random_bot import RandomBot
from ludotek.bots.search import Clock, LevelBot, Searcher
from ludotek.bots.value_file import ENDING
from ludotek.kernel import LudotekError, Text
from ludotek.kernel.learned import USUAL_LEVELS

__all__ = [
    "BOTS",
    "EASY",
    "LEVELS",
    "Bot",
    "LevelBot",
    "MonteCarlo",
    "RandomBot",
    "Searcher",
    "UnknownBot",
    "is_bot",
    "make",
]

LEVELS: Final = tuple(USUAL_LEVELS)  # what players choose from, weak to strong
EASY: Final = "easy"  # who has not chosen yet meets this one


class UnknownBot(LudotekError, code="input/bot"): ...


def _monte_carlo(clock: Clock | None) -> Bot:
    return MonteCarlo()


def _random(clock: Clock | None) -> Bot:
    return RandomBot()


def _level(level: str, clock: Clock | None) -> Bot:
    return LevelBot(level, clock)


@lru_cache(maxsize=8)
def _learned(file: str) -> Bot:
    from ludotek.bots.learned import Learned  # it needs numpy, which the others do not

    return Learned(file)


# Name -> how to make one, with the clock that it may think by. Besides the levels there are two to measure by.
BOTS: dict[str, Callable[[Clock | None], Bot]] = {
    **{level: partial(_level, level) for level in LEVELS},
    "random": _random,
    "monte_carlo": _monte_carlo,
}


def is_bot(name: str) -> bool:
    """Whether `make` knows a bot of this name."""
    return name in BOTS or name.endswith(ENDING)


def make(level: str, clock: Clock | None = None) -> Bot:
    """A bot by its name, or by the value file (.npz) that it plays.

    Without a clock it thinks by iterations, which is the same on every machine.
    """
    if level.endswith(ENDING):
        return _learned(level)
    if level not in BOTS:
        known = ", ".join(BOTS)
        raise UnknownBot(Text("wrong-bot", {"given": level, "known": known}))
    return BOTS[level](clock)
