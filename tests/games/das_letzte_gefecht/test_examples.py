"""The worked examples of the rules, in their order and with their numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotek.games.das_letzte_gefecht.events import Reshuffled
from ludotek.kernel import CHANCE, OVER
from tests.games.das_letzte_gefecht.by_the_book import FULL
from tests.games.das_letzte_gefecht.table import SEPARATISTS, J, S, Table, begun, table

ALL_FIGURES = list(range(30, 36))
ALL_NAMES = list(range(230, 236))
ALL_BUT_FOUR = " ".join(sorted((FULL - Counter(["r4", "y1", "g1", "g2"])).elements()))  # the pile of example 11


@pytest.mark.parametrize(
    ("players", "decks", "figures"),
    [
        (2, (62, 62), ["roygbp", "roygbp"]),
        (3, (62, 58), ["roygbp", "ryb", "ogp"]),
        (4, (58, 58), ["ogp", "ryb", "ryb", "ogp"]),
    ],
)
def test_dlg_example_01_set_up(players: int, decks: tuple[int, int], figures: list[str]) -> None:
    there = begun(players)
    view = there.view
    assert view.decks == decks
    assert [there.figures(seat) for seat in range(players)] == figures
    assert all(seat.held == 4 and not seat.has_ship for seat in view.seats)
    assert ships_of(there.fork()) == [1] * players
    assert view.attacker == 0
    sides = {2: "sj", 3: "sjj", 4: "sjsj"}[players]
    assert "".join(seat.side[0] for seat in view.seats) == sides
    if players == 3:
        assert [seat.characters for seat in view.seats[1:]] == [("obi_wan",), ("anakin",)]


def ships_of(there: Table) -> list[int]:
    """How many ships each seat can deploy in a battle: everybody deploys a figure first, then what there is."""
    ships = [0] * len(there.view.seats)
    while there.view.battle == 1:
        is_option = there.stage == "option"
        wanted = next((code for code in there.legal if 30 <= code <= 40), None) if is_option else None
        ships[there.actor] += wanted == 40
        there.play(there.legal[0] if wanted is None else wanted)
    return ships


def first_decision() -> Table:
    return table(hands=["r4 r2 g3 b1", "r1 o2 y3 p4"])


def test_dlg_example_02_first_decision() -> None:
    assert first_decision().asked == (S, "option")
    assert first_decision().legal == [0, 2, 4, 15, 17, *ALL_FIGURES]


def test_dlg_example_03_a_whole_phase() -> None:
    there = first_decision().play(30)
    assert there.legal == [111, 113, 124, 126]
    there.play(126)
    assert there.asked == (J, "option")
    assert there.legal == [0, 1, 6, 11, 24, *ALL_FIGURES]
    there.play(0)
    assert there.legal == [110, 115, 120, 133]
    there.play(133)
    assert there.totals == [2, 4]
    assert there.asked == (S, "move")
    assert there.legal == [200, 202, 206, 207]
    there.play(206)
    assert there.view.marker == 5
    assert there.view.planet == 5
    assert there.asked == (S, "option")
    assert there.view.phase == 2
    assert there.legal == [0, 2, 4, 15, 40]


def test_dlg_example_04_planet_total() -> None:
    there = table(phase=2, rows=["r4", "g4"], hands=["g3 y1 y1", "r2 y1 y1"], deployed=["b", ""])
    there.play(0, 124, 0, 111)
    assert there.totals == [8, 6]
    assert there.asked == (J, "move")
    assert there.legal == [200, 202, 206, 207]


def test_dlg_example_05_tie_in_the_planet_phase() -> None:
    """The ship of the Jedi comes in this phase, since it needs a figure of an earlier turn (DLG-R13)."""
    there = table(phase=2, rows=["r4", "g4"], hands=["g3 y1 y1", "r2 y1 y1"], deployed=["b", "o"])
    there.play(0, 124, 40, 111)
    assert there.events("planet_tie")[0].total == 8
    assert there.totals == [8, 8]
    assert there.view.marker == 0
    assert there.view.phase == 3
    assert there.asked == (S, "option")


def test_dlg_example_06_final_total() -> None:
    there = table(
        phase=4, attacker=J, seat=J, marker=1,
        rows=["p3 r4 r4", "y2 y3 g1"], hands=["o4", "y1"], deployed=["r", "y"],
    )  # fmt: skip
    there.play(0, 118, 0, 117)
    assert there.totals == [16, 8]
    assert there.asked == (J, "move")
    assert there.legal == [200, 201, 203, 207, 208]
    there.play(200)
    assert there.final == [13, 7]
    assert there.past.loser == J
    assert there.figures(J) == "rogbp"
    assert there.figures(S) == "roygbp"
    assert there.view.attacker == S
    there.draw_any()
    assert there.asked == (S, "option")
    assert [seat.held for seat in there.view.seats] == [4, 4]
    assert there.view.marker == 1


def test_dlg_example_07_planet_and_figure_of_one_colour() -> None:
    for same_colour, totals, loser, kept in (("once", [9, 11], S, "oygbp"), ("twice", [17, 11], J, "roygp")):
        there = table(
            phase=4, rows=["r4 r1 b2", "b4 b1 r3"], hands=["r3", "b2"], deployed=["r", "b"], same_colour=same_colour
        )
        there.play(0, 112, 0, 127)
        assert there.events("planet_tie")[0].total == 11
        assert there.final == totals
        assert there.past.loser == loser
        assert there.figures(loser) == kept
        assert there.figures(1 - loser) == "roygbp"


def naming(**more: object) -> Table:
    return table(
        phase=4, attacker=J, seat=J, marker=4,
        rows=["o3 y2 b1", "g3 g4 p1"], hands=["o1", "g2"], **more,
    )  # fmt: skip


def test_dlg_example_08_naming() -> None:
    there = naming(figures=["o y b", "r o y g b p"], deployed=["", "g"], ships=[J])
    there.play(0, 123, 0, 114)
    assert there.totals == [7, 12]
    assert there.asked == (S, "move")
    assert there.legal == [200, 204, 206, 211]
    there.play(206)
    assert there.asked == (S, "name")
    assert there.legal == [231, 232, 234]
    there.play(231)
    assert there.final == [4, 12]
    assert there.past.loser == S
    assert there.figures(S) == "yb"
    assert there.figures(J) == "roygbp"


def test_dlg_example_09_both_name_attacker_first() -> None:
    there = naming().play(0, 123, 0, 114)
    assert there.totals == [7, 10]
    assert there.asked == (S, "move")
    there.play(200)
    assert there.asked == (J, "name")
    assert there.legal == ALL_NAMES
    there.play(233)
    assert there.asked == (S, "name")
    assert there.legal == ALL_NAMES
    there.play(232)
    assert there.final == [3, 9]
    assert there.past.loser == S
    assert there.figures(S) == "rogbp"


def test_dlg_example_10_tie_in_the_final_phase() -> None:
    there = table(phase=4, marker=3, rows=["r2 r3 y4", "b2 b3 y2"], hands=["r1", "b1"], deployed=["r", "b"])
    there.play(0, 110, 0, 126)
    assert there.asked == (J, "move")
    assert there.totals == [11, 9]
    there.play(200)
    assert there.final == [7, 7]
    assert there.past.loser is None
    assert [there.figures(seat) for seat in (S, J)] == ["roygbp", "roygbp"]
    assert there.view.attacker == J


def test_dlg_example_11_empty_deck() -> None:
    """62 cards on the pile, none in the deck: all others are in the hand and on the table."""
    there = table(phase=3, hands=["r4 y1"], rows=["g1 g2", "g1 g2"], discards={"separatists": ALL_BUT_FOUR})
    assert there.view.decks[SEPARATISTS] == 0
    assert len(there.view.piles[SEPARATISTS]) == 62
    there.play(9)
    assert there.events("reshuffled") == [Reshuffled(side=SEPARATISTS, cards=63)]
    assert there.actor == CHANCE
    assert dict(there.state.chances())[8] == 3  # y1 may come again
    there.draw("y1")
    assert there.view.decks[SEPARATISTS] == 62
    assert there.view.piles[SEPARATISTS] == ()
    assert there.hand(S) == ["r4", "y1"]


def test_dlg_example_12_swap() -> None:
    there = table(3, seat=1, down=["r1", "", ""], hands=[None, "o2 g1 g1 b4", "r4 y3 p1 p1"])
    assert there.legal == [0, 6, 13, 20, 30, 32, 34, 55, 62, 69]
    there.play(69)
    assert there.asked == (2, "swap")
    assert there.legal == [83, 90, 100]
    there.play(83)
    assert there.asked == (1, "play")
    assert there.legal == [113, 115, 122]
    there.play(115)
    assert there.asked == (2, "option")
    assert there.legal == [0, 11, 20, 21, 31, 33, 35, 60, 69, 70]


def test_dlg_example_13_no_swap_with_an_empty_hand() -> None:
    there = table(
        3, phase=4, seat=1, down=["r1", "", ""], rows=["r2 r2 r2", "y1 y2 y3", "p2 p2 p3"],
        hands=[None, "g1", "p1"], deployed=["", "b", ""],
    )  # fmt: skip
    assert there.legal == [0, 13, 40, 62]
    there.play(0, 122)
    assert there.asked == (2, "option")
    assert there.legal == [0, 21, 31, 33, 35]


def allies_lowest() -> Table:
    there = table(
        3, phase=2, marker=6, seat=2, rows=["r2", "r1", "o1"], down=["r3", "y1", ""], hands=[None, None, "g1 p4 p4"]
    )
    return there.play(0, 122)


def test_dlg_example_14_allies_tie_for_lowest() -> None:
    there = allies_lowest()
    assert there.totals == [5, 2, 2]
    assert there.asked == (1, "propose")
    five = [200, 201, 202, 208, 212]
    assert there.legal == five
    there.play(208)
    assert there.asked == (2, "reply")
    assert there.legal == five
    assert there.fork().play(208).view.marker == 7
    assert there.fork().play(200).view.marker == 6
    there.play(202)
    assert there.asked == (1, "answer")
    assert there.legal == [220, 221]
    assert there.fork().play(220).view.marker == 1
    assert there.fork().play(221).view.marker == 6
    assert there.play(221).asked == (0, "option")


@pytest.mark.parametrize(("first", "third"), [("p4", 5), ("p1", 2)])
def test_dlg_example_15_lowest_on_both_sides(first: str, third: int) -> None:
    there = table(
        3,
        phase=2,
        marker=6,
        seat=2,
        rows=["r1", "r1", "o1"],
        down=["r1", "y1", ""],
        hands=[None, None, f"{first} g3 g3"],
    )
    there.play(0, 130 + int(first[1]) - 1)
    assert there.totals == [2, 2, third]
    assert there.kinds[-1] == "planet_tie"
    assert there.view.marker == 6
    assert there.asked == (0, "option")


def three(rows: list[str], **more: object) -> Table:
    """Node 3, figures red, blue, purple deployed; the last cards are still in hand."""
    return table(
        3, phase=4, marker=3, rows=[" ".join(row.split()[:3]) for row in rows],
        hands=[row.split()[3] for row in rows], deployed=["r", "b", "p"], **more,
    )  # fmt: skip


def play_last(there: Table) -> Table:
    """Everybody plays the last card; the player who may move the marker lets it stay."""
    while there.stage in ("option", "play"):
        there.play(0 if there.stage == "option" else there.legal[0])
    while there.stage in ("move", "propose", "reply"):
        there.play(200)
    return there


def test_dlg_example_16_three_players_results() -> None:
    a = play_last(three(["r4 r4 o1 y1", "b4 b3 r1 r2", "p4 p4 p1 y1"]))
    assert a.final == [9, 8, 10]
    assert [a.figures(seat) for seat in range(3)] == ["oygbp", "ryb", "ogp"]
    b = play_last(three(["r4 r4 o1 y1", "b4 b4 r1 r2", "p3 p3 y2 y1"]))
    assert b.final == [9, 9, 7]
    assert [b.figures(seat) for seat in range(3)] == ["roygbp", "ryb", "ogp"]
    c = play_last(three(["r4 r4 r1 y1", "b4 b4 r1 r2", "p4 p3 y2 y1"]))
    assert c.final == [10, 9, 8]
    assert [c.figures(seat) for seat in range(3)] == ["roygbp", "ry", "og"]


def four(rows: list[str]) -> Table:
    return table(
        4, phase=4, marker=3, rows=[" ".join(row.split()[:3]) for row in rows],
        hands=[row.split()[3] for row in rows], deployed=["o", "b", "r", "p"],
    )  # fmt: skip


def test_dlg_example_17_four_players_results() -> None:
    a = play_last(four(["o4 o4 o2 r1", "b4 g2 r1 r2", "r3 r2 o1 y1", "p4 p4 p2 y1"]))
    assert a.final == [11, 7, 6, 11]
    assert [a.figures(seat) for seat in range(4)] == ["gp", "ryb", "yb", "ogp"]
    b = play_last(four(["o4 o4 o1 r1", "b4 b4 b1 r2", "r4 r4 r1 p1", "p3 p2 o1 y1"]))
    assert b.final == [10, 10, 10, 6]
    assert [b.figures(seat) for seat in range(4)] == ["ogp", "ry", "ryb", "og"]
    c = play_last(four(["o4 o4 o1 r1", "b4 b4 b1 r2", "r2 r1 y2 p1", "p2 p1 y2 y1"]))
    assert c.final == [10, 10, 4, 4]
    assert [c.figures(seat) for seat in range(4)] == ["ogp", "ryb", "ryb", "ogp"]
    assert c.view.attacker == 1


def test_dlg_example_18_ship() -> None:
    there = table(phase=3, rows=["g3 g1", "o4 o2"], hands=["y4 y1", "r1 p1"], deployed=["g", ""])
    assert there.legal == [0, 9, 12, 40]
    there.play(40)
    assert there.legal == [118, 121]
    there.play(118, 0, 110)
    assert there.totals == [7, 7]
    assert there.view.marker == 0
    assert there.view.phase == 4
    there.until(S, "play").until(S, "option")
    assert there.view.battle == 2
    assert not there.view.seats[S].has_ship
    assert 40 not in there.legal
    there.play(there.legal[5])
    assert there.events("figure_deployed")
    there.until(S, "option")
    assert there.view.phase == 2
    assert 40 in there.legal


def test_dlg_example_19_end() -> None:
    there = play_last(three(["r4 r4 r1 y1", "b4 b4 r1 r2", "p4 p3 y2 y1"], figures=["r", "b", "p"]))
    assert there.actor == OVER
    assert there.view.winner == SEPARATISTS
    assert there.state.scores() == [1.0, 0.0, 0.0]
    assert [there.figures(seat) for seat in range(3)] == ["r", "", ""]
