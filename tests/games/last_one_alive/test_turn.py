"""A turn and its dice: LOA-10 to LOA-33, and the rulings about them."""

from __future__ import annotations

from itertools import product

import pytest

from ludotek.games.last_one_alive.events import Counted, DiceReturned, Picked, Quiet, Rolled, Shot, TurnBegun
from ludotek.kernel import CHANCE
from tests.games.last_one_alive.table import FOUR, Table, new, pick, sit

A, B, C, D = range(4)


def blank_turn(t: Table) -> Table:
    """The player on turn rolls four shot-free blanks and nothing happens."""
    zombies = t.view.compulsory
    return t.do(pick(0, 3, 1, 0)).roll("-" * zombies + "----")


def dice_of(t: Table) -> list[str]:
    """The dice of every pick, by their letters."""
    return [words.removeprefix("pick ") for words in t.legal]


def test_loa_10_play_goes_clockwise_and_skips_who_is_out() -> None:
    t = sit("", "zombified", "", "")
    assert t.actor == A
    blank_turn(t)
    assert t.actor == C
    blank_turn(t)
    assert t.actor == D
    blank_turn(t)
    assert t.actor == A


def test_loa_11_a_turn_is_choosing_rolling_resolving_and_then_the_next_player() -> None:
    t = sit("1").do("pick SSSB").roll("Z:- S:1-- B:-")
    t.do("shoot one")
    assert [event.seat for event in t.all(TurnBegun)] == [B]
    kinds = [type(event) for event in t.told if not isinstance(event, Quiet | DiceReturned)]
    assert kinds == [Picked, Rolled, Counted, Shot, TurnBegun]


@pytest.mark.parametrize("apocalypses", [0, 1, 2, 3])
def test_loa_12_as_many_compulsory_zombie_dice_as_the_level(apocalypses: int) -> None:
    t = sit("", apocalypses=apocalypses).do("pick SSSB")
    types = [die.die for die in t.view.dice]
    assert types == ["zombie"] * (apocalypses + 1) + ["shot"] * 3 + ["barricade"]


def test_loa_13_missing_zombie_dice_are_not_replaced() -> None:
    t = sit("1 1 1 1 1 1 1 1", apocalypses=3)
    assert t.pool == 2
    assert t.view.compulsory == 2
    assert t.view.further == 4
    t.do("pick SSSB")
    assert len(t.view.dice) == 6


def test_loa_14_exactly_four_further_dice_of_any_types() -> None:
    t = sit("")
    assert {len(dice) for dice in dice_of(t)} == {4}
    assert set("".join(dice_of(t))) == set("ZSIB")
    assert pick(4) in t.legal, "zombie dice included"


def test_loa_15_only_dice_in_the_pool() -> None:
    t = sit("1 1 1 1 1 2 2")  # three zombie dice left, one is compulsory
    assert {dice.count("Z") for dice in dice_of(t)} == {0, 1, 2}
    mixtures = product(range(3), range(4), range(4), range(4))
    assert t.legal == {pick(*mixture) for mixture in mixtures if sum(mixture) == 4}
    assert len(t.legal) == 28


def test_loa_16_all_chosen_dice_are_rolled_together() -> None:
    t = sit("hero").do("pick SSSB")
    for face in "-111":
        t.roll(face)
        assert (t.actor, t.stage) == (CHANCE, "roll"), "nothing is decided before the last die lies"
    t.roll("B")
    assert (t.actor, t.stage) == (A, "post")
    assert [len(event.dice) for event in t.all(Rolled)] == [5]


def test_loa_20_zombies_and_ambushes_are_assigned_before_anything_else() -> None:
    t = sit("").do(pick(1, 1, 1, 1)).roll("Z:1A S:1 I:I B:B")
    assert t.stage == "item"
    assert t.front(B) == (1, 0)
    assert t.seat(A).ambushes == (1, 0, 0)


def test_loa_21_an_ambush_on_any_die_is_put_in_front_of_the_roller() -> None:
    t = sit("").do(pick(1, 1, 1, 1)).roll("Z:AA S:1 I:A B:A")
    assert t.seat(A).ambushes == (2, 1, 1)
    assert t.front(B) == (0, 0)
    assert t.pool == 8


def test_loa_22_zombies_go_unchanged_to_the_left_neighbour() -> None:
    t = sit("").do(pick(3, 1)).roll("Z:1221 S:-")
    assert t.front(B) == (2, 2)
    assert t.front(A) == t.front(C) == t.front(D) == (0, 0)


def test_loa_23_a_blank_does_nothing() -> None:
    t = sit("")
    before = t.view.seats
    blank_turn(t)
    assert t.actor == B
    assert t.view.seats == before
    assert t.pool == 10


def test_loa_24_items_then_shots_then_barricades() -> None:
    t = sit("1 1 1").do(pick(0, 1, 1, 2)).roll("Z:- S:1 I:I B:BB")
    assert t.stage == "item"
    t.do("pass")
    assert t.stage == "shot"
    t.do("shoot one")
    assert t.stage == "barricade"
    t.do("push one", "push one")
    assert t.actor == B


def test_loa_25_for_each_item_result_one_tile_item_side_up() -> None:
    t = sit("").do(pick(0, 1, 3, 0)).roll("Z:- S:- I:I-I")
    assert (t.stage, t.view.items, t.legal) == ("item", 2, {"pass", "draw"})
    t.draw("axe", "radio")
    assert t.tiles(A) == ["axe", "radio"]
    assert t.actor == B


def test_loa_26_each_bang_removes_one_zombie_or_one_ambush() -> None:
    t = sit("1 2").do(pick(0, 3, 1)).roll("Z:A S:211 I:-")
    assert t.view.bangs == 4
    t.do("shoot zombie")
    assert t.seat(A).ambushes == (0, 0, 0)
    t.do("shoot one")
    assert t.front(A) == (0, 1)
    t.do("shoot two", "shoot one")
    assert t.front(A) == (0, 0)
    assert t.actor == B


def test_loa_27_an_emptied_die_goes_back_to_the_pool() -> None:
    t = sit("1 2").do(pick(0, 3, 1)).roll("Z:A S:221 I:A")
    assert t.view.pool == (7, 0, 2, 3)  # two in front and an ambush; the item die is in front as well
    t.do("shoot item")
    assert t.view.pool == (7, 0, 3, 3), "the item die is back"
    t.do("shoot zombie")
    assert t.pool == 8
    t.do("shoot one")
    assert t.pool == 9
    t.do("shoot two")
    assert (t.pool, t.front(A)) == (9, (1, 0)), "one zombie is left on it"
    t.do("shoot one")
    assert t.pool == 10


def test_loa_28_a_plus_counts_and_is_rolled_again_as_long_as_it_comes_up() -> None:
    t = sit("1").do(pick(0, 3, 0, 1)).roll("Z:- S:+1- B:-")
    assert (t.actor, t.stage) == (CHANCE, "shot")
    t.roll("+").roll("+").roll("2")
    assert t.view.bangs == 1 + 1 + 1 + 2 + 1
    assert [die.bangs for die in t.view.dice if die.die == "shot"] == [5, 1, 0]


def test_loa_29_three_used_bangs_earn_a_hero_tile() -> None:
    t = sit("1 1 1 1").do(pick(0, 3, 1)).roll("Z:- S:211 I:-").do("shoot one", "shoot one")
    assert not t.seat(A).has_hero
    t.do("shoot one")
    assert t.seat(A).has_hero
    assert t.view.heroes == 4
    t = sit("hero 1 1 1 1").do(pick(0, 3, 1)).roll("Z:- S:211 I:-").do("pass", "shoot one", "shoot one", "shoot one")
    assert t.view.heroes == 4, "who has one receives none"
    t = (
        sit("hero 1 1 1 1")
        .do(pick(0, 3, 1))
        .roll("Z:- S:211 I:-")
        .do("hero 0")
        .roll("-")
        .do("shoot one", "shoot one", "shoot one")
    )
    assert not t.seat(A).has_hero, "who has used one this turn receives none"


def test_loa_30_a_barricade_result_moves_a_whole_zombie_die_but_no_ambush() -> None:
    t = sit("1 2").do(pick(0, 0, 2, 2)).roll("Z:A I:-- B:BB")
    assert (t.stage, t.legal) == ("barricade", {"pass", "push one", "push two"})
    t.do("push two")
    assert t.front(B) == (0, 1)
    t.do("push one")
    assert t.front(B) == (1, 1)
    assert t.seat(A).status == "zombified", "the ambush could not be moved"


def test_loa_31_unused_barricade_results_draw_tiles_if_nothing_is_in_front() -> None:
    t = sit("").do(pick(0, 0, 2, 2)).roll("Z:- I:-- B:BB")
    assert (t.stage, t.view.draws, t.legal) == ("end_draw", 2, {"pass", "draw"})
    t.draw("axe", "pistol")
    assert t.tiles(A) == ["barricade", "barricade"]
    t = sit("1").do(pick(0, 0, 2, 2)).roll("Z:- I:-- B:BB").do("pass")
    assert t.seat(A).status == "zombified", "with a zombie in front nothing is drawn"


def test_loa_32_two_zombies_take_two_bangs_from_any_dice() -> None:
    for roll in ("2--", "1-1"):
        t = sit("2").do(pick(0, 3, 1)).roll(f"Z:- S:{roll} I:-")
        assert t.legal == {"pass", "shoot two"}
        t.do("shoot two")
        assert t.legal == {"pass", "shoot one"}
        t.do("shoot one")
        assert t.actor == B


def test_loa_33_a_half_cleared_die_stays_with_one_zombie() -> None:
    t = sit("2", players=3).do(pick(0, 2, 2)).roll("Z:- S:1- I:--")
    t.do("shoot two")
    assert t.seat(A).status == "zombified"
    t = sit("2 barricade").do("pass", pick(0, 2, 2)).roll("Z:- S:1- I:--").do("shoot two")
    assert t.front(A) == (1, 0)


def test_loa_r06_the_number_is_fixed_and_only_a_short_pool_lowers_it() -> None:
    t = sit("radio radio radio 1 1 1 1 1 1 1", apocalypses=3).do(
        "radio", "radio", "radio"
    )  # three zombie dice, all compulsory
    assert t.actor == CHANCE, "nine dice for ten: all are taken without asking"
    assert [die.die for die in t.view.dice].count("zombie") == 3
    assert len(t.view.dice) == 12
    assert sit("1 1 1 1 1 1 1 1 1 1", apocalypses=3).view.further == 4, "missing compulsory dice do not raise it"


def test_loa_r07_the_left_neighbour_is_the_next_living_player() -> None:
    t = sit("", "zombified", "left", "").do(pick(3, 1)).roll("Z:1111 S:-")
    assert t.front(D) == (4, 0)
    t = sit("", "", players=2, seat=B).do(pick(3, 1)).roll("Z:1111 S:-")
    assert t.front(A) == (4, 0)


def test_loa_r08_the_maximum_of_4_does_not_limit_chosen_zombie_dice() -> None:
    t = sit("", apocalypses=3)
    assert pick(4) in t.legal
    t.do(pick(4))
    assert [die.die for die in t.view.dice] == ["zombie"] * 8


def test_loa_r09_item_shot_and_barricade_dice_always_return() -> None:
    t = sit("").do(pick(0, 1, 2, 1)).roll("Z:1 S:1 I:AA B:A")
    assert t.view.pool == (9, 2, 1, 2)
    t.do("pass")  # overpowered
    assert t.view.pool == (9, 3, 3, 3)
    assert t.actor == B
    assert t.front(B) == (1, 0)


def test_loa_r10_drawing_shooting_and_moving_are_free() -> None:
    t = sit("1").do(pick(0, 1, 1, 2)).roll("Z:- S:1 I:I B:BB")
    for stage in ("item", "shot", "barricade"):
        assert t.stage == stage
        assert "pass" in t.legal
        t.do("pass")
    assert t.seat(A).status == "zombified"


def test_loa_r11_a_plus_is_always_rolled_again_before_any_bang_is_used() -> None:
    t = sit("1 1").do(pick(0, 3, 1)).roll("Z:- S:+1- I:I")
    t.do("pass")
    assert t.actor == CHANCE
    t.roll("-")
    assert (t.stage, t.view.bangs) == ("shot", 2)


def test_loa_r12_a_partly_shot_die_is_a_one_zombie_die_from_then_on() -> None:
    t = sit("2").do(pick(0, 1, 2, 1)).roll("Z:- S:1 I:-- B:B").do("shoot two")
    assert t.legal == {"pass", "push one"}
    t.do("push one")
    assert t.front(B) == (1, 0)


def test_loa_r13_ambushes_on_item_and_barricade_dice_can_be_shot_cut_or_rerolled_but_not_moved() -> None:
    t = sit("chainsaw axe barricade").do("pass", pick(0, 1, 1, 2)).roll("Z:- S:1 I:A B:AB").do("pass")
    assert t.legal == {
        "pass",
        "cut item",
        "cut barricade",
        "reroll barricade 0",
        "reroll barricade 1",
        "shoot item",
        "shoot barricade",
    }
    t.do("pass")
    assert t.legal == {"pass", "cut item", "cut barricade", "reroll barricade 0", "reroll barricade 1"}


def test_loa_r14_the_roller_cannot_touch_the_zombies_just_rolled() -> None:
    t = sit("").do(pick(1, 1, 1, 1)).roll("Z:12 S:2 I:- B:B")
    assert t.stage == "end_draw", "neither shots nor barricades find anything"
    assert t.front(B) == (1, 1)


def test_loa_r15_only_bangs_used_count_for_the_hero() -> None:
    t = sit("1 1").do(pick(0, 3, 1)).roll("Z:- S:221 I:-").do("shoot one", "shoot one")
    assert not t.seat(A).has_hero, "bangs without a target"
    t = sit("chainsaw 1 1").do("pass", pick(0, 3, 1)).roll("Z:A S:2-- I:-").do("cut zombie", "shoot one", "shoot one")
    assert not t.seat(A).has_hero, "an ambush removed by the Chainsaw"
    t = (
        sit("pistol 1 1 1 1")
        .do("pistol", pick(0, 3, 1))
        .roll("Z:- S:+-- I:-")
        .roll("1")
        .do("shoot one", "shoot one", "shoot one")
    )
    assert t.seat(A).has_hero, "one die with its plus, doubled"
    assert (t.stage, t.legal) == ("shot", {"pass", "shoot one"}), "it cannot be used in this turn"


def test_loa_r18_an_ambush_in_front_also_forbids_the_end_draw() -> None:
    t = sit("medikit").do(pick(0, 0, 2, 2)).roll("Z:A I:-- B:BB")
    assert t.stage == "medikit"
    t.do("medikit").roll("1")
    assert t.actor == B, "the rescue does not reopen it"
    assert t.tiles(A) == []


def test_loa_r19_drawing_goes_on_with_a_full_card_and_any_tile_may_be_dropped() -> None:
    t = sit("axe medikit radio").do("pass", pick(0, 1, 2, 1)).roll("Z:- S:- I:II B:-").do("pass")
    t.draw("pistol", "rocket")
    assert len(t.tiles(A)) == 5
    t.do("pass", "pass")  # the Axe could re-roll the barricade die, at shots and at barricades
    assert (t.stage, t.legal) == ("limit", {"drop axe", "drop rocket", "drop pistol", "drop medikit", "drop radio"})
    t.do("drop rocket", "drop pistol")
    assert t.tiles(A) == ["axe", "medikit", "radio"]
    assert t.actor == B


def test_loa_r20_an_empty_bag_gives_nothing_and_the_game_goes_on() -> None:
    out = dict.fromkeys(("axe", "chainsaw", "rocket", "pistol", "medikit"), 3) | {"radio": 2}
    t = sit("", bag={"radio": 1}, out=out, apocalypses=3).do(pick(0, 0, 2, 2)).roll("Z:---- I:II B:BB")
    t.draw("radio")
    assert t.actor == B
    assert t.tiles(A) == ["radio"]


def test_the_picks_of_any_level_and_pool() -> None:
    assert sit("").legal == FOUR
    assert new(2, first_player=0).draw("apocalypse", "apocalypse").legal == FOUR


def test_bangs_are_told_once_for_each_shot_roll() -> None:
    t = sit("axe 1").do("pass", pick(0, 2, 0, 2)).roll("Z:- S:1- B:A-").do("pass", "reroll barricade 0").roll("B")
    assert len(t.all(Counted)) == 1
