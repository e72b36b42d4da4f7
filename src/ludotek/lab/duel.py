"""Two bots against each other on shared chance: every deal and every throw meets both of them on every side."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from ludotek.bots import Bot
from ludotek.kernel import CHANCE, OVER, AnyRules, Rng, State

SURE: Final = 1.96  # standard errors to either side: 95 %
STRIDE: Final = 1_000_003  # between the seeds of two runs
THINKING: Final = 1_000_000_007  # between the generators of chance and of the bots


class Score(msgspec.Struct, frozen=True):
    """The share of the wins that one bot had, with its 95 % interval. `par` is what equal bots have."""

    games: int
    mean: float
    low: float
    high: float
    par: float

    @property
    def is_better(self) -> bool:
        """Whether the interval is above what equal bots have."""
        return self.low > self.par


def duel(
    game: AnyRules,
    one: Bot,
    other: Bot,
    rounds: int,
    *,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Score:
    """The score of `one`. In a round it plays once for each team, all other seats are `other`'s, by the same chance."""
    teams = teams_of(begin(game, seats, options), seats)
    found: list[float] = []
    for number in range(rounds):
        found.append(play_round(game, one, other, teams, number, options=options, seed=seed))
        progress(number + 1)
    return score_of(found, len(set(teams)))


def play_round(
    game: AnyRules,
    one: Bot,
    other: Bot,
    teams: Sequence[int],
    number: int,
    *,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
) -> float:
    """The mean score of `one` over the games of a round. Follows from the seed and the number of the round alone."""
    total = 0.0
    for team in sorted(set(teams)):
        bots = [one if mine == team else other for mine in teams]
        first = seed * STRIDE + number
        scores = play(game, bots, options, Rng(first), Rng(first + THINKING))
        total += scores[teams.index(team)]
    return total / len(set(teams))


def begin(game: AnyRules, seats: int, options: Mapping[str, object] | None) -> State:
    state: State = game.new(seats, game.options(seats, options))
    return state


def teams_of(state: State, seats: int) -> list[int]:
    return [int(state.team(seat)) for seat in range(seats)]


def play(
    game: AnyRules, bots: Sequence[Bot], options: Mapping[str, object] | None, chance: Rng, thinking: Rng
) -> list[float]:
    """The scores of one game. Bots draw from a generator of their own: throws do not depend on their thinking.

    A bot is asked only where there is a choice.
    """
    state = begin(game, len(bots), options)
    while state.actor != OVER:
        seat = int(state.actor)
        if seat == CHANCE:
            state.apply(state.sample(chance))
            continue
        legal = state.legal()
        if len(legal) == 1:
            state.act(legal[0])
            continue
        state.act(bots[seat].choose(game, game.view(state, seat), game.samples(state, seat), thinking))
    return list(state.scores())


def score_of(rounds: Sequence[float], teams: int) -> Score:
    """From the mean scores of rounds. Games of one round share their chance, so the interval is over rounds."""
    count = len(rounds)
    mean = sum(rounds) / count
    spread = math.sqrt(sum((score - mean) ** 2 for score in rounds) / max(1, count - 1) / count)
    low, high = mean - SURE * spread, mean + SURE * spread
    if spread == 0.0:
        low, high = wilson(mean, count)
    return Score(count * teams, mean, max(0.0, low), min(1.0, high), 1 / teams)


def wilson(mean: float, count: int) -> tuple[float, float]:
    """The interval of a share of so many, which is never empty."""
    square = SURE * SURE
    middle = (mean + square / (2 * count)) / (1 + square / count)
    half = SURE * math.sqrt(mean * (1 - mean) / count + square / (4 * count * count)) / (1 + square / count)
    return middle - half, middle + half
