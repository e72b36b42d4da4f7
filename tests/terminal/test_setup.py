"""What is not said is asked; Enter is always an answer, and a bad one is asked again."""

from __future__ import annotations

import pytest

from ludotek import catalogue
from ludotek.table import Player
from ludotek.terminal.console import EndOfInput
from ludotek.terminal.setup import Asker
from ludotek.text import LANGUAGES
from tests.terminal.desk import LUDO, in_lines

EASY = Player(level="easy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_answers_everything(language: str) -> None:
    lines, printed = in_lines("\n" * 20)
    asker = Asker(lines, language)
    assert asker.game(catalogue.games()) is LUDO
    assert asker.seats(LUDO) == 2
    assert asker.options(LUDO, 2) == {}
    assert asker.players(LUDO, 3, LUDO.options(3)) == [Player(), EASY, EASY]
    assert "▲" in printed()


def test_a_bad_number_of_players_is_asked_again() -> None:
    lines, printed = in_lines("9\nsix\n-2\n\x1b[A\n6\n")
    assert Asker(lines, "en").seats(LUDO) == 6
    assert printed().count("How many players: 2, 3, 4, 5, 6?") == 5


def test_people_have_names_and_bots_have_numbers() -> None:
    lines, printed = in_lines("Anna\n1\n2\neasy\n7\nBo\n")
    found = Asker(lines, "en").players(LUDO, 5, LUDO.options(5))
    assert found == [Player("Anna"), Player(level="beginner"), EASY, EASY, Player("Bo")]
    assert "Type a number from 1 to 5." in printed()
    assert "1) beginner bot: plays fast and loose" in printed()


def test_options_are_changed_by_number_until_enter() -> None:
    lines, printed = in_lines("1\n2\n4\n4\n99\n4\n\n\n")
    assert Asker(lines, "en").options(LUDO, 2) == {"die": "plain", "pieces": 1}
    assert "Type a number from 1 to 12." in printed()
    assert "Die: Game 2: plain die" in printed()


def test_a_combination_that_the_rules_forbid_is_explained_and_not_taken() -> None:
    lines, printed = in_lines("3\n1\n\n")
    assert Asker(lines, "en").options(LUDO, 5) == {}
    assert "board=4 takes 2 to 4 players, not 5" in printed()


def test_the_end_of_input_ends_the_questions() -> None:
    lines, _ = in_lines("")
    with pytest.raises(EndOfInput):
        Asker(lines, "en").seats(LUDO)
