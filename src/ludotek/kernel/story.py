"""What happened, what may be chosen, and how both are told: events, texts, choices, refusals."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Who(msgspec.Struct, frozen=True, tag="who", tag_field="t"):
    """A seat as an argument of a text: whoever makes the words puts the player's name there."""

    seat: int


class Text(msgspec.Struct, frozen=True, tag="text", tag_field="t"):
    """A text id with its arguments, which may be texts themselves; `ludotek.text` makes words of it."""

    id: str
    args: Mapping[str, str | int | Text | Who] = {}


class Event(msgspec.Struct, frozen=True):
    """What happened in `apply`, in full: it may hold secrets. Outward goes only what `Game.tell` makes of it."""

    kind: str
    facts: Mapping[str, int] = {}

    def __getitem__(self, name: str) -> int:
        return self.facts[name]


class Told(msgspec.Struct, frozen=True):
    """An event as one viewer may know it."""

    text: Text
    seat: int | None = None  # whose doing it was


class Choice(msgspec.Struct, frozen=True):
    """One thing a seat may do now: the action, its label, and the ids of the things in the picture it is about."""

    action: int
    label: Text
    about: tuple[str, ...] = ()


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not legal: a stable code, a text for the player, and the clause that says so."""

    code: str
    text: Text
    clause: str | None = None


class Span(msgspec.Struct, frozen=True):
    """A piece of a text picture: what it says and in which tone (a seat's colour, `muted`, `strong` or plain)."""

    text: str | Text
    tone: str = ""


Line = tuple[Span, ...]


class SeatFace(msgspec.Struct, frozen=True):
    """How a seat is known to everybody: its name in the game, its tone and its shape."""

    name: Text
    tone: str
    shape: str
