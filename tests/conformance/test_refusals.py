"""What is not legal is refused with a text and a clause, and changes nothing."""

from __future__ import annotations

import itertools
import random
from functools import lru_cache

import msgspec
import pytest

from ludotek.game import AnyGame
from ludotek.kernel import INTERJECTION, AmbiguousMove, IllegalMove, Match, Move
from tests.conformance.cases import CASES, Case, every_case, games, position, walk

MOST = 150  # numbers tried in one position


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
    combinations = list(itertools.product(*values))
    random.Random(game_id).shuffle(combinations)
    return tuple(game.Move(**dict(zip(seen, chosen, strict=True))) for chosen in combinations[:3000])


def refused(match: Match, seat: int, move: Move | int) -> IllegalMove:
    before = position(match), list(match.steps), len(match.stories), match.state.legal(), match.full_record()
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    after = position(match), list(match.steps), len(match.stories), match.state.legal(), match.full_record()
    assert after == before, "a refused move changed the match"
    assert match.state.story is None
    return caught.value


def is_illegal(match: Match, move: Move) -> bool:
    """A move that leaves out too much fits several legal ones, and is asked back for instead."""
    try:
        return match.game.action(match.state, move) is None
    except AmbiguousMove:
        return False


def check_refusal(game: AnyGame, error: IllegalMove) -> None:
    assert error.code.startswith("illegal/")
    assert error.text.id.startswith("refuse-")
    assert error.clause in {clause.id for clause in game.rulebook().clauses}
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
        for action in sorted(numbers_near(int(match.state.width())) - set(match.state.legal())):
            error = refused(match, max(seat, 0), action)
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
        for move in rng.sample(pool, min(25, len(pool))):
            if is_illegal(match, move):
                error = refused(match, int(match.state.actor), move)
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
        for seat in {*range(case.seats), case.seats, 99} - {actor}:
            for move in tries:
                error = refused(match, seat, move)
                check_refusal(case.game, error)
                assert error.code == expected
                assert error.clause == case.game.turn_clause


@every_case
def test_nobody_can_play_as_chance_or_when_it_is_over(case: Case) -> None:
    pool = moves_of(case.game.id)
    for match in walk(case, about=6):
        for seat in (-1, -2, -3):
            refused(match, seat, 0)
            if pool:
                refused(match, seat, pool[0])


def test_a_refusal_is_a_plain_value() -> None:
    """It travels to the client as it is."""
    case = next(case for case in CASES if not case.options)
    error = refused(next(iter(walk(case))), 0, 0)
    assert msgspec.json.decode(msgspec.json.encode(error.text), type=type(error.text)) == error.text
