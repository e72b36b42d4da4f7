"""The numpy face of a batch: zero-copy views with names, and errors that say what came and what was expected."""

from __future__ import annotations

import numpy as np
import pytest

from ludotek import catalogue
from ludotek.envs import Arrays, BadInput
from ludotek.envs.buffers import IS_COMPILED
from ludotek.game import AnyGame
from ludotek.kernel import BadOptions, BadSeats, UnknownGame

GAMES = catalogue.built_in()
LUDO = catalogue.game("ludo")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def choose(arrays: Arrays, rng: np.random.Generator) -> np.ndarray[tuple[int, ...], np.dtype[np.int32]]:
    """Any legal code of every game, chosen by numpy."""
    chosen = (rng.random(arrays.n) * arrays.found).astype(np.int64)
    return arrays.legal[np.arange(arrays.n), chosen]


@every_game
def test_arrays_hold_what_the_games_are_about(game: AnyGame) -> None:
    arrays, rng = Arrays(game, n=4, seed=1), np.random.default_rng(1)
    assert arrays.obs.shape == (4, arrays.schema.size)
    assert arrays.obs.dtype == np.uint8
    assert arrays.mask.shape == (4, arrays.schema.codes)
    assert arrays.reward.shape == (4, arrays.seats)
    scores = ended = 0.0
    for _ in range(100):
        codes = choose(arrays, rng)
        assert arrays.mask[np.arange(4), codes].all()
        assert (arrays.mask.sum(axis=1) == arrays.found).all()
        arrays.step(codes)
        ended += arrays.done.sum()
        scores += arrays.reward.sum()
    assert scores == pytest.approx(ended)  # the scores of a game sum to 1
    assert arrays.finished.sum() == ended


@pytest.mark.skipif(not IS_COMPILED, reason="interpreted buffers are copied")
def test_arrays_are_views_of_the_engine() -> None:
    arrays = Arrays(LUDO, n=8, seed=1)
    kept, before = arrays.obs, arrays.obs.copy()
    arrays.step_randomly()
    assert kept is arrays.obs
    assert (kept != before).any()
    assert not arrays.obs.flags.writeable


def test_parts_are_taken_by_name() -> None:
    arrays = Arrays(LUDO, 4, n=3, seed=2)
    for _ in range(30):
        arrays.step_randomly()
    schema = arrays.schema
    assert schema.take(arrays.obs, "face").shape == (3,)
    assert schema.take(arrays.obs, "piece_1").shape == (3, 4)
    assert (schema.take(arrays.obs, "turn") == 1).all()  # it is the observing seat's own
    state = arrays.state(0)
    seat = int(state.actor)
    own = [int(position) + 1 for position in state.pos[seat * 4 : seat * 4 + 4]]  # type: ignore[attr-defined]
    assert [int(schema.take(arrays.obs, f"piece_{k}")[0, 0]) for k in (1, 2, 3, 4)] == own


def test_one_hot_and_planes_say_the_same_as_the_numbers() -> None:
    arrays = Arrays(catalogue.game("sequence"), n=2, seed=1)
    for _ in range(10):
        arrays.step_randomly()
    schema, spaces = arrays.schema, arrays.schema.take(arrays.obs, "spaces")
    planes = schema.planes(arrays.obs, "spaces", 8, 12)
    assert planes.shape == (2, 13, 8, 12)
    assert (planes.argmax(axis=1).reshape(2, 96) == spaces).all()
    assert (planes.sum(axis=1) == 1).all()
    hot = schema.one_hot(arrays.obs, "pile", "spaces")
    assert hot.shape == (2, 105 + 96 * 13)
    assert (hot[:, :105].argmax(axis=1) == schema.take(arrays.obs, "pile")).all()


def test_peek_has_a_row_for_every_legal_code() -> None:
    arrays = Arrays(LUDO, n=5, seed=1)
    peek = arrays.peek()
    assert len(peek.obs) == len(peek.code) == arrays.found.sum()
    assert arrays.mask[peek.game, peek.code].all()


WRONG: dict[str, object] = {
    "actions of type float64: expected integers": np.zeros(2),
    r"actions of shape \(3,\): expected \(2,\)": np.zeros(3, np.int32),
    r"actions of shape \(2, 1\): expected \(2,\)": np.zeros((2, 1), np.int64),
    "game 1: action 3 is not legal for seat .; legal: ": np.array([-1, 3]),
    r"actions \[\[1\], 2\]: expected an array of integers": [[1], 2],
    "action 1099511627776: expected a code from 0 to 6": np.array([-1, 1 << 40]),
}


@pytest.mark.parametrize("message", WRONG)
def test_bad_actions_are_refused_and_nothing_moves(message: str) -> None:
    arrays = Arrays(LUDO, n=2, seed=1)
    before = arrays.obs.copy(), arrays.mask.copy()
    with pytest.raises(BadInput, match=message):
        arrays.step(WRONG[message])
    assert (arrays.obs == before[0]).all()
    assert (arrays.mask == before[1]).all()


def test_bad_settings_are_refused() -> None:
    with pytest.raises(BadInput, match="n=0: expected a whole number from 1"):
        Arrays(LUDO, n=0)
    with pytest.raises(BadInput, match="seed=-1: expected a whole number from 0"):
        Arrays(LUDO, seed=-1)
    with pytest.raises(BadInput, match="learner='me': expected a seat from 0 to 1, 'any' or None"):
        Arrays(LUDO, learner="me")
    with pytest.raises(BadSeats):
        Arrays(LUDO, 9)
    for seats in (2.0, "2", True):
        with pytest.raises(BadInput, match=f"seats={seats!r}: expected a whole number, 2, 3, 4, 5, 6"):
            Arrays(LUDO, seats)  # type: ignore[arg-type]  # on purpose
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        Arrays("chess")
    with pytest.raises(BadOptions):
        Arrays(LUDO, 2, {"die": "wooden"})
    arrays = Arrays(LUDO, n=2)
    with pytest.raises(BadInput, match="this state is not one of ludo with 2 seats"):
        arrays.put(0, LUDO.new(4, LUDO.options(4)))
    arrays.close()
    with pytest.raises(BadInput, match="closed"):
        arrays.step_randomly()
    with pytest.raises(BadInput, match="closed"):
        arrays.put(0, LUDO.new(2, LUDO.options(2)))
