"""What can be tapped one decision early: skips and preludes say what they open, so that one tap makes both choices."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

import msgspec

from ludotek.kernel import View
from ludotek.scene import Choice, Parts, Picture, Spot, Sprite
from ludotek.table import Table

T = TypeVar("T", Sprite, Spot)


def looks_ahead(choice: Choice) -> bool:
    return choice.is_skip or choice.is_prelude


def with_look_ahead(table: Table, view: View, parts: Parts) -> Parts:
    """The parts in which skips and preludes name what they open; what a single prelude opens lies in it already."""
    if not any(map(looks_ahead, parts.choices)):
        return parts
    following = {choice.action: view_after(table, view, choice) for choice in parts.choices if looks_ahead(choice)}
    choices = tuple(with_opens(table, following.get(choice.action), choice) for choice in parts.choices)
    preludes = [choice for choice in choices if choice.is_prelude and choice.opens]
    opened = Counter(thing for choice in preludes for thing in choice.opens)
    wanted = {thing for thing, times in opened.items() if times == 1}
    here = parts.picture
    later: list[Picture] = [table.game.picture_of(following[choice.action]) for choice in preludes]
    picture = msgspec.structs.replace(
        here,
        sprites=here.sprites + missing(here.all_sprites(), [one.all_sprites() for one in later], wanted),
        spots=here.spots + missing(here.all_spots(), [one.all_spots() for one in later], wanted),
    )
    return msgspec.structs.replace(parts, choices=choices, picture=picture)


def with_opens(table: Table, following: View | None, choice: Choice) -> Choice:
    """A skip or prelude with the things of the same seat's next choices: none where chance or somebody else comes."""
    if following is None:
        return choice
    things = {thing for one in table.game.choices(following) for thing in (*one.about, *one.gathers)}
    return msgspec.structs.replace(choice, opens=tuple(sorted(things)))


def view_after(table: Table, view: View, choice: Choice) -> View | None:
    """What the same seat would know next; None where chance or somebody else comes first."""
    state = table.match.state.copy()
    state.apply(choice.action)
    following: View | None = table.game.view(state, view.viewer) if state.actor == view.viewer else None
    return following


def missing(here: tuple[T, ...], later: list[tuple[T, ...]], wanted: set[str]) -> tuple[T, ...]:
    """The wanted things of later pictures that this one lacks."""
    known = {thing.id for thing in here}
    return tuple(thing for things in later for thing in things if thing.id in wanted and thing.id not in known)
