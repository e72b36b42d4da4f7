"""A game that still answers every question by methods of its own class. Goes when the last one is converted."""

# mypy: ignore-errors

from __future__ import annotations

from ludotek.game.game import Game
from ludotek.kernel import Samples


class LegacySamples(Samples):
    def __init__(self, game, view):
        self.game, self.shown = game, view

    def draw(self, rng):
        return self.game.imagine(self.shown, rng)


class LegacyGame(Game):
    def __init__(self):
        object.__setattr__(self, "package", type(self).__module__)

    def samples(self, state, viewer):
        return LegacySamples(self, self.view(state, viewer))

    def moves(self, state):
        return [self.move(state, action) for action in state.legal()]

    def outcome_name(self, state, action):
        return str(action)

    def difference(self, one, other):
        return None if self.dump(one) == self.dump(other) else "position"

    def asides(self, view):
        return []
