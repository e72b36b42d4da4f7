"""The rulebook, read from a folder."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludotek.kernel import clauses
from ludotek.kernel.clauses import Clause, Section

BOOK = """
examples = 2

[[section]]
id = "play"
title = "Play"

[[section]]
id = "end"
title = "The end"

[[clause]]
id = "T-01"
section = "play"
text = "Pour."
options = ["milk"]

[[clause]]
id = "T-02"
section = "end"
text = "Drink."

[[ruling]]
id = "T-R01"
section = "play"
text = "Slowly."
"""
GERMAN = """
[sections]
play = "Spiel"
end = "Ende"

[clauses]
T-01 = "Gieße ein."
T-R01 = "Langsam."
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "text").mkdir()
    (tmp_path / "clauses.toml").write_text(BOOK, "utf-8")
    (tmp_path / "text" / "clauses.de.toml").write_text(GERMAN, "utf-8")
    return tmp_path


def test_clauses_come_in_their_order_and_rulings_after_them(folder: Path) -> None:
    book = clauses.read(folder)
    assert book.sections == (Section("play", "Play"), Section("end", "The end"))
    assert book.clauses == (
        Clause(id="T-01", section="play", text="Pour.", options=("milk",)),
        Clause(id="T-02", section="end", text="Drink."),
        Clause(id="T-R01", section="play", text="Slowly.", is_ruling=True),
    )
    assert book.examples == 2


def test_a_clause_is_found_by_its_id(folder: Path) -> None:
    book = clauses.read(folder)
    assert book["T-02"].text == "Drink."
    assert book["T-R01"].is_ruling


def test_a_translation_changes_words_and_nothing_else(folder: Path) -> None:
    book, german = clauses.read(folder), clauses.read(folder, "de")
    assert [section.title for section in german.sections] == ["Spiel", "Ende"]
    assert german["T-01"] == msgspec.structs.replace(book["T-01"], text="Gieße ein.")
    assert german["T-R01"].is_ruling
    assert german.examples == book.examples


def test_what_is_not_translated_stays_english(folder: Path) -> None:
    assert clauses.read(folder, "de")["T-02"].text == "Drink."
    assert clauses.read(folder, "fi") == clauses.read(folder)


def test_a_book_that_is_not_well_formed_is_an_error(folder: Path) -> None:
    (folder / "clauses.toml").write_text('[[clause]]\nid = "T-01"\n', "utf-8")
    with pytest.raises(msgspec.ValidationError):
        clauses.read(folder)
