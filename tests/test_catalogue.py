"""The catalogue: built-in games and those of other packages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import ludotek.games
from ludotek import catalogue
from ludotek.game import Game
from ludotek.kernel import UnknownGame
from tests.third_party.highcard.highcard import GAME as HIGHCARD


class Entry:
    """An entry point that some package has."""

    def __init__(self, name: str, gives: object) -> None:
        self.name = name
        self.gives = gives

    def load(self) -> object:
        return self.gives


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Entry]]:
    """The entry points of the group, to be filled by the test."""
    entries: list[Entry] = []

    def entry_points(group: str) -> list[Entry]:
        assert group == "ludotek.games"
        return entries

    monkeypatch.setattr(catalogue, "entry_points", entry_points)
    catalogue.games.cache_clear()
    yield entries
    catalogue.games.cache_clear()


def test_every_folder_of_games_is_in_the_catalogue() -> None:
    folders = {
        folder.name for folder in Path(ludotek.games.__path__[0]).iterdir() if (folder / "__init__.py").is_file()
    }
    assert {game.id for game in catalogue.built_in()} == folders
    assert all(isinstance(game, Game) for game in catalogue.built_in())


def test_the_built_in_games_stand_in_the_order_of_the_shelf_and_before_others(installed: list[Entry]) -> None:
    installed.append(Entry("highcard", HIGHCARD))
    ids = list(catalogue.games())
    own = [game.id for game in catalogue.built_in()]
    assert ids == [*own, "highcard"]
    shelves = [(game.gallery_order, game.id) for game in catalogue.built_in()]
    assert shelves == sorted(shelves)


def test_a_game_is_found_by_its_id(installed: list[Entry]) -> None:
    installed.append(Entry("anything", HIGHCARD))
    assert catalogue.game("highcard") is HIGHCARD
    assert catalogue.game("ludo").id == "ludo"


def test_the_games_of_other_packages_come_by_name(installed: list[Entry]) -> None:
    installed += [Entry("z", HIGHCARD), Entry("a", replace(HIGHCARD, id="other"))]
    assert list(catalogue.games())[-2:] == ["other", "highcard"]


@pytest.mark.parametrize("id", ["chess", "", "LUDO", "lud"])
def test_an_unknown_game_is_refused_with_those_there_are(id: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        catalogue.game(id)
    assert caught.value.code == "input/unknown_game"
    assert f"no game {id!r}" in str(caught.value)
    assert all(known in str(caught.value) for known in catalogue.games())


def test_a_slip_of_the_pen_gets_a_hint() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'ludoo'; did you mean ludo\?"):
        catalogue.game("ludoo")


def test_the_message_is_sentences_with_and_without_a_hint() -> None:
    for id in ("ludoo", "xyz"):
        with pytest.raises(UnknownGame, match=r"[?.;:] [Tt]here (are|is): ludo"):
            catalogue.game(id)


def test_what_is_not_a_game_is_refused_with_its_entry_point(installed: list[Entry]) -> None:
    installed.append(Entry("wrong", "not a game"))
    with pytest.raises(TypeError, match=r"entry point wrong of ludotek\.games gives 'not a game'"):
        catalogue.games()


def test_an_id_cannot_be_taken_twice(installed: list[Entry]) -> None:
    installed += [Entry("one", HIGHCARD), Entry("two", HIGHCARD)]
    with pytest.raises(TypeError, match="already a game 'highcard'"):
        catalogue.games()
