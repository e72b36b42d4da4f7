"""Errors say who, what, why and what would work. Each has a stable code."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotek.kernel.story import Text


class LudotekError(Exception):
    """Something a caller can correct; nothing was changed. `text`, where there is one, says it in any language."""

    code = "error"
    text: Text | None = None

    def __init__(self, message: str = "", text: Text | None = None) -> None:
        super().__init__(message)
        if text is not None:
            self.text = text


class UnknownGame(LudotekError):
    code = "input/unknown_game"


class BadSeats(LudotekError):
    code = "input/seats"


class BadOptions(LudotekError):
    """`clause` is the rule that forbids it, if a rule does."""

    code = "input/options"

    def __init__(self, message: str, clause: str | None = None, text: Text | None = None) -> None:
        super().__init__(f"{message} ({clause})" if clause else message, text)
        self.clause = clause


class BadPosition(LudotekError):
    code = "input/position"


class BadRecord(LudotekError):
    code = "input/record"


class NotOver(LudotekError):
    """Asked for something that is known only when the game is over."""

    code = "input/not_over"


class AmbiguousMove(LudotekError):
    """A named move that leaves out what would tell several legal moves apart."""

    code = "input/ambiguous_move"


class Unfair(LudotekError):
    """A record whose throws do not follow from its secret and nonces."""

    code = "fairness/broken"


class IllegalMove(LudotekError):
    """The player's mistake. The match is untouched. `text` says why in any language, `clause` which rule."""

    text: Text

    def __init__(self, code: str, message: str, text: Text, clause: str | None = None) -> None:
        super().__init__(message, text)
        self.code = f"illegal/{code}"
        self.clause = clause


class BrokenInvariant(AssertionError):
    """Our mistake: a state that the rules do not allow."""
