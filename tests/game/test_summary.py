"""The game on one screen: every game has one, in every language, with pictures that can be drawn."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import pytest

from ludotek import catalogue
from ludotek.game import AnyGame, draw_step, summary_of
from ludotek.text import LANGUAGES
from tests.third_party.highcard.highcard import GAME as HIGHCARD

every_game = pytest.mark.parametrize("game", catalogue.built_in(), ids=lambda game: game.id)
MOST_WORDS = 30  # of a step


@every_game
def test_it_is_short_and_names_clauses_that_there_are(game: AnyGame) -> None:
    summary = summary_of(game)
    assert summary is not None
    assert 3 <= len(summary.turn) <= 5
    assert len(summary.mistakes) == 3
    clauses = {clause.id for clause in game.rulebook().clauses}
    for step in summary.steps:
        assert step.clauses, step.text
        assert set(step.clauses) <= clauses
        assert len(step.text.split()) <= MOST_WORDS


@every_game
def test_aim_turn_and_end_have_pictures_that_can_be_drawn(game: AnyGame) -> None:
    summary = summary_of(game)
    assert summary is not None
    for number, step in enumerate((summary.aim, *summary.turn, summary.end)):
        assert step.picture is not None, step.text
        for dark in (False, True):
            drawn = draw_step(game, number, dark=dark)
            assert drawn is not None
            root = ET.fromstring(drawn)
            if step.picture.box is not None:
                assert root.attrib["viewBox"] == " ".join(f"{side:g}" for side in step.picture.box)
            used = {use.attrib["href"] for use in root.iter() if "href" in use.attrib}
            defined = {f"#{one.attrib['id']}" for one in root.iter() if one.tag.endswith("symbol")}
            assert used == defined, "what is drawn is defined, and nothing else"


@every_game
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_says_all_of_it(game: AnyGame, language: str) -> None:
    english, translated = summary_of(game), summary_of(game, language)
    assert english is not None
    assert translated is not None
    assert len(translated.turn) == len(english.turn)
    assert len(translated.mistakes) == len(english.mistakes)
    for one, other in zip(english.steps, translated.steps, strict=True):
        assert one.text != other.text
        assert (one.clauses, one.picture) == (other.clauses, other.picture)


def test_a_game_may_have_none() -> None:
    assert summary_of(HIGHCARD) is None
    assert draw_step(HIGHCARD, 0) is None


@pytest.mark.parametrize("number", [-1, 1000])
def test_no_picture_of_a_step_that_is_not_there(number: int) -> None:
    assert draw_step(catalogue.built_in()[0], number) is None


def test_a_misspelt_key_is_refused(tmp_path: Path) -> None:
    from ludotek.game.summary import Step

    with pytest.raises(msgspec.ValidationError, match="pictrue"):
        msgspec.convert({"text": "Aim high.", "pictrue": {}}, Step)


@every_game
def test_the_guide_says_the_same(game: AnyGame) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "guide" / f"{game.id}.md").read_text("utf-8")
    summary = summary_of(game)
    assert summary is not None
    assert [step.text for step in summary.steps if step.text not in page] == []
