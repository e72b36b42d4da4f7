"""The rules are translated clause by clause, under the same ids."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from ludotek import catalogue
from ludotek.game import AnyGame
from ludotek.kernel import clauses
from ludotek.text import LANGUAGES

every_game = pytest.mark.parametrize("game", catalogue.built_in(), ids=lambda game: game.id)
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
    others = [language for language in LANGUAGES if language != "en"]
    expected |= {f"{name}.{language}.toml" for name in ("clauses", "summary") for language in others}
    assert found == expected


BOOK = """
section = [{ id = "play", title = "Play" }, { id = "end", title = "End" }]
clause = [{ id = "TEA-01", section = "play", text = "Pour." }, { id = "TEA-02", section = "end", text = "Drink." }]
ruling = [{ id = "TEA-R01", section = "end", text = "Slowly." }]
"""


def test_what_is_not_translated_stays_english(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "clauses.toml").write_text(BOOK, "utf-8")
    words = '[sections]\nplay = "Spiel"\n[clauses]\nTEA-01 = "Gieß ein."\n'
    (tmp_path / "text" / "clauses.de.toml").write_text(words, "utf-8")
    german, danish = clauses.read(tmp_path, "de"), clauses.read(tmp_path, "da")
    assert [clause.text for clause in german.clauses] == ["Gieß ein.", "Drink.", "Slowly."]
    assert [section.title for section in german.sections] == ["Spiel", "End"]
    assert danish == clauses.read(tmp_path)
