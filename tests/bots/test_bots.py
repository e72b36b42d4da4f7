"""Bots by their level."""

from __future__ import annotations

import pytest

from ludotek.bots import BOTS, EASY, LEVELS, Bot, LevelBot, MonteCarlo, RandomBot, UnknownBot, make


def test_every_level_makes_a_bot() -> None:
    assert isinstance(make("random"), RandomBot)
    assert isinstance(make("monte_carlo"), MonteCarlo)
    assert all(isinstance(make(level), LevelBot) for level in LEVELS)
    assert all(isinstance(make(level), Bot) for level in BOTS)


def test_players_choose_from_five_levels_and_begin_with_easy() -> None:
    assert LEVELS == ("beginner", "easy", "medium", "hard", "expert")
    assert EASY in LEVELS
    assert set(LEVELS) < set(BOTS)


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'genius'; there are beginner, easy, .*, monte_carlo") as caught:
        make("genius")
    assert caught.value.code == "input/bot"
