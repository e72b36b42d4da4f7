"""The picture and the text picture show the position."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from ludotek.games.last_one_standing import GAME, layout
from ludotek.games.last_one_standing.scene import OUT_SIZE, PIECE_SIZE
from ludotek.games.last_one_standing.view import LosView
from ludotek.kernel import Rng, Text
from ludotek.scene import Arrive, Depart, Scene
from tests.games.last_one_standing.random_games import game, state_of
from tests.games.last_one_standing.table import Table

SYMBOLS = set(re.findall(r'<symbol id="([\w-]+)"', (GAME.folder / "art.svg").read_text("utf-8")))


def check(scene: Scene) -> None:
    ids = [sprite.id for sprite in scene.sprites]
    assert len(ids) == len(set(ids))
    surfaces = {surface.id: surface for surface in scene.surfaces}
    for sprite in scene.sprites:
        assert sprite.symbol in SYMBOLS
        assert 0 <= sprite.x <= surfaces[sprite.surface].width
        assert 0 <= sprite.y <= surfaces[sprite.surface].height
    for choice in scene.choices:
        assert set(choice.about) <= set(ids)
        assert {lead.sprite for lead in choice.leads} <= set(ids)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_scene_of_a_game_is_sound(seats: int) -> None:
    for match in game((seats, {}), 30 + seats):
        if len(match.steps) % 7 == 0 or match.is_over:
            state = state_of(match)
            viewer = int(state.actor) if state.actor >= 0 else None
            scene = GAME.scene(GAME.view(state, viewer))
            check(scene)
            if len(match.steps) % 70 == 0:
                for surface in scene.surfaces:
                    ET.fromstring(scene.svg(surface=surface.id))


def test_the_art_has_no_style_attributes() -> None:
    """The content security policy of the server blocks them."""
    assert "style=" not in (GAME.folder / "art.svg").read_text("utf-8")


def sprites(table: Table, viewer: int | None) -> dict[str, str]:
    return {sprite.id: sprite.symbol for sprite in GAME.scene(table.view(viewer)).sprites}


def test_fields_pieces_locks_and_cards_are_drawn() -> None:
    table = Table("P1: hand SKIP; cards 1 3\nP2: hand empty\n.A x  ?\n+  #  O\n=  .  .B", locked="B")
    seen = sprites(table, 0)
    drawn = [seen[f"tile-{name}"] for name in ("a1", "b1", "c1", "a2", "b2", "c2", "a3")]
    assert drawn == [f"field-{kind}" for kind in ("hidden", "used", "question", "plus1", "wall", "tunnel", "bridge")]
    assert (seen["piece-0-1"], seen["piece-1-1"]) == ("token-yellow-1", "token-blue-1")
    assert seen["lock-1-1"] == "padlock"
    assert [seen[f"card-0-{index}"] for index in range(4)] == ["card-used", "card-1", "card-used", "card-3"]
    assert seen["hand-skip-0"] == "tile-skip"


def test_a_plus1_that_has_given_its_step_is_marked_for_the_rest_of_the_turn() -> None:
    """LOS-41: which ones have is open to everybody."""
    table = Table(".A +  .  .  .  .B\n.  .  .  .  .  .").play("none", "1", "A", "E")
    assert sprites(table, 0)["tile-b1"] == sprites(table, None)["tile-b1"] == "field-plus1-paid"
    table.play("E")
    assert sprites(table, 1)["tile-b1"] == "field-plus1"


def test_a_spent_question_mark_looks_closed() -> None:
    table = Table("?  .A .  .B", options={"question_after_flip": "spent"})
    assert sprites(table, 0)["tile-a1"] == "field-spent"


def test_reachable_fields_are_lit_and_dives_shown_from_mouth_to_mouth() -> None:
    table = Table("OA .  x  O  .  .B").play("none", "1", "A")
    seen = sprites(table, 0)
    assert {id for id in seen if id.startswith("to-")} == {"to-b1", "to-d1"}
    assert any(id.startswith("way-d1") for id in seen)
    assert not any(id.startswith(("to-", "way-")) for id in sprites(table, 1))
    table.play("dive to (0,3)")
    assert {id for id in sprites(table, 0) if id.startswith("to-")} == {"to-e1"}


def test_a_flip_turns_the_tile_over_and_a_step_walks_the_piece() -> None:
    table = Table(".A .  .  .B").play("none", "1", "A", "E")
    told = [one for event in table.last if (one := GAME.tell(event, table.view(None)))]
    motions = [(motion.sprite, getattr(motion, "symbol", "walks")) for one in told for motion in one.motions]
    assert motions == [("piece-0-1", "walks"), ("tile-a1", "field-used")]


def test_a_drawn_tile_comes_from_the_pool() -> None:
    """To the hand of its owner, to the backs in every other picture."""
    text = "P1: hand WALL, WALL\nP2: hand empty\n.A .  .  .B      ? n n n"
    table = Table(text, pool="WALL").play("none", "1", "A", "E")
    for viewer, sprite in ((0, "hand-wall-2"), (1, "back-0-2"), (None, "back-0-2")):
        view = table.view(viewer)
        told = [one for event in table.last if (one := GAME.tell(event, view))]
        arrived = [motion for one in told for motion in one.motions if isinstance(motion, Arrive)]
        assert arrived == [Arrive(sprite, "pool")]
        assert {sprite, "pool"} <= {one.id for one in GAME.scene(view).sprites}


def departures(table: Table, viewer: int | None) -> list[Depart]:
    told = [one for event in table.last if (one := GAME.tell(event, table.view(viewer)))]
    return [motion for one in told for motion in one.motions if isinstance(motion, Depart)]


def test_a_laid_tile_stays_in_sight_and_goes_to_its_field() -> None:
    table = Table("P1: hand WALL, WALL\nP2: hand empty\n.A .  .  .B").play("WALL")
    things = {0: "hand-wall-1", 1: "back-0-1", None: "back-0-1"}
    for viewer, tile in things.items():
        assert departures(table, viewer) == []
        assert tile in sprites(table, viewer), "it is in the hand until it is laid"
    table.play("(0,2)")
    for viewer, tile in things.items():
        assert departures(table, viewer) == [Depart(tile, "tile-c1")]
        assert tile not in sprites(table, viewer)


@pytest.mark.parametrize("choices", [["SKIP"], ["none", "1", "A", "E", "SKIP"]], ids=["played", "given up"])
def test_a_tile_that_is_played_or_given_up_is_put_aside(choices: list[str]) -> None:
    """LOS-48, LOS-60: nobody else sees which tile is given up."""
    text = "P1: hand SKIP, WALL, WALL, WALL\nP2: hand empty\n.A .  .  .B      ? n n n"
    table = Table(text, pool="BRIDGE, BRIDGE")
    held = {viewer: set(sprites(table.play(*choices[:-1]) if viewer == 0 else table, viewer)) for viewer in (0, 1)}
    table.play(choices[-1])
    last = len(choices) == 1  # a hand of four, else of five
    for viewer, tile in ((0, "hand-skip-0"), (1, "back-0-3" if last else "back-0-4")):
        assert departures(table, viewer) == [Depart(tile, "pool")]
        assert tile in held[viewer] - set(sprites(table, viewer))


def test_touching_something_that_is_not_there_explains_nothing() -> None:
    view = Table(".A .  .  .B").view(0)
    for thing in ("piece-7-1", "piece-0-9", "lock-3-1", "card-5-0", "card-0-4", "tile-z9", "hand", "way-a1-0", "x-y"):
        assert GAME.explain(view, (thing,)) is None


def test_who_is_stuck_is_told_so() -> None:
    table = Table(".A x  .  .B")
    assert GAME.prompt(table.view(0)).id == "prompt-tile-stuck-you"
    assert GAME.prompt(table.view(1)).id == GAME.prompt(table.view(None)).id == "prompt-tile-stuck"
    assert Text("badge-stuck") in GAME.scene(table.view(1)).panels[0].badges


def width(view: LosView) -> int:
    words = [[span.text if isinstance(span.text, str) else "x" * 24 for span in line] for line in GAME.show(view)]
    return max(len("".join(line)) for line in words)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_text_picture_fits_a_terminal(seats: int) -> None:
    for match in game((seats, {}), 40):
        if len(match.steps) % 9 == 0:
            view = GAME.view(state_of(match), seats - 1)
            assert len(GAME.show(view)) <= 18
            assert width(view) <= 80


def test_the_text_picture_shows_the_board_without_colour() -> None:
    table = Table(".A x  ?\n+  #  O\n=B .  .")
    rows = ["".join(str(span.text) for span in line[:4]) for line in GAME.show(table.view(None))]
    assert rows[1:4] == [" 1 ●1     ? ", " 2  +  #  O ", " 3 ■1= ·  · "]


TOUCHED = [
    ("tile-c1", "LOS-22"),  # too far
    ("tile-a2", "LOS-24"),  # used
    ("piece-1-1", "LOS-22"),
    ("card-0-1", "LOS-26"),  # the move is under way
    ("hand-wall-0", "LOS-18"),
]


@pytest.mark.parametrize(("thing", "clause"), TOUCHED)
def test_what_cannot_be_chosen_explains_itself(thing: str, clause: str) -> None:
    table = Table("P1: hand WALL\nP2: hand empty\n.A .  .  .B\nx  .  .  .").play("none", "2", "A")
    found = GAME.explain(table.view(0), (thing,))
    assert found is not None
    assert found.clause == clause
    other = GAME.explain(table.view(1), (thing,))
    assert other is None or other.code == "not_your_turn"


def test_what_can_be_chosen_needs_no_explanation() -> None:
    table = Table(".A .  .  .B").play("none", "1", "A")
    assert GAME.explain(table.view(0), ("tile-b1",)) is None
    assert GAME.explain(table.view(0), ("to-b1",)) is None


def test_pool_clock_and_padlock_say_what_they_are_to_everybody() -> None:
    table = Table("P1: hand empty\nP2: hand empty\n.A .  .  .B", locked="B")
    said = {
        "pool": ("label-pool", "LOS-07"),
        "clock": ("label-quiet", "LOS-90"),
        "lock-1-1": ("label-locked", "LOS-63"),
    }
    for viewer in (0, 1, None):
        for thing, (text, clause) in said.items():
            found = GAME.explain(table.view(viewer), (thing,))
            assert found is not None
            assert (found.text.id, found.clause) == (text, clause)


def test_pieces_that_are_not_on_the_board_stand_below_it() -> None:
    """LOS-12, LOS-84: those to be placed as large as on the board, those that are out smaller."""
    match = next(iter(game((4, {}), 5)))
    while GAME.view(state_of(match), None).phase != "place":
        match.draw(Rng(1))
    view = GAME.view(state_of(match), int(match.state.actor))
    scene = GAME.scene(view)
    frame = layout.MARGIN + view.rows * layout.FIELD
    waiting = {one.id: one for one in scene.sprites if one.id.startswith("piece-")}
    assert len(waiting) == 8
    assert all(one.y > frame and one.size == PIECE_SIZE for one in waiting.values())
    placed = {thing for choice in scene.choices for thing in choice.about if thing in waiting}
    assert placed == {"piece-3-1"}  # the last player's first piece


def test_a_piece_that_is_out_stands_below_the_board() -> None:
    """LOS-84"""
    table = Table(".A x  .  .B\n.  .  .  .")  # each has one piece left
    drawn = {one.id: one for one in GAME.scene(table.view(None)).sprites}
    missing = drawn["piece-0-2"]
    assert missing.size == OUT_SIZE
    assert missing.label is not None
    assert missing.label.id == "label-beside"


def test_los_16_touching_a_movement_card_means_no_tile() -> None:
    """A player who wants to move need not look for words; the other choices are about the tiles."""
    for match in game((2, {}), 5):
        state = state_of(match)
        view = GAME.view(state, int(state.actor)) if state.actor >= 0 else None
        if view is None or view.phase != "tile":
            continue
        choices = GAME.choices(view)
        about = {choice.label.id: choice.about for choice in choices}
        assert about["choose-no-tile"]
        assert all(thing.startswith("card-") for thing in about["choose-no-tile"])
        assert not set(about["choose-no-tile"]) & {t for c in choices if c.label.id == "choose-tile" for t in c.about}
        return
    pytest.fail("nobody was asked for a tile")
