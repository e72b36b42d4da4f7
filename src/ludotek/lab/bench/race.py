"""One run: everybody in turn, round after round."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from ludotek.kernel import AnyRules
from ludotek.lab.bench.contestants import PROCESS, usual_seats
from ludotek.lab.bench.findings import Comparison, Contestant, Count, Effort, Heat, Memory, Ratio, Result, Row, Spread


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


def measure_memory(game: AnyRules, games: int) -> Memory:
    seats = str(usual_seats(game))
    command = [*PROCESS, "memory", game.id, seats, "{}", str(games)]
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
