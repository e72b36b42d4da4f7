"""What one tap can do for several decisions: skips and preludes say what they open, sweeps what follows them.

And which throw the table makes.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, TypeVar

import msgspec

from ludotek.kernel import State, View
from ludotek.scene import Choice, DueThrow, Parts, Picture, Spot, Sprite
from ludotek.table import Table

T = TypeVar("T", Sprite, Spot)
MOST_SWEPT: Final = 8  # choices made with one tap


def looks_ahead(choice: Choice) -> bool:
    return choice.is_skip or choice.is_prelude


def with_look_ahead(table: Table, view: View, parts: Parts) -> Parts:
    """The parts in which skips and preludes name what they open, and the first sweep what follows it.

    What a single prelude opens lies in the picture already.
    """
    if not [choice for choice in parts.choices if choice.sweep or choice.is_skip or choice.is_prelude]:
        return parts  # as a rule
    parts = with_sweep(table, view, parts)
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
    offered = table.game.choices(following)
    things = {thing for one in offered for thing in (*one.about, *one.gathers)}
    ahead = tuple(one for one in offered if one.gathers) if choice.is_skip else ()
    return msgspec.structs.replace(choice, opens=tuple(sorted(things)), ahead=ahead)


def view_after(table: Table, view: View, choice: Choice) -> View | None:
    """What the same seat would know next; None where chance or somebody else comes first."""
    state = after(table.match.state, choice.action)
    following: View | None = table.game.view(state, view.viewer) if state.actor == view.viewer else None
    return following


def missing(here: tuple[T, ...], later: list[tuple[T, ...]], wanted: set[str]) -> tuple[T, ...]:
    """The wanted things of later pictures that this one lacks."""
    known = {thing.id for thing in here}
    return tuple(thing for things in later for thing in things if thing.id in wanted and thing.id not in known)


# Sweeps


def with_sweep(table: Table, view: View, parts: Parts) -> Parts:
    """The parts in which the first choice with a `sweep` has all others of its kind behind it, and no other has one.

    Where chance comes between them, the game says itself what follows.
    """
    first = next((choice for choice in parts.choices if choice.sweep), None)
    if first is None or first.rest:
        return parts
    rest = rest_of(table, view, first)
    choices = tuple(
        msgspec.structs.replace(choice, sweep=choice.sweep if rest and choice is first else None, rest=rest)
        if choice.sweep
        else choice
        for choice in parts.choices
    )
    return msgspec.structs.replace(parts, choices=choices)


def rest_of(table: Table, view: View, first: Choice) -> tuple[int, ...]:
    """What follows a choice until none of its kind is left; nothing where the seat sees a difference between orders."""
    known: list[View] = []
    ends: list[tuple[int, ...]] = []
    waiting: list[tuple[State, tuple[int, ...]]] = [(table.match.state, ())]
    while waiting and len(ends) < 2:
        state, made = waiting.pop()
        now = table.game.view(state, view.viewer)
        if now in known:
            continue
        known.append(now)
        offered = table.game.choices(now) if state.actor == view.viewer else []
        actions = [choice.action for choice in offered if choice.sweep == first.sweep]
        if not actions or len(made) == MOST_SWEPT:
            ends.append(made)
        # the last one is looked at first: so the first choice is the first of the way that is found
        waiting += [(after(state, action), (*made, action)) for action in reversed(actions)]
    return ends[0][1:] if len(ends) == 1 else ()


def after(state: State, action: int) -> State:
    copied = state.copy()
    copied.apply(action)
    return copied


# Throws


def due_throw(table: Table) -> DueThrow | None:
    """The throw that waits for a person's hand, and whether the table makes it after a moment."""
    due = table.due
    throw = due.throw
    return msgspec.structs.replace(throw, is_forced=True) if throw is not None and due.makes_throw else throw
