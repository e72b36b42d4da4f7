"""The rulebook of a game in our words, clause by clause, read from its folder."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable

import msgspec


class Clause(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    section: str
    text: str
    options: tuple[str, ...] = ()
    is_ruling: bool = False


class Section(msgspec.Struct, frozen=True):
    id: str
    title: str


class Rulebook(msgspec.Struct, frozen=True):
    sections: tuple[Section, ...]
    clauses: tuple[Clause, ...]
    examples: int = 0  # how many worked examples the rules come with

    def __getitem__(self, id: str) -> Clause:
        return next(clause for clause in self.clauses if clause.id == id)


class _Book(msgspec.Struct, frozen=True):
    section: list[Section]
    clause: list[Clause]
    ruling: list[Clause]
    examples: int = 0


class _Translation(msgspec.Struct, frozen=True):
    sections: dict[str, str]
    clauses: dict[str, str]


def read(folder: Traversable, language: str = "en") -> Rulebook:
    """The rulebook in a language. What is not translated stays English."""
    book = msgspec.convert(tomllib.loads((folder / "clauses.toml").read_text("utf-8")), _Book)
    rulings = [msgspec.structs.replace(ruling, is_ruling=True) for ruling in book.ruling]
    english = Rulebook(tuple(book.section), (*book.clause, *rulings), book.examples)
    file = folder / "text" / f"clauses.{language}.toml"
    if language == "en" or not file.is_file():
        return english
    words = msgspec.convert(tomllib.loads(file.read_text("utf-8")), _Translation)
    return Rulebook(
        tuple(Section(s.id, words.sections.get(s.id, s.title)) for s in english.sections),
        tuple(msgspec.structs.replace(c, text=words.clauses.get(c.id, c.text)) for c in english.clauses),
        english.examples,
    )
