"""The rules are translated clause by clause, under the same ids."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from ludotek.game import AnyGame
from ludotek.text import LANGUAGES
from tests.conformance.cases import every_game

every_translation = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])


def translation(game: AnyGame, language: str) -> dict[str, Any]:
    return tomllib.loads((game.folder / "text" / f"clauses.{language}.toml").read_text("utf-8"))


@every_translation
@every_game
def test_every_clause_and_section_is_translated_and_no_other(game: AnyGame, language: str) -> None:
    book = game.rulebook()
    words = translation(game, language)
    assert set(words) == {"sections", "clauses"}
    assert list(words["sections"]) == [section.id for section in book.sections]
    assert set(words["clauses"]) == {clause.id for clause in book.clauses}


@every_translation
@every_game
def test_a_translation_is_one(game: AnyGame, language: str) -> None:
    english, translated = game.rulebook(), game.rulebook(language)
    same = [clause.id for clause in english.clauses if translated[clause.id].text == clause.text]
    assert same == []
    assert all(clause.text.strip() == clause.text != "" for clause in translated.clauses)


@every_translation
@every_game
def test_numbers_of_other_clauses_are_kept(game: AnyGame, language: str) -> None:
    """A clause that refers to another refers to the same one in every language."""
    prefix = game.turn_clause.split("-")[0]
    for clause in game.rulebook().clauses:
        there = game.rulebook(language)[clause.id].text
        named = {word.strip(".,;:()") for word in clause.text.split() if word.strip("(").startswith(prefix + "-")}
        assert all(id in there for id in named), clause.id


@every_game
def test_no_translation_is_for_a_language_that_there_is_not(game: AnyGame) -> None:
    found = {file.name for file in (game.folder / "text").iterdir() if file.name != "__pycache__"}
    expected = {f"{language}.ftl" for language in LANGUAGES}
    expected |= {f"clauses.{language}.toml" for language in LANGUAGES if language != "en"}
    assert found == expected
