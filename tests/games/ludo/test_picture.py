"""The picture of Ludo: ids of things, where choices lead, told motions, and what touched pieces say."""

from __future__ import annotations

import pytest

from ludotek.games.ludo import GAME
from ludotek.games.ludo.scene import PieceRef, SpotRef
from ludotek.kernel import Refusal
from ludotek.scene import Motion, Scene, Walk
from tests.games.ludo.table import Table, game_1, game_2, opening


def scene_of(table: Table, viewer: int | None = 0) -> Scene:
    return GAME.scene(GAME.view(table.state, viewer))


def touch(table: Table, viewer: int | None, *things: str) -> tuple[str, str | None] | None:
    """What a viewer hears who touches these things: code and clause."""
    refusal: Refusal | None = GAME.explain(GAME.view(table.state, viewer), things)
    return None if refusal is None else (refusal.code, refusal.clause)


def motions(table: Table) -> list[Motion]:
    view = table.view
    told = [GAME.tell(event, view) for event in table.last]
    return [motion for one in told if one is not None for motion in one.motions]


# --- things and their ids


def test_a_piece_keeps_its_id_wherever_it_goes() -> None:
    table = game_2(green="20 Y Y Y")
    before = {sprite.id for sprite in scene_of(table).sprites}
    assert len(before) == 16 + 1  # four colours with four pieces, and the die
    table.turn("3", "20->23")
    assert {sprite.id for sprite in scene_of(table).sprites} == before


def test_a_choice_is_about_its_pieces_and_the_field_it_leads_to() -> None:
    table = game_2(green="Y 20 20 G")
    table.throw("6")
    by_label = {choice.label.id: choice for choice in scene_of(table).choices}
    enter, move = by_label["choose-enter"], by_label["choose-move"]
    assert enter.about == (PieceRef(0, 0).id, SpotRef(0, 0).id)
    assert move.about == (PieceRef(0, 1).id, PieceRef(0, 2).id, SpotRef(0, 26).id)
    ends = {spot.id for spot in scene_of(table).spots if spot.id.startswith("spot-")}
    assert ends == {SpotRef(0, 0).id, SpotRef(0, 26).id}


# --- motions


def test_a_piece_walks_field_by_field() -> None:
    table = game_2(green="20 Y Y Y").turn("3", "20->23")
    (walk,) = motions(table)
    assert isinstance(walk, Walk)
    assert (walk.sprite, len(walk.along)) == (PieceRef(0, 0).id, 3)


def test_ludo_62_a_piece_that_turns_round_is_seen_to() -> None:
    table = game_2(green="L5 G Y Y").turn("4", "L5->L3")
    (walk,) = motions(table)
    assert isinstance(walk, Walk)
    assert len(walk.along) == 4  # goal, L5, L4, L3
    assert walk.along[1] != walk.along[2]


def test_ludo_53_a_piece_that_is_knocked_home_walks_to_its_own_well() -> None:
    table = game_2(green="10 G G G", yellow="Y F13 Y Y")
    seen = {sprite.id: (sprite.x, sprite.y) for sprite in scene_of(opening(4, die="plain")).sprites}
    table.turn("3", "10->13")
    walks = [motion for motion in motions(table) if isinstance(motion, Walk)]
    assert [walk.sprite for walk in walks] == [PieceRef(0, 0).id, PieceRef(1, 1).id]
    x, y = walks[1].along[-1]
    assert seen[PieceRef(1, 1).id] == pytest.approx((x, y), abs=10)  # a piece stands a little above its place


# --- what a touched piece says

MINE, OTHER = PieceRef(0, 1).id, PieceRef(1, 0).id


def test_ludo_10_before_the_throw() -> None:
    assert touch(game_2(green="Y 20 G G"), 0, MINE) == ("throw_first", "LUDO-10")


def test_ludo_08_it_is_somebody_elses_turn() -> None:
    table = game_2(green="Y 20 G G")
    assert touch(table, 1, OTHER) == ("not_your_turn", "LUDO-08")
    table.throw("3")
    assert touch(table, 1, OTHER) == ("not_your_turn", "LUDO-08")
    assert touch(table, None, OTHER) == ("not_your_turn", "LUDO-08")


def test_ludo_12_a_piece_of_somebody_else() -> None:
    table = game_2(green="Y 20 G G")
    table.throw("3")
    assert touch(table, 0, OTHER) == ("not_yours", "LUDO-12")


@pytest.mark.parametrize(
    ("standing", "face", "reason"),
    [
        ("20 22 G G", "3", ("own_piece_in_the_way", "LUDO-51")),
        ("Y 20 G G", "3", ("no_entry", "LUDO-23")),
        ("G 20 G G", "3", ("in_goal", "LUDO-66")),
    ],
)
def test_a_piece_that_cannot_move_says_why(standing: str, face: str, reason: tuple[str, str]) -> None:
    table = game_2(green=standing)
    table.throw(face)
    assert touch(table, 0, PieceRef(0, 0).id) == reason


def test_ludo_43_a_star_cannot_pass_a_globe() -> None:
    table = game_1(green="6 10 G G")
    table.throw("star")
    assert touch(table, 0, PieceRef(0, 0).id) == ("globe_before_star", "LUDO-43")


@pytest.mark.parametrize(
    "thing", ["die", "piece-0-9", "piece-x-0", "piece-0", "piece-0-0-0", "spot-0-3", "", "piece--1-0"]
)
def test_what_is_no_piece_says_nothing(thing: str) -> None:
    table = game_2(green="20 22 G G")
    table.throw("3")
    assert touch(table, 0, thing) is None


def test_nothing_is_said_when_the_game_is_over() -> None:
    table = game_2(green="L5 G G G").turn("1", "L5->G")
    assert touch(table, 1, OTHER) is None
