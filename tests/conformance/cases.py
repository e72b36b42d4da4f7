"""What conformance runs over: every game x every number of players x the defaults, every single option and some mixes.

Nothing here knows a game. Besides the catalogue there is High Card, a game with secrets that is not ours.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
import pytest

from ludotek import _engine, catalogue
from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, BadOptions, Event, Match, Position, Record, Rng
from ludotek.kernel.options import Field, fields, word
from tests.third_party.highcard.highcard import GAME as HIGHCARD

MIXES = 2  # random combinations of all options, for each number of players
IS_COMPILED = _engine.running() == "compiled"


class Case(NamedTuple):
    game: AnyGame
    seats: int
    name: str  # of these options
    options: dict[str, object]

    def __str__(self) -> str:
        return f"{self.game.id}-{self.seats}-{self.name}"


def games() -> dict[str, AnyGame]:
    return {**catalogue.games(), HIGHCARD.id: HIGHCARD}


def differs(field: Field, value: object) -> bool:
    return value != field.default or type(value) is not type(field.default)


Named = tuple[str, dict[str, object]]


def deviations(game: AnyGame) -> Iterator[Named]:
    """The defaults, then every other value of every option alone."""
    yield "defaults", {}
    for field in fields(game.Options):
        for value in field.values:
            if differs(field, value):
                yield f"{field.name}={word(value)}", {field.name: value}


def mixes(game: AnyGame, seats: int) -> Iterator[Named]:
    rng = random.Random(f"{game.id} {seats}")
    listed = [field for field in fields(game.Options) if field.values]
    for number in range(1, MIXES + 1):
        yield f"mix{number}", {field.name: rng.choice(field.values) for field in listed}


def settled(game: AnyGame, seats: int, options: dict[str, object]) -> bytes | None:
    """What the options come to for so many players; None if the rules do not allow them."""
    try:
        return msgspec.json.encode(game.options(seats, options))
    except BadOptions:
        return None


def cases_of(game: AnyGame) -> Iterator[Case]:
    """The defaults and some mixes for every number of players; every single deviation for one number of them."""
    seen = set()
    for name, options in deviations(game):
        allowed = [seats for seats in game.seats if settled(game, seats, options) is not None]
        for seats in allowed if not options else allowed[crc32(name.encode()) % len(allowed) :][:1]:
            yield Case(game, seats, name, options)
            seen.add(settled(game, seats, options))
    for seats in game.seats:
        for name, options in mixes(game, seats):
            found = settled(game, seats, options)
            if found is not None and found not in seen:
                seen.add(found)
                yield Case(game, seats, name, options)


CASES = [case for game in games().values() for case in cases_of(game)]
PLAIN_CASES = [case for case in CASES if not case.options]
# Interpreted, the defaults for every number of players and every third of the other cases: test_engines.py shows that
# in all of them both engines come to the same positions, choices and stories.
TRIED_CASES = CASES if IS_COMPILED else PLAIN_CASES + [case for case in CASES if case.options][::3]
every_case = pytest.mark.parametrize("case", TRIED_CASES, ids=str)
every_count = pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


def seed_of(case: Case) -> int:
    """A seed of its own for every case, the same in every process."""
    return int.from_bytes(random.Random(str(case)).randbytes(6), "big")


def begin(case: Case) -> Match:
    return Match.new(case.game, case.seats, case.options)


def random_step(match: Match, rng: Rng) -> list[Event]:
    """One step: chance by its weights, or the seat that decides by any legal action."""
    if match.state.actor == CHANCE:
        return match.draw(rng)
    legal = match.state.legal()
    return match.play(int(match.state.actor), legal[rng.below(len(legal))])


def random_interjection(match: Match, rng: Rng) -> tuple[int, int] | None:
    """A seat and something it may do out of turn, if there is anything."""
    open_to = [(seat, action) for seat in range(match.record.seats) for action in match.state.interjections(seat)]
    return open_to[rng.below(len(open_to))] if open_to else None


@lru_cache(maxsize=512)
def _random_record(name: str) -> Record:
    case = next(case for case in CASES if str(case) == name)
    rng = Rng(seed_of(case))
    match = begin(case)
    while not match.is_over:
        random_step(match, rng)
        assert len(match.steps) < 100_000, "this game does not end"
    return match.full_record()


def random_record(case: Case) -> Record:
    """The record of one random game, the same in every process."""
    return _random_record(str(case))


def walk(case: Case, *, about: int | None = None) -> Iterator[Match]:
    """The random game of a case again, one match that stands before, between and after its steps.

    With `about` it is given out only about that often, evenly spread, and always first and last.
    """
    steps = random_record(case).steps
    stride = max(1, len(steps) // about) if about else 1
    match = begin(case)
    yield match
    for number, (actor, action) in enumerate(steps, start=1):
        match.step(actor, action)
        if number % stride == 0 or number == len(steps):
            yield match


def position(match: Match) -> Position:
    found: Position = match.game.dump(match.state)
    return found


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)
