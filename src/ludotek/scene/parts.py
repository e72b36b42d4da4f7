"""A scene in parts, and what changed in it for several viewers: what they see alike is compared and encoded once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

import msgspec

from ludotek.kernel import Text
from ludotek.scene.diff import by_id, by_seat
from ludotek.scene.kept_json import json_list
from ludotek.scene.picture import Group, Panel, Picture, Scene, Spot, Sprite, Surface
from ludotek.scene.presentation import Choice

T = TypeVar("T", Sprite, Spot)
P = TypeVar("P")
R = TypeVar("R")
Changed = tuple[tuple[T, ...], tuple[str, ...]]  # things to set, and the ids of those that are gone
Things = tuple[Changed[Sprite], Changed[Spot]]
Groups = tuple[Group, ...]
encode: Final = msgspec.json.Encoder().encode


class Parts(msgspec.Struct, frozen=True, gc=False):
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
        if last is None or (last[0] is not old and last[0] != old) or (last[1] is not new and last[1] != new):
            last = self._last = old, new, self._find(old, new)
        return last[2]


class Comparison:
    """Finds what changed from one position to the next, for one viewer after the other.

    It refers to nothing that refers to it, so it is freed at once, with the pictures that it compared.
    """

    def __init__(self) -> None:
        self._groups: Once[Groups, tuple[Things, bytes]] = Once(by_group)
        self._panels: Once[tuple[Panel, ...], bytes] = Once(panels_changed)
        self._choices: Once[tuple[Choice, ...], bytes] = Once(choices_changed)
        self._picture: tuple[Picture, Picture, bytes] | None = None  # of the last viewer

    def change(self, old: Parts, new: Parts) -> bytes:
        """The same as `ludotek.scene.change` finds between the whole scenes, as JSON."""
        found = [self._picture_changed(old.picture, new.picture)]
        if old.panels is not new.panels:
            found.append(self._panels(old.panels, new.panels))
        if old.choices is not new.choices:
            found.append(self._choices(old.choices, new.choices))
        if old.prompt is not new.prompt and old.prompt != new.prompt:
            found.append(b'"prompt":' + encode(new.prompt))
        if old.asides != new.asides:
            found.append(b'"asides":' + encode(new.asides))
        return b"{%b}" % b",".join(filter(None, found))

    def _picture_changed(self, old: Picture, new: Picture) -> bytes:
        """The fields of a change about sprites, spots and surfaces."""
        last = self._picture
        if last is None or last[0] is not old or last[1] is not new:
            shared, encoded = self._groups(old.groups, new.groups)
            is_shared = old.sprites is new.sprites and old.spots is new.spots and old.surfaces == new.surfaces
            last = self._picture = old, new, encoded if is_shared else own_change(old, new, shared)
        return last[2]


def own_change(old: Picture, new: Picture, shared: Things) -> bytes:
    """The fields of a change in a picture of which not only the groups are others."""
    sprites = joined([by_id(old.sprites, new.sprites), shared[0]])
    spots = joined([by_id(old.spots, new.spots), shared[1]])
    return fields_of((sprites, spots), other(old.surfaces, new.surfaces))


def by_group(old: Groups, new: Groups) -> tuple[Things, bytes]:
    """What changed in the groups that viewers have in common, and the same as fields of a change."""
    others = [(before, after) for before, after in zip(old, new, strict=True) if before is not after]
    sprites = joined([by_id(before.sprites, after.sprites) for before, after in others])
    things = sprites, joined([by_id(before.spots, after.spots) for before, after in others])
    return things, fields_of(things)


def fields_of(things: Things, surfaces: tuple[Surface, ...] | None = None) -> bytes:
    """Fields of a change as JSON, without its braces."""
    (sprites, gone_sprites), (spots, gone_spots) = things
    found: list[bytes] = []
    if sprites:
        found.append(b'"sprites":' + json_list(sprites))
    if gone_sprites:
        found.append(b'"gone_sprites":' + encode(gone_sprites))
    if spots:
        found.append(b'"spots":' + json_list(spots))
    if gone_spots:
        found.append(b'"gone_spots":' + encode(gone_spots))
    if surfaces is not None:
        found.append(b'"surfaces":' + encode(surfaces))
    return b",".join(found)


def panels_changed(old: tuple[Panel, ...], new: tuple[Panel, ...]) -> bytes:
    panels = by_seat(old, new)
    return b'"panels":' + encode(panels) if panels else b""


def choices_changed(old: tuple[Choice, ...], new: tuple[Choice, ...]) -> bytes:
    return b'"choices":' + json_list(new) if old != new else b""


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
