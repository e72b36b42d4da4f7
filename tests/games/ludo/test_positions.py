"""Positions as JSON: what is left out, there and back, and what no game can reach."""

from __future__ import annotations

import json
import random

import pytest

from ludotek.games.ludo import GAME
from ludotek.kernel import CHANCE, LEAVE, OVER, BadOptions, BadPosition, Match, Position
from tests.games.ludo.table import Table, game_1, game_2, opening, position

# --- what is left out


def test_only_pieces_are_needed() -> None:
    table = Table(Match.new(GAME, 2, start={"pieces": {"yellow": ["Y", "3", "L2", "G"], "red": ["Y"] * 4}}))
    assert table.now == "yellow throws 1"
    assert table.view.options.die == "star_globe"
    assert table.arms == 4
    table.expect(yellow="Y 3 L2 G", red="Y Y Y Y")


def test_what_is_null_is_as_if_left_out() -> None:
    pieces = {"yellow": ["Y", "3"], "red": ["Y", "Y"]}
    short = {"pieces": pieces, "options": {"pieces": 2}}
    full = short | {"turn": None, "face": None, "tries": None, "opening": [], "places": []}
    assert GAME.dump(GAME.load(full)) == GAME.dump(GAME.load(short))


def test_a_position_says_who_plays() -> None:
    match = Match.new(
        GAME,
        start={
            "pieces": {"yellow": ["3"], "red": ["Y"], "blue": ["G"]},
            "options": {"pieces": 1},
            "places": [0, 0, 1],
            "phase": "over",
        },
    )
    assert match.record.seats == 3
    assert match.state.scores() == [0.0, 0.0, 1.0]


def test_a_turn_about_to_begin_has_its_tries() -> None:
    assert game_2(green="Y Y G G").now == "green throws 3"
    assert game_2(green="Y Y G 0").now == "green throws 1"


def test_the_board_follows_from_the_colours() -> None:
    pieces = {"green": ["76", "Y", "Y", "Y"], "black": ["Y"] * 4}
    assert Table(Match.new(GAME, 2, start={"pieces": pieces})).arms == 6


def test_a_throw_to_be_used_can_be_loaded() -> None:
    table = game_1(green="3 10 Y Y", phase="choose", face="globe")
    assert table.now == "green chooses"
    assert table.legal == {"enter 0", "3->8", "10->13"}
    assert table.play("3->8").now == "green extra"


def test_an_opening_can_be_loaded() -> None:
    table = game_2(phase="opening", opening=[5, -1, -2, -1], turn="yellow")
    assert table.now == "yellow opens"
    table.throw("2")
    assert table.now == "red opens"
    table.throw("4")
    assert table.now == "green throws 3"


def test_places_can_be_loaded() -> None:
    table = game_2(play_on=True, green="G G G G", places=[1, 0, 0, 4], left=1, turn="yellow", yellow="L5 G G G")
    assert table.turn("1", "L5->G").now == "over"
    assert table.places == {"green": 1, "yellow": 2, "blue": 3, "red": 4}


# --- there and back


def again(table: Table) -> Table:
    """The same position through its JSON."""
    return Table(Match.new(GAME, len(table.colours), start=json.loads(json.dumps(table.position()))))


@pytest.mark.parametrize(
    "words",
    [
        {"green": "Y Y 3 10", "yellow": "F13"},
        {"green": "L1 L5 G 50", "turn": "red", "red": "0 0 5 G", "star_hop": True},
        {"board": 6, "purple": "76 L5 G 0", "turn": "purple"},
        {"players": "red green", "red": "20", "turn": "green"},
        {"pieces": 2, "green": "G 5"},
        {"phase": "opening", "opening": [4, -1, -2, -1], "turn": "yellow"},
    ],
)
def test_a_position_survives_json(words: dict[str, object]) -> None:
    table = game_1(**words)
    assert again(table).position() == table.position()
    assert again(table).now == table.now


def random_step(table: Table, rng: random.Random) -> None:
    state = table.state
    seat = rng.randrange(len(table.colours))
    if rng.random() < 0.005 and state.interjections(seat):
        table.match.interject(seat, LEAVE)
    elif state.actor == CHANCE:
        table.match.happen(rng.randint(1, 6))
    else:
        table.match.play(int(state.actor), rng.choice(state.legal()))


@pytest.mark.parametrize("seed", range(12))
def test_every_position_of_a_game_comes_back_and_goes_on_alike(seed: int) -> None:
    rng = random.Random(seed)
    options = {"die": rng.choice(["plain", "star_globe"]), "edition": rng.choice(["nordic", "swedish"])}
    table = opening(rng.randint(2, 6), play_on=seed % 2 == 0, pieces=rng.randint(1, 3), **options)
    while table.state.actor != OVER:
        for _ in range(rng.randrange(60)):
            if table.state.actor != OVER:
                random_step(table, rng)
        twin = again(table)
        assert twin.position() == table.position()
        assert (twin.now, twin.legal, twin.places) == (table.now, table.legal, table.places)
        assert twin.state.actor == table.state.actor


@pytest.mark.parametrize("seed", range(4))
def test_a_loaded_game_ends_like_the_original(seed: int) -> None:
    table = opening(4, die="plain", play_on=True, pieces=2)
    rng = random.Random(seed)
    for _ in range(150):
        random_step(table, rng)
    twin = again(table)
    for one in (table, twin):
        play = random.Random(seed)
        while one.state.actor != OVER:
            random_step(one, play)
    assert twin.position() == table.position()


# --- what is refused


def refused(start: Position) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.load(start)
    return str(caught.value)


@pytest.mark.parametrize(
    ("name", "board"), [("51", 4), ("77", 6), ("L0", 4), ("L6", 4), ("-1", 4), ("F3", 4), ("y", 4), ("", 4), ("07", 4)]
)
def test_a_place_that_the_way_does_not_have_is_refused(name: str, board: int) -> None:
    start = position({"board": board})
    start["pieces"]["green"] = [name, "Y", "Y", "Y"]
    message = refused(start)
    assert repr(name) in message
    assert f"0 to {13 * board - 2}" in message


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"green": "23", "red": "F23"}, "two colours on ring field 23"),
        ({"green": "1 2 3 4 5"}, "green has 5 pieces; every player has 4"),
        ({"pieces": 2, "green": "1 2 3"}, "green has 3 pieces; every player has 2"),
        ({"players": "green"}, "pieces of 1 colours"),
        ({"players": "green purple"}, "board with 4 arms has green, yellow, blue, red"),
        ({"turn": "purple"}, "expected one of green, yellow, blue, red"),
        ({"die": "plain", "face": "star"}, "this die has 1, 2, 3, 4, 5, 6"),
        ({"die": "star_globe", "face": "3"}, "this die has 1, 2, star, 4, globe, 6"),
        ({"phase": "choose", "green": "5"}, "needs the face"),
        ({"phase": "choose", "green": "L5 L5 G G", "die": "plain", "face": "3"}, "allows no move"),
        ({"green": "G G G G"}, "all pieces in the goal but no place"),
        ({"places": [1, 1, 0, 0], "turn": "blue"}, "each place once"),
        ({"places": [1, 0], "turn": "blue"}, "one number per player"),
        ({"places": [5, 0, 0, 0], "turn": "blue"}, "one number per player"),
        ({"green": "G G G G", "places": [1, 0, 0, 0], "play_on": True}, "cannot be the turn of green"),
        ({"left": 1}, "at most as many as have a place"),
        ({"phase": "over"}, "has a winner"),
        ({"tries": 4}, "1 to 3"),
        ({"tries": 0}, "1 to 3"),
        ({"phase": "opening", "opening": [4, -1, -1, -1]}, "no opening throw to make"),
        ({"phase": "opening", "opening": [-1, -1]}, "for each of 4 players"),
        ({"phase": "opening", "opening": [-1, 7, -1, -1]}, "for each of 4 players"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(words: dict[str, object], message: str) -> None:
    assert message in refused(position(words))


IN_YARDS = {"green": ["Y"] * 4, "red": ["Y"] * 4}


@pytest.mark.parametrize(
    ("start", "message"),
    [
        ({}, "pieces: None: expected an object of colours"),
        ({"pieces": IN_YARDS | {"green": "YYYY"}}, "expected an object of colours and lists of places"),
        ({"pieces": IN_YARDS | {"green": [1, 2, 3, 4]}}, "pieces: 1: expected a place"),
        ({"pieces": IN_YARDS, "phase": "sleep"}, "phase: 'sleep': expected one of opening, throw, choose, over"),
        ({"pieces": IN_YARDS, "colour": "green"}, "unknown field colour"),
        ({"pieces": IN_YARDS, "players": 3}, "the colours of the pieces say who plays"),
        ({"pieces": IN_YARDS, "game": "sequence"}, "a position of 'sequence', not of 'ludo'"),
    ],
)
def test_what_is_not_a_position_of_ludo_is_refused(start: Position, message: str) -> None:
    assert message in refused(start)


def test_a_position_of_another_version_is_refused() -> None:
    start = position({}) | {"version": GAME.version + 1}
    assert f"version {GAME.version + 1}" in refused(start)


def test_arms_that_contradict_the_colours_are_refused() -> None:
    pieces = {"green": ["Y"] * 4, "red": ["Y"] * 4}
    right = list(Table(Match.new(GAME, 2, start={"pieces": pieces})).view.options.arms)
    assert Match.new(GAME, 2, start={"pieces": pieces, "options": {"arms": right}}).state.actor == CHANCE
    with pytest.raises(BadPosition, match="leave arms out"):
        Match.new(GAME, 2, start={"pieces": pieces, "options": {"arms": right[::-1]}})


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOptions, match="no option 'laneStar'"):
        GAME.load(position({"laneStar": "homeStar"}))


UNREACHABLE: dict[str, dict[str, object]] = {
    "LUDO-70 somebody has won but the game goes on": {"green": "G G G G", "places": [1, 0, 0, 0], "turn": "red"},
    "LUDO-70 a winner who is not home": {"phase": "over", "places": [1, 0, 0, 0]},
    "LUDO-70 a place for somebody who is not home": {"play_on": True, "yellow": "5", "places": [0, 1, 0, 0]},
    "LUDO-71 over while several play on": {
        "play_on": True,
        "phase": "over",
        "green": "G G G G",
        "places": [1, 0, 0, 0],
    },
    "LUDO-71 the last one plays on alone": {
        "play_on": True,
        "players": "green blue",
        "green": "G G G G",
        "places": [1, 0],
        "turn": "blue",
    },
    "LUDO-R26 a second without a first": {"play_on": True, "green": "G G G G", "places": [2, 0, 0, 0], "turn": "red"},
    "LUDO-R29 pieces of a player who left": {"red": "5", "places": [0, 0, 0, 4], "left": 1},
    "LUDO-R29 a player who left is not behind the others": {"places": [0, 0, 0, 3], "left": 1},
    "LUDO-07 a piece on the ring before the opening is over": {"phase": "opening", "green": "5"},
    "LUDO-07 only one is left to open": {"phase": "opening", "opening": [-2, -2, -2, -1], "turn": "red"},
    "LUDO-R03 three pips on the star-and-globe die": {"phase": "opening", "opening": [3, -1, -1, -1], "turn": "yellow"},
    "LUDO-24 three tries with a piece on the ring": {"green": "5", "tries": 3},
    "LUDO-24 three tries left after a throw": {"green": "5", "phase": "choose", "face": "globe", "tries": 3},
    "fewer than no throws": {"green": "5", "throws": -1},
    "fewer than no turns": {"green": "5", "turns": -1},
}


@pytest.mark.parametrize("words", UNREACHABLE.values(), ids=UNREACHABLE.keys())
def test_a_position_that_no_game_reaches_is_refused(words: dict[str, object]) -> None:
    assert refused(position(words))
