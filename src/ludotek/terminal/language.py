"""Chooses the language: `--language`, LUDOTEK_LANGUAGE, the locale, else English."""

from __future__ import annotations

from collections.abc import Mapping

from ludotek.text import LANGUAGES, UnknownLanguage, unknown_language

SETTING = "LUDOTEK_LANGUAGE"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
NORWEGIAN = {"no": "nb", "nn": "nb"}


def choose(asked: str | None, environment: Mapping[str, str]) -> str:
    """Returns a language that exists. Raises UnknownLanguage for one that was named and does not."""
    if asked is not None:
        return known(asked)
    if environment.get(SETTING):
        return known(environment[SETTING], f"{SETTING}=")
    return of_machine(environment)


def language_of_errors(asked: str | None, environment: Mapping[str, str]) -> str:
    """Returns the language for errors: as `choose`, but skips one that does not exist."""
    try:
        return choose(asked, environment)
    except UnknownLanguage:
        return of_machine(environment)


def of_machine(environment: Mapping[str, str]) -> str:
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    short = shorten(locale)
    return short if short in LANGUAGES else "en"


def known(asked: str, source: str = "") -> str:
    short = shorten(asked)
    if short not in LANGUAGES:
        raise unknown_language(f"{source}{asked}")
    return short


def shorten(locale: str) -> str:
    """`da_DK.UTF-8` -> `da`"""
    short = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
    return NORWEGIAN.get(short, short)
