"""Bots play every number of players; Monte Carlo beats random play."""

from __future__ import annotations

import pytest

from ludotek.bots import MonteCarlo, RandomBot
from ludotek.games.last_one_standing import GAME
from ludotek.games.last_one_standing.options import LosOptions
from ludotek.kernel import Rng, play_games
from ludotek.lab.arena import play_match, tournament


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_bots_play_every_number_of_players(seats: int) -> None:
    match = play_match(GAME, [RandomBot()] * seats, None, Rng(seats))
    assert match.is_over


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_monte_carlo_plays_every_number_of_players(seats: int) -> None:
    bots = [MonteCarlo(playouts=8), *[RandomBot()] * (seats - 1)]
    assert play_match(GAME, bots, {"hand_tiles_per_turn": "any", "tunnel_exit": "on_exit"}, Rng(seats)).is_over


@pytest.mark.compiled
def test_monte_carlo_beats_random_play() -> None:
    """Wanted: at least 80 % of 200 games. Here a sixth of the budget and a tenth of the games, seed fixed."""
    strong, weak = tournament(GAME, [("monte_carlo", MonteCarlo(playouts=64)), ("random", RandomBot())], 20, seed=5)
    assert strong.games == weak.games == 20
    assert strong.mean >= 0.8


def test_playouts_end_and_count_what_they_do() -> None:
    start = GAME.new(2, LosOptions())
    assert 100 * 3 < play_games(start, 3, Rng(4)) < 3000
