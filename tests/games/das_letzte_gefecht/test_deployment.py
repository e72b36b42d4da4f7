"""The deployment phase. DLG-20 .. DLG-38, DLG-R08 .. DLG-R13, DLG-R29, DLG-R30"""

from __future__ import annotations

import pytest

from ludotek.games.das_letzte_gefecht.board import COLOURS
from ludotek.games.das_letzte_gefecht.moves import GefechtMove
from ludotek.kernel import CHANCE, IllegalMove
from tests.games.das_letzte_gefecht.table import (
    NOTHING,
    SEPARATISTS,
    SHIP,
    STAY,
    J,
    S,
    begun,
    call,
    discard,
    figure,
    give,
    kind,
    lay,
    offer,
    table,
)


def test_dlg_20_four_deployment_phases_each_followed_by_a_planet_phase() -> None:
    there = begun()
    stages: list[str] = []
    while there.view.battle == 1:
        if there.asked == (S, "option") or there.stage in ("move", "name"):
            stages.append(there.stage)
        there.step()
        stages += ["tie" for _ in there.events("planet_tie")]
    assert stages.count("option") == 4
    assert stages.count("move") + stages.count("tie") == 4
    assert all(stages[i] == "option" and stages[i + 1] in ("move", "tie") for i in range(0, 8, 2))
    assert set(stages[8:]) <= {"name"}


def test_dlg_21_the_attacker_begins() -> None:
    for attacker in (S, J):
        assert table(attacker=attacker).asked == (attacker, "option")


def test_dlg_30_one_optional_action_then_the_card() -> None:
    there = table(hands=["r4 r2 g3 b1"])
    for option in (0, 30):
        done = there.fork().play(option)
        assert done.asked == (S, "play")
        assert done.legal == [lay("r2"), lay("r4"), lay("g3"), lay("b1")]
        assert done.play(lay("r2")).asked == (J, "option")
    with pytest.raises(IllegalMove):
        there.play(lay("r2"))  # first the optional action, or none


def test_dlg_31_discard_face_up_and_draw() -> None:
    there = table(hands=["r4 r2 g3 b1"])
    there.play(discard("b1"))
    assert there.view.piles[SEPARATISTS] == (kind("b1"),)
    assert there.view.tops[SEPARATISTS] == kind("b1")
    assert there.asked == (CHANCE, "draw")
    there.draw("p4")
    assert there.hand(S) == ["r2", "r4", "g3", "p4"]
    assert there.asked == (S, "play")


def test_dlg_32_an_empty_deck_is_made_from_the_discard_pile() -> None:
    """A deck of twelve: two battles and one discard use it up."""
    there = begun(deck=[0, 0, 1, 1])
    while not there.match.stories[-1] or not there.events("reshuffled"):
        there.step()
    assert there.actor == CHANCE
    side = there.events("reshuffled")[0].side
    assert there.view.piles[side] == ()
    assert there.view.tops[side] is None
    assert there.view.decks[side] == there.events("reshuffled")[0].cards


def test_dlg_33_deploy_one_of_the_own_figures() -> None:
    there = table(attacker=S, figures=["r y p", "r o y g b p"], hands=["r4 r2 g3 b1"])
    assert [code for code in there.legal if 30 <= code < 40] == [30, 32, 35]
    there.play(figure("y"))
    seat = there.view.seats[S]
    assert (seat.figure, seat.is_deployed) == (2, True)
    assert 2 in seat.figures  # beside the cards, not lost


def test_dlg_34_one_figure_in_a_battle() -> None:
    there = table(phase=2, rows=["r1", "r1"], deployed=["r", ""])
    assert not [code for code in there.legal if 30 <= code < 40]


def test_dlg_35_a_deployed_figure_stays() -> None:
    there = table(hands=["r4 r2 g3 b1"]).play(figure("o"))
    for phase in (2, 3, 4):
        there.until(S, "option")
        assert there.view.phase == phase
        assert not [code for code in there.legal if 30 <= code < 40]
        for colour in COLOURS:  # not exchanged, nor deployed anew
            with pytest.raises(IllegalMove) as caught:
                there.match.play(S, GefechtMove(kind="figure", figure=colour))
            assert caught.value.clause == "DLG-34"
        assert (there.view.seats[S].figure, there.view.seats[S].is_deployed) == (1, True)
    while there.view.battle == 1:
        assert there.view.seats[S].figure == 1
        there.step()


def test_dlg_36_the_ship_needs_a_deployed_figure() -> None:
    assert 40 not in table(phase=2, rows=["r1", "r1"]).legal
    there = table(phase=2, rows=["r1", "r1"], deployed=["r", ""])
    assert 40 in there.legal
    assert there.play(SHIP).view.seats[S].has_ship


def test_dlg_37_one_card_face_down() -> None:
    there = table(hands=["r4 r2 g3 b1"]).play(NOTHING, lay("r2"))
    seat = there.view.seats[S]
    assert (seat.has_down, seat.down, seat.held, seat.row) == (True, None, 3, ())
    assert there.hand(S) == ["r4", "g3", "b1"]


def test_dlg_38_all_are_turned_together() -> None:
    there = table(hands=["r4 r2 g3 b1", "r1 o2 y3 p4"]).play(NOTHING, lay("r2"), NOTHING)
    assert there.row(S) == []
    there.play(lay("p4"))
    assert [(event.seat, event.card) for event in there.events("revealed")] == [(S, kind("r2")), (J, kind("p4"))]
    assert (there.row(S), there.row(J)) == (["r2"], ["p4"])
    assert there.stage == "move"


# --- rulings


def test_dlg_r08_clockwise_from_the_attacker() -> None:
    for players in (3, 4):
        for attacker in range(players):
            there = table(players, attacker=attacker)
            asked = []
            while there.stage in ("option", "play") and there.view.phase == 1:
                if there.stage == "option":
                    asked.append(there.actor)
                there.play(there.legal[0])
            assert asked == [(attacker + i) % players for i in range(players)]


def test_dlg_r09_optional_first_and_the_new_card_may_be_played() -> None:
    there = table(hands=["r4 r2 g3 b1"])
    assert there.legal[0] == 0  # doing nothing
    there.play(discard("b1")).draw("p4")
    assert lay("p4") in there.legal
    allies = table(4, hands=["r1 r2 r3 r4", None, "p1 p2 p3 p4"]).play(offer("r1"), give("p4"))
    assert allies.asked == (0, "play")
    assert lay("p4") in allies.legal


def test_dlg_r10_reshuffled_when_a_card_has_to_be_drawn_not_earlier() -> None:
    """A deck of twelve cards may be empty for a while; the table and the hands are never shuffled in."""
    small: dict[str, object] = {"deck": [0, 0, 1, 1], "discards": {"separatists": "r3 r4 o3 o4 y3 y4 p3 p4"}}
    there = table(stage="draw", hands=["g3 g4 b3", "r3 r4 o3 o4"], **small)
    assert there.view.decks[SEPARATISTS] == 1
    there.draw("b4")  # the last one
    assert there.view.decks[SEPARATISTS] == 0
    assert len(there.view.piles[SEPARATISTS]) == 8
    assert "reshuffled" not in there.kinds
    full = table(stage="refill", attacker=J, seat=S, battle=2, hands=["g3 g4 b3", "r3 r4 o3 o4"], **small)
    assert "reshuffled" not in full.draw("b4").kinds  # nor when the hands are filled
    assert full.asked == (J, "option")
    assert full.view.decks[SEPARATISTS] == 0
    there = table(hands=["g3 g4 b3 b4", "r3 r4 o3 o4"], **small)
    there.play(discard("g3"))
    assert there.events("reshuffled")[0].cards == 9  # the card just discarded is among them
    assert dict(there.state.chances())[kind("g3")] == 1
    assert kind("g4") not in dict(there.state.chances())


def test_dlg_r11_allies_share_deck_and_pile() -> None:
    there = table(4, seat=0)
    before = there.view.decks
    there.play(there.legal[1]).draw_any()
    there.until(2, "option")
    there.play(there.legal[1]).draw_any()
    assert there.view.decks[SEPARATISTS] == before[SEPARATISTS] - 2
    assert len(there.view.piles[SEPARATISTS]) == 2


def test_dlg_r12_one_ship_each_once_a_battle_and_never_lost() -> None:
    there = table(phase=3, rows=["r1 r2", "r1 r2"], deployed=["r", "r"], ships=[S])
    assert 40 not in there.legal
    there.until(J, "option")
    assert 40 in there.legal  # the other player has one too
    lost = table(phase=4, marker=3, rows=["r1 r2 r3", "b4 b4 b3"], hands=["y1", "b3"], deployed=["r", "b"], ships=[S])
    lost.play(NOTHING, lay("y1"), NOTHING, lay("b3"), STAY)
    assert lost.past.loser == SEPARATISTS
    assert not lost.view.seats[S].has_ship
    lost.until(S, "option")
    lost.play(next(code for code in lost.legal if code >= 30))
    lost.until(S, "option")
    assert 40 in lost.legal


def test_dlg_r13_the_ship_in_a_later_turn_than_the_figure() -> None:
    there = table(hands=["r4 r2 g3 b1"]).play(figure("r"))
    assert there.stage == "play"  # the turn has only one optional action
    there.until(S, "option")
    assert 40 in there.legal
    named = table(stage="name", phase=4, rows=["r1 r1 r1 r2", "b1 b1 b1 b2"], marker=3).play(call("r"), call("b"))
    assert [(event.bonus, event.total) for event in named.events("counted")] == [(0, 5), (0, 5)]


def test_dlg_r29_one_legal_choice_is_still_a_decision() -> None:
    there = table(phase=4, rows=["r1 r2 r3", "r1 r2 r3"], hands=["b1", "b2"]).play(NOTHING)
    assert there.legal == [lay("b1")]
    assert there.asked == (S, "play")
    one = table(stage="name", phase=4, rows=["r1 r1 r2 r2", "r1 r1 r2 r2"], figures=["b", "b"], marker=3)
    assert one.legal == [call("b")]
    assert there.play(lay("b1")).match.steps[-1] == (S, 126)  # and is logged
    assert one.play(call("b")).match.steps[-1] == (S, 234)


def test_dlg_r30_equal_cards_are_one_choice() -> None:
    there = table(hands=["r1 r1 r1 b2"])
    assert there.legal == [
        NOTHING,
        discard("r1"),
        discard("b2"),
        figure("r"),
        figure("o"),
        figure("y"),
        figure("g"),
        figure("b"),
        figure("p"),
    ]
    assert there.play(NOTHING).legal == [lay("r1"), lay("b2")]
