"""The Monte Carlo bot: it knows only its view, keeps to its budget, and plays better than chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotek import catalogue
from ludotek.bots import Bot, MonteCarlo, RandomBot, monte_carlo
from ludotek.game import AnyGame
from ludotek.kernel import Match, Rng, State, View
from ludotek.lab.arena import tournament
from tests.third_party.highcard.highcard import HighCard
from tests.third_party.highcard.highcard.rules import KEEP, SWAP, HighCardState
from tests.third_party.highcard.highcard.view import HighCardView

LUDO: AnyGame = catalogue.game("ludo")


class Spy(HighCard):
    """Notes which views are imagined and refuses everything that takes a state."""

    def __init__(self) -> None:
        self.imagined: list[HighCardView] = []

    def imagine(self, view: HighCardView, rng: Rng) -> HighCardState:
        self.imagined.append(view)
        return super().imagine(view, rng)

    def view(self, state: HighCardState, viewer: int | None) -> HighCardView:
        raise AssertionError("a bot asked for another view")

    def dump(self, state: HighCardState) -> dict[str, Any]:
        raise AssertionError("a bot looked at a state")


def a_view(*cards: int) -> HighCardView:
    state = HighCardState(2, 6, True)
    for card in cards:
        state.apply(card)
    return HighCard().view(state, 0)


def ludo_view(choices: int) -> View:
    """The view of a seat that has this many choices."""
    match = Match.new(LUDO, 2)
    rng = Rng(3)
    while len(match.state.legal()) != choices:
        if match.state.actor < 0:
            match.draw(rng)
        else:
            match.play(int(match.state.actor), match.state.legal()[-1])
    found: View = LUDO.view(match.state, int(match.state.actor))
    return found


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


def test_it_imagines_its_own_view_and_nothing_else() -> None:
    spy = Spy()
    view = a_view(3, 5)
    assert MonteCarlo(80).choose(spy, view, Rng(1)) in view.legal
    assert spy.imagined
    assert all(imagined is view for imagined in spy.imagined)


def test_with_secrets_it_imagines_again_and_again() -> None:
    """One imagined hand would be played against as if it were known."""
    spy = Spy()
    MonteCarlo(80).choose(spy, a_view(3, 5), Rng(1))
    assert len(spy.imagined) >= 20


def test_without_secrets_it_imagines_once(monkeypatch: pytest.MonkeyPatch) -> None:
    imagined: list[View] = []
    real = LUDO.imagine

    def imagine(view: View, rng: Rng) -> State:
        imagined.append(view)
        state: State = real(view, rng)
        return state

    monkeypatch.setattr(LUDO, "imagine", imagine)
    view = ludo_view(2)
    MonteCarlo(40).choose(LUDO, view, Rng(1))
    assert imagined == [view]


def test_the_hidden_card_makes_no_difference() -> None:
    """The same view and the same generator give the same choice, whatever the other one holds."""
    for own in range(1, 6):
        choices = {MonteCarlo(40).choose(HighCard(), a_view(own, other), Rng(7)) for other in range(1, 7)}
        assert len(choices) == 1


def test_it_plays_for_the_seat_that_decides(played: list[tuple[State, int, int, int]]) -> None:
    view = ludo_view(2)
    MonteCarlo(40).choose(LUDO, view, Rng(1))
    assert {seat for _, _, seat, _ in played} == {view.actor}
    assert {action for _, action, _, _ in played} == set(view.legal)


# --- its budget


@pytest.mark.parametrize("playouts", [8, 10, 30, 40, 41, 400])
@pytest.mark.parametrize("choices", [2, 3])
def test_it_plays_at_most_its_playouts(played: list[tuple[State, int, int, int]], playouts: int, choices: int) -> None:
    MonteCarlo(playouts).choose(LUDO, ludo_view(choices), Rng(1))
    spent = sum(count for _, _, _, count in played)
    assert playouts - monte_carlo.BATCH < spent <= playouts


def test_a_single_action_is_chosen_at_once(played: list[tuple[State, int, int, int]]) -> None:
    view = ludo_view(1)
    rng, untouched = Rng(1), Rng(1)
    assert MonteCarlo(400).choose(LUDO, view, rng) == view.legal[0]
    assert played == []
    assert rng.bits() == untouched.bits()


def test_with_secrets_a_single_action_takes_as_long_as_any(played: list[tuple[State, int, int, int]]) -> None:
    """How long somebody thinks must not tell the others that there was nothing to choose."""
    view = a_view(6, 5)
    assert view.legal == (KEEP,)
    assert MonteCarlo(400).choose(HighCard(), view, Rng(1)) == KEEP
    assert sum(count for _, _, _, count in played) == 400


def ticking(step: float) -> Callable[[], float]:
    """A clock that goes on by a step whenever somebody looks."""
    now = [100.0]

    def clock() -> float:
        now[0] += step
        return now[0]

    return clock


def test_it_stops_when_its_time_is_over(played: list[tuple[State, int, int, int]]) -> None:
    MonteCarlo(10_000, seconds=5, clock=ticking(0.5)).choose(LUDO, ludo_view(2), Rng(1))
    assert len(played) == 9, "looked at the clock ten times: the last time it was over"


def test_it_looks_at_every_action_even_without_time(played: list[tuple[State, int, int, int]]) -> None:
    view = ludo_view(3)
    MonteCarlo(10_000, seconds=0, clock=ticking(1)).choose(LUDO, view, Rng(1))
    assert [action for _, action, _, _ in played] == list(view.legal)


def test_with_much_time_the_playouts_are_the_limit(played: list[tuple[State, int, int, int]]) -> None:
    MonteCarlo(40, seconds=1000, clock=ticking(0.001)).choose(LUDO, ludo_view(2), Rng(1))
    assert sum(count for _, _, _, count in played) == 40


def test_a_budget_in_seconds_needs_a_clock() -> None:
    """Bots have no clock of their own: time is passed in."""
    with pytest.raises(ValueError, match="clock"):
        MonteCarlo(seconds=1)


# --- how it plays


def test_it_takes_the_best_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    view = ludo_view(3)
    best = view.legal[1]
    monkeypatch.setattr(
        monte_carlo, "rollouts", lambda state, action, seat, count, rng: count * (0.9 if action == best else 0.4)
    )
    assert MonteCarlo(60).choose(LUDO, view, Rng(1)) == best


def test_playouts_go_where_they_decide_something(
    monkeypatch: pytest.MonkeyPatch, played: list[tuple[State, int, int, int]]
) -> None:
    view = ludo_view(3)
    spent = dict.fromkeys(view.legal, 0)

    def rollouts(state: State, action: int, seat: int, count: int, rng: Rng) -> float:
        spent[action] += count
        return count * {view.legal[0]: 0.5, view.legal[1]: 0.6, view.legal[2]: 0.0}[action]

    monkeypatch.setattr(monte_carlo, "rollouts", rollouts)
    MonteCarlo(400).choose(LUDO, view, Rng(1))
    assert spent[view.legal[1]] > spent[view.legal[0]] > spent[view.legal[2]] > 0


@pytest.mark.parametrize(("own", "choice"), [(1, SWAP), (2, SWAP), (5, KEEP)])
def test_it_finds_what_is_plainly_right(own: int, choice: int) -> None:
    """High Card against somebody who chooses at random: a one cannot win, a five nearly always does."""
    assert MonteCarlo(2000).choose(HighCard(), a_view(own, 3), Rng(5)) == choice


def test_the_same_generator_gives_the_same_choice() -> None:
    view = ludo_view(3)
    assert len({MonteCarlo(40).choose(LUDO, view, Rng(11)) for _ in range(3)}) == 1


@pytest.mark.compiled
def test_it_beats_the_random_bot_at_ludo() -> None:
    """At least 60 % of 400 two-player games, each bot 200 times on each seat; the seed is fixed."""
    contestants: list[tuple[str, Bot]] = [("monte_carlo", MonteCarlo(32)), ("random", RandomBot())]
    table = tournament(LUDO, contestants, 400, seats=2, options={"die": "plain"}, seed=2024)
    assert [standing.games for standing in table] == [400, 400]
    assert table[0].mean >= 0.60
