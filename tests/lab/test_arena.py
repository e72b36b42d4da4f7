"""Bots against each other: seats are balanced, scores are added up, seeds repeat."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotek import catalogue
from ludotek.bots import Bot, RandomBot
from ludotek.game import AnyGame
from ludotek.kernel import AnyRules, BadSeats, Rng, Samples, View
from ludotek.lab.arena import Standing, play_match, tournament
from tests.third_party.highcard.highcard import GAME as HIGHCARD
from tests.third_party.highcard.highcard.rules import KEEP

LUDO: AnyGame = catalogue.game("ludo")
CARDS: AnyGame = HIGHCARD


class Noting(Bot):
    """Keeps what it is shown."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, game: AnyRules, view: View, samples: Samples, rng: Rng) -> int:
        self.views.append(view)
        return view.legal[0]


class Keeper(Bot):
    def choose(self, game: AnyRules, view: View, samples: Samples, rng: Rng) -> int:
        return KEEP


def test_every_contestant_sits_equally_often_on_every_seat() -> None:
    bots = [Noting(), Noting()]
    tournament(CARDS, [("a", bots[0]), ("b", bots[1])], 40, seats=2)
    for bot in bots:
        assert Counter(view.viewer for view in bot.views) == {0: 20, 1: 20}


@pytest.mark.parametrize(("contestants", "seats"), [(2, 3), (3, 2), (1, 2), (3, 3)])
def test_also_where_there_are_more_or_fewer_seats(contestants: int, seats: int) -> None:
    bots = [Noting() for _ in range(contestants)]
    games = 6 * contestants
    table = tournament(CARDS, [(str(i), bot) for i, bot in enumerate(bots)], games, seats=seats)
    assert [standing.games for standing in table] == [6 * seats] * contestants
    for bot in bots:
        assert Counter(view.viewer for view in bot.views) == dict.fromkeys(range(seats), 6)


def test_each_bot_gets_the_view_of_its_own_seat_when_it_is_asked() -> None:
    bots = [Noting(), Noting(), Noting()]
    play_match(CARDS, bots, None, Rng(1))
    for seat, bot in enumerate(bots):
        assert [(view.viewer, view.actor) for view in bot.views] == [(seat, seat)]


def test_scores_add_up() -> None:
    table = tournament(CARDS, [("a", RandomBot()), ("b", RandomBot()), ("c", RandomBot())], 60, seats=3)
    assert sum(standing.score for standing in table) == pytest.approx(60)
    assert [standing.name for standing in table] == ["a", "b", "c"]
    assert all(0 <= standing.mean <= 1 for standing in table)


def test_equal_bots_score_equally() -> None:
    """Nobody swaps, so it is who gets the higher card."""
    table = tournament(CARDS, [("a", Keeper()), ("b", Keeper())], 600, seed=3)
    assert abs(table[0].mean - 0.5) < 4 * 0.5 / 600**0.5


def test_a_seed_gives_the_same_games() -> None:
    def play(seed: int) -> list[Standing]:
        return tournament(LUDO, [("a", RandomBot()), ("b", RandomBot())], 6, options={"pieces": 1}, seed=seed)

    assert play(1) == play(1)
    records = [play_match(LUDO, [RandomBot(), RandomBot()], {"pieces": 1}, Rng(seed)).steps for seed in (1, 1, 2)]
    assert records[0] == records[1] != records[2]


def test_the_number_of_seats_is_that_of_the_contestants_if_the_game_allows() -> None:
    assert sum(s.games for s in tournament(CARDS, [("a", Keeper()), ("b", Keeper()), ("c", Keeper())], 3)) == 9
    assert sum(s.games for s in tournament(CARDS, [("a", Keeper())], 3)) == 6
    with pytest.raises(BadSeats):
        tournament(CARDS, [(str(i), Keeper()) for i in range(4)], 1)


def test_a_match_is_played_to_its_end_with_its_options() -> None:
    match = play_match(LUDO, [RandomBot()] * 3, {"pieces": 1, "play_on": True}, Rng(4))
    assert match.is_over
    assert match.record.options["play_on"] is True
    assert sorted(match.state.scores()) == [0.0, 0.5, 1.0]


def test_no_games_no_mean() -> None:
    assert Standing("a").mean == 0.0
