"""Every kind of mistake is refused with its reason and its clause, and changes nothing."""

from __future__ import annotations

import pytest

from ludotek.games.das_letzte_gefecht import GAME
from ludotek.games.das_letzte_gefecht.moves import GefechtMove
from ludotek.kernel import IllegalMove
from ludotek.text import Words
from tests.games.das_letzte_gefecht.table import J, Table, begun, new, table

HAND: dict[str, object] = {"hands": ["r4 r2 g3 b1"]}
FIGURE: dict[str, object] = {"phase": 2, "rows": ["r1", "r1"], "deployed": ["r", ""]}
MOVE: dict[str, object] = {"stage": "move", "rows": ["r1", "r2"], "marker": 6}
ALLIES: dict[str, object] = {"stage": "reply", "rows": ["r4", "r1", "o1"], "seat": 2, "proposal": 7, "marker": 6}
NAME: dict[str, object] = {
    "stage": "name",
    "phase": 4,
    "rows": ["r1 r1 r2 r2"] * 2,
    "figures": ["r o y", "r o y g b p"],
}
LAST: dict[str, object] = {"phase": 4, "seat": 2, "rows": ["r2 r2 r2", "y1 y2 y3", "p2 p2 p1"]}
LAST["down"] = ["r1", "g1", ""]
CASES: list[tuple[str, int, dict[str, object], dict[str, object], str, str]] = [
    ("a card before the option", 2, HAND, {"kind": "play", "card": "r4"}, "option_first", "DLG-R09"),
    ("moving the marker in a turn", 2, HAND, {"kind": "stay"}, "must_option", "DLG-30"),
    ("discarding what is not there", 2, HAND, {"kind": "discard", "card": "p4"}, "not_in_hand", "DLG-31"),
    ("discarding no card at all", 2, HAND, {"kind": "discard", "card": "z9"}, "no_card", "DLG-31"),
    ("discarding without a card", 2, HAND, {"kind": "discard"}, "no_card", "DLG-31"),
    ("the ship first", 2, HAND, {"kind": "ship"}, "ship_needs_figure", "DLG-36"),
    ("offering without a partner", 2, HAND, {"kind": "offer", "card": "r4"}, "no_partner", "DLG-74"),
    ("a figure without a colour", 2, HAND, {"kind": "figure"}, "unclear", "DLG-30"),
    ("nothing, with a card", 2, HAND, {"kind": "nothing", "card": "r4"}, "unclear", "DLG-30"),
    ("a discard with a figure", 2, HAND, {"kind": "discard", "card": "r4", "figure": "red"}, "unclear", "DLG-30"),
    ("a figure with a place", 2, HAND, {"kind": "figure", "figure": "red", "place": 1}, "unclear", "DLG-30"),
    ("a ship with a card", 2, HAND, {"kind": "ship", "card": "r4"}, "unclear", "DLG-30"),
    ("a second figure", 2, FIGURE, {"kind": "figure", "figure": "blue"}, "one_figure", "DLG-34"),
    ("a second ship", 2, {**FIGURE, "phase": 3, "rows": ["r1 r2", "r1 r2"], "ships": [0]}, {"kind": "ship"},
     "ship_already", "DLG-R12"),
    ("a figure of the partner", 4, {}, {"kind": "figure", "figure": "red"}, "not_your_figure", "DLG-33"),
    ("a lost figure", 2, {"figures": ["r o", "r o y g b p"], "attacker": 0}, {"kind": "figure", "figure": "blue"},
     "lost_figure", "DLG-R23"),
    ("an option after it is over", 2, {"stage": "play", **HAND}, {"kind": "figure", "figure": "red"}, "option_over",
     "DLG-30"),
    ("a card that is not there", 2, {"stage": "play", **HAND}, {"kind": "play", "card": "p4"}, "not_in_hand", "DLG-37"),
    ("no card", 2, {"stage": "play", **HAND}, {"kind": "accept"}, "must_play", "DLG-37"),
    ("refusing a swap", 4, {"stage": "swap", "seat": 2, "hands": ["r1 r2 r3 r4"], "offered": "r4"}, {"kind": "nothing"},
     "cannot_refuse", "DLG-75"),
    ("giving what is not there", 4, {"stage": "swap", "seat": 2, "hands": ["r1 r2 r3 r4", None, "o1 o2 o3 o4"],
                                     "offered": "r4"}, {"kind": "give", "card": "r4"}, "not_in_hand", "DLG-74"),
    ("a partner with an empty hand", 3, LAST, {"kind": "offer", "card": "p1"}, "partner_empty", "DLG-R26"),
    ("two routes at once", 2, MOVE, {"kind": "go", "place": 8}, "no_route", "DLG-41"),
    ("where it is already", 2, MOVE, {"kind": "go", "place": 6}, "already_there", "DLG-R17"),
    ("off the board", 2, MOVE, {"kind": "go", "place": 12}, "no_place", "DLG-11"),
    ("nowhere", 2, MOVE, {"kind": "go"}, "unclear", "DLG-41"),
    ("there, with a card", 2, MOVE, {"kind": "go", "place": 7, "card": "r1"}, "unclear", "DLG-41"),
    ("a card in the planet phase", 2, MOVE, {"kind": "play", "card": "r1"}, "must_move", "DLG-41"),
    ("placing in the planet phase", 2, MOVE, {"kind": "place", "place": 7}, "must_move", "DLG-41"),
    ("replying with a far planet", 3, ALLIES, {"kind": "go", "place": 3}, "no_route", "DLG-41"),
    ("replying yes", 3, ALLIES, {"kind": "accept"}, "must_move", "DLG-R15"),
    ("replying nowhere", 3, ALLIES, {"kind": "go"}, "unclear", "DLG-R15"),
    ("proposing with a card", 3, {**ALLIES, "stage": "propose", "seat": 1, "proposal": None},
     {"kind": "play", "card": "r1"}, "must_move", "DLG-78"),
    ("proposing nowhere", 3, {**ALLIES, "stage": "propose", "seat": 1, "proposal": None}, {"kind": "go"}, "unclear",
     "DLG-78"),
    ("accepting with a place", 3, {**ALLIES, "stage": "answer", "seat": 1, "counter": 0},
     {"kind": "accept", "place": 0}, "unclear", "DLG-R15"),
    ("playing with a figure", 2, {"stage": "play", **HAND}, {"kind": "play", "card": "r4", "figure": "red"}, "unclear",
     "DLG-37"),
    ("giving with a figure", 4, {"stage": "swap", "seat": 2, "hands": ["r1 r2 r3 r4", None, "o1 o2 o3 o4"],
                                 "offered": "r4"}, {"kind": "give", "card": "o1", "figure": "red"}, "unclear",
     "DLG-74"),
    ("answering with a place", 3, {**ALLIES, "stage": "answer", "seat": 1, "counter": 0}, {"kind": "go", "place": 0},
     "must_answer", "DLG-R15"),
    ("not naming", 2, {**NAME, "attacker": 0}, {"kind": "stay"}, "must_name", "DLG-50"),
    ("naming nothing", 2, {**NAME, "attacker": 0}, {"kind": "name"}, "unclear", "DLG-50"),
    ("naming a figure of the partner", 3, {"stage": "name", "phase": 4, "seat": 1, "named": ["r", "", ""],
                                           "rows": ["r1 r1 r2 r2", "r1 r1 r2 r2", "b1 b1 b2 b2"]},
     {"kind": "name", "figure": "orange"}, "not_your_figure", "DLG-50"),
    ("naming a lost figure", 2, {**NAME, "attacker": 0}, {"kind": "name", "figure": "blue"}, "lost_figure", "DLG-R23"),
]  # fmt: skip


def refused(there: Table, move: dict[str, object]) -> IllegalMove:
    before = GAME.dump(there.state)
    with pytest.raises(IllegalMove) as caught:
        there.match.play(there.actor, GefechtMove(**move))  # type: ignore[arg-type]
    assert GAME.dump(there.state) == before
    assert there.match.steps == []
    return caught.value


@pytest.mark.parametrize(("name", "players", "words", "move", "code", "clause"), CASES, ids=[case[0] for case in CASES])
def test_refused_with_reason_and_clause(
    name: str, players: int, words: dict[str, object], move: dict[str, object], code: str, clause: str
) -> None:
    error = refused(table(players, **words), move)
    assert (error.code, error.clause) == (f"illegal/{code}", clause)
    assert Words("en", GAME).say(error.text, ["Ann", "Bo", "Cy", "Di"])


def test_placing_the_marker() -> None:
    start = new(layout=LAYOUT, marker_start="attacker")
    assert refused(start, {"kind": "go", "place": 3}).code == "illegal/must_place"
    assert refused(start, {"kind": "place", "place": 12}).code == "illegal/no_place"
    assert refused(start, {"kind": "place"}).code == "illegal/unclear"
    start.match.play(0, GefechtMove(kind="place", place=3))
    assert start.view.marker == 3


LAYOUT = ["red", "orange", "yellow", "green", "blue", "purple"] * 2


def test_every_code_of_the_table_has_a_named_move_and_comes_back() -> None:
    """Along random games of all counts: integer to named move and back."""
    seen = set()
    for players in (2, 3, 4):
        there = begun(players, marker_start="attacker")
        for number in range(400):
            if there.stage == "over":
                break
            for action in there.legal:
                move = GAME.move(there.state, action)
                seen.add(move.kind)
                assert GAME.action(there.state, move) == action
            if there.actor >= 0:
                there.play(there.legal[number * 7 % len(there.legal)])
            else:
                there.step()
    assert seen >= {"nothing", "discard", "figure", "ship", "offer", "give", "play", "stay", "go", "name"}


def test_not_your_turn_names_the_clause_and_whose_turn_it_is() -> None:
    there = table()
    with pytest.raises(IllegalMove, match="seat 0") as caught:
        there.match.play(J, 0)
    assert caught.value.clause == "DLG-R08"
