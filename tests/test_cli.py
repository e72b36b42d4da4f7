"""The command `ludotek`: what it says, and that bad input is one clear line, exit code 2, and nothing overwritten."""

from __future__ import annotations

import io
import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotek import __version__, _engine, catalogue
from ludotek.catalogue import games
from ludotek.cli import main
from ludotek.kernel import Match, play_out, record

LUDO = catalogue.game("ludo")
SEED = ("--seed", "3", "--pace", "instant")
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process in an empty folder: exit code, what it printed, what it complained."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUDOTEK_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LUDOTEK_LANGUAGE", "en")

    def call(*words: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(words)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return call


def finished(**changes: Any) -> str:
    """A record of a whole match, with some fields changed."""
    match = Match.new(LUDO, 2, {"pieces": 1}, players=["random", "Anna"], secret="5e" * 32, nonces=["a1", "b2"])
    play_out(match, lambda match, seat: match.state.legal()[0])
    return changed(match, changes)


def unfinished(**changes: Any) -> str:
    match = Match.new(LUDO, 2, {"pieces": 1}, players=["random", "Anna"], secret="5e" * 32, nonces=["a1", "b2"])
    play_out(match, lambda match, seat: match.state.legal()[0], limit=12)
    return changed(match, changes)


def changed(match: Match, changes: dict[str, Any]) -> str:
    return json.dumps({**json.loads(record.write(match.full_record())), **changes})


# What works


def test_version_names_the_engine_and_python(run: Run) -> None:
    code, out, _ = run("--version")
    assert code == 0
    assert out == f"ludotek {__version__} ({_engine.running()} engine, Python {platform.python_version()})\n"


def test_as_a_module_and_over_pipes_a_whole_match_is_played(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "ludotek",
            "play",
            "ludo",
            "--players",
            "person:Anna,random",
            "--set",
            "pieces=1",
            *SEED,
        ],
        input="1\n" * 300,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LUDOTEK_DATA": str(tmp_path), "LUDOTEK_LANGUAGE": "en"},
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "won!" in done.stdout
    assert (tmp_path / "saves" / "ludo-1.json").is_file()


def test_a_reader_that_has_seen_enough_is_no_error_and_the_match_is_kept(tmp_path: Path) -> None:
    words = f"play ludo --players person,random --pace instant --save {tmp_path}/m.json"
    done = subprocess.run(
        ["bash", "-c", f"yes 1 | {sys.executable} -m ludotek {words} | head -n 3"],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.stderr == ""
    assert len(record.read((tmp_path / "m.json").read_bytes()).steps) > 1


def test_the_end_of_input_saves_and_the_match_goes_on(run: Run, tmp_path: Path) -> None:
    match = ("play", "ludo", "--players", "person,random", *SEED, "--save")
    code, whole, _ = run(*match, "whole.json", typed="1\n" * 9)
    assert code == 0
    run(*match, "part.json", typed="1\n" * 4)
    code, out, _ = run("play", "--resume", "part.json", "--pace", "instant", typed="1\n" * 5)
    assert code == 0
    assert "ludotek play --resume part.json" in out
    assert (tmp_path / "part.json").read_text() == (tmp_path / "whole.json").read_text()
    assert whole.count("> ") == 10


@pytest.mark.parametrize("language", ["da", "nb", "sv", "fi", "it", "de", "en"])
def test_every_language_is_spoken_and_checked(run: Run, language: str) -> None:
    code, out, err = run(
        "play", "ludo", "--players", "person,random", "--language", language, *SEED, typed="1\nu\n?\nl\nx\n"
    )
    assert (code, err) == (0, "")
    assert "{" not in out
    assert run("rules", "ludo", "--language", language)[0] == 0


def test_languages_counts_what_is_complete(run: Run) -> None:
    assert run("languages") == (0, f"7 languages are complete: {', '.join(games())}, shared\n", "")
    assert run("languages", "ludo")[0] == 0


def test_replay_into_a_pipe_tells_the_story(run: Run, tmp_path: Path) -> None:
    (tmp_path / "r.json").write_text(finished(), "utf-8")
    code, out, _ = run("replay", "r.json")
    assert code == 0
    assert "   1  ▲ Green throws" in out
    assert "has won!" in out
    assert len(run("replay", "r.json", "--step", "20")[1]) < len(out)


def test_verify_counts_the_proved_throws(run: Run, tmp_path: Path) -> None:
    (tmp_path / "r.json").write_text(finished(), "utf-8")
    code, out, _ = run("verify", "r.json")
    told = json.loads(finished())
    throws = sum(actor == -1 for actor, _ in told["steps"])
    assert code == 0
    assert f"{throws} throws proved" in out
    assert told["fairness"]["commitment"] in out


def test_rules_are_found_by_clause_and_by_word(run: Run) -> None:
    assert run("rules", "ludo", "LUDO-54")[1].startswith("LUDO-54  If your piece ends its move")
    assert run("rules", "ludo", "54")[1] == run("rules", "ludo", "ludo-54")[1]
    found = run("rules", "ludo", "--search", "Globe")[1].splitlines()
    assert 3 < len(found) < 60
    assert all("globe" in line.lower() for line in found)
    assert run("rules", "ludo", "--search", "zebra")[::2] == (1, "ludotek: no clause of ludo mentions 'zebra'\n")


def test_games_and_lab_print_lines(run: Run) -> None:
    assert run("games")[1].startswith("ludo ")
    code, out, _ = run("lab", "ludo", "--bots", "random,random", "--games", "4", "--set", "pieces=1", "--seats", "4")
    assert code == 0
    assert re.findall(r"random +0\.\d+ a game \(8 played\)", out)


def test_a_position_is_played_from(run: Run, tmp_path: Path) -> None:
    (tmp_path / "p.json").write_text('{"pieces": {"green": ["3","Y","Y","Y"], "blue": ["Y","Y","Y","Y"]}}', "utf-8")
    code, out, _ = run("play", "ludo", "--position", "p.json", *SEED, typed="1\n")
    assert code == 0
    assert "▶ ▲ Green  you" in out


# Bad input


def cases(*pairs: tuple[str, str]) -> list[Any]:
    """What is in a file and what is said of it; the test is named after what is said."""
    return [pytest.param(content, part, id=part.replace(" ", "-")) for content, part in pairs]


def refused(done: tuple[int, str, str], *parts: str, code: int = 2) -> None:
    """One line that says what is wrong and what would work."""
    assert done[0] == code
    assert done[1] == ""
    assert done[2].startswith("ludotek: ")
    assert done[2].count("\n") == 1
    for part in parts:
        assert part in done[2]


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        ("play lud", ["no game 'lud'", "did you mean ludo?"]),
        ("play", ["which game?", "ludotek play ludo"]),
        ("plya ludo", ["plya", "play"]),
        ("play ludo --sed 3", ["--sed", "--seed"]),
        ("play ludo --seed x", ["--seed", "int"]),
        ("play ludo extra", ["extra"]),
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
        ("replay", ["replay", "requires an argument"]),
        ("replay none.json", ["no file 'none.json'"]),
        ("replay .", ["Is a directory"]),
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
        ('{"pieces": {"green": ["Y","Y","Y","Q"], "blue": ["Y","Y","Y","Y"]}}', "'Q' is no place"),
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


# Tampering


def tampered(field: str) -> str:
    told = json.loads(finished())
    if field == "throw":
        at = next(i for i, (actor, _) in enumerate(told["steps"]) if actor == -1 and i > 3)
        told["steps"][at][1] = told["steps"][at][1] % 6 + 1
    elif field == "end":
        told["steps"].pop()
    elif field == "nonce":
        told["fairness"]["nonces"][0] = "ff"
    elif field == "secret":
        told["fairness"]["secret"] = "5f" * 32
    elif field == "seal":
        told["fairness"]["seal"] = "00" * 32
    else:
        del told["fairness"]
    return json.dumps(told)


@pytest.mark.parametrize("field", ["throw", "end", "nonce", "secret", "seal", "fairness"])
def test_verify_finds_every_change(run: Run, tmp_path: Path, field: str) -> None:
    (tmp_path / "r.json").write_text(tampered(field), "utf-8")
    refused(run("verify", "r.json"), "r.json is not proved", code=1)


def test_verify_waits_until_the_match_is_over(run: Run, tmp_path: Path) -> None:
    (tmp_path / "r.json").write_text(unfinished(), "utf-8")
    refused(run("verify", "r.json"), "not revealed yet", code=1)


WEIRD: list[Any] = [None, -1, 7, "x", [], {}, 3.5, True, [[]], "\x1b[31m\n", 2**63]


@pytest.mark.parametrize("field", [*json.loads(unfinished()), "start"])
def test_whatever_stands_in_a_record_there_is_no_traceback(run: Run, tmp_path: Path, field: str) -> None:
    for value in WEIRD:
        content = unfinished(**{field: value})
        (tmp_path / "r.json").write_text(content, "utf-8")
        for words in (("replay", "r.json"), ("verify", "r.json"), ("play", "--resume", "r.json", "--save", "s.json")):
            (tmp_path / "s.json").unlink(missing_ok=True)
            code, _, err = run(*words)
            assert code in (0, 1, 2)
            assert err.count("\n") == (1 if code else 0)
        assert (tmp_path / "r.json").read_text("utf-8") == content
