"""Everything that a viewer's device gets, for the secrecy tests of the games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

import msgspec

from ludotek.game import AnyGame, about
from ludotek.kernel import Event, State


class Outward(Protocol):
    def __call__(self, state: State, viewer: int | None, story: Sequence[Event] = ()) -> bytes: ...


def outward_of(game: AnyGame, sprites: slice, spots: slice) -> Outward:
    """As bytes; these sprites and spots are touched, to hear why they cannot be chosen."""
    return partial(_outward, game, sprites, spots)


def _outward(
    game: AnyGame, sprites: slice, spots: slice, state: State, viewer: int | None, story: Sequence[Event] = ()
) -> bytes:
    view = game.view(state, viewer)
    scene = game.scene(view)
    touched = [sprite.id for sprite in scene.sprites[sprites]] + [spot.id for spot in scene.spots[spots]]
    parts = [
        view,
        scene,
        game.prompt(view),
        game.choices(view),
        game.asides(view),
        game.show(view),
        [game.tell(event, view) for event in story],
        [game.explain(view, (thing,)) for thing in touched],
        [about(game, view, scene, thing) for thing in touched],
        [game.seat(view, seat) for seat in range(len(view.seats))],
        None if viewer is None else state.interjections(viewer),
    ]
    return msgspec.json.encode(parts)
