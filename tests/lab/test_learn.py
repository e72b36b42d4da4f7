"""Learning as a command does it: repeatable, written into the game's folder, good for something."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludotek import catalogue
from ludotek.bots import RandomBot
from ludotek.cli import main
from ludotek.game import AnyGame
from ludotek.kernel import Learned
from ludotek.kernel.learned import (
    LEVELS,
    TUNING,
    USUAL_LEVELS,
    VALUE,
    Tuning,
    read_levels,
    read_tuning,
    read_value,
    write_value,
)
from ludotek.lab.duel import duel
from ludotek.lab.learn import RECIPES, Candidate, Plan, command_of, learn, learn_value, plan_of, size_of, teach

LUDO: AnyGame = catalogue.game("ludo")
QUICK = Plan(games=12, rounds=0, iterations=8, seed=5, decisions=0)
OURS = list(catalogue.built_in())
every_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)


def quietly(share: float, what: str) -> None:
    assert 0 <= share <= 1
    assert what


def test_the_same_seed_learns_the_same_and_another_one_something_else() -> None:
    first = learn_value(LUDO, 2, QUICK, quietly)
    assert first == learn_value(LUDO, 2, QUICK, quietly)
    assert first != learn_value(LUDO, 2, msgspec.structs.replace(QUICK, seed=6), quietly)
    assert len(first) == size_of(LUDO, 2)


@pytest.mark.compiled
def test_candidates_are_compared_by_matches_of_search() -> None:
    plan = msgspec.structs.replace(QUICK, rounds=1, iterations=2)
    weights = learn_value(LUDO, 2, plan, quietly)
    assert weights in [teach(LUDO, 2, size_of(LUDO, 2), recipe, plan) for recipe in RECIPES]


@pytest.mark.compiled
def test_what_is_written_is_read_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("game")
    learned = learn(LUDO, QUICK, quietly)
    assert set(learned.weights) == set(LUDO.seats)
    (folder / VALUE).write_text(write_value(learned, "ludo"), "utf-8")
    assert read_value(folder) == learned
    assert learned.command == ("ludotek lab learn ludo --games 12 --rounds 0 --iterations 8 --decisions 0 --seed 5")


@pytest.mark.compiled
def test_a_second_of_learning_beats_random() -> None:
    weights = teach(LUDO, 2, size_of(LUDO, 2), RECIPES[0], msgspec.structs.replace(QUICK, games=600))
    assert duel(LUDO, Candidate(weights, QUICK), RandomBot(), 15, seed=2).is_better


@every_game
def test_every_game_has_a_value_for_every_number_of_seats(game: AnyGame) -> None:
    learned = game.learned
    assert set(learned.weights) == set(game.seats)
    for seats, weights in learned.weights.items():
        assert len(weights) == size_of(game, seats)
        assert any(weights)
    assert learned.command.startswith(f"ludotek lab learn {game.id} --")


def test_a_game_without_such_files_has_nothing_learned_and_the_usual_levels(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("empty")
    assert read_value(folder) == Learned()
    assert read_value(folder).for_seats(2) == []
    assert read_levels(folder) == USUAL_LEVELS
    assert read_tuning(folder) == {}
    assert Tuning() == Tuning(prior=1.0, doubt=0.2, levels_deals=False)


def test_search_is_tuned_as_the_file_says(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("tuned")
    (folder / TUNING).write_text("[3]\nprior = 0.5\nlevels_deals = true\n", "utf-8")
    assert read_tuning(folder) == {3: Tuning(prior=0.5, doubt=0.2, levels_deals=True)}
    (folder / TUNING).write_text("[3]\nprior = -1.0\n", "utf-8")
    with pytest.raises(msgspec.ValidationError, match="prior"):
        read_tuning(folder)


def test_a_level_that_nobody_knows_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("wrong")
    (folder / LEVELS).write_text("[genius]\niterations = 3\n", "utf-8")
    with pytest.raises(ValueError, match="genius: the levels are beginner, easy"):
        read_levels(folder)


def test_a_plan_is_read_back_from_its_command() -> None:
    plan = Plan(games=240, rounds=4, iterations=60, seed=3, decisions=-1)
    assert plan_of(command_of(LUDO, plan)) == plan
    with pytest.raises(ValueError, match="no command that learns"):
        plan_of("ludotek lab learn ludo --games 3")


@every_game
def test_the_command_in_every_file_can_be_run_again(game: AnyGame) -> None:
    assert command_of(game, plan_of(game.learned.command)) == game.learned.command
    assert plan_of(game.learned.command).decisions == game.learned.decisions


@pytest.mark.compiled
def test_learning_again_gives_the_same_file_and_a_check_finds_what_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "value.toml"
    words = ["--games", "12", "--rounds", "1", "--iterations", "2", "--out", str(file)]
    assert main(["lab", "learn", "last_one_alive", *words]) == 0
    assert main(["lab", "learn", "last_one_alive", "--check", "--out", str(file)]) == 0
    assert "the same again" in capsys.readouterr().out
    text = file.read_text("utf-8")
    file.write_text(text.replace("--seed 1", "--seed 2"), "utf-8")
    assert main(["lab", "learn", "last_one_alive", "--check", "--out", str(file)]) == 1
    assert "2 seats" in capsys.readouterr().out
    assert file.read_text("utf-8") == text.replace("--seed 1", "--seed 2"), "a check writes nothing"
