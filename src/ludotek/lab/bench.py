"""Speed: random games per CPU-second, ours beside others, in one run.

Every contestant is a process of its own that warms up and measures its own CPU time; they run one at a time and in
turn, round after round, so that a busy machine is unfair to all of them alike. Decisions are applied actions, throws
and draws included. Who the others are is not known here: the checkout's bench/peers.py says it.

    python -m ludotek.lab.bench time WAY GAME SEATS OPTIONS SECONDS     one process of ours, one line of JSON
    python -m ludotek.lab.bench memory GAME SEATS OPTIONS GAMES
"""

from __future__ import annotations

import importlib.util
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from time import process_time
from typing import Literal

import msgspec
from rich.console import Console
from rich.table import Table

from ludotek import catalogue
from ludotek.kernel import CHANCE, OVER, AnyGame, Rng, State, play_games
from ludotek.kernel import state as hot

SEED = 1
IN_ENGINE, DRIVEN, ADVANCED = "in-engine", "driven", "advanced"
WAYS = {
    IN_ENGINE: "play_games: all inside the engine",
    DRIVEN: "a Python loop: actor, legal or sample, apply, for every single action",
    ADVANCED: "a Python loop over the seats' decisions: legal, advance; counted with the throws inside advance",
}
COMPILED, INTERPRETED = "compiled", "interpreted"

Unit = Literal["decisions", "games"]


class Effort(msgspec.Struct, frozen=True):
    """How long a run takes."""

    rounds: int
    seconds: float  # CPU time of one contestant in one round
    memory_games: int


FULL = Effort(rounds=5, seconds=1.0, memory_games=100_000)
QUICK = Effort(rounds=2, seconds=0.2, memory_games=10_000)


# What a contestant says, and what is made of it


class Count(msgspec.Struct, frozen=True):
    """One process in one round; the line it prints. Some say more than this."""

    games: int
    decisions: int
    cpu_seconds: float
    engine: str = ""

    def rate(self, unit: Unit) -> float:
        done = self.games if unit == "games" else self.decisions
        return done / self.cpu_seconds


class Contestant(msgspec.Struct, frozen=True):
    """A command that prints a Count; the CPU seconds it shall take are its last word."""

    name: str
    command: tuple[str, ...]
    environment: dict[str, str] = {}


class Comparison(msgspec.Struct, frozen=True):
    """How many times theirs ours is, and what we want it to be."""

    ours: str
    theirs: str
    unit: Unit
    wanted: float | None = None


class Heat(msgspec.Struct, frozen=True):
    """Contestants that play the same thing, or nearly: the legend says where it differs."""

    title: str
    contestants: tuple[Contestant, ...]
    comparisons: tuple[Comparison, ...] = ()
    legend: tuple[str, ...] = ()


class Spread(msgspec.Struct, frozen=True):
    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        return cls(statistics.median(values), min(values), max(values))


class Row(msgspec.Struct, frozen=True):
    name: str
    decisions: Spread  # a CPU-second
    games: Spread


class Ratio(msgspec.Struct, frozen=True):
    """Taken round by round, because what disturbs a round disturbs both sides."""

    ours: str
    theirs: str
    unit: Unit
    times: Spread
    wanted: float | None
    is_reached: bool | None


class Result(msgspec.Struct, frozen=True):
    title: str
    rows: list[Row]
    ratios: list[Ratio]
    legend: list[str]


class Memory(msgspec.Struct, frozen=True):
    """The resident memory of a process before and after its games."""

    game: str
    seats: int
    games: int
    before_kb: int
    after_kb: int


class Report(msgspec.Struct, frozen=True):
    machine: dict[str, str]
    effort: Effort
    results: list[Result]
    memory: list[Memory]
    remarks: list[str]


# Inside a contestant's process


def timed(play: Callable[[int], int], seconds: float) -> Count:
    """Call `play(games)`, which gives the decisions made, until so much CPU time is used."""
    games = decisions = 0
    began = process_time()
    while (used := process_time() - began) < seconds:
        batch = 1 + games // 4
        decisions += play(batch)
        games += batch
    return Count(games, decisions, used)


def warm_and_timed(play: Callable[[int], int], seconds: float) -> Count:
    timed(play, seconds / 10)
    return timed(play, seconds)


def drive(start: State, games: int, rng: Rng) -> int:
    """The loop that a user of the library writes. Where a game has no reflexes, it plays the games of `play_games`."""
    applied = 0
    for _ in range(games):
        state = start.copy()
        while (actor := state.actor) != OVER:
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                legal = state.legal()
                state.apply(legal[rng.below(len(legal))])
            applied += 1
    return applied


def drive_advancing(start: State, games: int, rng: Rng) -> int:
    """The same with the bulk call; what chance does inside it is counted by `run_way`."""
    for _ in range(games):
        state = start.copy()
        if state.actor == CHANCE:
            state.advance(state.sample(rng), rng)
        while state.actor != OVER:
            legal = state.legal()
            state.advance(legal[rng.below(len(legal))], rng)
    return 0


PLAYERS: dict[str, Callable[[State, int, Rng], int]] = {
    IN_ENGINE: play_games,
    DRIVEN: drive,
    ADVANCED: drive_advancing,
}


def run_way(way: str, start: State, seconds: float) -> Count:
    play = PLAYERS[way]
    timed(lambda games: play(start, games, Rng(SEED)), seconds / 10)
    rng = Rng(SEED)
    count = timed(lambda games: play(start, games, rng), seconds)
    if way == ADVANCED:  # all ways play the same games from the same seed, so they can be counted afterwards
        count = msgspec.structs.replace(count, decisions=play_games(start, count.games, Rng(SEED)))
    return msgspec.structs.replace(count, engine=running())


def running() -> str:
    return INTERPRETED if (hot.__file__ or "").endswith(".py") else COMPILED


def run_memory(game: str, seats: int, start: State, games: int) -> Memory:
    rng = Rng(SEED)
    play_games(start, max(1, games // 100), rng)
    before = resident_kb()
    play_games(start, games, rng)
    return Memory(game, seats, games, before, resident_kb())


def resident_kb() -> int:
    """What is resident now; where the system does not tell, the most there ever was."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024
    import resource  # not on every system

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


def child(words: Sequence[str]) -> None:
    task, *rest = words
    way = rest.pop(0) if task == "time" else ""
    id, seats, options, amount = rest
    game = catalogue.game(id)
    start: State = game.new(int(seats), game.options(int(seats), msgspec.json.decode(options)))
    said = run_way(way, start, float(amount)) if way else run_memory(id, int(seats), start, int(amount))
    print(msgspec.json.encode(said).decode())


# The contestants


def ours(way: str, game: str, seats: int, options: Mapping[str, object], engine: str = COMPILED) -> Contestant:
    chosen = msgspec.json.encode(options).decode()
    command = (sys.executable, "-m", __spec__.name, "time", way, game, str(seats), chosen)
    return Contestant(our_name(way, engine), command, {"LUDOTEK_ENGINE": engine})


def our_name(way: str, engine: str = COMPILED) -> str:
    return f"{way}, {engine}"


def usual_seats(game: AnyGame) -> int:
    return 4 if 4 in game.seats else game.seats[-1]


def shelf() -> Heat:
    """Every game of the catalogue with its default options, in the engine."""
    found = []
    for game in catalogue.games().values():
        for seats in sorted({game.seats[0], usual_seats(game)}):
            one = ours(IN_ENGINE, game.id, seats, {})
            found.append(msgspec.structs.replace(one, name=f"{game.id}, {seats} players"))
    return Heat(f"every game, {IN_ENGINE}, {COMPILED}", tuple(found))


def peers_file() -> Path | None:
    """The checkout's bench/peers.py, if this package or the current folder lies in a checkout."""
    for folder in (*Path(__file__).resolve().parents, Path.cwd(), *Path.cwd().parents):
        path = folder / "bench" / "peers.py"
        if path.is_file() and (folder / "src" / "ludotek").is_dir():
            return path
    return None


def peers(path: Path, scratch: Path) -> tuple[list[Heat], list[str]]:
    """The heats against others, and who of them is missing and why."""
    spec = importlib.util.spec_from_file_location("ludotek_bench_peers", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    heats: list[Heat]
    missing: list[str]
    heats, missing = module.heats(scratch)
    return heats, missing


# One run


class Failed(Exception):
    """A contestant that did not come to its end."""


def ask(command: Sequence[str], environment: Mapping[str, str]) -> bytes:
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, check=False)
    if done.returncode != 0:
        why = done.stderr.decode(errors="replace").strip().splitlines() or [f"exit code {done.returncode}"]
        raise Failed(why[-1])
    return done.stdout.splitlines()[-1]


def measure(contestant: Contestant, seconds: float) -> Count:
    said = ask([*contestant.command, str(seconds)], contestant.environment)
    count = msgspec.json.decode(said, type=Count)
    wished = contestant.environment.get("LUDOTEK_ENGINE", count.engine)
    if count.engine != wished:
        raise Failed(f"the {wished} engine is not built; this was the {count.engine} one")
    return count


def measure_memory(game: AnyGame, games: int) -> Memory:
    seats = str(usual_seats(game))
    command = [sys.executable, "-m", __spec__.name, "memory", game.id, seats, "{}", str(games)]
    return msgspec.json.decode(ask(command, {}), type=Memory)


def turns(heats: Sequence[Heat], rounds: int) -> Iterator[tuple[int, Heat, Contestant]]:
    for number in range(1, rounds + 1):
        for heat in heats:
            for contestant in heat.contestants:
                yield number, heat, contestant


Counts = dict[tuple[str, str], list[Count]]  # title of the heat, name of the contestant -> one count a round


def run(heats: Sequence[Heat], effort: Effort, say: Callable[[str], None]) -> tuple[Counts, list[str]]:
    """All rounds. Who fails once is out, with the reason among the remarks."""
    counts: Counts = {}
    out: dict[tuple[str, str], str] = {}
    for number, heat, contestant in turns(heats, effort.rounds):
        key = heat.title, contestant.name
        if key in out:
            continue
        say(f"round {number} of {effort.rounds}: {contestant.name} ({heat.title})")
        try:
            counts.setdefault(key, []).append(measure(contestant, effort.seconds))
        except Failed as error:
            out[key] = f"{contestant.name} ({heat.title}) did not run: {error}"
            del counts[key]
    return counts, list(out.values())


def result(heat: Heat, counts: Counts) -> Result:
    there = {c.name: counts[heat.title, c.name] for c in heat.contestants if (heat.title, c.name) in counts}
    rows = [
        Row(name, Spread.of([c.rate("decisions") for c in all_]), Spread.of([c.rate("games") for c in all_]))
        for name, all_ in there.items()
    ]
    ratios = [
        ratio(comparison, there[comparison.ours], there[comparison.theirs])
        for comparison in heat.comparisons
        if comparison.ours in there and comparison.theirs in there
    ]
    return Result(heat.title, rows, ratios, list(heat.legend))


def ratio(comparison: Comparison, ours: Sequence[Count], theirs: Sequence[Count]) -> Ratio:
    unit, wanted = comparison.unit, comparison.wanted
    times = Spread.of([a.rate(unit) / b.rate(unit) for a, b in zip(ours, theirs, strict=True)])
    is_reached = None if wanted is None else times.median >= wanted
    return Ratio(comparison.ours, comparison.theirs, unit, times, wanted, is_reached)


def machine() -> dict[str, str]:
    return {"cpu": cpu_model(), "cores": str(os.cpu_count()), "python": platform.python_version()}


def cpu_model() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


# What is printed


def main(json: bool = False, quick: bool = False) -> None:
    effort = QUICK if quick else FULL
    console, progress = Console(), Console(stderr=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        progress.status("") if progress.is_terminal else nullcontext() as bar,
    ):
        report = measure_all(effort, Path(scratch), bar.update if bar else lambda _: None)
    if json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        show(report, console)


def measure_all(effort: Effort, scratch: Path, say: Callable[[str], None]) -> Report:
    path = peers_file()
    heats, remarks = peers(path, scratch) if path else ([], ["no checkout with a bench folder here: only our own"])
    heats = [*heats, shelf()]
    counts, failures = run(heats, effort, say)
    memory = []
    for game in catalogue.games().values():
        say(f"memory: {effort.memory_games} games of {game.id}")
        memory.append(measure_memory(game, effort.memory_games))
    return Report(machine(), effort, [result(heat, counts) for heat in heats], memory, remarks + failures)


def show(report: Report, console: Console) -> None:
    about, effort = report.machine, report.effort
    console.print(f"{about['cpu']}, {about['cores']} cores, Python {about['python']}", highlight=False)
    console.print(f"per CPU-second, median of {effort.rounds} rounds of {effort.seconds:g} s", highlight=False)
    for one in report.results:
        console.print()
        console.print(rates(one))
        if one.ratios:
            console.print(ratios(one))
        for line in one.legend:
            console.print(line, style="dim", highlight=False)
    console.print()
    for memory in report.memory:
        console.print(memory_line(memory), highlight=False)
    for remark in report.remarks:
        console.print(f"! {remark}", style="yellow", highlight=False)


def rates(one: Result) -> Table:
    table = Table("", title=one.title, title_justify="left", title_style="bold")
    for heading in ("decisions/s", "lowest to highest", "games/s"):
        table.add_column(heading, justify="right")
    for row in one.rows:
        all_ = row.decisions
        table.add_row(row.name, short(all_.median), f"{short(all_.low)} to {short(all_.high)}", short(row.games.median))
    return table


def ratios(one: Result) -> Table:
    table = Table("", "times", "lowest to highest", "wanted")
    for ratio in one.ratios:
        who = f"{ratio.ours} / {ratio.theirs}" + (", in games" if ratio.unit == "games" else "")
        between = f"{ratio.times.low:.3g} to {ratio.times.high:.3g}"
        wanted = "" if ratio.wanted is None else f"{ratio.wanted:g}: {'yes' if ratio.is_reached else 'NO'}"
        table.add_row(who, f"{ratio.times.median:.3g}", between, wanted)
    return table


def short(number: float) -> str:
    """Three figures: 18.1 M, 390 k, 12.5."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:#.3g}".rstrip(".") + letter
    return f"{number:#.3g}".rstrip(".")


def memory_line(memory: Memory) -> str:
    grown = memory.after_kb - memory.before_kb
    return (
        f"{memory.games:,} games of {memory.game}, {memory.seats} players: "
        f"{memory.before_kb:,} kB resident before, {memory.after_kb:,} kB after ({grown:+,} kB)"
    )


if __name__ == "__main__":
    child(sys.argv[1:])
