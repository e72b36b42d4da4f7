"""The C reference is a limit only if it plays the same game: the same seed gives the very games of the engine."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from bench.peers import build

from ludotek import catalogue
from ludotek.kernel import Rng, play_randomly

GAMES = 300
SEATS = 4
SEEDS = (0, 1, 2024, 987_654_321_987)  # the last one fills more than 32 bits


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = build(tmp_path_factory.mktemp("reference"))
    if program is None:
        pytest.skip("no C compiler")
    return program


def played_by_the_engine(die: str, seed: int) -> tuple[int, list[int]]:
    """Decisions, and wins by seat."""
    game = catalogue.game("ludo")
    start = game.new(SEATS, game.options(SEATS, {"die": die}))
    rng = Rng(seed)
    decisions, wins = 0, [0] * SEATS
    for _ in range(GAMES):
        state = start.copy()
        decisions += play_randomly(state, rng)
        wins[state.scores().index(1.0)] += 1
    return decisions, wins


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("die", ["plain", "star_globe"])
def test_the_c_reference_plays_the_games_of_the_engine(reference: Path, die: str, seed: int) -> None:
    done = subprocess.run([str(reference), die, str(seed), str(GAMES)], capture_output=True, check=True)
    said = json.loads(done.stdout)
    assert said["games"] == GAMES
    assert (said["decisions"], said["wins"]) == played_by_the_engine(die, seed)


def test_the_c_reference_refuses_an_unknown_die(reference: Path) -> None:
    done = subprocess.run([str(reference), "wooden", "1", "1"], capture_output=True, check=False)
    assert done.returncode == 2
    assert b"plain|star_globe" in done.stderr
