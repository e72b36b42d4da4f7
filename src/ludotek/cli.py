"""The command `ludotek`. What it was given wrongly is said in one line on stderr, with exit code 2."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter

from ludotek import __version__, _engine

BAD_INPUT, FAILED, INTERRUPTED = 2, 1, 130


def version() -> str:
    return f"ludotek {__version__} ({_engine.running()} engine, Python {platform.python_version()})"


app = App(
    name="ludotek",
    help="Board games with faithful rules: in the terminal, in the browser and from Python.",
    version=version,
    version_format="plaintext",
    help_format="plaintext",
)


def says(help: str, name: str | None = None) -> Parameter:
    """A parameter with its help. A flag has no opposite, and a default that says nothing is not shown."""
    return Parameter(name=name, help=help, negative=(), show_default=False)


GameName = Annotated[str, says("Which game: see `ludotek games`.")]
File = Annotated[str, says("The record of a match.")]
Set = Annotated[list[str], says("An option of the game as name=value; may be given several times.", "--set")]
Language = Annotated[str | None, says("da, nb, sv, fi, it, de or en; else LUDOTEK_LANGUAGE, else your locale.")]
NoColor = Annotated[bool, says("No colours; shapes tell the players apart anyway.")]
Pace = Literal["slow", "normal", "fast", "instant"]


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit code."""
    given = list(sys.argv[1:] if words is None else words)
    from ludotek.kernel import LudotekError

    try:
        code = app(given, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return int(code or 0)
    except (LudotekError, CycloptsError) as error:
        return complain(str(error))
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        return INTERRUPTED


def complain(reason: str, code: int = BAD_INPUT) -> int:
    print("ludotek:", " ".join(reason.split()), file=sys.stderr)
    return code


@app.command
def play(
    game: GameName | None = None,
    *,
    players: Annotated[str | None, says('Who sits where, for example "person:Anna,monte_carlo,random".')] = None,
    seats: Annotated[int | None, says("How many players.")] = None,
    settings: Set = [],  # noqa: B006 - cyclopts copies it
    language: Language = None,
    seed: Annotated[
        int | None, says("Throws that come again with the same number; else fair ones, verifiable.")
    ] = None,
    resume: Annotated[str | None, says("Go on with a saved match.")] = None,
    save: Annotated[str | None, says("Save into this file.")] = None,
    position: Annotated[str | None, says("Begin from a position (JSON) instead of the beginning.")] = None,
    table: Annotated[bool, says("Throws and draws are entered by hand, from a real table.")] = False,
    auto: Annotated[
        bool, says("A single legal choice is made by itself, unless that would tell others a secret.")
    ] = False,
    pace: Annotated[Pace, Parameter(help="How long everything that happens stays to be seen.")] = "normal",
    no_color: NoColor = False,
) -> int:
    """Play a match in this terminal. What is not said here is asked, or is as usual."""
    from ludotek.terminal.begin import Wishes
    from ludotek.terminal.begin import play as play_here

    return play_here(
        Wishes(
            game=game,
            players=players,
            seats=seats,
            settings=tuple(settings),
            language=language,
            seed=seed,
            resume=resume,
            save=save,
            position=position,
            table=table,
            auto=auto,
            pace=pace,
            no_color=no_color,
        )
    )


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on.")] = "0.0.0.0",
    port: Annotated[int, Parameter(help="The port; 0 is any free one.")] = 8000,
    data: Annotated[Path | None, says("The folder in which matches are kept.")] = None,
    open_browser: Annotated[bool, says("Open the table in a browser.", "--open")] = False,
) -> int:
    """Serve all games to browsers, until interrupted."""
    from ludotek.server.main import serve as serve_here

    serve_here(host, port, data, open_browser)
    return 0


@app.command
def replay(
    file: File,
    *,
    language: Language = None,
    step: Annotated[int, says("Begin after this many steps.")] = 0,
    no_color: NoColor = False,
) -> int:
    """See a match again, step by step in both directions; into a pipe the whole story."""
    from ludotek.terminal.replay import replay as replay_here

    return replay_here(file, language=language, step=step, no_color=no_color)


@app.command
def verify(file: File) -> int:
    """Prove every throw of a finished match."""
    from ludotek import catalogue
    from ludotek.kernel import Unfair
    from ludotek.kernel import verify as prove
    from ludotek.terminal.saves import read_record

    record = read_record(file)
    try:
        throws = prove(catalogue.game(record.game), record)
    except Unfair as error:
        return complain(f"{file} is not proved: {error}", FAILED)
    committed = record.fairness.commitment if record.fairness is not None else ""
    print(f"{file}: {throws} throws proved\ncommitment {committed}")
    return 0


@app.command
def rules(
    game: GameName,
    clause: Annotated[str | None, says("Only the clause of this number.")] = None,
    *,
    language: Language = None,
    search: Annotated[str | None, says("Only clauses with this word.")] = None,
) -> int:
    """The rules of a game, clause by clause."""
    from ludotek import catalogue
    from ludotek.terminal import manual
    from ludotek.terminal.language import choose
    from ludotek.terminal.terminals import make_console

    book = catalogue.game(game).rulebook(choose(language, os.environ))
    lines = manual.chosen_lines(book, clause, search)
    if not lines:
        return complain(f"no clause of {game} mentions {search!r}", FAILED)
    console = make_console()
    for line in lines:
        console.print(line, soft_wrap=not console.is_terminal)
    return 0


@app.command
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


@app.command
def languages(game: GameName | None = None) -> int:
    """Check that every text exists in every language, with the same arguments, and is used."""
    from ludotek import catalogue
    from ludotek.text import LANGUAGES, check

    chosen = [catalogue.game(game)] if game else list(catalogue.games().values())
    found = [] if game else check.shared_problems(check.ludotek_sources())
    for one in chosen:
        found += check.problems(one)
    for problem in found:
        print(problem)
    if not found:
        print(f"{len(LANGUAGES)} languages are complete: {', '.join([*(one.id for one in chosen), 'shared'])}")
    return FAILED if found else 0


@app.command
def lab(
    game: GameName,
    *,
    bots: Annotated[str, Parameter(help="Levels, with commas between.")] = "monte_carlo,random",
    games: Annotated[int, Parameter(help="How many.")] = 100,
    seats: Annotated[int | None, says("How many players; else one for each bot.")] = None,
    settings: Set = [],  # noqa: B006 - cyclopts copies it
    seed: Annotated[int, Parameter(help="The same number gives the same games.")] = 1,
) -> int:
    """Let bots play against each other, each equally often on every seat."""
    import msgspec

    from ludotek import bots as known
    from ludotek import catalogue
    from ludotek.kernel import BadSeats
    from ludotek.lab.arena import tournament
    from ludotek.terminal.begin import read_settings

    played = catalogue.game(game)
    contestants = [(level, known.make(level)) for level in bots.replace(" ", "").split(",")]
    seats = max(played.seats[0], len(contestants)) if seats is None else seats
    if seats < len(contestants) or games < 1:
        raise BadSeats(f"{games} games of {len(contestants)} bots on {seats} seats: at least one game, a seat for each")
    options = played.options(seats, read_settings(played, settings), from_words=True)
    table = tournament(played, contestants, games, seats=seats, options=msgspec.to_builtins(options), seed=seed)
    for one in sorted(table, key=lambda standing: -standing.mean):
        print(f"{one.name:<12} {one.mean:.3f} a game ({one.games} played)")
    return 0


@app.command
def bench(
    *, json: Annotated[bool, says("As JSON.")] = False, quick: Annotated[bool, says("Fewer games.")] = False
) -> int:
    """Measure the speed of the engine, beside others."""
    from ludotek.lab import bench

    bench.main(json=json, quick=quick)
    return 0


@app.command
def fidelity(game: GameName | None = None) -> int:
    """List every clause of the rules with its code and its tests; fails if one has none."""
    from ludotek import catalogue, fidelity

    return fidelity.main([game] if game else list(catalogue.games()))
