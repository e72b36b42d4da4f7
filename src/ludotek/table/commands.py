"""What can be asked of a table. Whether somebody may speak for a seat is the server's business."""

from __future__ import annotations

import msgspec


class _Command(msgspec.Struct, frozen=True):
    pass


class Join(_Command, frozen=True):
    """Take a seat by its link for the first time, with one's part in the throws."""

    seat: int
    nonce: str


class Play(_Command, frozen=True):
    """A choice, or an interjection. `seen` is the last seq that was known when it was made."""

    seat: int
    action: int
    seen: int
    is_bot: bool = False


class Resign(_Command, frozen=True):
    seat: int


class EndSide(_Command, frozen=True):
    """Nobody but bots plays for this seat's side any more: all of it leaves, and has lost."""

    seat: int


class HandOver(_Command, frozen=True):
    """Let a bot of this level play the seat, an empty level gives it back. A seat still open gets this nonce."""

    seat: int
    level: str
    nonce: str = ""


class AskUndo(_Command, frozen=True):
    """Take back this seat's last decision and what came of it. Seats `beside` it share the device: without secrets they
    consent, and the last decision of any of them is taken back."""

    seat: int
    beside: frozenset[int] = frozenset()


class AnswerUndo(_Command, frozen=True):
    """Consent or not; a no of the seat that asked withdraws the question."""

    seat: int
    yes: bool


class Say(_Command, frozen=True):
    seat: int
    words: str = ""
    phrase: str | None = None


class Rename(_Command, frozen=True):
    seat: int
    name: str


class Rematch(_Command, frozen=True):
    """`match` is the id of the next match, ready to be played."""

    match: str


Command = Join | Play | Resign | EndSide | HandOver | AskUndo | AnswerUndo | Say | Rename | Rematch
