"""Errors say who, what, why and what would work. Each has a stable code.

What players read is a text id with arguments, and its sentence stands once, in the language files. `str(error)` is that
sentence in English: `ludotek` sets the function that makes it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotek.kernel.story import Text


def _by_id(text: Text) -> str:
    """Returns the id and its arguments: what is said before `set_english` was called."""
    return " ".join([text.id, *(f"{name}={value}" for name, value in text.args.items())])


_english: Callable[[Text], str] = _by_id


def set_english(say: Callable[[Text], str]) -> None:
    """Sets what makes an English sentence of a text."""
    global _english
    _english = say


def one_line(words: str) -> str:
    """The words with line breaks and other unprintable signs, which may be in what came, as escapes."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in words)


class LudotekError(Exception):
    """Something a caller can correct; nothing was changed. `text`, where there is one, says it in any language.

    A kind of error names its code: `class BadSeats(LudotekError, code="input/seats"): ...`
    """

    code = "error"
    text: Text | None = None

    def __init_subclass__(cls, code: str = "") -> None:
        cls.code = code or cls.code  # that of its base

    def __init__(self, message: str | Text = "") -> None:
        """A text for players, or an English sentence for developers."""
        super().__init__(message)
        if not isinstance(message, str):
            self.text = message

    def __str__(self) -> str:
        (message,) = self.args
        return message if isinstance(message, str) else one_line(_english(message))


class UnknownGame(LudotekError, code="input/unknown_game"): ...


class BadSeats(LudotekError, code="input/seats"): ...


class BadOptions(LudotekError, code="input/options"):
    """`clause` is the rule that forbids it, if a rule does."""

    def __init__(self, message: str | Text, clause: str | None = None) -> None:
        super().__init__(f"{message} ({clause})" if clause else message)
        self.clause = clause


class BadPosition(LudotekError, code="input/position"): ...


class AmbiguousMove(LudotekError, code="input/ambiguous_move"):
    """A named move that leaves out what would tell several legal moves apart."""


class NotOver(LudotekError, code="input/not_over"):
    """Asked for something that is known only when the game is over."""


class BadRecord(LudotekError, code="input/record"): ...


class Unfair(LudotekError, code="fairness/broken"):
    """A record whose throws do not follow from its secret and nonces."""


class IllegalMove(LudotekError):
    """The player's mistake. The match is untouched. `text` says why in any language, `clause` which rule."""

    text: Text

    def __init__(self, code: str, message: str, text: Text, clause: str | None = None) -> None:
        super().__init__(message)
        self.text = text
        self.code = f"illegal/{code}"
        self.clause = clause


class BrokenInvariant(AssertionError):
    """Our mistake: a state that the rules do not allow."""
