"""Bad input is one clear line, exit code 2, and nothing overwritten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.records import Run, finished, refused, unfinished


def cases(*pairs: tuple[str, str]) -> list[Any]:
    """What is in a file and what is said of it; the test is named after what is said."""
    return [pytest.param(content, part, id=part.replace(" ", "-")) for content, part in pairs]


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        ("play lud", ["no game 'lud'", "did you mean ludo?"]),
        ("play", ["which game?", "ludotek play ludo"]),
        ("plya ludo", ["plya", "play"]),
        ("play ludo --sed 3", ["--sed", "--seed"]),
        ("play ludo --seed x", ["--seed", "whole number", "'x'"]),
        ("play ludo --seed", ["--seed needs a value"]),
        ("play ludo --seed 1 --seed 2", ["--seed is given twice"]),
        ("play ludo extra", ["'extra'", "ludotek play --help"]),
        ("play ludo --pace warp", ["instant"]),
        ("play ludo --seats 7", ["2, 3, 4, 5, 6"]),
        ("play ludo --seats 0", ["2, 3, 4, 5, 6"]),
        ("play ludo --seats 3 --players random,random", ["2 players", "3 seats"]),
        ("play ludo --players random", ["2, 3, 4, 5, 6"]),
        ("play ludo --players anna,random", ["'anna'", "person:NAME"]),
        ("play ludo --set dice=plain", ["'dice'", "die, edition"]),
        ("play ludo --set die=round", ["star_globe, plain"]),
        ("play ludo --set die", ["name=value"]),
        ("play ludo --set pieces=2 --set pieces=3", ["twice"]),
        ("play ludo --set board=4 --seats 5", ["board=6", "LUDO-02"]),
        ("play ludo --set arms=0,0", ["two players into one yard"]),
        ("play ludo --language xx", ["da (Dansk)"]),
        ("play ludo --table --seed 1", ["--table", "--seed"]),
        ("play ludo --save nowhere/m.json", ["no folder nowhere"]),
        ("play ludo --save .", ["folder"]),
        ("play --resume none.json", ["no file 'none.json'"]),
        ("play --resume r.json --set pieces=2", ["leave --set out"]),
        ("play ludo --position none.json", ["no file 'none.json'"]),
        ("play ludo --position p.json --set pieces=2", ["own options"]),
        ("replay", ["FILE is missing", "ludotek replay --help"]),
        ("replay none.json", ["no file 'none.json'"]),
        ("replay .", ["that is a folder"]),
        ("verify none.json", ["no file 'none.json'"]),
        ("rules ludoo", ["did you mean ludo?"]),
        ("rules ludo LUDO-999", ["no clause 'LUDO-999'"]),
        ("rules ludo LUDO-540", ["did you mean LUDO-54"]),
        ("rules ludo --language xx", ["da (Dansk)"]),
        ("languages ludoo", ["did you mean ludo?"]),
        ("lab ludo --bots genius", ["no bot 'genius'", "monte_carlo"]),
        ("lab ludo --bots random --games 0", ["at least one game"]),
        ("lab ludo --seats 9", ["2, 3, 4, 5, 6"]),
    ],
)
def test_bad_words_are_refused_in_one_line(run: Run, words: str, parts: list[str], tmp_path: Path) -> None:
    refused(run(*words.split()), *parts)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", "--resume")])
@pytest.mark.parametrize(
    ("content", "part"),
    cases(
        ("", "not JSON"),
        ("my diary", "not JSON"),
        ("{}", "not a Ludotek record"),
        (finished(ludotek=7), "reads format 1"),
        (finished(game="chess"), "no game 'chess'"),
        (finished(version=99), "version 99"),
        (finished(seats="two"), "damaged"),
        (finished(surprise=1), "damaged"),
        (finished(seats=9), "not for 9"),
        (finished(options={"pieces": 77}), "pieces cannot be 77"),
        (finished(start={"pieces": {"green": ["3"]}}), "pieces of 1 colours"),
        (finished()[:-40], "not JSON"),
    ),
)
def test_a_damaged_record_is_refused(
    run: Run, tmp_path: Path, command: tuple[str, ...], content: str, part: str
) -> None:
    path = tmp_path / "r.json"
    path.write_text(content, "utf-8")
    refused(run(*command, "r.json"), part)
    assert path.read_text("utf-8") == content
    assert list(tmp_path.iterdir()) == [path]


THREE = {"pieces": {"green": ["3"], "blue": ["Y"], "red": ["Y"]}, "options": {"pieces": 1}}


def edited(steps: list[list[int]]) -> str:
    return unfinished(steps=steps)


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
@pytest.mark.parametrize(
    ("content", "part"),
    cases(
        (edited([[-1, 9]]), "step 1 (-1, 9) is not possible"),
        (edited([[0, 1]]), "step 1 (0, 1) is not possible"),
        (edited([[5, 1 << 20]]), "step 1"),
        (edited([[-1, 1], [-1, 10**30]]), "is not possible"),
        (unfinished(players=["a", "b", "c"]), "3 players are named for 2 seats in this record"),
        (unfinished(start=THREE), "the position is one for 3 players, not for 2"),
    ),
)
def test_a_hand_edited_record_is_refused_with_its_step(
    run: Run, tmp_path: Path, command: tuple[str, ...], content: str, part: str
) -> None:
    path = tmp_path / "r.json"
    path.write_text(content, "utf-8")
    refused(run(*command, "r.json"), part)
    assert path.read_text("utf-8") == content


@pytest.mark.parametrize(
    ("content", "part"),
    cases(
        (finished(), "is over; see it with: ludotek replay r.json"),
        (unfinished(fairness={"commitment": "ab", "nonces": ["1", "2"]}), "no secret"),
        (unfinished(fairness={"commitment": "ab", "nonces": ["1", "2"], "secret": "zz"}), "secret is damaged"),
        (unfinished(options={"pieces": 1, "star_hop": True}), "was changed"),
    ),
)
def test_a_match_that_cannot_go_on_says_why(run: Run, tmp_path: Path, content: str, part: str) -> None:
    (tmp_path / "r.json").write_text(content, "utf-8")
    refused(run("play", "--resume", "r.json"), part)


@pytest.mark.parametrize(
    ("position", "part"),
    cases(
        ("[]", "not a position"),
        ('{"pieces": {"green": ["3"], "blue": ["Y"]}}', "every player has 4"),
        ('{"pieces": {"green": ["Y","Y","Y","Q"], "blue": ["Y","Y","Y","Y"]}}', "'Q': expected a place of a piece"),
        ('{"pieces": {"green": ["26","Y","Y","Y"], "blue": ["0","Y","Y","Y"]}}', "two colours"),
        ('{"pieces": {"mauve": ["Y","Y","Y","Y"], "blue": ["Y","Y","Y","Y"]}}', "mauve"),
        ('{"game": "chess", "pieces": {}}', "chess"),
        (unfinished(), "use --resume p.json"),
    ),
)
def test_a_position_that_cannot_exist_is_refused(run: Run, tmp_path: Path, position: str, part: str) -> None:
    (tmp_path / "p.json").write_text(position, "utf-8")
    refused(run("play", "ludo", "--position", "p.json"), part)
    refused(run("play", "ludo", "--position", "p.json", "--seats", "5"))


def test_nothing_is_overwritten_by_save(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    for content in ("my diary", unfinished()):
        path.write_text(content, "utf-8")
        refused(run("play", "ludo", "--save", "mine.json"), "exists and is not overwritten", "--resume")
        assert path.read_text("utf-8") == content
    (tmp_path / "other.json").write_text(unfinished(fairness=None), "utf-8")
    refused(run("play", "--resume", "other.json", "--save", "mine.json"), "not overwritten")


def test_a_setting_for_the_language_that_does_not_exist_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTEK_LANGUAGE", "xx")
    refused(run("play", "ludo"), "LUDOTEK_LANGUAGE", "da (Dansk)")
