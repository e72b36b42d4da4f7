"""Why a move is good, in one sentence, where that is simple: it captures, completes, escapes. For hints."""

from __future__ import annotations

from typing import Any, Final

from ludotek.game.game import AnyGame
from ludotek.kernel import Rng, Samples, State, Text

LOOKS: Final = 4  # samples in which a reason must hold, where something is hidden


def reason(game: AnyGame, samples: Samples[Any], seat: int, action: int, rng: Rng) -> Text | None:
    """What the game says to this move, if it says the same whatever is hidden from the seat."""
    looks = LOOKS if game.has_secrets else 1
    found = [_reason_in(game, samples.draw(rng), seat, action) for _ in range(looks)]
    return found[0] if all(one == found[0] for one in found) else None


def _reason_in(game: AnyGame, state: State, seat: int, action: int) -> Text | None:
    before = game.view(state, seat)
    state.story = []
    state.apply(action)
    story, state.story = state.story, None
    return game.reason_of(before, game.view(state, seat), story)
