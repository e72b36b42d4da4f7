"""What is not legal is refused with a text and a clause, and changes nothing."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Self

import msgspec
import pytest

from ludotek.game import AnyGame
from ludotek.kernel import INTERJECTION, AmbiguousMove, IllegalMove, Match, Move
from tests.conformance.cases import CASES, Case, every_case, games, position, walk

MOST = 150  # numbers tried in one position
MIXES = 3000  # moves tried in one game


@lru_cache(maxsize=16)
def moves_of(game_id: str) -> tuple[Move, ...]:
    """Moves of this game with every mix of field values that was seen anywhere in its random games."""
    game = games()[game_id]
    seen: dict[str, set[object]] = {field: set() for field in game.Move.__struct_fields__}
    for case in (case for case in CASES if case.game is game):
        for match in walk(case, about=40):
            for action in match.state.legal():
                move = game.move(match.state, action)
                for field in seen:
                    seen[field].add(getattr(move, field))
    values = [sorted(seen[field], key=repr) for field in seen]
    mixes = math.prod(len(found) for found in values)
    chosen = random.Random(game_id).sample(range(mixes), min(MIXES, mixes))
    return tuple(game.Move(**dict(zip(seen, mix(values, number), strict=True))) for number in chosen)


def mix(values: Sequence[Sequence[object]], number: int) -> Iterator[object]:
    """The mix with this number: one of each field's values."""
    for found in values:
        number, which = divmod(number, len(found))
        yield found[which]


def everything(match: Match) -> tuple[object, ...]:
    return position(match), list(match.steps), len(match.stories), match.state.legal(), match.full_record()


class Untouched:
    """Tries moves in one position that must all be refused and leave it as it is.

    After every move it is seen that nothing was played; the whole match is compared when all were tried.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.before = everything(match)
        self.refused: list[tuple[int, Move | int]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if error is None:
            assert everything(self.match) == self.before, f"one of these changed the match: {self.refused}"

    def refuses(self, seat: int, move: Move | int) -> IllegalMove:
        self.refused.append((seat, move))
        actor, steps = self.match.state.actor, len(self.match.steps)
        with pytest.raises(IllegalMove) as caught:
            self.match.play(seat, move)
        assert (self.match.state.actor, len(self.match.steps)) == (actor, steps), "a refused move was played"
        assert self.match.state.story is None
        return caught.value


@lru_cache(maxsize=16)
def clauses_of(game_id: str) -> frozenset[str]:
    return frozenset(clause.id for clause in games()[game_id].rulebook().clauses)


def is_illegal(match: Match, move: Move) -> bool:
    """A move that leaves out too much fits several legal ones, and is asked back for instead."""
    try:
        return match.game.action(match.state, move) is None
    except AmbiguousMove:
        return False


def check_refusal(game: AnyGame, error: IllegalMove) -> None:
    assert error.code.startswith("illegal/")
    assert error.text.id.startswith("refuse-")
    assert error.clause in clauses_of(game.id)
    assert str(error).endswith(f"({error.clause})")
    assert "\n" not in str(error)


def numbers_near(width: int) -> set[int]:
    """Every number that an action can have, or some of them where there are many, and numbers beyond."""
    inside = range(width) if width <= MOST else random.Random(width).sample(range(width), MOST)
    return {*inside, -3, -2, -1, width, width + 1, INTERJECTION, INTERJECTION + 1, 1 << 40, 10**30}


@every_case
def test_numbers_that_are_not_legal_are_refused(case: Case) -> None:
    for match in walk(case, about=8):
        seat = int(match.state.actor)
        with Untouched(match) as here:
            for action in sorted(numbers_near(int(match.state.width())) - set(match.state.legal())):
                error = here.refuses(max(seat, 0), action)
                check_refusal(case.game, error)
                if seat >= 0:
                    assert error.code == "illegal/not_legal"


@every_case
def test_moves_that_are_not_legal_are_refused_with_the_reason(case: Case) -> None:
    rng = random.Random(str(case))
    pool = moves_of(case.game.id)
    reasons = set()
    for match in walk(case, about=16):
        if match.state.actor < 0:
            continue
        with Untouched(match) as here:
            for move in rng.sample(pool, min(25, len(pool))):
                if is_illegal(match, move):
                    error = here.refuses(int(match.state.actor), move)
                    check_refusal(case.game, error)
                    reasons.add(error.code)
    assert "illegal/not_your_turn" not in reasons


@every_case
def test_seats_that_are_not_asked_are_refused(case: Case) -> None:
    for match in walk(case, about=8):
        actor = int(match.state.actor)
        expected = {-1: "illegal/chance_first", -2: "illegal/over"}.get(actor, "illegal/not_your_turn")
        legal = match.state.legal()
        tries: list[Move | int] = [0, *legal[:1], *(case.game.move(match.state, action) for action in legal[:1])]
        with Untouched(match) as here:
            for seat in {*range(case.seats), case.seats, 99} - {actor}:
                for move in tries:
                    error = here.refuses(seat, move)
                    check_refusal(case.game, error)
                    assert error.code == expected
                    assert error.clause == case.game.turn_clause


@every_case
def test_nobody_can_play_as_chance_or_when_it_is_over(case: Case) -> None:
    pool = moves_of(case.game.id)
    for match in walk(case, about=6):
        with Untouched(match) as here:
            for seat in (-1, -2, -3):
                here.refuses(seat, 0)
                if pool:
                    here.refuses(seat, pool[0])


def test_a_refusal_is_a_plain_value() -> None:
    """It travels to the client as it is."""
    case = next(case for case in CASES if not case.options)
    error = Untouched(next(iter(walk(case)))).refuses(0, 0)
    assert msgspec.json.decode(msgspec.json.encode(error.text), type=type(error.text)) == error.text
