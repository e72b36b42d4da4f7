"""Golden images: the pictures in docs/pictures are what the scenes draw. `python tools/pictures.py` rewrites them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from importlib import util
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from ludotek.catalogue import built_in
from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, Match, Rng
from ludotek.scene import Scene, change
from ludotek.scene.diff import applied
from ludotek.scene.palette import DARK, LIGHT
from ludotek.scene.svg import art

ROOT = Path(__file__).resolve().parents[2]
GAMES = built_in()


def tool() -> ModuleType:
    spec = util.spec_from_file_location("pictures", ROOT / "tools" / "pictures.py")
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_pictures_of_the_docs_are_what_the_scenes_draw() -> None:
    drawn = dict(tool().pictures())
    kept = {file.name: file.read_text("utf-8") for file in (ROOT / "docs" / "pictures").glob("*.svg")}
    assert sorted(drawn) == sorted(kept)
    different = [name for name in drawn if drawn[name] != kept[name]]
    assert not different, f"look at {different}, then run: python tools/pictures.py"


def scenes(game: AnyGame, seats: int, viewer: int | None, steps: int = 160) -> list[Scene]:
    match = Match.new(game, seats)
    rng = Rng(3)
    found = [game.scene(game.view(match.state, viewer))]
    while not match.is_over and len(match.steps) < steps:
        if match.state.actor == CHANCE:
            match.draw(rng)
        else:
            legal = match.state.legal()
            match.play(int(match.state.actor), legal[rng.below(len(legal))])
        found.append(game.scene(game.view(match.state, viewer)))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_change_applied_to_the_old_scene_gives_the_new_one(game: AnyGame) -> None:
    sequence = scenes(game, game.seats[-1], 0)
    for old, new in pairwise(sequence):
        again = applied(old, change(old, new))
        assert {sprite.id: sprite for sprite in again.sprites} == {sprite.id: sprite for sprite in new.sprites}
        assert {spot.id: spot for spot in again.spots} == {spot.id: spot for spot in new.spots}
        assert (again.surfaces, again.panels, again.prompt, again.choices) == (
            new.surfaces,
            new.panels,
            new.prompt,
            new.choices,
        )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_scene_is_sound(game: AnyGame) -> None:
    """Ids are unique; symbols, tones and surfaces exist; things lie on their surface; choices name things seen."""
    symbols = set(re.findall(r'<symbol id="([\w-]+)"', art(scenes(game, game.seats[0], 0, 1)[0].art)))
    for seats in game.seats:
        for viewer in (0, None):
            for scene in scenes(game, seats, viewer, 100)[::10]:
                check(scene, symbols)


def check(scene: Scene, symbols: set[str]) -> None:
    ids = [sprite.id for sprite in scene.sprites] + [spot.id for spot in scene.spots]
    assert len(ids) == len(set(ids))
    surfaces = {surface.id: surface for surface in scene.surfaces}
    for sprite in scene.sprites:
        assert sprite.symbol in symbols
        assert not sprite.tone or sprite.tone in LIGHT
        assert 0 <= sprite.x <= surfaces[sprite.surface].width
        assert 0 <= sprite.y <= surfaces[sprite.surface].height
    for spot in scene.spots:
        assert 0 <= spot.x <= surfaces[spot.surface].width
        assert 0 <= spot.y <= surfaces[spot.surface].height
    for surface in scene.surfaces:
        for mark in surface.backdrop:
            assert {mark.fill, mark.stroke} - {""} <= set(LIGHT)
            assert mark.kind != "symbol" or mark.d in symbols
    for choice in scene.choices:
        assert set(choice.about) <= set(ids)
        assert {lead.sprite for lead in choice.leads} <= {sprite.id for sprite in scene.sprites}
    ET.fromstring(scene.svg())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_art_uses_only_house_tones(game: AnyGame) -> None:
    used = set(re.findall(r"var\(--([a-z-]+)\)", (game.folder / "art.svg").read_text("utf-8")))
    assert used <= set(LIGHT)


def test_light_and_dark_have_the_same_tones() -> None:
    assert set(LIGHT) == set(DARK)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_motions_name_sprites_of_the_picture_and_symbols_of_the_art(game: AnyGame) -> None:
    match = Match.new(game, game.seats[-1])
    rng = Rng(11)
    symbols = set(re.findall(r'<symbol id="([\w-]+)"', (game.folder / "art.svg").read_text("utf-8")))
    before = game.scene(game.view(match.state, None))
    seen = 0
    while not match.is_over and len(match.steps) < 300:
        if match.state.actor == CHANCE:
            events = match.draw(rng)
        else:
            legal = match.state.legal()
            events = match.play(int(match.state.actor), legal[rng.below(len(legal))])
        view = game.view(match.state, None)
        after = game.scene(view)
        sprites = {sprite.id for sprite in (*before.sprites, *after.sprites)}
        for told in filter(None, (game.tell(event, view) for event in events)):
            for motion in told.motions:
                seen += 1
                assert motion.sprite in sprites
                assert getattr(motion, "symbol", "") in {"", *symbols}
        before = after
    assert seen
