"""Is the chance to win that hints show true? Compared with how games of good bots end."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from ludotek import bots
from ludotek.bots.advise import advise
from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, OVER, Rng, State
from ludotek.lab.duel import STRIDE, teams_of

BINS: Final = 10
WIDTH: Final = 40  # columns of the plot
POSITIONS: Final = 8  # of one game at most: those of one game end alike
LOOKS: Final = 3  # searches of a hint; half of what a person gets, for time


class Estimate(msgspec.Struct, frozen=True):
    """What a hint said to the seat that decided, and how the game ended for it."""

    chance: float
    score: float


class Bin(msgspec.Struct, frozen=True):
    count: int
    said: float  # mean of the chances
    happened: float  # mean of the scores


class Calibration(msgspec.Struct, frozen=True):
    """`brier` is the mean square of chance minus score: lower is better. `constant` is that of always saying `par`."""

    game: str
    seats: int
    games: int
    positions: int
    brier: float
    constant: float
    bins: tuple[Bin, ...]

    @property
    def is_better(self) -> bool:
        return self.brier < self.constant


def calibrate(
    game: AnyGame,
    games: int,
    *,
    seats: int,
    seed: int = 1,
    level: str = "hard",
    progress: Callable[[float, str], None] = lambda share, what: None,
) -> Calibration:
    """Plays so many games of bots of a level, and asks for a hint in some positions of each."""
    found: list[Estimate] = []
    for number in range(games):
        progress(number / games, f"{game.id}: game {number + 1}")
        found += estimates(game, seats, level, Rng(seed * STRIDE + number))
    par = 1 / len(set(teams_of(game.new(seats, game.options(seats)), seats)))
    return result_of(game.id, seats, games, found, par)


def estimates(game: AnyGame, seats: int, level: str, rng: Rng) -> list[Estimate]:
    """Hints in some real decisions of one game, with how it ended."""
    seen = list(decisions(game, seats, level, rng))
    end = seen.pop()
    scores = end.scores()
    found = []
    for state in chosen(seen, rng):
        seat = int(state.actor)
        best = advise(game, game.view(state, seat), game.samples(state, seat), rng, looks=LOOKS)[0]
        if best.chance is not None:
            found.append(Estimate(best.chance, scores[seat]))
    return found


def decisions(game: AnyGame, seats: int, level: str, rng: Rng) -> Iterator[State]:
    """The positions of one game in which there was a choice, and in the end the last one."""
    state: State = game.new(seats, game.options(seats))
    bot = bots.make(level)
    while state.actor != OVER:
        seat = int(state.actor)
        if seat == CHANCE:
            state.apply(state.sample(rng))
            continue
        if len(state.legal()) > 1:
            yield state.copy()
        state.act(bot.choose(game, game.view(state, seat), game.samples(state, seat), rng))
    yield state


def chosen(states: Sequence[State], rng: Rng) -> list[State]:
    """One from each of equal parts of the game."""
    parts = min(POSITIONS, len(states))
    bounds = [len(states) * part // parts for part in range(parts + 1)] if parts else [0]
    return [states[low + rng.below(high - low)] for low, high in itertools.pairwise(bounds)]


def result_of(game: str, seats: int, games: int, found: Sequence[Estimate], par: float) -> Calibration:
    return Calibration(
        game=game,
        seats=seats,
        games=games,
        positions=len(found),
        brier=brier([one.chance for one in found], found),
        constant=brier([par] * len(found), found),
        bins=tuple(bin_of(part) for part in parts_of(found)),
    )


def brier(chances: Sequence[float], found: Sequence[Estimate]) -> float:
    squares = [(chance - one.score) ** 2 for chance, one in zip(chances, found, strict=True)]
    return sum(squares) / len(squares) if squares else 0.0


def parts_of(found: Sequence[Estimate]) -> list[list[Estimate]]:
    parts: list[list[Estimate]] = [[] for _ in range(BINS)]
    for one in found:
        parts[min(BINS - 1, int(one.chance * BINS))].append(one)
    return parts


def bin_of(part: Sequence[Estimate]) -> Bin:
    count = len(part)
    if not count:
        return Bin(0, 0.0, 0.0)
    return Bin(count, sum(one.chance for one in part) / count, sum(one.score for one in part) / count)


def lines_of(found: Calibration) -> list[str]:
    """The Brier score, and for each part of the scale what was said (o) and what happened (bar)."""
    sign = "better than a constant guess" if found.is_better else "NOT better than a constant guess"
    lines = [
        f"{found.game}, {found.seats} seats, {found.games} games, {found.positions} positions: "
        f"Brier {found.brier:.3f}, constant {found.constant:.3f}: {sign}",
        f"  {'said':>5} {'happened':>9} {'positions':>10}",
    ]
    filled = (one for one in found.bins if one.count)
    rows = (f"  {100 * one.said:4.0f}% {100 * one.happened:8.0f}% {one.count:10}  {plot(one)}" for one in filled)
    return [*lines, *rows]


def plot(one: Bin) -> str:
    bar = list("█" * round(WIDTH * one.happened) + "·" * (WIDTH - round(WIDTH * one.happened)))
    bar[min(WIDTH - 1, round(WIDTH * one.said))] = "o"
    return "".join(bar)
