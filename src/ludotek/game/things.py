"""Explains the things of a picture: sprites, spots, and what stands on the panels of the seats.

`things.toml` in the game's folder lists the kinds of things. Nothing is read here but the scene that the viewer
has, and a few facts of the view: an explanation knows no more than the viewer.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from ludotek.game.game import AnyGame
from ludotek.kernel import Text, View, Who, things
from ludotek.scene import About, Facts, Panel, Scene


class Thing(msgspec.Struct, frozen=True):
    """Something that can be asked about."""

    id: str
    symbol: str = ""
    label: Text | None = None
    args: Facts = {}
    now: Text | None = None  # how it is now


def things_in(scene: Scene) -> Iterator[Thing]:
    """Everything in a scene that can be asked about, with panels last: `seat:0`, `seat:0:counter-yard`."""
    for sprite in scene.sprites:
        yield Thing(sprite.id, sprite.symbol, sprite.label, now=said(sprite.label))
    for spot in scene.spots:
        yield Thing(spot.id, "", spot.label, now=said(spot.label))
    for panel in scene.panels:
        yield from on_panel(panel)


def on_panel(panel: Panel) -> Iterator[Thing]:
    seat, who = f"seat:{panel.seat}", Who(panel.seat)
    yield Thing(seat, args={"who": who})
    for counter in panel.counters:
        now = Text("now-counter", {"who": who, "value": counter.value})
        args: Facts = {"who": who, "value": counter.value}
        yield Thing(f"{seat}:{counter.label.id}", counter.symbol, counter.label, args, now)
    for badge in panel.badges:
        yield Thing(f"{seat}:{badge.id}", "", badge, {"who": who}, Text("now-badge", {"who": who}))


def said(label: Text | None) -> Text | None:
    """A label that says something of this moment."""
    return label if label is not None and label.args else None


def about(game: AnyGame, view: View, scene: Scene, id: str) -> About | None:
    """Returns what the viewer of a scene may know of the thing with this id, None if there is no such thing."""
    thing = next((thing for thing in things_in(scene) if thing.id == id), None)
    return None if thing is None else about_thing(game, view, scene, thing)


def about_thing(game: AnyGame, view: View, scene: Scene, thing: Thing) -> About | None:
    panel = next((panel for panel in scene.panels if thing.id == f"seat:{panel.seat}"), None)
    if panel is not None:
        return About(panel.face.name, Text("about-seat"), panel.face.side)
    for kind in kinds_of(game):
        stands = kind.fit(thing.symbol, key_of(thing.label), thing.id)
        if stands is not None:
            return explained(game, view, thing, kind, stands)
    return None if thing.label is None else About(thing.label)


def explained(game: AnyGame, view: View, thing: Thing, kind: things.ThingKind, stands: str) -> About:
    args = {**game.facts_of(view), **facts(game, thing)}

    def text(id: str) -> Text:
        return Text(id.replace("*", stands), args)

    now = thing.now if kind.now is None else text(kind.now) if kind.now else None
    faces = game.die_faces(view, kind.die.replace("*", stands)) if kind.die else ()
    return About(text(kind.name_id), text(kind.text_id), now, kind.clause_of(stands) or None, faces)


def facts(game: AnyGame, thing: Thing) -> Facts:
    """What the texts about a thing may name: its label's arguments, and the seat that its id names."""
    seat = getattr(game.refs.read(thing.id), "seat", None)
    owner: Facts = {} if seat is None else {"who": Who(seat)}
    return {**owner, **thing.args, **(thing.label.args if thing.label else {})}


def key_of(label: Text | None) -> str:
    """A label's id, with those of its arguments: `label-piece/place-yard`."""
    if label is None:
        return ""
    return "/".join([label.id, *(arg.id for arg in label.args.values() if isinstance(arg, Text))])


@lru_cache(maxsize=32)
def kinds_of(game: AnyGame) -> tuple[things.ThingKind, ...]:
    return things.read(game.folder)
