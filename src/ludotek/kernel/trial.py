"""Trying what would follow, and taking over what was tried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludotek.kernel.match import G, Match
from ludotek.kernel.state import State
from ludotek.kernel.story import Event


class Made(NamedTuple):
    """One step of a trial: the position it was made in, and everything that came of it."""

    before: State
    number: int  # of the steps before it
    actor: int
    action: int
    state: State
    story: list[Event]
    chain: bytes
    weights: tuple[int, ...] | None  # what changed in those of the throw; None if it was none
    last_weights: Mapping[int, int]


class Trial(Match[G]):
    """A match that goes on from another one. It keeps only its own steps, so it costs the same early and late."""

    def __init__(self, match: Match[G]) -> None:
        self.game, self.record, self.state, self._chain = match.game, match.record, match.state, match._chain
        self._weights = []
        self._last_weights = match._last_weights
        self._before, self._first = match.steps, len(match.steps)
        self.made: list[Made] = []

    @property
    def steps(self) -> Sequence[tuple[int, int]]:
        """All steps, those of the other match too: for those who have the time."""
        return [*self._before[: self._first], *[(made.actor, made.action) for made in self.made]]

    def _made(self) -> int:
        return self._first + len(self.made)

    def _note(self, actor: int, action: int, story: list[Event]) -> None:
        """`made` has it all."""

    def _do(self, actor: int, action: int, weights: Mapping[int, int] | None = None) -> list[Event]:
        before, self.state = self.state, self.state.copy()
        number = self._made()
        story = super()._do(actor, action, weights)
        new = None if weights is None else self._weights[-1]
        self.made.append(Made(before, number, actor, action, self.state, story, self._chain, new, self._last_weights))
        return story


def take_over(match: Match[G], made: Made) -> bool:
    """Makes the step that was made on a trial, unless the match has gone another way since; says whether it did."""
    if match.state is not made.before or len(match.steps) != made.number:
        return False
    match.state = made.state
    match._note(made.actor, made.action, made.story)
    match._chain = made.chain
    if made.weights is not None:
        match._weights.append(made.weights)
        match._last_weights = made.last_weights
    return True
