"""Who plays a seat, as it is written on the command line and in records."""

from __future__ import annotations

import pytest

from ludotek.kernel import BadRecord, Record
from ludotek.table import (
    BadPlayers,
    Player,
    default_players,
    parse_player,
    parse_players,
    players_of_record,
    read_player,
    write_player,
)
from tests.table.sitting import LUDO


def test_players_are_written_as_on_the_command_line() -> None:
    assert parse_players("person:Anna, monte_carlo,random,person") == [
        Player("Anna"),
        Player(level="monte_carlo"),
        Player(level="random"),
        Player(),
    ]


@pytest.mark.parametrize("player", [Player(), Player("Anna"), Player("random"), Player(level="random")])
def test_a_record_recalls_every_player_it_named(player: Player) -> None:
    assert read_player(str(player)) == player


def test_a_bare_name_in_a_record_is_a_person() -> None:
    assert read_player("Anna") == Player("Anna")


@pytest.mark.parametrize("word", ["", "anna", "Person", "monte"])
def test_an_unknown_player_is_refused_with_those_that_exist(word: str) -> None:
    with pytest.raises(BadPlayers, match="person:NAME, beginner, easy, medium, hard, expert, random, monte_carlo"):
        parse_player(word)


def test_usually_you_play_against_easy_bots() -> None:
    assert [player.level for player in default_players(3)] == [None, "easy", "easy"]


@pytest.mark.parametrize(
    ("player", "word"),
    [
        (Player(), ""),
        (Player("Anna"), "Anna"),
        (Player(level="random"), "random"),
        (Player("random"), "person:random"),
        (Player("person"), "person:person"),
        (Player("person:Anna"), "person:person:Anna"),
    ],
)
def test_what_a_record_says_of_a_player_is_read_as_the_same_player(player: Player, word: str) -> None:
    assert write_player(player) == word
    assert read_player(word) == player


def record(*players: str) -> Record:
    return Record(game="ludo", version=LUDO.version, seats=2, options={}, players=players)


def test_a_record_that_names_nobody_is_of_people_without_names() -> None:
    assert players_of_record(LUDO, record()) == [Player(), Player()]
    assert players_of_record(LUDO, record("person:Anna", "monte_carlo")) == [
        Player("Anna"),
        Player(level="monte_carlo"),
    ]


def test_a_record_with_too_many_names_is_refused() -> None:
    with pytest.raises(BadRecord, match="3 players are named for 2 seats"):
        players_of_record(LUDO, record("a", "b", "c"))
