"""Many games at once, one seat of each against random players, as a Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludotek import catalogue
from ludotek.envs.arrays import Arrays, BadInput
from ludotek.kernel import AnyRules

Obs = NDArray[np.uint8]


class BatchEnv(VectorEnv[Obs, NDArray[np.int64], NDArray[Any]]):
    """The learner has one seat of every game, drawn anew for each, or a fixed one; the others play at random inside.

    A game that ends begins again in the same step; `info["final_obs"]` is what the learner saw at its end.
    """

    def __init__(
        self,
        game: AnyRules | str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        num_envs: int = 256,
        seat: int | None = None,
        limit: int = 0,
    ) -> None:
        super().__init__()
        self.game = catalogue.game(game) if isinstance(game, str) else game
        self._seats, self._options = seats, options
        self._seat, self._limit = seat, limit
        self.num_envs = num_envs
        self.arrays = self._make(0)
        self.schema = self.arrays.schema
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = spaces.Box(0, 255, (self.schema.size,), np.uint8)
        self.single_action_space = spaces.Discrete(self.schema.codes)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def _make(self, seed: int) -> Arrays:
        learner = "any" if self._seat is None else self._seat
        return Arrays(
            self.game,
            self._seats,
            self._options,
            n=self.num_envs,
            seed=seed,
            limit=self._limit,
            learner=learner,
        )

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Obs, dict[str, Any]]:
        """Every game has a generator of its own, made of the one seed and its number."""
        if isinstance(seed, list):
            raise BadInput("seed is a list: expected one seed for all games")
        super().reset(seed=seed)
        self.arrays.close()
        self.arrays = self._make(int(self.np_random.integers(1 << 32)))
        self._learners = self.arrays.learners.copy()
        return self.arrays.obs.copy(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Obs, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Raises BadInput if an action is not legal; nothing changed."""
        arrays, learners = self.arrays, self._learners
        arrays.step(actions)
        scores = arrays.reward
        rewards = np.where(arrays.done, scores[self._rows, learners] - scores.mean(axis=1), 0.0)
        done, cut = arrays.done.copy(), arrays.cut.copy()
        info = self._info()
        if done.any() or cut.any():
            info["final_obs"] = arrays.last_obs.copy()
            info["_final_obs"] = done | cut
        self._learners = arrays.learners.copy()
        return arrays.obs.copy(), rewards, done, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, a row for each game."""
        return self.arrays.mask.copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.arrays.mask.copy(), "seat": self.arrays.learners.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        self.arrays.close()
