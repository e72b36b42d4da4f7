"""Many games of one kind as numpy arrays, stepped in one call. The fast way to learn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotek import catalogue
from ludotek.envs import buffers
from ludotek.kernel import AnyRules, LudotekError, State
from ludotek.kernel.batch import ANYBODY, EVERYBODY, Batch
from ludotek.kernel.schema import Schema, schema_of

SEEDS: Final = 1 << 32
CODE: Final = np.dtype("<i4")
SHOWN: Final = 12  # legal codes in an error


class BadInput(LudotekError, ValueError, code="input/arrays"):
    """What came, and what was expected. The games are as they were."""


class Peek(NamedTuple):
    """One row for each legal code of each game: what the seat that decides would see after it, before chance."""

    obs: NDArray[np.uint8]
    game: NDArray[np.int64]
    code: NDArray[np.int64]
    over: NDArray[np.bool_]  # the code ends the game
    score: NDArray[np.float64]  # with this score for the seat; 0 where it is not over


class Arrays:
    """`n` games that are stepped together.

    All arrays are views of the engine's memory: valid until the next step, and not to be written to.

    - `obs[n, schema.size]`: what the seat that decides may know, bytes; `schema` names them
    - `mask[n, codes]`: which codes are legal; `legal[n, most]` lists the first `found[n]` of them
    - `seat[n]`: who decides now
    - `reward[n, seats]`, `done[n]`, `cut[n]`: of the last step. A game that ended has begun again.
    """

    def __init__(
        self,
        game: AnyRules | str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        n: int = 1,
        seed: int = 0,
        limit: int = 0,
        learner: int | str | None = None,
    ) -> None:
        """`limit` cuts a game after so many decisions; `last_obs` and `last_seat` then hold what was seen.

        With `learner` (a seat, or "any" for one that is drawn for each game) all other seats play at random.
        """
        self.game: AnyRules = catalogue.game(game) if isinstance(game, str) else game
        self.seats = seats_of(self.game, seats)
        self.options = self.game.options(self.seats, options)
        self.n = whole("n", n, 1, 1 << 24)
        start: State = self.game.new(self.seats, self.options)
        self.schema: Schema = schema_of(start, self.seats)
        self.batch = Batch(
            start,
            self.seats,
            self.n,
            whole("seed", seed, 0, SEEDS - 1),
            whole("limit", limit, 0, 1 << 40),
            learner_of(learner, self.seats),
        )
        self.codes = int(self.batch.codes)
        self._is_closed = False
        self._look()

    def _look(self) -> None:
        batch = self.batch
        self.obs: NDArray[np.uint8] = buffers.words(batch.obs).reshape(self.n, -1)
        self._mask = buffers.words(batch.masks).reshape(self.n, -1)[:, : self.codes]
        self.mask: NDArray[np.bool_] = self._mask.view(np.bool_)
        self.seat: NDArray[np.int64] = buffers.integers(batch.seat)
        self.done: NDArray[np.bool_] = buffers.flags(batch.done)
        self.cut: NDArray[np.bool_] = buffers.flags(batch.cut)
        self.reward: NDArray[np.float64] = buffers.numbers(batch.reward).reshape(self.n, self.seats)
        self.last_obs: NDArray[np.uint8] = buffers.words(batch.last_obs).reshape(self.n, -1)
        self.last_seat: NDArray[np.int64] = buffers.integers(batch.last_seat)
        self.learners: NDArray[np.int64] = buffers.integers(batch.learners)
        self.finished: NDArray[np.int64] = buffers.integers(batch.finished)
        self._found = buffers.integers(batch.found)
        self._legal = buffers.small_integers(batch.legal).reshape(self.n, -1)

    def _stepped(self) -> None:
        if not buffers.IS_COMPILED:
            self._look()

    # What may be done

    @property
    def found(self) -> NDArray[np.int64]:
        """How many legal codes each game has."""
        self._list()
        return self._found

    @property
    def legal(self) -> NDArray[np.int32]:
        """The legal codes of each game: the first `found` of its row."""
        self._list()
        return self._legal

    def _list(self) -> None:
        if self.batch.unlisted:
            self.batch.list_legal()
            self._stepped()

    # Steps

    def step(self, actions: Any) -> None:
        """One decision of every game, by its code; -1 lets a game wait. Raises BadInput and changes nothing."""
        data = self._bytes_of(actions)
        wrong = int(self.batch.try_step(data))
        if wrong >= 0:
            raise BadInput(self._refusal(wrong, int.from_bytes(data[4 * wrong : 4 * wrong + 4], "little", signed=True)))
        self._stepped()

    def step_randomly(self) -> None:
        """One decision of every game, any legal one, chosen inside the engine."""
        self._check_open()
        self.batch.step_randomly()
        self._stepped()

    def peek(self) -> Peek:
        """What the seat that decides would see after each of its legal codes, in all games."""
        self._check_open()
        rows, batch = int(self.batch.peek()), self.batch
        self._stepped()
        return Peek(
            buffers.words(batch.peek_obs).reshape(-1, self.schema.size)[:rows],
            buffers.integers(batch.peek_game)[:rows],
            buffers.integers(batch.peek_code)[:rows],
            buffers.flags(batch.peek_over)[:rows],
            buffers.numbers(batch.peek_score)[:rows],
        )

    def close(self) -> None:
        """No steps after this."""
        self._is_closed = True

    def _check_open(self) -> None:
        if self._is_closed:
            raise BadInput("this batch is closed; make a new one")

    def _bytes_of(self, actions: Any) -> bytes:
        """The codes as the engine reads them."""
        self._check_open()
        given = array_of(actions)
        if given.shape != (self.n,):
            raise BadInput(f"actions of shape {given.shape}: expected ({self.n},), a code for each game")
        if given.dtype == CODE:
            return given.tobytes()
        if given.dtype.kind not in "iu":
            raise BadInput(f"actions of type {given.dtype}: expected integers")
        codes = given.astype(CODE)
        if given.dtype.itemsize >= 4 and (codes != given).any():
            raise BadInput(f"action {int(given[codes != given][0])}: expected a code from 0 to {self.codes - 1}")
        return codes.tobytes()

    def _refusal(self, game: int, code: int) -> str:
        legal = np.flatnonzero(self.mask[game])
        listed = ", ".join(map(str, legal[:SHOWN])) + (" …" if len(legal) > SHOWN else "")
        return f"game {game}: action {code} is not legal for seat {self.seat[game]}; legal: {listed}"

    # States

    def state(self, game: int) -> State:
        """A copy of the state of one game."""
        return self.batch.state(whole("game", game, 0, self.n - 1))

    def put(self, game: int, state: State) -> None:
        """Lets one game go on from a state, which is copied."""
        self._check_open()
        whole("game", game, 0, self.n - 1)
        if type(state) is not type(self.batch.start) or self.game.setting(state) != (self.seats, self.options):
            raise BadInput(f"this state is not one of {self.game.id} with {self.seats} seats and the batch's options")
        self.batch.put(game, state)
        self._stepped()


def whole(name: str, value: object, low: int, high: int) -> int:
    """A number within bounds. Raises BadInput."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not low <= value <= high:
        raise BadInput(f"{name}={value!r}: expected a whole number from {low} to {high}")
    return int(value)


def seats_of(game: AnyRules, seats: object) -> int:
    """How many seats are meant; without a number, the fewest that the game has. Raises BadInput or BadSeats."""
    if seats is None:
        return game.seats[0]
    if isinstance(seats, bool) or not isinstance(seats, int | np.integer):
        raise BadInput(f"seats={seats!r}: expected a whole number, {', '.join(map(str, game.seats))}")
    game.check_seats(int(seats))
    return int(seats)


def array_of(actions: object) -> NDArray[Any]:
    """What came, as an array. Raises BadInput."""
    try:
        return np.asarray(actions)
    except ValueError:
        raise BadInput(f"actions {actions!r}: expected an array of integers, a code for each game") from None


def code_of(action: object, codes: int) -> int:
    """A whole number, also as an array without axes. Raises BadInput."""
    is_whole = isinstance(action, int | np.integer) or (
        isinstance(action, np.ndarray) and action.ndim == 0 and action.dtype.kind in "iu"
    )
    if isinstance(action, bool) or not is_whole:
        raise BadInput(f"action {action!r}: expected a code from 0 to {codes - 1}")
    return int(action)  # type: ignore[call-overload,no-any-return]  # one of these three


def learner_of(learner: int | str | None, seats: int) -> int:
    if learner is None:
        return int(EVERYBODY)
    if learner == "any":
        return int(ANYBODY)
    if isinstance(learner, str):
        raise BadInput(f"learner={learner!r}: expected a seat from 0 to {seats - 1}, 'any' or None")
    return whole("learner", learner, 0, seats - 1)
