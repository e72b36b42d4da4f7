"""Learns the value of a game by self-play, and chooses the best of a few by matches of the search that will use it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from ludotek.bots import Bot
from ludotek.bots.search import begin_with
from ludotek.kernel import AnyRules, Learned, Learner, Rng, Samples, State, Value, View, feature_count
from ludotek.kernel.playouts import play_randomly
from ludotek.lab.duel import duel

STAGES: Final = 12
FIRST_RATE, LAST_RATE = 0.02, 0.002
Progress = Callable[[float, str], None]  # the share that is done, and what is being done


class Recipe(msgspec.Struct, frozen=True):
    """How one candidate is taught."""

    trust: float  # the lambda of TD(lambda)
    weighed: int  # percent of the moves that are made by weight
    random: int  # percent at random
    share: float = 1.0  # of the games


# Strength in one ply is no guide to strength in search, so several are tried (docs/adr/0009-search.md).
RECIPES: Final = (Recipe(0.9, 25, 5), Recipe(0.8, 0, 5), Recipe(0.9, 60, 10), Recipe(0.9, 25, 5, 0.25))


class Plan(msgspec.Struct, frozen=True):
    games: int  # of self-play for each candidate
    rounds: int  # of every match between candidates
    iterations: int  # of the search in these matches
    seed: int
    decisions: int  # played by weight before the value judges

    @property
    def has_matches(self) -> bool:
        """Whether candidates are compared: not if the value judges nothing in search."""
        return self.rounds > 0 and self.decisions >= 0


class Candidate(Bot):
    """Search with weights that are not in the game's folder."""

    def __init__(self, weights: Sequence[float], plan: Plan) -> None:
        self.weights = list(weights)
        self.plan = plan

    def choose(self, game: AnyRules, view: View, samples: Samples, rng: Rng) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        root: State = samples.draw(rng)
        seats, _ = game.setting(root)
        weights = self.weights if self.plan.decisions >= 0 else []
        search = begin_with(game, root, Value(seats, weights), self.plan.decisions, rng)
        search.run(self.plan.iterations)
        return int(search.best())


def learn_value(game: AnyRules, seats: int, plan: Plan, progress: Progress) -> tuple[float, ...]:
    """The weights for so many seats; empty if the game has no features."""
    size = size_of(game, seats)
    if size == 0:
        return ()
    candidates = []
    recipes = RECIPES if plan.has_matches else RECIPES[:1]
    for number, recipe in enumerate(recipes):
        progress(0.5 * number / len(recipes), f"recipe {number + 1} of {len(recipes)}")
        candidates.append(teach(game, seats, size, recipe, plan))
    return best_of(game, seats, candidates, plan, progress)


def size_of(game: AnyRules, seats: int) -> int:
    """How many features a position in play has."""
    state: State = game.new(seats, game.options(seats))
    play_randomly(state, Rng(1), 30)
    return int(feature_count(state, seats))


def teach(game: AnyRules, seats: int, size: int, recipe: Recipe, plan: Plan) -> tuple[float, ...]:
    value = Value(seats, [0.0] * size)
    start: State = game.new(seats, game.options(seats))
    learner = Learner(start, value, seed=plan.seed, trust=recipe.trust, weighed=recipe.weighed, random=recipe.random)
    games = max(STAGES, int(plan.games * recipe.share))
    for stage in range(STAGES):
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (stage / (STAGES - 1))
        learner.play(games // STAGES, rate)
    return tuple(round(value.weights[feature], 4) for feature in range(size))


def best_of(
    game: AnyRules, seats: int, candidates: Sequence[tuple[float, ...]], plan: Plan, progress: Progress
) -> tuple[float, ...]:
    """A recipe that beats the best so far takes its place."""
    best = candidates[0]
    for number, weights in enumerate(candidates[1:], start=1):
        progress(0.5 + 0.5 * (number - 1) / (len(candidates) - 1), f"match {number} of {len(candidates) - 1}")
        challenger, holder = Candidate(weights, plan), Candidate(best, plan)
        score = duel(game, challenger, holder, plan.rounds, seats=seats, seed=plan.seed + number)
        if score.mean > score.par:
            best = weights
    return best


def command_of(game: AnyRules, plan: Plan) -> str:
    return (
        f"ludotek lab learn {game.id} --games {plan.games} --rounds {plan.rounds} --iterations {plan.iterations} "
        f"--decisions {plan.decisions} --seed {plan.seed}"
    )


def plan_of(command: str) -> Plan:
    """The plan of a command as `command_of` writes it. Raises ValueError."""
    words = command.split()[4:]
    given = {name.removeprefix("--"): int(value) for name, value in zip(words[::2], words[1::2], strict=True)}
    try:
        return msgspec.convert(given, Plan)
    except msgspec.ValidationError as error:
        raise ValueError(f"{command!r} is no command that learns: {error}") from None


def difference(kept: Learned, again: Learned) -> str | None:
    """What is not the same in two files of weights; None if they are equal."""
    if kept.decisions != again.decisions:
        return f"decisions: {kept.decisions} in the file, {again.decisions} now"
    for seats in sorted(kept.weights.keys() | again.weights.keys()):
        old, new = kept.for_seats(seats), again.for_seats(seats)
        if old != new:
            return f"{seats} seats: {old} in the file, {new} now"
    return None


def learn(game: AnyRules, plan: Plan, progress: Progress) -> Learned:
    """Weights for every number of seats."""
    found = {}
    for number, seats in enumerate(game.seats):

        def report(share: float, what: str, number: int = number, seats: int = seats) -> None:
            progress((number + share) / len(game.seats), f"{seats} seats: {what}")

        weights = learn_value(game, seats, plan, report)
        if weights:
            found[seats] = weights
    return Learned(command=command_of(game, plan), decisions=plan.decisions, weights=found)
