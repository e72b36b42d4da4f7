"""`ludotek lab`: many games. Bots against each other, the ladder of levels, and learning."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import App

from ludotek.cli.commands import GameName, Language, Seed, Set, parameter, say

lab = App(name="lab", help="cli-lab", sort_key=7, help_format="plaintext")


@lab.default
def tournament(
    game: GameName,
    *,
    bots: Annotated[str, parameter("cli-bots", "levels", show_default=True)] = "hard,easy",
    games: Annotated[int, parameter("cli-lab-games", show_default=True)] = 100,
    seats: Annotated[int | None, parameter("cli-lab-seats")] = None,
    settings: Set = [],  # noqa: B006 - cyclopts copies it
    seed: Seed = 1,
    language: Language = None,
) -> int:
    """Let bots play against each other, each equally often on every seat."""
    import msgspec

    from ludotek import bots as known
    from ludotek import catalogue
    from ludotek.kernel import BadSeats
    from ludotek.lab.arena import tournament as play
    from ludotek.terminal.language import choose
    from ludotek.terminal.start import read_options
    from ludotek.text import localized_error

    spoken = choose(language, os.environ)
    played = catalogue.game(game)
    contestants = [(level, known.make(level)) for level in bots.replace(" ", "").split(",")]
    seats = max(played.seats[0], len(contestants)) if seats is None else seats
    if seats < len(contestants) or games < 1:
        raise localized_error(BadSeats, "wrong-lab", games=str(games), bots=len(contestants), seats=str(seats))
    options = played.options(seats, read_options(played, settings), from_words=True)
    table = play(played, contestants, games, seats=seats, options=msgspec.to_builtins(options), seed=seed)
    for one in sorted(table, key=lambda standing: -standing.mean):
        mean = f"{one.mean:.3f}" if spoken == "en" else f"{one.mean:.3f}".replace(".", ",")
        print(f"{one.name:<12} {say('lab-line', spoken, mean=mean, games=one.games)}")
    return 0


@lab.command(
    help="Learn the value of a game by self-play and write it into its folder.", usage="ludotek lab learn GAME"
)
def learn(
    game: GameName,
    *,
    games: Annotated[int, parameter("Games of self-play for each candidate.", show_default=True)] = 4000,
    rounds: Annotated[
        int, parameter("Rounds of each match between candidates; 0: no matches.", show_default=True)
    ] = 20,
    iterations: Annotated[int, parameter("Of the search in these matches.", show_default=True)] = 60,
    decisions: Annotated[
        int, parameter("Played by weight before the value judges; -1: to the end.", show_default=True)
    ] = 0,
    seed: Annotated[int, parameter("The same seed gives the same file.", show_default=True)] = 1,
    out: Annotated[Path | None, parameter("Another file than value.toml in the game's folder.", "file")] = None,
) -> int:
    """Learn the value of a game by self-play and write it into its folder."""
    from ludotek import catalogue
    from ludotek.kernel.learned import VALUE, write_value
    from ludotek.lab import learn as lessons
    from ludotek.lab.progress import progress_bar

    played = catalogue.game(game)
    plan = lessons.Plan(games=games, rounds=rounds, iterations=iterations, seed=seed, decisions=decisions)
    with progress_bar() as report:
        learned = lessons.learn(played, plan, report)
    file = out or Path(str(played.folder)) / VALUE
    file.write_text(write_value(learned, played.id), encoding="utf-8")
    print(file)
    return 0


@lab.command(help="Play neighbouring levels against each other on shared chance.", usage="ludotek lab ladder [GAME]")
def ladder(
    game: GameName | None = None,
    *,
    rungs: Annotated[str, parameter("Bots from weak to strong, with commas between.", show_default=True)] = (
        "random,beginner,easy,medium,hard,expert"
    ),
    rounds: Annotated[int, parameter("Rounds of each pairing: a game for every side.", show_default=True)] = 50,
    seats: Annotated[int | None, parameter("How many players; else as few as possible.")] = None,
    seconds: Annotated[
        float | None, parameter("CPU time a decision for expert and monte_carlo; else by iterations.", "number")
    ] = None,
    seed: Annotated[int, parameter("The same seed gives the same table, without --seconds.", show_default=True)] = 1,
) -> int:
    """Play neighbouring levels against each other on shared chance."""
    from ludotek import catalogue
    from ludotek.lab import ladder as rating

    names = rungs.replace(" ", "").split(",")
    for one in [catalogue.game(game)] if game else catalogue.games().values():
        for line in rating.climb(one, names, rounds, seats=seats or one.seats[0], seconds=seconds, seed=seed):
            print(line, flush=True)
    return 0


@lab.command(help="Compare the chance to win that hints show with how games end.", usage="ludotek lab calibrate [GAME]")
def calibrate(
    game: GameName | None = None,
    *,
    games: Annotated[int, parameter("Games of hard bots.", show_default=True)] = 100,
    seats: Annotated[int | None, parameter("How many players; else as few as possible.")] = None,
    seed: Annotated[int, parameter("The same seed gives the same table.", show_default=True)] = 1,
) -> int:
    """Compare the chance to win that hints show with how games end: Brier score, table and plot."""
    from ludotek import catalogue
    from ludotek.lab import calibrate as calibration
    from ludotek.lab.progress import progress_bar

    for one in [catalogue.game(game)] if game else catalogue.games().values():
        with progress_bar() as report:
            found = calibration.calibrate(one, games, seats=seats or one.seats[0], seed=seed, progress=report)
        print("\n".join(calibration.lines_of(found)), flush=True)
    return 0
