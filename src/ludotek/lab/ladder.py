"""The ladder of levels: does each beat the one below, and by how much?"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator, Sequence

from ludotek import bots
from ludotek.bots import Bot, MonteCarlo, Searcher
from ludotek.game import AnyGame
from ludotek.lab.duel import Score, duel

MANY = 10_000_000  # playouts: more than any budget in seconds allows
SEARCH = "search:"  # then iterations


def rung(name: str, seconds: float | None) -> Bot:
    """A bot by its name, or `search:N` for N iterations of search.

    With a budget expert and monte_carlo take that much CPU time, so that they are comparable.
    """
    if name.startswith(SEARCH):
        return Searcher(int(name.removeprefix(SEARCH)))
    if seconds is not None and name == "monte_carlo":
        return MonteCarlo(MANY, seconds=seconds, clock=time.process_time)
    if seconds is not None and name == bots.LEVELS[-1]:
        return Searcher(seconds=seconds, clock=time.process_time)
    return bots.make(name)


def climb(
    game: AnyGame, names: Sequence[str], rounds: int, *, seats: int, seconds: float | None, seed: int
) -> Iterator[str]:
    """A line for every two neighbours."""
    for below, above in itertools.pairwise(names):
        score = duel(game, rung(above, seconds), rung(below, seconds), rounds, seats=seats, seed=seed)
        yield line_of(game.id, seats, above, below, score)


def line_of(game: str, seats: int, above: str, below: str, score: Score) -> str:
    sign = "better" if score.is_better else "not shown to be better"
    return (
        f"{game:<20}{seats:>3} seats  {above:<12}against {below:<12}{100 * score.mean:5.1f} %  "
        f"({100 * score.low:.1f} to {100 * score.high:.1f}, par {100 * score.par:.0f}, {score.games} games)  {sign}"
    )
