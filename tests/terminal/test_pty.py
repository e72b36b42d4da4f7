"""The real thing: `ludotek` in a terminal of 80 by 24, keys pressed one by one."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest

from ludotek.kernel import record, verify
from tests.terminal.desk import LUDO

HINT = "u undo"
Start = Callable[..., "pexpect.spawn[str]"]


@pytest.fixture
def start(data: Path, tmp_path: Path) -> Iterator[Start]:
    """Starts the command in a terminal; whatever still runs afterwards is closed."""
    running: list[pexpect.spawn[str]] = []

    def begin(*words: str, rows: int = 24, **settings: str) -> pexpect.spawn[str]:
        child = pexpect.spawn(
            sys.executable,
            ["-m", "ludotek", *words],
            env={**os.environ, "TERM": "xterm-256color", **settings},
            cwd=str(tmp_path),
            encoding="utf-8",
            dimensions=(rows, 80),
            timeout=60,
        )
        child.delaybeforesend = None
        running.append(child)
        return child

    yield begin
    for child in running:
        child.close(force=True)


def finish(child: pexpect.spawn[str]) -> tuple[str, int]:
    """What it prints until it ends, and its exit code."""
    child.expect(pexpect.EOF)
    printed = child.before or ""
    child.wait()
    code = child.exitstatus
    assert code is not None, f"ended by signal {child.signalstatus}: {printed}"
    return printed, code


SHORT = ("play", "ludo", "--players", "person:Anna,random", "--set", "pieces=1", "--pace", "instant", "--seed", "12")


def test_a_whole_match_key_by_key(start: Start, tmp_path: Path) -> None:
    child = start(*SHORT, "--save", "match.json")
    frames: list[str] = []
    while child.expect([HINT, "Enter finish"]) == 0:
        frames.append(child.before or "")
        child.send("1")
    child.send("1")
    child.expect("does nothing here")
    child.send("\r")
    printed, code = finish(child)
    assert code == 0
    assert "ludotek verify match.json" in printed
    assert verify(LUDO, record.read((tmp_path / "match.json").read_bytes())) > 10
    assert len(frames) > 10
    for frame in frames[1:]:
        screen = frame.split("\x1b[H")[-1]
        assert screen.count("\r\n") <= 23, "a frame never scrolls"
        assert all(len(line) <= 80 for line in without_codes(screen).split("\r\n"))


def without_codes(screen: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen)


def test_wrong_keys_undo_save_help_and_quit(start: Start, data: Path) -> None:
    child = start(*SHORT)
    child.expect(HINT)
    for key, answer in [
        ("z", "“z” does nothing here"),
        ("9", "There is one choice"),
        ("u", "There is no choice to take back"),
        ("s", "ludo-1"),
        ("?", "rules ludo"),
        (" ", "LUDO-"),
        ("q", HINT),
        ("l", "Anna leaves this match and cannot come back"),
        ("n", HINT),
        ("1", HINT),
        ("u", "Taken back"),
    ]:
        child.send(key)
        child.expect(answer)
    child.send("q")
    printed, code = finish(child)
    assert code == 0
    assert f"ludotek play --resume {data / 'ludo-1.json'}" in printed


def test_ctrl_c_saves_and_the_match_goes_on(start: Start, data: Path) -> None:
    child = start(*SHORT)
    child.expect(HINT)
    child.send("1")
    child.expect(HINT)
    child.sendintr()
    printed, code = finish(child)
    assert code == 130
    assert "--resume" in printed
    before = record.read((data / "ludo-1.json").read_bytes()).steps
    child = start("play", "--resume", "ludo-1.json", "--pace", "instant")
    child.expect(HINT)
    child.send("1")
    child.expect(HINT)
    child.send("\x04")  # Ctrl-D
    assert finish(child)[1] == 0
    after = record.read((data / "ludo-1.json").read_bytes()).steps
    assert after[: len(before)] == before
    assert len(after) > len(before)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_terminal_that_goes_away_saves(start: Start, data: Path, number: signal.Signals) -> None:
    child = start(*SHORT)
    child.expect(HINT)
    child.kill(number)
    assert finish(child)[1] == 128 + number
    assert len(record.read((data / "ludo-1.json").read_bytes()).steps) > 1


def test_bots_are_watched_and_a_key_hurries_them(start: Start) -> None:
    child = start("play", "ludo", "--players", "random,random", "--set", "pieces=1", "--pace", "slow", "--seed", "1")
    child.expect("any key: faster")
    child.send(" ")
    child.expect("Enter finish")
    child.send("q")
    assert finish(child)[1] == 0


def test_everything_that_is_asked_can_be_answered_with_enter(start: Start) -> None:
    child = start("play", "--pace", "instant")
    for question in ("Which game", "How many players", "Which option", "Green", "Blue"):
        child.expect(question)
        child.expect("> ")
        child.send("\r")
    child.expect(HINT)
    child.send("q")
    assert finish(child)[1] == 0


def test_ctrl_c_while_being_asked_begins_nothing(start: Start, data: Path) -> None:
    child = start("play")
    child.expect("> ")
    child.sendintr()
    assert finish(child)[1] == 130
    assert not data.exists()


def test_ctrl_z_gives_the_terminal_back_and_takes_it_again(start: Start) -> None:
    child = start(*SHORT)
    child.expect(HINT)
    child.send("\x1a")
    child.expect_exact("\x1b[?1049l")
    for _ in range(40):  # it stops a moment after it gave the terminal back
        child.kill(signal.SIGCONT)
        if child.expect_exact(["\x1b[?1049h", pexpect.TIMEOUT], timeout=0.5) == 0:
            break
    child.expect(HINT)
    child.send("q")
    assert finish(child)[1] == 0


def test_replay_steps_with_arrow_keys(start: Start, tmp_path: Path) -> None:
    played = start(
        "play",
        "ludo",
        "--players",
        "random,random",
        "--set",
        "pieces=1",
        "--pace",
        "instant",
        "--save",
        "m.json",
        TERM="dumb",
    )
    assert finish(played)[1] == 0
    child = start("replay", "m.json")
    for keys, step in [
        ("", 0),
        ("\x1b[C", 1),
        ("n", 2),
        (" ", 3),
        ("\x1b[D", 2),
        ("\x1b[H", 0),
        ("25\r", 25),
        ("p", 24),
    ]:
        child.send(keys)
        child.expect(f"step {step} of")
    child.send("q")
    assert finish(child)[1] == 0


@pytest.mark.parametrize("settings", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colour_no_colour_is_sent(start: Start, settings: dict[str, str]) -> None:
    child = start(*SHORT, **settings)
    child.expect(HINT)
    shown = child.before or ""
    assert "38;5" not in shown
    assert "▲" in shown
    child.send("q\n" if "TERM" in settings else "q")
    assert finish(child)[1] == 0


def test_a_small_window_says_so_and_can_still_be_played(start: Start) -> None:
    child = start(*SHORT, rows=12)
    child.expect("The board does not fit")
    child.expect(HINT)
    child.setwinsize(24, 80)
    child.expect("⌂")
    child.expect(HINT)
    child.send("q")
    assert finish(child)[1] == 0
