"""What a game tells search: `weight_of`, `features`, `seen`, `team`. And what search makes of it, in every game."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from ludotek.kernel import CHANCE, OVER, Match, Rng, State
from ludotek.kernel.search import Search
from ludotek.kernel.state import FEATURES, UNSEEN, room
from ludotek.kernel.value import feature_count
from ludotek.kernel.vecs import vec
from tests.conformance.cases import IS_COMPILED, PLAIN_CASES, Case, every_case, every_count, random_record, walk
from tests.conformance.secrecy import Step, after, told
from tests.conformance.traces import some_value

LOOKS = 12  # positions of a game
PAIRS = 6  # actions that are compared with each other
ITERATIONS = 60 if IS_COMPILED else 8


def decisions(case: Case, about: int = LOOKS) -> Iterator[Match]:
    """Positions in which a seat has a real choice, about so many, evenly spread."""
    stride = max(1, len(random_record(case).steps) // (2 * about))
    due = 0
    for match in walk(case):
        if len(match.steps) >= due and len(match.state.legal()) > 1:
            due = len(match.steps) + stride
            yield match


def weights_of(state: State) -> list[int]:
    out, weights = room(state.width()), room(state.width())
    n = state.legal_into(out)
    sum_ = state.weigh(out, n, weights)
    found = [int(weights[i]) for i in range(n)] if sum_ else []
    assert sum(found) == sum_
    return found


def features_of(state: State, seat: int) -> list[float]:
    out = vec[float]([math.nan] * int(FEATURES))
    n = state.features(seat, out)
    return [out[i] for i in range(n)]


# weight_of


@every_case
def test_every_legal_action_has_a_weight_that_depends_on_nothing_hidden(case: Case) -> None:
    for match in decisions(case):
        state = match.state
        weights = weights_of(state)
        assert not weights or min(weights) >= 1
        assert sum(weights) < 2**31  # the generator draws below that
        other = case.game.samples(state, int(state.actor)).draw(Rng(len(match.steps)))
        assert weights_of(other) == weights


# features


@every_case
def test_features_are_as_many_for_everybody_and_change_nothing(case: Case) -> None:
    for match in walk(case, about=LOOKS):
        before = case.game.dump(match.state)
        found = [features_of(match.state, seat) for seat in range(case.seats)]
        assert {len(numbers) for numbers in found} <= {0, int(feature_count(match.state, case.seats))}
        assert all(math.isfinite(number) and abs(number) <= 10 for numbers in found for number in numbers)
        assert [features_of(match.state, seat) for seat in range(case.seats)] == found
        assert case.game.dump(match.state) == before


@every_count
def test_the_value_gives_every_team_its_share_of_one(case: Case) -> None:
    size = next((int(feature_count(match.state, case.seats)) for match in walk(case, about=LOOKS)), 0)
    value = some_value(case.seats, size)
    out = vec[float]([0.0] * case.seats)
    for match in walk(case, about=LOOKS):
        if match.state.actor == OVER or not value.chances_into(match.state, out):
            continue
        teams = {int(match.state.team(seat)): out[seat] for seat in range(case.seats)}
        assert sum(teams.values()) == pytest.approx(1.0)
        assert [out[seat] for seat in range(case.seats)] == [
            teams[int(match.state.team(seat))] for seat in range(case.seats)
        ]


# seen


@every_count
def test_nobody_notes_what_it_cannot_tell_apart(case: Case) -> None:
    """Two actions with different labels leave the observer with different views, or are told differently."""
    for number, match in enumerate(walk(case, about=3 * LOOKS)):
        state, actor = match.state, int(match.state.actor)
        if actor == OVER or not case.game.has_secrets:
            continue
        rng = Rng(number)
        actions = [action for action, _ in state.chances()] if actor == CHANCE else state.legal()
        chosen = [actions[rng.below(len(actions))] for _ in range(PAIRS)]
        for observer in (seat for seat in range(case.seats) if seat != actor):
            labels = {action: int(state.seen(action, observer)) for action in chosen}
            traces = {action: trace_of(case, state, action, observer) for action in chosen}
            for one in chosen:
                for other in chosen:
                    assert labels[one] == labels[other] or traces[one] != traces[other], (
                        f"seat {observer} tells {one} from {other}"
                    )


def trace_of(case: Case, state: State, action: int, observer: int) -> tuple[object, bytes]:
    there, story = after(state, Step(state, int(state.actor), action, [], state), action)
    return case.game.view(there, observer), told(case.game, story, there, observer)


@every_count
def test_the_deciding_seat_sees_its_own_choice(case: Case) -> None:
    for match in decisions(case):
        state = match.state
        labels = [int(state.seen(action, int(state.actor))) for action in state.legal()]
        assert len(set(labels)) == len(labels)
        assert int(UNSEEN) not in labels


# team


@every_count
def test_a_team_wins_and_loses_together(case: Case) -> None:
    *_, match = walk(case, about=1)
    scores: dict[int, set[float]] = {}
    for seat, score in enumerate(match.state.scores()):
        team = int(match.state.team(seat))
        assert 0 <= team < case.seats
        scores.setdefault(team, set()).add(score)
    assert all(len(found) == 1 for found in scores.values())


# Search


def search(case: Case, state: State, seed: int, size: int = 0) -> list[tuple[int, int, float]]:
    root = case.game.samples(state, int(state.actor)).draw(Rng(seed))
    found = Search(root, case.seats, some_value(case.seats, size), decisions=2, levels_deals=size > 0, seed=seed)
    found.run(ITERATIONS)
    return found.moves()


@every_count
@pytest.mark.parametrize("has_value", [False, True], ids=["playouts", "value"])
def test_search_is_the_same_by_seed_and_for_states_that_its_seat_cannot_tell_apart(case: Case, has_value: bool) -> None:
    match = middle(case)
    state, seat = match.state, int(match.state.actor)
    size = int(feature_count(state, case.seats)) if has_value else 0
    before = case.game.dump(state)
    found = search(case, state, 7, size)
    assert [action for action, _, _ in found] == state.legal()
    assert 0 < sum(visits for _, visits, _ in found) <= ITERATIONS
    assert all(0 <= mean <= 1 for _, _, mean in found)
    assert search(case, case.game.samples(state, seat).draw(Rng(99)), 7, size) == found
    assert case.game.dump(state) == before


def middle(case: Case) -> Match:
    """A position in the middle of the game in which a seat has a real choice."""
    found = [len(match.steps) for match in decisions(case, about=10)]
    wanted = found[len(found) // 2]
    return next(match for match in decisions(case, about=10) if len(match.steps) == wanted)


def test_there_are_games_that_advise() -> None:
    """Otherwise the tests above would prove little."""
    ours = [case for case in PLAIN_CASES if case.game.package.startswith("ludotek.")]
    for case in ours:
        match = middle(case)
        assert weights_of(match.state), f"{case} weighs nothing"
        assert feature_count(match.state, case.seats), f"{case} has no features"
    assert any(len(set(teams(case))) < case.seats for case in ours)


def teams(case: Case) -> list[int]:
    state = Match.new(case.game, case.seats).state
    return [int(state.team(seat)) for seat in range(case.seats)]
