"""Positions: readable, complete, and refused with the reason if they cannot exist."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludotek.games.last_one_alive import GAME
from ludotek.kernel import BadPosition, LudotekError
from tests.games.last_one_alive.table import Table, load, new, pick, position, sit

A, B = 0, 1
BARE = pick(0, 1, 2, 1)
SHOTS = sit("axe 1").do("pass", pick(0, 2, 0, 2)).roll("Z:A S:1- B:AB").do("pass")

DRAWING = sit("").do(pick(0, 1, 3, 0)).roll("Z:- S:- I:I--")


EMPTY = {"items": [], "barricades": 0, "hero": False, "lives": 0, "front": "", "status": "alive"}


def test_a_position_is_readable_and_names_every_field() -> None:
    t = sit("axe hero 1 2", "barricade", players=3, apocalypses=1)
    written = GAME.dump(t.state)
    assert json.loads(json.dumps(written)) == written
    assert written["players"] == [
        {**EMPTY, "items": ["axe"], "hero": True, "front": "12"},
        {**EMPTY, "barricades": 1},
        EMPTY,
    ]
    assert written["stage"] == "pre"
    assert written["dice"] == []
    assert sum(written["bag"].values()) == 18


def test_players_alone_are_a_position() -> None:
    t = load({"players": [{"front": "1"}, {}]})
    assert t.stage == "pick"
    assert (t.bag, t.pool, t.level) == (21, 9, 1)
    assert t.view.heroes == 5


def test_the_bag_is_what_is_not_elsewhere() -> None:
    t = sit("axe axe barricade 1", "hero", out={"axe": 1, "radio": 1}, apocalypses=1)
    assert t.view.bag[0] == 0
    assert t.view.bag[5] <= 2
    assert t.view.bag[6] == 2
    assert t.bag == 18 + 3 - 2 - 1 - 2 - 1


def test_a_position_in_the_middle_of_a_roll() -> None:
    t = sit("hero").do("pick SSSB").roll("Z:1 S:-")
    again = load(GAME.dump(t.state))
    assert again.view == t.view
    again.roll("11 B:B")
    assert again.stage == "post"


def changed(t: Table, **changes: Any) -> dict[str, Any]:
    return {**GAME.dump(t.state), **changes}


def with_die(t: Table, number: int, **changes: Any) -> dict[str, Any]:
    written = GAME.dump(t.state)
    written["dice"][number] = {**written["dice"][number], **changes}
    return written


def seated(*cards: str, **rest: Any) -> dict[str, Any]:
    return position(*cards, **{"stage": "pick", "players": len(cards), **rest})


IMPOSSIBLE = [
    ("one player", {"players": [{}]}, "LOA-01"),
    ("six players", {"players": [{}] * 6}, "LOA-01"),
    ("a seat that is not there", seated("", "", seat=2), "with 2 players"),
    ("a first player that is not there", seated("", "", first=4), "with 2 players"),
    ("another version", {"players": [{}, {}], "version": 99}, "version 99"),
    ("an unknown field", {"players": [{}, {}], "weather": "fine"}, "weather"),
    ("an unknown item", {"players": [{"items": ["sword"]}, {}]}, "sword"),
    ("three zombies on a die", seated("3", ""), "digits 1 and 2"),
    ("an option that is not there", seated("", "", options={"mud": True}), "mud"),
    ("a first player by option that is not there", seated("", "", first_player=3), "LOA-R01"),
    ("nobody alive", seated("zombified", "left", stage="over"), "LOA-R38"),
    ("one alive and not over", seated("", "zombified"), "LOA-80"),
    ("over with two alive", seated("", "", stage="over"), "LOA-80"),
    ("three Apocalypse tiles in The Survivors and not over", seated("", "", survivors=True, apocalypses=3), "LOA-80"),
    ("the dead on turn", seated("zombified", "", ""), "LOA-10"),
    ("tiles of the dead", seated("", "zombified axe", ""), "LOA-63"),
    ("dice of the dead", seated("", "left 1", ""), "LOA-63"),
    ("lives without The Survivors", seated("life", ""), "LOA-100"),
    ("three life markers", seated("life life life", "", survivors=True), "LOA-100"),
    ("dead with a life left", seated("", "zombified life", "", survivors=True), "LOA-104"),
    ("four Axes", seated("axe axe", "axe axe", stage="pre"), "LOA-02"),
    ("too few tiles", seated("", "", bag={"axe": 3, "apocalypse": 3}), "LOA-02"),
    ("four Apocalypse tiles", changed(sit(""), apocalypses=1), "LOA-02"),
    ("night without the variant", seated("", "", night="night"), "LOA-90"),
    ("no day tile at night", changed(sit("", day_and_night=True), night="night"), "LOA-91"),
    ("four tiles before rolling", seated("axe axe radio radio", "", stage="pre"), "LOA-60"),
    ("four tiles in another turn", seated("", "axe axe radio radio"), "LOA-60"),
    ("six hero tiles", seated("hero", "", heroes=5), "LOA-R16"),
    ("a hero lost where heroes return", seated("", "", heroes=4, hero_supply="returned"), "LOA-R16"),
    ("eleven zombie dice", seated("1 1 1 1 1 1", "2 2 2 2 2"), "LOA-06"),
    ("dice in front of somebody else", seated("", "", "1", ""), "LOA-R09"),
    ("dice in front in set-up", changed(new(2), players=[{"front": "1"}, {}]), "LOA-08"),
    ("a tile used that is still there", seated("", "", axes=1), "LOA-41"),
    ("doubled twice", seated("", "", axes=2, out={"axe": 2}), "LOA-R26"),
    ("no dice after rolling", seated("", "", stage="shot"), "LOA-14"),
    ("dice before rolling", seated("", "", dice=[{"die": "zombie", "face": "one"}]), "LOA-16"),
    (
        "too many dice",
        changed(SHOTS, dice=GAME.dump(SHOTS.state)["dice"][:1] + GAME.dump(SHOTS.state)["dice"]),
        "LOA-14",
    ),
    ("dice out of order", changed(SHOTS, dice=GAME.dump(SHOTS.state)["dice"][::-1]), "tray order"),
    ("a face that is not on the die", with_die(SHOTS, 0, face="item"), "no such face"),
    ("a die not rolled", {**with_die(SHOTS, 0, face=None)}, "LOA-16"),
    ("a zombie still in the tray", with_die(SHOTS, 0, face="one", lies="tray"), "LOA-22"),
    ("an ambush still in the tray", with_die(SHOTS, 0, lies="tray"), "LOA-21"),
    ("bangs not counted", with_die(SHOTS, 1, bangs=0), "LOA-26"),
    ("bangs on a barricade die", with_die(SHOTS, 3, bangs=1), "no bangs"),
    ("a plus that lies", with_die(SHOTS, 1, face="plus"), "LOA-28"),
    ("more bangs used than rolled", changed(SHOTS, bangs_used=2), "LOA-26"),
    ("results used too early", with_die(SHOTS, 4, used=1), "LOA-30"),
    ("a die waiting that is not rolled", with_die(SHOTS, 1, is_waiting=True), "handful"),
    ("a handful without a die waiting", with_die(SHOTS, 1, is_rolling=True), "handful"),
    ("a mark without the Hero", with_die(SHOTS, 1, is_marked=True), "LOA-R17"),
    (
        "a hero in the turn it was used",
        changed(sit("hero").do(BARE).roll("Z:- S:- I:-- B:-"), hero_used=True),
        "LOA-46",
    ),
    ("item results nobody rolled", changed(SHOTS, items=1), "LOA-25"),
    ("draws for no result", changed(SHOTS, draws=1), "LOA-31"),
    ("a tile pending in a turn", changed(SHOTS, pending="radio"), "LOA-02"),
    ("a level of none", changed(sit(""), due=0), "LOA-71"),
    ("more compulsory dice than the level", changed(sit("1"), due=4), "LOA-72"),
    ("fewer compulsory dice than the level", changed(sit("1", apocalypses=3), due=1), "LOA-72"),
    (
        "a first zombie after the first turn",
        seated("", "", "", "1", start_zombie="all", first=2, seat=0, turn=3),
        "LOA-R09",
    ),
    ("a turn before the first", seated("", "", turn=0), "LOA-11"),
    ("a first player still open", seated("", "", first=None), "LOA-07"),
    ("nothing to decide before rolling", seated("", "", stage="pre"), "LOA-R49"),
    ("nothing to give up", changed(SHOTS, stage="limit"), "LOA-60"),
    ("no Medikit", changed(SHOTS, stage="medikit"), "LOA-57"),
    ("nothing to draw", changed(DRAWING, items=0), "LOA-R20"),
    ("a die for the living", seated("", "", stage="risen", zombies_everywhere=True), "LOA-111"),
    ("a die for the dead without the variant", seated("zombified", "", "", stage="risen"), "LOA-111"),
    ("bangs used before rolling", seated("", "", bangs_used=1), "LOA-26"),
]


@pytest.mark.parametrize(("name", "written", "why"), IMPOSSIBLE, ids=[case[0] for case in IMPOSSIBLE])
def test_what_cannot_be_is_refused_with_the_reason(name: str, written: dict[str, Any], why: str) -> None:
    with pytest.raises(LudotekError) as refused:
        GAME.load(written)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


def test_refusals_of_positions_are_bad_positions() -> None:
    with pytest.raises(BadPosition):
        GAME.load({"players": []})


def test_the_setting_of_a_state() -> None:
    seats, options = GAME.setting(sit("life", survivors=True, start_hero=True).state)
    assert seats == 4
    assert options.survivors
    assert options.start_hero
    assert not options.day_and_night
