"""Many games in one call: the same games in a batch of any size, checked before anything moves."""

from __future__ import annotations

import pickle

import pytest

from ludotek import catalogue
from ludotek.game import AnyGame
from ludotek.kernel import OVER, Rng, State
from ludotek.kernel.batch import ANYBODY, MOST_WORDS, Batch, look
from ludotek.kernel.observation import Observation
from ludotek.kernel.state import room

GAMES = catalogue.built_in()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
STEPS = 120


def start_of(game: AnyGame, seats: int | None = None) -> tuple[State, int]:
    seats = seats or game.seats[0]
    state: State = game.new(seats, game.options(seats))
    return state, seats


def batch_of(game: AnyGame, games: int, seed: int = 1, **more: int) -> Batch:
    start, seats = start_of(game)
    return Batch(start, seats, games, seed, **more)


def row(batch: Batch, game: int) -> tuple[list[int], ...]:
    """Everything that is in the buffers of one game."""
    words, masks, seats = int(batch.words), int(batch.mask_words), int(batch.seats)
    return (
        [int(word) for word in batch.obs[game * words : (game + 1) * words]],
        [int(word) for word in batch.masks[game * masks : (game + 1) * masks]],
        [round(100 * score) for score in batch.reward[game * seats : (game + 1) * seats]],
        [int(numbers[game]) for numbers in (batch.seat, batch.done, batch.cut, batch.finished)],
    )


def encoded(codes: list[int]) -> bytes:
    return b"".join(code.to_bytes(4, "little", signed=True) for code in codes)


def first_codes(batch: Batch) -> list[int]:
    batch.list_legal()
    return [int(batch.legal[game * batch.most]) for game in range(batch.games)]


@every_game
def test_a_game_goes_the_same_way_in_a_batch_of_any_size(game: AnyGame) -> None:
    small, large = batch_of(game, 2), batch_of(game, 5)
    for _ in range(STEPS):
        small.step_randomly()
        large.step_randomly()
    assert [row(small, number) for number in range(2)] == [row(large, number) for number in range(2)]
    assert row(large, 2)[0] != row(large, 3)[0]
    other = batch_of(game, 2, seed=2)
    for _ in range(STEPS):
        other.step_randomly()
    assert row(other, 0) != row(small, 0)


@every_game
def test_every_step_is_one_decision_of_the_rules(game: AnyGame) -> None:
    """A game of a batch is the game that the rules play with the same codes and the same generator."""
    batch = batch_of(game, 1, seed=3)
    start, seats = start_of(game)
    rng, state = Rng(3), start.copy()
    ended = 0
    for _ in range(STEPS):
        while state.actor < 0:
            if state.actor == OVER:
                assert batch.done[0] == 1
                assert [float(score) for score in batch.reward] == state.scores()
                state, ended = start.copy(), ended + 1
            else:
                state.apply(state.sample(rng))
        assert (int(batch.seat[0]), batch.state(0)) == (state.actor, state)
        out = Observation(room(MOST_WORDS), seats)
        look(state, int(state.actor), out, 0)
        assert [int(word) for word in batch.obs] == [int(out.words[k]) for k in range(out.at)]
        (code,) = first_codes(batch)
        batch.step(encoded([code]))
        state.act(state.decode(code))
    assert ended == batch.finished[0] or state.actor == OVER


@every_game
def test_listing_legal_codes_changes_no_game(game: AnyGame) -> None:
    read, unread = batch_of(game, 2, seed=5), batch_of(game, 2, seed=5)
    for _ in range(STEPS):
        read.list_legal()
        read.step_randomly()
        unread.step_randomly()
    assert row(read, 0) == row(unread, 0)
    assert row(read, 1) == row(unread, 1)


@every_game
def test_masks_hold_the_legal_codes_and_nothing_of_earlier_steps(game: AnyGame) -> None:
    batch = batch_of(game, 3, seed=4)
    for number in range(STEPS):
        if number % 3 == 0:
            batch.list_legal()
        batch.step_randomly()
        for at in range(3):
            state, masks = batch.state(at), row(batch, at)[1]
            legal = {int(state.encode(action)) for action in state.legal()}
            assert {code for code in range(8 * len(masks)) if masks[code // 8] >> code % 8 * 8 & 255} == legal


@pytest.mark.parametrize("wrong", [99_999, -2, None])
def test_all_codes_are_checked_before_any_is_played(wrong: int | None) -> None:
    """A bad code in the last game: the first ones have not moved."""
    batch = batch_of(GAMES[0], 3)
    before = [row(batch, number) for number in range(3)]
    codes = first_codes(batch)
    illegal = next(code for code in range(batch.codes) if not batch.is_legal(2, code)) if wrong is None else wrong
    with pytest.raises(ValueError, match=f"game 2: {illegal} is not a legal code"):
        batch.step(encoded([*codes[:2], illegal]))
    with pytest.raises(ValueError, match="8 bytes: expected 4 for each of 3 games"):
        batch.step(encoded(codes[:2]))
    assert [row(batch, number) for number in range(3)] == before


def test_a_game_may_wait() -> None:
    batch = batch_of(GAMES[0], 2)
    before = row(batch, 0)
    for _ in range(5):
        batch.step(encoded([-1, first_codes(batch)[1]]))
    assert row(batch, 0) == before
    assert batch.made[1] == 5


def test_a_limit_cuts_a_game_and_keeps_what_was_seen_last() -> None:
    batch = batch_of(GAMES[0], 1, limit=4)
    seen = []
    for _ in range(4):
        state = batch.state(0)
        batch.step_randomly()
        seen.append((int(batch.cut[0]), int(batch.done[0])))
    assert seen == [(0, 0), (0, 0), (0, 0), (1, 0)]
    assert batch.finished[0] == 1
    assert batch.made[0] == 0
    assert any(batch.last_obs)
    assert batch.last_seat[0] in range(state.plan.seats)  # type: ignore[attr-defined]  # every game's states have one
    batch.step_randomly()
    assert batch.cut[0] == 0


@every_game
def test_a_learner_decides_and_the_others_play_at_random(game: AnyGame) -> None:
    batch = batch_of(game, 3, learner=ANYBODY)
    seats = set()
    for _ in range(STEPS):
        batch.step_randomly()
        assert [int(seat) for seat in batch.seat] == [int(seat) for seat in batch.learners]
        seats |= {int(seat) for seat in batch.seat}
    fixed = batch_of(game, 2, learner=1)
    fixed.step_randomly()
    assert [int(seat) for seat in fixed.seat] == [1, 1]
    assert sum(batch.finished) == 0 or len(seats) > 1


@every_game
def test_peeking_shows_what_the_mover_sees_after_each_code(game: AnyGame) -> None:
    batch = batch_of(game, 2)
    for _ in range(30):
        batch.step_randomly()
    before = [row(batch, number) for number in range(2)]
    count, words = int(batch.peek()), int(batch.words)
    assert count == sum(int(found) for found in batch.found)
    for number in range(count):
        state = batch.state(batch.peek_game[number])
        seat = int(state.actor)
        state.act(state.decode(batch.peek_code[number]))
        out = Observation(room(MOST_WORDS), int(batch.seats))
        look(state, seat, out, 0)
        assert [int(word) for word in batch.peek_obs[number * words : (number + 1) * words]] == [
            int(out.words[k]) for k in range(words)
        ]
        assert batch.peek_over[number] == (state.actor == OVER)
    assert [row(batch, number) for number in range(2)] == before


def test_a_game_goes_on_from_a_state() -> None:
    batch = batch_of(GAMES[0], 2)
    for _ in range(20):
        batch.step_randomly()
    batch.put(0, batch.state(1))
    assert row(batch, 0)[:2] == row(batch, 1)[:2]


# States as values


@every_game
def test_states_are_compared_and_hashed_by_their_position(game: AnyGame) -> None:
    batch = batch_of(game, 2)
    for _ in range(10):
        batch.step_randomly()
    one, other = batch.state(0), batch.state(1)
    assert one == one.copy() == pickle.loads(pickle.dumps(one))
    assert hash(one) == hash(one.copy())
    assert one != other
    assert len({one, one.copy(), other}) == 2
    assert one != "a state"
    moved = one.copy()
    moved.act(moved.legal()[0])
    assert moved != one
