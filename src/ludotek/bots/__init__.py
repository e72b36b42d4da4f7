"""Players that are programs. They get what people get: a View and its legal actions."""

from __future__ import annotations

from collections.abc import Callable

from ludotek.bots.bot import Bot
from ludotek.bots.monte_carlo import MonteCarlo
from ludotek.bots.random_bot import RandomBot
from ludotek.kernel import LudotekError, Text

__all__ = ["BOTS", "Bot", "MonteCarlo", "RandomBot", "UnknownBot", "make"]


class UnknownBot(LudotekError, code="input/bot"): ...


# Level -> how to make one.
BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "monte_carlo": MonteCarlo,
}


def make(level: str) -> Bot:
    if level not in BOTS:
        known = ", ".join(BOTS)
        raise UnknownBot(Text("wrong-bot", {"given": level, "known": known}))
    return BOTS[level]()
