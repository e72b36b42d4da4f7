"""The bases of every game's named moves and views."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence, Set
from functools import lru_cache
from operator import attrgetter, call
from typing import Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from ludotek.kernel.options import Options
from ludotek.kernel.state import LEAVE, State


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """The base of every game's named moves. A field that is None may be left out when a move is made."""


class KindMove(Move, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move of a game whose moves are always the same few: see `GameRules.kinds`."""

    kind: str


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The base of every game's views: what one seat (or with viewer None a spectator) may know."""

    viewer: int | None
    actor: int  # the seat that decides, CHANCE or OVER
    legal: tuple[int, ...]  # the actions that this viewer may know to be legal now
    asides: tuple[int, ...] = ()  # what this viewer may do out of turn, besides leaving


ONLY_LEAVE: Final = [LEAVE]


def frame(state: State, viewer: int | None) -> dict[str, Any]:
    """What every view has: `HighCardView(**frame(state, viewer), cards=...)`. Choices are shown to their seat only."""
    return {
        "viewer": viewer,
        "actor": int(state.actor),
        "legal": _legal(state, viewer),
        "asides": _asides(state, viewer),
    }


def _legal(state: State, viewer: int | None) -> tuple[int, ...]:
    return tuple(state.legal()) if viewer == state.actor else ()


def _asides(state: State, viewer: int | None) -> tuple[int, ...]:
    if viewer is None or (found := state.interjections(viewer)) == ONLY_LEAVE:  # as a rule
        return ()
    return tuple([action for action in found if action != LEAVE])


V = TypeVar("V", bound=View)


def seen_by(state: State, public: V, seat: int, /, **own: Any) -> V:
    """A seat's view from the spectator's: what the game says that it knows besides, and what it may do out of turn."""
    return msgspec.structs.replace(public, viewer=seat, asides=_asides(state, seat), **own)


def view_from(kind: type[V], state: State, viewer: int | None, /, **made: Any) -> V:
    """A view: what every view has, what the game made, and for its other fields the state's or plan's of the same name.

    The view's class names what is shown, so nothing is shown that it does not declare. Numbers become what its types
    say: one of the words of a Literal, in their order, and None for -1 where None is possible.
    """
    if "legal" not in made:
        made["legal"] = _legal(state, viewer)
    key = kind, type(state), *made
    copied = _COPIED.get(key)
    if copied is None:
        copied = _COPIED[key] = _copied(kind, state, made)
    names, values_of, readers = copied
    made.update(zip(names, map(call, readers, values_of(state)), strict=True))
    return kind(viewer=viewer, actor=int(state.actor), asides=_asides(state, viewer), **made)


Reader = Callable[[Any], Any]
# The other fields of a view: their names, what finds all their values in a state, and what makes each of them ours
Copied = tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]], tuple[Reader, ...]]
_COPIED: dict[tuple[object, ...], Copied] = {}  # view class, state class, names of what the game made


def _copied(kind: type[View], state: State, made: Collection[str]) -> Copied:
    """The fields that are the state's or the plan's of the same name."""
    readers, given = readers_of(kind), {"viewer", "actor", "asides", *made}
    names = tuple(name for name in kind.__struct_fields__ if name not in given)
    places = [name if hasattr(state, name) else f"plan.{name}" for name in names]
    return names, values_at(places), tuple(readers[name] for name in names)


def values_at(places: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """What finds the values of several attributes at once."""
    if len(places) > 1:
        return attrgetter(*places)
    return lambda state: tuple(attrgetter(place)(state) for place in places)


@lru_cache(maxsize=64)
def readers_of(kind: type[View]) -> dict[str, Callable[[Any], Any]]:
    """For every field of a view what makes its value of a state's."""
    return {name: reader_of(hint) for name, hint in get_type_hints(kind).items()}


def reader_of(hint: Any) -> Callable[[Any], Any]:
    if get_origin(hint) is Literal:
        return get_args(hint).__getitem__
    if hint is int or hint is bool:
        return hint
    return known if hint == int | None else plain


def plain(value: Any) -> Any:
    """Machine integers and vecs as ints and tuples; True and False and options stay what they are."""
    if type(value) is int or isinstance(value, bool | Options):
        return value
    return int(value) if isinstance(value, int) else tuple(int(one) for one in value)


def known(number: int) -> int | None:
    """A number of the rules for a view: None for -1, which is nobody or nothing."""
    return None if number == -1 else int(number)


def shown(values: Sequence[int], seats: Set[int | None]) -> tuple[int | None, ...]:
    """A value for each seat: that of these seats, None for one that is hidden, and 0 where there is nothing to hide."""
    return tuple(value if seat in seats or value == 0 else None for seat, value in enumerate(values))
