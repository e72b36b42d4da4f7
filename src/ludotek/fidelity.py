"""Maps every clause of a game to the code lines that carry it and to the tests named after it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from ludotek import catalogue
from ludotek.game import AnyGame
from ludotek.kernel import LudotekError

TEST = re.compile(r"^\s*(?:async )?def (test_\w+)", re.MULTILINE)


class NoSources(LudotekError, code="input/no_sources"): ...


class Trace(msgspec.Struct, frozen=True):
    """Where one clause (or worked example) is found."""

    id: str
    code: tuple[str, ...]
    tests: tuple[str, ...]
    needs_code: bool = True

    @property
    def is_whole(self) -> bool:
        return bool(self.tests) and (bool(self.code) or not self.needs_code)


def trace(game: AnyGame, tests: Path) -> list[Trace]:
    """Every clause, ruling and worked example of a game, in the order of its rulebook."""
    book = game.rulebook()
    lines = list(code_lines(Path(str(game.folder))))
    names = [name for file in sorted(tests.rglob("test_*.py")) for name in TEST.findall(file.read_text("utf-8"))]
    found = [
        Trace(clause.id, tuple(where for where, line in lines if mentions(line, clause.id)), named(names, clause.id))
        for clause in book.clauses
    ]
    prefix = book.clauses[0].id.split("-")[0]
    for number in range(1, book.examples + 1):
        id = f"{prefix}-example-{number:02d}"
        found.append(Trace(id, (), named(names, id), needs_code=False))
    return found


def code_lines(folder: Path) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.rglob("*.py")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            yield f"{file.relative_to(folder)}:{number}", line


def mentions(line: str, id: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(id)}(?!\w)", line) is not None


def named(names: Sequence[str], id: str) -> tuple[str, ...]:
    """The tests named after a clause: LUDO-R15 -> test_ludo_r15_…; a letter may follow: test_ludo_example_13a_…"""
    own = re.compile(rf"test_{id.lower().replace('-', '_')}[a-z]?(_\w+)?")
    return tuple(name for name in names if own.fullmatch(name))


def tests_folder(game: AnyGame) -> Path:
    """`tests/games/<game>` of the checkout we are in, or of the one the package was installed from."""
    for start in (Path.cwd(), Path(str(game.folder))):
        for folder in (start, *start.parents):
            tests = folder / "tests" / "games" / game.id
            if tests.is_dir():
                return tests
    raise NoSources(f"no tests/games/{game.id} found: run this in a checkout of the game's sources")


def main(games: Sequence[str] = (), *, gaps_only: bool = False) -> int:
    """Print the trace of these games (all built-in ones by default); 1 if a clause has no code or no test."""
    console = Console()
    status = 0
    for id in games or [game.id for game in catalogue.built_in()]:
        game = catalogue.game(id)
        traces = trace(game, tests_folder(game))
        gaps = [t for t in traces if not t.is_whole]
        console.print(table(gaps if gaps_only else traces))
        whole = len(traces) - len(gaps)
        share = int(100 * whole / len(traces))  # rounded down: nearly whole is not whole
        console.print(f"{id}: {whole} of {len(traces)} clauses, rulings and examples traced ({share}%)")
        status |= bool(gaps)
    return status


def table(traces: Sequence[Trace]) -> Table:
    shown = Table("clause", "code", "tests", box=None, pad_edge=False)
    for found in traces:
        code = few(found.code) or ("[red]none[/red]" if found.needs_code else "")
        shown.add_row(found.id, code, few(found.tests) or "[red]none[/red]")
    return shown


def few(items: Sequence[str]) -> str:
    more = f" +{len(items) - 2}" if len(items) > 2 else ""
    return ", ".join(items[:2]) + more
