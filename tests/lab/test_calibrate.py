"""The chance that hints show is compared with how games end."""

from __future__ import annotations

import pytest

from ludotek import catalogue
from ludotek.kernel import OVER, Rng
from ludotek.lab.calibrate import BINS, Estimate, calibrate, chosen, decisions, estimates, lines_of, result_of


def test_the_brier_score_is_the_mean_square_of_what_was_missed() -> None:
    found = [Estimate(0.75, 1.0), Estimate(0.25, 0.0), Estimate(1.0, 0.0), Estimate(0.5, 0.5)]
    got = result_of("g", 2, 1, found, 0.5)
    assert got.brier == pytest.approx((0.0625 + 0.0625 + 1.0 + 0.0) / 4)
    assert got.constant == pytest.approx((0.25 + 0.25 + 0.25 + 0.0) / 4)
    assert not got.is_better
    assert len(got.bins) == BINS
    assert [one.count for one in got.bins] == [0, 0, 1, 0, 0, 1, 0, 1, 0, 1]
    assert got.bins[9].happened == 0.0


def test_a_table_says_what_was_said_and_what_happened() -> None:
    lines = lines_of(result_of("g", 2, 1, [Estimate(0.75, 1.0), Estimate(0.7, 0.0)], 0.5))
    assert "Brier 0.276, constant 0.250: NOT better" in lines[0]
    assert lines[2].split()[:3] == ["72%", "50%", "2"]


def test_positions_are_taken_from_the_whole_game() -> None:
    game = catalogue.game("last_one_alive")
    *seen, end = decisions(game, 2, "beginner", Rng(3))
    assert end.actor == OVER
    assert all(len(state.legal()) > 1 for state in seen)
    taken = chosen(seen, Rng(1))
    assert 1 <= len(taken) <= 8
    assert len({id(state) for state in taken}) == len(taken)
    assert chosen([], Rng(1)) == []


def test_the_same_seed_gives_the_same_estimates_and_they_know_something() -> None:
    game = catalogue.game("das_letzte_gefecht")
    assert estimates(game, 2, "easy", Rng(4)) == estimates(game, 2, "easy", Rng(4))
    found = calibrate(game, 6, seats=2, level="easy")
    assert found.positions == 6 * 8
    assert found.is_better
