"""Tiles and their windows: LOA-40 to LOA-59, and the rulings about them."""

from __future__ import annotations

import pytest

from tests.games.last_one_alive.table import heroes, pick, sit, words_of

A, B, C, D = range(4)
BARE = pick(0, 1, 2, 1)


def test_loa_40_a_tile_only_in_the_own_turn_and_at_its_moment() -> None:
    t = sit("rocket radio medikit 1", "axe chainsaw pistol")
    assert t.legal == {"pass", "radio", "rocket 0"}
    t.do("pass", BARE).roll("Z:- S:1 I:-- B:B")
    assert (t.stage, t.legal) == ("shot", {"pass", "shoot one"}), "what is for before rolling is not offered after it"


def test_loa_41_a_used_tile_leaves_the_game() -> None:
    t = sit("radio")
    assert t.bag == 20
    t.do("radio")
    assert t.tiles(A) == []
    assert t.view.out[5] == 1
    assert t.bag == 20


def test_loa_42_several_tiles_in_one_turn() -> None:
    t = sit("axe pistol barricade 1 1").do("axe", "pistol", "barricade one", pick(0, 3, 0, 1)).roll("Z:- S:1-- B:B")
    assert t.tiles(A) == []
    assert t.view.bangs == 2
    assert t.view.results == 2


def test_loa_43_an_item_drawn_this_turn_may_be_used_after_rolling() -> None:
    t = sit("1").do(BARE).roll("Z:A S:- I:I- B:-")
    t.draw("chainsaw")
    assert (t.stage, t.legal) == ("shot", {"pass", "cut zombie"})
    t = sit("1").do(BARE).roll("Z:- S:- I:I- B:-").draw("pistol")
    assert (t.stage, t.legal) == ("shot", {"pass", "reroll shot 0"})
    t = sit("1").do(BARE).roll("Z:- S:- I:I- B:-").draw("axe")
    assert (t.stage, t.legal) == ("shot", {"pass", "reroll barricade 0"})
    t = sit("1").do(BARE).roll("Z:- S:- I:I- B:-").draw("medikit")
    assert (t.stage, t.legal) == ("medikit", {"pass", "medikit"})
    for tile in ("rocket", "radio"):
        t = sit("1").do(BARE).roll("Z:- S:- I:I- B:-").draw(tile)
        assert t.seat(A).status == "zombified"


def test_loa_44_only_the_visible_side_counts() -> None:
    t = sit("barricade 1")
    assert t.legal == {"pass", "barricade one"}
    t = sit("axe 1")
    assert t.legal == {"pass", "axe"}


def test_loa_45_the_hero_rerolls_any_of_the_dice_just_rolled() -> None:
    t = sit("hero").do("pick SSSB").roll("Z:A S:-11 B:-")
    assert t.legal == {"pass"} | heroes(5)
    t.do("hero 0 1").roll("1 2")
    assert not t.seat(A).has_hero
    assert t.front(B) == (1, 0)
    assert t.seat(A).ambushes == (0, 0, 0)


def test_loa_46_never_more_than_one_hero_tile_and_none_after_using_one() -> None:
    t = (
        sit("hero 1 1 1 1")
        .do(pick(0, 3, 1))
        .roll("Z:- S:211 I:-")
        .do("pass", "shoot one", "shoot one", "shoot one", "shoot one")
    )
    assert t.seat(A).has_hero
    assert t.view.heroes == 4
    t = (
        sit("hero 1 1 1 1")
        .do(pick(0, 3, 1))
        .roll("Z:- S:211 I:-")
        .do("hero 0")
        .roll("-")
        .do("shoot one", "shoot one", "shoot one", "shoot one")
    )
    assert not t.seat(A).has_hero
    t = sit("hero", players=2).do(BARE).roll("Z:- S:- I:-- B:-").do("hero 0").roll("-")
    t.do(pick(4)).roll("Z:1111-").do(pick(0, 3, 1)).roll("Z:- S:211 I:-").do("shoot one", "shoot one", "shoot one")
    assert t.seat(A).has_hero, "in the next turn there may be one again"


def test_loa_50_axe_before_rolling_doubles_barricade_results() -> None:
    t = sit("axe 1 1").do("axe", BARE).roll("Z:- S:- I:-- B:B")
    assert t.view.results == 2
    t.do("push one", "push one")
    assert t.front(B) == (2, 0)
    assert t.actor == B, "both results are used: no end draw"
    t.do(BARE).roll("Z:- S:- I:-- B:B")
    assert t.view.results == 1, "only this turn"


def test_loa_51_axe_after_rolling_rerolls_one_barricade_die() -> None:
    t = sit("axe 1").do("pass", BARE).roll("Z:- S:- I:-- B:-")
    assert t.legal == {"pass", "reroll barricade 0"}
    t.do("reroll barricade 0").roll("B")
    assert (t.stage, t.legal) == ("barricade", {"pass", "push one"})


def test_loa_52_chainsaw_before_rolling_ignores_all_ambushes() -> None:
    t = sit("chainsaw").do("chainsaw", pick(1, 1, 1, 1)).roll("Z:AA S:- I:A B:A")
    assert t.actor == B
    assert t.seat(A).is_alive
    assert t.pool == 10
    t.do(BARE).roll("Z:A S:1 I:-- B:-")
    assert t.seat(B).ambushes == (1, 0, 0), "only this turn"


def test_loa_53_chainsaw_after_rolling_discards_one_ambush() -> None:
    t = sit("chainsaw").do("pass", pick(1, 1, 1, 1)).roll("Z:AA S:- I:- B:-")
    assert t.legal == {"pass", "cut zombie"}
    t.do("cut zombie")
    assert t.seat(A).status == "zombified", "the other one is left"
    t = sit("chainsaw").do("pass", pick(1, 1, 1, 1)).roll("Z:A- S:- I:- B:-").do("cut zombie")
    assert t.seat(A).is_alive


@pytest.mark.parametrize(("front", "moved"), [("1", 1), ("1 1", 1), ("1 1 1", 2), ("1 1 1 1 1", 3)])
def test_loa_54_rocket_moves_half_of_the_dice_rounded_up(front: str, moved: int) -> None:
    t = sit(f"rocket {front}")
    assert t.legal == {"pass", "rocket 0"}
    t.do("rocket 0")
    assert t.front(B) == (moved, 0)
    assert t.front(A) == (len(front.split()) - moved, 0)


def test_loa_55_pistol_before_rolling_doubles_every_bang() -> None:
    t = sit("pistol 2 2 2").do("pistol", pick(0, 3, 0, 1)).roll("Z:- S:12- B:-")
    assert t.view.bangs == 6
    t = sit("pistol", "1 1").do("pistol", BARE).roll("Z:- S:- I:-- B:-").do(BARE).roll("Z:- S:1 I:-- B:-")
    assert t.view.bangs == 1, "only this turn"


def test_loa_56_pistol_after_rolling_rerolls_one_shot_die() -> None:
    t = sit("pistol 2").do("pass", pick(0, 3, 0, 1)).roll("Z:- S:1-- B:-")
    assert (t.stage, t.legal) == ("post", {"pass", "reroll shot 0", "reroll shot 1", "reroll shot 2"})
    t.do("reroll shot 0").roll("2")
    assert t.view.bangs == 2, "the new result replaces the old one"


@pytest.mark.parametrize(("face", "is_saved"), [("1", True), ("2", True), ("+", True), ("-", False)])
def test_loa_57_medikit_saves_with_at_least_one_bang(face: str, is_saved: bool) -> None:
    t = sit("medikit axe 1 2").do("pass", BARE).roll("Z:A S:- I:-- B:-").do("pass", "pass", "pass")
    assert (t.stage, t.legal) == ("medikit", {"pass", "medikit"})
    t.do("medikit").roll(face)
    assert t.seat(A).is_alive == is_saved
    assert t.front(A) == (0, 0)
    assert t.seat(A).ambushes == (0, 0, 0)
    assert t.pool == 10
    assert t.actor == B


def test_loa_58_radio_rolls_two_more_dice() -> None:
    t = sit("radio").do("radio")
    assert t.view.further == 6
    t.do(pick(0, 3, 2, 1))
    assert len(t.view.dice) == 7
    t.roll("Z:- S:--- I:-- B:-")
    assert (t.actor, t.view.further) == (B, 4), "only this turn"


def test_loa_59_barricade_side_moves_one_zombie_die_before_or_after_rolling() -> None:
    t = sit("barricade 1 2")
    assert t.legal == {"pass", "barricade one", "barricade two"}
    t.do("barricade two")
    assert t.front(B) == (0, 1)
    t = sit("barricade 1").do("pass", BARE).roll("Z:- S:- I:-- B:-")
    assert (t.stage, t.legal) == ("shot", {"pass", "barricade one"})
    t.do("pass")
    assert (t.stage, t.legal) == ("barricade", {"pass", "barricade one"})
    t.do("barricade one")
    assert t.front(B) == (1, 0)
    assert t.actor == B


def test_loa_r16_hero_tiles_run_out_or_return() -> None:
    t = sit("hero 1").do("pick SSSB").roll("Z:- S:111 B:-").do("hero 0").roll("-")
    assert t.view.heroes == 4
    t = sit("hero 1", hero_supply="returned").do("pick SSSB").roll("Z:- S:111 B:-").do("hero 0").roll("-")
    assert t.view.heroes == 5
    t = sit("1 1 1 1", heroes=0).do(pick(0, 3, 1)).roll("Z:- S:211 I:-").do("shoot one", "shoot one", "shoot one")
    assert not t.seat(A).has_hero, "with none left nobody receives one"


def test_loa_r17_the_hero_is_for_post_only_and_rerolls_each_die_once() -> None:
    t = sit("hero 1").do("pick SSSB").roll("Z:1 S:+-- B:B").do("pass").roll("1")
    assert t.stage == "shot"
    assert t.legal == {"pass", "shoot one"}
    t = sit("hero 1").do("pick SSSB").roll("Z:1 S:--- B:-").do("hero 0 1 2 3 4").roll("Z:A S:--1 B:B")
    assert t.seat(A).ambushes == (1, 0, 0)
    assert t.front(B) == (0, 0)


def test_loa_r17_marks_can_be_taken_back_but_not_for_ever() -> None:
    t = sit("hero 1").do("pick SSSB").roll("Z:1 S:--- B:-").do("mark 1")
    assert set(words_of(t.state)) == {"mark 0", "mark 2", "mark 3", "mark 4", "take_back 1", "throw"}
    t.do("take_back 1")
    assert t.stage == "post"
    assert "pass" in t.legal
    for _ in range(4):
        t.do("mark 0", "take_back 0")
    t.do("mark 0")
    assert set(words_of(t.state)) == {"mark 1", "mark 2", "mark 3", "mark 4", "throw"}
    t.do("mark 1", "mark 2", "mark 3", "mark 4")
    assert t.stage == "post", "with one choice left it is taken: all five are rolled"
    assert any(die.is_waiting for die in t.view.dice)


def test_loa_r22_the_side_is_fixed_when_the_tile_is_placed() -> None:
    t = sit("1").do(BARE).roll("Z:- S:1 I:I- B:B").draw("axe").do("pass", "push one")
    assert t.tiles(A) == ["axe"], "an item result gives an item"
    t = sit("").do(BARE).roll("Z:- S:1 I:-- B:B").draw("axe")
    assert t.tiles(A) == ["barricade"], "a barricade result gives a barricade"


def test_loa_r24_before_rolling_is_one_stage_before_the_dice_are_chosen() -> None:
    t = sit("axe")
    assert t.stage == "pre"
    t.do("pass")
    assert t.stage == "pick"
    t.do(BARE)
    assert t.stage == "roll"


def test_loa_r25_after_rolling_lasts_to_the_end_of_the_barricades() -> None:
    t = sit("axe chainsaw barricade 1").do("pass", BARE).roll("Z:A S:- I:I- B:-")
    assert (t.stage, t.legal) == ("post", {"pass", "reroll barricade 0"}), (
        "Chainsaw and barricade tile wait for the assignment"
    )
    t.do("pass")
    assert (t.stage, t.legal) == ("item", {"pass", "draw"}), "no tile while items are drawn"
    t.do("pass")
    assert (t.stage, t.legal) == ("shot", {"pass", "barricade one", "cut zombie", "reroll barricade 0"})
    t.do("pass")
    assert (t.stage, t.legal) == ("barricade", {"pass", "barricade one", "cut zombie", "reroll barricade 0"})


def test_loa_r26_a_second_doubler_counts_only_by_option() -> None:
    t = sit("axe axe pistol").do("axe")
    assert t.legal == {"pass", "pistol"}
    t = sit("axe axe axe 1", stack_doublers=True).do("axe", "axe", "axe", BARE).roll("Z:- S:- I:-- B:B")
    assert t.view.results == 8
    t = sit("pistol pistol 1", stack_doublers=True).do("pistol", "pistol", BARE).roll("Z:- S:1 I:-- B:-")
    assert t.view.bangs == 4


def test_loa_r27_the_doubling_axe_reaches_rerolls_and_end_draws() -> None:
    t = sit("axe axe").do("axe", BARE).roll("Z:- S:- I:-- B:-").do("reroll barricade 0").roll("B")
    assert (t.stage, t.view.draws) == ("end_draw", 2)


def test_loa_r28_which_barricade_dice_the_axe_rerolls() -> None:
    t = sit("axe 1 1").do("pass", pick(0, 1, 0, 3)).roll("Z:- S:1 B:BB-").do("pass", "pass")
    assert (t.stage, t.legal) == (
        "barricade",
        {"pass", "reroll barricade 0", "reroll barricade 1", "reroll barricade 2", "push one"},
    )
    t.do("push one")
    assert t.legal == {"pass", "reroll barricade 1", "reroll barricade 2", "push one"}, (
        "the result was charged to the first die"
    )
    t.do("reroll barricade 2").roll("A")
    assert t.seat(A).ambushes == (0, 0, 1), "a new ambush goes in front at once"
    t = sit("axe axe 1 1").do("axe", pick(0, 1, 0, 3)).roll("Z:- S:- B:B--").do("pass", "pass", "push one")
    assert t.legal == {"pass", "reroll barricade 1", "reroll barricade 2", "push one"}, (
        "with doubling a die counts as used after one of its two results"
    )
    t = sit("axe").do("pass", pick(0, 1, 0, 3)).roll("Z:- S:1 B:A-B").do("pass", "shoot barricade")
    assert t.legal == {"pass", "reroll barricade 1", "reroll barricade 2"}, "an ambush that is removed is gone"
    t = (
        sit("axe chainsaw")
        .do("chainsaw", "pass", pick(0, 1, 0, 3))
        .roll("Z:- S:- B:A--")
        .do("reroll barricade 0")
        .roll("A")
    )
    assert t.seat(A).is_alive, "the Chainsaw ignores it"


def test_loa_r28_of_several_ambushes_the_first_die_is_taken() -> None:
    rerolls = {"pass", "reroll barricade 1", "reroll barricade 2"}
    for one, other in (("shoot barricade", "cut barricade"), ("cut barricade", "shoot barricade")):
        t = sit("axe chainsaw").do("pass", pick(0, 1, 0, 3)).roll("Z:- S:1 B:AA-").do("pass", one)
        assert t.legal == rerolls | {other}, "the die with the lowest index is gone"


def test_loa_r29_the_pistol_reroll_wipes_all_that_the_die_has_scored() -> None:
    t = sit("pistol 2 2").do("pass", pick(0, 2, 1, 1)).roll("Z:- S:+1 I:- B:-").do("pass").roll("+").roll("2")
    assert t.view.bangs == 5
    assert t.legal == {"pass", "reroll shot 0", "reroll shot 1", "shoot two"}
    t.do("reroll shot 0").roll("-")
    assert t.view.bangs == 1
    t = sit("pistol 2 2").do("pass", pick(0, 2, 1, 1)).roll("Z:- S:21 I:- B:-").do("pass", "shoot two")
    assert t.legal == {"pass", "shoot one", "shoot two"}, "until the first bang is used"
    t = sit("pistol 2 2").do("pass", pick(0, 2, 1, 1)).roll("Z:- S:-1 I:- B:-").do("reroll shot 0").roll("+")
    assert any(die.is_waiting for die in t.view.dice), "in POST the plus waits for the counting"
    t.roll("2")
    assert t.view.bangs == 4


def test_loa_r30_doubling_counts_every_symbol_of_a_chain() -> None:
    t = sit("pistol 2 2").do("pistol", pick(0, 2, 1, 1)).roll("Z:- S:+- I:- B:-").roll("2")
    assert t.view.bangs == 2 * (1 + 2)


def test_loa_r31_one_chainsaw_before_rolling_is_enough() -> None:
    t = sit("chainsaw chainsaw axe").do("chainsaw")
    assert t.legal == {"pass", "axe"}
    t.do("pass", BARE).roll("Z:A S:- I:A- B:-").do("reroll barricade 0").roll("A")
    assert t.seat(A).ambushes == (0, 0, 0), "also after re-rolls"
    assert t.actor == B
    for passes, stage in ((1, "shot"), (2, "barricade")):
        t = (
            sit("chainsaw axe 1 1")
            .do("chainsaw", "pass", pick(0, 1, 0, 3))
            .roll("Z:- S:1 B:B--")
            .do(*["pass"] * passes)
        )
        assert t.stage == stage
        t.do("reroll barricade 1").roll("A")
        assert t.seat(A).ambushes == (0, 0, 0), "also after the assignment"


def test_loa_r32_a_rocket_needs_a_die_and_the_second_counts_what_is_left() -> None:
    assert sit("rocket axe").legal == {"pass", "axe"}
    t = sit("rocket rocket 1 1 1 1").do("rocket 0")
    assert t.front(A) == (2, 0)
    t.do("rocket 0")
    assert t.front(A) == (1, 0)
    assert t.front(B) == (3, 0)


def test_loa_r33_radios_add_up_and_take_zombie_dice_too() -> None:
    t = sit("radio radio").do("radio", "radio")
    assert t.view.further == 8
    assert pick(8) in t.legal
    assert pick(0, 3, 3, 2) in t.legal


def test_loa_r34_a_medikit_is_one_roll_and_another_may_be_tried() -> None:
    t = sit("medikit medikit 1").do(BARE).roll("Z:- S:- I:-- B:-").do("medikit").roll("-")
    assert (t.stage, t.legal) == ("medikit", {"pass", "medikit"})
    t.do("medikit").roll("+")
    assert t.seat(A).is_alive
    assert t.actor == B, "its plus is not rolled again"
    t = sit("medikit 1").do(BARE).roll("Z:- S:- I:-- B:-").do("pass")
    assert t.seat(A).status == "zombified"


def test_loa_r35_useless_uses_are_legal_if_they_need_no_target() -> None:
    t = sit("axe pistol chainsaw")
    assert t.legal == {"pass", "axe", "chainsaw", "pistol"}
    t = sit("radio")
    assert t.legal == {"pass", "radio"}
    assert sit("barricade rocket").stage == "pick", "these need a die in front"
