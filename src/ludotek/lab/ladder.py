"""The ladder of levels: does each beat the one below, and by how much?"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module

import msgspec

from ludotek import bots
from ludotek.bots import Bot, MonteCarlo, Searcher
from ludotek.game import AnyGame
from ludotek.lab.duel import Score, begin, play_round, score_of, teams_of
from ludotek.lab.workers import played_by, processes_for

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


class Pairing(msgspec.Struct, frozen=True):
    """Two neighbours on the ladder: plain data, so that any process can play it."""

    package: str  # of the game
    above: str
    below: str
    seats: int
    seconds: float | None
    seed: int

    @property
    def game(self) -> AnyGame:
        found: AnyGame = import_module(self.package).GAME
        return found

    @property
    def teams(self) -> list[int]:
        return teams_of(begin(self.game, self.seats, None), self.seats)


class Step(msgspec.Struct, frozen=True):
    """What is known of a pairing."""

    pairing: Pairing
    score: Score | None  # None if no round is done
    is_whole: bool  # whether all rounds were played

    @property
    def line(self) -> str:
        one = self.pairing
        if self.score is None:
            return (
                f"{one.game.id:<20}{one.seats:>3} seats  {one.above:<12}against {one.below:<12}stopped before a round"
            )
        stopped = "" if self.is_whole else ", stopped before the end"
        return line_of(one.game.id, one.seats, one.above, one.below, self.score) + stopped


def play_rounds(pairing: Pairing, first: int, count: int) -> list[tuple[int, float]]:
    """The numbers of so many rounds with the score of the upper one in each."""
    game, teams = pairing.game, pairing.teams
    one, other = rung(pairing.above, pairing.seconds), rung(pairing.below, pairing.seconds)
    numbers = range(first, first + count)
    return [(number, play_round(game, one, other, teams, number, seed=pairing.seed)) for number in numbers]


Progress = Callable[[int, str], None]  # rounds of this pairing that are done, and the score so far


def climb(
    game: AnyGame,
    names: Sequence[str],
    rounds: int,
    *,
    seats: int,
    seconds: float | None,
    seed: int,
    processes: int | None = None,
    progress: Progress = lambda done, what: None,
) -> Iterator[Step]:
    """Every two neighbours, by the same rounds whatever the number of processes.

    Ctrl-C ends it: the pairing at hand is the last one, with the rounds that are done.
    """
    for below, above in itertools.pairwise(names):
        step = compare(Pairing(game.package, above, below, seats, seconds, seed), rounds, processes, progress)
        yield step
        if not step.is_whole:
            return


def compare(pairing: Pairing, rounds: int, processes: int | None, progress: Progress) -> Step:
    """All rounds of a pairing, or those that are done when Ctrl-C ends it."""
    teams = len(set(pairing.teams))
    count = processes_for(rounds * teams, processes)
    jobs = [(0, pairing, number, 1) for number in range(rounds)]  # one by one: a round of slow bots takes minutes
    found: dict[int, float] = {}
    is_whole = True
    progress(0, f"{pairing.above} against {pairing.below}")
    try:
        for _, played in played_by(count, jobs, play_rounds):
            found.update(played)
            so_far = score_of(list(found.values()), teams)
            progress(len(found), f"{pairing.above} against {pairing.below}: {100 * so_far.mean:.1f} %")
    except KeyboardInterrupt:
        is_whole = False
    in_order = [found[number] for number in sorted(found)]
    return Step(pairing, score_of(in_order, teams) if found else None, is_whole)


def line_of(game: str, seats: int, above: str, below: str, score: Score) -> str:
    sign = "better" if score.is_better else "not shown to be better"
    return (
        f"{game:<20}{seats:>3} seats  {above:<12}against {below:<12}{100 * score.mean:5.1f} %  "
        f"({100 * score.low:.1f} to {100 * score.high:.1f}, par {100 * score.par:.0f}, {score.games} games)  {sign}"
    )
