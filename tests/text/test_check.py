"""The language checker finds what is missing, unused or different, and finds nothing in what we ship."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ludotek import catalogue
from ludotek.game import AnyGame
from ludotek.text import LANGUAGES, check
from ludotek.text.check import compare, languages_of, messages, problems, shared_problems, uses
from tests.third_party.highcard.highcard import GAME as HIGHCARD

ENGLISH = {
    "title": "T",
    "blurb": "B",
    "option-ranks": "R",
    "option-ranks-6": "six",
    "option-ranks-9": "nine",
    "option-swap": "S",
    "choose-go": "Go",
    "told-move": "{ $who } moves to { $to }",
    "place-globe": "globe",
    "place-star": "star",
}
SOURCE = """
TOLD = Text("told-move", {"who": 1})
def place(kind): return Text(f"place-{kind}")
"""


def write_languages(folder: Path, *, but: dict[str, dict[str, str | None]] | None = None) -> None:
    """The same texts in all languages, but for these: language -> key -> pattern (None: left out)."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        texts: dict[str, str | None] = {**ENGLISH, **(but or {}).get(language, {})}
        lines = [f"{key} = {pattern}" for key, pattern in texts.items() if pattern is not None]
        (folder / f"{language}.ftl").write_text("\n".join(lines) + "\n", "utf-8")


def a_game(folder: Path, source: str = SOURCE, but: dict[str, dict[str, str | None]] | None = None) -> AnyGame:
    """High Card's options in another folder."""
    write_languages(folder / "text", but=but)
    (folder / "words.py").write_text(source, "utf-8")
    game = replace(HIGHCARD, id="tea", kinds=("go",))
    vars(game)["folder"] = folder
    return game


# --- what is in a file


def test_messages_are_keys_with_the_arguments_of_all_their_forms() -> None:
    source = """
# A comment
-term = not a message
plain = no arguments
told = { $who } moves { $count ->
    [one] one
   *[other] { $count } { $what }
}
attributed = value
    .title = { $hidden }
"""
    assert messages(source) == {
        "plain": frozenset(),
        "told": frozenset({"who", "count", "what"}),
        "attributed": frozenset({"hidden"}),
    }


def test_what_is_not_fluent_is_an_error_with_its_line() -> None:
    with pytest.raises(ValueError, match="not Fluent: this is no message"):
        messages("good = yes\nthis is no message\n")


# --- languages against English


def test_languages_that_say_the_same_have_no_problem(tmp_path: Path) -> None:
    write_languages(tmp_path)
    assert compare(tmp_path, "tea") == []


def test_a_missing_language_is_found(tmp_path: Path) -> None:
    write_languages(tmp_path)
    (tmp_path / "fi.ftl").unlink()
    assert compare(tmp_path, "tea") == ["tea: no fi.ftl"]


def test_a_missing_key_is_found(tmp_path: Path) -> None:
    write_languages(tmp_path, but={"sv": {"told-move": None}})
    assert compare(tmp_path, "tea") == ["tea: sv.ftl lacks told-move"]


def test_a_key_too_many_is_found(tmp_path: Path) -> None:
    write_languages(tmp_path, but={"da": {"old": "gammel"}})
    assert compare(tmp_path, "tea") == ["tea: da.ftl has old, en.ftl has not"]


@pytest.mark.parametrize("pattern", ["{ $who } moves", "{ $who } moves to { $place }", "{ $who } { $to } { $more }"])
def test_other_arguments_are_found(tmp_path: Path, pattern: str) -> None:
    write_languages(tmp_path, but={"it": {"told-move": pattern}})
    found = compare(tmp_path, "tea")
    assert len(found) == 1
    assert found[0].startswith("tea: it.ftl uses other arguments in told-move: ")
    assert found[0].endswith("not ['to', 'who']")


# --- texts against code


def test_a_game_whose_texts_are_all_used_has_no_problem(tmp_path: Path) -> None:
    assert problems(a_game(tmp_path)) == []


def test_an_unused_key_is_found(tmp_path: Path) -> None:
    everywhere: dict[str, dict[str, str | None]] = {language: {"told-nothing": "never"} for language in LANGUAGES}
    assert problems(a_game(tmp_path, but=everywhere)) == ["tea: told-nothing is never used"]


def test_a_key_that_is_used_but_missing_is_found(tmp_path: Path) -> None:
    source = SOURCE + 'NEW = Text("told-new")\n'
    assert problems(a_game(tmp_path, source)) == ["tea: told-new is used but not in en.ftl"]


def test_a_key_of_the_shared_texts_may_be_used(tmp_path: Path) -> None:
    assert problems(a_game(tmp_path, SOURCE + 'OVER = Text("refuse-over")\n')) == []


@pytest.mark.parametrize("key", ["title", "blurb", "option-ranks", "option-ranks-9", "option-swap", "choose-go"])
def test_names_of_the_game_its_options_their_values_and_its_moves_are_needed(tmp_path: Path, key: str) -> None:
    missing: dict[str, dict[str, str | None]] = {language: {key: None} for language in LANGUAGES}
    assert problems(a_game(tmp_path, but=missing)) == [f"tea: {key} is used but not in en.ftl"]


def test_a_shared_text_may_be_worded_anew(tmp_path: Path) -> None:
    everywhere: dict[str, dict[str, str | None]] = {language: {"prompt-over": "Done."} for language in LANGUAGES}
    assert problems(a_game(tmp_path, but=everywhere)) == []


def test_a_game_may_lack_languages_that_are_not_demanded(tmp_path: Path) -> None:
    game = a_game(tmp_path, but={"da": {"told-move": None}})
    for language in ("nb", "sv", "fi", "it"):
        (tmp_path / "text" / f"{language}.ftl").unlink()
    assert languages_of(game) == ["en", "da", "de"]
    assert problems(game, ()) == ["tea: da.ftl lacks told-move"], "what it has must be complete"
    assert problems(game, ["fi"]) == ["tea: da.ftl lacks told-move", "tea: no fi.ftl"]
    assert len(problems(game)) == 5


def test_several_problems_are_all_listed(tmp_path: Path) -> None:
    found = problems(a_game(tmp_path, 'X = Text("nowhere")', {"de": {"title": None}}))
    assert "tea: de.ftl lacks title" in found
    assert "tea: nowhere is used but not in en.ftl" in found
    assert "tea: told-move is never used" in found


def test_a_refusal_without_words_is_found(tmp_path: Path) -> None:
    game = a_game(tmp_path, SOURCE + 'refuse("not_yours", "TEA-1")\n')
    assert problems(game) == ["tea: refuse-not-yours is used but not in en.ftl"]


def test_sources_below_the_folder_count_too(tmp_path: Path) -> None:
    game = a_game(tmp_path, "")
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "deep.py").write_text(SOURCE, "utf-8")
    assert problems(game) == []


@pytest.mark.parametrize(
    ("source", "key", "is_used"),
    [
        ('Text("told-move")', "told-move", True),
        ('TABLE = {1: "told-move"}', "told-move", True),
        ('Text(f"told-{kind}")', "told-move", True),
        ('Text("told-" + kind)', "told-move", True),
        ('Text(f"told-{kind}-{n}")', "told-move-2", True),
        ('Text(f"told-{kind}-end")', "told-move", False),
        ('Text("told-mov")', "told-move", False),
        ('refuse("not_yours", "TEA-1", who=who)', "refuse-not-yours", True),
        ('refuse_all("not_yours")', "refuse-not-yours", False),
        ('told_id("cups_back")', "told-cups-back", True),
        ("told_id(kind)", "told-cups-back", False),
        ('told_id(kind if is_new else "cups_back")', "told-cups-back", True),
        ('"""told-move is a docstring"""', "told-move", False),
        ("told_move = 1", "told-move", False),
        ('x = f"" + f"{kind}"', "told-move", False),
    ],
)
def test_how_a_use_is_recognised(source: str, key: str, is_used: bool) -> None:
    assert uses([source]).has(key) == is_used


# --- what we ship


@pytest.mark.parametrize("game", catalogue.built_in(), ids=lambda game: game.id)
def test_the_texts_of_every_built_in_game_are_complete_in_every_language(game: AnyGame) -> None:
    assert problems(game) == []


def test_the_example_game_does_with_english() -> None:
    assert languages_of(HIGHCARD) == ["en"]
    assert problems(HIGHCARD, ()) == []


def test_the_shared_texts_are_complete_in_every_language() -> None:
    assert shared_problems(check.ludotek_sources()) == []


def test_an_unused_shared_text_is_found() -> None:
    found = shared_problems(["nothing is used here".replace(" ", "_")])
    assert "shared: refuse-over is never used" in found
