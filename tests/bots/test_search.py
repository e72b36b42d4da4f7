"""Bots that look ahead: their budget, their secrets, their strength."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludotek import catalogue
from ludotek.bots import LEVELS, LevelBot, RandomBot, Searcher
from ludotek.bots import search as searching
from ludotek.bots.search import CHUNK
from ludotek.game import AnyGame
from ludotek.kernel import OVER, Rng, Search, State, Strength
from ludotek.lab.duel import duel
from tests.third_party.highcard.highcard import GAME as HIGHCARD
from tests.third_party.highcard.highcard.rules import KEEP, SWAP, HighCardState

LUDO: AnyGame = catalogue.game("ludo")
CARDS: AnyGame = HIGHCARD


def after_deal(*cards: int) -> HighCardState:
    """Everybody has a card, seat 0 chooses first."""
    state: HighCardState = HIGHCARD.new(len(cards), HIGHCARD.options(len(cards)))
    for card in cards:
        state.apply(card)
    return state


def ludo_state(choices: int) -> State:
    """The first position with so many choices."""
    rng = Rng(3)
    state: State = LUDO.new(2, LUDO.options(2))
    while len(state.legal()) != choices:
        assert state.actor != OVER
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))] if legal else state.sample(rng))
    return state


def ask(bot: Searcher | LevelBot, game: AnyGame, state: State, seed: int = 1) -> int:
    seat = int(state.actor)
    return bot.choose(game, game.view(state, seat), game.samples(state, seat), Rng(seed))


@pytest.fixture
def spent(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many iterations were run, call by call."""
    found: list[int] = []

    class Counting:
        def __init__(self, search: Search) -> None:
            self.search = search

        def run(self, iterations: int) -> None:
            found.append(iterations)
            self.search.run(iterations)

        def best(self) -> int:
            return int(self.search.best())

    real = searching.begin
    monkeypatch.setattr(searching, "begin", lambda *args: Counting(real(*args)))
    return found


# What it finds


@pytest.mark.parametrize(("own", "choice"), [(1, SWAP), (2, SWAP), (5, KEEP)])
def test_it_finds_the_better_choice_without_any_advice_from_the_game(own: int, choice: int) -> None:
    """Against one card of 1 to 6 a low one is better changed, a high one kept."""
    assert ask(Searcher(600), CARDS, after_deal(own, 3), 5) == choice


def test_it_is_the_same_by_seed() -> None:
    state = ludo_state(3)
    assert len({ask(Searcher(50), LUDO, state, 11) for _ in range(3)}) == 1


def test_what_it_may_not_know_makes_no_difference() -> None:
    for own in range(1, 6):
        assert len({ask(Searcher(60), CARDS, after_deal(own, other), 7) for other in range(1, 7)}) == 1


@pytest.mark.compiled
def test_it_beats_random_play() -> None:
    score = duel(LUDO, Searcher(40), RandomBot(), 15, seed=4)
    assert score.is_better


# Its budget


def test_it_runs_as_many_iterations_as_it_has(spent: list[int]) -> None:
    ask(Searcher(77), LUDO, ludo_state(2))
    assert spent == [77]


def test_a_forced_move_takes_as_long_as_others_where_there_are_secrets(spent: list[int]) -> None:
    state = after_deal(6, 3)
    assert state.legal() == [KEEP]
    assert ask(Searcher(50), CARDS, state) == KEEP
    assert spent == [50]
    ask(Searcher(50), LUDO, ludo_state(1))
    assert spent == [50]  # without secrets it is made at once


def ticking(step: float) -> Callable[[], float]:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += step
        return now

    return clock


def test_with_a_clock_it_thinks_until_the_time_is_over(spent: list[int]) -> None:
    ask(Searcher(seconds=5, clock=ticking(1.0)), LUDO, ludo_state(2))
    assert spent == [CHUNK] * 5


def test_a_budget_that_cannot_be_kept_is_refused() -> None:
    with pytest.raises(ValueError, match="clock"):
        Searcher(seconds=1)
    with pytest.raises(ValueError, match="0 iterations"):
        Searcher(0)


# Levels


def test_a_level_is_as_strong_as_the_game_says(spent: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LUDO.levels, "medium", Strength(iterations=9))
    ask(LevelBot("medium"), LUDO, ludo_state(2))
    assert spent == [9]


def test_only_a_level_with_a_clock_thinks_by_time(spent: list[int]) -> None:
    ask(LevelBot("expert", ticking(0.4)), LUDO, ludo_state(2))
    assert spent == [CHUNK] * 3  # one second
    spent.clear()
    ask(LevelBot("expert"), LUDO, ludo_state(2))
    assert spent == [LUDO.levels["expert"].iterations]


def test_weak_levels_make_random_moves_as_often_as_they_should(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where search finds the one good choice, the share of the other is half of the random moves."""
    monkeypatch.setitem(CARDS.levels, "beginner", Strength(iterations=30, random=60))
    state = after_deal(1, 6)
    found = [ask(LevelBot("beginner"), CARDS, state, seed) for seed in range(100)]
    assert found.count(KEEP) == pytest.approx(30, abs=15)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_every_game_has_a_budget(level: str) -> None:
    for game in catalogue.games().values():
        strength = game.levels[level]
        assert strength.iterations >= 1
        assert (strength.seconds is not None) == (level == "expert")
        assert strength.random <= {"hard": 15, "expert": 0}.get(level, 100), "hard seldom errs, expert never"


def test_weaker_levels_never_think_longer() -> None:
    for game in catalogue.games().values():
        iterations = [game.levels[level].iterations for level in LEVELS]
        assert iterations == sorted(iterations)
        random = [game.levels[level].random for level in LEVELS]
        assert random == sorted(random, reverse=True)
