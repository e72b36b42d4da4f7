"""What a worker is asked: the same decision as here, from what the seat may know."""

from __future__ import annotations

import msgspec
import pytest

from ludotek import bots
from ludotek.kernel import OVER, Rng, State
from ludotek.workers import Choose, question
from ludotek.workers.frames import _encode, _jobs
from tests.conformance.cases import games

GAMES = games()
EVERY = 9  # actions between two positions that are looked at
LOOKS = 4


def positions(id: str, seats: int) -> list[State]:
    """Some positions of a random game in which a seat has a choice."""
    game, rng = GAMES[id], Rng(seats)
    state = game.new(seats, game.options(seats))
    found: list[State] = []
    actions = 0
    while state.actor != OVER and len(found) < LOOKS:
        actions += 1
        if state.actor < 0:
            state.apply(state.sample(rng))
            continue
        legal = state.legal()
        if len(legal) > 1 and actions >= EVERY * len(found):
            found.append(state.copy())
        state.apply(legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("id", GAMES)
def test_a_bot_in_a_worker_chooses_as_it_would_here(id: str) -> None:
    game = GAMES[id]
    for seats in {game.seats[0], game.seats[-1]}:
        for number, state in enumerate(positions(id, seats)):
            seat = int(state.actor)
            view, samples = game.view(state, seat), game.samples(state, seat)
            asked = Choose(question(game, view, samples, Rng(number)), "medium")
            sent = _jobs.decode(_encode(asked))
            here = bots.make("medium").choose(game, view, samples, Rng(number))
            assert sent.run(GAMES, lambda share: None) == here


@pytest.mark.parametrize("id", [id for id, game in GAMES.items() if game.has_secrets])
def test_what_is_asked_is_the_same_for_states_that_the_seat_cannot_tell_apart(id: str) -> None:
    game = GAMES[id]
    is_hidden = False
    for number, state in enumerate(positions(id, game.seats[-1])):
        seat = int(state.actor)
        other = state.copy()
        other.redeal(seat, Rng(99 + number))
        is_hidden = is_hidden or game.difference(state, other) is not None
        asked = [
            msgspec.json.encode(question(game, game.view(one, seat), game.samples(one, seat), Rng(number)))
            for one in (state, other)
        ]
        assert asked[0] == asked[1]
    assert is_hidden, "nothing was hidden in these positions: the test shows nothing"


def test_a_spectator_is_asked_nothing() -> None:
    game = GAMES["ludo"]
    state = game.new(2, game.options(2))
    with pytest.raises(ValueError, match="spectator"):
        question(game, game.view(state, None), game.samples(state, None), Rng(1))
