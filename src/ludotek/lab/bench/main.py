"""Measures everything and prints it."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import msgspec
from rich.console import Console

from ludotek import catalogue
from ludotek.lab.bench.contestants import peers, peers_file, searches, shelf
from ludotek.lab.bench.findings import FULL, QUICK, Effort, Report
from ludotek.lab.bench.race import machine, measure_memory, result, run
from ludotek.lab.bench.report import show


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
    heats = [*heats, shelf(), searches()]
    counts, failures = run(heats, effort, say)
    memory = []
    for game in catalogue.games().values():
        say(f"memory: {effort.memory_games} games of {game.id}")
        memory.append(measure_memory(game, effort.memory_games))
    return Report(machine(), effort, [result(heat, counts) for heat in heats], memory, remarks + failures)
