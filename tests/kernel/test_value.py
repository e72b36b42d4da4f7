"""The learned value where places are played for: the share of the others that a seat gets ahead of."""

from __future__ import annotations

import pytest

from ludotek import catalogue
from ludotek.kernel import OVER, Rng, State, Value
from ludotek.kernel.vecs import vec
from tests.games.ludo.table import game_2

LUDO = catalogue.game("ludo")


def judged(state: State, seats: int) -> list[float]:
    out = vec[float]([0.0] * seats)
    assert Value(seats, LUDO.learned.for_seats(seats)).chances_into(state, out)
    return [out[seat] for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_places_are_shared_out_and_the_end_is_as_the_rules_score_it(seats: int) -> None:
    state: State = LUDO.new(seats, LUDO.options(seats, {"play_on": True, "pieces": 2}))
    rng = Rng(seats)
    judged_positions = 0
    finished: dict[int, float] = {}
    while state.actor != OVER:
        if judged_positions % 50 == 0 or any(state.final_place(seat) and seat not in finished for seat in range(seats)):
            found = judged(state, seats)
            assert sum(found) == pytest.approx(seats / 2), "every two seats share one"
            assert all(0 <= one <= 1 for one in found)
            finished |= {seat: found[seat] for seat in range(seats) if state.final_place(seat)}
        judged_positions += 1
        legal = state.legal() if state.actor >= 0 else []
        state.apply(legal[rng.below(len(legal))] if legal else state.sample(rng))
    scores = state.scores()
    assert sum(scores) == pytest.approx(seats / 2)
    assert all(scores[seat] == pytest.approx(score) for seat, score in finished.items())


def test_who_is_ahead_is_expected_to_come_first() -> None:
    table = game_2(green="L5 L4 L3 G", blue="3 Y Y Y", play_on=True, turn="green")
    found = judged(table.state, 4)
    assert found[0] > 0.8
    assert found[0] > found[2] > 0
