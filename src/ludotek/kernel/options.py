"""Options: what is agreed before a game begins. Every field has a default."""

from __future__ import annotations

import types
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from ludotek.kernel.errors import BadOptions
from ludotek.kernel.story import Text


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """The base of every game's options. `None` as a value means: decided by the other choices."""


O = TypeVar("O", bound=Options)  # noqa: E741 - O for options


def require_option(condition: bool, message: str, clause: str | None = None) -> None:
    """Raises BadOptions with this message, and the clause that forbids the choice, unless the condition holds."""
    if not condition:
        raise BadOptions(message, clause)


class Offers(msgspec.Struct, frozen=True):
    """For an option that takes any number: `Annotated[int, Offers((4, 1, 2))]` says which ones a set-up page offers."""

    values: tuple[int, ...]


class Field(msgspec.Struct, frozen=True):
    """One option for a set-up page: its values in order, or none if any value of its type will do."""

    name: str
    values: tuple[str | int | bool | None, ...]
    default: Any
    is_open: bool = False  # other values of its type will do as well


def fields(options: type[Options]) -> tuple[Field, ...]:
    """The options of a game, in order."""
    return _fields(options)


@lru_cache(maxsize=64)  # reading the hints takes a millisecond, and every new match asks
def _fields(options: type[Options]) -> tuple[Field, ...]:
    hints = get_type_hints(options, include_extras=True)
    return tuple(field_of(field.name, hints[field.name], field.default) for field in msgspec.structs.fields(options))


def field_of(name: str, hint: Any, default: Any) -> Field:
    for extra in getattr(hint, "__metadata__", ()):
        if isinstance(extra, Offers):
            return Field(name, extra.values, default, is_open=True)
    return Field(name, tuple(possible(hint)), default)


def possible(hint: Any) -> list[str | int | bool | None]:
    """The values a type lists, in order; an empty list where it lists none."""
    if hint is bool:
        return [False, True]
    if hint is type(None):
        return [None]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if get_origin(hint) in (Union, types.UnionType):
        return [value for part in get_args(hint) for value in possible(part)]
    return []


def read(options: type[O], values: Mapping[str, object], game: str, *, from_words: bool = False) -> O:
    """Options from a mapping of names to values; with `from_words` the values are words, as from a command line."""
    known = {field.name: field for field in fields(options)}
    for name in values:
        if name not in known:
            raise BadOptions(Text("wrong-option", {"game": game, "name": name, "known": ", ".join(known)}))
    chosen = {name: from_word(known[name], str(value)) if from_words else value for name, value in values.items()}
    for name, value in chosen.items():
        field, allowed = known[name], known[name].values
        if allowed and not field.is_open and not any(value == a and type(value) is type(a) for a in allowed):
            possible = ", ".join(map(word, allowed))
            wrong = Text("wrong-option-value", {"name": name, "value": word(value), "possible": possible})
            raise BadOptions(wrong)
    try:
        return msgspec.convert(chosen, options, strict=not from_words)
    except msgspec.ValidationError as error:
        raise BadOptions(f"options {chosen!r}: {error}") from None


def word(value: object) -> str:
    """How an option's value is written on a command line, in one line."""
    if value is None:
        return "auto"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if str(value).isprintable() else repr(value)


def from_word(field: Field, given: str) -> object:
    meant = {word(value): value for value in field.values}
    if given in meant:
        return meant[given]
    if given in ("true", "false") and any(value is True for value in field.values):
        return given == "true"
    return given.replace(",", " ").split() if isinstance(field.default, tuple) else given
