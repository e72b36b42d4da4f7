"""The worked examples of the rules, word by word."""

from __future__ import annotations

from tests.games.last_one_alive.table import P32, new, sit

A, B, C, D = range(4)
MASKS = {10000 + mask for mask in range(1, 32)}  # 10001 .. 10031


def test_loa_example_01_set_up() -> None:
    t = new(3, first_player=B)
    t.draw("axe")
    assert t.actor == B
    assert t.legal == {1, 2}
    t.do(2)
    t.draw("apocalypse")
    assert t.level == 2
    assert t.tiles(C) == []
    t.draw("radio")
    assert t.actor == A
    assert t.legal == {1, 2}
    t.do(1)
    assert t.front(B) == (1, 0)
    assert t.bag == 18
    assert t.pool == 9
    assert (t.actor, t.stage) == (B, "pre")
    assert t.legal == {0, 31}


def test_loa_example_02_choosing_dice() -> None:
    t = sit("1")
    assert t.pool == 9
    assert t.view.compulsory == 1
    assert t.stage == "pick"
    assert len(t.legal) == 32
    assert t.legal == P32


def test_loa_example_03_a_plain_turn() -> None:
    t = sit("2").do(2049).roll("Z:1 S:1-2 B:B")
    assert t.front(B) == (1, 0)
    assert t.view.bangs == 3
    assert (t.stage, t.legal) == ("shot", {0, 82})
    t.do(82)
    assert t.front(A) == (1, 0)
    assert t.view.bangs == 2
    assert t.legal == {0, 81}
    t.do(81)
    assert t.front(A) == (0, 0)
    assert not t.seat(A).has_hero
    assert (t.stage, t.legal) == ("end_draw", {0, 70})
    t.draw("radio")
    assert t.tiles(A) == ["barricade"]
    assert t.actor == B
    assert t.front(B) == (1, 0)
    assert t.pool == 9


def test_loa_example_04_partly_shot_then_pushed_on() -> None:
    t = sit("2").do(2145).roll("Z:-12 S:1 B:B")
    assert t.front(B) == (1, 1)
    assert (t.stage, t.legal) == ("shot", {0, 82})
    t.do(82)
    assert t.front(A) == (1, 0)
    assert (t.stage, t.legal) == ("barricade", {0, 91})
    t.do(91)
    assert t.front(B) == (2, 1)
    assert t.front(A) == (0, 0)
    assert t.seat(A).is_alive
    assert t.actor == B
    assert t.pool == 7


def test_loa_example_05_plus_chains_and_a_hero() -> None:
    t = sit("1 1 2").do(2112).roll("Z:A1 S:++-").roll("2+").roll("1")
    assert t.view.bangs == 6
    assert t.seat(A).ambushes == (1, 0, 0)
    assert t.front(B) == (1, 0)
    assert (t.stage, t.legal) == ("shot", {0, 81, 82, 83})
    t.do(83)
    assert t.legal == {0, 81, 82}
    t.do(82)
    assert t.front(A) == (3, 0)
    assert t.legal == {0, 81}
    assert not t.seat(A).has_hero
    t.do(81)
    assert t.seat(A).has_hero
    assert t.legal == {0, 81}
    t.do(81, 81)
    assert t.front(A) == (0, 0)
    assert t.told[-2]["left"] == 1  # the last bang; then B's turn
    assert t.actor == B


def test_loa_example_06_pistol_before_rolling() -> None:
    t = sit("pistol 1 2 2")
    assert (t.stage, t.legal) == ("pre", {0, 12})
    t.do(12)
    assert (t.stage, t.legal) == ("pick", P32)
    t.do(2160).roll("Z:-1- S:+1").roll("1")
    assert t.view.bangs == 6
    assert t.front(A) == (1, 2)
    assert (t.stage, t.legal) == ("shot", {0, 81, 82})


def test_loa_example_07_three_kinds_of_ambush() -> None:
    t = sit("chainsaw barricade 1")
    assert t.legal == {0, 11, 31}
    t.do(0, 2022).roll("Z:A S:1 I:A B:AB")
    assert t.view.bangs == 1
    assert t.legal == {0, 31, 40, 41, 42, 81, 83, 84, 85}
    t.do(84)
    assert (t.stage, t.legal) == ("shot", {0, 31, 40, 42})
    t.do(0)
    assert (t.stage, t.legal) == ("barricade", {0, 31, 40, 42, 91})
    t.do(40)
    assert t.legal == {0, 31, 91}
    t.do(91)
    assert t.seat(A).status == "zombified"
    assert t.tiles(A) == []
    assert t.actor == B
    assert t.front(B) == (1, 0)
    assert t.pool == 9


def test_loa_example_08_chainsaw_before_rolling() -> None:
    t = sit("chainsaw 1")
    assert t.legal == {0, 11}
    t.do(11, 2025).roll("Z:A S:1 I:AI B:A")
    assert t.seat(A).ambushes == (0, 0, 0)
    assert (t.stage, t.legal) == ("item", {0, 70})
    t.draw("medikit")
    assert t.tiles(A) == ["medikit"]
    assert (t.stage, t.legal) == ("shot", {0, 81})
    t.do(81)
    assert t.actor == B
    assert t.pool == 10
    assert t.front(B) == (0, 0)


def test_loa_example_09_rocket() -> None:
    t = sit("rocket 1 2 2")
    assert t.legal == {0, 21, 22}
    t.do(22)
    assert (t.front(A), t.front(B)) == ((1, 0), (0, 2))
    t = sit("rocket 1 2 2").do(21)
    assert (t.front(A), t.front(B)) == ((0, 1), (1, 1))


def test_loa_example_10_radio_and_a_short_pool() -> None:
    t = sit("radio 1 1 1 2 2 2 2", apocalypses=3)
    assert t.level == 4
    assert t.pool == 3
    assert t.legal == {0, 13}
    t.do(13)
    assert t.view.compulsory == 3
    assert t.view.further == 6
    assert t.legal == {2015, 2027, 2030, 2039, 2042, 2045, 2051, 2054, 2057, 2060}


def test_loa_example_11_hero() -> None:
    t = sit("hero 1 1").do(2049).roll("Z:A S:--1 B:A")
    assert t.stage == "post"
    assert t.legal == {0} | MASKS
    t.do(10023).roll("1 2 1 B")
    assert t.front(B) == (1, 0)
    assert t.seat(A).ambushes == (0, 0, 0)
    assert t.view.bangs == 4
    assert (t.stage, t.legal) == ("shot", {0, 81})
    t.do(81, 81)
    assert t.front(A) == (0, 0)
    assert (t.stage, t.legal) == ("end_draw", {0, 70})


def test_loa_example_12_axe_rerolls_an_ambush_and_the_end_draw_hits_the_apocalypse() -> None:
    t = sit("axe 1")
    assert t.legal == {0, 10}
    t.do(0, 2034).roll("Z:- S:1- B:AB")
    assert (t.stage, t.legal) == ("post", {0, 60, 61})
    t.do(0)
    assert (t.stage, t.legal) == ("shot", {0, 60, 61, 81, 85})
    t.do(60).roll("B")
    assert t.seat(A).ambushes == (0, 0, 0)
    assert t.view.results == 2
    assert (t.stage, t.legal) == ("shot", {0, 81})
    t.do(81)
    assert (t.stage, t.view.draws, t.legal) == ("end_draw", 2, {0, 70})
    t.draw("rocket")
    assert t.tiles(A) == ["barricade"]
    assert (t.stage, t.view.draws, t.legal) == ("end_draw", 1, {0, 70})
    t.draw("apocalypse")
    assert t.level == 2
    assert t.tiles(A) == ["barricade"]
    assert t.bag == 18
    assert t.actor == B


def test_loa_example_13_axe_before_rolling_too_many_tiles() -> None:
    t = sit("axe radio 1")
    assert t.legal == {0, 10, 13}
    t.do(10)
    assert t.legal == {0, 13}
    t.do(0, 2019).roll("Z:- S:1 B:BBB")
    assert t.view.results == 6
    assert (t.stage, t.legal) == ("shot", {0, 81})
    t.do(0)
    assert (t.stage, t.legal) == ("barricade", {0, 91})
    t.do(91)
    assert t.front(B) == (1, 0)
    assert (t.stage, t.view.draws, t.legal) == ("end_draw", 5, {0, 70})
    t.draw("axe", "medikit", "pistol")
    assert (t.stage, t.view.draws, t.legal) == ("end_draw", 2, {0, 70})
    t.do(0)
    assert (t.stage, t.legal) == ("limit", {105, 106})
    t.do(105)
    assert t.tiles(A) == ["barricade"] * 3
    assert t.actor == B


def test_loa_example_14_medikit() -> None:
    for face, is_saved in (("+", True), ("-", False)):
        t = sit("medikit rocket 1", players=3)
        assert t.legal == {0, 20}
        t.do(0, 2208).roll("Z:12A- S:1")
        assert t.front(B) == (1, 1)
        assert (t.stage, t.legal) == ("shot", {0, 81, 83})
        t.do(83)
        assert (t.stage, t.legal) == ("medikit", {0, 110})
        t.do(110).roll(face)
        assert t.seat(A).is_alive == is_saved
        assert t.tiles(A) == (["rocket"] if is_saved else [])
        assert t.pool == 8
        assert t.actor == B
        assert t.front(B) == (1, 1)


def test_loa_example_15_elimination_with_three_players() -> None:
    t = sit("axe hero 2 2", players=3)
    assert t.legal == {0, 10}
    t.do(0, 2049).roll("Z:1 S:1-1 B:B")
    assert (t.stage, t.legal) == ("post", {0, 60} | MASKS)
    t.do(0)
    assert t.front(B) == (1, 0)
    assert t.view.bangs == 2
    assert t.legal == {0, 60, 82}
    t.do(82)
    assert t.legal == {0, 60, 81, 82}
    t.do(82)
    assert t.front(A) == (2, 0)
    assert t.legal == {0, 60}
    t.do(60).roll("A")
    assert t.seat(A).status == "zombified"
    assert t.tiles(A) == []
    assert not t.seat(A).has_hero
    assert t.view.heroes == 4
    assert not t.match.is_over
    assert t.actor == B
    assert t.front(B) == (1, 0)
    assert t.pool == 9


def test_loa_example_16_day_and_night() -> None:
    bag = {"night": 1, "apocalypse": 1, "axe": 1, "rocket": 1}
    out = {"axe": 2, "rocket": 2, "chainsaw": 3, "pistol": 3, "medikit": 3, "radio": 3}
    t = sit("1", players=3, day_and_night=True, apocalypses=2, bag=bag, out=out)
    assert t.level == 3
    t.do(2028).roll("Z:--- S:1 I:III")
    assert (t.stage, t.legal) == ("item", {0, 70})
    t.draw("night")
    assert t.level == 4
    assert t.bag == 4
    assert (t.stage, t.legal) == ("item", {0, 70})
    t.draw("axe")
    assert (t.stage, t.legal) == ("item", {0, 70})
    t.draw("day")
    assert t.level == 3
    assert t.bag == 2
    assert (t.stage, t.legal) == ("shot", {0, 81})


def test_loa_example_17_the_survivors_a_life_lost() -> None:
    t = sit("radio life 1 2", "barricade life life", players=2, survivors=True)
    assert t.legal == {0, 13}
    t.do(0, 2112).roll("Z:1A S:1--")
    assert t.front(B) == (1, 0)
    assert (t.stage, t.legal) == ("shot", {0, 81, 82, 83})
    t.do(81)
    assert t.seat(A).lives == 0
    assert t.tiles(A) == []
    assert t.front(A) == (0, 0)
    assert t.seat(A).has_hero
    assert t.seat(A).is_alive
    assert t.actor == B
    assert t.front(B) == (1, 0)
    assert (t.stage, t.legal) == ("pre", {0, 31})
    assert t.pool == 9


def test_loa_example_18_the_survivors_end_and_tie() -> None:
    bag = {"apocalypse": 1, "axe": 1}
    out = {"axe": 1, "chainsaw": 2, "rocket": 2, "pistol": 2, "medikit": 3, "radio": 1}
    cards = ("radio axe barricade life 1", "rocket chainsaw life life", "radio hero life life")
    t = sit(*cards, players=3, survivors=True, apocalypses=2, bag=bag, out=out)
    assert t.level == 3
    assert t.legal == {0, 10, 13, 31}
    t.do(0, 2028).roll("Z:1-- S:- I:IIA")
    # A has an Axe, but no barricade die to re-roll
    assert (t.stage, t.legal) == ("item", {0, 70})
    t.draw("axe")
    assert len(t.tiles(A)) == 4
    assert (t.stage, t.legal) == ("item", {0, 70})
    t.draw("apocalypse")
    assert t.match.is_over
    assert t.seat(A).front == (1, 0)
    assert t.seat(A).ambushes == (0, 1, 0)
    assert [seat.points for seat in t.view.seats] == [6, 6, 5]
    assert t.view.winners == (A, B)
    assert t.state.scores() == [0.5, 0.5, 0.0]


def test_loa_example_19_zombies_everywhere() -> None:
    for face, front, pool in (("2", (1, 1), 8), ("A", (1, 0), 9), ("-", (1, 0), 9)):
        t = sit("1", "zombified", zombies_everywhere=True, apocalypses=1)
        assert t.level == 3
        t.do(2049).roll("Z:1-A S:1-1 B:B")
        assert t.front(C) == (1, 0)
        assert (t.stage, t.legal) == ("shot", {0, 81, 83})
        t.do(83, 81)
        assert (t.stage, t.legal) == ("end_draw", {0, 70})
        t.do(0)
        assert (t.stage, t.view.seat) == ("risen", B)
        t.roll(face)
        assert t.front(C) == front
        assert t.actor == C
        assert t.pool == pool


def test_loa_example_20_pistol_after_rolling() -> None:
    t = sit("pistol 2")
    assert t.legal == {0, 12}
    t.do(0, 2040).roll("Z:- S:1- I:II")
    assert (t.stage, t.legal) == ("post", {0, 50, 51})
    t.do(0)
    assert (t.stage, t.legal) == ("item", {0, 70})
    t.do(0)
    assert (t.stage, t.view.bangs, t.legal) == ("shot", 1, {0, 50, 51, 82})
    t.do(51).roll("+").roll("2")
    assert t.view.bangs == 4
    assert (t.stage, t.legal) == ("shot", {0, 82})
    t.do(82, 81)
    assert t.front(A) == (0, 0)
    assert t.actor == B


def test_loa_example_21_empty_bag() -> None:
    out = dict.fromkeys(("axe", "chainsaw", "rocket", "pistol", "medikit", "radio"), 3)
    t = sit("", players=2, apocalypses=3, bag={}, out=out)
    assert t.level == 4
    assert t.legal == P32
    t.do(2010).roll("Z:112- I:II B:BB")
    assert t.actor == B
    assert t.stage == "pick"
    assert t.front(B) == (2, 1)
    assert t.pool == 7


def test_loa_example_22_the_last_one() -> None:
    t = sit("2", "zombified", "", players=3).do(2112).roll("Z:11 S:--1")
    assert t.front(C) == (2, 0)
    assert (t.stage, t.legal) == ("shot", {0, 82})
    t.do(82)
    assert t.seat(A).status == "zombified"
    assert t.match.is_over
    assert t.view.winners == (C,)
    assert t.state.scores() == [0.0, 0.0, 1.0]
    assert t.front(C) == (2, 0)
