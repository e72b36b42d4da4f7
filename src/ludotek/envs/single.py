"""One game with observations and codes: what the interfaces of other libraries are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotek.envs import buffers
from ludotek.envs.arrays import BadInput, seats_of, whole
from ludotek.kernel import OVER, AnyRules, Rng, State
from ludotek.kernel.batch import look, mask, small_room, words_for
from ludotek.kernel.observation import Observation
from ludotek.kernel.schema import schema_of
from ludotek.kernel.state import room
from ludotek.text import words


class Single:
    """A game that is played by codes. Chance acts by a generator of its own."""

    def __init__(
        self, game: AnyRules, seats: int | None = None, options: Mapping[str, object] | None = None, seed: int = 0
    ) -> None:
        self.game = game
        self.seats = seats_of(game, seats)
        self.options = game.options(self.seats, options)
        self.start: State = game.new(self.seats, self.options)
        self.schema = schema_of(self.start, self.seats)
        self.codes = self.schema.codes
        self._obs = room(self.schema.size // 8)
        self._out = Observation(self._obs, self.seats)
        self._mask_words = int(words_for(self.codes))
        self._mask = room(self._mask_words)
        self._scratch = room(self.start.width())
        self._listed = small_room(self.start.width())
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """A new game, up to the first decision."""
        self.rng = Rng(whole("seed", seed, 0, (1 << 62) - 1))
        self.put(self.start)

    def put(self, state: State) -> None:
        """Goes on from a copy of this state."""
        self.state: State = state.copy()
        self._legal: NDArray[np.int8] | None = None
        self.state.resolve(self.rng)

    @property
    def actor(self) -> int:
        """The seat that decides, or OVER."""
        return int(self.state.actor)

    @property
    def is_over(self) -> bool:
        return int(self.state.actor) == OVER

    def step(self, code: int) -> None:
        """Lets the seat that decides act, then chance. Raises BadInput if the code is not legal; nothing changed."""
        legal = self._codes()
        if not 0 <= code < self.codes or not legal[code]:
            known = ", ".join(map(str, np.flatnonzero(legal)[:12]))
            raise BadInput(f"action {code} is not legal for seat {self.actor}; legal: {known}")
        self.apply(code)

    def apply(self, code: int) -> None:
        """The same for a code that is known to be legal."""
        state = self.state
        self._legal = None
        state.act(state.decode(code))
        state.resolve(self.rng)

    def play_action(self, action: int) -> None:
        """The same for a legal action, which is not a code."""
        self._legal = None
        self.state.act(action)
        self.state.resolve(self.rng)

    def obs(self, seat: int) -> NDArray[np.uint8]:
        """What a seat may know, in an array of its own."""
        return self.obs_in(self.state, seat)

    def obs_in(self, state: State, seat: int) -> NDArray[np.uint8]:
        """What a seat may know of any state of this set-up, in an array of its own."""
        look(state, seat, self._out, 0)
        return buffers.words(self._obs).copy()

    def legal_in(self, state: State) -> list[int]:
        """The legal codes of any state of this set-up, in ascending order."""
        self._legal = None
        mask(state, self._scratch, self._mask, self._listed, self._mask_words)
        return [int(code) for code in np.flatnonzero(buffers.words(self._mask)[: self.codes])]

    def text(self, viewer: int | None) -> str:
        """The text picture of a viewer, in English."""
        game: Any = self.game
        english = words("en", self.game)
        lines = game.show(game.view(self.state, viewer))
        return "\n".join("".join(english.say(span.text) for span in line) for line in lines)

    def mask(self) -> NDArray[np.int8]:
        """1 for every code that the seat that decides may choose, in an array of its own."""
        return self._codes().copy()

    def _codes(self) -> NDArray[np.int8]:
        if self._legal is None:
            mask(self.state, self._scratch, self._mask, self._listed, self._mask_words)
            self._legal = buffers.words(self._mask)[: self.codes].view(np.int8)
        return self._legal

    def legal(self) -> list[int]:
        """The legal codes in ascending order."""
        return [int(code) for code in np.flatnonzero(self._codes())]
