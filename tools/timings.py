"""Prints where the time of `make test` went: its stages, the total and the slowest tests of all runs.

    python tools/timings.py          read artifacts/times/stages.tsv and artifacts/times/*.xml

tools/stage writes the first; pytest and vitest write the others (JUnit XML, a file for each run).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

FOLDER = Path("artifacts", "times")
SLOWEST = 10


class Stage(NamedTuple):
    name: str
    start: int
    end: int


class Timed(NamedTuple):
    seconds: float
    run: str
    name: str


def stages(folder: Path) -> list[Stage]:
    """In the order in which they began."""
    file = folder / "stages.tsv"
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    found = [Stage(name, int(start), int(end)) for name, start, end in (line.split("\t") for line in lines)]
    return sorted(found, key=lambda stage: stage.start)


def timed_tests(folder: Path) -> Iterator[Timed]:
    """Every test of every run, with the name that its runner takes."""
    for file in sorted(folder.glob("*.xml")):
        for case in ElementTree.parse(file).iter("testcase"):
            place = case.get("classname", "").replace(".", "/") if file.stem != "client" else case.get("classname", "")
            yield Timed(float(case.get("time", 0)), file.stem, f"{place}: {case.get('name')}")


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"


def report(folder: Path) -> Iterator[str]:
    done = stages(folder)
    if not done:
        return
    yield "stages"
    for stage in done:
        yield f"  {clock(stage.end - stage.start):>12}  {stage.name}"
    tests = sorted(timed_tests(folder), reverse=True)
    if tests:
        yield f"the slowest of {len(tests)} tests"
        for test in tests[:SLOWEST]:
            yield f"  {test.seconds:>10.1f} s  {test.name} ({test.run})"
    total = max(stage.end for stage in done) - min(stage.start for stage in done)
    yield f"total: {clock(total)}"


if __name__ == "__main__":
    print("\n".join(report(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)))
