"""Texts: complete in seven languages, and every text that a game can produce can be said in each."""

from __future__ import annotations

import tomllib

import pytest

from ludotek.games.last_one_standing import GAME
from ludotek.kernel import Match, Rng, Text
from ludotek.text import LANGUAGES, Words
from ludotek.text.check import problems
from tests.games.last_one_standing.random_games import game, state_of

NAMES = ["Ada", "Bo", "Cleo", "Dan"]


def spoken(language: str) -> Words:
    """The game's own words; the shared ones of other languages may still be missing here."""
    words = Words.__new__(Words)
    from fluent.runtime import FluentBundle, FluentResource

    words.language = language
    words._bundle = FluentBundle([language], use_isolating=False)
    words._bundle.add_resource(FluentResource((GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")), True)
    return words


def test_no_text_is_missing_unused_or_different() -> None:
    assert problems(GAME) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_translated(language: str) -> None:
    english = GAME.rulebook()
    book = GAME.rulebook(language)
    assert [clause.id for clause in book.clauses] == [clause.id for clause in english.clauses]
    assert len(book.clauses) == 91 + 47
    if language != "en":
        file = tomllib.loads((GAME.folder / "text" / f"clauses.{language}.toml").read_text("utf-8"))
        assert set(file["clauses"]) == {clause.id for clause in english.clauses}
        pairs = zip(english.clauses, book.clauses, strict=True)
        assert [clause.id for clause, other in pairs if clause.text == other.text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language: str) -> None:
    words = spoken(language)
    said: set[str] = set()

    def say(text: Text | None) -> None:
        if text is not None:
            sentence = words.say(text, NAMES)
            assert "{" not in sentence
            assert sentence.strip()
            said.add(text.id)

    for seats, seed in ((2, 1), (4, 2)):
        for match in game((seats, {}), seed, leaving=400):
            if seats == 4 and len(match.steps) % 3:
                continue
            viewer = int(match.state.actor) if match.state.actor >= 0 else 0
            view = GAME.view(state_of(match), viewer)
            say(GAME.prompt(view))
            for choice in GAME.choices(view)[:6]:
                say(choice.label)
            for event in match.stories[-1] if match.stories else []:
                told = GAME.tell(event, view)
                say(told.text if told else None)
    assert len(said) > 45


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_without_a_name_have_one_with_a_capital(language: str) -> None:
    """It stands at the beginning of a sentence, of a panel and of the result."""
    view = GAME.view(GAME.new(4, GAME.options(4)), None)
    names = [spoken(language).say(GAME.seat(view, seat).name) for seat in range(4)]
    assert all(name[0].isupper() for name in names)
    assert len(set(names)) == 4


def test_the_glossary_is_used() -> None:
    terms = {
        "da": ("spring over", "ryk modstander", "mur", "bro"),
        "nb": ("hopp over", "flytt motstander", "mur", "bro"),
        "sv": ("hoppa över", "flytta motståndare", "mur", "bro"),
        "fi": ("hyppää yli", "siirrä vastustajaa", "muuri", "silta"),
        "it": ("salta", "muovi l’avversario", "muro", "ponte"),
        "de": ("Aussetzen", "Gegner bewegen", "Mauer", "Brücke"),
    }
    for language, expected in terms.items():
        words = spoken(language)
        assert tuple(words.say(Text(f"tile-{kind}")) for kind in ("skip", "move", "wall", "bridge")) == expected


def test_a_dealt_hand_is_told_to_the_others_once() -> None:
    """LOS-07, LOS-08"""
    match = Match.new(GAME, 2)
    told: dict[int, list[str]] = {0: [], 1: []}
    rng = Rng(1)
    for _ in range(8):
        match.draw(rng)
        for viewer, heard in told.items():
            one = GAME.tell(match.stories[-1][0], GAME.view(state_of(match), viewer))
            if one and one.text:
                heard.append(one.text.id)
    assert told == {0: ["told-dealt-own"] * 4 + ["told-dealt"], 1: ["told-dealt"] + ["told-dealt-own"] * 4}
