"""Errors as one sentence in a person's language: what was given, what was expected, what would work."""

from __future__ import annotations

from ludotek import catalogue
from ludotek.kernel import BadOptions, IllegalMove, LudotekError, Text
from ludotek.text import command_words
from ludotek.text.reasons import os_reason


def error_text(error: Exception, language: str) -> str:
    """An error in words of this language; in English where it has none."""
    say = command_words(language).say
    if isinstance(error, OSError):
        reason = say(os_reason(error))
        return f"{error.filename}: {reason}" if error.filename else reason
    if isinstance(error, LudotekError) and not isinstance(error, IllegalMove) and error.text is not None:
        return say(error.text)
    if isinstance(error, BadOptions) and language != "en":
        return clause_text(error, language) or str(error)
    return str(error)


def clause_text(error: BadOptions, language: str) -> str | None:
    """The clause that forbids the options, from the translated rulebook."""
    for game in catalogue.games().values():
        for clause in game.rulebook(language).clauses:
            if clause.id == error.clause:
                said = {"clause": clause.id, "rule": clause.text}
                return command_words(language).say(Text("wrong-options", said))
    return None
