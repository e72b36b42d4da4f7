"""`ludotek lab`: many games. Bots against each other, the ladder of levels, and learning."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App

from ludotek.cli.commands import GameName, Language, Seed, Set, parameter, say

if TYPE_CHECKING:
    from ludotek.lab.games import Setting
    from ludotek.lab.report import Report

STOPPED = 130  # by Ctrl-C: what was played is reported
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
    processes: Annotated[int | None, parameter("cli-lab-processes")] = None,
    ray: Annotated[str | None, parameter("cli-lab-ray", "address")] = None,
    json: Annotated[Path | None, parameter("cli-lab-json", "file")] = None,
    html: Annotated[Path | None, parameter("cli-lab-html", "file")] = None,
    language: Language = None,
) -> int:
    """Let bots play against each other, each equally often on every seat."""
    import msgspec

    from ludotek import bots as known
    from ludotek import catalogue
    from ludotek.kernel import BadSeats
    from ludotek.lab.games import Setting
    from ludotek.terminal.language import choose
    from ludotek.terminal.start import read_options
    from ludotek.text import localized_error

    spoken = choose(language, os.environ)
    played = catalogue.game(game)
    contestants = bots.replace(" ", "").split(",")
    for level in contestants:
        known.make(level)  # refuses one that is not known
    seats = max(played.seats[0], len(contestants)) if seats is None else seats
    if seats < len(contestants) or games < 1:
        raise localized_error(BadSeats, "wrong-lab", games=str(games), bots=len(contestants), seats=str(seats))
    options = msgspec.to_builtins(played.options(seats, read_options(played, settings), from_words=True))
    usual = msgspec.to_builtins(played.options(seats))
    changed = {name: value for name, value in options.items() if value != usual.get(name)}
    setting = Setting(played.id, seats, changed, tuple(contestants), seed)
    (report,) = play_settings([setting], games, processes, ray, json, html, f"Ludotek lab: {played.id}")
    for one in report.standings:
        mean, elo = f"{one.share.mean:.3f}", "" if one.elo is None else f"  Elo {one.elo:.0f}"
        between = f"  95 %: {one.share.low:.3f} – {one.share.high:.3f}"
        if spoken != "en":
            mean, between = mean.replace(".", ","), between.replace(".", ",")
        print(f"{one.share.name:<12} {say('lab-line', spoken, mean=mean, games=one.share.games)}{between}{elo}")
    return 0 if report.is_whole else STOPPED


def play_settings(
    settings: Sequence[Setting],
    games: int,
    processes: int | None,
    ray: str | None,
    json: Path | None,
    html: Path | None,
    title: str,
) -> list[Report]:
    """Plays them on all cores with a progress bar, and writes the files that were asked for."""
    from ludotek.lab.page import page
    from ludotek.lab.progress import games_bar
    from ludotek.lab.report import report_of, to_json
    from ludotek.lab.workers import play_all

    with games_bar(games * len(settings)) as progress:
        found, is_whole = play_all(settings, games, processes=processes, ray=ray, progress=progress)
    usual = {setting.seats: played for setting, played in zip(settings, found, strict=True) if not setting.options}
    reports = [
        report_of(setting, played, is_whole, usual.get(setting.seats, []) if setting.options else [])
        for setting, played in zip(settings, found, strict=True)
    ]
    if json is not None:
        json.write_bytes(to_json(reports))
    if html is not None:
        html.write_text(page(title, reports), "utf-8")
    return reports


@lab.command(
    help="Is a game fair: the first seat, lengths, luck, and how often options matter.",
    usage="ludotek lab balance GAME",
)
def balance(
    game: GameName,
    *,
    bot: Annotated[str, parameter("The level that plays on all seats.", "word", show_default=True)] = "beginner",
    games: Annotated[int, parameter("Games of each setting.", show_default=True)] = 100,
    seed: Annotated[int, parameter("The same seed gives the same report.", show_default=True)] = 1,
    processes: Annotated[int | None, parameter("How many at a time; else one for each core.")] = None,
    ray: Annotated[str | None, parameter("Play on the Ray cluster at this address.", "address")] = None,
    json: Annotated[Path | None, parameter("Write the report as JSON.", "file")] = None,
    html: Annotated[Path | None, parameter("Write the report as a page with plots.", "file")] = None,
) -> int:
    """Is a game fair: the first seat, lengths, luck, and how often options matter."""
    from ludotek import bots as known
    from ludotek import catalogue
    from ludotek.lab.balance import settings_of
    from ludotek.lab.report import lines_of

    known.make(bot)
    played = catalogue.game(game)
    settings = list(settings_of(played, bot, seed))
    reports = play_settings(settings, max(1, games), processes, ray, json, html, f"Ludotek balance: {played.id}")
    for report in reports:
        print("\n".join(lines_of(report)), flush=True)
    return 0 if all(report.is_whole for report in reports) else STOPPED


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
    check: Annotated[
        bool, parameter("Write nothing: run the command that stands in the file, and compare.", show_default=True)
    ] = False,
) -> int:
    """Learn the value of a game by self-play and write it into its folder."""
    from ludotek import catalogue
    from ludotek.kernel.learned import VALUE, read_value_file, write_value
    from ludotek.lab import learn as lessons
    from ludotek.lab.progress import progress_bar

    played = catalogue.game(game)
    plan = lessons.Plan(games=games, rounds=rounds, iterations=iterations, seed=seed, decisions=decisions)
    file = out or Path(str(played.folder)) / VALUE
    kept = read_value_file(file) if check else None
    with progress_bar() as report:
        learned = lessons.learn(played, lessons.plan_of(kept.command) if kept else plan, report)
    if kept is not None:
        found = lessons.difference(kept, learned)
        print(f"{file}: {found or 'the same again'}")
        return 1 if found else 0
    file.write_text(write_value(learned, played.id), encoding="utf-8")
    print(file)
    return 0


@lab.command(help="Play neighbouring levels against each other on shared chance.", usage="ludotek lab ladder [GAME]")
def ladder(
    game: GameName | None = None,
    *,
    rungs: Annotated[
        str, parameter("Bots from weak to strong, with commas between; also search:1000.", "levels", show_default=True)
    ] = ("random,beginner,easy,medium,hard,expert"),
    rounds: Annotated[int, parameter("Rounds of each pairing: a game for every side.", show_default=True)] = 50,
    seats: Annotated[int | None, parameter("How many players; else as few as possible.")] = None,
    seconds: Annotated[
        float | None, parameter("CPU time a decision for expert and monte_carlo; else by iterations.", "number")
    ] = None,
    seed: Annotated[int, parameter("The same seed gives the same table, without --seconds.", show_default=True)] = 1,
    processes: Annotated[int | None, parameter("How many at a time; else one for each core.")] = None,
) -> int:
    """Play neighbouring levels against each other on shared chance. Ctrl-C ends it and shows what is done."""
    from ludotek import catalogue
    from ludotek.lab import ladder as rating
    from ludotek.lab.progress import rounds_bar

    names = rungs.replace(" ", "").split(",")
    for one in [catalogue.game(game)] if game else catalogue.games().values():
        with rounds_bar(rounds) as progress:
            for step in rating.climb(
                one,
                names,
                rounds,
                seats=seats or one.seats[0],
                seconds=seconds,
                seed=seed,
                processes=processes,
                progress=progress,
            ):
                print(step.line, flush=True)
                if not step.is_whole:
                    return STOPPED
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
