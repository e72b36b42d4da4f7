"""The Swedish edition: entering with 1 and 6, the sixth square, counter-clockwise turns (LUDO-80 to LUDO-87)."""

from __future__ import annotations

import pytest

from ludotek.games.ludo.events import Moved
from tests.games.ludo.table import game_1, opening, swedish


@pytest.mark.parametrize("face", ["1", "2", "3", "4", "5", "6"])
def test_ludo_80_the_entry_faces_of_game_2_are_1_and_6(face: str) -> None:
    entries = {"1": {"enter 0"}, "6": {"two 0", "enter 5"}}
    assert swedish().throw(face) == entries.get(face, set())


@pytest.mark.parametrize("face", ["1", "2", "4", "6", "star", "globe"])
def test_ludo_80_game_1_is_as_everywhere(face: str) -> None:
    table = game_1(edition="swedish", green="20 Y Y Y")
    ring = {"1": "20->21", "2": "20->22", "4": "20->24", "6": "20->26", "globe": "20->21"}
    expected = ({ring[face]} if face in ring else set()) | ({"enter 0"} if face == "globe" else set())
    assert table.throw(face) == expected


def test_ludo_81_a_one_puts_one_piece_on_the_start_globe() -> None:
    table = swedish().turn("1", "enter 0").expect(green="0 Y Y Y")
    assert table.now == "red throws 3"


def test_ludo_81_a_one_earns_no_extra_throw() -> None:
    assert swedish(green="20 Y Y Y").turn("1", "20->21").now == "red throws 3"
    assert swedish(green="20 Y Y Y").turn("1", "enter 0").now == "red throws 3"


def test_ludo_81_a_one_knocks_home_or_is_sent_home_as_usual() -> None:
    swedish(yellow="F0").turn("1", "enter 0").expect(green="0 Y Y Y", yellow="Y Y Y Y")
    table = swedish(yellow="F0 F0").turn("1", "enter 0").expect()
    assert table.sent_home == 1
    assert table.now == "red throws 3"


def test_ludo_82_a_six_has_three_uses() -> None:
    table = swedish(green="Y Y 20 30")
    assert table.throw("6") == {"two 0", "enter 5", "20->26", "30->36"}
    table.after("two 0").expect(green="0 0 20 30")
    table.after("enter 5").expect(green="5 Y 20 30")
    table.after("20->26").expect(green="Y Y 26 30")
    table.after("30->36").expect(green="Y Y 20 36")


@pytest.mark.parametrize("move", ["two 0", "enter 5", "20->26"])
def test_ludo_82_the_extra_throw_follows_in_every_case(move: str) -> None:
    assert swedish(green="Y Y Y 20").turn("6", move).now == "green extra"


def test_ludo_82_every_six_offers_the_same() -> None:
    table = swedish(green="Y Y Y Y").turn("6", "enter 5")
    assert table.throw("6") == {"two 0", "enter 5", "5->11"}
    assert table.play("enter 5").expect(green="5 5 Y Y").now == "green extra"
    assert table.throw("6") == {"two 0", "enter 5", "5->11"}


def test_ludo_82_with_an_empty_yard_a_six_only_moves() -> None:
    assert swedish(green="20 30 G G").throw("6") == {"20->26", "30->36"}


def test_ludo_83_the_last_piece_in_the_yard_enters_alone() -> None:
    table = swedish(green="Y 20 30 G")
    assert table.throw("6") == {"enter 0", "enter 5", "20->26", "30->36"}
    assert table.after("enter 0").expect(green="0 20 30 G").now == "green extra"
    assert table.after("enter 5").expect(green="5 20 30 G").now == "green extra"


@pytest.mark.parametrize("place", ["0", "1", "2", "3", "4"])
def test_ludo_84_own_pieces_before_the_sixth_square_are_in_the_way(place: str) -> None:
    table = swedish(green=f"Y Y {place} G")
    assert table.throw("6") == {"two 0", f"{place}->{int(place) + 6}"}


@pytest.mark.parametrize("place", ["5", "6", "50", "L1"])
def test_ludo_84_own_pieces_on_it_or_beyond_are_not(place: str) -> None:
    table = swedish(green=f"Y Y {place} G")
    assert "enter 5" in table.throw("6")
    table.play("enter 5").expect(green=f"5 Y {place} G")


def test_ludo_84_opposing_pieces_before_it_are_passed() -> None:
    table = swedish(yellow="F0 F0", blue="F3", red="F4 F4").turn("6", "enter 5").expect(green="5 Y Y Y")
    assert (table.knocked, table.sent_home) == ([], 0)


def test_ludo_84_on_the_sixth_square_one_is_knocked_home() -> None:
    table = swedish(blue="F5").turn("6", "enter 5").expect(green="5 Y Y Y", blue="Y Y Y Y")
    assert table.knocked == ["blue"]


def test_ludo_84_on_the_sixth_square_two_send_the_piece_home() -> None:
    table = swedish(blue="F5 F5").turn("6", "enter 5").expect()
    assert (table.knocked, table.sent_home) == ([], 1)
    assert table.now == "green extra"


def test_ludo_85_both_arrive_together_and_knock_one_home() -> None:
    table = swedish(green="Y Y Y 20", red="F0 F30").turn("6", "two 0").expect(green="0 0 Y 20", red="Y F30 Y Y")
    assert (table.knocked, table.sent_home) == (["red"], 0)


@pytest.mark.parametrize("stack", ["F0 F0", "F0 F0 F0"])
def test_ludo_85_two_or_more_send_both_home(stack: str) -> None:
    table = swedish(green="Y Y Y 20", red=stack).turn("6", "two 0").expect()
    assert (table.knocked, table.sent_home) == ([], 2)
    assert table.now == "green extra"


def test_ludo_85_the_two_that_are_sent_home_are_two_pieces() -> None:
    table = swedish(green="Y Y Y 20", red="F0 F0").turn("6", "two 0")
    assert len({event.piece for event in table.last if isinstance(event, Moved)}) == 2
    assert len({event.piece for event in table.pieces_told("sent_home")}) == 2


def test_ludo_85_own_pieces_on_the_start_globe_are_joined() -> None:
    swedish(green="Y Y 0 0").turn("6", "two 0").expect(green="0 0 0 0")


@pytest.mark.parametrize(("face", "move", "after"), [("1", "enter 0", "red throws 3"), ("6", "two 0", "green extra")])
@pytest.mark.parametrize("failures", [0, 1, 2])
def test_ludo_86_the_tries_stop_at_a_1_or_a_6(failures: int, face: str, move: str, after: str) -> None:
    table = swedish()
    for _ in range(failures):
        assert table.throw("3") == set()
    assert table.now == f"green throws {3 - failures}"
    assert table.turn(face, move).now == after


def test_ludo_86_three_failures_end_the_turn() -> None:
    assert swedish().open("2", "3", "5").now == "red throws 3"


@pytest.mark.parametrize("die", ["plain", "star_globe"])
def test_ludo_87_opening_throws_and_turns_go_counter_clockwise(die: str) -> None:
    table = opening(4, edition="swedish", die=die)
    seen = []
    for face in ("1", "6", "2", "4"):
        seen.append(table.now)
        table.throw(face)
    assert seen == ["green opens", "red opens", "blue opens", "yellow opens"]
    seen = []
    for _ in range(5):
        seen.append(table.now)
        table.open("2", "2", "2")
    assert seen == [f"{colour} throws 3" for colour in ("red", "blue", "yellow", "green", "red")]


def test_ludo_87_the_pieces_still_travel_clockwise() -> None:
    table = swedish(green="10 G G G", yellow="F13").turn("3", "10->13")
    assert table.knocked == ["yellow"]
