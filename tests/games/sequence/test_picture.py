"""Picture, words, text picture and explanations, in every language and every player count."""

from __future__ import annotations

import random
import re
from importlib.resources import files

import pytest

from ludotek.games.sequence import GAME
from ludotek.games.sequence.names import card_text
from ludotek.kernel import OVER, Text
from ludotek.scene import change
from ludotek.scene.diff import applied
from ludotek.text import LANGUAGES, check, words
from tests.games.sequence.table import ACCUSE, DRAW, Table, card, dealt, kind_of, table
from tests.games.sequence.test_invariants import SETTINGS, random_table, step

ART = (files("ludotek.games.sequence") / "art.svg").read_text("utf-8")
SYMBOLS = set(re.findall(r'<symbol id="([\w-]+)"', ART))
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: f"{setting[0]}x{setting[1]}")


def keys(value: object) -> list[Text]:
    """All texts inside a value."""
    if isinstance(value, Text):
        return [value, *(text for arg in value.args.values() for text in keys(arg))]
    if isinstance(value, (tuple, list)):
        return [text for part in value for text in keys(part)]
    fields = getattr(value, "__struct_fields__", ())
    return [text for name in fields for text in keys(getattr(value, name))]


@every_setting
def test_the_picture_holds_together_along_a_game(setting: tuple[int, int]) -> None:
    rng = random.Random(f"picture {setting}")
    there = random_table(setting, rng)
    known = {language: check.messages(text_of(language)) for language in LANGUAGES}
    shared = check.messages((files("ludotek.text") / "en.ftl").read_text("utf-8"))
    before = None
    while there.state.actor != OVER:
        step(there, rng)
        if rng.random() > 0.08 and there.state.actor != OVER:
            continue
        viewer = rng.choice([*range(setting[0]), None])
        view = GAME.view(there.state, viewer)
        scene = GAME.scene(view)
        check_scene(scene)
        told = [GAME.tell(event, view) for event in there.last]
        for text in keys([scene, told, GAME.show(view), GAME.prompt(view)]):
            assert all(text.id in words or text.id in shared for words in known.values())
            assert set(text.args) >= known["en"].get(text.id, frozenset())
        assert len(GAME.show(view)) <= 18
        if before is not None and [s.id for s in before.surfaces] == [s.id for s in scene.surfaces]:
            assert {s.id for s in applied(before, change(before, scene)).sprites} == {s.id for s in scene.sprites}
        before = scene


def text_of(language: str) -> str:
    return (files("ludotek.games.sequence") / "text" / f"{language}.ftl").read_text("utf-8")


def check_scene(scene: object) -> None:
    from ludotek.scene import Scene

    assert isinstance(scene, Scene)
    sprites = [sprite.id for sprite in scene.sprites]
    spots = [spot.id for spot in scene.spots]
    assert len(sprites) == len(set(sprites))
    assert len(spots) == len(set(spots))
    sheets = {surface.id: surface for surface in scene.surfaces}
    for sprite in scene.sprites:
        assert sprite.symbol in SYMBOLS
        sheet = sheets[sprite.surface]
        assert 0 <= sprite.x <= sheet.width
        assert 0 <= sprite.y <= sheet.height
    for mark in (mark for sheet in scene.surfaces for mark in sheet.backdrop if mark.kind == "symbol"):
        assert mark.d in SYMBOLS
    things = {*sprites, *spots}
    for choice in scene.choices:
        assert set(choice.about) <= things
        assert {lead.sprite for lead in choice.leads} <= set(sprites)
    assert [choice.action for choice in scene.choices] == sorted({c.action for c in scene.choices}, key=[
        c.action for c in scene.choices
    ].index)  # fmt: skip


def test_the_art_has_no_style_attributes() -> None:
    """The content security policy of the server blocks them."""
    assert "style=" not in ART


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_without_a_name_have_one_with_a_capital(language: str) -> None:
    view = GAME.view(dealt(6).state, None)
    names = [words(language, GAME).say(GAME.seat(view, seat).name) for seat in range(6)]
    assert all(name[0].isupper() for name in names)
    assert len(set(names)) == 6


def test_card_then_space_or_space_then_card_leaves_one_choice() -> None:
    there = table(hands=["6♥ K♣"])
    choices = GAME.choices(GAME.view(there.state, 0))
    for choice in choices:
        same = [other for other in choices if set(choice.about) <= set(other.about)]
        assert same == [choice]


def test_the_two_copies_of_a_card_are_two_things_and_one_choice() -> None:
    there = table(hands=["6♥ 6♥"])
    choices = GAME.choices(GAME.view(there.state, 0))
    assert len(choices) == 2
    six = card("6♥")
    assert all({f"own-{six}-0", f"own-{six}-1"} <= set(choice.about) for choice in choices)


def test_a_claim_is_chosen_by_tapping_the_far_end_of_its_line() -> None:
    there = table(hands=["5♥"], blue="r4c1 r4c2 r4c3 r4c5 r4c6")
    scene = GAME.scene(GAME.view(there.state, 0))
    ends = [spot for spot in scene.spots if spot.id.startswith("five-")]
    assert len(ends) == 2
    for end in ends:
        assert sum(end.id in choice.about for choice in scene.choices) == 1


def test_dead_cards_are_marked_for_their_owner_only() -> None:
    there = table(hands=["6♥ 2♠", "3♠"], blue="r4c3", green="r5c8")
    marks = {
        viewer: [s.id for s in GAME.scene(GAME.view(there.state, viewer)).sprites if s.symbol == "dead"]
        for viewer in (0, 1, None)
    }
    assert marks == {0: [f"dead-own-{card('6♥')}-0"], 1: [], None: []}


def test_spectators_have_no_hand_sheet() -> None:
    there = dealt(2)
    assert [s.id for s in GAME.scene(GAME.view(there.state, None)).surfaces] == ["board", "tray"]
    assert [s.id for s in GAME.scene(GAME.view(there.state, 1)).surfaces] == ["board", "hand", "tray"]


def test_asides_are_offered_to_those_who_may() -> None:
    strict = table(hands=["2♠ 3♠", "4♠"], draw_mode="strict").play("2♠ r0c1")
    assert [c.action for c in GAME.asides(GAME.view(strict.state, 0))] == [DRAW]
    assert GAME.asides(GAME.view(strict.state, 1)) == []
    talk = table(4, hands=["2♠", "3♠", "4♠", "5♠"], table_talk="penalty")
    assert [c.action for c in GAME.scene(GAME.view(talk.state, 3)).asides] == [ACCUSE]


EXPLAINED = [
    ({"hands": ["2♠", "3♠"]}, ("space-13",), "SEQ-33"),
    ({"hands": ["2♠", "3♠"]}, ("space-66",), "SEQ-20"),
    ({"hands": ["2♠", "3♠"], "blue": "r4c5"}, ("chip-66",), "SEQ-R05"),
    ({"hands": ["2♠", "3♠"], "green": "r4c5"}, ("chip-66",), "SEQ-42"),
    ({"hands": ["J♠ 2♠"]}, ("own-9-0",), "SEQ-R08"),
    ({"hands": ["2♠ 6♥"], "exchanged": 1, "blue": "r4c3", "green": "r5c8"}, ("own-17-0",), "SEQ-52"),
    ({"hands": ["2♠", "3♠"]}, ("own-0-0", "space-66"), "SEQ-20"),
    ({"hands": ["J♠ 2♠"], "green": "r4c5"}, ("own-9-0", "space-67"), "SEQ-42"),
    ({"hands": ["2♠", "3♠"], "turn": 1}, ("own-0-0",), "SEQ-17"),
]


@pytest.mark.parametrize(("words", "things", "clause"), EXPLAINED)
def test_touched_things_explain_themselves(words: dict[str, object], things: tuple[str, ...], clause: str) -> None:
    there = table(**words)
    found = GAME.explain(GAME.view(there.state, 0), things)
    assert found is not None
    assert found.clause == clause


def test_seq_r22_a_touched_discard_pile_is_read_out_to_everybody_at_any_time() -> None:
    there = table(hands=["2♠", "3♠"], discards=["6♥ T♦", ""])
    for viewer in (0, 1, None):
        full, empty = (GAME.explain(GAME.view(there.state, viewer), (f"discard-{seat}",)) for seat in (0, 1))
        assert full is not None
        assert empty is not None
        assert (full.clause, full.text.args["cards"], full.text.args["count"]) == ("SEQ-R22", "6♥ 10♦", 2)
        assert empty.text.id == "label-discard-empty"


def test_the_log_tells_the_two_copies_of_a_card_apart() -> None:
    there = table(hands=["6♥ 2♠", "6♥ 3♠"])
    told = []
    for played in ("6♥ r4c3", "6♥ r5c8"):
        there.play(played)
        told += [GAME.tell(event, GAME.view(there.state, None)) for event in there.last if kind_of(event) == "placed"]
        there.draw_any()
    names = [one.text.args["card"] for one in told if one and one.text]
    assert names == [card_text(card("6♥")), Text("card-second", {"card": card_text(card("6♥"))})]


@pytest.mark.parametrize("things", [(), ("pile",), ("space-",), ("space-0",), ("chip-99999999999",), ("own-9-0",)])
def test_nothing_is_explained_about_other_things(things: tuple[str, ...]) -> None:
    there: Table = table(hands=["2♠", "3♠"])
    assert GAME.explain(GAME.view(there.state, 0), things) is None


def test_the_texts_are_complete_in_every_language() -> None:
    assert check.problems(GAME) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_is_complete_in_every_language(language: str) -> None:
    book, english = GAME.rulebook(language), GAME.rulebook()
    assert [clause.id for clause in book.clauses] == [clause.id for clause in english.clauses]
    if language != "en":
        assert [c.id for c, e in zip(book.clauses, english.clauses, strict=True) if c.text == e.text] == []
