"""Looks ahead in any game, by a budget of iterations or of time, with some moves at random for weaker levels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotek.bots.bot import Bot
from ludotek.kernel import AnyRules, Rng, Samples, Search, State, Strength, Value, View
from ludotek.kernel.learned import Tuning

CHUNK: Final = 32  # iterations between two looks at the clock
PERCENT: Final = 100
Clock = Callable[[], float]


class Searcher(Bot):
    def __init__(self, iterations: int = 400, *, seconds: float | None = None, clock: Clock | None = None) -> None:
        """`iterations` a decision; or `seconds`, by the given clock."""
        if seconds is not None and clock is None:
            raise ValueError("a budget in seconds needs a clock")
        if iterations < 1:
            raise ValueError(f"{iterations} iterations: a search needs one at least")
        self.iterations = iterations
        self.seconds = seconds
        self.clock = clock

    def choose(self, game: AnyRules, view: View, samples: Samples, rng: Rng) -> int:
        if len(view.legal) == 1 and not game.has_secrets:  # else the time it takes would tell that there was no choice
            return view.legal[0]
        return int(self.search(game, samples, rng).best())

    def search(self, game: AnyRules, samples: Samples, rng: Rng) -> Search:
        """A search of the whole budget, for what it found."""
        if self.seconds is None or self.clock is None:
            search = begin(game, samples.draw(rng), rng)
            search.run(self.iterations)
            return search
        until = self.clock() + self.seconds
        search = begin(game, samples.draw(rng), rng)
        while True:
            search.run(CHUNK)
            if self.clock() >= until:
                return search


def begin(game: AnyRules, root: State, rng: Rng) -> Search:
    """A search from a state that the deciding seat cannot tell from the real one."""
    seats, _ = game.setting(root)
    learned = game.learned
    is_judged = learned.decisions >= 0
    value = Value(seats, learned.for_seats(seats) if is_judged else [])
    return begin_with(game, root, value, learned.decisions, rng)


def begin_with(game: AnyRules, root: State, value: Value, decisions: int, rng: Rng) -> Search:
    """The same with another value than the game's own."""
    tuning = game.tuning.get(int(value.seats), Tuning())
    return Search(
        root,
        int(value.seats),
        value,
        decisions=max(0, decisions),
        prior=tuning.prior,
        doubt=tuning.doubt,
        levels_deals=tuning.levels_deals,
        seed=int(rng.bits()),
    )


class LevelBot(Bot):
    """Plays at a named level: each game says what that takes."""

    def __init__(self, level: str, clock: Clock | None = None) -> None:
        """Without a clock every level thinks by iterations, so that it is the same on every machine."""
        self.level = level
        self.clock = clock

    def choose(self, game: AnyRules, view: View, samples: Samples, rng: Rng) -> int:
        strength = game.levels[self.level]
        if rng.below(PERCENT) < strength.random:
            return view.legal[rng.below(len(view.legal))]
        return self.searcher(strength).choose(game, view, samples, rng)

    def searcher(self, strength: Strength) -> Searcher:
        seconds = strength.seconds if self.clock else None
        return Searcher(strength.iterations, seconds=seconds, clock=self.clock)
