"""Hints: what is better is said to be better, what is equal is said to be equal."""

from __future__ import annotations

import pytest

from ludotek import catalogue
from ludotek.bots.advise import Advice, advise, ranked
from ludotek.game import AnyGame
from ludotek.kernel import Rng, State
from tests.bots.test_search import CARDS, after_deal, ludo_state
from tests.third_party.highcard.highcard.rules import KEEP, SWAP

LUDO: AnyGame = catalogue.game("ludo")


def ask(game: AnyGame, state: State, seed: int = 1, iterations: int = 300) -> list[Advice]:
    seat = int(state.actor)
    return advise(game, game.view(state, seat), game.samples(state, seat), Rng(seed), iterations=iterations)


def test_the_better_move_comes_first_with_the_chance_to_win() -> None:
    """Card 1 of 1 to 6 never wins against another card: keeping it is worth a shared win at best."""
    first, second = ask(CARDS, after_deal(1, 4))
    assert (first.action, second.action) == (SWAP, KEEP)
    assert (first.is_best, second.is_best) == (True, False)
    assert first.chance is not None
    assert second.chance is not None
    assert first.chance > second.chance + 0.2


def test_the_chance_is_the_share_of_wins() -> None:
    """The second of two, with the best card: it wins unless the other has changed for the same, or has it."""
    state = after_deal(3, 5)
    state.apply(KEEP)  # who keeps a 3 is not known to have one
    best = ask(CARDS, state)[0]
    assert best.action == KEEP
    # The other card is one of 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6: eight are lower, one is equal.
    assert best.chance == pytest.approx((8 + 0.5) / 11, abs=0.05)


def test_moves_whose_chances_are_within_two_spreads_are_about_equal() -> None:
    advice = [Advice(1, 0.5, 0.01, False), Advice(2, 0.49, 0.01, False), Advice(3, 0.3, 0.01, False)]

    found = ranked(advice, {1: 50, 2: 40, 3: 10})
    assert [(one.action, one.is_best) for one in found] == [(1, True), (2, True), (3, False)]


def test_all_legal_moves_are_rated_and_repeatable() -> None:
    state = ludo_state(3)
    found = ask(LUDO, state, iterations=60)
    assert sorted(one.action for one in found) == sorted(state.legal())
    assert found == ask(LUDO, state, iterations=60)
    assert found[0].is_best
    assert all(one.chance is None or 0 <= one.chance <= 1 for one in found)


def test_a_hint_depends_on_nothing_hidden() -> None:
    hints = {tuple(ask(CARDS, after_deal(3, other), 5, 60)) for other in (1, 2, 4, 5, 6)}
    assert len(hints) == 1
