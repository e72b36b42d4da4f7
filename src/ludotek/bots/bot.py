"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ludotek.kernel import AnyRules, Rng, Samples, View


class Bot(ABC):
    """Chooses one of the view's legal actions. It keeps nothing between decisions: any bot can take over any seat."""

    @abstractmethod
    def choose(self, game: AnyRules, view: View, samples: Samples, rng: Rng) -> int:
        """The chosen action; `view.viewer` is the seat that decides and `view.legal` is not empty.

        `samples` are fair guesses at the hidden part.
        """
