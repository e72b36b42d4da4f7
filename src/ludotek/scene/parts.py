"""A scene in parts, and what changed in it for several viewers: what they see alike is compared once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from ludotek.kernel import Text
from ludotek.scene.diff import SceneChange, by_id, by_seat
from ludotek.scene.picture import Group, Panel, Picture, Scene, Spot, Sprite
from ludotek.scene.presentation import Choice

T = TypeVar("T", Sprite, Spot)
P = TypeVar("P")
R = TypeVar("R")
Changed = tuple[tuple[T, ...], tuple[str, ...]]  # things to set, and the ids of those that are gone
Things = tuple[Changed[Sprite], Changed[Spot]]
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


class Once(Generic[P, R]):
    """A function of two values that is called again only for others than the last time."""

    def __init__(self, find: Callable[[P, P], R]) -> None:
        self._find = find
        self._last: tuple[P, P, R] | None = None  # old, new, what was found

    def __call__(self, old: P, new: P) -> R:
        last = self._last
        if last is None or last[0] != old or last[1] != new:
            last = self._last = old, new, self._find(old, new)
        return last[2]


class Comparison:
    """Finds what changed from one position to the next, for one viewer after the other.

    It refers to nothing that refers to it, so it is freed at once, with the pictures that it compared.
    """

    def __init__(self) -> None:
        self._groups, self._panels = Once(by_group), Once(by_seat)
        self._choices: Once[tuple[Choice, ...], tuple[Choice, ...] | None] = Once(other)
        self._things: tuple[Picture, Picture, Things] | None = None  # of the last viewer

    def change(self, old: Parts, new: Parts) -> SceneChange:
        """The same as `ludotek.scene.change` finds between the whole scenes."""
        (sprites, gone_sprites), (spots, gone_spots) = self._compare(old.picture, new.picture)
        return SceneChange(
            sprites=sprites,
            gone_sprites=gone_sprites,
            spots=spots,
            gone_spots=gone_spots,
            surfaces=other(old.picture.surfaces, new.picture.surfaces),
            panels=self._panels(old.panels, new.panels),
            prompt=other(old.prompt, new.prompt),
            choices=self._choices(old.choices, new.choices),
            asides=other(old.asides, new.asides),
        )

    def _compare(self, old: Picture, new: Picture) -> Things:
        last = self._things
        if last is None or last[0] is not old or last[1] is not new:
            sprites, spots = self._groups(old.groups, new.groups)
            if old.sprites is not new.sprites:
                sprites = joined([by_id(old.sprites, new.sprites), sprites])
            if old.spots is not new.spots:
                spots = joined([by_id(old.spots, new.spots), spots])
            last = self._things = old, new, (sprites, spots)
        return last[2]


def by_group(old: Groups, new: Groups) -> Things:
    """What changed in the groups that viewers have in common."""
    others = [(before, after) for before, after in zip(old, new, strict=True) if before is not after]
    sprites = joined([by_id(before.sprites, after.sprites) for before, after in others])
    return sprites, joined([by_id(before.spots, after.spots) for before, after in others])


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
