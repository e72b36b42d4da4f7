"""Samples: what a bot may know of the hidden part of a match."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotek.kernel import SPECTATOR, Rng, Samples
from tests.conformance.chi_square import follows
from tests.third_party.highcard.highcard import GAME
from tests.third_party.highcard.highcard.rules import KEEP, SWAP, HighCardState


def after(*actions: int, seats: int = 2) -> HighCardState:
    state = GAME.new(seats, GAME.options(seats))
    for action in actions:
        state.apply(action)
    return state


def drawn(samples: Samples[HighCardState], count: int = 3_000) -> list[HighCardState]:
    rng = Rng(8)
    return [samples.draw(rng) for _ in range(count)]


def test_a_sample_is_a_state_of_its_own() -> None:
    state = after(3, 5)
    samples = GAME.samples(state, 0)
    one = samples.draw(Rng(1))
    one.apply(KEEP)
    assert one.seat == 1
    assert samples.draw(Rng(1)).seat == 0
    assert GAME.difference(state, after(3, 5)) is None


def test_samples_are_of_the_moment_at_which_they_were_asked_for() -> None:
    """The match goes on meanwhile; the bot that thinks is not told."""
    state = after(3, 5)
    samples = GAME.samples(state, 0)
    state.apply(SWAP)
    assert samples.draw(Rng(1)).cards[0] == 3


def test_a_sample_tells_no_story() -> None:
    state = after(3, 5)
    state.story = []
    sample = GAME.samples(state, 0).draw(Rng(1))
    sample.apply(KEEP)
    assert sample.story is None
    assert state.story == []


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_viewer_sees_the_same_in_every_sample(viewer: int | None) -> None:
    state = after(3, 5, 1, SWAP, seats=3)
    view = GAME.view(state, viewer)
    for sample in drawn(GAME.samples(state, viewer), 200):
        assert GAME.view(sample, viewer) == view


def test_hidden_cards_are_drawn_together_as_they_were_dealt() -> None:
    """For seat 0 with a 3 the others hold two of the eleven cards left: any pair is as likely as it was."""
    samples = GAME.samples(after(3, 5, 1, seats=3), 0)
    left = [1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6]
    pairs = Counter((a, b) for i, a in enumerate(left) for j, b in enumerate(left) if i != j)
    found = Counter((sample.cards[1], sample.cards[2]) for sample in drawn(samples, 6_000))
    assert follows(found, dict(pairs))


def test_a_spectator_knows_no_card() -> None:
    """None in words is SPECTATOR in the rules."""
    by_name, by_number = GAME.samples(after(3, 5), None), Samples(after(1, 2), int(SPECTATOR))
    assert GAME.difference(by_name.draw(Rng(4)), by_number.draw(Rng(4))) is None
    cards = Counter((sample.cards[0], sample.cards[1]) for sample in drawn(by_name, 6_000))
    every = {(a, b): 4 if a != b else 2 for a in range(1, 7) for b in range(1, 7)}
    assert follows(cards, every)
