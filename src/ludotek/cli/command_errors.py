"""Converts errors in the command line to errors that are translated."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Literal, get_args, get_origin

from cyclopts import (
    Argument,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
)
from cyclopts.exceptions import UnknownCommandError, UnusedCliTokensError

from ludotek.kernel import LudotekError, Text
from ludotek.text import localized_error


class BadCommand(LudotekError, code="input/command"): ...


def to_command_error(error: CycloptsError) -> BadCommand:
    """The error in words: what was given, what was expected, and which help to read."""
    help = f"ludotek {' '.join([*(error.command_chain or ()), '--help'])}"
    match error:
        case UnknownCommandError():
            return unknown_command(error)
        case UnknownOptionError():
            return unknown_option(error, help)
        case CoercionError() if error.token is not None:
            return bad_value(error, error.token.value)
        case MissingArgumentError() if error.argument is not None:
            return missing(error, error.argument, help)
        case UnusedCliTokensError() if error.unused_tokens:
            return localized_error(BadCommand, "wrong-too-much", given=" ".join(error.unused_tokens), help=help)
        case RepeatArgumentError():
            return localized_error(BadCommand, "wrong-twice", name=error.token.keyword or "", help=help)
        case _:
            return localized_error(BadCommand, "wrong-usage", reason=str(error), help=help)


def missing(error: MissingArgumentError, argument: Argument, help: str) -> BadCommand:
    keyword = error.keyword or next((token.keyword for token in argument.tokens if token.keyword), None)
    if keyword is not None:
        return localized_error(BadCommand, "wrong-no-value", name=keyword, help=help)
    return localized_error(BadCommand, "wrong-missing", name=Text(f"cli-name-{argument.name.lstrip('-')}"), help=help)


def unknown_command(error: UnknownCommandError) -> BadCommand:
    given = (error.unused_tokens or [""])[0]
    known = [name for name in error.app or () if not name.startswith("-")]
    near = closest(given, known)
    if near is not None:
        return localized_error(BadCommand, "wrong-command-near", given=given, near=near, known=", ".join(known))
    return localized_error(BadCommand, "wrong-command", given=given, known=", ".join(known))


def unknown_option(error: UnknownOptionError, help: str) -> BadCommand:
    given = error.token.keyword or error.token.value
    near = closest(given, [name for argument in error.argument_collection for name in argument.names])
    if near is not None:
        return localized_error(BadCommand, "wrong-flag-near", given=given, near=near)
    return localized_error(BadCommand, "wrong-flag", given=given, help=help)


def bad_value(error: CoercionError, given: str) -> BadCommand:
    keyword = error.token.keyword if error.token is not None else None
    name = keyword or (error.argument.name if error.argument is not None else "")
    if get_origin(error.target_type) is Literal:
        return localized_error(
            BadCommand, "wrong-choice", name=name, given=given, known=", ".join(get_args(error.target_type))
        )
    if error.target_type is int:
        return localized_error(BadCommand, "wrong-number", name=name, given=given)
    return localized_error(BadCommand, "wrong-choice", name=name, given=given, known=str(error.target_type))


def closest(given: str, known: Iterable[str]) -> str | None:
    return next(iter(difflib.get_close_matches(given, list(known), n=1)), None)
