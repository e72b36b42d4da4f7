"""Words: sentences from text ids, with arguments that may be texts, numbers and players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotek import text
from ludotek.kernel import Text, Who
from ludotek.text import LANGUAGES, UnknownLanguage, Words, capitalize, source, words
from tests.conformance.cases import games

ENGLISH = """
yes = yes
place = field { $number }
place-goal = the goal
told-move = { $who } moves to { $to }.
told-tries = { $tries ->
    [one] { $who } has one try left.
   *[other] { $who } has { $tries } tries left.
}
told-place = { $place ->
    [1] { $who } wins!
   *[other] { $who } is number { $place }.
}
prompt-first = { $what } comes first.
refuse-first = { $what } comes first.
choose-first = { $what } comes first.
plain-first = { $what } comes first.
big = { $number } points
"""


class Fake:
    """A game of which only the folder matters."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder


@pytest.fixture
def english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    return said_in("en", ENGLISH, tmp_path, monkeypatch)


def said_in(language: str, source: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    (folder / f"{language}.ftl").write_text(source, "utf-8")
    monkeypatch.setattr(text, "SHARED", folder)
    return Words(language)


def test_a_text_is_said(english: Words) -> None:
    assert english.say(Text("yes")) == "yes"
    assert english.say("already words") == "already words"


def test_a_text_can_be_an_argument_of_a_text(english: Words) -> None:
    inner = Text("place", {"number": 7})
    assert english.say(Text("told-move", {"who": "Ada", "to": inner})) == "Ada moves to field 7."
    outer = Text("plain-first", {"what": Text("plain-first", {"what": inner})})
    assert english.say(outer) == "field 7 comes first. comes first."


def test_a_seat_is_said_by_its_player(english: Words) -> None:
    moved = Text("told-move", {"who": Who(1), "to": Text("place-goal")})
    assert english.say(moved, ["Ada", "Bo"]) == "Bo moves to the goal."
    assert english.say(moved) == "#2 moves to the goal."


def test_a_player_is_also_known_inside(english: Words) -> None:
    inner = Text("plain-first", {"what": Who(0)})
    assert english.say(Text("plain-first", {"what": inner}), ["Ada"]) == "Ada comes first. comes first."


@pytest.mark.parametrize(("tries", "sentence"), [(1, "Bo has one try left."), (3, "Bo has 3 tries left.")])
def test_numbers_choose_their_form(english: Words, tries: int, sentence: str) -> None:
    assert english.say(Text("told-tries", {"who": "Bo", "tries": tries})) == sentence


@pytest.mark.parametrize(("place", "sentence"), [(1, "Bo wins!"), (2, "Bo is number 2.")])
def test_single_numbers_can_have_a_form(english: Words, place: int, sentence: str) -> None:
    assert english.say(Text("told-place", {"who": "Bo", "place": place})) == sentence


def test_no_signs_are_hidden_in_a_sentence(english: Words) -> None:
    """Fluent would wrap arguments in marks of direction, which show up in terminals and break equality."""
    assert english.say(Text("told-move", {"who": "Ada", "to": "x"})).isascii()


@pytest.mark.parametrize("id", ["prompt-first", "refuse-first", "choose-first"])
def test_sentences_begin_with_a_capital_whatever_comes_first(english: Words, id: str) -> None:
    assert english.say(Text(id, {"what": Text("place-goal")})) == "The goal comes first."


def test_parts_of_sentences_do_not(english: Words) -> None:
    assert english.say(Text("plain-first", {"what": Text("place-goal")})) == "the goal comes first."


@pytest.mark.parametrize(
    ("given", "large"),
    [("a six", "A six"), ("émile", "Émile"), ("Ada", "Ada"), ("", ""), ("4 tries", "4 tries"), ("ærlig", "Ærlig")],
)
def test_capitalize(given: str, large: str) -> None:
    assert capitalize(given) == large


def test_only_the_first_letter_is_changed() -> None:
    assert capitalize("iPad von Bo") == "IPad von Bo"


def test_a_missing_argument_is_an_error(english: Words) -> None:
    """Better to fail in a test than to show a hole to a player."""
    with pytest.raises(Exception, match="who"):
        english.say(Text("told-move", {"to": "x"}))


def test_a_missing_text_is_an_error(english: Words) -> None:
    with pytest.raises(LookupError):
        english.say(Text("nowhere"))


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=r"no language 'xx'; there are en \(English\), da \(Dansk\)") as caught:
        Words("xx")
    assert caught.value.code == "input/language"


def test_there_are_seven_languages() -> None:
    assert list(LANGUAGES) == ["en", "da", "nb", "sv", "fi", "it", "de"]


def test_words_are_made_once_for_each_game_and_language() -> None:
    game = next(iter(games().values()))
    assert words("en", game) is words("en", game)
    assert words("en", game) is not words("en")


def test_a_game_can_say_what_is_shared_and_its_own() -> None:
    for game in games().values():
        said = words("en", game)
        assert said.say(Text("refuse-over"))
        assert said.say(game.title)


# Plural rules differ: fluent knows them by the language's code, so every code must be one that it knows.
TRIES = "told-tries = { $tries ->\n    [one] one\n   *[other] other\n}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_knows_one_and_many(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = said_in(language, TRIES, tmp_path, monkeypatch)
    forms = {tries: said.say(Text("told-tries", {"tries": tries})) for tries in (1, 2, 3, 5)}
    assert forms == {1: "One", 2: "Other", 3: "Other", 5: "Other"}


# A game without some language


@pytest.fixture
def tea(tmp_path: Path) -> Any:
    """A game with all of its texts in English, and two of them in German."""
    folder = tmp_path / "text"
    folder.mkdir()
    (folder / "en.ftl").write_text("title = Tea\nblurb = { $cups } cups\nprompt-over = Cold.\n", "utf-8")
    (folder / "de.ftl").write_text("title = Tee\nblurb =\n    { $cups } Tassen\n", "utf-8")
    return Fake(tmp_path)


CUPS = Text("blurb", {"cups": 2})


def test_a_game_without_a_language_speaks_english(tea: Any) -> None:
    danish = Words("da", tea)
    assert [danish.say(Text("title")), danish.say(CUPS)] == ["Tea", "2 cups"]
    assert danish.say(Text("refuse-over")) == "Partiet er slut.", "what is shared is still in the language"


def test_a_text_that_a_language_lacks_is_in_english(tea: Any) -> None:
    german = Words("de", tea)
    assert [german.say(Text("title")), german.say(CUPS), german.say(Text("prompt-over"))] == [
        "Tee",
        "2 Tassen",
        "Cold.",
    ]


def test_a_whole_translation_is_read_as_it_is(tea: Any) -> None:
    """No English is sent to browsers along with it."""
    folder = tea.folder / "text"
    assert source(folder, "en") == (folder / "en.ftl").read_text("utf-8") == source(folder, "fi")
    whole = "prompt-over = Kalt.\n" + (folder / "de.ftl").read_text("utf-8")
    (folder / "de.ftl").write_text(whole, "utf-8")
    assert source(folder, "de") == whole
