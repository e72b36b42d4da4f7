"""Hints: every legal move with the chance to win after it, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from ludotek.bots.search import begin
from ludotek.kernel import AnyRules, Rng, Samples, View

LOOKS: Final = 6  # independent searches, of whose differences the spread is made
ITERATIONS: Final = 300  # of each
NARROW: Final = 0.005  # of two moves closer than this nobody can say which is better
CLOSE: Final = 2.0  # spreads


class Advice(msgspec.Struct, frozen=True):
    """One legal move. A move that search did not look at has no chance: others are better."""

    action: int
    chance: float | None  # to win, shared wins counted by their share
    spread: float  # standard error of the chance: repeats are about that far apart
    is_best: bool  # the best, or about equal to it


def advise(
    game: AnyRules, view: View, samples: Samples, rng: Rng, *, iterations: int = ITERATIONS, looks: int = LOOKS
) -> list[Advice]:
    """All legal moves of the seat that decides, from the best to the worst. It gets what the seat may know."""
    found: dict[int, list[tuple[int, float]]] = {action: [] for action in view.legal}
    for _ in range(looks):
        search = begin(game, samples.draw(rng), rng)
        search.run(iterations)
        for action, visits, mean in search.moves():
            if visits:
                found[action].append((visits, mean))
    rated = [rate(action, seen) for action, seen in found.items()]
    return ranked(rated, {action: sum(visits for visits, _ in seen) for action, seen in found.items()})


def rate(action: int, seen: Sequence[tuple[int, float]]) -> Advice:
    """From the visits and means of several searches."""
    total = sum(visits for visits, _ in seen)
    if total == 0:
        return Advice(action, None, 0.0, False)
    chance = sum(visits * mean for visits, mean in seen) / total
    apart = sum((mean - chance) ** 2 for _, mean in seen)
    # One look says nothing of the spread: then it is that of so many games that are won or lost.
    unsure = chance * (1 - chance) / total
    spread = math.sqrt(apart / (len(seen) - 1) / len(seen) if len(seen) > 1 else unsure)
    return Advice(action, chance, spread, False)


def ranked(rated: Sequence[Advice], tried: dict[int, int]) -> list[Advice]:
    """The move that search tried most is the best; those whose chances are not apart from its are about equal."""
    best = max(rated, key=lambda one: tried[one.action])
    top = best.chance or 0.0
    order = sorted(
        rated, key=lambda one: (one.action != best.action, -(one.chance if one.chance is not None else -1.0))
    )
    return [msgspec.structs.replace(one, is_best=one is best or is_close(one, best, top)) for one in order]


def is_close(one: Advice, best: Advice, top: float) -> bool:
    if one.chance is None:
        return False
    return one.chance >= top - max(NARROW, CLOSE * math.hypot(one.spread, best.spread))
