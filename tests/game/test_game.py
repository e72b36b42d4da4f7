"""The face of a game: what every folder gets without writing it."""

from __future__ import annotations

import pytest

from ludotek.game import AnyGame, Game
from ludotek.kernel import BadSeats, Text, View
from tests.conformance.cases import every_game
from tests.third_party.highcard.highcard import GAME


@every_game
def test_a_game_has_its_names(game: AnyGame) -> None:
    assert game.id.isidentifier()
    assert game.id.islower()
    assert game.version >= 1
    assert list(game.seats) == sorted(set(game.seats))
    assert min(game.seats) >= 1
    assert game.title == Text("title")


@every_game
def test_the_turn_clause_is_in_the_rulebook(game: AnyGame) -> None:
    """It goes with every refusal to somebody who is not asked."""
    assert game.rulebook()[game.turn_clause].text


@every_game
def test_clauses_have_ids_of_one_family_and_sections_that_there_are(game: AnyGame) -> None:
    book = game.rulebook()
    ids = [clause.id for clause in book.clauses]
    assert len(set(ids)) == len(ids)
    assert len({id.split("-")[0] for id in ids}) == 1
    assert {clause.section for clause in book.clauses} == {section.id for section in book.sections}
    assert all(clause.text.strip() == clause.text != "" for clause in book.clauses)


@every_game
def test_clauses_explain_options_that_there_are(game: AnyGame) -> None:
    options = set(game.Options.__struct_fields__)
    assert {name for clause in game.rulebook().clauses for name in clause.options} <= options


@every_game
def test_every_option_has_a_default_that_is_legal(game: AnyGame) -> None:
    for seats in game.seats:
        settled = game.options(seats)
        assert game.settle(seats, settled) == settled, "settling twice changes nothing"


@every_game
def test_the_folder_holds_the_game(game: AnyGame) -> None:
    for name in ("clauses.toml", "text/en.ftl", "__init__.py"):
        assert (game.folder / name).is_file()


def test_the_rulebook_is_read_once() -> None:
    assert GAME.rulebook("de") is GAME.rulebook("de")


def test_seats_are_checked_with_the_possible_numbers() -> None:
    GAME.check_seats(3)
    with pytest.raises(BadSeats, match="highcard is for 2, 3 players, not for 4"):
        GAME.check_seats(4)


def test_a_game_must_say_itself_what_is_seen() -> None:
    """Nothing about secrets is answered for it."""
    assert {"view", "imagine", "tell", "refuse", "choices", "show", "prompt"} <= Game.__abstractmethods__


def test_there_is_no_default_view() -> None:
    """A View is built by naming what is shown."""
    with pytest.raises(TypeError):
        View()  # type: ignore[call-arg]  # that is what is tested
