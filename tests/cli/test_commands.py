"""The command `ludotek`: what it does and says."""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludotek import __version__, _engine, catalogue
from ludotek.catalogue import games
from ludotek.kernel import Match, play_out, record
from ludotek.server.settings import SETTINGS
from tests.cli.records import LUDO, SEED, Run, finished
from tests.fair_records import forked, given_up


def test_version_names_the_engine_and_python(run: Run) -> None:
    code, out, _ = run("--version")
    assert code == 0
    assert out == f"ludotek {__version__} ({_engine.running()} engine, Python {platform.python_version()})\n"


def test_the_help_of_serve_lists_every_setting(run: Run) -> None:
    code, out, _ = run("serve", "--help")
    assert code == 0
    assert SETTINGS
    assert [setting.flag for setting in SETTINGS.values() if setting.flag not in out] == []


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
    assert run("languages") == (0, f"7 languages are complete: {', '.join(games())}, shared, command\n", "")
    assert run("languages", "ludo") == (0, "7 languages are complete: ludo\n", "")


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
    assert f"{throws} throws and draws proved" in out
    assert told["fairness"]["commitment"] in out


def test_rules_are_found_by_clause_and_by_word(run: Run) -> None:
    assert run("rules", "ludo", "LUDO-54")[1].startswith("LUDO-54  If your piece ends its move")
    assert run("rules", "ludo", "54")[1] == run("rules", "ludo", "ludo-54")[1]
    assert run("rules", "ludo", "1")[1].startswith("LUDO-01  ")
    found = run("rules", "ludo", "--search", "Globe")[1].splitlines()
    assert 3 < len(found) < 60
    assert all("globe" in line.lower() for line in found)
    short = run("rules", "ludo", "--short")[1]
    assert short.startswith("Aim\n")
    assert len(short.splitlines()) < 24, "it fits on one screen"
    assert run("rules", "ludo", "--short", "--language", "de")[1].startswith("Das Ziel\n")
    assert run("rules", "ludo", "--search", "zebra")[::2] == (1, "ludotek: no clause of ludo mentions 'zebra'\n")


def test_games_and_lab_print_lines(run: Run) -> None:
    assert run("games")[1].startswith("ludo ")
    code, out, _ = run("lab", "ludo", "--bots", "random,random", "--games", "4", "--set", "pieces=1", "--seats", "4")
    assert code == 0
    assert re.findall(r"random [12] +0\.\d+ a game \(8 played\)", out)
    out = run("lab", "ludo", "--bots", "random", "--games", "1", "--set", "pieces=1", "--language", "de")[1]
    assert re.findall(r"random +0,\d+ je Partie", out)


def test_a_position_is_played_from(run: Run, tmp_path: Path) -> None:
    (tmp_path / "p.json").write_text('{"pieces": {"green": ["3","Y","Y","Y"], "blue": ["Y","Y","Y","Y"]}}', "utf-8")
    code, out, _ = run("play", "ludo", "--position", "p.json", *SEED, typed="1\n")
    assert code == 0
    assert "▶ ▲ Green  you" in out
    assert "Not the usual start: somebody set up the position" in out
    assert "Green: in the yard: 3 instead of 4" in out


@pytest.mark.parametrize("words", ["--help", "games", "rules ludo 1", "plya", "lab ludo --bots random --games 1"])
def test_a_terminal_that_lacks_our_signs_is_no_reason_to_stop(words: str) -> None:
    ascii_only = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LUDOTEK_LANGUAGE": "da"}
    done = subprocess.run(
        [sys.executable, "-m", "ludotek", *words.split()],
        capture_output=True,
        env={**os.environ, **ascii_only},
        check=False,
    )
    assert done.returncode == (2 if words == "plya" else 0)
    assert b"Traceback" not in done.stderr
    assert (done.stdout + done.stderr).isascii()


def test_verify_says_what_is_proved_and_what_is_not(run: Run, tmp_path: Path) -> None:
    (tmp_path / "r.json").write_text(finished(), "utf-8")
    code, out, _ = run("verify", "r.json")
    assert code == 0
    parts = (
        "throws and draws proved",
        "Proved: every throw follows",
        "Not proved: that nobody knew",
        "No player added",
    )
    for part in parts:
        assert part in out


def test_verify_says_where_a_match_came_from_and_that_it_was_practice(run: Run, tmp_path: Path) -> None:
    game = catalogue.game("last_one_alive")
    (tmp_path / "f.json").write_text(record.write(forked(game).open_record()), "utf-8")
    assert "steps come from another match" in run("verify", "f.json")[1]
    assert "Die ersten" in run("verify", "f.json", "--language", "de")[1]
    (tmp_path / "g.json").write_text(record.write(given_up(game).record()), "utf-8")
    out = run("verify", "g.json")[1]
    assert "A practice match: only bots opposed, and one undo was made" in out
    assert "given up" in out
    start = LUDO.dump(Match.new(LUDO, 2, {"pieces": 1}).state)
    match = Match.new(LUDO, 2, start=start, secret="5e" * 32, nonces=["a", "b"])
    whole = play_out(match, lambda match, seat: match.state.legal()[0])
    (tmp_path / "p.json").write_text(record.write(whole.open_record()), "utf-8")
    assert "Not the usual start" in run("replay", "p.json")[1]
    assert "began from a position that somebody set up" in run("verify", "p.json")[1]
