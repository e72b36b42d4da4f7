"""Elimination, winning, draws, leaving. DLG-02 .. DLG-04, DLG-60, DLG-R24, DLG-R25, DLG-R31"""

from __future__ import annotations

import pytest

from ludotek.kernel import OVER, IllegalMove
from tests.games.das_letzte_gefecht.table import JEDI, SEPARATISTS, J, S, begun, new, offer, table
from tests.games.das_letzte_gefecht.test_final_phase import last


def test_dlg_02_battle_after_battle() -> None:
    there = begun()
    battles = [there.view.battle]
    while there.view.battle < 4:
        there.step()
        if there.view.battle != battles[-1]:
            battles.append(there.view.battle)
    assert battles == [1, 2, 3, 4]


def test_dlg_03_a_player_without_figures_is_eliminated() -> None:
    there = last(["r4 r3 y1 y2", "b4 b2 o1 o2"], figures=["r o y", "b"], deployed=["r", "b"], attacker=S)
    assert there.figures(J) == ""
    assert [event.seat for event in there.events("eliminated")] == [J]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dlg_04_a_side_wins_when_the_other_is_eliminated(players: int) -> None:
    rows = ["o4 o4 o1 r1", "b1 b1 b1 r2", "r1 r1 r2 p1", "p2 p1 y2 y1"][:players]
    figures = ["r o g", "b", "p"] if players == 3 else ["o g", "b", "r y", "p"][:players]
    deployed = ["o", "b", "p"] if players == 3 else ["o", "b", "r", "p"][:players]
    there = last(rows, players, figures=figures, deployed=deployed, attacker=0)
    assert there.actor == OVER
    assert there.view.winner == SEPARATISTS
    assert there.view.ending == "figures"
    assert there.state.scores() == [1.0 if seat.side == "separatists" else 0.0 for seat in there.view.seats]


def test_dlg_60_six_lost_battles_end_it() -> None:
    there = last(["r4 r3 y1 y2", "b4 b2 o1 o2"], figures=["r o y g b p", "b o"], deployed=["r", "b"], attacker=S)
    assert there.actor != OVER
    assert there.figures(J) == "o"  # five lost
    there = last(["r4 r3 y1 y2", "b4 b2 o1 o2"], figures=["r o y g b p", "b"], deployed=["r", "b"], attacker=S)
    assert there.actor == OVER
    assert there.view.winner == SEPARATISTS


def test_dlg_r24_allies_lose_together_after_three_battles() -> None:
    there = new(4)
    assert [len(seat.figures) for seat in there.view.seats] == [3, 3, 3, 3]
    while there.actor != OVER:
        there.step()
        sizes = [len(seat.figures) for seat in there.view.seats]
        assert sizes[0] == sizes[2]
        assert sizes[1] == sizes[3]
    assert 0 in sizes


def test_dlg_r25_a_draw_after_so_many_battles() -> None:
    there = begun(draw_after=2)
    while there.actor != OVER:
        there.step()
    assert there.view.battle == 2
    assert (there.view.winner, there.view.ending) == (None, "battles")
    assert there.state.scores() == [0.5, 0.5]
    decided = last(
        ["r4 r3 y1 y2", "b4 b2 o1 o2"], figures=["r o y g b p", "b"], deployed=["r", "b"], battle=7, draw_after=7
    )
    assert decided.view.ending == "figures"


@pytest.mark.parametrize(("players", "leaver", "winner"), [(2, S, JEDI), (3, 2, SEPARATISTS), (4, 2, JEDI)])
def test_dlg_r31_the_side_of_a_player_who_leaves_loses(players: int, leaver: int, winner: int) -> None:
    there = begun(players)
    there.match.leave(leaver)
    assert there.actor == OVER
    assert (there.view.winner, there.view.ending) == (winner, "leaving")
    assert there.kinds == ["left", "over"]
    assert there.view.seats[leaver].has_left
    scores = there.state.scores()
    assert [score == 1.0 for score in scores] == [(seat.side == "jedi") == winner for seat in there.view.seats]
    with pytest.raises(IllegalMove):
        there.match.leave(0)


def test_dlg_r31_leaving_during_set_up_and_in_a_swap() -> None:
    early = new(2)
    early.match.leave(J)
    assert early.view.winner == SEPARATISTS
    there = table(4, hands=["r1 r2 r3 r4", None, None, None]).play(offer("r4"))
    there.match.leave(2)
    assert there.view.offerer is None
    assert there.view.winner == JEDI
    assert there.hand(0) == ["r1", "r2", "r3", "r4"]
