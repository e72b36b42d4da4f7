"""The subcommands of `ludotek`.

Help stands here as text ids, of which `guide.py` makes words; that of the commands for developers is in English.
"""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from ludotek import __version__, _engine

BAD_INPUT, FAILED = 2, 1


def version() -> str:
    return f"ludotek {__version__} ({_engine.running()} engine, Python {platform.python_version()})"


app = App(
    name="ludotek",
    help="cli-about",
    version=version,
    version_format="plaintext",
    help_format="plaintext",
)


def parameter(
    help: str, metavar: str | None = None, name: str | None = None, *, show_default: bool = False
) -> Parameter:
    """A parameter with its help and the name of its value. Flags get no negative form."""
    return Parameter(name=name, help=help, metavar=metavar, negative=(), show_default=show_default)


Seed = Annotated[int, parameter("cli-lab-seed", show_default=True)]
GameName = Annotated[str, parameter("cli-game")]
File = Annotated[str, parameter("cli-file")]
Set = Annotated[list[str], parameter("cli-set", "setting", "--set")]
Language = Annotated[str | None, parameter("cli-language", "language")]
NoColor = Annotated[bool, parameter("cli-no-color")]
Pace = Literal["slow", "normal", "fast", "instant"]


def print_error(reason: str, code: int = BAD_INPUT) -> int:
    shown = "".join(sign if sign.isprintable() else " " for sign in reason)
    print("ludotek:", " ".join(shown.split()), file=sys.stderr)
    return code


def say(id: str, language: str, **args: str | int) -> str:
    """A text of the command itself."""
    from ludotek import text
    from ludotek.kernel import Text

    return text.command_words(language).say(Text(id, args))


@app.command(sort_key=1, help="cli-play", usage="ludotek play [GAME] [OPTIONS]")
def play(
    game: GameName | None = None,
    *,
    players: Annotated[str | None, parameter("cli-players", "players")] = None,
    seats: Annotated[int | None, parameter("cli-seats")] = None,
    settings: Set = [],  # noqa: B006 - cyclopts copies it
    language: Language = None,
    seed: Annotated[int | None, parameter("cli-seed")] = None,
    resume: Annotated[str | None, parameter("cli-resume", "file")] = None,
    save: Annotated[str | None, parameter("cli-save", "file")] = None,
    position: Annotated[str | None, parameter("cli-position", "file")] = None,
    table: Annotated[bool, parameter("cli-table")] = False,
    auto: Annotated[bool, parameter("cli-auto")] = False,
    throw_for_me: Annotated[bool, parameter("cli-throw-for-me")] = False,
    pace: Annotated[Pace, parameter("cli-pace", show_default=True)] = "normal",
    no_color: NoColor = False,
) -> int:
    """Play a match in this terminal. What is not said here is asked, or is as usual."""
    from ludotek.terminal.start import PlayArgs
    from ludotek.terminal.start import play as play_here

    return play_here(
        PlayArgs(
            game=game,
            players=players,
            seats=seats,
            options=tuple(settings),
            language=language,
            seed=seed,
            resume=resume,
            save=save,
            position=position,
            table=table,
            auto=auto,
            throw_for_me=throw_for_me,
            pace=pace,
            no_color=no_color,
        )
    )


@app.command(sort_key=1, help="cli-learn", usage="ludotek learn GAME [OPTIONS]")
def learn(
    game: GameName,
    *,
    language: Language = None,
    save: Annotated[str | None, parameter("cli-save", "file")] = None,
    pace: Annotated[Pace, parameter("cli-pace", show_default=True)] = "normal",
    no_color: NoColor = False,
) -> int:
    """Learn a game: a first match against bots that explains itself step by step."""
    from ludotek.terminal.start import PlayArgs
    from ludotek.terminal.start import learn as learn_here

    return learn_here(PlayArgs(game=game, language=language, save=save, pace=pace, no_color=no_color))


@app.command(sort_key=3, help="cli-replay")
def replay(
    file: File,
    *,
    language: Language = None,
    step: Annotated[int, parameter("cli-step")] = 0,
    no_color: NoColor = False,
) -> int:
    """See a match again, step by step in both directions; into a pipe the whole story."""
    from ludotek.terminal.replay import replay as replay_here

    return replay_here(file, language=language, step=step, no_color=no_color)


@app.command(sort_key=3, help="cli-analyse")
def analyse(file: File, *, language: Language = None) -> int:
    """Look back at a finished match: everybody's chance to win, luck and skill, moves to think about."""
    from ludotek.terminal.analysis import show_analysis

    return show_analysis(file, language=language)


@app.command(sort_key=4, help="cli-verify")
def verify(file: File, *, language: Language = None) -> int:
    """Prove every throw of a finished match, and say what is proved and what is not."""
    from ludotek import catalogue
    from ludotek.cli.verify import proof_lines
    from ludotek.kernel import Unfair, prove
    from ludotek.terminal.error_text import error_text
    from ludotek.terminal.language import choose
    from ludotek.terminal.saves import read_record

    spoken = choose(language, os.environ)
    record = read_record(file)
    game = catalogue.game(record.game)
    try:
        proof = prove(game, record)
    except Unfair as error:
        return print_error(say("verify-not", spoken, file=file, reason=error_text(error, spoken)), FAILED)
    for line in proof_lines(proof, file, spoken):
        print(line)
    return 0


@app.command(sort_key=4, help="cli-stats")
def stats(*, data: Annotated[Path | None, parameter("cli-data", "folder")] = None, language: Language = None) -> int:
    """How often people played and won, by game."""
    from ludotek.data_folder import data_folder
    from ludotek.terminal.language import choose
    from ludotek.terminal.statistics import show_stats

    show_stats(data or data_folder(), choose(language, os.environ))
    return 0


@app.command(sort_key=5, help="cli-rules", usage="ludotek rules GAME [CLAUSE] [OPTIONS]")
def rules(
    game: GameName,
    clause: Annotated[str | None, parameter("cli-clause")] = None,
    *,
    language: Language = None,
    search: Annotated[str | None, parameter("cli-search", "word")] = None,
    short: Annotated[bool, parameter("cli-short")] = False,
) -> int:
    """The rules of a game, clause by clause, or on one screen."""
    from ludotek import catalogue, text
    from ludotek.game import summary_of
    from ludotek.terminal import manual
    from ludotek.terminal.console import make_console
    from ludotek.terminal.language import choose

    spoken = choose(language, os.environ)
    found = catalogue.game(game)
    if short:
        summary = summary_of(found, spoken)
        if summary is None:
            return print_error(say("wrong-short", spoken, game=game), FAILED)
        lines = manual.summary_lines(summary, text.words(spoken, found))
    else:
        lines = manual.chosen_lines(found.rulebook(spoken), clause, search)
    if not lines:
        return print_error(say("wrong-word", spoken, game=game, word=search or ""), FAILED)
    console = make_console()
    for line in lines:
        console.print(line, soft_wrap=not console.is_terminal)
    return 0


@app.command(sort_key=6, help="cli-games")
def games(*, language: Language = None) -> int:
    """The games there are."""
    from ludotek import catalogue, text
    from ludotek.kernel import Text
    from ludotek.terminal.language import choose

    spoken = choose(language, os.environ)
    for id, game in catalogue.games().items():
        words = text.words(spoken, game)
        numbers = f"{min(game.seats)}–{max(game.seats)}"
        print(f"{id:<20} {words.say(game.title)} ({numbers}): {words.say(Text('blurb'))}")
    return 0


@app.command(
    sort_key=8,
    help="Check that every text exists in every language, with the same arguments, and is used.",
    usage="ludotek languages [GAME]",
)
def languages(game: GameName | None = None) -> int:
    """Check that every text of our games exists in every language, with the same arguments, and is used.

    A game of somebody else may do with English; what it has besides must be complete.
    """
    from ludotek import catalogue
    from ludotek.text import LANGUAGES, check

    chosen = [catalogue.game(game)] if game else list(catalogue.games().values())
    found = [] if game else check.shared_problems(check.ludotek_sources())
    for one in chosen:
        found += check.problems(one, LANGUAGES if one in catalogue.built_in() else ())
    for problem in found:
        print(problem)
    if not found:
        whole = [one.id for one in chosen if len(check.languages_of(one)) == len(LANGUAGES)]
        checked = [*whole, *(() if game else ("shared", "command"))]
        if checked:
            print(f"{len(LANGUAGES)} languages are complete: {', '.join(checked)}")
        for one in chosen:
            if one.id not in whole:
                print(f"{one.id} is complete in {', '.join(check.languages_of(one))}; else it speaks English")
    return FAILED if found else 0


@app.command(sort_key=10)
def bench(
    *, json: Annotated[bool, parameter("As JSON.")] = False, quick: Annotated[bool, parameter("Fewer games.")] = False
) -> int:
    """Measure the speed of the engine, beside others."""
    from ludotek.lab.bench.main import main as measure

    measure(json=json, quick=quick)
    return 0


@app.command(sort_key=9, usage="ludotek fidelity [GAME]")
def fidelity(game: GameName | None = None) -> int:
    """List every clause of the rules with its code and its tests; fails if one has none."""
    from ludotek import catalogue, fidelity

    return fidelity.main([game] if game else list(catalogue.games()))
