"""Positions as JSON: there and back along whole games, and refused where no game could be."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from ludotek.games.sequence import GAME
from ludotek.games.sequence.rules.plan import PASS
from ludotek.kernel import LEAVE, OVER, BadPosition, LudotekError, Match, Position, Rng, play_randomly
from tests.games.sequence.table import Table, position
from tests.games.sequence.test_invariants import SETTINGS, random_table, step

EVERY = [0, 1, 2, 3, 4]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: f"{setting[0]}x{setting[1]}")
def test_positions_survive_json_and_go_on_the_same(setting: tuple[int, int]) -> None:
    rng = random.Random(f"positions {setting}")
    table = random_table(setting, rng, table_talk="penalty", draw_mode=rng.choice(("auto", "strict")))
    while table.state.actor != OVER:
        seat = rng.randrange(setting[0])
        asides = [a for a in table.state.interjections(seat) if a != LEAVE or rng.random() < 0.03]
        if asides and rng.random() < 0.1:
            table.match.interject(seat, rng.choice(asides))
        else:
            step(table, rng)
        if rng.random() < 0.05:
            round_trip(table)
    round_trip(table)


def round_trip(table: Table) -> None:
    written = GAME.dump(table.state)
    again = GAME.load(json.loads(json.dumps(written)))
    assert GAME.dump(again) == written
    assert again.legal() == table.state.legal()
    assert again.actor == table.state.actor
    for viewer in (*range(int(again.plan.seats)), None):
        assert msgspec.json.encode(GAME.view(again, viewer)) == msgspec.json.encode(GAME.view(table.state, viewer))
    other = table.state.copy()
    assert play_randomly(again, Rng(3), 40) == play_randomly(other, Rng(3), 40)
    assert GAME.dump(again) == GAME.dump(other)


LINE = {"blue": "r4c1 r4c2 r4c3 r4c4 r4c5", "blue_lines": "r4c1-r4c5"}
IMPOSSIBLE: dict[str, tuple[dict[str, object], str]] = {
    "no such number of players": ({"players": 5}, "SEQ-01"),
    "three copies": ({"hands": ["6♥ 6♥ 6♥"]}, "two of every card"),
    "a hand too large": ({"hands": ["2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠"]}, "SEQ-14"),
    "no such card": ({"hands": ["1♠"]}, "no card"),
    "no such space": ({"blue": "r10c1"}, "no space"),
    "a chip on a corner": ({"blue": "r0c0"}, "SEQ-33"),
    "two chips on a space": ({"blue": "r4c3", "green": "r4c3"}, "SEQ-23"),
    "a colour that does not play": ({"red": "r4c3"}, "SEQ-10"),
    "a sequence that is not owned": ({"blue": "r4c1", "blue_lines": "r4c1-r4c5"}, "SEQ-05"),
    "a sequence that is no line": ({**LINE, "blue_lines": "r4c1-r5c5"}, "SEQ-05"),
    "a line that is not claimed": ({"blue": LINE["blue"]}, "SEQ-60"),
    "sequences that share too much": (
        {"blue": f"{LINE['blue']} r4c6", "blue_lines": "r4c1-r4c5 r4c2-r4c6"},
        "SEQ-63",
    ),
    "won already": ({"players": 3, **LINE}, "SEQ-70"),
    "a seat that is not there": ({"turn": 2}, "seat 2"),
    "a turn of somebody who left": ({"players": 4, "left": [0]}, "SEQ-R24"),
    "everybody else left": ({"turn": 0, "left": [1]}, "SEQ-R24"),
    "a draw without a drawer": ({"drawing": "turn"}, "belong together"),
    "a draw of somebody else": ({"drawer": 1, "drawing": "turn"}, "SEQ-24"),
    "a late draw without the option": ({"drawer": 0, "drawing": "late"}, "SEQ-R10"),
    "an open draw without the option": ({"due": [1, 0], "turns": 3}, "SEQ-R10"),
    "a draw for an exchange that was not": ({"drawer": 0, "drawing": "exchange"}, "SEQ-51"),
    "two exchanges": ({"exchanged": 2}, "SEQ-52"),
    "a penalty without the option": ({"players": 4, "owes": [0], "hands": ["2♠ 3♠"]}, "SEQ-80"),
    "a winner while it goes on": ({"winner": "blue"}, "over"),
    "over without an ending": ({"phase": "over"}, "ended"),
    "over without the sequences": ({"phase": "over", "ending": "sequences", "winner": "blue"}, "SEQ-70"),
    "a winner of a drawn stalemate": ({"phase": "over", "ending": "passes", "winner": "blue"}, "SEQ-R15"),
    "a deal without a dealer": ({"phase": "deal", "drawer": 0}, "SEQ-14"),
    "everybody has drawn": ({"phase": "dealer", "opening": ["out", "out"]}, "SEQ-13"),
    "hands of too few seats": ({"players": 4, "discards": ["2♠"]}, "expected 4"),
    "another version": ({"version": 99}, "version 99"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_positions_are_refused_with_the_reason(name: str) -> None:
    words, reason = IMPOSSIBLE[name]
    given = dict(words)
    version = given.pop("version", 1)
    start = position(int(str(given.pop("players", 2))), **given)
    with pytest.raises(BadPosition, match=reason):
        GAME.load({**start, "version": version})


def test_a_position_needs_only_the_number_of_players() -> None:
    state = GAME.load({"players": 2})
    assert (state.actor, state.legal()) == (0, [PASS])  # an empty hand passes


NASTY: tuple[object, ...] = (None, True, -1, 0, 7, 1 << 40, 10**30, 1.5, "", "x", "6♥", "r4c3", [], [[]], {}, {"x": 1})


@pytest.mark.parametrize("seed", EVERY)
def test_damaged_positions_are_refused_in_one_line_or_can_be_played(seed: int) -> None:
    rng = random.Random(seed)
    table = random_table(SETTINGS[seed * 2], rng)
    for _ in range(rng.randrange(60, 160)):
        if table.state.actor != OVER:
            step(table, rng)
    whole = json.loads(json.dumps(GAME.dump(table.state)))
    for name in whole:
        for value in NASTY:
            damaged = {**whole, name: value}
            assert "\n" not in refusal(damaged)


def refusal(damaged: Position) -> str:
    """Why this position is refused; nothing if it can be played."""
    try:
        play_randomly(GAME.load(damaged), Rng(1), 200)
    except LudotekError as error:
        return str(error)
    return ""


def test_a_match_starts_from_a_position_and_replays() -> None:
    start = position(4, hands=["2♠ 3♠", "4♠", "5♠", "6♠"], blue="r5c5", sides=2)
    match = Match.new(GAME, 4, start["options"], start=start)
    match.play(0, match.state.legal()[0])
    match.draw(Rng(1))
    again = Table(Match.replay(GAME, match.full_record()))
    assert GAME.dump(again.state) == GAME.dump(Table(match).state)
