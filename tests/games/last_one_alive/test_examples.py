"""The worked examples of the rules, word by word."""

from __future__ import annotations

from ludotek.games.last_one_alive.events import Shot
from tests.games.last_one_alive.table import FOUR, heroes, new, sit

A, B, C, D = range(4)
HEROES = heroes(5)  # 31 sets of five dice


def test_loa_example_01_set_up() -> None:
    t = new(3, first_player=B)
    t.draw("axe")
    assert t.actor == B
    assert t.legal == {"side item", "side barricade"}
    t.do("side barricade")
    t.draw("apocalypse")
    assert t.level == 2
    assert t.tiles(C) == []
    t.draw("radio")
    assert t.actor == A
    assert t.legal == {"side item", "side barricade"}
    t.do("side item")
    assert t.front(B) == (1, 0)
    assert t.bag == 18
    assert t.pool == 9
    assert (t.actor, t.stage) == (B, "pre")
    assert t.legal == {"pass", "barricade one"}


def test_loa_example_02_choosing_dice() -> None:
    t = sit("1")
    assert t.pool == 9
    assert t.view.compulsory == 1
    assert t.stage == "pick"
    assert len(t.legal) == 32
    assert t.legal == FOUR


def test_loa_example_03_a_plain_turn() -> None:
    t = sit("2").do("pick SSSB").roll("Z:1 S:1-2 B:B")
    assert t.front(B) == (1, 0)
    assert t.view.bangs == 3
    assert (t.stage, t.legal) == ("shot", {"pass", "shoot two"})
    t.do("shoot two")
    assert t.front(A) == (1, 0)
    assert t.view.bangs == 2
    assert t.legal == {"pass", "shoot one"}
    t.do("shoot one")
    assert t.front(A) == (0, 0)
    assert not t.seat(A).has_hero
    assert (t.stage, t.legal) == ("end_draw", {"pass", "draw"})
    t.draw("radio")
    assert t.tiles(A) == ["barricade"]
    assert t.actor == B
    assert t.front(B) == (1, 0)
    assert t.pool == 9


def test_loa_example_04_partly_shot_then_pushed_on() -> None:
    t = sit("2").do("pick ZZSB").roll("Z:-12 S:1 B:B")
    assert t.front(B) == (1, 1)
    assert (t.stage, t.legal) == ("shot", {"pass", "shoot two"})
    t.do("shoot two")
    assert t.front(A) == (1, 0)
    assert (t.stage, t.legal) == ("barricade", {"pass", "push one"})
    t.do("push one")
    assert t.front(B) == (2, 1)
    assert t.front(A) == (0, 0)
    assert t.seat(A).is_alive
    assert t.actor == B
    assert t.pool == 7


def test_loa_example_05_plus_chains_and_a_hero() -> None:
    t = sit("1 1 2").do("pick ZSSS").roll("Z:A1 S:++-").roll("2+").roll("1")
    assert t.view.bangs == 6
    assert t.seat(A).ambushes == (1, 0, 0)
    assert t.front(B) == (1, 0)
    assert (t.stage, t.legal) == ("shot", {"pass", "shoot one", "shoot two", "shoot zombie"})
    t.do("shoot zombie")
    assert t.legal == {"pass", "shoot one", "shoot two"}
    t.do("shoot two")
    assert t.front(A) == (3, 0)
    assert t.legal == {"pass", "shoot one"}
    assert not t.seat(A).has_hero
    t.do("shoot one")
    assert t.seat(A).has_hero
    assert t.legal == {"pass", "shoot one"}
    t.do("shoot one", "shoot one")
    assert t.front(A) == (0, 0)
    assert t.all(Shot)[-1].left == 1
    assert t.actor == B


def test_loa_example_06_pistol_before_rolling() -> None:
    t = sit("pistol 1 2 2")
    assert (t.stage, t.legal) == ("pre", {"pass", "pistol"})
    t.do("pistol")
    assert (t.stage, t.legal) == ("pick", FOUR)
    t.do("pick ZZSS").roll("Z:-1- S:+1").roll("1")
    assert t.view.bangs == 6
    assert t.front(A) == (1, 2)
    assert (t.stage, t.legal) == ("shot", {"pass", "shoot one", "shoot two"})


def test_loa_example_07_three_kinds_of_ambush() -> None:
    t = sit("chainsaw barricade 1")
    assert t.legal == {"pass", "chainsaw", "barricade one"}
    t.do("pass", "pick SIBB").roll("Z:A S:1 I:A B:AB")
    assert t.view.bangs == 1
    assert t.legal == {
        "pass",
        "barricade one",
        "cut zombie",
        "cut item",
        "cut barricade",
        "shoot one",
        "shoot zombie",
        "shoot item",
        "shoot barricade",
    }
    t.do("shoot item")
    assert (t.stage, t.legal) == ("shot", {"pass", "barricade one", "cut zombie", "cut barricade"})
    t.do("pass")
    assert (t.stage, t.legal) == ("barricade", {"pass", "barricade one", "cut zombie", "cut barricade", "push one"})
    t.do("cut zombie")
    assert t.legal == {"pass", "barricade one", "push one"}
    t.do("push one")
    assert t.seat(A).status == "zombified"
    assert t.tiles(A) == []
    assert t.actor == B
    assert t.front(B) == (1, 0)
    assert t.pool == 9


def test_loa_example_08_chainsaw_before_rolling() -> None:
    t = sit("chainsaw 1")
    assert t.legal == {"pass", "chainsaw"}
    t.do("chainsaw", "pick SIIB").roll("Z:A S:1 I:AI B:A")
    assert t.seat(A).ambushes == (0, 0, 0)
    assert (t.stage, t.legal) == ("item", {"pass", "draw"})
    t.draw("medikit")
    assert t.tiles(A) == ["medikit"]
    assert (t.stage, t.legal) == ("shot", {"pass", "shoot one"})
    t.do("shoot one")
    assert t.actor == B
    assert t.pool == 10
    assert t.front(B) == (0, 0)


def test_loa_example_09_rocket() -> None:
    t = sit("rocket 1 2 2")
    assert t.legal == {"pass", "rocket 1", "rocket 2"}
    t.do("rocket 2")
    assert (t.front(A), t.front(B)) == ((1, 0), (0, 2))
    t = sit("rocket 1 2 2").do("rocket 1")
    assert (t.front(A), t.front(B)) == ((0, 1), (1, 1))


def test_loa_example_10_radio_and_a_short_pool() -> None:
    t = sit("radio 1 1 1 2 2 2 2", apocalypses=3)
    assert t.level == 4
    assert t.pool == 3
    assert t.legal == {"pass", "radio"}
    t.do("radio")
    assert t.view.compulsory == 3
    assert t.view.further == 6
    assert t.legal == {
        "pick IIIBBB",
        "pick SIIBBB",
        "pick SIIIBB",
        "pick SSIBBB",
        "pick SSIIBB",
        "pick SSIIIB",
        "pick SSSBBB",
        "pick SSSIBB",
        "pick SSSIIB",
        "pick SSSIII",
    }


def test_loa_example_11_hero() -> None:
    t = sit("hero 1 1").do("pick SSSB").roll("Z:A S:--1 B:A")
    assert t.stage == "post"
    assert t.legal == {"pass"} | HEROES
    t.do("hero 0 1 2 4").roll("1 2 1 B")
    assert t.front(B) == (1, 0)
    assert t.seat(A).ambushes == (0, 0, 0)
    assert t.view.bangs == 4
    assert (t.stage, t.legal) == ("shot", {"pass", "shoot one"})
    t.do("shoot one", "shoot one")
    assert t.front(A) == (0, 0)
    assert (t.stage, t.legal) == ("end_draw", {"pass", "draw"})


def test_loa_example_12_axe_rerolls_an_ambush_and_the_end_draw_hits_the_apocalypse() -> None:
    t = sit("axe 1")
    assert t.legal == {"pass", "axe"}
    t.do("pass", "pick SSBB").roll("Z:- S:1- B:AB")
    assert (t.stage, t.legal) == ("post", {"pass", "reroll barricade 0", "reroll barricade 1"})
    t.do("pass")
    assert (t.stage, t.legal) == (
        "shot",
        {"pass", "reroll barricade 0", "reroll barricade 1", "shoot one", "shoot barricade"},
    )
    t.do("reroll barricade 0").roll("B")
    assert t.seat(A).ambushes == (0, 0, 0)
    assert t.view.results == 2
    assert (t.stage, t.legal) == ("shot", {"pass", "shoot one"})
    t.do("shoot one")
    assert (t.stage, t.view.draws, t.legal) == ("end_draw", 2, {"pass", "draw"})
    t.draw("rocket")
    assert t.tiles(A) == ["barricade"]
    assert (t.stage, t.view.draws, t.legal) == ("end_draw", 1, {"pass", "draw"})
    t.draw("apocalypse")
    assert t.level == 2
    assert t.tiles(A) == ["barricade"]
    assert t.bag == 18
    assert t.actor == B


def test_loa_example_13_axe_before_rolling_too_many_tiles() -> None:
    t = sit("axe radio 1")
    assert t.legal == {"pass", "axe", "radio"}
    t.do("axe")
    assert t.legal == {"pass", "radio"}
    t.do("pass", "pick SBBB").roll("Z:- S:1 B:BBB")
    assert t.view.results == 6
    assert (t.stage, t.legal) == ("shot", {"pass", "shoot one"})
    t.do("pass")
    assert (t.stage, t.legal) == ("barricade", {"pass", "push one"})
    t.do("push one")
    assert t.front(B) == (1, 0)
    assert (t.stage, t.view.draws, t.legal) == ("end_draw", 5, {"pass", "draw"})
    t.draw("axe", "medikit", "pistol")
    assert (t.stage, t.view.draws, t.legal) == ("end_draw", 2, {"pass", "draw"})
    t.do("pass")
    assert (t.stage, t.legal) == ("limit", {"drop radio", "drop barricade"})
    t.do("drop radio")
    assert t.tiles(A) == ["barricade"] * 3
    assert t.actor == B


def test_loa_example_14_medikit() -> None:
    for face, is_saved in (("+", True), ("-", False)):
        t = sit("medikit rocket 1", players=3)
        assert t.legal == {"pass", "rocket 0"}
        t.do("pass", "pick ZZZS").roll("Z:12A- S:1")
        assert t.front(B) == (1, 1)
        assert (t.stage, t.legal) == ("shot", {"pass", "shoot one", "shoot zombie"})
        t.do("shoot zombie")
        assert (t.stage, t.legal) == ("medikit", {"pass", "medikit"})
        t.do("medikit").roll(face)
        assert t.seat(A).is_alive == is_saved
        assert t.tiles(A) == (["rocket"] if is_saved else [])
        assert t.pool == 8
        assert t.actor == B
        assert t.front(B) == (1, 1)


def test_loa_example_15_elimination_with_three_players() -> None:
    t = sit("axe hero 2 2", players=3)
    assert t.legal == {"pass", "axe"}
    t.do("pass", "pick SSSB").roll("Z:1 S:1-1 B:B")
    assert (t.stage, t.legal) == ("post", {"pass", "reroll barricade 0"} | HEROES)
    t.do("pass")
    assert t.front(B) == (1, 0)
    assert t.view.bangs == 2
    assert t.legal == {"pass", "reroll barricade 0", "shoot two"}
    t.do("shoot two")
    assert t.legal == {"pass", "reroll barricade 0", "shoot one", "shoot two"}
    t.do("shoot two")
    assert t.front(A) == (2, 0)
    assert t.legal == {"pass", "reroll barricade 0"}
    t.do("reroll barricade 0").roll("A")
    assert t.seat(A).status == "zombified"
    assert t.tiles(A) == []
    assert not t.seat(A).has_hero
    assert t.view.heroes == 4
    assert not t.match.is_over
    assert t.actor == B
    assert t.front(B) == (1, 0)
    assert t.pool == 9


def test_loa_example_20_pistol_after_rolling() -> None:
    t = sit("pistol 2")
    assert t.legal == {"pass", "pistol"}
    t.do("pass", "pick SSII").roll("Z:- S:1- I:II")
    assert (t.stage, t.legal) == ("post", {"pass", "reroll shot 0", "reroll shot 1"})
    t.do("pass")
    assert (t.stage, t.legal) == ("item", {"pass", "draw"})
    t.do("pass")
    assert (t.stage, t.view.bangs, t.legal) == ("shot", 1, {"pass", "reroll shot 0", "reroll shot 1", "shoot two"})
    t.do("reroll shot 1").roll("+").roll("2")
    assert t.view.bangs == 4
    assert (t.stage, t.legal) == ("shot", {"pass", "shoot two"})
    t.do("shoot two", "shoot one")
    assert t.front(A) == (0, 0)
    assert t.actor == B


def test_loa_example_21_empty_bag() -> None:
    out = dict.fromkeys(("axe", "chainsaw", "rocket", "pistol", "medikit", "radio"), 3)
    t = sit("", players=2, apocalypses=3, bag={}, out=out)
    assert t.level == 4
    assert t.legal == FOUR
    t.do("pick IIBB").roll("Z:112- I:II B:BB")
    assert t.actor == B
    assert t.stage == "pick"
    assert t.front(B) == (2, 1)
    assert t.pool == 7


def test_loa_example_22_the_last_one() -> None:
    t = sit("2", "zombified", "", players=3).do("pick ZSSS").roll("Z:11 S:--1")
    assert t.front(C) == (2, 0)
    assert (t.stage, t.legal) == ("shot", {"pass", "shoot two"})
    t.do("shoot two")
    assert t.seat(A).status == "zombified"
    assert t.match.is_over
    assert t.view.winners == (C,)
    assert t.state.scores() == [0.0, 0.0, 1.0]
    assert t.front(C) == (2, 0)
