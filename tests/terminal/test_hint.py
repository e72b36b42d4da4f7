"""Hints at the terminal: the person who is asked gets one, in words, and nothing changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotek import catalogue
from ludotek.text import LANGUAGES
from tests.terminal.desk import SHORT, Scripted, new_match, sit_down


def test_a_hint_names_a_choice_and_the_chance_to_win(tmp_path: Path) -> None:
    terminal = Scripted(["1", "h", "h"])
    session = sit_down(new_match("person,random", {"pieces": 2}), terminal, tmp_path / "m.json")
    session.run()
    before, told = terminal.frames[-2:]
    assert told.message.startswith("Hint: ")
    assert " %)" in told.message
    assert any(choice in told.message for choice in told.choices) or "about equal" in told.message
    assert before.message == told.message, "the same position gives the same hint"
    assert before.board == told.board


def test_a_hint_is_given_where_there_are_secrets_too(tmp_path: Path) -> None:
    game = catalogue.game("sequence")
    terminal = Scripted(["h"])
    session = sit_down(new_match("person,random", game=game), terminal, tmp_path / "m.json")
    session.run()
    told = terminal.frames[-1]
    assert told.message.startswith("Hint: ")
    assert session.match.state.actor == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_given_in_every_language(tmp_path: Path, language: str) -> None:
    terminal = Scripted(["h"])
    sit_down(new_match("person,random", SHORT), terminal, tmp_path / "m.json", language=language).run()
    assert "%" in terminal.frames[-1].message
