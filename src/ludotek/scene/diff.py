"""What changed from one picture to the next, by id: a few hundred bytes instead of the whole scene."""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_
from typing import Final, TypeVar

import msgspec

from ludotek.kernel import Text
from ludotek.scene.picture import Panel, Scene, Spot, Sprite, Surface
from ludotek.scene.presentation import Choice

T = TypeVar("T", Sprite, Spot)
FEW: Final = 8


class SceneChange(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Sprites and spots to set and to remove, panels to set by their seat; everything else whole, where it changed."""

    sprites: tuple[Sprite, ...] = ()
    gone_sprites: tuple[str, ...] = ()
    spots: tuple[Spot, ...] = ()
    gone_spots: tuple[str, ...] = ()
    surfaces: tuple[Surface, ...] | None = None
    panels: tuple[Panel, ...] = ()
    prompt: Text | None = None
    choices: tuple[Choice, ...] | None = None
    asides: tuple[Choice, ...] | None = None


def change(old: Scene, new: Scene) -> SceneChange:
    sprites, gone_sprites = by_id(old.sprites, new.sprites)
    spots, gone_spots = by_id(old.spots, new.spots)
    return SceneChange(
        sprites=sprites,
        gone_sprites=gone_sprites,
        spots=spots,
        gone_spots=gone_spots,
        surfaces=new.surfaces if new.surfaces != old.surfaces else None,
        panels=by_seat(old.panels, new.panels),
        prompt=new.prompt if new.prompt != old.prompt else None,
        choices=new.choices if new.choices != old.choices else None,
        asides=new.asides if new.asides != old.asides else None,
    )


def by_id(old: Sequence[T], new: Sequence[T]) -> tuple[tuple[T, ...], tuple[str, ...]]:
    """The things to set and the ids of those that are gone. Most things are the very same objects as before, at the
    beginning and at the end: only those between are compared."""
    if old is new:
        return (), ()
    if len(new) > FEW:
        first = same_at_start(old, new)
        old, new = old[first:], new[first:]
        last = same_at_start(old[::-1], new[::-1])
        old, new = old[: len(old) - last], new[: len(new) - last]
    if not old:
        return tuple(new), ()
    before = {thing.id: thing for thing in old}
    found: list[T] = []
    for thing in new:
        was = before.pop(thing.id, None)
        if was is not thing and was != thing:
            found.append(thing)
    return tuple(found), tuple(before)


def same_at_start(old: Sequence[T], new: Sequence[T]) -> int:
    """How many objects at the beginning are the same."""
    same = [*map(is_, old, new)]
    return same.index(False) if False in same else len(same)


def by_seat(old: Sequence[Panel], new: Sequence[Panel]) -> tuple[Panel, ...]:
    if old is new:
        return ()
    return tuple([panel for before, panel in zip(old, new, strict=True) if panel != before])


def applied(old: Scene, changed: SceneChange) -> Scene:
    """The new scene from the old one and a change: what the browser does."""
    return msgspec.structs.replace(
        old,
        sprites=merged(old.sprites, changed.sprites, changed.gone_sprites),
        spots=merged(old.spots, changed.spots, changed.gone_spots),
        surfaces=old.surfaces if changed.surfaces is None else changed.surfaces,
        panels=tuple({panel.seat: panel for panel in (*old.panels, *changed.panels)}.values()),
        prompt=changed.prompt or old.prompt,
        choices=old.choices if changed.choices is None else changed.choices,
        asides=old.asides if changed.asides is None else changed.asides,
    )


def merged(old: Sequence[T], news: Sequence[T], gone: Sequence[str]) -> tuple[T, ...]:
    things = {thing.id: thing for thing in old if thing.id not in gone} | {thing.id: thing for thing in news}
    return tuple(things.values())
