"""Places and the game's own numbers of a match that is over."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotek.catalogue import game, games
from ludotek.game import AnyGame, places, tallies, winners
from ludotek.kernel import CHANCE, Match, NotOver, Rng, play_out
from ludotek.table import Resign, rematch
from tests.table.sitting import Log, here


def finished(game: AnyGame, seats: int, options: dict[str, object] | None = None) -> Match:
    rng = Rng(7)
    match = Match.new(game, seats, options or {})
    return play_out(match, lambda match, _: (legal := match.state.legal())[rng.below(len(legal))], rng)


def numbers_of(match: Match) -> dict[str, tuple[int, ...]]:
    view = match.game.view(match.state, None)
    return {one.label.id: one.values for one in tallies(match.game, match.stories, view, match.record.seats)}


def test_knocked_pieces_are_counted_for_who_knocked_and_who_lost() -> None:
    """As many are knocked home as go home knocked: what the log says, counted by hand."""
    match = finished(game("ludo"), 3)
    knocked = [event for story in match.stories for event in story if getattr(event, "kind", "") == "knocked_home"]
    sent = [event for story in match.stories for event in story if getattr(event, "kind", "") == "sent_home"]
    assert len(knocked) > 3
    found = numbers_of(match)
    by = Counter(event.by for event in knocked)  # type: ignore[attr-defined]  # of a piece
    assert found["number-knocked"] == tuple(by[seat] for seat in range(3))
    assert sum(found["number-lost"]) == len(knocked) + len(sent)


def test_battles_are_won_by_all_of_a_side() -> None:
    match = finished(game("das_letzte_gefecht"), 4)
    battles = numbers_of(match)["number-battles"]
    assert battles[0] == battles[2]
    assert battles[1] == battles[3]
    assert sum(battles) > 0


def test_every_game_counts_something_and_has_a_place_for_the_winner() -> None:
    for one in games().values():
        match = finished(one, one.seats[0])
        assert numbers_of(match), one.id
        assert 1 in places(one, match)


def test_of_two_the_loser_came_second_and_of_more_only_where_there_are_places() -> None:
    assert sorted(map(str, places(game("ludo"), finished(game("ludo"), 2)))) == ["1", "2"]
    los = game("last_one_standing")
    assert sorted(map(str, places(los, finished(los, 4)))) == ["1", "2", "3", "4"]
    loa = game("last_one_alive")
    assert sorted(map(str, places(loa, finished(loa, 3)))) == ["1", "None", "None"]


def test_there_are_no_places_before_the_end() -> None:
    match = Match.new(game("ludo"), 2)
    assert match.state.actor == CHANCE
    with pytest.raises(NotOver):
        places(match.game, match)


def test_nobody_wins_a_draw_of_all() -> None:
    assert winners([0.5, 0.5]) == ()
    assert winners([1.0, 0.0, 1.0]) == (0, 2)


def test_wins_are_counted_over_rematches() -> None:
    log = Log(here("Ann"), here("Ben"))
    log.do(Resign(0))
    assert log.table.wins == (0, 1)
    again = rematch(log.table, "first")
    assert (again.wins, again.played) == ((0, 1), 1)
