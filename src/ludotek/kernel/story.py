"""Texts with their arguments, events and refusals: what the rules say, before anybody puts it into words."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Who(msgspec.Struct, frozen=True, tag="who", tag_field="t"):
    """A seat as an argument of a text; it is replaced by the player's name."""

    seat: int


class Text(msgspec.Struct, frozen=True, tag="text", tag_field="t"):
    """A text id with its arguments, which may be texts themselves; `ludotek.text` makes words of it."""

    id: str
    args: Mapping[str, str | int | Text | Who] = {}

    @property
    def is_to_viewer(self) -> bool:
        """Whether it says "you" to whoever looks: such ids end in -you."""
        return self.id.endswith("-you")


class Event(msgspec.Struct, frozen=True):
    """The base of every game's events: what happened in `apply`, in full, with secrets.

    A game's `events.py` declares one frozen struct with named fields for each. Outward goes only what `Game.tell`
    makes of it.
    """


class SeatEvent(Event, frozen=True):
    """Something that a seat did, or that was done to it."""

    seat: int


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not legal: a stable code, a text for the player, and the clause that says so."""

    code: str
    text: Text
    clause: str | None = None
