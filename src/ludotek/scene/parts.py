"""A scene in parts, and what changed in it for several viewers: what they see alike is compared once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from ludotek.kernel import Text
from ludotek.scene.diff import SceneChange, by_id, by_seat
from ludotek.scene.picture import Group, Panel, Picture, Scene, Spot, Sprite
from ludotek.scene.presentation import Choice

T = TypeVar("T", Sprite, Spot)
R = TypeVar("R")
Changed = tuple[tuple[T, ...], tuple[str, ...]]  # things to set, and the ids of those that are gone
Groups = tuple[Group, ...]


class Parts(msgspec.Struct, frozen=True):
    """What a scene is put together from. Viewers and positions share as many of these objects as possible."""

    picture: Picture
    panels: tuple[Panel, ...]
    prompt: Text
    choices: tuple[Choice, ...]
    asides: tuple[Choice, ...]

    def scene(self, art: str) -> Scene:
        """`art`: the package whose art.svg holds the symbols."""
        picture = self.picture
        return Scene(
            art=art,
            surfaces=picture.surfaces,
            sprites=picture.all_sprites(),
            spots=picture.all_spots(),
            panels=self.panels,
            prompt=self.prompt,
            choices=self.choices,
            asides=self.asides,
        )


class Comparison:
    """Finds what changed from one position to the next, for one viewer after the other."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, int, int], tuple[Any, Any, Any]] = {}  # -> old, new, what was found
        self._known_groups: tuple[Groups, Groups, tuple[Changed[Sprite], Changed[Spot]]] | None = None

    def change(self, old: Parts, new: Parts) -> SceneChange:
        """The same as `ludotek.scene.change` finds between the whole scenes."""
        sprites, gone_sprites, spots, gone_spots = self._once(self._things, old.picture, new.picture)
        return SceneChange(
            sprites=sprites,
            gone_sprites=gone_sprites,
            spots=spots,
            gone_spots=gone_spots,
            surfaces=other(old.picture.surfaces, new.picture.surfaces),
            panels=self._once(by_seat, old.panels, new.panels),
            prompt=other(old.prompt, new.prompt),
            choices=self._once(other, old.choices, new.choices),
            asides=other(old.asides, new.asides),
        )

    def _once(self, find: Callable[[Any, Any], R], old: object, new: object) -> R:
        key = find, id(old), id(new)
        known = self._known.get(key)
        if known is None:  # both are kept, so that no other object gets their identity meanwhile
            known = self._known[key] = old, new, find(old, new)
        found: R = known[2]
        return found

    def _things(
        self, old: Picture, new: Picture
    ) -> tuple[tuple[Sprite, ...], tuple[str, ...], tuple[Spot, ...], tuple[str, ...]]:
        sprites, spots = self._shared(old.groups, new.groups)
        if old.sprites is not new.sprites:
            sprites = joined([by_id(old.sprites, new.sprites), sprites])
        if old.spots is not new.spots:
            spots = joined([by_id(old.spots, new.spots), spots])
        return *sprites, *spots

    def _shared(self, old: Groups, new: Groups) -> tuple[Changed[Sprite], Changed[Spot]]:
        """What changed in the groups: where all viewers see the same ones it is found once."""
        known = self._known_groups
        if known is None or known[0] != old or known[1] != new:
            others = [(before, after) for before, after in zip(old, new, strict=True) if before is not after]
            sprites = joined([by_id(before.sprites, after.sprites) for before, after in others])
            spots = joined([by_id(before.spots, after.spots) for before, after in others])
            known = self._known_groups = old, new, (sprites, spots)
        return known[2]


def other(old: R, new: R) -> R | None:
    return None if old is new or old == new else new


def joined(changes: list[Changed[T]]) -> Changed[T]:
    """The changes of several groups as one. What went from one group to another is not gone."""
    changes = [changed for changed in changes if changed[0] or changed[1]]
    if len(changes) < 2:
        return changes[0] if changes else ((), ())
    things = tuple([thing for found, _ in changes for thing in found])
    gone = tuple([id for _, found in changes for id in found])
    if gone and things:
        here = {thing.id for thing in things}
        gone = tuple(id for id in gone if id not in here)
    return things, gone
