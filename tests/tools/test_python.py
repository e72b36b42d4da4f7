"""Set-up takes the Python of the system where only that one is built for speed, and can do all that set-up needs."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.tools.machine import ROOT, Machine

FAST = ""  # says yes to every question
BY_HAND = 'case "$*" in *CONFIG_ARGS*) exit 1;; esac'  # as by pyenv: neither optimised nor of a distribution
OF_DISTRIBUTION = 'case "$*" in *enable-optimizations*) exit 1;; esac'
WITHOUT_HEADERS = 'case "$*" in *Python.h*) exit 1;; esac'


@pytest.mark.parametrize(
    ("first", "other", "chosen"),
    [
        (FAST, FAST, "first"),
        (OF_DISTRIBUTION, FAST, "first"),
        (BY_HAND, FAST, "other"),
        (BY_HAND, OF_DISTRIBUTION, "other"),
        (BY_HAND, BY_HAND, "first"),
        (BY_HAND, WITHOUT_HEADERS, "first"),
        (BY_HAND, None, "first"),
        (None, FAST, "first"),  # set-up says that it is missing, and what helps
    ],
)
def test_the_faster_python_is_taken(tmp_path: Path, first: str | None, other: str | None, chosen: str) -> None:
    machine = Machine(tmp_path, {})
    for name, script in (("first", first), ("other", other)):
        if script is not None:
            machine.add(name, script)
    assert machine.run("python", "first", "other").stdout == f"{chosen}\n"


def test_what_is_taken_here_can_run_ludotek() -> None:
    taken = subprocess.run([ROOT / "tools" / "python"], capture_output=True, text=True, check=True).stdout.strip()
    is_new = "import sys; sys.exit(sys.version_info < (3, 11))"
    assert subprocess.run([taken, "-c", is_new], check=False).returncode == 0
