"""Positions as JSON: there and back, small boards, and what cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludotek.games.last_one_standing import GAME
from ludotek.kernel import BadOptions, BadPosition, Position
from tests.games.last_one_standing.random_games import SETTINGS, game, name_of, state_of

PLAYERS: list[dict[str, Any]] = [{}, {}]


def position(*rows: str, **more: Any) -> Position:
    return {"board": list(rows), "players": PLAYERS, **more}


@pytest.mark.parametrize("setting", SETTINGS[::3], ids=name_of)
def test_every_position_of_a_game_survives_json(setting: tuple[int, dict[str, object]]) -> None:
    for match in game(setting, 8, leaving=150):
        if len(match.steps) % 5 == 0 or match.is_over:
            state = state_of(match)
            written = json.loads(json.dumps(GAME.dump(state)))
            loaded = GAME.load(written)
            assert json.loads(json.dumps(GAME.dump(loaded))) == written
            assert loaded.legal() == state.legal()
            assert loaded.actor == state.actor


def test_only_board_and_players_are_needed() -> None:
    state = GAME.load(position(".A . .B"))
    assert (int(state.actor), GAME.view(state, None).phase) == (0, "tile")
    assert GAME.dump(state)["unseen"]["neutral"] == 3


def test_a_position_is_drawn_as_the_rules_draw_it() -> None:
    state = GAME.load(position(".A x ?", "+ # OB", "=  . ."))
    assert list(GAME.dump(state)["board"]) == [".A x  ?", "+  #  OB", "=  .  ."]


WRONG: list[tuple[str, Position]] = [
    ("two fields", position(".A .A .B")),
    ("cannot be entered", position("xA . .B")),
    ("cannot be entered", position("#A . .B")),
    ("expected one of", position(".A ! .B")),
    ("expected one of", position(".C . .B")),
    ("equal ones", position(".A .", ".B")),
    ("1 to 14", position(" ".join(["."] * 15))),
    ("for 2, 3, 4", {"board": [".A"], "players": [{}]}),
    ("at most 4", {"board": [".A . .B"], "players": [{"hand": ["wall"] * 5}, {}]}),
    ("some of", {"board": [".A . .B"], "players": [{"cards": [1, 1, 1]}, {}]}),
    ("some of", {"board": [".A . .B"], "players": [{"cards": []}, {}]}),
    ("unseen tiles", position(".A . .B", unseen={"neutral": 2})),
    ("unseen: .*'skip'", position(".A . .B", unseen={"skip": 9})),
    ("expected one of P1, P2", position(".A . .B", turn="P3")),
    ("ranking", {"board": [".A . .B"], "players": [{"place": 1}, {}]}),
    ("only one player", {"board": [".A . ."], "players": [{}, {"place": 2}]}),
    ("who is out", {"board": [".A . .B"], "players": [{"place": 3}, {}, {}]}),
    ("who is out", {"board": [". . .B", ". . .C"], "players": [{"place": 3}, {}, {}]}),
    ("off the board", position(".A . .B", locked="a")),
    ("locked: 'Z'", position(".A . .B", locked="Z")),
    ("has not come out", position("OA . .B", emerged="A")),
    ("hand of five", position(".A . .B", phase="discard", card=1, piece="A")),
    ("empty pool", position(".A . .B", phase="draw", card=1, piece="A")),
    ("moving piece", position(".A . .B", phase="step", left=1, card=1)),
    ("no step is left", position(".A . .B", phase="step", card=1, piece="A")),
    ("its move is over", position(".A x .B", phase="step", card=1, piece="A", left=1)),
    ("do not fit", position(".A . .B", phase="step", card=1, piece="B", left=1)),
    ("tunnel and an exit", position(".A . .B", phase="land", card=1, piece="A", left=1, exit="b1")),
    ("tile to be laid", position(".A . .B", phase="tile_field")),
    ("tile to be laid", position(".A . .B", phase="tile_field", tile="plus1")),
    ("nothing can be chosen", position(".A . .B", phase="tile_field", tile="bridge")),
    ("card that was used", position(".A . .B", phase="piece")),
    ("to be used for", position(".A x .B", phase="card")),
    ("to be used for", position(".A . .B", phase="card", mode="pass")),
    ("fields to be flipped", position(".A . .B", phase="flip")),
    ("face-down fields", position(".A . .B", phase="flip", flips=["a1"], piece="A", card=1)),
    ("flips: 'z9'", position(".A . .B", phase="flip", flips=["z9"])),
    ("before it was placed", position(".A . .B", phase="place", placed=0, turn="P2", turns=0)),
    ("not P1 who places", position(". . . .", phase="place", placed=0, turns=0)),
    ("not enough fields", position(". .", phase="place", placed=0, turn="P2", turns=0)),
    ("cannot be dealt", position(". . . .", phase="deal", placed=0, turns=0)),
    ("a turn has begun", position(".A . .B", turns=0)),
    ("in the order of leaving", {"board": [".A . .B"], "players": [{"leaving": 2}, {}]}),
    ("has left", {"board": [".A . .B"], "players": [{"leaving": 1}, {}]}),
    ("list of rows", {"board": 5, "players": PLAYERS}),
    ("version", position(".A . .B", version=99)),
]


@pytest.mark.parametrize(("reason", "wrong"), WRONG, ids=[f"{n}-{reason}" for n, (reason, _) in enumerate(WRONG)])
def test_what_cannot_be_is_refused_with_the_reason(reason: str, wrong: Position) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.load(wrong)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOptions):
        GAME.load(position(".A . .B", options={"colour": "pink"}))
    with pytest.raises(BadOptions, match="LOS-R39"):
        GAME.load(position(".A . .B", options={"quiet_rounds": 0}))
