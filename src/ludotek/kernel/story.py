"""Texts with their arguments, events and refusals: what the rules say, before anybody puts it into words.

`gc=False`, here and elsewhere: what is frozen and made of frozen things is in no cycle, and the garbage collector need
not look at it. A server makes thousands of them a second.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import dataclass_transform

import msgspec


class Who(msgspec.Struct, frozen=True, gc=False, tag="who", tag_field="t"):
    """A seat as an argument of a text; it is replaced by the player's name."""

    seat: int


class Text(msgspec.Struct, frozen=True, gc=False, tag="text", tag_field="t"):
    """A text id with its arguments, which may be texts themselves; `ludotek.text` makes words of it."""

    id: str
    args: Mapping[str, str | int | Text | Who] = {}

    @property
    def is_to_viewer(self) -> bool:
        """Whether it says "you" to the viewer: such ids end in -you."""
        return self.id.endswith("-you")


Arg = str | int | Text | Who
Args = dict[str, Arg]  # of a text


def listed(things: Sequence[Text | Who], link: str) -> Text | Who:
    """Several things as one argument of a text: a, b and c. `link` is the text id of `{ $first } and { $next }`."""
    first, *rest = things
    return Text(link, {"first": first, "next": listed(rest, link)}) if rest else first


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Event(msgspec.Struct, frozen=True, gc=False):
    """The base of every game's events: what happened in `apply`, in full, with secrets.

    A game's `events.py` declares one struct with named fields for each; all are frozen, as this one is. Outward goes
    only what `Game.tell` makes of it.
    """


class SeatEvent(Event):
    """Something that a seat did, or that was done to it."""

    seat: int


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not legal: a stable code, a text for the player, and the clause that says so."""

    code: str
    text: Text
    clause: str | None = None


def refuse(code: str, clause: str | None = None, /, **args: Arg) -> Refusal:
    """A refusal in the words of its code: `not_yours` is `refuse-not-yours` in the language files."""
    return Refusal(code, Text("refuse-" + code.replace("_", "-"), args), clause)


def first_of(*reasons: tuple[bool, Refusal]) -> Refusal:
    """The first reason that applies. The last one always does."""
    return next(refusal for applies, refusal in reasons if applies)
