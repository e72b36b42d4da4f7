"""What the players are called on the screen."""

from __future__ import annotations

import pytest

from ludotek.bots import BOTS
from ludotek.table import Player
from ludotek.terminal.players import clean, note
from ludotek.text import LANGUAGES, words


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        (" Anna  Maria ", "Anna Maria"),
        ("\x1b[2JAnna\n", "[2JAnna"),
        ("Bartholomäus von Hohenstein", "Bartholomäus vo…"),
        ("漢" * 20, "漢" * 7 + "…"),
    ],
)
def test_a_name_is_shown_on_one_line_and_not_too_long(name: str, shown: str) -> None:
    assert clean(name) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_in_every_language(language: str) -> None:
    said = {note(Player(level=level), [], words(language)) for level in BOTS}
    assert len(said) == len(BOTS)
