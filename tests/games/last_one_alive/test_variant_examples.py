"""The worked examples of the three variants, word by word."""

from __future__ import annotations

from tests.games.last_one_alive.table import sit

A, B, C, D = range(4)


def test_loa_example_16_day_and_night() -> None:
    bag = {"night": 1, "apocalypse": 1, "axe": 1, "rocket": 1}
    out = {"axe": 2, "rocket": 2, "chainsaw": 3, "pistol": 3, "medikit": 3, "radio": 3}
    t = sit("1", players=3, day_and_night=True, apocalypses=2, bag=bag, out=out)
    assert t.level == 3
    t.do("pick SIII").roll("Z:--- S:1 I:III")
    assert (t.stage, t.legal) == ("item", {"pass", "draw"})
    t.draw("night")
    assert t.level == 4
    assert t.bag == 4
    assert (t.stage, t.legal) == ("item", {"pass", "draw"})
    t.draw("axe")
    assert (t.stage, t.legal) == ("item", {"pass", "draw"})
    t.draw("day")
    assert t.level == 3
    assert t.bag == 2
    assert (t.stage, t.legal) == ("shot", {"pass", "shoot one"})


def test_loa_example_17_the_survivors_a_life_lost() -> None:
    t = sit("radio life 1 2", "barricade life life", players=2, survivors=True)
    assert t.legal == {"pass", "radio"}
    t.do("pass", "pick ZSSS").roll("Z:1A S:1--")
    assert t.front(B) == (1, 0)
    assert (t.stage, t.legal) == ("shot", {"pass", "shoot one", "shoot two", "shoot zombie"})
    t.do("shoot one")
    assert t.seat(A).lives == 0
    assert t.tiles(A) == []
    assert t.front(A) == (0, 0)
    assert t.seat(A).has_hero
    assert t.seat(A).is_alive
    assert t.actor == B
    assert t.front(B) == (1, 0)
    assert (t.stage, t.legal) == ("pre", {"pass", "barricade one"})
    assert t.pool == 9


def test_loa_example_18_the_survivors_end_and_tie() -> None:
    bag = {"apocalypse": 1, "axe": 1}
    out = {"axe": 1, "chainsaw": 2, "rocket": 2, "pistol": 2, "medikit": 3, "radio": 1}
    cards = ("radio axe barricade life 1", "rocket chainsaw life life", "radio hero life life")
    t = sit(*cards, players=3, survivors=True, apocalypses=2, bag=bag, out=out)
    assert t.level == 3
    assert t.legal == {"pass", "axe", "radio", "barricade one"}
    t.do("pass", "pick SIII").roll("Z:1-- S:- I:IIA")
    # A has an Axe, but no barricade die to re-roll
    assert (t.stage, t.legal) == ("item", {"pass", "draw"})
    t.draw("axe")
    assert len(t.tiles(A)) == 4
    assert (t.stage, t.legal) == ("item", {"pass", "draw"})
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
        t.do("pick SSSB").roll("Z:1-A S:1-1 B:B")
        assert t.front(C) == (1, 0)
        assert (t.stage, t.legal) == ("shot", {"pass", "shoot one", "shoot zombie"})
        t.do("shoot zombie", "shoot one")
        assert (t.stage, t.legal) == ("end_draw", {"pass", "draw"})
        t.do("pass")
        assert (t.stage, t.view.seat) == ("risen", B)
        t.roll(face)
        assert t.front(C) == front
        assert t.actor == C
        assert t.pool == pool
