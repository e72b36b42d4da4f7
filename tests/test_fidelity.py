"""Fidelity: a clause without code or without a test is found."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ludotek import catalogue, fidelity
from ludotek.fidelity import NoSources, Trace, mentions, named, trace
from ludotek.game import AnyGame
from tests.third_party.highcard.highcard import GAME as HIGHCARD

BOOK = """
examples = 2
section = [{ id = "play", title = "Play" }]
clause = [
  { id = "TEA-01", section = "play", text = "Pour." },
  { id = "TEA-02", section = "play", text = "Drink." },
]
ruling = [{ id = "TEA-R01", section = "play", text = "Slowly." }]
"""
CODE = """
POT = 1  # TEA-01
def drink():  # TEA-02, TEA-R01
    pass
"""
TESTS = """
def test_tea_01_is_poured(): pass
def test_tea_01_into_a_cup(): pass
async def test_tea_02(): pass
class TestMore:
    def test_tea_r01_slowly(self): pass
def test_tea_example_01_a_cup(): pass
def test_tea_example_02_two_cups(): pass
"""


def a_game(root: Path, code: str = CODE, tests: str = TESTS) -> AnyGame:
    """A checkout with a game of three clauses and two examples."""
    folder = root / "src" / "tea"
    folder.mkdir(parents=True)
    (folder / "clauses.toml").write_text(BOOK, "utf-8")
    (folder / "rules.py").write_text(code, "utf-8")
    (root / "tests" / "games" / "tea").mkdir(parents=True)
    (root / "tests" / "games" / "tea" / "test_tea.py").write_text(tests, "utf-8")
    game = replace(HIGHCARD, id="tea")
    vars(game)["folder"] = folder
    return game


def gaps(game: AnyGame, root: Path) -> list[str]:
    return [found.id for found in trace(game, root / "tests" / "games" / "tea") if not found.is_whole]


def test_a_whole_game_has_no_gap(tmp_path: Path) -> None:
    game = a_game(tmp_path)
    assert gaps(game, tmp_path) == []
    found = trace(game, tmp_path / "tests" / "games" / "tea")
    assert found[0] == Trace("TEA-01", ("rules.py:2",), ("test_tea_01_is_poured", "test_tea_01_into_a_cup"))
    assert [t.id for t in found] == ["TEA-01", "TEA-02", "TEA-R01", "TEA-example-01", "TEA-example-02"]


@pytest.mark.parametrize(("clause", "line"), [("TEA-01", "  # TEA-01"), ("TEA-R01", ", TEA-R01")])
def test_a_clause_without_code_is_found(tmp_path: Path, clause: str, line: str) -> None:
    assert gaps(a_game(tmp_path, code=CODE.replace(line, "")), tmp_path) == [clause]


@pytest.mark.parametrize(
    ("clause", "test"),
    [
        ("TEA-02", "test_tea_02"),
        ("TEA-R01", "test_tea_r01_slowly"),
        ("TEA-example-02", "test_tea_example_02_two_cups"),
    ],
)
def test_a_clause_or_example_without_a_test_is_found(tmp_path: Path, clause: str, test: str) -> None:
    assert gaps(a_game(tmp_path, tests=TESTS.replace(test, "test_something_else")), tmp_path) == [clause]


def test_one_of_two_tests_is_enough(tmp_path: Path) -> None:
    assert gaps(a_game(tmp_path, tests=TESTS.replace("test_tea_01_is_poured", "test_other")), tmp_path) == []


@pytest.mark.parametrize(
    ("line", "is_mentioned"),
    [
        ("x = 1  # TEA-01", True),
        ("# TEA-01: poured", True),
        ('return "TEA-01"', True),
        ("# TEA-02, TEA-01.", True),
        ("# TEA-010", False),
        ("# TEA-1", False),
        ("# ICE-TEA-01", False),
        ("# ATEA-01", False),
        ("# tea-01", False),
    ],
)
def test_a_line_carries_a_clause_if_it_names_exactly_that(line: str, is_mentioned: bool) -> None:
    assert mentions(line, "TEA-01") == is_mentioned


def test_tests_are_named_after_the_whole_id_and_perhaps_a_letter() -> None:
    names = ["test_tea_1", "test_tea_10_x", "test_tea_1_x", "test_tea_1b_x", "test_tea_r1", "test_tea_1xy"]
    assert named(names, "TEA-1") == ("test_tea_1", "test_tea_1_x", "test_tea_1b_x")


def test_a_test_that_is_only_spoken_of_does_not_count(tmp_path: Path) -> None:
    tests = TESTS.replace("async def test_tea_02(): pass", "# def test_tea_02(): pass")
    assert gaps(a_game(tmp_path, tests=tests), tmp_path) == ["TEA-02"]


# --- the command


def run(game: AnyGame, root: Path, monkeypatch: pytest.MonkeyPatch, *, gaps_only: bool = False) -> int:
    monkeypatch.setattr(catalogue, "game", lambda id: game)
    monkeypatch.chdir(root)
    return fidelity.main(["tea"], gaps_only=gaps_only)


def test_the_command_succeeds_for_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(a_game(tmp_path), tmp_path, monkeypatch) == 0
    shown = capsys.readouterr().out
    assert "tea: 5 of 5 clauses, rulings and examples traced (100%)" in shown
    assert "rules.py:2" in shown


def test_the_command_fails_for_a_gap_and_shows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = a_game(tmp_path, code=CODE.replace(", TEA-R01", ""))
    assert run(game, tmp_path, monkeypatch, gaps_only=True) == 1
    shown = capsys.readouterr().out
    assert "TEA-R01" in shown
    assert "none" in shown
    assert "TEA-01" not in shown
    assert "4 of 5" in shown


def test_nearly_whole_is_not_called_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """199 of 200 would be rounded up to 100 %."""
    game = a_game(tmp_path, code=CODE.replace(", TEA-R01", ""))
    many = [Trace(str(i), ("x",), ("y",)) for i in range(299)]
    monkeypatch.setattr(fidelity, "trace", lambda game, tests: [*many, Trace("gap", (), ())])
    assert run(game, tmp_path, monkeypatch, gaps_only=True) == 1
    assert "100%" not in capsys.readouterr().out


def test_the_tests_of_a_game_are_found_from_below_and_from_its_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = a_game(tmp_path)
    expected = tmp_path / "tests" / "games" / "tea"
    monkeypatch.chdir(tmp_path / "src")
    assert fidelity.tests_folder(game) == expected
    monkeypatch.chdir("/")
    assert fidelity.tests_folder(game) == expected


def test_without_sources_the_command_says_what_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(HIGHCARD, id="tea")
    vars(game)["folder"] = tmp_path
    monkeypatch.chdir(tmp_path)
    with pytest.raises(NoSources, match="no tests/games/tea found") as caught:
        fidelity.tests_folder(game)
    assert caught.value.code == "input/no_sources"
