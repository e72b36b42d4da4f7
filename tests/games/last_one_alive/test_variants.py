"""Day and Night, The Survivors, Zombies everywhere: LOA-90 to LOA-113, and the rulings about them."""

from __future__ import annotations

import pytest

from ludotek.games.last_one_alive.events import Done, Scored, ZombieRoll
from ludotek.kernel import CHANCE
from tests.games.last_one_alive.table import Table, new, pick, sit

A, B, C, D = range(4)
BARE = pick(0, 1, 2, 1)
ITEMS = pick(0, 1, 3, 0)


def blank_turn(t: Table) -> Table:
    return t.do(BARE).roll("-" * (t.view.compulsory + 4))


# Day and Night


def test_loa_90_the_night_tile_is_in_the_bag_from_the_beginning() -> None:
    t = new(2, first_player=A, day_and_night=True)
    assert t.view.bag == (3, 3, 3, 3, 3, 3, 3, 1, 0)
    assert new(2, day_and_night=False).view.bag[7] == 0


def test_loa_91_night_raises_the_level_and_brings_the_day_tile() -> None:
    t = sit("", day_and_night=True).do(ITEMS).roll("Z:- S:- I:II-").draw("night")
    assert t.level == 2
    assert t.view.night == "night"
    assert t.view.bag[7:] == (0, 1)
    assert t.tiles(A) == []


def test_loa_92_day_ends_the_night() -> None:
    t = sit("", day_and_night=True, night="night")
    assert t.level == 2
    t.do(ITEMS).roll("Z:-- S:- I:II-").draw("day")
    assert t.level == 1
    assert t.view.night == "day"
    assert t.view.bag[7:] == (0, 0), "neither tile comes back"


def test_loa_r40_causes_beyond_4_are_remembered() -> None:
    t = sit("", day_and_night=True, night="night", apocalypses=3).do(ITEMS).roll("Z:---- S:- I:II-").draw("day")
    assert t.level == 4
    t = sit("", "zombified", day_and_night=True, night="night", apocalypses=1, zombies_everywhere=True)
    assert t.level == 4
    assert sit("", "zombified", apocalypses=1).level == 2, "eliminated players only count with zombies_everywhere"


def test_loa_r41_night_and_day_are_draws_without_a_tile() -> None:
    t = new(3, first_player=A, day_and_night=True).draw("night", "day", "axe")
    assert t.view.night == "day"
    assert t.tiles(A) == t.tiles(B) == []
    assert t.level == 1
    t.do("side item")
    assert t.bag == 18 + 3 + 1 + 1 - 3


# The Survivors


def test_loa_100_two_life_markers_and_the_card() -> None:
    t = new(3, survivors=True)
    assert [seat.lives for seat in t.view.seats] == [2, 2, 2]


def test_loa_101_an_overpowered_player_loses_a_marker_tiles_and_dice() -> None:
    t = sit("radio life life 1 1", "life life", players=2, survivors=True).do("pass", BARE).roll("Z:1 S:- I:-- B:A")
    assert t.seat(A).lives == 1
    assert t.seat(A).is_alive
    assert t.tiles(A) == []
    assert t.view.pool == (9, 3, 3, 3)
    assert t.actor == B


def test_loa_102_a_medikit_prevents_the_loss_of_a_life() -> None:
    t = sit("medikit life life 1", "life life", players=2, survivors=True).do(BARE).roll("Z:- S:- I:-- B:-")
    t.do("medikit").roll("1")
    assert t.seat(A).lives == 2
    assert not t.seat(A).has_hero


def test_loa_103_who_loses_a_life_receives_a_hero_tile_unless_there_is_one() -> None:
    t = sit("life life 1", "life", players=2, survivors=True).do(BARE).roll("Z:- S:- I:-- B:-")
    assert t.seat(A).has_hero
    assert t.view.heroes == 4
    t = sit("hero life life 1", "life", players=2, survivors=True).do(BARE).roll("Z:- S:- I:-- B:-").do("pass")
    assert t.seat(A).has_hero
    assert t.view.heroes == 4


def test_loa_104_the_third_time_is_the_end() -> None:
    t = sit("1", "life life", "life life", players=3, survivors=True).do(BARE).roll("Z:- S:- I:-- B:-")
    assert t.seat(A).status == "zombified"
    assert not t.seat(A).has_hero
    assert not t.match.is_over


def test_loa_105_the_third_apocalypse_tile_or_a_single_survivor_ends_it() -> None:
    t = sit("life", "life", players=2, survivors=True, apocalypses=2)
    t.do(ITEMS).roll("Z:--- S:- I:I--").draw("apocalypse")
    assert t.match.is_over
    assert t.view.ending == "third_apocalypse"
    t = sit("", "life", players=2, survivors=True).do(BARE).roll("Z:A S:- I:-- B:-")
    assert t.match.is_over
    assert t.view.winners == (B,)
    t = sit("", apocalypses=2).do(ITEMS).roll("Z:--- S:- I:I--").draw("apocalypse")
    assert not t.match.is_over, "only in The Survivors"


def end(*cards: str, **rest: object) -> Table:
    """Seat A draws the third Apocalypse tile."""
    players = len(cards)
    t = sit(*cards, players=players, survivors=True, apocalypses=2, stage="pick", **rest)
    t.do(ITEMS).roll("Z:--- S:- I:I--")
    if t.stage == "post":
        t.do("pass")
    return t.draw("apocalypse")


def test_loa_106_two_points_a_marker_and_one_a_tile() -> None:
    t = end("life axe", "barricade radio", "life life", "zombified")
    assert [seat.points for seat in t.view.seats] == [3, 2, 4, 0]
    assert t.view.winners == (C,)
    assert t.state.scores() == [0.0, 0.0, 1.0, 0.0]
    scored = [(event.seat, event.points) for event in t.all(Scored)]
    assert scored == [(A, 3), (B, 2), (C, 4)]


def test_loa_107_a_hero_tile_breaks_the_tie_and_several_share() -> None:
    assert end("life", "life hero", "life").view.winners == (B,)
    t = end("life hero", "life hero", "life")
    assert t.view.winners == (A, B)
    assert t.state.scores() == [0.5, 0.5, 0.0]
    assert end("life", "hero", "").view.winners == (A,), "the hero of one who is not tied does not matter"


def test_loa_r42_only_markers_count_not_the_card() -> None:
    t = sit("life life", "life", "", players=3, survivors=True)
    assert [seat.points for seat in t.view.seats] == [4, 2, 0]


def test_loa_r43_after_losing_a_life_the_next_player_is_on() -> None:
    t = sit("radio life life 1", "life", "life", players=3, survivors=True).do("pass", BARE).roll("Z:- S:- I:-- B:-")
    assert t.actor == B
    assert t.tiles(A) == []
    assert t.front(A) == (0, 0)
    blank_turn(t)
    blank_turn(t)
    assert t.actor == A


def test_loa_r44_a_hero_for_a_lost_life_even_after_using_one() -> None:
    t = sit("hero life life 1", "life", players=2, survivors=True).do(BARE).roll("Z:- S:- I:-- B:-")
    t.do("hero 0").roll("-")
    assert t.seat(A).lives == 1
    assert t.seat(A).has_hero
    assert t.view.heroes == 3
    t = sit("life life 1", "life", players=2, survivors=True, heroes=0).do(BARE).roll("Z:- S:- I:-- B:-")
    assert not t.seat(A).has_hero, "the supply may be empty"


def test_loa_r45_the_game_stops_in_the_middle_of_the_turn() -> None:
    cards = ("axe axe pistol life 1", "life life")
    t = sit(*cards, players=2, survivors=True, apocalypses=2).do("pass", ITEMS).roll("Z:AAA S:- I:III").do("pass")
    t.draw("radio", "apocalypse")
    assert t.match.is_over
    assert t.seat(A).is_alive
    assert t.seat(A).points == 2 + 4, "also tiles beyond three"
    assert t.view.winners == (A,)
    cards = ("life", "life")
    t = sit(*cards, players=2, survivors=True, apocalypses=2, day_and_night=True, stage="pick")
    t.do(ITEMS).roll("Z:--- S:- I:I--").draw("night")
    assert not t.match.is_over, "the night tile is no Apocalypse tile"


def test_loa_r46_a_third_apocalypse_tile_in_set_up_begins_it_again() -> None:
    t = (
        new(5, first_player=C, survivors=True, day_and_night=True)
        .draw("axe")
        .do("side barricade")
        .draw("night", "apocalypse")
    )
    t.draw("apocalypse", "apocalypse")
    assert t.level == 1
    assert t.view.bag == (3, 3, 3, 3, 3, 3, 3, 1, 0)
    assert t.view.night == "not_yet"
    assert all(seat.tiles == 0 for seat in t.view.seats)
    assert (t.view.seat, t.stage, t.actor) == (C, "deal", CHANCE)
    assert "set-up-again" in [event.what for event in t.all(Done)]
    t = new(3, first_player=A).draw("apocalypse", "apocalypse", "apocalypse")
    assert t.level == 4, "only in The Survivors"
    assert t.actor == A


def test_loa_r47_one_player_left_wins_without_scoring_and_only_the_living_score() -> None:
    t = sit("", "", players=2, survivors=True, stage="pick").do(BARE).roll("Z:A S:- I:-- B:-")
    assert t.view.winners == (B,)
    assert t.seat(B).points == 0
    assert not t.all(Scored)
    assert end("", "zombified", "").view.winners == (A, C), "a tie without a hero is shared too"


# Zombies everywhere


def test_loa_110_an_elimination_raises_the_level_at_once() -> None:
    t = sit("1", zombies_everywhere=True).do(BARE).roll("Z:- S:- I:-- B:-")
    assert t.level == 2
    assert t.view.due == 2
    t = sit("1", zombies_everywhere=True, apocalypses=3).do(BARE).roll("Z:---- S:- I:-- B:-")
    assert t.level == 4


def test_loa_111_a_zombified_player_rolls_one_zombie_die_in_each_later_turn() -> None:
    t = sit("1", players=3, zombies_everywhere=True).do(BARE).roll("Z:- S:- I:-- B:-")
    assert t.actor == B, "not in the turn of the elimination"
    blank_turn(t)
    blank_turn(t)
    assert (t.stage, t.actor, t.view.seat) == ("risen", CHANCE, A)
    t.roll("-")
    assert t.actor == B


@pytest.mark.parametrize(("face", "front", "pool"), [("1", (1, 0), 9), ("2", (0, 1), 9)])
def test_loa_112_their_zombies_go_to_the_left_neighbour(face: str, front: tuple[int, int], pool: int) -> None:
    t = sit("", "zombified", "zombified", "", zombies_everywhere=True)
    blank_turn(t)
    t.roll(face).roll("-")
    assert t.front(D) == front
    assert t.pool == pool
    assert t.actor == D


@pytest.mark.parametrize("face", ["A", "-"])
def test_loa_113_their_ambushes_are_ignored(face: str) -> None:
    t = sit("", "zombified", "", players=3, zombies_everywhere=True)
    blank_turn(t)
    t.roll(face)
    assert t.actor == C
    assert t.front(C) == (0, 0)
    assert t.pool == 10


def test_loa_r48_several_zombified_seats_roll_for_the_same_player() -> None:
    t = sit("", "zombified", "zombified", "", zombies_everywhere=True)
    assert t.level == 3
    blank_turn(t)
    t.roll("1").roll("2")
    assert t.front(D) == (1, 1)
    t = sit("life life 1", "life", "life", players=3, survivors=True, zombies_everywhere=True)
    t.do(BARE).roll("Z:- S:- I:-- B:-")
    assert t.level == 1, "a lost life is no elimination"


def test_loa_r48_with_no_zombie_die_in_the_pool_nothing_is_rolled() -> None:
    t = sit("rocket rocket 1 1 1 1 1 1 1 1 1 1", "zombified", "", players=3, zombies_everywhere=True)
    t.do("rocket 0", "rocket 0", pick(0, 2, 0, 2)).roll("S:-- B:BB").do("push one", "push one")
    assert t.front(C) == (10, 0)
    assert t.pool == 0
    assert t.actor == C
    assert not t.all(ZombieRoll)


def test_all_variants_together() -> None:
    options = {"day_and_night": True, "survivors": True, "zombies_everywhere": True}
    t = sit("life 1", "zombified", "life life", players=3, apocalypses=1, night="night", **options)
    assert t.level == 4
    t.do(BARE).roll("Z:1--- S:- I:-- B:-")
    assert t.seat(A).lives == 0
    assert (t.stage, t.view.seat) == ("risen", B)
    t.roll("2")
    assert t.front(C) == (1, 1)
