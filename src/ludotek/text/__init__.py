"""Makes sentences of text ids, by Fluent files in seven languages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from fluent.runtime import FluentBundle, FluentResource

from ludotek.kernel import AnyRules, Arg, LudotekError, Text, Who

# Code -> the language's name for itself.
LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "da": "Dansk",
    "nb": "Norsk bokmål",
    "sv": "Svenska",
    "fi": "Suomi",
    "it": "Italiano",
    "de": "Deutsch",
}
SHARED: Traversable = files("ludotek.text")
COMMAND: Traversable = SHARED / "command"  # help and errors of the command `ludotek`; browsers need none of it
KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)  # the messages of a Fluent file
E = TypeVar("E", bound=LudotekError)


class UnknownLanguage(LudotekError, code="input/language"): ...


class Words:
    """The texts of one language: the shared ones, and those of a game."""

    def __init__(self, language: str, game: AnyRules | None = None, *more: Traversable) -> None:
        if language not in LANGUAGES:
            raise unknown_language(language)
        self.language = language
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        for folder in (*folders(game), *more):
            self._bundle.add_resource(parsed(source(folder, language)), True)

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def say(self, text: Text | str, names: Sequence[str] = ()) -> str:
        """The sentence of a text, with these names for the seats."""
        if isinstance(text, str):
            return text
        args = {name: self._argument(value, names) for name, value in text.args.items()}
        message = self._bundle.get_message(text.id)
        sentence, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise errors[0]
        return capitalize(str(sentence)) if text.id.startswith(SENTENCES) else str(sentence)

    def _argument(self, value: Arg, names: Sequence[str]) -> str | int:
        if isinstance(value, Who):
            return names[value.seat] if value.seat < len(names) else f"#{value.seat + 1}"
        if isinstance(value, int) and abs(value) >= LARGEST:  # of a broken file: no language has a plural for it
            return str(value)
        return self.say(value, names) if isinstance(value, Text) else value


LARGEST = 10**15  # numbers that Fluent can format
SENTENCES = ("prompt-", "told-", "refuse-", "choose-")  # begin with a capital, whatever argument comes first


def capitalize(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def source(folder: Traversable, language: str) -> str:
    """The Fluent source of a language in this folder; missing texts are English."""
    file, english = folder / f"{language}.ftl", folder / "en.ftl"
    if language == "en" or not file.is_file():
        return english.read_text("utf-8")
    own = file.read_text("utf-8")
    whole = english.read_text("utf-8") if english.is_file() else ""
    return own if set(KEY.findall(whole)) <= set(KEY.findall(own)) else f"{whole}\n{own}"  # the later one counts


@lru_cache(maxsize=128)
def parsed(source: str) -> Any:
    """A Fluent source, parsed once: what is shared stands in the words of every game."""
    return FluentResource(source)


def folders(game: AnyRules | None) -> list[Traversable]:
    return [SHARED] if game is None else [SHARED, game.folder / "text"]


@lru_cache(maxsize=64)
def words(language: str, game: AnyRules | None = None) -> Words:
    return Words(language, game)


@lru_cache(maxsize=16)
def command_words(language: str) -> Words:
    """The shared words, and those of the command `ludotek`."""
    return Words(language, None, COMMAND)


# Errors


def say_english(text: Text) -> str:
    return command_words("en").say(text)


def localized_error(kind: type[E], id: str, **args: str | int | Text) -> E:
    """An error with a translated text. `str(error)` is the English sentence."""
    return kind(Text(id, args))


def unknown_language(language: str) -> UnknownLanguage:
    known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
    return localized_error(UnknownLanguage, "wrong-language", given=language, known=known)
