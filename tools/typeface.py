"""Works out what depends on the typeface's numbers. Needs the client's packages: `make setup`.

    python tools/typeface.py                            write the outlines that Scene.svg() draws badges with
    python tools/typeface.py REGULAR.ttf BOLD.ttf       print how this font is scaled to stand in for ours

A test compares the outlines and the stand-ins of web/src/typeface.css with what is worked out here.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT: Final = Path(__file__).resolve().parent.parent
FILES: Final = ROOT / "web" / "node_modules" / "@fontsource-variable" / "nunito" / "files"
LATIN: Final = FILES / "nunito-latin-wght-normal.woff2"
OUTLINES: Final = ROOT / "src" / "ludotek" / "scene" / "outlines.json"
REGULAR: Final = 450  # --regular in web/src/app.css
BOLD: Final = 700
BADGES: Final = "0123456789×+-−/?!"  # what short numbers are written with
ABOUT: Final = (
    "Nunito Bold, written by tools/typeface.py. Copyright 2014 The Nunito Project Authors, SIL Open Font License 1.1. "
    "units to the em; capital: height of figures; characters: [advance, path on the base line, y downwards]"
)


@lru_cache(maxsize=2)
def typeface(weight: int) -> Any:
    """Our typeface at one weight."""
    return instantiateVariableFont(TTFont(LATIN), {"wght": weight})


def outlines() -> str:
    """The content of the file with the outlines: a line for each character."""
    font = typeface(BOLD)
    sizes = {"about": ABOUT, "units": font["head"].unitsPerEm, "capital": font["OS/2"].sCapHeight}
    head = json.dumps(sizes, indent=1).removesuffix("\n}")
    lines = ",\n".join(f"  {json.dumps(one, ensure_ascii=False)}: {json.dumps(outline(font, one))}" for one in BADGES)
    return f'{head},\n "characters": {{\n{lines}\n }}\n}}\n'


def outline(font: Any, character: str) -> tuple[int, str]:
    """How far a character moves on, and its path on the line."""
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(character)]]
    pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
    glyph.draw(TurnedPen(pen))
    return glyph.width, pen.getCommands()


class TurnedPen:
    """Passes an outline on with y pointing down, as in an SVG."""

    def __init__(self, pen: Any) -> None:
        self._pen = pen

    def __getattr__(self, name: str) -> Any:
        draw = getattr(self._pen, name)
        return lambda *points: draw(*((x, -y) for x, y in points))


# --- fonts that stand in


@lru_cache(maxsize=1)
def letters() -> Counter[str]:
    """How often each letter occurs in the texts that the client shows."""
    folders = (ROOT / "web" / "src" / "text", *(ROOT / "src" / "ludotek" / "games").glob("*/text"))
    found: Counter[str] = Counter()
    for file in chain.from_iterable(folder.glob("*.ftl") for folder in folders):
        found.update(one for line in file.read_text("utf-8").splitlines() for one in line if not line.startswith("#"))
    return Counter({one: times for one, times in found.items() if one.isalpha() or one in " .,:"})


def mean_width(font: Any) -> float:
    """How wide a letter of our texts is on average, in em."""
    names, widths = font.getBestCmap(), font["hmtx"]
    total = sum(widths[names[ord(one)]][0] * times for one, times in letters().items())
    return float(total / letters().total() / font["head"].unitsPerEm)


def stand_in(other: Any, weight: int) -> dict[str, str]:
    """What makes another font as wide and its lines as high as ours."""
    ours = typeface(weight)
    size = mean_width(ours) / mean_width(other)
    em = ours["head"].unitsPerEm * size
    return {
        "size-adjust": f"{size:.1%}",
        "ascent-override": f"{ours['hhea'].ascent / em:.1%}",
        "descent-override": f"{-ours['hhea'].descent / em:.1%}",
        "line-gap-override": "0%",
    }


if __name__ == "__main__":
    if len(sys.argv) == 3:
        for path, weight in zip(sys.argv[1:], (REGULAR, BOLD), strict=True):
            print(f"/* {Path(path).name} */")
            for name, value in stand_in(TTFont(path), weight).items():
                print(f"  {name}: {value};")
    else:
        OUTLINES.write_text(outlines(), "utf-8")
