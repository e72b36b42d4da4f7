"""A scene as an SVG document: for notebooks, docs, thumbnails and golden images."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from xml.sax.saxutils import escape, quoteattr

import msgspec

from ludotek.scene.palette import DARK, LIGHT
from ludotek.scene.picture import Mark, Scene, Sprite

VARIABLE = re.compile(r"var\(--([a-z-]+)\)")
SYMBOL = re.compile(r'<symbol id="(?P<id>[\w-]+)" viewBox="(?P<box>[-\d. ]+)"')
WHOLE_SYMBOL = re.compile(r'<symbol id="(?P<id>[\w-]+)".*?</symbol>', re.DOTALL)
USE = re.compile(r'href="#([\w-]+)"')


class Typeface(msgspec.Struct, frozen=True):
    """The characters of badges as outlines; tools/typeface.py writes them."""

    units: int  # to the em
    capital: int  # the height of figures
    characters: dict[str, tuple[int, str]]  # how far each moves on, and its path


@lru_cache(maxsize=1)
def typeface() -> Typeface:
    return msgspec.json.decode((files("ludotek.scene") / "outlines.json").read_bytes(), type=Typeface)


@lru_cache(maxsize=64)
def art(package: str) -> str:
    """The symbols of a game, from its folder."""
    return (files(package) / "art.svg").read_text("utf-8")


@lru_cache(maxsize=64)
def _shapes(symbols: str) -> dict[str, tuple[float, float]]:
    """Symbol -> width and height of its own box."""
    found: dict[str, tuple[float, float]] = {}
    for symbol in SYMBOL.finditer(symbols):
        _, _, width, height = map(float, symbol["box"].split())
        found[symbol["id"]] = (width, height)
    return found


def draw(
    scene: Scene,
    *,
    dark: bool = False,
    surface: str = "board",
    box: tuple[float, float, float, float] | None = None,
) -> str:
    sheet = next(sheet for sheet in scene.surfaces if sheet.id == surface)
    palette = DARK if dark else LIGHT
    shapes = _shapes(art(scene.art))
    left, top, width, height = box or (0, 0, sheet.width, sheet.height)
    sprites = sorted((one for one in scene.sprites if one.surface == surface), key=lambda sprite: sprite.layer)
    drawn = [*(_mark(mark) for mark in sheet.backdrop), *(_sprite(sprite, shapes) for sprite in sprites)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {width:g} {height:g}">',
        "<defs>" + "\n".join(_used(art(scene.art), "".join(drawn))) + "</defs>",
        *drawn,
        "</svg>",
    ]
    return VARIABLE.sub(lambda tone: palette[tone[1]], "\n".join(parts))


def _used(symbols: str, drawn: str) -> list[str]:
    """The symbols that a drawing uses, and those that they use, in the order of the art file."""
    known = _symbols(symbols)
    used: set[str] = set()
    found = set(USE.findall(drawn))
    while found:
        used |= found
        found = {id for one in found for id in USE.findall(known[one])} - used
    return [text for id, text in known.items() if id in used]


@lru_cache(maxsize=64)
def _symbols(symbols: str) -> dict[str, str]:
    return {symbol["id"]: symbol[0] for symbol in WHOLE_SYMBOL.finditer(symbols)}


def _mark(mark: Mark) -> str:
    if mark.shade:  # drawn by hand: not every viewer knows the shadow filter
        shadow = "".join(_shape(msgspec.structs.replace(mark, fill="ink", y=mark.y + 2 * k)) for k in range(1, 8))
        return f'<g opacity=".045">{shadow}</g>' + _shape(mark)
    return _shape(mark)


def _shape(mark: Mark) -> str:
    paint = _paint(mark)
    if mark.kind == "rect":
        return f'<rect x="{mark.x:g}" y="{mark.y:g}" width="{mark.w:g}" height="{mark.h:g}" rx="{mark.r:g}"{paint}/>'
    if mark.kind == "circle":
        return f'<circle cx="{mark.x:g}" cy="{mark.y:g}" r="{mark.w:g}"{paint}/>'
    turn = f" rotate({mark.turn:g})" if mark.turn else ""
    if mark.kind == "path":
        return f'<path d={quoteattr(mark.d)} transform="translate({mark.x:g} {mark.y:g}){turn}"{paint}/>'
    return (
        f'<use href="#{mark.d}" x="{-mark.w / 2:g}" y="{-mark.h / 2:g}" width="{mark.w:g}" height="{mark.h:g}" '
        f'transform="translate({mark.x:g} {mark.y:g}){turn}" style="color:var(--{mark.fill})"/>'
    )


def _paint(mark: Mark) -> str:
    fill = f"var(--{mark.fill})" if mark.fill else "none"
    stroke = f' stroke="var(--{mark.stroke})" stroke-width="{mark.width:g}"' if mark.stroke else ""
    return f' fill="{fill}"{stroke} stroke-linejoin="round"'


def _sprite(sprite: Sprite, shapes: dict[str, tuple[float, float]]) -> str:
    width, height = shapes[sprite.symbol]
    tall = sprite.size * height / width
    turn = f" rotate({sprite.turn:g})" if sprite.turn else ""
    tone = f' style="color:var(--{sprite.tone})"' if sprite.tone else ""
    drawn = (
        f'<g transform="translate({sprite.x:g} {sprite.y:g}){turn}"{tone}>'
        f'<use href="#{sprite.symbol}" x="{-sprite.size / 2:g}" y="{-tall / 2:g}" '
        f'width="{sprite.size:g}" height="{tall:g}"/>'
    )
    return drawn + (_badge(sprite, tall) if sprite.badge else "") + "</g>"


def _badge(sprite: Sprite, tall: float) -> str:
    x, y, r = sprite.size * 0.38, -tall * 0.38, max(sprite.size * 0.2, 14)
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="var(--ink)"/>' + _number(sprite.badge, x, y, r * 1.1)


def _number(text: str, x: float, y: float, size: float) -> str:
    """Outlines of the client's typeface, since a picture on its own has no fonts; other characters are typed."""
    face = typeface()
    base = y + size * face.capital / face.units / 2
    if any(one not in face.characters for one in text):
        return (
            f'<text x="{x:g}" y="{base:g}" text-anchor="middle" font-family="Nunito,sans-serif" font-weight="700" '
            f'font-size="{size:g}" fill="var(--paper)">{escape(text)}</text>'
        )
    scale = size / face.units
    left = x - sum(face.characters[one][0] for one in text) * scale / 2
    drawn = []
    for one in text:
        advance, d = face.characters[one]
        drawn.append(f'<path d="{d}" transform="translate({left:g} {base:g}) scale({scale:g})"/>')
        left += advance * scale
    return f'<g fill="var(--paper)">{"".join(drawn)}</g>'
