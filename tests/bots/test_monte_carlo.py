"""The Monte Carlo bot: it knows only its view and samples, keeps to its budget, and plays better than chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotek import catalogue
from ludotek.bots import Bot, MonteCarlo, RandomBot, monte_carlo
from ludotek.game import AnyGame
from ludotek.kernel import Match, Rng, Samples, State
from ludotek.lab.arena import tournament
from tests.third_party.highcard.highcard import GAME
from tests.third_party.highcard.highcard.rules import KEEP, SWAP, HighCardState

LUDO: AnyGame = catalogue.game("ludo")


class Spy(Samples[State]):
    """Counts how often it is drawn from."""

    def __init__(self, state: State) -> None:
        super().__init__(state, int(state.actor))
        self.drawn: list[State] = []

    def draw(self, rng: Rng) -> State:
        self.drawn.append(super().draw(rng))
        return self.drawn[-1]


def after_deal(*cards: int) -> HighCardState:
    state = GAME.new(2, GAME.options(2))
    for card in cards:
        state.apply(card)
    return state


def ludo_state(choices: int) -> State:
    """A state in which the seat that decides has this many choices."""
    match = Match.new(LUDO, 2)
    rng = Rng(3)
    while len(match.state.legal()) != choices:
        if match.state.actor < 0:
            match.draw(rng)
        else:
            match.play(int(match.state.actor), match.state.legal()[-1])
    return match.state


def ask(bot: Bot, game: AnyGame, state: State, rng: Rng) -> int:
    """What a bot chooses for the seat that decides."""
    seat = int(state.actor)
    return bot.choose(game, game.view(state, seat), game.samples(state, seat), rng)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[State, int, int, int]]:
    """Every call for playouts: state, action, seat, how many. They all score nothing."""
    calls: list[tuple[State, int, int, int]] = []

    def rollouts(state: State, action: int, seat: int, count: int, rng: Rng) -> float:
        calls.append((state, action, seat, count))
        return 0.0

    monkeypatch.setattr(monte_carlo, "rollouts", rollouts)
    return calls


# --- what it knows


class Blind:
    """A game whose every question about a state is refused: bots ask it only for what holds in every state."""

    has_secrets = True

    def __getattr__(self, name: str) -> object:
        raise AssertionError(f"a bot asked the game for {name}")


@pytest.mark.parametrize("bot", [MonteCarlo(80), RandomBot()], ids=["monte_carlo", "random"])
def test_a_bot_sees_its_view_and_samples_and_nothing_else(bot: Bot) -> None:
    """It gets no state, and asks the game for none: neither for another view nor for a position."""
    state = after_deal(3, 5)
    view, samples = GAME.view(state, 0), Spy(state)
    blind: Any = Blind()
    assert bot.choose(blind, view, samples, Rng(1)) in view.legal
    assert GAME.difference(state, after_deal(3, 5)) is None, "what it plays out are copies"


def test_samples_hold_the_seats_own_card_and_any_other_that_is_possible() -> None:
    state = after_deal(3, 5)
    seen = {tuple(GAME.samples(state, 0).draw(Rng(seed)).cards) for seed in range(60)}
    assert {own for own, _ in seen} == {3}
    assert {other for _, other in seen} == {1, 2, 3, 4, 5, 6}


def test_with_secrets_it_draws_again_and_again() -> None:
    """One sampled hand would be played against as if it were known."""
    state = after_deal(3, 5)
    spy = Spy(state)
    MonteCarlo(80).choose(GAME, GAME.view(state, 0), spy, Rng(1))
    assert len(spy.drawn) >= 20


def test_without_secrets_it_draws_once() -> None:
    state = ludo_state(2)
    spy = Spy(state)
    MonteCarlo(40).choose(LUDO, LUDO.view(state, int(state.actor)), spy, Rng(1))
    assert len(spy.drawn) == 1


def test_the_hidden_card_makes_no_difference() -> None:
    """The same view and the same generator give the same choice, whatever the other one holds."""
    for own in range(1, 6):
        choices = {ask(MonteCarlo(40), GAME, after_deal(own, other), Rng(7)) for other in range(1, 7)}
        assert len(choices) == 1


def test_it_plays_for_the_seat_that_decides(played: list[tuple[State, int, int, int]]) -> None:
    state = ludo_state(2)
    ask(MonteCarlo(40), LUDO, state, Rng(1))
    assert {seat for _, _, seat, _ in played} == {state.actor}
    assert {action for _, action, _, _ in played} == set(state.legal())


# --- its budget


@pytest.mark.parametrize("playouts", [8, 10, 30, 40, 41, 400])
@pytest.mark.parametrize("choices", [2, 3])
def test_it_plays_at_most_its_playouts(played: list[tuple[State, int, int, int]], playouts: int, choices: int) -> None:
    ask(MonteCarlo(playouts), LUDO, ludo_state(choices), Rng(1))
    spent = sum(count for _, _, _, count in played)
    assert playouts - monte_carlo.BATCH < spent <= playouts


def test_a_single_action_is_chosen_at_once(played: list[tuple[State, int, int, int]]) -> None:
    state = ludo_state(1)
    rng, untouched = Rng(1), Rng(1)
    assert ask(MonteCarlo(400), LUDO, state, rng) == state.legal()[0]
    assert played == []
    assert rng.bits() == untouched.bits()


def test_with_secrets_a_single_action_takes_as_long_as_any(played: list[tuple[State, int, int, int]]) -> None:
    """How long somebody thinks must not tell the others that there was nothing to choose."""
    state = after_deal(6, 5)
    assert state.legal() == [KEEP]
    assert ask(MonteCarlo(400), GAME, state, Rng(1)) == KEEP
    assert sum(count for _, _, _, count in played) == 400


def ticking(step: float) -> Callable[[], float]:
    """A clock that goes on by a step whenever somebody looks."""
    now = [100.0]

    def clock() -> float:
        now[0] += step
        return now[0]

    return clock


def test_it_stops_when_its_time_is_over(played: list[tuple[State, int, int, int]]) -> None:
    ask(MonteCarlo(10_000, seconds=5, clock=ticking(0.5)), LUDO, ludo_state(2), Rng(1))
    assert len(played) == 9, "looked at the clock ten times: the last time it was over"


def test_it_looks_at_every_action_even_without_time(played: list[tuple[State, int, int, int]]) -> None:
    state = ludo_state(3)
    ask(MonteCarlo(10_000, seconds=0, clock=ticking(1)), LUDO, state, Rng(1))
    assert [action for _, action, _, _ in played] == state.legal()


def test_with_much_time_the_playouts_are_the_limit(played: list[tuple[State, int, int, int]]) -> None:
    ask(MonteCarlo(40, seconds=1000, clock=ticking(0.001)), LUDO, ludo_state(2), Rng(1))
    assert sum(count for _, _, _, count in played) == 40


def test_a_budget_in_seconds_needs_a_clock() -> None:
    """Bots have no clock of their own: time is passed in."""
    with pytest.raises(ValueError, match="clock"):
        MonteCarlo(seconds=1)


# --- how it plays


def test_it_takes_the_best_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    state = ludo_state(3)
    best = state.legal()[1]
    monkeypatch.setattr(
        monte_carlo, "rollouts", lambda state, action, seat, count, rng: count * (0.9 if action == best else 0.4)
    )
    assert ask(MonteCarlo(60), LUDO, state, Rng(1)) == best


def test_playouts_go_where_they_decide_something(
    monkeypatch: pytest.MonkeyPatch, played: list[tuple[State, int, int, int]]
) -> None:
    position = ludo_state(3)
    weak, best, hopeless = position.legal()
    spent = dict.fromkeys(position.legal(), 0)

    def rollouts(state: State, action: int, seat: int, count: int, rng: Rng) -> float:
        spent[action] += count
        return count * {weak: 0.5, best: 0.6, hopeless: 0.0}[action]

    monkeypatch.setattr(monte_carlo, "rollouts", rollouts)
    ask(MonteCarlo(400), LUDO, position, Rng(1))
    assert spent[best] > spent[weak] > spent[hopeless] > 0


@pytest.mark.parametrize(("own", "choice"), [(1, SWAP), (2, SWAP), (5, KEEP)])
def test_it_finds_what_is_plainly_right(own: int, choice: int) -> None:
    """High Card against somebody who chooses at random: a one cannot win, a five nearly always does."""
    assert ask(MonteCarlo(2000), GAME, after_deal(own, 3), Rng(5)) == choice


def test_the_same_generator_gives_the_same_choice() -> None:
    state = ludo_state(3)
    assert len({ask(MonteCarlo(40), LUDO, state, Rng(11)) for _ in range(3)}) == 1


@pytest.mark.compiled
def test_it_beats_the_random_bot_at_ludo() -> None:
    """At least 60 % of 100 two-player games, each bot 50 times on each seat; the seed is fixed."""
    contestants: list[tuple[str, Bot]] = [("monte_carlo", MonteCarlo(32)), ("random", RandomBot())]
    table = tournament(LUDO, contestants, 100, seats=2, options={"die": "plain"}, seed=2024)
    assert [standing.games for standing in table] == [100, 100]
    assert table[0].mean >= 0.60
