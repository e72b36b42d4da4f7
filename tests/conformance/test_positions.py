"""Positions and records survive every round trip, and a damaged one is refused in one line."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from ludotek.kernel import CHANCE, BadPosition, LudotekError, Match, Record, Rng, play_randomly, record
from tests.conformance.cases import (
    PLAIN_CASES,
    Case,
    begin,
    encoded,
    every_case,
    every_count,
    position,
    random_record,
    seed_of,
    walk,
)

SECRET = "5e" * 16


@every_case
def test_the_same_record_gives_the_same_states(case: Case) -> None:
    """Also after its journey as JSON; every position on the way is compared."""
    played = record.read(record.write(random_record(case)))
    again = Match(case.game, Record(**{**fields_of(played), "steps": ()}))
    for match in walk(case):
        if match.steps:
            again.step(*match.steps[-1])
            assert again.stories[-1] == match.stories[-1]
        assert case.game.difference(again.state, match.state) is None
        assert again.state.legal() == match.state.legal()
    assert position(again) == position(match)
    assert again.full_record() == played
    assert record.write(played) == record.write(random_record(case))


def fields_of(played: Record) -> dict[str, Any]:
    return {name: getattr(played, name) for name in played.__struct_fields__}


@every_case
def test_replay_to_any_step_gives_the_position_after_that_step(case: Case) -> None:
    played = random_record(case)
    for match in walk(case, about=6):
        steps = len(match.steps)
        assert position(Match.replay(case.game, played, steps=steps)) == position(match)


@every_case
def test_a_position_survives_json_and_goes_on_the_same(case: Case) -> None:
    for match in walk(case, about=25):
        written = position(match)
        loaded = case.game.load(json.loads(json.dumps(written)))
        assert encoded(case.game.dump(loaded)) == encoded(written)
        assert loaded.actor == match.state.actor
        assert loaded.legal() == match.state.legal()
        for seat in range(case.seats):
            assert loaded.interjections(seat) == match.state.interjections(seat)
            assert encoded(case.game.view(loaded, seat)) == encoded(case.game.view(match.state, seat))
        original = match.state.copy()
        rng, same = Rng(seed_of(case)), Rng(seed_of(case))
        for limit in (1, 1, 2, 20, 1_000_000):
            assert play_randomly(original, rng, limit) == play_randomly(loaded, same, limit)
            assert case.game.difference(loaded, original) is None
        assert loaded.scores() == original.scores()


@every_case
def test_a_state_knows_its_players_and_options(case: Case) -> None:
    expected = case.seats, case.game.options(case.seats, case.options)
    for match in walk(case, about=4):
        loaded = case.game.load(json.loads(json.dumps(position(match))))
        dealt = case.game.samples(match.state, None).draw(Rng(1))
        for state in (match.state, match.state.copy(), loaded, dealt):
            assert case.game.setting(state) == expected


@every_count
def test_a_match_can_begin_at_any_position(case: Case) -> None:
    for match in walk(case, about=10):
        there = Match.new(case.game, case.seats, case.options, start=position(match))
        assert position(there) == position(match)
        replayed = Match.replay(case.game, record.read(record.write(there.full_record())))
        assert position(replayed) == position(match)


# --- damage

NASTY: tuple[Any, ...] = (None, True, -1, 0, 7, 1 << 40, 10**30, 1.5, "", "x", "a\nb", "ä" * 9, [], [[]], {}, {"x": 1})


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(deeper for key, part in inside for deeper in places(part, (*path, key)))]


def put(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    if not path:
        return new
    changed = copy.copy(value)
    changed[path[0]] = put(value[path[0]], path[1:], new)
    return changed


def drop(value: Any, path: tuple[Any, ...]) -> Any:
    changed = copy.deepcopy(value)
    inside = changed
    for key in path[:-1]:
        inside = inside[key]
    del inside[path[-1]]
    return changed


def a_record(case: Case) -> Any:
    """A short one in which every field is used, as JSON."""
    starts = [position(match) for match in walk(case, about=8)]
    match = Match.new(
        case.game,
        case.seats,
        case.options,
        players=["A"] * case.seats,
        start=starts[len(starts) // 2],
        secret=SECRET,
        nonces=["n"] * case.seats,
    )
    while len(match.steps) < 6 and not match.is_over:
        if match.state.actor < 0:
            match.draw()
        else:
            match.play(int(match.state.actor), match.state.legal()[0])
    return json.loads(record.write(match.full_record()))


def how_it_fails(try_it: Callable[[], object]) -> str | None:
    """None if it works or is refused in one line; else what is wrong."""
    try:
        try_it()
    except LudotekError as error:
        return f"refused in several lines: {str(error)!r}" if "\n" in str(error) else None
    except Exception as error:  # anything else is what we are looking for
        return f"{type(error).__name__} instead of a refusal: {error}"
    return None


def damages(whole: Any, *, but: str = "") -> Iterator[tuple[str, Any]]:
    """Every place (but not those inside of one) is left out and gets nasty values.

    The first place of a list and everything inside of it get all of them, the others, which are like it, one each, in
    turn.
    """
    for number, path in enumerate(places(whole)[1:]):
        if but and path[0] == but and len(path) > 1:
            continue
        where = ".".join(map(str, path))
        yield f"no {where}", drop(whole, path)
        is_first = all(key == 0 for key in path if isinstance(key, int))
        for value in NASTY if is_first else (NASTY[number % len(NASTY)],):
            yield f"{where} = {value!r}", put(whole, path, value)


@every_count
def test_a_hand_edited_record_is_refused_in_one_line_or_replays(case: Case) -> None:
    def replay_and_play_on(damaged: Any) -> None:
        match = Match.replay(case.game, record.read(json.dumps(damaged)))
        assert match.record.seats == case.seats, "a number of seats that the position does not have"
        play_randomly(match.state, Rng(1), 50)

    found = []
    for what, damaged in damages(a_record(case), but="start"):
        wrong = how_it_fails(partial(replay_and_play_on, damaged))
        if wrong:
            found.append(f"{what}: {wrong}")
    assert found == []


@every_count
def test_a_damaged_position_is_refused_in_one_line_or_loads(case: Case) -> None:
    found = []
    whole = a_record(case)["start"]
    for what, damaged in damages(whole):
        wrong = how_it_fails(partial(case.game.load, damaged))
        if wrong:
            found.append(f"{what}: {wrong}")
    assert found == []


@every_count
def test_a_position_of_nothing_known_is_refused(case: Case) -> None:
    with pytest.raises(BadPosition):
        case.game.load({"nonsense": 1})
    assert begin(case).steps == []


def test_a_record_of_another_game_is_refused() -> None:
    for case in PLAIN_CASES:
        for other in PLAIN_CASES:
            if other.game is not case.game:
                with pytest.raises(LudotekError, match=f"record of '{case.game.id}', not of '{other.game.id}'"):
                    Match.replay(other.game, random_record(case))


# --- states as values


@every_count
def test_a_state_survives_copying_and_pickling(case: Case) -> None:
    for match in walk(case, about=4):
        for twin in (copy.copy(match.state), copy.deepcopy(match.state), pickle.loads(pickle.dumps(match.state))):
            assert twin is not match.state
            assert case.game.difference(twin, match.state) is None


@every_count
def test_states_that_differ_are_told_apart(case: Case) -> None:
    for match in walk(case, about=6):
        if not match.is_over:
            other = match.state.copy()
            other.apply(other.sample(Rng(1)) if other.actor == CHANCE else other.legal()[0])
            assert case.game.difference(other, match.state) is not None
