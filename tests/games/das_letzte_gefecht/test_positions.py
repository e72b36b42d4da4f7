"""Positions: readable, there and back, and impossible ones are refused with the reason."""

from __future__ import annotations

import json
import random

import pytest

from ludotek.games.das_letzte_gefecht import GAME
from ludotek.kernel import OVER, BadOptions, BadPosition, LudotekError, Position
from tests.games.das_letzte_gefecht.table import figure, lay, position, table
from tests.games.das_letzte_gefecht.test_invariants import random_table, step


def test_a_position_is_readable() -> None:
    there = table(hands=["r4 r2 g3 b1", "r1 o2 y3 p4"]).play(figure("r"), lay("b1"))
    dumped = json.loads(json.dumps(GAME.dump(there.state)))
    assert dumped["planets"] == "r o y g b p g b p r o y"
    assert dumped["hands"] == ["r2 r4 g3", "r1 o2 y3 p4"]
    assert dumped["down"] == ["b1", ""]
    assert dumped["deployed"] == ["r", ""]
    assert (dumped["stage"], dumped["seat"], dumped["phase"], dumped["battle"]) == ("option", 1, 1, 1)


def test_only_the_number_of_players_and_the_hands_are_needed() -> None:
    state = GAME.load({"players": 2, "hands": ["r1 r2 r3 r4", "b1 b2 b3 b4"]})
    assert state.actor == 0
    assert GAME.view(state, None).battle == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_and_back_along_a_whole_game(players: int) -> None:
    rng = random.Random(players)
    there = random_table(players, rng)
    while there.actor != OVER:
        step(there, rng)
        dumped = GAME.dump(there.state)
        loaded = GAME.load(json.loads(json.dumps(dumped)))
        assert GAME.dump(loaded) == dumped
        assert loaded.legal() == there.state.legal()
        assert loaded.actor == there.state.actor


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_position_after_somebody_left_comes_back(players: int) -> None:
    rng = random.Random(players + 10)
    for steps in (0, 5, 20, 31, 40, 55, 70, 90):
        there = random_table(players, rng)
        for _ in range(steps):
            if there.actor != OVER:
                step(there, rng)
        if there.actor != OVER:
            there.match.leave(players - 1)
        dumped = GAME.dump(there.state)
        assert GAME.dump(GAME.load(json.loads(json.dumps(dumped)))) == dumped


REFILL: Position = {"stage": "refill", "attacker": 0, "marker": 0}
PAST = {"place": 0, "rows": ["r1 r1 r1 r2", "b1 b1 b1 o2"], "figures": ["r", "b"], "bonus": [1, 1]}
OVER_: Position = {"stage": "over", "hands": ["", ""]}
LATE: Position = {"stage": "play", "seat": 2, "down": ["r1", "o2", ""], "hands": [None, "g1 g1 b4"],
                  "known": ["", "b4", ""], "late": ["", "b4", ""]}  # fmt: skip
BAD: list[tuple[str, int, Position, str]] = [
    ("cards", 2, {"hands": ["r4 r4 r4 b1"]}, "DLG-13"),
    ("cards in a hand", 2, {"hands": ["r4 r2 g3"]}, "DLG-R05"),
    ("a card that is none", 2, {"hands": ["r5 r2 g3 b1"]}, "no card"),
    ("a row too many", 2, {"stage": "refill", "rows": ["", "", ""]}, "rows of 3 seats"),
    ("open cards", 2, {"phase": 2, "rows": ["r1", ""]}, "DLG-38"),
    ("a card face down too early", 2, {"down": ["", "b1"], "hands": ["r1 r2 r3 r4", "b1 b2 b3"]}, "DLG-37"),
    ("two cards face down", 2, {"down": ["r1 r2", ""], "hands": ["r1 r2 r3", "b1 b2 b3 b4"]}, "DLG-37"),
    ("planets", 2, {"planets": "r r r g b p g b p r o y"}, "DLG-11"),
    ("too few planets", 2, {"planets": "r o y"}, "DLG-11"),
    ("a planet missing", 2, {"planets": "- o y g b p g b p r o y"}, "DLG-11"),
    ("the last planet missing", 2, {"planets": "r o y g b p g b p r o -"}, "all planets"),
    ("a colour that is none", 2, {"planets": "x o y g b p g b p r o y"}, "no colour"),
    ("another layout", 2, {"layout": ["red", "orange", "yellow", "green", "blue", "purple"] * 2}, "DLG-R02"),
    ("the wrong attacker", 2, {"battle": 2, "attacker": 0}, "DLG-R07"),
    ("a seat that is none", 2, {"seat": 3}, "there are 2 players"),
    ("a figure of somebody else", 4, {"figures": ["r", "r y b", "r y b", "o g p"]}, "DLG-15"),
    ("the same figure twice", 2, {"figures": ["r r o", "r o y g b p"]}, "DLG-15"),
    ("no figures", 2, {"figures": ["", "r"], "attacker": 0}, "DLG-03"),
    ("partners with unequal figures", 4, {"figures": ["o", "r y b", "r y b", "o g p"]}, "DLG-R24"),
    ("more figures lost than battles", 2, {"figures": ["r o", "r o y g b p"], "battle": 3}, "DLG-56"),
    ("a lost figure deployed", 2, {"phase": 2, "rows": ["r1", "r1"], "figures": ["r o", "r o y g b p"],
                                   "deployed": ["b", ""]}, "DLG-R23"),
    ("a ship without a figure", 2, {"phase": 3, "rows": ["r1 r1", "r1 r1"], "ships": [0]}, "DLG-36"),
    ("figure and ship in one turn", 2, {"stage": "play", "deployed": ["r", ""], "ships": [0]}, "DLG-R13"),
    ("a figure before the first turn", 2, {"deployed": ["r", ""]}, "DLG-R13"),
    ("deployed and named", 2, {"deployed": ["r", ""], "named": ["r", ""]}, "DLG-34"),
    ("named too early", 2, {"named": ["r", ""]}, "DLG-50"),
    ("somebody moves who is not the lowest", 2, {"stage": "move", "rows": ["r3", "r2"]}, "DLG-41"),
    ("allies who are not the lowest", 3, {"stage": "propose", "seat": 1, "rows": ["r1", "r2", "r2"]}, "DLG-78"),
    ("the wrong ally proposes", 3, {"stage": "propose", "seat": 2, "rows": ["r3", "r2", "r2"]}, "DLG-R15"),
    ("a reply to nothing", 3, {"stage": "reply", "seat": 2, "rows": ["r3", "r2", "r2"]}, "DLG-R17"),
    ("a far proposal", 3, {"stage": "reply", "seat": 2, "rows": ["r3", "r2", "r2"], "proposal": 3}, "DLG-R17"),
    ("a counter that is none", 3, {"stage": "answer", "seat": 1, "rows": ["r3", "r2", "r2"], "proposal": 5,
                                   "counter": 5}, "DLG-R15"),
    ("a proposal in a turn", 3, {"proposal": 1}, "DLG-R15"),
    ("a counter in a reply", 3, {"stage": "reply", "seat": 2, "rows": ["r3", "r2", "r2"], "proposal": 5,
                                 "counter": 1}, "DLG-R15"),
    ("an offer in a turn", 3, {"offered": "r1"}, "DLG-74"),
    ("an offer of nobody", 2, {"stage": "swap", "offered": "r1"}, "DLG-74"),
    ("an offer that is not in hand", 4, {"stage": "swap", "seat": 2, "offered": "p4"}, "DLG-74"),
    ("known without a partner", 2, {"hands": ["r1 r2 r3 r4"], "known": ["r1", ""]}, "DLG-74"),
    ("known but not there", 4, {"known": ["p4", "", "", ""]}, "DLG-R26"),
    ("known before the first turn", 4, {"hands": ["r1 r2 r3 r4"], "known": ["r4", "", "", ""]}, "DLG-74"),
    ("known beside figures", 4, {"hands": ["r1 r2 r3"], "known": ["r3", "", "", ""], "phase": 2, "rows": ["o1"] * 4,
                                 "deployed": ["o", "", "r", ""]}, "DLG-74"),
    ("counted but not there", 2, {"counted": ["p4", ""]}, "DLG-32"),
    ("known and counted, but there once", 4, {"hands": ["r1 r2 r3 r4"], "known": ["r4", "", "", ""],
                                              "counted": ["r4", "", "", ""]}, "DLG-32"),
    ("late but not known", 3, {**LATE, "known": ["", "", ""]}, "DLG-R26"),
    ("late but not in hand", 3, {**LATE, "late": ["", "o2", ""], "known": ["", "o2", ""]}, "DLG-R26"),
    ("late before the partner's turn", 3, {**LATE, "stage": "option"}, "DLG-R26"),
    ("late without a card face down", 3, {**LATE, "seat": 1, "down": ["r1", "", ""],
                                          "hands": [None, "g1 g1 b4 o2"]}, "DLG-R26"),
    ("late twice", 3, {**LATE, "late": ["", "b4 g1", ""]}, "DLG-R26"),
    ("refilling hands", 2, {**REFILL, "hands": ["", "r1"]}, "DLG-R05"),
    ("refilling with figures", 2, {**REFILL, "hands": ["", ""], "deployed": ["r", ""]}, "DLG-R05"),
    ("drawing from an empty deck", 2, {"deck": [0, 0, 1, 1], "stage": "draw", "hands": ["r3 r4 o3", "r3 r4 o3 o4"],
                                       "discards": {"separatists": "o4 y3 y4 g3 g4 b3 b4 p3 p4"}}, "DLG-32"),
    ("set-up in a battle", 2, {"stage": "marker", "battle": 1}, "DLG-12"),
    ("a battle in the set-up", 2, {"battle": 0, "hands": ["", ""]}, "DLG-12"),
    ("the marker before it is placed", 2, {"stage": "marker", "battle": 0, "marker": 3}, "DLG-12"),
    ("placing by chance", 2, {"stage": "marker", "battle": 0, "marker_start": "attacker"}, "DLG-R02"),
    ("planets that all lie", 2, {"stage": "planets", "battle": 0}, "DLG-11"),
    ("hands in the set-up", 2, {"stage": "marker", "battle": 0, "hands": ["r1", ""]}, "DLG-14"),
    ("a past in the first battle", 2, {"battle": 1, "past": PAST}, "DLG-02"),
    ("a past elsewhere", 2, {"battle": 2, "past": {**PAST, "place": 4}}, "DLG-R06"),
    ("an end elsewhere than the last battle", 2, {**OVER_, "ending": "figures", "winner": "jedi", "attacker": 1,
                                                  "battle": 6, "figures": ["", "r o y g b p"],
                                                  "past": {**PAST, "place": 4}}, "DLG-R06"),
    ("a past loser who kept the figure", 2, {"battle": 2, "past": PAST}, "DLG-56"),
    ("a past of three cards", 2, {"battle": 2, "past": {**PAST, "rows": ["r1", "b1"]}}, "DLG-20"),
    ("a past of others", 2, {"battle": 2, "past": {**PAST, "rows": ["r1 r1 r1 r2"]}}, "each of 2 players"),
    ("past cards", 2, {"battle": 2, "past": {**PAST, "rows": ["r4 r4 r4 r4", "b1 b1 b1 b2"]}}, "DLG-13"),
    ("a winner while it goes on", 2, {"winner": "jedi"}, "over"),
    ("over without a reason", 2, OVER_, "how it ended"),
    ("over by leaving, with nobody gone", 2, {**OVER_, "ending": "leaving", "winner": "jedi"}, "DLG-R31"),
    ("over by figures that are there", 2, {**OVER_, "ending": "figures", "winner": "jedi"}, "DLG-04"),
    ("the wrong winner", 2, {**OVER_, "ending": "leaving", "left": 0, "winner": "separatists"}, "DLG-04"),
    ("left with a named figure in the first phase", 2, {**OVER_, "ending": "leaving", "left": 0, "winner": "jedi",
                                                        "named": ["r", ""]}, "DLG-50"),
    ("a draw too early", 2, {**OVER_, "ending": "battles", "battle": 2, "draw_after": 3}, "DLG-R25"),
    ("a battle after the draw", 2, {"battle": 5, "draw_after": 3}, "DLG-R25"),
    ("naming in the second phase", 2, {"stage": "name", "phase": 2, "rows": ["r1 r1", "r1 r1"]}, "DLG-20"),
    ("naming out of order", 2, {"stage": "name", "phase": 4, "seat": 1, "rows": ["r1 r1 r2 r2"] * 2}, "DLG-50"),
    ("another version", 2, {"version": 99}, "version"),
    ("a field that is none", 2, {"weather": "fine"}, "weather"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "players", "words", "reason"), BAD, ids=[case[0] for case in BAD])
def test_an_impossible_position_is_refused(name: str, players: int, words: Position, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason) as caught:
        GAME.load(position(players, **words))
    assert "\n" not in str(caught.value)


def test_a_late_card_comes_back() -> None:
    there = table(3, **LATE)
    assert GAME.dump(there.state)["late"] == ["", "b4", ""]


def test_players_and_options_of_a_position_are_checked() -> None:
    with pytest.raises(BadPosition, match="DLG-01"):
        GAME.load({"players": 5})
    with pytest.raises(BadOptions, match="DLG-R04"):
        GAME.load({"players": 2, "options": {"single_side": "jedi"}})
    with pytest.raises(LudotekError):
        GAME.load({"players": "two"})


def test_the_past_battle_is_told_part_by_part() -> None:
    past = {"place": 0, "rows": ["r4 b2 y1 r1", "b4 b1 g1 r3"], "figures": ["y", "b"], "bonus": [0, 2]}
    figures = ["r o g b p", "r o y g b p"]
    there = table(battle=2, past=past, figures=figures)
    first, second = there.past.counts
    assert (first.planet_points, first.figure_points, first.total) == (5, 1, 6)
    assert (second.planet_points, second.figure_points, second.is_deployed, second.has_ship) == (3, 5, True, True)
    assert second.total == 10
    assert there.past.loser == 0
