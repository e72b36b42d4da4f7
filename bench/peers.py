"""Who Ludo is measured against: the same rules in C, OpenSpiel's maedn, LUDOpy. Environments are in envs.py.

`heats` is what ludotek.lab.bench.main asks for. The peers that are Python run as `python bench/peers.py NAME SECONDS`.
"""

from __future__ import annotations

import importlib.util
import itertools
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ludotek.kernel import Rng
from ludotek.lab.bench.contestants import our_name, ours
from ludotek.lab.bench.findings import Comparison, Contestant, Count, Heat
from ludotek.lab.bench.process import (
    ADVANCED,
    COMPILED,
    DRIVEN,
    IN_ENGINE,
    INTERPRETED,
    SEED,
    WAYS,
    timed,
    warm_and_timed,
)

SOURCE = Path(__file__).with_name("ludo_reference.c")
SEATS = 4
C = "C, cc -O3"
ROLLOUTS = "OpenSpiel, C++ rollouts"
DRIVEN_SPIEL = "OpenSpiel, driven"
SHORTCUT = "OpenSpiel, driven, shortcut"
LUDOPY = "LUDOpy, driven"
PACKAGES = {ROLLOUTS: "pyspiel", DRIVEN_SPIEL: "pyspiel", SHORTCUT: "pyspiel", LUDOPY: "ludopy"}

LEGEND = (
    "Decisions are applied actions, throws included, on every side; a game ends with its first winner.",
    *(f"Ours {way}: {what}." for way, what in WAYS.items()),
    f"{C}: bench/ludo_reference.c; the very games of ours.",
    f"{ROLLOUTS}: RandomRolloutEvaluator, called by one simulation of MCTSBot. Its games are counted; its decisions "
    "are games times the mean length of games that are then driven from Python, untimed.",
    f"{DRIVEN_SPIEL}: chance_outcomes at chance nodes, as in its examples, but without weighing them. "
    f"{SHORTCUT}: legal_actions at chance nodes too, which is right only because all throws are equally likely.",
    "OpenSpiel's game is maedn: no opening throws, no three tries, forced moves from the start field; after a throw "
    "that allows nothing it counts a pass, and we count nothing.",
    f"{LUDOPY}: a throw for every observation, a move for every answer that had pieces to choose from; it has other "
    "house rules again.",
    "All driven loops choose with the same generator.",
)


def heats(scratch: Path) -> tuple[list[Heat], list[str]]:
    """Both dice against C; the plain one, which the others have, against all. Also who is missing."""
    reference = build(scratch)
    missing = [] if reference else ["no C compiler: the C reference is not measured"]
    others = []
    for name, package in PACKAGES.items():
        if importlib.util.find_spec(package):
            others.append(Contestant(name, (sys.executable, __file__, name)))
        else:
            missing.append(f"{package} is not installed: {name} is not measured (the extra is called bench)")
    environments, absent = beside("envs").heat()
    return [against_all(reference, others), against_c(reference), environments], missing + absent


def beside(name: str) -> Any:
    """Another module of this folder, which is no package."""
    path = Path(__file__).with_name(f"{name}.py")
    spec = importlib.util.spec_from_file_location(f"ludotek_bench_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def against_all(reference: Path | None, others: list[Contestant]) -> Heat:
    engines = [
        ours(way, "ludo", SEATS, {"die": "plain"}, engine)
        for way, engine in (
            (IN_ENGINE, COMPILED),
            (DRIVEN, COMPILED),
            (ADVANCED, COMPILED),
            (IN_ENGINE, INTERPRETED),
            (DRIVEN, INTERPRETED),
        )
    ]
    comparisons = (
        Comparison(our_name(IN_ENGINE), C, "decisions", 0.5),
        Comparison(our_name(IN_ENGINE), ROLLOUTS, "decisions", 6),
        Comparison(our_name(DRIVEN), DRIVEN_SPIEL, "decisions", 5),
        Comparison(our_name(DRIVEN), SHORTCUT, "decisions"),
        Comparison(our_name(ADVANCED), DRIVEN_SPIEL, "decisions"),
        Comparison(our_name(IN_ENGINE), LUDOPY, "games", 300),
        Comparison(our_name(DRIVEN), LUDOPY, "games"),
        Comparison(our_name(IN_ENGINE), our_name(IN_ENGINE, INTERPRETED), "decisions"),
    )
    everyone = (*engines, *c_contestants(reference, "plain"), *others)
    return Heat(f"Ludo, plain die, {SEATS} players", everyone, comparisons, LEGEND)


def against_c(reference: Path | None) -> Heat:
    engine = ours(IN_ENGINE, "ludo", SEATS, {"die": "star_globe"})
    comparison = Comparison(our_name(IN_ENGINE), C, "decisions", 0.5)
    everyone = (engine, *c_contestants(reference, "star_globe"))
    return Heat(f"Ludo, star-and-globe die, {SEATS} players", everyone, (comparison,))


# The reference in C


def build(folder: Path) -> Path | None:
    """Compile the reference into this folder; None without a compiler."""
    compiler = shutil.which(os.environ.get("CC") or "cc")
    if compiler is None:
        return None
    program = folder / "ludo_reference"
    subprocess.run([compiler, "-O3", "-o", str(program), str(SOURCE)], check=True)
    return program


def c_contestants(reference: Path | None, die: str) -> list[Contestant]:
    batch = "500"  # some 10 ms: the program looks at the clock after each
    return [Contestant(C, (str(reference), die, str(SEED), batch))] if reference else []


# OpenSpiel


def drive_spiel(pyspiel: Any, takes_shortcut: bool) -> Callable[[int], int]:
    game = pyspiel.load_game("maedn", {"players": SEATS})
    rng = Rng(SEED)

    def by_the_examples(games: int) -> int:
        applied = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[rng.below(len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[rng.below(len(legal))])
                applied += 1
        return applied

    def by_the_shortcut(games: int) -> int:
        applied = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[rng.below(len(legal))])
                applied += 1
        return applied

    return by_the_shortcut if takes_shortcut else by_the_examples


def roll_out_spiel(pyspiel: Any) -> Callable[[int], int]:
    """The evaluator cannot be called from Python; a search with one simulation calls it once, at its root.

    The root must be a player's, so the first throw is made before: a rollout is one decision short of a game.
    """
    game = pyspiel.load_game("maedn", {"players": SEATS})
    root = game.new_initial_state()
    root.apply_action(root.legal_actions()[0])
    no_limit, exploration, simulations = 0, 1.0, 1
    seeds = itertools.count(SEED)

    def play(games: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(games, next(seeds))
        bot = pyspiel.MCTSBot(game, evaluator, exploration, simulations, no_limit, False, SEED, False)
        bot.mcts_search(root)
        return 0

    return play


def measure_rollouts(pyspiel: Any, seconds: float) -> Count:
    count = warm_and_timed(roll_out_spiel(pyspiel), seconds)
    sample = timed(drive_spiel(pyspiel, takes_shortcut=True), seconds)
    a_game = sample.decisions / sample.games - 1  # without the first throw
    return msgspec.structs.replace(count, decisions=round(count.games * a_game))


# LUDOpy


def drive_ludopy(ludopy: Any) -> Callable[[int], int]:
    rng = Rng(SEED)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            game = ludopy.Game()
            is_won = False
            while not is_won:
                (_, movable, *_), _ = game.get_observation()
                decisions += 1
                piece = -1
                if len(movable):
                    piece = movable[rng.below(len(movable))]
                    decisions += 1
                is_won = game.answer_observation(piece)[-1]
        return decisions

    return play


def main(name: str, seconds: float) -> None:
    package: Any = importlib.import_module(PACKAGES[name])
    if name == ROLLOUTS:
        count = measure_rollouts(package, seconds)
    else:
        play = drive_ludopy(package) if name == LUDOPY else drive_spiel(package, takes_shortcut=name == SHORTCUT)
        count = warm_and_timed(play, seconds)
    print(msgspec.json.encode(count).decode())


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
