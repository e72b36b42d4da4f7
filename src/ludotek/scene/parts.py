"""A scene in parts, and what changed in it for several viewers: what they see alike is compared and encoded once."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, TypeVar

import msgspec

from ludotek.kernel import Text
from ludotek.scene.diff import by_id, by_seat
from ludotek.scene.kept_json import json_list
from ludotek.scene.picture import Group, Panel, Picture, Scene, Spot, Sprite, Surface
from ludotek.scene.presentation import Choice

T = TypeVar("T", Sprite, Spot)
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

    def has_objects_of(self, other: Parts) -> bool:
        """Whether everything but the prompt and what is done out of turn are the same objects."""
        return self.picture is other.picture and self.panels is other.panels and self.choices is other.choices

    def with_shared_of(self, other: Parts) -> Parts:
        """These parts with what others see too as it is in the parts of another viewer."""
        here = self.picture
        picture = Picture(here.seats, here.surfaces, here.sprites, here.spots, other.picture.groups)
        return Parts(picture, other.panels, other.prompt, self.choices, self.asides)


class PictureChange(msgspec.Struct, frozen=True, gc=False):
    """What changes in a picture from one view to another, as a game says it. Surfaces never do."""

    sprites: Changed[Sprite] = ((), ())
    spots: Changed[Spot] = ((), ())
    seats: Collection[int] = ()  # whose counters or badges may be others; not because it is their turn


class Comparison:
    """Finds what changed from one position to the next, for one viewer after the other. What it found last is found
    again without comparing.

    It refers to nothing that refers to it, so it is freed at once, with the pictures that it compared.
    """

    def __init__(self) -> None:
        self._common: tuple[Parts, Parts, list[bytes]] | None = None  # old, new, what was found besides the prompt
        self._groups: tuple[Groups, Groups, Things] | None = None
        self._group_fields: bytes | None = None  # of these things
        self._panels: tuple[tuple[Panel, ...], tuple[Panel, ...], bytes] | None = None

    def change(self, old: Parts, new: Parts) -> bytes:
        """The same as `ludotek.scene.change` finds between the whole scenes, as JSON."""
        last = self._common
        if last is None or not (old.has_objects_of(last[0]) and new.has_objects_of(last[1])):
            last = self._common = old, new, self._common_changed(old, new)
        found = last[2]
        if old.prompt is not new.prompt and old.prompt != new.prompt:
            found = [*found, b'"prompt":' + encode(new.prompt)]
        if old.asides != new.asides:
            found = [*found, b'"asides":' + encode(new.asides)]
        return b"{" + b",".join(found) + b"}"

    def _common_changed(self, old: Parts, new: Parts) -> list[bytes]:
        """The fields of a change about everything but the prompt and what is done out of turn."""
        found = [self._picture_changed(old.picture, new.picture)] if old.picture is not new.picture else []
        if old.panels is not new.panels:
            found.append(self._panels_changed(old.panels, new.panels))
        if old.choices is not new.choices:
            found.append(choices_changed(old.choices, new.choices))
        return [fields for fields in found if fields]

    def _picture_changed(self, old: Picture, new: Picture) -> bytes:
        """The fields of a change about sprites, spots and surfaces."""
        things = self._groups_changed(old.groups, new.groups)
        if old.sprites is not new.sprites or old.spots is not new.spots or old.surfaces != new.surfaces:
            return own_change(old, new, things)
        if self._group_fields is None:
            self._group_fields = fields_of(things)
        return self._group_fields

    def _groups_changed(self, old: Groups, new: Groups) -> Things:
        last = self._groups
        if last is None or not is_same(last[0], old) or not is_same(last[1], new):
            last, self._group_fields = (old, new, by_group(old, new)), None
            self._groups = last
        return last[2]

    def _panels_changed(self, old: tuple[Panel, ...], new: tuple[Panel, ...]) -> bytes:
        last = self._panels
        if last is None or not is_same(last[0], old) or not is_same(last[1], new):
            last = self._panels = old, new, panels_changed(old, new)
        return last[2]


def is_same(one: object, other: object) -> bool:
    return one is other or one == other


def own_change(old: Picture, new: Picture, shared: Things) -> bytes:
    """The fields of a change in a picture of which not only the groups are others."""
    sprites = joined([by_id(old.sprites, new.sprites), shared[0]]) if old.sprites is not new.sprites else shared[0]
    spots = joined([by_id(old.spots, new.spots), shared[1]]) if old.spots is not new.spots else shared[1]
    return fields_of((sprites, spots), other(old.surfaces, new.surfaces))


def by_group(old: Groups, new: Groups) -> Things:
    """What changed in the groups that viewers have in common."""
    others = [(before, after) for before, after in zip(old, new, strict=True) if before is not after]
    sprites = joined([by_id(before.sprites, after.sprites) for before, after in others])
    return sprites, joined([by_id(before.spots, after.spots) for before, after in others])


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
    return panel_fields(by_seat(old, new))


def panel_fields(panels: Sequence[Panel]) -> bytes:
    return b'"panels":' + encode(panels) if panels else b""


def choices_changed(old: tuple[Choice, ...], new: tuple[Choice, ...]) -> bytes:
    return b'"choices":' + json_list(new) if old != new else b""


def other(old: R, new: R) -> R | None:
    return None if old is new or old == new else new


def joined(changes: list[Changed[T]]) -> Changed[T]:
    """The changes of several groups as one. What went from one group to another is not gone."""
    if len(changes) > 1:
        changes = [changed for changed in changes if changed[0] or changed[1]]
    if len(changes) < 2:
        return changes[0] if changes else ((), ())
    things = tuple([thing for found, _ in changes for thing in found])
    gone = tuple([id for _, found in changes for id in found])
    if gone and things:
        here = {thing.id for thing in things}
        gone = tuple(id for id in gone if id not in here)
    return things, gone
