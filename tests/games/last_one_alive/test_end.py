"""The end of a turn, the Apocalypse, the end of the game, and how the program behaves: LOA-60 to LOA-80, R49, R50."""

from __future__ import annotations

import pytest

from ludotek.games.last_one_alive.events import Done, TurnBegun
from ludotek.kernel import CHANCE
from tests.games.last_one_alive.table import Table, new, pick, sit

A, B, C, D = range(4)
BARE = pick(0, 1, 2, 1)


def test_loa_60_at_most_three_tiles_are_kept_and_the_player_chooses() -> None:
    t = sit("axe medikit radio").do("pass", pick(0, 0, 2, 2)).roll("Z:- I:-- B:BB").do("pass", "pass", "pass")
    t.draw("pistol", "rocket")
    assert t.tiles(A) == ["axe", "medikit", "radio", "barricade", "barricade"]
    assert (t.actor, t.stage, t.legal) == (A, "limit", {"drop axe", "drop medikit", "drop radio", "drop barricade"})
    t.do("drop barricade")
    assert (t.stage, t.legal) == ("limit", {"drop axe", "drop medikit", "drop radio", "drop barricade"})
    t.do("drop axe")
    assert t.tiles(A) == ["medikit", "radio", "barricade"]
    assert t.view.out[0] == t.view.out[6] == 1
    assert t.actor == B


def test_loa_61_rolled_dice_go_back_except_zombies_in_front_of_others() -> None:
    t = sit("").do(pick(2, 2)).roll("Z:1-2 S:--")
    assert t.actor == B
    assert t.view.dice == ()
    assert t.pool == 8
    assert t.view.pool[1:] == (3, 3, 3)


@pytest.mark.parametrize("roll", ["Z:A S:- I:-- B:-", "Z:- S:- I:A- B:-", "Z:- S:- I:-- B:A"])
def test_loa_62_a_player_with_something_in_front_is_eliminated(roll: str) -> None:
    t = sit("").do(BARE).roll(roll)
    assert t.seat(A).status == "zombified"
    assert t.actor == B
    t = sit("1").do(BARE).roll("Z:- S:- I:-- B:-")
    assert t.seat(A).status == "zombified"


def test_loa_63_the_tiles_of_an_eliminated_player_leave_the_game() -> None:
    t = sit("radio axe barricade 1").do("pass", BARE).roll("Z:- S:- I:-- B:-").do("pass", "pass", "pass")
    assert t.seat(A).status == "zombified"
    assert t.tiles(A) == []
    assert t.view.out == (1, 0, 0, 0, 0, 1, 1)
    assert t.bag == 18


def test_loa_64_the_dice_of_an_eliminated_player_go_back_to_the_pool() -> None:
    t = sit("1 2 2").do(BARE).roll("Z:A S:- I:A- B:A")
    assert t.view.pool == (10, 3, 3, 3)
    assert t.front(A) == (0, 0)
    assert t.seat(A).ambushes == (0, 0, 0)


def test_loa_70_an_apocalypse_tile_raises_the_level_and_nothing_is_drawn_instead() -> None:
    t = sit("").do(pick(0, 0, 3, 1)).roll("Z:- I:II- B:B")
    t.draw("apocalypse")
    assert t.level == 2
    assert t.tiles(A) == []
    assert (t.stage, t.view.items) == ("item", 1)
    t.draw("axe").do("pass", "pass")
    assert (t.stage, t.view.draws) == ("end_draw", 1)
    t.draw("apocalypse")
    assert t.level == 3
    assert t.tiles(A) == ["axe"]
    assert new(2, first_player=A).draw("apocalypse").level == 2


def test_loa_71_level_is_one_and_the_apocalypse_tiles_never_above_4() -> None:
    assert [sit("", apocalypses=n).level for n in range(4)] == [1, 2, 3, 4]
    t = sit("", "zombified", zombies_everywhere=True, apocalypses=3)
    assert t.level == 4
    t = sit("", day_and_night=True, apocalypses=3, night="night")
    assert t.level == 4


def test_loa_72_a_rise_counts_from_the_next_turn() -> None:
    t = sit("").do(pick(0, 1, 3, 0)).roll("Z:- S:- I:I--")
    t.draw("apocalypse")
    assert t.actor == B
    assert t.view.due == 2
    assert t.view.compulsory == 2
    t = sit("").do(pick(0, 1, 3, 0)).roll("Z:- S:- I:II-").draw("apocalypse")
    assert t.view.due == 1


def test_loa_80_the_last_one_alive_wins() -> None:
    t = sit("1", "", players=2).do(BARE).roll("Z:- S:- I:-- B:-")
    assert t.match.is_over
    assert t.view.winners == (B,)
    assert t.state.scores() == [0.0, 1.0]
    assert t.view.ending == "last_alive"


def test_loa_r21_the_limit_comes_before_the_medikit_and_not_if_all_is_lost() -> None:
    t = sit("axe radio rocket 1").do("pass", pick(0, 1, 3, 0)).roll("Z:- S:- I:I--").draw("pistol").do("pass")
    assert t.seat(A).status == "zombified", "no Medikit: the limit is not asked"
    t = sit("medikit radio rocket 1").do("pass", pick(0, 0, 3, 1)).roll("Z:- I:I-- B:-").draw("radio")
    assert (t.stage, t.legal) == ("limit", {"drop rocket", "drop medikit", "drop radio"})
    t.do("drop radio")
    assert (t.stage, t.legal) == ("medikit", {"pass", "medikit"})
    t = (
        sit("medikit radio rocket 1")
        .do("pass", pick(0, 0, 3, 1))
        .roll("Z:- I:I-- B:-")
        .draw("radio")
        .do("drop medikit")
    )
    assert t.seat(A).status == "zombified", "without the Medikit all is lost"


def test_loa_r36_with_three_players_it_goes_on_after_the_first_elimination() -> None:
    t = sit("1", players=3).do(BARE).roll("Z:- S:- I:-- B:-")
    assert not t.match.is_over
    assert t.actor == B


def test_loa_r37_in_the_basic_game_there_are_no_lives() -> None:
    t = new(3)
    assert [seat.lives for seat in t.view.seats] == [0, 0, 0]
    t = sit("1", players=3).do(BARE).roll("Z:- S:- I:-- B:-")
    assert t.seat(A).status == "zombified"


def test_loa_r38_only_the_player_on_turn_can_be_eliminated() -> None:
    t = sit("1", players=2).do(pick(3, 1)).roll("Z:2222 S:-")
    assert t.view.winners == (B,), "whatever lies in front of B"
    assert t.front(B) == (0, 4)


def test_loa_r39_an_eliminated_player_loses_the_hero_tile() -> None:
    for supply, left in (("removed", 4), ("returned", 5)):
        t = sit("hero 1", hero_supply=supply).do(BARE).roll("Z:- S:- I:-- B:-").do("pass")
        assert t.seat(A).status == "zombified"
        assert not t.seat(A).has_hero
        assert t.view.heroes == left


def test_loa_r49_a_single_choice_is_taken_without_asking() -> None:
    t = sit("")
    assert t.stage == "pick", "no tile: nothing is asked before rolling"
    t.do(BARE).roll("Z:- S:2 I:-- B:-")
    assert t.actor == B, "no target and no tile: no shot is asked"
    t = sit("barricade barricade barricade").do(pick(0, 1, 2, 1)).roll("Z:- S:- I:-- B:B").draw("axe")
    assert t.tiles(A) == ["barricade"] * 3, "four tiles that look alike: one goes"
    assert t.actor == B


# LOA-R50


def test_loa_r50_a_leaver_on_the_own_turn_ends_it_there() -> None:
    t = sit("axe hero 1", "", "").do("pass", "pick SSSB").roll("Z:1 S:1-1 B:B")
    t.leave(A)
    assert t.seat(A).status == "left"
    assert t.tiles(A) == []
    assert not t.seat(A).has_hero
    assert t.view.pool == (10, 3, 3, 3), "the dice in the tray go back too"
    assert t.actor == B


def test_loa_r50_a_leaver_in_another_turn_is_skipped() -> None:
    t = sit("1", "radio", "").do(pick(1, 3)).roll("Z:11 S:1--")
    assert t.front(B) == (2, 0)
    t.leave(B)
    assert t.front(B) == (0, 0)
    assert t.actor == A
    assert t.pool == 9
    t.do("shoot one")
    assert t.actor == C


def test_loa_r50_a_leaver_while_dice_roll() -> None:
    t = sit("1").do("pick SSSB").roll("1")
    t.leave(C)
    assert t.actor == CHANCE
    t.leave(A)
    assert t.actor == B
    assert t.pool == 10


def test_loa_r50_in_set_up_the_role_of_the_first_player_passes_on() -> None:
    t = new(3, first_player=B).draw("axe").leave(B)
    assert t.view.first == C
    assert (t.view.seat, t.stage, t.actor) == (C, "deal", CHANCE)
    assert t.view.out[0] == 1, "the tile whose side was not chosen is gone"
    t.draw("apocalypse", "apocalypse")
    assert t.actor == C
    assert t.front(C) == (1, 0)
    t = (
        new(3, first_player=A)
        .draw("axe")
        .do("side item")
        .leave(A)
        .draw("axe")
        .do("side item")
        .draw("axe")
        .do("side item")
    )
    assert t.actor == B
    assert t.front(B) == (1, 0)
    t = new(3, first_player=A).draw("axe").do("side item").draw("axe").do("side barricade").draw("axe").leave(C)
    assert t.actor == A, "the last one to draw is gone: it begins"


def test_loa_r50_in_set_up_somebody_who_is_neither_first_nor_drawing_leaves() -> None:
    t = new(4, first_player=A).draw("axe").leave(C)
    assert (t.actor, t.stage, t.view.seat) == (A, "side", A)
    t.do("side item")
    assert t.view.seat == B
    t.draw("axe").do("side item")
    assert t.view.seat == D
    t.draw("axe").do("side item")
    assert t.actor == A


def test_loa_r50_a_leaver_gets_no_starting_hero_and_no_zombie() -> None:
    t = new(3, first_player=A, start_hero=True, start_zombie="all").leave(B).draw("apocalypse", "apocalypse")
    assert [seat.has_hero for seat in t.view.seats] == [True, False, True]
    assert [t.front(seat) for seat in range(3)] == [(1, 0), (0, 0), (1, 0)]
    assert t.view.heroes == 3
    assert t.pool == 8


def test_loa_r50_a_leaver_with_life_markers_does_not_win_on_points() -> None:
    t = sit("", "life life axe", "life", players=3, survivors=True, apocalypses=2, stage="pick").leave(B)
    assert t.seat(B).points == 0
    t.do(pick(0, 1, 3, 0)).roll("Z:--- S:- I:I--").draw("apocalypse")
    assert t.view.winners == (C,)


def test_loa_r50_a_leaver_stays_away_when_the_set_up_begins_again() -> None:
    t = new(5, first_player=A, survivors=True).draw("apocalypse", "apocalypse").leave(A).draw("apocalypse")
    assert "set-up-again" in [event.what for event in t.all(Done)]
    assert (t.view.seat, t.view.first) == (B, B)
    t.draw("axe").do("side item").draw("axe").do("side item").draw("axe").do("side item").draw("radio").do("side item")
    assert t.actor == B
    assert t.seat(A).status == "left"


def test_loa_r50_before_the_first_player_is_found_any_other_may_still_be_it() -> None:
    t = new(4).leave(1)
    assert t.state.chances() == [(0, 1), (2, 1), (3, 1)]


def test_loa_r50_with_one_player_left_the_game_is_over() -> None:
    for seat in (A, B):
        t = sit("1", "", players=2).leave(seat)
        assert t.match.is_over
        assert t.view.winners == (1 - seat,)
    t = new(2).leave(A)
    assert t.view.winners == (B,)
    t = new(2, first_player=A).draw("axe").leave(B)
    assert t.view.winners == (A,)


def test_loa_r50_a_leaver_is_no_elimination_for_zombies_everywhere() -> None:
    t = sit("", "", "", zombies_everywhere=True).leave(B)
    assert t.level == 1
    t.do(BARE).roll("Z:- S:- I:-- B:-")
    assert t.actor == C, "the seat rolls nothing"


def all_turns(t: Table) -> list[int]:
    return [event.seat for event in t.all(TurnBegun)]


def test_loa_r50_leaving_does_not_cost_anybody_a_turn() -> None:
    t = sit("").leave(B).do(BARE).roll("Z:- S:- I:-- B:-").do(BARE).roll("Z:- S:- I:-- B:-").leave(D)
    assert all_turns(t) == [C, D, A]
