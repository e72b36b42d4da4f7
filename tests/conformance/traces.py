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
from ludotek.kernel.learning import Learner
from ludotek.kernel.search import Search
from ludotek.kernel.value import Value, feature_count
from tests.conformance.cases import PLAIN_CASES, Case, begin, encoded, games, random_record, walk

SEEDS = (0, 1, -1, 2**31, 2**40 + 7, 2**62, -(2**63))
LIMITS = (1, 2, 6, 7, 1000, 2**31 - 1, 2**31)
PLAYOUTS = 20
TRIED = 8  # actions, each by some playouts
ITERATIONS = 12  # of a search


class Trace(msgspec.Struct, frozen=True):
    fingerprints: tuple[str, ...]  # of the position, what is legal and what was told, after every step
    scores: tuple[float, ...]


class Traces(msgspec.Struct, frozen=True):
    engine: str
    records: tuple[Trace, ...]
    numbers: tuple[int, ...]  # of the generator
    applied: tuple[int, ...]  # actions in random games
    rolled: tuple[float, ...]  # scores of playouts
    searched: tuple[list[tuple[int, int, float]], ...]  # moves with visits and means
    learned: tuple[list[float], ...]  # weights


def fingerprint(match: Match) -> str:
    told = match.stories[-1] if match.stories else []
    seats = range(match.record.seats)
    everything = (
        # What a dump is made of, by the same source in both modes; the numbers alone are there much sooner.
        [field.numbers(match.state) for field in match.game.fields(match.state).all()],
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
    return 0.0 if state is None else sum(rollouts(state, action, 0, 4, Rng(3)) for action in state.legal()[:TRIED])


def some_value(seats: int, size: int) -> Value:
    """A value that nobody has learned; without features, none."""
    return Value(seats, [0.5 if feature % 3 else -0.25 for feature in range(size)])


def searched(case: Case) -> list[tuple[int, int, float]]:
    """With a value in every other case, half of them without the luck of deals; by playouts in the others."""
    late = len(random_record(case).steps) // 3
    match = next(match for match in walk(case) if len(match.steps) >= late and len(match.state.legal()) > 1)
    state = match.state.copy()
    size = int(feature_count(state, case.seats)) if case.seats % 2 == 0 else 0
    value, levels_deals = some_value(case.seats, size), case.seats % 4 == 0
    search = Search(state, case.seats, value, decisions=case.seats % 3, levels_deals=levels_deals, seed=5)
    search.run(ITERATIONS)
    return search.moves()


def learned(case: Case) -> list[float]:
    start = begin(case).state
    size = max(int(feature_count(match.state, case.seats)) for match in walk(case, about=10))
    value = Value(case.seats, [0.0] * size)
    Learner(start, value, seed=2).play(1, 0.02)
    return list(value.weights)


def traces(records: Sequence[Record]) -> Traces:
    return Traces(
        engine=_engine.running(),
        records=tuple(trace(played) for played in records),
        numbers=numbers(),
        applied=tuple(applied(case) for case in PLAIN_CASES),
        rolled=tuple(rolled(case) for case in PLAIN_CASES),
        searched=tuple(searched(case) for case in PLAIN_CASES),
        learned=tuple(learned(case) for case in PLAIN_CASES if case.seats == case.game.seats[0]),
    )


def main() -> None:
    given = [record.read(text) for text in json.load(sys.stdin)]
    sys.stdout.buffer.write(msgspec.json.encode(traces(given)))


if __name__ == "__main__":
    main()
