"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ludotek.kernel import AnyGame, Rng, View


class Bot(ABC):
    """Chooses one of the view's legal actions. It keeps nothing between decisions: any bot can take over any seat."""

    @abstractmethod
    def choose(self, game: AnyGame, view: View, rng: Rng) -> int:
        """The chosen action; `view.viewer` is the seat that decides and `view.legal` is not empty."""
