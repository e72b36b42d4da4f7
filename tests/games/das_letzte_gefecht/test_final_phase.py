"""The final phase. DLG-50 .. DLG-58, DLG-79 .. DLG-81, DLG-90 .. DLG-93, DLG-R19 .. DLG-R23"""

from __future__ import annotations

from collections import Counter

import pytest

from ludotek.games.das_letzte_gefecht.events import FigureLost
from tests.games.das_letzte_gefecht.table import CARDS, JEDI, SEPARATISTS, J, S, Table, call, table
from tests.games.das_letzte_gefecht.test_examples import play_last


def last(rows: list[str], players: int = 2, **more: object) -> Table:
    """The fourth phase, the last card of each row still in hand; played, the marker stays."""
    return play_last(
        table(
            players, phase=4, rows=[" ".join(row.split()[:3]) for row in rows],
            hands=[row.split()[3] for row in rows], **{"marker": 3, **more},
        )
    )  # fmt: skip


def test_dlg_50_who_has_no_deployed_figure_names_one_from_the_attacker_on() -> None:
    there = last(["r1 r1 r1 r2", "b1 b1 b1 b3"], attacker=J)
    assert there.asked == (J, "name")
    assert there.legal == list(range(230, 236))
    assert there.play(call("r")).asked == (S, "name")
    one = last(["r1 r1 r1 r2", "b1 b1 b1 b3"], deployed=["r", ""])
    assert one.asked == (J, "name")
    none = last(["r1 r1 r1 r2", "b1 b1 b1 b3"], deployed=["r", "b"])
    assert none.view.battle == 2


def test_dlg_51_planet_colour_and_figure_colour_count() -> None:
    there = last(["g2 r4 b3 y1", "g3 b1 r4 o4"], deployed=["r", "b"])
    assert there.final == [2 + 4 + 1, 3 + 1 + 1]
    count = there.past.counts[S]
    assert (count.planet_points, count.figure_points) == (2, 4)
    for slot in range(4):  # each of the four cards counts
        row = ["o1", "o1", "o2", "o2"]
        row[slot] = "g4"
        assert last([" ".join(row), "b1 b1 b2 y1"], deployed=["r", "p"]).final == [4 + 1, 1]


def test_dlg_52_one_more_for_a_deployed_figure_not_for_a_named_one() -> None:
    there = last(["r4 r3 y1 y2", "b4 b3 o1 o2"], deployed=["r", ""]).play(call("b"))
    assert there.final == [8, 7]
    assert there.past.loser == JEDI  # by that one point
    even = last(["r4 r3 y1 y2", "b4 b3 o1 o2"]).play(call("r"), call("b"))
    assert even.final == [7, 7]
    assert even.past.loser is None


def test_dlg_53_one_more_for_the_ship() -> None:
    there = last(["r4 r3 y1 y2", "b4 b3 o1 o2"], deployed=["r", "b"], ships=[J])
    assert there.final == [8, 9]
    assert there.past.counts[J].has_ship
    assert there.past.loser == SEPARATISTS  # by that one point


def test_dlg_54_the_higher_total_wins() -> None:
    there = last(["r4 r3 y1 y2", "b4 b2 o1 o2"], deployed=["r", "b"])
    assert there.final == [8, 7]
    assert there.past.loser == JEDI
    assert there.events("battle_won")[0].side == SEPARATISTS


def test_dlg_55_the_winner_takes_the_figure_back() -> None:
    there = last(["r4 r3 y1 y2", "b4 b2 o1 o2"], deployed=["r", "b"])
    assert there.figures(S) == "roygbp"
    assert there.view.seats[S].figure is None
    assert 30 in there.until(S, "option").legal


@pytest.mark.parametrize("deployed", [["r", "b"], ["r", ""]])
def test_dlg_56_the_losers_figure_is_lost_deployed_or_named(deployed: list[str]) -> None:
    there = last(["r4 r3 y1 y2", "b4 b1 o1 o2"], deployed=deployed)
    if there.stage == "name":
        there.play(call("b"))
    assert there.figures(J) == "roygp"
    assert there.events("figure_lost")[0] == FigureLost(seat=J, colour=4, left=5)


def test_dlg_57_on_a_tie_everybody_keeps_the_figures() -> None:
    there = last(["r4 r3 y1 y2", "b4 b3 o1 o3"], deployed=["r", "b"])
    assert there.final == [8, 8]
    assert there.past.loser is None
    assert "battle_tied" in there.kinds
    assert [there.figures(seat) for seat in (S, J)] == ["roygbp", "roygbp"]


def test_dlg_58_all_cards_go_to_the_piles_of_their_sides() -> None:
    rows = ["r4 r3 y1 y2", "b4 b3 o1 o2", "g1 g2 p1 p2", "y1 y3 o3 o4"]
    there = last(rows, 4, deployed=["o", "b", "r", "p"])
    piles = [Counter(CARDS[card] for card in pile) for pile in there.view.piles]
    assert piles[SEPARATISTS] == Counter(f"{rows[0]} {rows[2]}".split())
    assert piles[JEDI] == Counter(f"{rows[1]} {rows[3]}".split())
    assert all(not seat.row for seat in there.view.seats)


# --- three players


def test_dlg_79_everybody_names_and_counts_alone() -> None:
    there = last(["r4 r4 o1 y1", "b4 b3 r1 r2", "p4 p4 p1 y1"], 3)
    assert there.asked == (0, "name")
    there.play(call("r"))
    assert there.asked == (1, "name")
    assert there.legal == [call("r"), call("y"), call("b")]
    there.play(call("b"))
    assert there.legal == [call("o"), call("g"), call("p")]
    there.play(call("p"))
    assert there.final == [8, 7, 9]
    assert there.past.loser == SEPARATISTS


def test_dlg_80_the_single_player_highest_both_allies_lose() -> None:
    there = last(["r4 r4 r1 y1", "b4 b4 r1 r2", "p4 p3 y2 y1"], 3, deployed=["r", "b", "p"])
    assert [there.figures(seat) for seat in range(3)] == ["roygbp", "ry", "og"]


def test_dlg_81_one_ally_higher_the_single_player_loses() -> None:
    there = last(["r4 r4 o1 y1", "b1 b1 r1 r2", "p4 p4 p1 y1"], 3, deployed=["r", "b", "p"])
    assert there.final == [9, 3, 10]
    assert [there.figures(seat) for seat in range(3)] == ["oygbp", "ryb", "ogp"]


# --- four players

EQUAL = ["o4 o4 o1 r1", "b4 b4 b1 r2", "r2 r1 y2 p1", "p2 p1 y2 y1"]  # 10, 10, 4, 4
FIGURES: dict[str, object] = {"deployed": ["o", "b", "r", "p"]}


def test_dlg_90_everybody_counts_alone() -> None:
    there = last(EQUAL, 4)
    for colour in ("o", "b", "r", "p"):
        there.play(230 + "roygbp".index(colour))
    assert there.final == [9, 9, 3, 3]
    assert there.past.loser is None


def test_dlg_91_the_highest_wins_for_the_side() -> None:
    there = last(["o4 o4 o2 r1", "b4 b4 b1 r2", "y1 y1 y1 y2", "p4 p4 p1 y1"], 4, **FIGURES)
    assert there.final == [11, 10, 1, 10]
    assert there.past.loser == JEDI


def test_dlg_92_the_others_decide_when_the_highest_are_equal() -> None:
    there = last([*EQUAL[:3], "p2 p2 y2 y1"], 4, **FIGURES)
    assert there.final == [10, 10, 4, 5]
    assert there.past.loser == SEPARATISTS


def test_dlg_93_both_of_the_losing_side_lose_their_figures() -> None:
    there = last([*EQUAL[:3], "p2 p2 y2 y1"], 4, **FIGURES)
    assert [there.figures(seat) for seat in range(4)] == ["gp", "ryb", "yb", "ogp"]


# --- rulings


def test_dlg_r19_the_same_colour_counts_once_or_by_option_twice() -> None:
    rows = ["g4 g1 b2 r1", "b1 b1 o1 o2"]
    once = last(rows, deployed=["g", "b"])
    assert once.final[S] == 4 + 1 + 1
    assert (once.past.counts[S].planet_points, once.past.counts[S].figure_points) == (5, 0)
    twice = last(rows, deployed=["g", "b"], same_colour="twice")
    assert twice.final[S] == 2 * (4 + 1) + 1


def test_dlg_r20_naming_is_open_and_all_figures_left_are_there() -> None:
    there = last(["r1 r1 r1 r2", "b1 b1 b1 b3"], figures=["o y b", "g p"], attacker=S)
    assert there.legal == [call("o"), call("y"), call("b")]
    there.play(call("o"))
    assert there.view.seats[S].figure == 1  # everybody sees it
    assert not there.view.seats[S].is_deployed
    assert there.legal == [call("g"), call("p")]


def test_dlg_r21_three_players_tie() -> None:
    tie = last(["r4 r4 o1 y1", "b4 b4 r1 r2", "p4 p3 p1 y1"], 3, deployed=["r", "b", "p"])
    assert tie.final == [9, 9, 9]
    assert tie.past.loser is None
    below = last(["r4 r4 o1 y1", "b4 b4 r1 r2", "p1 p1 y2 y1"], 3, deployed=["r", "b", "p"])
    assert below.final == [9, 9, 3]
    assert below.past.loser is None  # no tie-break of four players


@pytest.mark.parametrize(
    ("rows", "totals", "loser"),
    [
        (EQUAL, [10, 10, 4, 4], None),
        ([*EQUAL[:3], "p4 p4 p1 y1"], [10, 10, 4, 10], SEPARATISTS),  # three on the highest: two of them win
        (["o4 o4 o1 r1", "b1 b1 b1 r2", "r4 r4 r1 p1", "p2 p1 y2 y1"], [10, 4, 10, 4], JEDI),  # partners share it
        (["o1 o1 o1 y1", "b4 b4 b1 r2", "r1 r1 r1 p1", "p4 p4 p1 y1"], [4, 10, 4, 10], SEPARATISTS),
        (["o4 o4 o1 r1", "b4 b4 b1 r2", "r4 r4 r1 p1", "p4 p4 p1 y1"], [10, 10, 10, 10], None),
    ],
)
def test_dlg_r22_four_players_tie_break(rows: list[str], totals: list[int], loser: int | None) -> None:
    there = last(rows, 4, **FIGURES)
    assert there.final == totals
    assert there.past.loser == loser


def test_dlg_r23_a_lost_figure_never_comes_back() -> None:
    there = last(["r4 r3 y1 y2", "b4 b1 o1 o2"], deployed=["r", "b"])
    assert there.figures(J) == "roygp"
    lost = there.view.seats[J].lost
    while there.view.battle < 5 and there.stage != "over":
        there.step()
        assert set(lost) <= set(there.view.seats[J].lost)
        assert 34 not in there.legal or there.actor == S
