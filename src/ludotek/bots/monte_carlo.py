"""Flat Monte Carlo for any game: draw full states, play them out at random, take the best mean score.

Playouts go where they decide something: after a look at every action the best upper bound gets the next ones (UCB1).
"""

from __future__ import annotations

import math
from collections.abc import Callable

from ludotek.bots.bot import Bot
from ludotek.kernel import AnyRules, Rng, Samples, View, rollouts

BATCH = 4  # playouts per look at an action


class MonteCarlo(Bot):
    def __init__(
        self,
        playouts: int = 400,
        *,
        seconds: float | None = None,
        clock: Callable[[], float] | None = None,
        curiosity: float = 0.7,
    ) -> None:
        """At most `playouts` a decision; with `seconds` also at most that long by the given clock."""
        if seconds is not None and clock is None:
            raise ValueError("a budget in seconds needs a clock")
        self.playouts = playouts
        self.seconds = seconds
        self.clock = clock
        self.curiosity = curiosity

    def choose(self, game: AnyRules, view: View, samples: Samples, rng: Rng) -> int:
        actions = view.legal
        if len(actions) == 1 and not game.has_secrets:  # else the time it takes would tell that there was no choice
            return actions[0]
        sums = [0.0] * len(actions)
        counts = [0] * len(actions)
        known = None if game.has_secrets else samples.draw(rng)  # without secrets every sample is the same
        until = self.clock() + self.seconds if self.clock and self.seconds is not None else math.inf
        while sum(counts) < self.playouts and (self.clock is None or self.clock() < until or 0 in counts):
            i = self._most_promising(sums, counts)
            state = known or samples.draw(rng)
            batch = min(BATCH, self.playouts - sum(counts))
            sums[i] += rollouts(state, actions[i], view.actor, batch, rng)
            counts[i] += batch
        means = [total / max(count, 1) for total, count in zip(sums, counts, strict=True)]
        return actions[means.index(max(means))]

    def _most_promising(self, sums: list[float], counts: list[int]) -> int:
        if 0 in counts:
            return counts.index(0)
        log = math.log(sum(counts))
        bounds = [
            total / count + self.curiosity * math.sqrt(log / count) for total, count in zip(sums, counts, strict=True)
        ]
        return bounds.index(max(bounds))
