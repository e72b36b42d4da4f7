"""What an engine makes of a record: a fingerprint of the position after every step.

`python -m tests.conformance.traces` reads records from standard input and writes their traces, so that an engine in
another process can be compared with this one.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence

import msgspec

from ludotek import _engine
from ludotek.kernel import Match, Record, Rng, play_games, record, rollouts
from tests.conformance.cases import PLAIN_CASES, Case, begin, encoded, games, walk

SEEDS = (0, 1, -1, 2**31, 2**40 + 7, 2**62, -(2**63))
LIMITS = (1, 2, 6, 7, 1000, 2**31 - 1, 2**31)
PLAYOUTS = 20


class Trace(msgspec.Struct, frozen=True):
    fingerprints: tuple[str, ...]  # of the position, what is legal and what was told, after every step
    scores: tuple[float, ...]


class Traces(msgspec.Struct, frozen=True):
    engine: str
    records: tuple[Trace, ...]
    numbers: tuple[int, ...]  # of the generator
    applied: tuple[int, ...]  # actions in random games
    rolled: tuple[float, ...]  # scores of playouts


def fingerprint(match: Match) -> str:
    told = match.stories[-1] if match.stories else []
    seats = range(match.record.seats)
    everything = (
        # What a dump is made of, by the same source in both modes; the numbers alone are there much sooner.
        [field.numbers(match.state) for field in match.game.fields_of(match.state).all()],
        match.state.legal(),
        [match.state.interjections(seat) for seat in seats],
        told,
        int(match.state.actor),
    )
    return hashlib.sha256(encoded(everything)).hexdigest()[:12]


def trace(played: Record) -> Trace:
    match = Match(games()[played.game], msgspec.structs.replace(played, steps=()))
    found = [fingerprint(match)]
    for actor, action in played.steps:
        match.step(actor, action)
        found.append(fingerprint(match))
    return Trace(tuple(found), tuple(match.state.scores() if match.is_over else ()))


def numbers() -> tuple[int, ...]:
    found: list[int] = []
    for seed in SEEDS:
        rng = Rng(seed)
        found += [int(rng.bits()) for _ in range(20)]
        found += [int(rng.below(limit)) for limit in LIMITS for _ in range(20)]
    return tuple(found)


def applied(case: Case) -> int:
    return int(play_games(begin(case).state, PLAYOUTS, Rng(17)))


def rolled(case: Case) -> float:
    state = next((match.state for match in walk(case) if match.state.actor >= 0), None)
    return 0.0 if state is None else sum(rollouts(state, action, 0, 8, Rng(3)) for action in state.legal())


def traces(records: Sequence[Record]) -> Traces:
    return Traces(
        engine=_engine.running(),
        records=tuple(trace(played) for played in records),
        numbers=numbers(),
        applied=tuple(applied(case) for case in PLAIN_CASES),
        rolled=tuple(rolled(case) for case in PLAIN_CASES),
    )


def main() -> None:
    given = [record.read(text) for text in json.load(sys.stdin)]
    sys.stdout.buffer.write(msgspec.json.encode(traces(given)))


if __name__ == "__main__":
    main()
