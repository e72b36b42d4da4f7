"""A game that is not ours is installed, found through its entry point, and gets everything that our games get.

It is installed into a folder of its own with setuptools, offline, so the environment stays as it is.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludotek import _engine, catalogue
from ludotek.kernel import Match, record
from ludotek.text import LANGUAGES
from tests.third_party.highcard.highcard import GAME

HERE = Path(__file__).resolve().parent

LIST = """
from ludotek import catalogue
print(json.dumps([[game.id, game.package] for game in catalogue.games().values()]))
"""
PLAY = """
from pathlib import Path
from ludotek import _engine, catalogue
from ludotek.bots import MonteCarlo, RandomBot
from ludotek.kernel import Match, Rng, play_out, record, verify
from ludotek.lab.arena import tournament
from ludotek.text import words
import highcard.rules
import ludotek.kernel.state

game = catalogue.game("highcard")
match = Match.new(game, 3, {"ranks": 9}, secret="ab" * 16, nonces=["a", "b", "c"])
bot, rng = MonteCarlo(40), Rng(1)
play_out(match, lambda match, seat: bot.choose(
    game, game.view(match.state, seat), game.samples(match.state, seat), rng
))
file = Path(sys.argv[1])
file.write_text(record.write(match.open_record()), "utf-8")

again = Match.replay(game, record.read(file.read_text("utf-8"), str(file)))
view = game.view(again.state, None)
table = tournament(game, [("monte_carlo", bot), ("random", RandomBot())], 20, seats=2)
print(json.dumps({
    "engine": _engine.running(),
    "kernel": ludotek.kernel.state.__file__,
    "rules": highcard.rules.__file__,
    "is_over": again.is_over,
    "same": game.dump(again.state) == game.dump(match.state) and again.stories == match.stories,
    "throws": verify(game, again.open_record()),
    "titles": {language: words(language, game).say(game.title) for language in sys.argv[2:]},
    "clause": game.rulebook("de")["HC-01"].text,
    "drawn": game.scene(view).svg()[:4],
    "games": [standing.games for standing in table],
}))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source = tmp_path_factory.mktemp("source") / "highcard"
    shutil.copytree(HERE / "highcard", source, ignore=shutil.ignore_patterns("__pycache__"))
    target = tmp_path_factory.mktemp("installed")
    options = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--no-compile", "--target", str(target)]
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", *options, str(source)]
    child = subprocess.run(command, capture_output=True, text=True, check=False)
    assert child.returncode == 0, child.stderr
    return target


def run(installed: Path | None, code: str, *arguments: str) -> Any:
    """What a Python that sees this folder prints, read as JSON."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if installed is not None:
        environment["PYTHONPATH"] = str(installed)
    child = subprocess.run(
        [sys.executable, "-c", "import json, sys\n" + code, *arguments],
        env=environment,
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
    )
    assert child.returncode == 0, child.stderr
    return json.loads(child.stdout)


def test_without_it_the_catalogue_has_only_our_games() -> None:
    assert [id for id, _ in run(None, LIST)] == [game.id for game in catalogue.built_in()]


def test_an_installed_game_is_in_the_catalogue(installed: Path) -> None:
    assert run(installed, LIST)[-1] == ["highcard", "highcard"]


def test_an_installed_game_is_played_recorded_replayed_and_proved(installed: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    told = run(installed, PLAY, str(file), *LANGUAGES)
    assert told["engine"] == _engine.running(), "an interpreted game runs on the kernel's engine"
    assert told["kernel"].endswith(".py") == (told["engine"] == "interpreted")
    assert told["rules"] == str(installed / "highcard" / "rules.py")
    assert told["is_over"]
    assert told["same"]
    assert told["throws"] >= 3
    assert told["titles"] == dict.fromkeys(LANGUAGES, "High Card"), "it speaks English in every language"
    assert told["clause"] == "Two or three people can play."
    assert told["drawn"] == "<svg"
    assert told["games"] == [20, 20]
    here = Match.replay(GAME, record.read(file.read_text("utf-8")))
    assert here.is_over, "the record is read by the same game elsewhere"


def test_everything_it_needs_is_installed_with_it(installed: Path) -> None:
    folder = installed / "highcard"
    source = HERE / "highcard" / "highcard"
    needed = {file.relative_to(source) for file in source.rglob("*") if file.is_file() and file.suffix != ".pyc"}
    found = {file.relative_to(folder) for file in folder.rglob("*") if file.is_file()}
    assert needed <= found
