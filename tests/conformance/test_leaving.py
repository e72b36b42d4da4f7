"""Interjections at any moment: a player who leaves never blocks the others, and the record replays."""

from __future__ import annotations

import json

import pytest

from ludotek.kernel import LEAVE, IllegalMove, Match, Rng, record
from tests.conformance.cases import (
    Case,
    begin,
    encoded,
    every_case,
    every_count,
    position,
    random_interjection,
    random_step,
    seed_of,
    walk,
)

GAMES = 3
MEAN_STEPS = (3, 40, 250)  # between interjections: at once, in the middle, late


def with_interjections(case: Case, number: int) -> Match:
    rng = Rng(seed_of(case) + number)
    match = begin(case)
    gone: set[int] = set()
    while not match.is_over:
        chosen = random_interjection(match, rng) if rng.below(MEAN_STEPS[number]) == 0 else None
        if chosen is None:
            random_step(match, rng)
        else:
            match.interject(*chosen)
            if chosen[1] == LEAVE:
                gone.add(chosen[0])
        check(case, match, gone)
    return match


def check(case: Case, match: Match, gone: set[int]) -> None:
    state = match.state
    assert state.actor not in gone, "somebody who left is asked"
    assert bool(state.legal()) == (state.actor >= 0)
    assert all(LEAVE not in state.interjections(seat) for seat in gone)
    if state.actor >= 0:
        reflex = state.reflex(state.actor)
        assert not reflex or reflex in state.interjections(state.actor)
    if len(match.steps) % 40 == 0 or match.is_over:
        loaded = case.game.load(json.loads(json.dumps(position(match))))
        assert encoded(case.game.dump(loaded)) == encoded(position(match))
        assert loaded.legal() == state.legal()


@pytest.mark.parametrize("number", range(GAMES))
@every_case
def test_with_players_leaving_at_random_a_game_goes_on_to_its_end(case: Case, number: int) -> None:
    match = with_interjections(case, number)
    scores = match.state.scores()
    assert len(scores) == case.seats
    assert all(0.0 <= score <= 1.0 for score in scores)
    left = {seat for seat, action in match.steps if action == LEAVE}
    assert len(left) < case.seats
    best = max(range(case.seats), key=lambda seat: scores[seat])
    assert best not in left, "somebody who left has won"
    again = Match.replay(case.game, record.read(record.write(match.full_record())))
    assert position(again) == position(match)
    assert again.stories == match.stories


@every_count
def test_everybody_may_leave_at_the_beginning_and_nobody_at_the_end(case: Case) -> None:
    match = begin(case)
    assert all(LEAVE in match.state.interjections(seat) for seat in range(case.seats))
    for match in walk(case):
        last = match
    assert all(last.state.interjections(seat) == [] for seat in range(case.seats))


@every_count
def test_at_any_moment_any_seat_can_leave(case: Case) -> None:
    for match in walk(case, about=40):
        for seat in range(case.seats):
            if LEAVE not in match.state.interjections(seat):
                continue
            there = begin(case)
            there.state = match.state.copy()
            assert there.leave(seat), "nothing is told"
            assert there.steps == [(seat, LEAVE)]
            assert there.state.actor != seat
            assert there.is_over or case.seats > 2
            with pytest.raises(IllegalMove):
                there.leave(seat)


@every_count
def test_interjections_are_refused_to_nobody_and_out_of_nowhere(case: Case) -> None:
    match = begin(case)
    for seat, action in ((-1, LEAVE), (-2, LEAVE), (case.seats, LEAVE), (0, LEAVE + 1), (0, 0), (99, LEAVE)):
        before = position(match), list(match.steps)
        with pytest.raises(IllegalMove) as caught:
            match.interject(seat, action)
        assert caught.value.code == "illegal/not_now"
        assert caught.value.text.id == "refuse-not-now"
        assert (position(match), list(match.steps)) == before
