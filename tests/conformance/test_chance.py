"""Chance is an actor: its outcomes are listed with weights, can be entered, and are drawn by those weights."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotek.kernel import CHANCE, Event, IllegalMove, Rng
from tests.conformance.cases import Case, every_case, position, seed_of, walk
from tests.conformance.chi_square import follows

DRAWS = 3000
SHAPES = 6  # different weightings that are drawn from in one game


@every_case
def test_outcomes_are_listed_once_with_positive_weights(case: Case) -> None:
    for match in walk(case):
        if match.state.actor == CHANCE:
            outcomes = match.state.chances()
            assert outcomes
            assert len({action for action, _ in outcomes}) == len(outcomes)
            assert all(weight > 0 for _, weight in outcomes)
            assert match.state.chances() == outcomes, "always in the same order"


@every_case
def test_sample_follows_the_weights(case: Case) -> None:
    seen: set[tuple[tuple[int, int], ...]] = set()
    for match in walk(case):
        shape = tuple(match.state.chances()) if match.state.actor == CHANCE else ()
        if not shape or shape in seen or len(seen) == SHAPES:
            continue
        seen.add(shape)
        rng = Rng(seed_of(case))
        counts = Counter(int(match.state.sample(rng)) for _ in range(DRAWS))
        assert follows(counts, dict(shape)), f"{dict(counts)} for the weights {dict(shape)}"


@every_case
def test_chance_that_is_resolved_in_one_go_draws_the_same(case: Case) -> None:
    for match in walk(case):
        if match.state.actor != CHANCE:
            continue
        for story in (None, list[Event]()):
            whole, single = match.state.copy(), match.state.copy()
            whole.story, single.story = story, None if story is None else list[Event]()
            rng, same = Rng(seed_of(case)), Rng(seed_of(case))
            whole.resolve(rng)
            while single.actor == CHANCE:
                single.apply(single.sample(same))
            assert whole == single
            assert whole.actor == single.actor
            assert whole.story == single.story
            assert rng.bits() == same.bits(), "as many draws"


@every_case
def test_only_a_listed_outcome_can_be_entered_and_only_at_chance(case: Case) -> None:
    for match in walk(case, about=15):
        before = position(match), list(match.steps)
        possible = [action for action, _ in match.state.chances()] if match.state.actor == CHANCE else []
        for outcome in {-1, 0, 99, max(possible, default=1) + 1} - set(possible):
            with pytest.raises(IllegalMove) as caught:
                match.happen(outcome)
            assert caught.value.text.id == "refuse-no-chance"
            assert (position(match), list(match.steps)) == before
