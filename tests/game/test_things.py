"""What a thing says of itself comes from the picture, and names what the moment is like."""

from __future__ import annotations

from ludotek.game import about, things_in
from ludotek.games.last_one_alive import GAME as LOA
from ludotek.games.ludo import GAME as LUDO
from ludotek.kernel import Text, Who
from tests.third_party.highcard.highcard import GAME as HIGHCARD

AT = {"game": "last_one_alive", "version": LOA.version, "first": 0, "seat": 0, "stage": "pre", "turn": 6}
PLAYERS = [{"items": ["axe"], "front": "1"}, {"items": ["medikit"], "front": ""}]


def test_a_tile_says_what_it_does_who_holds_it_and_the_rule() -> None:
    view = LOA.view(LOA.load({**AT, "players": PLAYERS}), 0)
    found = about(LOA, view, LOA.scene(view), "tile-1-medikit-0")
    assert found is not None
    assert (found.name.id, found.clause) == ("tile-medikit", "LOA-57")
    assert found.now is not None
    assert found.now.args["who"] == Who(1)


def test_a_die_shows_how_often_each_face_is_on_it() -> None:
    """LOA-R51: a shot die has a blank, three bangs, one of two bangs and a bang +."""
    view = LOA.view(LOA.load({**AT, "players": PLAYERS}), 0)
    found = about(LOA, view, LOA.scene(view), "pool-shot")
    assert found is not None
    counts = {face.name.id: face.count for face in found.faces}
    assert counts == {"face-blank": 1, "face-bang-one": 3, "face-bang-two": 1, "face-plus": 1}


def test_counters_of_a_panel_are_things_too() -> None:
    view = LUDO.view(LUDO.new(2, LUDO.options(2, {})), None)
    scene = LUDO.scene(view)
    found = about(LUDO, view, scene, "seat:1:counter-yard")
    assert found is not None
    assert found.now == Text("now-counter", {"who": Who(1), "value": 4})
    assert about(LUDO, view, scene, "seat:9") is None
    assert about(LUDO, view, scene, "nothing") is None


def test_what_depends_on_the_options_is_said_so() -> None:
    """LUDO-20: with the plain die a six brings a piece out, with the other one a globe."""
    for die, needed in (("plain", "needs-6"), ("star_globe", "needs-globe")):
        view = LUDO.view(LUDO.new(2, LUDO.options(2, {"die": die})), None)
        found = about(LUDO, view, LUDO.scene(view), "piece-0-0")
        assert found is not None
        assert found.text is not None
        assert found.text.args["needed"] == Text(needed)


def test_every_id_is_one_thing() -> None:
    view = HIGHCARD.view(HIGHCARD.new(2, HIGHCARD.options(2, {})), None)
    ids = [thing.id for thing in things_in(HIGHCARD.scene(view))]
    assert len(set(ids)) == len(ids)
