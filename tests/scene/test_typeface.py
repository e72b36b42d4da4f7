"""Our typeface holds what our texts need, and what was worked out from it is current."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from importlib import util
from pathlib import Path
from types import ModuleType

import pytest
from fontTools.ttLib import TTFont

from ludotek.catalogue import built_in
from ludotek.game import AnyGame
from ludotek.kernel import Match
from ludotek.scene import Scene, Sprite, Surface
from ludotek.scene.svg import art, typeface

ROOT = Path(__file__).resolve().parents[2]
SYSTEM_FONTS = Path("/usr/share/fonts/truetype")
CSS = (ROOT / "web" / "src" / "typeface.css").read_text("utf-8")
TEXTS = [*(ROOT / "web" / "src" / "text").glob("*.ftl"), *(ROOT / "src" / "ludotek" / "games").glob("*/text/*.ftl")]
BY_THE_SYSTEM = {"→"}  # no open typeface that was looked at has it: the fonts that stand in do
SVG = "{http://www.w3.org/2000/svg}"


def tool() -> ModuleType:
    spec = util.spec_from_file_location("typeface", ROOT / "tools" / "typeface.py")
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if not module.LATIN.is_file():
        pytest.skip("the client's packages are not installed: cd web && npm ci")
    return module


def test_the_preloaded_part_holds_every_character_of_the_texts() -> None:
    held = {chr(code) for code in TTFont(tool().LATIN).getBestCmap()}
    for file in TEXTS:
        lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
        assert set("".join(lines)) - held <= BY_THE_SYSTEM, file


def test_figures_are_all_as_wide_as_each_other() -> None:
    for weight in (tool().REGULAR, tool().BOLD):
        font = tool().typeface(weight)
        names, widths = font.getBestCmap(), font["hmtx"]
        assert len({widths[names[ord(figure)]][0] for figure in "0123456789"}) == 1


def test_the_regular_weight_is_the_one_of_the_styles() -> None:
    weight = re.search(r"--regular: (\d+);", (ROOT / "web" / "src" / "app.css").read_text("utf-8"))
    assert weight
    assert int(weight[1]) == tool().REGULAR


def test_the_outlines_are_those_of_the_typeface() -> None:
    module = tool()
    assert module.OUTLINES.read_text("utf-8") == module.outlines(), "run: python tools/typeface.py"


@pytest.mark.parametrize(
    ("family", "regular", "bold"),
    [
        ("Like Arial", "liberation/LiberationSans-Regular.ttf", "liberation/LiberationSans-Bold.ttf"),
        ("Like DejaVu", "dejavu/DejaVuSans.ttf", "dejavu/DejaVuSans-Bold.ttf"),
    ],
)
def test_the_fonts_that_stand_in_are_scaled_to_ours(family: str, regular: str, bold: str) -> None:
    """Within half a percent: texts change, and with them how often each letter occurs."""
    faces = re.findall(rf'@font-face \{{\s*font-family: "{family}";(.*?)\}}', CSS, re.DOTALL)
    module = tool()
    for face, file, weight in zip(faces, (regular, bold), (module.REGULAR, module.BOLD), strict=True):
        if not (SYSTEM_FONTS / file).is_file():
            pytest.skip(f"{file} is not installed")
        written = {name: float(value) for name, value in re.findall(r"([a-z-]+): ([\d.]+)%;", face)}
        found = {name: float(v[:-1]) for name, v in module.stand_in(TTFont(SYSTEM_FONTS / file), weight).items()}
        assert written == pytest.approx(found, rel=0.005)


# --- pictures


def first_scene(game: AnyGame) -> Scene:
    return game.scene(game.view(Match.new(game, game.seats[0]).state, None))


def drawn(badge: str) -> ET.Element:
    package = first_scene(built_in()[0]).art
    symbol = re.search(r'<symbol id="([\w-]+)"', art(package))
    assert symbol
    sprite = Sprite("pile", symbol[1], 100, 100, 50, badge=badge)
    scene = Scene(art=package, surfaces=(Surface("board", 200, 200),), sprites=(sprite,))
    return ET.fromstring(scene.svg())


def test_a_badge_is_drawn_with_the_outlines_of_its_figures() -> None:
    paths = [path.get("d") for path in drawn("×12").iter(f"{SVG}path")]
    assert [typeface().characters[one][1] for one in "×12"] == paths[-3:]
    assert not list(drawn("×12").iter(f"{SVG}text"))


def test_a_badge_with_other_characters_is_typed() -> None:
    (text,) = drawn("7 km").iter(f"{SVG}text")
    assert text.text == "7 km"
    assert (text.get("font-family") or "").startswith("Nunito")
