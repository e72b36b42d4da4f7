"""One seat against bots as a Gymnasium environment: `pip install ludotek[gym]`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludotek import bots, catalogue
from ludotek.bots import Bot
from ludotek.envs.arrays import BadInput, code_of, whole
from ludotek.envs.single import Single
from ludotek.kernel import AnyRules, Rng

Opponents = Bot | str | Sequence[Bot | str]
Obs = NDArray[np.uint8]


class SoloEnv(gymnasium.Env[Obs, np.int64]):
    """The learner has one seat, bots have the others. The reward comes with the end: the score minus the mean of all.

    `action_masks()` says what is legal, as sb3-contrib asks for it. An illegal action changes nothing; `info` says so.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        game: AnyRules | str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        opponents: Opponents = "random",
        seat: int | None = None,
        limit: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """`opponents`: one bot for all other seats, or one for each. `seat`: the learner's; None: drawn for each game.

        `limit` truncates a game after so many decisions of the learner; 0 for no limit.
        """
        if render_mode not in (None, "ansi"):
            raise BadInput(f"render_mode={render_mode!r}: expected 'ansi' or None")
        self.game = catalogue.game(game) if isinstance(game, str) else game
        self.single = Single(self.game, seats, options)
        self.schema = self.single.schema
        self.opponents = opponents_of(opponents, self.single.seats)
        self.fixed_seat = None if seat is None else whole("seat", seat, 0, self.single.seats - 1)
        self.limit = whole("limit", limit, 0, 1 << 40)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.schema.size,), np.uint8)
        self.action_space = spaces.Discrete(self.schema.codes)
        self.seat = 0
        self.made = 0
        self._is_closed = False
        self._begin(0)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Obs, dict[str, Any]]:
        self._check_open()
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(1 << 32)))
        return self.single.obs(self.seat), self._info()

    def _begin(self, seed: int) -> None:
        """Games that end before the learner decides are not counted."""
        self.rng = Rng(seed)
        while True:
            drawn = int(self.rng.below(self.single.seats))
            self.seat = drawn if self.fixed_seat is None else self.fixed_seat
            self.made = 0
            self.single.reset(int(self.rng.bits()))
            self._let_bots_play()
            if not self.single.is_over:
                return

    def _let_bots_play(self) -> None:
        single, game = self.single, self.game
        while single.actor >= 0 and single.actor != self.seat:
            actor, state = single.actor, single.state
            bot = self.opponents[(actor - self.seat) % single.seats - 1]
            action = bot.choose(game, game.view(state, actor), game.samples(state, actor), self.rng)
            single.play_action(action)

    def step(self, action: Any) -> tuple[Obs, float, bool, bool, dict[str, Any]]:
        self._check_open()
        if self.single.is_over:
            raise BadInput("the game is over: call reset()")
        code = code_of(action, self.schema.codes)
        if not 0 <= code < self.schema.codes or not self.single.mask()[code]:
            return self.single.obs(self.seat), 0.0, False, False, {**self._info(), "is_illegal": True}
        self.single.apply(code)
        self.made += 1
        self._let_bots_play()
        is_over = self.single.actor < 0
        is_cut = not is_over and 0 < self.limit <= self.made
        reward = 0.0
        if is_over:
            scores = self.single.state.scores()
            reward = scores[self.seat] - sum(scores) / len(scores)
        return self.single.obs(self.seat), reward, is_over, is_cut, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        return self.single.mask().astype(np.bool_)

    def close(self) -> None:
        """No steps after this."""
        self._is_closed = True

    def _check_open(self) -> None:
        if self._is_closed:
            raise BadInput("this environment is closed; make a new one")

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.single.mask(), "seat": self.seat}

    def render(self) -> str | None:
        """The text picture, as the learner sees it."""
        return None if self.render_mode is None else self.single.text(self.seat)


def opponents_of(given: Opponents, seats: int) -> list[Bot]:
    """A bot for each other seat, from the learner's left on."""
    if not isinstance(given, Bot | str | Sequence):
        raise BadInput(f"opponents={given!r}: expected a bot, its name, or one for each of the {seats - 1} other seats")
    listed = [given] * (seats - 1) if isinstance(given, Bot | str) else list(given)
    if len(listed) != seats - 1:
        raise BadInput(f"{len(listed)} opponents: expected one, or one for each of the {seats - 1} other seats")
    return [bots.make(one) if isinstance(one, str) else one for one in listed]
