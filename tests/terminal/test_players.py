"""Who sits where, in words."""

from __future__ import annotations

import pytest

from ludotek.bots import BOTS
from ludotek.terminal.players import BadPlayers, Player, clean, note, parse, parse_all, recall, usual
from ludotek.text import LANGUAGES, words


def test_players_are_written_as_on_the_command_line() -> None:
    assert parse_all("person:Anna, monte_carlo,random,person") == [
        Player("Anna"),
        Player(level="monte_carlo"),
        Player(level="random"),
        Player(),
    ]


@pytest.mark.parametrize("player", [Player(), Player("Anna"), Player("random"), Player(level="random")])
def test_a_record_recalls_every_player_it_named(player: Player) -> None:
    assert recall(str(player)) == player


def test_a_bare_name_in_a_record_is_a_person() -> None:
    assert recall("Anna") == Player("Anna")


@pytest.mark.parametrize("word", ["", "anna", "Person", "monte"])
def test_an_unknown_player_is_refused_with_those_that_exist(word: str) -> None:
    with pytest.raises(BadPlayers, match="person:NAME, random, monte_carlo"):
        parse(word)


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


def test_usually_you_play_against_strong_bots() -> None:
    assert [player.level for player in usual(3)] == [None, "monte_carlo", "monte_carlo"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_in_every_language(language: str) -> None:
    said = {note(Player(level=level), [], words(language)) for level in BOTS}
    assert len(said) == len(BOTS)
