"""Bots play everything; a bot that thinks beats one that does not."""

from __future__ import annotations

import pytest

from ludotek.bots import MonteCarlo, RandomBot
from ludotek.games.last_one_alive import GAME
from ludotek.kernel import Rng, play_games
from ludotek.lab.arena import play_match, tournament

VARIANTS = {"day_and_night": True, "survivors": True, "zombies_everywhere": True, "start_hero": True}


@pytest.mark.parametrize("players", GAME.seats)
def test_random_bots_play_every_player_count(players: int) -> None:
    assert play_match(GAME, [RandomBot()] * players, VARIANTS, Rng(players)).is_over


@pytest.mark.compiled
@pytest.mark.parametrize("players", GAME.seats)
def test_monte_carlo_plays_every_player_count(players: int) -> None:
    bots = [MonteCarlo(16) if seat == 0 else RandomBot() for seat in range(players)]
    assert play_match(GAME, bots, VARIANTS, Rng(players)).is_over


@pytest.mark.compiled
def test_monte_carlo_against_itself_ends() -> None:
    """Also where marks can be taken back."""
    assert play_match(GAME, [MonteCarlo(24)] * 2, {"start_hero": True, "hero_supply": "returned"}, Rng(3)).is_over


@pytest.mark.compiled
def test_monte_carlo_beats_random() -> None:
    """The issue asks for 80 % of 200 games with the usual budget (87 % measured); here with a quarter of it."""
    table = tournament(GAME, [("monte_carlo", MonteCarlo(96)), ("random", RandomBot())], 100, seed=7)
    assert table[0].mean >= 0.8


def test_playouts_end_and_count_what_they_do() -> None:
    start = GAME.new(3, GAME.options(3))
    assert 20 * 12 < play_games(start, 20, Rng(4)) < 20 * 200
