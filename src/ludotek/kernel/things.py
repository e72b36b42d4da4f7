"""What the things of a game's picture are called and what they do, kind by kind, read from its `things.toml`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources.abc import Traversable

import msgspec


class ThingKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of thing, known by its symbol, label and id as far as they are given. The first kind that fits counts.

    A `*` in these patterns stands for anything; what the first one stands for replaces a `*` in all the other fields.
    """

    about: str  # `thing-<about>` is its name, `about-<about>` what it is and does
    symbol: str = ""
    label: str = ""  # the text id of its label, with those of the label's arguments: `label-piece/place-yard`
    id: str = ""
    name: str = ""  # the text id of its name, if it has another one
    text: str = ""  # the same of what it is and does
    now: str | None = None  # the same of how it is now; None: its label, if that has arguments; empty: nothing
    clause: str | Mapping[str, str] = ""  # the rule, or for each thing that the `*` stands for
    die: str = ""  # the die whose faces are shown, as the game's `die_faces` knows it

    def fit(self, symbol: str, label: str, id: str) -> str | None:
        """Returns what the first `*` stands for, empty if there is none; None if the thing is not of this kind."""
        found = [
            (pattern, fit(pattern, word)) for pattern, word in zip(self.patterns, (symbol, label, id), strict=True)
        ]
        if any(stands is None for _, stands in found):
            return None
        return next((stands for pattern, stands in found if "*" in pattern), "")

    @property
    def patterns(self) -> tuple[str, str, str]:
        return self.symbol, self.label, self.id

    @property
    def name_id(self) -> str:
        return self.name or f"thing-{self.about}"

    @property
    def text_id(self) -> str:
        return self.text or f"about-{self.about}"

    def texts(self) -> list[str]:
        """The ids of all its texts, perhaps with a `*`."""
        return [id for id in (self.name_id, self.text_id, self.now) if id]

    def clauses(self) -> list[str]:
        return [self.clause] if isinstance(self.clause, str) else list(self.clause.values())

    def clause_of(self, stands: str) -> str:
        return self.clause if isinstance(self.clause, str) else self.clause.get(stands, "")


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    things: tuple[ThingKind, ...]


@lru_cache(maxsize=4096)
def fit(pattern: str, word: str) -> str | None:
    """Returns what the first `*` of a pattern stands for in a word; None if the word does not fit."""
    if not pattern:
        return ""
    found = re.fullmatch(re.escape(pattern).replace(r"\*", "(.*)"), word)
    return None if found is None else (found.group(1) if found.groups() else "")


def read(folder: Traversable) -> tuple[ThingKind, ...]:
    """The kinds of a game's things, none if it explains nothing."""
    file = folder / "things.toml"
    if not file.is_file():
        return ()
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), _File).things
