"""The planet phase. DLG-40 .. DLG-43, DLG-77, DLG-78, DLG-89, DLG-R14 .. DLG-R18"""

from __future__ import annotations

import pytest

from ludotek.games.das_letzte_gefecht.events import Agreed, MarkerMoved
from tests.games.das_letzte_gefecht.table import ACCEPT, NOTHING, REFUSE, SHIP, STAY, J, S, Table, go, lay, table


def phase(players: int, totals: list[int], **more: object) -> Table:
    """Second phase, everybody about to play the last card of it: the planet totals will be these."""
    rows, hands = [], []
    for seat, total in enumerate(totals):
        first = min(4, total - 1)
        rows.append(f"{'roygbp'[seat]}{first}")
        hands.append(f"{'roygbp'[seat]}{total - first} p1 p1" if seat < 2 else f"{'roygbp'[seat]}{total - first} p2 p2")
    there = table(players, phase=2, rows=rows, hands=hands, **more)
    for seat, total in enumerate(totals):
        there.play(NOTHING, lay(f"{'roygbp'[seat]}{total - min(4, total - 1)}"))
    return there


def test_dlg_40_all_cards_and_one_for_the_figure_or_two_with_the_ship() -> None:
    there = table(phase=3, rows=["r4 g3", "b1 p2"], hands=["y1 y2", "o1 o2"], deployed=["b", "p"])
    assert there.totals == [8, 4]
    there.play(SHIP)
    assert there.totals == [9, 4]
    there.play(lay("y1"), NOTHING, lay("o1"))
    assert there.totals == [10, 5]


def test_dlg_41_the_lowest_may_move_along_a_route() -> None:
    there = phase(2, [5, 3], marker=6)
    assert there.asked == (J, "move")
    assert there.legal == [STAY, *(go(node) for node in (0, 1, 7, 11))]
    assert there.fork().play(STAY).view.marker == 6
    there.play(go(11))
    assert there.view.marker == 11
    assert there.events("marker_moved")[0] == MarkerMoved(seat=J, origin=6, node=11)


def test_dlg_42_equal_totals_leave_the_marker() -> None:
    there = phase(2, [5, 5], marker=6)
    assert there.kinds[-1] == "planet_tie"
    assert there.view.marker == 6
    assert there.asked == (S, "option")


def test_dlg_43_then_the_next_deployment_phase() -> None:
    there = phase(2, [5, 3])
    assert there.view.phase == 2
    there.play(STAY)
    assert there.view.phase == 3
    assert there.asked == (S, "option")


@pytest.mark.parametrize(("totals", "lowest"), [([5, 4, 3], 2), ([5, 3, 4], 1), ([2, 3, 3], 0)])
def test_dlg_77_the_lowest_of_all_three(totals: list[int], lowest: int) -> None:
    assert phase(3, totals).asked == (lowest, "move")


def test_dlg_78_two_allies_agree_or_the_marker_stays() -> None:
    there = phase(3, [5, 3, 3], marker=6)
    assert there.asked == (1, "propose")
    there.play(go(7))
    assert there.asked == (2, "reply")
    assert there.fork().play(go(7)).view.marker == 7
    assert there.fork().play(STAY).view.marker == 6
    assert there.fork().play(go(0), REFUSE).view.marker == 6


@pytest.mark.parametrize(
    ("totals", "asked"),
    [([5, 4, 3, 6], (2, "move")), ([3, 5, 3, 4], (0, "propose")), ([5, 3, 4, 3], (1, "propose"))],
)
def test_dlg_89_four_players_as_three(totals: list[int], asked: tuple[int, str]) -> None:
    assert phase(4, totals).asked == asked


# --- rulings


def test_dlg_r14_the_hand_never_counts() -> None:
    there = table(phase=2, rows=["r4", "g4"], hands=["g3 p4 p4", "r2 p1 p1"], deployed=["b", ""])
    there.play(NOTHING, lay("g3"), NOTHING, lay("r2"))
    assert there.totals == [4 + 3 + 1, 4 + 2]


def test_dlg_r15_proposal_reply_and_answer() -> None:
    there = phase(4, [3, 5, 3, 5], attacker=0, marker=6)
    assert there.asked == (0, "propose")
    both_stay = there.fork().play(STAY)
    assert both_stay.asked == (2, "reply")
    assert both_stay.view.proposal == 6
    assert both_stay.fork().play(STAY).events("agreed")[0] == Agreed(origin=6, node=6)
    counter = both_stay.fork().play(go(0))
    assert counter.asked == (0, "answer")
    assert (counter.view.proposal, counter.view.counter) == (6, 0)
    assert counter.fork().play(ACCEPT).view.marker == 0
    assert counter.fork().play(REFUSE).view.marker == 6
    there.play(go(1), STAY)
    assert there.kinds == ["replied", "disagreed"]
    assert there.view.proposal is None


def test_dlg_r15_who_comes_first_in_the_order_of_play_proposes() -> None:
    rows = ["r4", "o1", "y1"]
    there = table(3, attacker=2, phase=2, rows=rows, hands=["r3 p1 p1", "o1 p1 p1", "y1 p2 p2"])
    there.play(NOTHING, lay("y1"), NOTHING, lay("r3"), NOTHING, lay("o1"))
    assert there.totals == [7, 2, 2]
    assert there.asked == (2, "propose")
    assert there.play(STAY).asked == (1, "reply")


@pytest.mark.parametrize(
    ("players", "totals"),
    [(3, [3, 3, 5]), (3, [3, 3, 3]), (3, [3, 5, 3]), (4, [3, 3, 5, 5]), (4, [3, 3, 3, 5]), (4, [3, 3, 3, 3])],
)
def test_dlg_r16_lowest_on_both_sides_leaves_the_marker(players: int, totals: list[int]) -> None:
    there = phase(players, totals, marker=6)
    assert there.kinds[-1] == "planet_tie"
    assert there.view.marker == 6
    assert there.asked == (0, "option")


def test_dlg_r17_one_step_or_staying_an_ally_alone_too() -> None:
    there = phase(3, [5, 4, 3], marker=0)
    assert there.asked == (2, "move")
    assert there.legal == [STAY, go(1), go(5), go(6)]


def test_dlg_r18_the_marker_may_move_in_the_fourth_phase() -> None:
    there = table(phase=4, rows=["r2 r3 y4", "b2 b3 y2"], hands=["r1", "b1"], deployed=["r", "b"], marker=2)
    there.play(NOTHING, lay("r1"), NOTHING, lay("b1"))
    assert there.asked == (J, "move")
    there.play(go(3))
    assert (there.past.node, there.past.planet) == (3, 3)
    assert there.final == [7, 7]  # on yellow it would have been 11 : 9
