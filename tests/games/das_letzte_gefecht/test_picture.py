"""The picture: what lies where, who may see it, what can be touched, and what moves."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from ludotek.game import own_refs
from ludotek.games.das_letzte_gefecht import GAME, layout
from ludotek.games.das_letzte_gefecht.board import MAP, MAPS, read_map
from ludotek.games.das_letzte_gefecht.scene import (
    MARKER,
    OFFER,
    CardRef,
    FigureRef,
    PlanetRef,
    ShipRef,
)
from ludotek.kernel import CHANCE, Refusal
from ludotek.scene import Arrive, Motion, Scene, Sprite, TurnOver, Walk
from tests.games.das_letzte_gefecht.table import (
    NOTHING,
    STAY,
    J,
    S,
    Table,
    begun,
    discard,
    figure,
    give,
    go,
    kind,
    lay,
    new,
    offer,
    table,
)

VIEWERS = (None, 0, 1, 2, 3)
PHONE = 390  # pixels
FINGER = 40


def scene(there: Table, viewer: int | None) -> Scene:
    return GAME.scene(GAME.view(there.state, viewer))


def sprite(there: Table, viewer: int | None, id: str) -> Sprite:
    return next(found for found in scene(there, viewer).sprites if found.id == id)


def has(there: Table, viewer: int | None, start: str) -> bool:
    return any(found.id.startswith(start) for found in scene(there, viewer).sprites)


# Secrets


def test_a_card_face_down_shows_its_back_and_its_owner_what_it_is() -> None:
    there = table(hands=["r4 r2 g3 b1", "r1 o2 y3 p4"], marker=0).play(NOTHING, lay("b1"))
    for viewer in (None, S, J):
        assert sprite(there, viewer, CardRef(S, 0).id).symbol == "back-separatists"
    assert sprite(there, S, f"peek-{S}").symbol == "card-blue-1"
    assert not has(there, J, "peek-")
    assert not has(there, None, "peek-")


def test_the_own_hand_is_only_in_the_own_picture() -> None:
    there = table(hands=["r4 r2 g3 b1", "r1 o2 y3 p4"], marker=0)
    assert [found.symbol for found in scene(there, S).sprites if found.surface == "hand"] == [
        "card-red-2",
        "card-red-4",
        "card-green-3",
        "card-blue-1",
    ]
    assert [surface.id for surface in scene(there, None).surfaces] == ["board"]


def test_only_the_two_partners_see_what_they_swapped() -> None:
    """DLG-R26"""
    there = table(4, hands=["r4 r2 g3 b1", None, "o4 o3 o2 o1"], marker=0).play(offer("r4"), give("o1"))
    seen = {viewer: [s.symbol for s in scene(there, viewer).sprites if s.id.startswith("known-")] for viewer in VIEWERS}
    assert sorted(seen[0]) == sorted(seen[2]) == ["card-orange-1", "card-red-4"]
    assert seen[1] == seen[3] == seen[None] == []


def test_the_card_put_down_for_a_swap_is_covered_for_everybody() -> None:
    there = table(4, hands=["r4 r2 g3 b1"], marker=0).play(offer("r4"))
    assert {sprite(there, viewer, OFFER).symbol for viewer in VIEWERS} == {"back-separatists"}


# What can be touched


def test_touching_a_card_does_not_discard_it_at_once() -> None:
    there = table(hands=["r4 r2 g3 b1"], marker=0)
    choices = GAME.choices(GAME.view(there.state, S))
    for ref in own_refs(GAME.view(there.state, S).own_hand()):
        assert [choice.action for choice in choices if ref.id in choice.about] == [0, 1 + ref.card]


@pytest.mark.parametrize(("other", "code"), [("pile-0", 1), ("hand-2", 50)])
def test_a_card_and_where_it_goes_leave_one_choice(other: str, code: int) -> None:
    there = table(4, hands=["r4 r2 g3 b1"], marker=0)
    own = f"own-{kind('g3')}-0"
    choices = GAME.choices(GAME.view(there.state, 0))
    assert [c.action for c in choices if {own, other} <= set(c.about)] == [code + kind("g3")]


def test_two_equal_cards_are_one_choice_about_both() -> None:
    """DLG-R30"""
    there = table(hands=["r4 r4 g3 b1"], marker=0).play(NOTHING)
    both = next(c for c in GAME.choices(GAME.view(there.state, S)) if c.action == lay("r4"))
    assert both.about == (f"own-{kind('r4')}-0", f"own-{kind('r4')}-1", CardRef(S, 0).id)


def test_an_empty_place_and_a_card_play_it_there() -> None:
    """DLG-37"""
    there = table(phase=2, rows=["r1", "b1"], hands=["r4 g3 b1"], marker=0).play(NOTHING)
    choices = GAME.choices(GAME.view(there.state, S))
    at_place = [c for c in choices if CardRef(S, 1).id in c.about]
    assert at_place == choices
    assert [c.action for c in at_place if f"own-{kind('g3')}-0" in c.about] == [lay("g3")]


def test_no_place_is_offered_before_a_card_may_be_played() -> None:
    """DLG-31: first the optional action; a card and its place must not be taken for doing without one."""
    there = table(hands=["r4 r4 g3 b1"], marker=0)
    for choice in GAME.choices(GAME.view(there.state, S)):
        assert CardRef(S, 0).id not in choice.about


def test_the_other_places_of_the_row_say_why() -> None:
    """DLG-37, DLG-58"""
    there = table(phase=2, rows=["r1", "b1"], hands=["r4 g3 b1", "r1 o2 y3"], marker=0)
    for code in (0, lay("b1")):
        assert explained(there, S, CardRef(S, 0).id) == ("card_stays", "DLG-58")
        assert explained(there, S, CardRef(S, 1).id) is None
        assert explained(there, S, CardRef(S, 2).id) == ("next_place", "DLG-37")
        there.play(code)
    there.play(NOTHING, lay("y3"))
    assert there.stage == "move"
    assert explained(there, S, CardRef(S, 3).id) == ("must_move", "DLG-41")


@pytest.mark.parametrize(("players", "shapes"), [(2, "◆■"), (3, "◆■●"), (4, "◆■✚●")])
def test_allies_share_a_colour_and_each_has_a_sign(players: int, shapes: str) -> None:
    view = GAME.view(begun(players).state, None)
    faces = [GAME.seat(view, seat) for seat in range(players)]
    assert "".join(face.shape for face in faces) == shapes
    sides = [face.side for face in view.seats]
    assert [face.tone for face in faces] == [{"separatists": "red", "jedi": "blue"}[side] for side in sides]


def test_pile_and_hands_are_nearly_as_large_as_a_finger_on_a_phone() -> None:
    """They lie between panel and map; the client makes what can be touched of them larger still."""
    assert layout.DECK * 1.42 * PHONE / layout.WIDTH >= FINGER
    assert layout.HELD * PHONE / layout.WIDTH >= FINGER


def test_planets_figures_and_ships_are_as_large_as_a_finger_on_a_phone() -> None:
    smallest = min(layout.PLANET, layout.FIGURE, layout.SHIP)
    assert smallest * PHONE / layout.WIDTH >= FINGER
    assert layout.OWN * PHONE / layout.HAND_WIDTH >= FINGER


# Where things lie


@pytest.mark.parametrize("name", MAPS)
def test_planets_keep_their_distance(name: str) -> None:
    places = layout.nodes(MAP[name])
    assert min(dist(one, other) for one, other in combinations(places, 2)) > layout.PLANET
    for x, y in places:
        assert layout.PLANET / 2 < x < layout.WIDTH - layout.PLANET / 2
        assert y - layout.PLANET / 2 > layout.SKY
        assert y + layout.PLANET / 2 < layout.HEIGHT - layout.SKY


@pytest.mark.parametrize("name", MAPS)
def test_battle_and_phase_are_shown_where_no_planet_is(name: str) -> None:
    middle = layout.clearing(MAP[name])
    assert min(dist(middle, place) for place in layout.nodes(MAP[name])) > layout.PLANET


def test_another_map_is_drawn_as_well() -> None:
    """Twelve spaces in a ring: the map is data."""
    rows = [
        f"{n} = {{ to = [{(n - 1) % 12}, {(n + 1) % 12}], at = [{80 * n + 20}, {n * n % 7 * 100}] }}" for n in range(12)
    ]
    places = layout.nodes(read_map("\n".join(rows)))
    assert len(set(places)) == 12
    assert {round(min(x for x, _ in places)), round(max(x for x, _ in places))} == {110, 890}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_own_side_is_below_the_map(players: int) -> None:
    there = begun(players)
    for viewer in range(players):
        view = GAME.view(there.state, viewer)
        for seat, face in enumerate(view.seats):
            is_own = face.side == view.seats[viewer].side
            assert (layout.Panel(view, seat).slot(0)[1] > layout.HEIGHT / 2) == is_own
            assert (layout.deck(view, face.side)[1] > layout.HEIGHT / 2) == is_own


# Totals and what is told


def test_the_planet_total_and_what_would_count_now_are_shown() -> None:
    """DLG-40, DLG-51: example 4, with the marker on red."""
    there = table(phase=2, rows=["r4", "g4"], hands=["g3 o1 o2", "r2 o1 o2"], deployed=["b", ""], marker=0)
    there.play(NOTHING, lay("g3"), NOTHING, lay("r2"))
    assert [sprite(there, None, f"total-{seat}").symbol for seat in (S, J)] == ["total-8", "total-6"]
    assert [sprite(there, None, f"final-{seat}").symbol for seat in (S, J)] == ["final-5", "final-2"]
    assert has(there, None, f"valid-{S}-0")
    assert not has(there, None, f"valid-{S}-1")


def example_6() -> Table:
    return table(
        phase=4, attacker=1, stage="move", seat=1, marker=1,
        rows=["p3 r4 r4 o4", "y2 y3 g1 y1"], deployed=["r", "y"],
    ).play(STAY)  # fmt: skip


def test_the_final_total_is_counted_colour_by_colour() -> None:
    """DLG-51: example 6."""
    there = example_6()
    told = [GAME.tell(event, GAME.view(there.state, None)) for event in there.events("counted")]
    turned = [motion for one in told if one for motion in one.motions]
    assert [motion for motion in turned if motion.sprite == f"final-{S}"] == [
        TurnOver(f"final-{S}", f"final-{sum}") for sum in (4, 12, 13)
    ]
    assert [motion for motion in turned if motion.sprite == f"final-{J}"] == [
        TurnOver(f"final-{J}", f"final-{sum}") for sum in (0, 6, 7)
    ]


def test_the_count_stays_until_the_next_card() -> None:
    there = example_6()
    shown = {found.id: found.symbol for found in scene(there, None).sprites}
    assert [shown[f"past-{S}-{n}"] for n in range(4)] == ["plate-orange", "plate-red", "plate-bonus", "plate-won"]
    assert [shown[f"points-{S}-{n}"] for n in range(4)] == ["number-4", "number-8", "number-1", "number-13"]
    assert shown[f"past-{J}-3"] == "plate-lost"
    there.draw_any()
    there.play(NOTHING, 110 + GAME.view(there.state, S).own_hand()[0])
    assert not has(there, None, f"past-{S}-")


def told_to_jedi(there: Table, event: str) -> tuple[Motion, ...]:
    told = GAME.tell(there.events(event)[0], GAME.view(there.state, J))
    assert told is not None
    return told.motions


def test_cards_of_others_are_seen_coming_and_going() -> None:
    """And only their backs, unless they are discarded. DLG-31, DLG-37"""
    there = table(hands=["r4 r2 g3 b1", "r1 o2 y3 p4"], marker=0).play(discard("r4"))
    assert told_to_jedi(there, "discarded") == (Arrive("pile-0", f"hand-{S}", "card-red-4"),)
    there.draw("g2")
    assert told_to_jedi(there, "drawn") == (Arrive(f"hand-{S}", "deck-0", "back-separatists"),)
    there.play(lay("b1"))
    assert told_to_jedi(there, "played") == (Arrive(CardRef(S, 0).id, f"hand-{S}", "back-separatists"),)


def test_all_cards_turn_over_together() -> None:
    """DLG-38"""
    there = table(hands=["r4 r2 g3 b1", "r1 o2 y3 p4"], marker=0).play(NOTHING, lay("b1"), NOTHING, lay("p4"))
    told = GAME.tell(there.events("turned_up")[0], GAME.view(there.state, None))
    assert told is not None
    assert told.at_once
    assert told.motions == (TurnOver(CardRef(S, 0).id, "card-blue-1"), TurnOver(CardRef(J, 0).id, "card-purple-4"))


def test_the_marker_flies_to_its_new_planet() -> None:
    there = table(hands=["r4 r2 g3 b1", "r1 o2 y3 p4"], marker=0).play(NOTHING, lay("b1"), NOTHING, lay("p4"), go(5))
    view = GAME.view(there.state, None)
    told = GAME.tell(there.events("marker_moved")[0], view)
    assert told is not None
    assert told.motions == (Walk(MARKER, (layout.node(view, 5),)),)


# Explanations


def explained(there: Table, viewer: int, thing: str) -> tuple[str, str | None] | None:
    found: Refusal | None = GAME.explain(GAME.view(there.state, viewer), (thing,))
    return None if found is None else (found.code, found.clause)


def test_what_cannot_be_chosen_says_why() -> None:
    there = table(hands=["r4 r2 g3 b1", "r1 o2 y3 p4"], marker=0)
    assert explained(there, S, ShipRef(S).id) == ("ship_needs_figure", "DLG-36")
    assert explained(there, S, FigureRef(J, 0).id) == ("not_yours", "DLG-33")
    assert explained(there, S, PlanetRef(1).id) == ("must_option", "DLG-30")
    assert explained(there, J, FigureRef(J, 0).id) == ("not_your_turn", "DLG-R08")
    assert explained(there, S, FigureRef(S, 0).id) is None
    assert explained(there, S, ShipRef(J).id) == ("not_yours", "DLG-R12")
    assert explained(there, S, CardRef(J, 0).id) == ("not_yours", "DLG-37")
    there.play(figure("r"), lay("b1"))
    there.play(NOTHING, lay("p4"))
    assert explained(there, S, PlanetRef(3).id) == ("no_route", "DLG-41")
    assert explained(there, S, PlanetRef(1).id) is None
    assert explained(there, S, f"own-{kind('r4')}-0") == ("must_move", "DLG-41")


def test_what_is_anothers_says_so_when_naming_too() -> None:
    there = table(stage="name", phase=4, rows=["r1 r1 r2 r2"] * 2, marker=3)
    assert explained(there, S, FigureRef(J, 0).id) == ("not_yours", "DLG-50")


def test_before_chance_has_acted_the_clause_is_that_of_the_stage() -> None:
    there, found = new(), {}
    while there.actor == CHANCE:
        found[there.stage] = explained(there, S, PlanetRef(0).id)
        there.step()
    there.play(1 + GAME.view(there.state, S).own_hand()[0])
    found[there.stage] = explained(there, S, PlanetRef(0).id)
    clauses = {"planets": "DLG-11", "marker": "DLG-12", "refill": "DLG-R05", "draw": "DLG-31"}
    assert found == {stage: ("chance_first", clause) for stage, clause in clauses.items()}


def test_what_answers_a_counter_proposal_needs_no_explanation() -> None:
    """DLG-R15: the planet named instead accepts, the marker and where it is refuse."""
    there = table(3, stage="answer", seat=1, rows=["r4", "r1", "o1"], marker=6, proposal=7, counter=0)
    touched = (PlanetRef(0).id, PlanetRef(6).id, MARKER, PlanetRef(7).id, PlanetRef(3).id)
    must = ("must_answer", "DLG-R15")
    assert [explained(there, 1, thing) for thing in touched] == [None, None, None, must, must]
