"""The jobs that a worker does. A job is plain data, so that it can be sent again to another worker."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from ludotek import bots
from ludotek.bots.advise import advise
from ludotek.game import AnyGame, reason
from ludotek.kernel import Rng, Samples, State, Text, View
from ludotek.workers.look_back import LookBack, look_back
from ludotek.workers.record_jobs import Games, RecordJob, game_of, read_record
from ludotek.workers.report import Report

PLAYOUTS: Final = 200  # a decision of `monte_carlo`
THINKING: Final = 0.1  # seconds of it


class Seat(msgspec.Struct, frozen=True):
    """What one seat may know: a position that it cannot tell from the real one, and chance for the thinking."""

    game: str
    seat: int
    position: dict[str, Any]
    chance: tuple[int, int, int, int]  # the state of the generator

    def load(self, games: Games) -> tuple[AnyGame, View, Samples, Rng]:
        """What a bot or a hint is asked with."""
        game = games[self.game]
        state: State = game.load(self.position)
        return game, game.view(state, self.seat), game.samples(state, self.seat), generator(self.chance)


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """A bot's decision. Only levels that think by a clock depend on `share`, the part of their time that they have."""

    asked: Seat
    level: str
    share: float = 1.0

    def run(self, games: Games, report: Report) -> int:
        return player(self.level, self.share).choose(*self.asked.load(games))


class HintMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move with the chance to win after it. `reason` says why it is good, where that is simple."""

    action: int
    chance: float | None  # None: it was not looked at, others are better
    is_best: bool  # the best, or about equal to it
    reason: Text | None = None


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """What a strong bot thinks of the seat's moves: the best one and the next, from the best to the worst."""

    asked: Seat
    shown: int = 3

    def run(self, games: Games, report: Report) -> list[HintMove]:
        game, view, samples, rng = self.asked.load(games)
        found = advise(game, view, samples, rng)
        return [
            HintMove(
                one.action,
                one.chance,
                one.is_best,
                reason(game, samples, self.asked.seat, one.action, rng) if number < self.shown else None,
            )
            for number, one in enumerate(found)
        ]


class Analyse(msgspec.Struct, frozen=True, tag="analyse"):
    """A look back at a finished match."""

    record: bytes

    def run(self, games: Games, report: Report) -> LookBack:
        record = read_record(self.record)
        return look_back(game_of(record, games), record, report)


Job = Choose | Advise | Analyse | RecordJob


def question(game: AnyGame, view: View, samples: Samples, rng: Rng) -> Seat:
    """A question to a bot, packed for a worker. It has the same generator, so the bot chooses as it would here."""
    if view.viewer is None:
        raise ValueError("a spectator decides nothing")
    chance = (int(rng.a), int(rng.b), int(rng.c), int(rng.counter))
    return Seat(game.id, view.viewer, dict(game.dump(samples.draw(generator(chance)))), chance)


def generator(state: tuple[int, int, int, int]) -> Rng:
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.counter = state
    return rng


def player(level: str, share: float) -> bots.Bot:
    """A bot whose clock runs faster the smaller its share of the time is."""

    def clock() -> float:
        return time.perf_counter() / share

    if level == "monte_carlo":
        return bots.MonteCarlo(PLAYOUTS, seconds=THINKING, clock=clock)
    return bots.make(level, clock=clock)
