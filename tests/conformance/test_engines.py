"""The compiled engine and the same source interpreted do the same, step by step."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from ludotek.kernel import LEAVE, Match, Record, Rng, record
from tests.conformance.cases import CASES, begin, random_interjection, random_record, random_step
from tests.conformance.traces import Traces, traces

ROOT = Path(__file__).resolve().parents[2]
OTHER = "interpreted"
pytestmark = pytest.mark.compiled  # it is the same comparison from the other side


def with_a_leaver(index: int) -> Record:
    rng = Rng(index)
    match: Match = begin(CASES[index])
    while not match.is_over and len(match.steps) < 30:
        random_step(match, rng)
    chosen = random_interjection(match, rng)
    if chosen:
        match.interject(*chosen)
    while not match.is_over and len(match.steps) < 200:
        random_step(match, rng)
    return match.full_record()


def records() -> list[Record]:
    return [random_record(case) for case in CASES] + [with_a_leaver(index) for index in range(0, len(CASES), 3)]


def in_another_process(given: list[Record]) -> Traces:
    child = subprocess.run(
        [sys.executable, "-m", "tests.conformance.traces"],
        input=json.dumps([record.write(played) for played in given]).encode(),
        env={**os.environ, "LUDOTEK_ENGINE": OTHER},
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    assert child.returncode == 0, child.stderr.decode()
    return msgspec.json.decode(child.stdout, type=Traces)


def test_compiled_and_interpreted_engines_agree() -> None:
    """Every position, every list of choices, every story, the generator, random games and playouts."""
    given = records()
    assert any(action == LEAVE for played in given for _, action in played.steps)
    there = in_another_process(given)
    here = traces(given)
    assert (here.engine, there.engine) == ("compiled", OTHER)
    for played, one, other in zip(given, here.records, there.records, strict=True):
        pairs = zip(one.fingerprints, other.fingerprints, strict=True)
        apart = next((step for step, (mine, theirs) in enumerate(pairs) if mine != theirs), None)
        assert apart is None, f"{played.game} for {played.seats}, {played.options}: apart after step {apart}"
        assert len(one.fingerprints) == len(played.steps) + 1
    assert here.records == there.records
    assert here.numbers == there.numbers
    assert here.applied == there.applied
    assert here.rolled == there.rolled
    assert here.searched == there.searched
    assert here.learned == there.learned
    assert any(here.searched)
    assert any(here.learned)


def test_the_generator_that_made_the_records_made_the_same_ones_there() -> None:
    """A seed means the same game everywhere: the record of a seeded game does not depend on the engine."""
    script = (
        "from tests.conformance.cases import CASES, random_record; from ludotek.kernel import record; import json;"
        "print(json.dumps([record.write(random_record(case)) for case in CASES[::7]]))"
    )
    child = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "LUDOTEK_ENGINE": OTHER},
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    assert json.loads(child.stdout) == [record.write(random_record(case)) for case in CASES[::7]]
