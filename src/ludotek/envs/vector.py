"""Many games at once, one seat of each against bots, as a Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludotek import catalogue
from ludotek.bots import RandomBot
from ludotek.envs.arrays import Arrays, BadInput, array_of, seats_of, whole
from ludotek.envs.solo import Opponents, SoloEnv
from ludotek.kernel import AnyRules
from ludotek.kernel.batch import SKIP

Obs = NDArray[np.uint8]
Stepped = tuple[Obs, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]
RANDOM: Final = "random"


class BatchEnv(VectorEnv[Obs, NDArray[np.int64], NDArray[Any]]):
    """The learner has one seat of every game, drawn anew for each, or a fixed one; bots have the others.

    Random opponents play inside the engine, which is the fast way; any others decide one by one, in Python.
    A game that ends begins again in the same step; `info["final_obs"]` is what the learner saw at its end.
    """

    def __init__(
        self,
        game: AnyRules | str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        num_envs: int = 256,
        opponents: Opponents = RANDOM,
        seat: int | None = None,
        limit: int = 0,
    ) -> None:
        """`opponents`: one bot for all other seats, or one for each. `seat`: the learner's; None: drawn for each game.

        `limit` truncates a game after so many decisions of the learner; 0 for no limit.
        """
        super().__init__()
        played = catalogue.game(game) if isinstance(game, str) else game
        self.game = played
        self.num_envs = whole("num_envs", num_envs, 1, 1 << 24)
        is_random = opponents == RANDOM or isinstance(opponents, RandomBot)
        self.games: InEngine | OneByOne
        if is_random:
            self.games = InEngine(played, seats, options, self.num_envs, seat, limit)
        else:
            solos = [
                SoloEnv(played, seats, options, opponents=opponents, seat=seat, limit=limit)
                for _ in range(self.num_envs)
            ]
            self.games = OneByOne(solos)
        self.schema = self.games.schema
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = spaces.Box(0, 255, (self.schema.size,), np.uint8)
        self.single_action_space = spaces.Discrete(self.schema.codes)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._is_closed = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Obs, dict[str, Any]]:
        """Every game has a generator of its own, made of the one seed and its number."""
        self._check_open()
        if isinstance(seed, list):
            raise BadInput("seed is a list: expected one seed for all games")
        super().reset(seed=seed)
        obs = self.games.reset(int(self.np_random.integers(1 << 32)))
        return obs, self.games.info()

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """Raises BadInput if an action is not legal; nothing changed."""
        self._check_open()
        return self.games.step(actions)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, a row for each game."""
        return self.games.masks()

    def close_extras(self, **kwargs: Any) -> None:
        self._is_closed = True

    def _check_open(self) -> None:
        if self._is_closed:
            raise BadInput("this environment is closed; make a new one")


class InEngine:
    """The other seats play at random inside the engine."""

    def __init__(
        self,
        game: AnyRules,
        seats: int | None,
        options: Mapping[str, object] | None,
        count: int,
        seat: int | None,
        limit: int,
    ) -> None:
        self._setting = game, seats, options
        self._more: dict[str, Any] = {"n": count, "limit": limit, "learner": "any" if seat is None else seat}
        self._rows = np.arange(count)
        if seat is not None:
            whole("seat", seat, 0, seats_of(game, seats) - 1)
        self.reset(0)
        self.schema = self.arrays.schema

    def reset(self, seed: int) -> Obs:
        self.arrays = Arrays(*self._setting, seed=seed, **self._more)
        self._learners = self.arrays.learners.copy()
        return self.arrays.obs.copy()

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        arrays, learners = self.arrays, self._learners
        given = array_of(actions)
        if (given == SKIP).any():  # a game that waits would end twice
            raise BadInput(
                f"game {np.argmax(given == SKIP)}: action {SKIP}: expected a code from 0 to {arrays.codes - 1}"
            )
        arrays.step(given)
        scores = arrays.reward
        rewards = np.where(arrays.done, scores[self._rows, learners] - scores.mean(axis=1), 0.0)
        done, cut = arrays.done.copy(), arrays.cut.copy()
        info = self.info()
        if done.any() or cut.any():
            info["final_obs"] = arrays.last_obs.copy()
            info["_final_obs"] = done | cut
        self._learners = arrays.learners.copy()
        return arrays.obs.copy(), rewards, done, cut, info

    def masks(self) -> NDArray[np.bool_]:
        return self.arrays.mask.copy()

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.masks(), "seat": self.arrays.learners.copy()}


class OneByOne:
    """Bots that are asked for every decision."""

    def __init__(self, solos: list[SoloEnv]) -> None:
        self.solos = solos
        self.schema = solos[0].schema

    def reset(self, seed: int) -> Obs:
        seeds = np.random.SeedSequence(seed).generate_state(len(self.solos))
        return np.stack([solo.reset(seed=int(one))[0] for solo, one in zip(self.solos, seeds, strict=True)])

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        codes = self._checked(actions)
        count = len(self.solos)
        obs = np.zeros((count, self.schema.size), np.uint8)
        final, rewards = np.zeros_like(obs), np.zeros(count)
        done, cut = np.zeros(count, np.bool_), np.zeros(count, np.bool_)
        for row, (solo, code) in enumerate(zip(self.solos, codes, strict=True)):
            obs[row], rewards[row], done[row], cut[row], _ = solo.step(code)
            if done[row] or cut[row]:
                final[row] = obs[row]
                obs[row], _ = solo.reset()
        info = self.info()
        if done.any() or cut.any():
            info["final_obs"], info["_final_obs"] = final, done | cut
        return obs, rewards, done, cut, info

    def _checked(self, actions: Any) -> list[int]:
        """All actions, if every one is legal."""
        given = array_of(actions)
        if given.shape != (len(self.solos),) or given.dtype.kind not in "iu":
            expected = f"expected ({len(self.solos)},) integers, a code for each game"
            raise BadInput(f"actions of shape {given.shape} and type {given.dtype}: {expected}")
        for row, (mask, code) in enumerate(zip(self.masks(), given, strict=True)):
            if not 0 <= code < self.schema.codes or not mask[code]:
                legal = ", ".join(map(str, np.flatnonzero(mask)[:12]))
                raise BadInput(f"game {row}: action {code} is not legal; legal: {legal}")
        return [int(code) for code in given]

    def masks(self) -> NDArray[np.bool_]:
        return np.stack([solo.action_masks() for solo in self.solos])

    def info(self) -> dict[str, Any]:
        seats = np.array([solo.seat for solo in self.solos])
        return {"action_mask": self.masks(), "seat": seats}
