"""A stage of make: one line with its time, what was printed only if it failed, and the code of the command."""

from __future__ import annotations

import os
import pty
import re
import subprocess
from pathlib import Path

import pytest

STAGE = Path(__file__).resolve().parents[2] / "tools" / "stage"


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(STAGE), *words],
        env={**os.environ, "LUDOTEK_TIMES": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def kept(folder: Path) -> list[list[str]]:
    return [line.split("\t") for line in (folder / "stages.tsv").read_text("utf-8").splitlines()]


def test_a_stage_that_succeeds_is_one_line(tmp_path: Path) -> None:
    done = run(tmp_path, "python packages", "sh", "-c", "echo loud; echo louder >&2")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"  python packages … \d+ s\n", done.stdout)


def test_a_stage_that_fails_shows_what_was_printed_and_keeps_its_code(tmp_path: Path) -> None:
    done = run(tmp_path, "types", "sh", "-c", "echo one; echo two >&2; exit 7")
    assert done.returncode == 7
    first, *rest = done.stdout.splitlines()
    assert re.fullmatch(r"  types … failed after \d+ s: sh -c .*", first)
    assert rest == ["one", "two"]


def test_a_command_that_is_not_there_fails(tmp_path: Path) -> None:
    done = run(tmp_path, "types", "no-such-command")
    assert done.returncode == 127
    assert "no-such-command" in done.stdout


@pytest.mark.parametrize("code", [0, 3])
def test_a_shown_stage_prints_as_it_goes(tmp_path: Path, code: int) -> None:
    done = run(tmp_path, "--show", "tests", "sh", "-c", f"echo dots; exit {code}")
    assert done.returncode == code
    before, dots, after = done.stdout.splitlines()
    assert (before, dots) == ("  tests …", "dots")
    assert after.startswith("  tests … failed after " if code else "  tests … ")


def test_times_are_kept_for_all_stages_even_those_that_fail(tmp_path: Path) -> None:
    for name, code in (("one", 0), ("two", 1)):
        run(tmp_path, name, "sh", "-c", f"exit {code}")
    assert [line[0] for line in kept(tmp_path)] == ["one", "two"]
    assert all(int(start) <= int(end) for _, start, end in kept(tmp_path))


def test_stages_at_the_same_time_keep_their_lines_apart(tmp_path: Path) -> None:
    """Both wait for the other one, so they do run at the same time."""
    wait = 'touch "$1"; until [ -e "$2" ]; do sleep 0.01; done'
    here = {**os.environ, "LUDOTEK_TIMES": str(tmp_path)}
    read, write = os.pipe()
    children = [
        subprocess.Popen(
            [str(STAGE), name, "sh", "-c", wait, "-", str(tmp_path / mine), str(tmp_path / other)],
            env=here,
            stdout=write,
        )
        for name, mine, other in (("engine", "a", "b"), ("client", "b", "a"))
    ]
    os.close(write)
    assert [child.wait() for child in children] == [0, 0]
    with os.fdopen(read, encoding="utf-8") as printed:
        lines = sorted(line.split(" … ")[0] for line in printed)
    assert lines == ["  client", "  engine"]
    assert list((tmp_path / "running").iterdir()) == []


def test_on_a_terminal_it_says_what_runs_while_it_runs(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    go_on = tmp_path / "go on"
    wait = f"until [ -e '{go_on}' ]; do sleep 0.01; done"
    child = subprocess.Popen(
        [str(STAGE), "engine", "sh", "-c", wait], env={**os.environ, "LUDOTEK_TIMES": str(tmp_path)}, stdout=theirs
    )
    os.close(theirs)
    printed = b""
    while "engine …".encode() not in printed:
        printed += os.read(ours, 100)
    assert b"\n" not in printed
    go_on.touch()
    assert child.wait() == 0
    printed = os.read(ours, 1000)
    os.close(ours)
    assert re.search(r"\r\033\[K  engine … \d+ s\r\n", printed.decode())


def test_without_a_name_it_says_how_it_is_used(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert done.returncode != 0
    assert "usage: tools/stage" in done.stderr
