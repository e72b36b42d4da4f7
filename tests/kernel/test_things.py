"""Kinds of things: what fits a pattern, and what its `*` stands for."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludotek.kernel.things import ThingKind, fit, read


@pytest.mark.parametrize(
    ("pattern", "word", "stands"),
    [
        ("", "anything", ""),
        ("bag", "bag", ""),
        ("bag", "bags", None),
        ("tile-*", "tile-axe", "axe"),
        ("die-*-*", "die-shot-one", "shot"),
        ("label-*/place-*", "label-piece/place-yard", "piece"),
        ("a.c", "abc", None),
    ],
)
def test_a_star_stands_for_anything(pattern: str, word: str, stands: str | None) -> None:
    assert fit(pattern, word) == stands


def test_everything_that_is_given_has_to_fit() -> None:
    kind = ThingKind("sky-*", symbol="tile-*", id="sky", clause={"night": "X-1"})
    assert kind.fit("tile-night", "label-night", "sky") == "night"
    assert kind.fit("tile-night", "label-night", "tile-0") is None
    assert (kind.name_id, kind.text_id) == ("thing-sky-*", "about-sky-*")
    assert (kind.clause_of("night"), kind.clause_of("day")) == ("X-1", "")


def test_a_folder_without_the_file_explains_nothing(tmp_path: Path) -> None:
    assert read(tmp_path) == ()


def test_a_misspelt_field_is_refused(tmp_path: Path) -> None:
    (tmp_path / "things.toml").write_text('things = [{ about = "bag", sybol = "bag" }]', "utf-8")
    with pytest.raises(msgspec.ValidationError, match="sybol"):
        read(tmp_path)
