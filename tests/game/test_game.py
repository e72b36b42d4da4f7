"""The face of a game: what every folder gets without writing it."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from ludotek.game import AnyGame, Game, Ref, Refs
from ludotek.game.defaults import text_picture
from ludotek.kernel import BadSeats, KindMove, Refusal, Text, View, Who
from ludotek.scene import Choice, Counter, Picture, Sprite, Surface
from ludotek.text import LANGUAGES, words
from tests.conformance.cases import every_game
from tests.third_party.highcard.highcard import GAME
from tests.third_party.highcard.highcard.rules import KEEP, SWAP, HighCardState


@every_game
def test_a_game_has_its_names(game: AnyGame) -> None:
    assert game.id.isidentifier()
    assert game.id.islower()
    assert game.version >= 1
    assert list(game.seats) == sorted(set(game.seats))
    assert min(game.seats) >= 1
    assert game.title == Text("title")


@every_game
def test_the_turn_clause_is_in_the_rulebook(game: AnyGame) -> None:
    """It goes with every refusal to somebody who is not asked."""
    assert game.rulebook()[game.turn_clause].text


@every_game
def test_clauses_have_ids_of_one_family_and_sections_that_there_are(game: AnyGame) -> None:
    book = game.rulebook()
    ids = [clause.id for clause in book.clauses]
    assert len(set(ids)) == len(ids)
    assert len({id.split("-")[0] for id in ids}) == 1
    assert {clause.section for clause in book.clauses} == {section.id for section in book.sections}
    assert all(clause.text.strip() == clause.text != "" for clause in book.clauses)


@every_game
def test_clauses_explain_options_that_there_are(game: AnyGame) -> None:
    options = set(game.Options.__struct_fields__)
    assert {name for clause in game.rulebook().clauses for name in clause.options} <= options


@every_game
def test_every_option_has_a_default_that_is_legal(game: AnyGame) -> None:
    for seats in game.seats:
        settled = game.options(seats)
        assert game.settle(seats, settled) == settled, "settling twice changes nothing"


@every_game
def test_the_folder_holds_the_game(game: AnyGame) -> None:
    for name in ("clauses.toml", "text/en.ftl", "__init__.py"):
        assert (game.folder / name).is_file()


def test_the_rulebook_is_read_once() -> None:
    assert GAME.rulebook("de") is GAME.rulebook("de")


def test_seats_are_checked_with_the_possible_numbers() -> None:
    GAME.check_seats(3)
    with pytest.raises(BadSeats, match="highcard is for 2, 3 players, not for 4"):
        GAME.check_seats(4)


@pytest.mark.parametrize("part", ["view_of", "tell_event", "picture_of", "fields_of"])
def test_a_game_must_say_itself_what_is_seen_and_known(part: str) -> None:
    """Nothing about secrets is answered for it: it is not even made."""
    parts: dict[str, Any] = {field.name: getattr(GAME, field.name) for field in fields(GAME) if field.name != part}
    with pytest.raises(TypeError, match=f"missing 1 required keyword-only argument: '{part}'"):
        Game(**parts)


def test_there_is_no_default_view() -> None:
    """A View is built by naming what is shown."""
    with pytest.raises(TypeError):
        View()  # type: ignore[call-arg]  # that is what is tested


def test_a_game_must_say_how_its_choices_read() -> None:
    with pytest.raises(TypeError, match="highcard must have choice_of or choices_of, or kinds"):
        replace(GAME, kinds=(), move_of=lambda state, action: KindMove(kind=str(action)))


# --- the usual presentation


def at(*actions: int, seats: int = 2) -> HighCardState:
    state = GAME.new(seats, GAME.options(seats))
    for action in actions:
        state.apply(action)
    return state


def test_the_usual_prompt_says_whose_turn_it_is() -> None:
    assert GAME.prompt(GAME.view(at(3), 0)) == Text("prompt-chance")
    assert GAME.prompt(GAME.view(at(3, 5), 0)) == Text("prompt-turn-you", {"who": Who(0)})
    for viewer in (1, None):
        assert GAME.prompt(GAME.view(at(3, 5), viewer)) == Text("prompt-turn", {"who": Who(0)})
    assert GAME.prompt(GAME.view(at(3, 5, KEEP, KEEP), 0)) == Text("prompt-over")


def test_the_usual_choices_are_named_by_their_kind_and_about_the_thing_of_that_name() -> None:
    assert GAME.choices(GAME.view(at(3, 5), 0)) == [
        Choice(KEEP, Text("choose-keep"), ("keep",)),
        Choice(SWAP, Text("choose-swap"), ("swap",)),
    ]
    assert GAME.choices(GAME.view(at(3, 5), 1)) == []
    bare = replace(GAME, picture_of=lambda view: Picture(2, (Surface("board", 1, 1),)))
    assert [choice.about for choice in bare.choices(bare.view(at(3, 5), 0))] == [(), ()]


def test_the_usual_faces_are_the_house_colours_with_their_shapes() -> None:
    view = GAME.view(at(), None)
    faces = [GAME.seat(view, seat) for seat in range(6)]
    assert [face.tone for face in faces] == ["green", "blue", "red", "yellow", "purple", "black"]
    assert len({face.shape for face in faces}) == 6
    for language in LANGUAGES:
        said = words(language, GAME)
        assert len({said.say(face.name) for face in faces}) == 6


def test_the_usual_outcome_is_its_number() -> None:
    assert GAME.outcome(GAME.view(at(), 0), 4) == Text("outcome", {"number": 4})
    assert words("en").say(Text("outcome", {"number": 4})) == "4"
    assert words("en", GAME).say(Text("outcome", {"number": 4})) == "a 4", "the game words it anew"


def sprite(id: str, x: float, y: float, **more: Any) -> Sprite:
    return Sprite(id, "pawn", x, y, 20, **more)


def spoken(picture: Picture) -> list[str]:
    return ["".join(words("en", GAME).say(span.text) for span in line) for line in text_picture(picture)]


def test_the_usual_text_picture_has_the_things_in_rows() -> None:
    board, hand = Surface("board", 100, 100), Surface("hand", 100, 20)
    things = (
        sprite("c", 90, 12, badge="3"),
        sprite("a", 10, 10, label=Text("card"), badge="2"),
        sprite("b", 50, 15),
        sprite("d", 10, 60, label=Text("back")),
        sprite("e", 10, 0, surface="hand", badge="9"),
    )
    assert spoken(Picture(2, (board, hand), things)) == ["card 2  3  pawn", "hidden card", "9"]
    assert spoken(Picture(2, (board, hand))) == [""], "there is always a line"


# --- the frame of a scene


def test_a_scene_has_the_picture_and_a_panel_for_each_seat() -> None:
    view = GAME.view(at(3, 5, KEEP, seats=3), 1)
    scene = GAME.scene(view)
    assert scene.art == GAME.package
    assert [panel.seat for panel in scene.panels] == [0, 1, 2]
    assert [sprite.id for sprite in scene.sprites] == ["card-0", "card-1"], "seat 2 is dealt nothing yet"
    assert (scene.prompt, list(scene.choices)) == (GAME.prompt(view), GAME.choices(view))


def test_a_panel_shows_whose_turn_it_is_also_while_chance_acts() -> None:
    def turns(*actions: int) -> list[bool]:
        return [panel.is_turn for panel in GAME.scene(GAME.view(at(*actions), None)).panels]

    assert turns(3) == [False, True], "it is dealt a card"
    assert turns(3, 5) == [True, False]
    assert turns(3, 5, KEEP, KEEP) == [False, False]


def test_counters_and_badges_are_the_games_own() -> None:
    counted = replace(
        GAME,
        counters_of=lambda view, seat: (Counter(Text("card"), seat),),
        badges_of=lambda view, seat: (Text("back"),) if seat else (),
    )
    panels = counted.scene(counted.view(at(), None)).panels
    assert [panel.counters for panel in panels] == [(Counter(Text("card"), 0),), (Counter(Text("card"), 1),)]
    assert [panel.badges for panel in panels] == [(), (Text("back"),)]


# --- explaining what was touched


class CardRef(Ref, frozen=True, tag="card"):
    seat: int


ALWAYS = Refusal("always", Text("always"))
CHOICE = Refusal("choice", Text("choice"))
TALKING = replace(
    GAME,
    refs=Refs(CardRef),
    explain_anytime=lambda view, things: ALWAYS if CardRef(1) in things else None,
    explain_choice=lambda view, things: CHOICE,
)


def test_what_is_no_thing_of_the_picture_is_not_explained() -> None:
    view = TALKING.view(at(3, 5), 0)
    for things in ((), ("board",), ("card",), ("card-x",), ("card-1-2",), ("card-9",)):
        assert TALKING.explain(view, things) is None


def test_a_thing_says_what_it_always_says_then_whose_turn_it_is_then_why_it_is_no_choice() -> None:
    def explained(viewer: int | None, *actions: int, thing: str = "card-0") -> Refusal | None:
        return TALKING.explain(TALKING.view(at(*actions), viewer), (thing,))

    assert explained(0, 3, 5, thing="card-1") == ALWAYS
    assert explained(0, 3, 5) == CHOICE
    first = explained(1, 3, 5)
    assert first is not None
    assert (first.code, first.text, first.clause) == (
        "not_your_turn",
        Text("refuse-not-your-turn", {"who": Who(0)}),
        "HC-03",
    )
    thrown = explained(0, 3)
    assert thrown is not None
    assert thrown.code == "chance_first"
    assert explained(0, 3, 5, KEEP, KEEP) is None, "when it is over there is nothing to explain"


def test_a_game_that_explains_nothing_says_nothing() -> None:
    assert GAME.explain(GAME.view(at(3, 5), 0), ("card-0",)) is None
