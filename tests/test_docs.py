"""Examples in the docs run; links between the docs lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
from contextlib import suppress
from pathlib import Path

import pytest
from cyclopts import MissingArgumentError

from ludotek.cli.commands import app
from ludotek.table import parse_players

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False)
    assert result.failed == 0


def test_the_readme_has_examples() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).attempted >= 8


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    broken = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert not broken


COMMAND = re.compile(r"(?:^|`)(?:\.venv/bin/)?ludotek ((?:[^`\n\\]|\\\n)+)", re.MULTILINE)
GUIDE = [page for page in PAGES if page.name == "README.md" or page.parent.name == "guide"]


@pytest.mark.parametrize("page", GUIDE, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_can_be_given_as_they_stand(page: Path) -> None:
    for line in COMMAND.findall(page.read_text("utf-8")):
        words = shlex.split(line.replace("\\\n", " "), comments=True)
        with suppress(MissingArgumentError):  # a command may be named without its arguments
            app.parse_args(words, exit_on_error=False, print_error=False)
        if "--players" in words:
            assert parse_players(words[words.index("--players") + 1])
