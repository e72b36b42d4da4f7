"""Games as PettingZoo environments (AEC): `pip install ludotek[zoo]`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ludotek import catalogue
from ludotek.envs.arrays import BadInput, code_of, whole
from ludotek.envs.single import Single
from ludotek.kernel import AnyRules, Rng


class ZooEnv(AECEnv):  # type: ignore[misc]  # untyped
    """One agent for each seat: `seat_0`, `seat_1`, … An observation has the parts of `schema`; `action_mask` is legal.

    Rewards come with the end: the seat's score minus the mean of all, so that they sum to 0.
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 - as PettingZoo wants it

    def __init__(
        self,
        game: AnyRules | str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise BadInput(f"render_mode={render_mode!r}: expected 'ansi' or None")
        self.game = catalogue.game(game) if isinstance(game, str) else game
        self.single = Single(self.game, seats, options)
        self.schema = self.single.schema
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"ludotek_{self.game.id}_v{self.game.version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.single.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        box = spaces.Box(0, 255, (self.schema.size,), np.uint8)
        legal = spaces.Box(0, 1, (self.schema.codes,), np.int8)
        self._observation_space = {
            agent: spaces.Dict({"observation": box, "action_mask": legal}) for agent in self.possible_agents
        }
        self._action_space = {agent: spaces.Discrete(self.schema.codes) for agent in self.possible_agents}
        self._seeds = Rng(0)
        self._is_closed = False
        self._none = np.zeros(self.schema.codes, np.int8)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """A seed gives the same games again; without one the next game of the last seed follows."""
        self._check_open()
        if seed is not None:
            self._seeds = Rng(whole("seed", seed, 0, (1 << 62) - 1))
        self.single.reset(int(self._seeds.bits()))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_agent()

    def _choose_agent(self) -> None:
        actor = self.single.actor
        if actor >= 0:
            self.agent_selection = self.possible_agents[actor]
            return
        scores = self.single.state.scores()
        mean = sum(scores) / len(scores)
        for agent, score in zip(self.possible_agents, scores, strict=True):
            self.rewards[agent] = score - mean
            self.terminations[agent] = True

    def step(self, action: Any) -> None:
        """Raises BadInput if the action is not legal; nothing changed."""
        self._check_open()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.single.step(code_of(action, self.schema.codes))
        self._cumulative_rewards[agent] = 0.0
        self._choose_agent()
        if self.single.is_over:
            self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        legal = self.single.mask() if self.single.actor == seat else self._none.copy()
        return {"observation": self.single.obs(seat), "action_mask": legal}

    def render(self) -> str | None:
        """The text picture, as spectators see it."""
        return None if self.render_mode is None else self.single.text(None)

    def close(self) -> None:
        """No steps after this."""
        self._is_closed = True

    def _check_open(self) -> None:
        if self._is_closed:
            raise BadInput("this environment is closed; make a new one")


def env(
    game: AnyRules | str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> ZooEnv:
    """An environment of any game, by its name or itself."""
    return ZooEnv(game, seats, options, render_mode)
