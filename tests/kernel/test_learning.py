"""Learning a value, on a game so small that the right value is known."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from ludotek.kernel import OVER, Learner, Options, PlainState, Plan, Rng, Search, Value
from ludotek.kernel.vecs import vec

STAY, RUN = range(2)
GOAL = 4


class Race(PlainState[Options]):
    """Two seats stay or run one field in turn; the first on the goal wins. Weights and chances are not used."""

    def __init__(self, plan: Plan[Options]) -> None:
        super().__init__(plan)
        self.at = [0] * plan.seats
        self.actor = 0

    def actions(self) -> list[int]:
        return [STAY, RUN]

    def apply(self, action: int) -> None:
        seat = int(self.actor)
        self.at[seat] += action
        self.actor = OVER if self.at[seat] == GOAL else (seat + 1) % self.plan.seats

    def final_scores(self) -> list[float]:
        return [1.0 if at == GOAL else 0.0 for at in self.at]

    def features(self, seat: i64, out: vec[float]) -> i64:
        out[0] = self.at[seat] / GOAL
        out[1] = 1.0 if self.actor == seat else 0.0
        return 2


def race() -> Race:
    return Race(Plan(2, Options()))


def learned(games: int = 300) -> Value:
    value = Value(2, [0.0, 0.0])
    Learner(race(), value, seed=1).play(games, 0.1)
    return value


def test_who_is_ahead_is_learned_to_be_ahead() -> None:
    value = learned()
    assert value.weights[0] > 1
    assert value.weights[0] > value.weights[1]
    state, out = race(), vec[float]([0.0, 0.0])
    state.at = [3, 1]
    assert value.chances_into(state, out)
    assert out[0] > 0.8
    assert out[0] + out[1] == pytest.approx(1)


def test_nothing_is_known_before_anything_is_learned() -> None:
    value, out = Value(2, [0.0, 0.0]), vec[float]([0.0, 0.0])
    state = race()
    state.at = [3, 0]
    assert value.chances_into(state, out)
    assert list(out) == [0.5, 0.5]
    assert not Value(2, []).chances_into(state, out)


def test_the_same_seed_learns_the_same() -> None:
    assert list(learned(20).weights) == list(learned(20).weights)


def test_search_with_the_value_runs() -> None:
    search = Search(race(), 2, learned(), seed=3)
    search.run(200)
    assert search.best() == RUN
    moves = {action: (visits, mean) for action, visits, mean in search.moves()}
    assert moves[RUN][1] > moves[STAY][1]
    assert moves[RUN][0] + moves[STAY][0] == 200


def test_search_without_a_value_plays_to_the_end() -> None:
    """One field from the goal: running wins at once, so every try of it scores 1."""
    state = race()
    state.at = [3, 3]
    search = Search(state, 2, Value(2, []), seed=3)
    search.run(100)
    assert {action: mean for action, _, mean in search.moves()}[RUN] == 1.0
    assert search.best() == RUN


def test_a_full_table_ends_growing_but_not_the_search() -> None:
    search = Search(race(), 2, Value(2, []), largest=8, seed=3)
    search.run(300)
    assert search.best() in (STAY, RUN)
    assert search.iterations == 300


def test_a_team_shares_its_chance() -> None:
    class Pairs(Race):
        def team(self, seat: i64) -> i64:
            return seat % 2

    state = Pairs(Plan(4, Options()))
    state.at = [3, 0, 0, 0]
    out = vec[float]([0.0] * 4)
    assert Value(4, [2.0, 0.0]).chances_into(state, out)
    assert out[0] == out[2] > out[1] == out[3]
    assert out[0] + out[1] == pytest.approx(1)


def test_who_cannot_win_any_more_has_no_chance() -> None:
    class Out(Race):
        def features(self, seat: i64, out: vec[float]) -> i64:
            return 0 if seat == 1 else super().features(seat, out)

    out = vec[float]([0.0, 0.0])
    assert Value(2, [1.0, 1.0]).chances_into(Out(Plan(2, Options())), out)
    assert list(out) == [1.0, 0.0]


class Deal(Race):
    """Who moves first may be far ahead or not: that is dealt anew in every iteration. Running helps a little."""

    def redeal(self, seat: i64, rng: Rng) -> None:
        self.at = [int(rng.below(2)) * 2, 0]


def spread(levels_deals: bool) -> float:
    """Between the means that searches with other seeds find for the same move."""
    found = []
    for seed in range(12):
        search = Search(Deal(Plan(2, Options())), 2, Value(2, [1.0, 0.0]), levels_deals=levels_deals, seed=seed)
        search.run(40)
        found.append({action: mean for action, _, mean in search.moves()}[RUN])
    mean = sum(found) / len(found)
    return sum((one - mean) ** 2 for one in found) / len(found)


def test_the_luck_of_deals_does_not_count_for_a_move() -> None:
    assert spread(levels_deals=True) < spread(levels_deals=False) / 2


def test_without_secrets_no_deal_is_lucky() -> None:
    found = []
    for levels_deals in (False, True):
        search = Search(race(), 2, learned(), levels_deals=levels_deals, seed=3)
        search.run(100)
        found.append(search.moves())
    assert found[0] == found[1]


def test_a_small_prior_leaves_the_choice_to_what_was_found() -> None:
    class Misled(Race):
        """Its weights are wrong: nobody wins by staying."""

        def weight_of(self, action: i64) -> i64:
            return 1 if action == RUN else 9

    def visits(prior: float) -> int:
        search = Search(Misled(Plan(2, Options())), 2, learned(), prior=prior, seed=3)
        search.run(60)
        return {action: visits for action, visits, _ in search.moves()}[RUN]

    assert visits(0.1) > visits(30.0) > 0
