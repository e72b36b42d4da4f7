"""The picture of Last One Standing: the board."""

from __future__ import annotations

from functools import lru_cache

from ludotek.games.last_one_standing import geometry, words
from ludotek.games.last_one_standing.board import COLOURS, TERRAINS
from ludotek.games.last_one_standing.side import hand_surface, hand_things, panel, tray_surface, tray_things
from ludotek.games.last_one_standing.view import LosView, piece_of
from ludotek.kernel import Text
from ludotek.scene import Mark, Point, Scene, Sprite, Surface, mark, rect

GROUND, WAY, TARGET, PIECE, LOCK = -10, 4, 6, 20, 30  # layers
PIECE_SIZE, OUT_SIZE = 84, 62
GLYPH = 40  # letters and numbers on the frame
TUNNEL = TERRAINS.index("tunnel")


def scene_of(view: LosView) -> Scene:
    width, height = geometry.board_size(view.rows, view.columns)
    board = Surface("board", width, height, backdrop(view.rows, view.columns), Text("label-board"))
    own = () if view.hand is None else (hand_surface(),)
    return Scene(
        art="ludotek.games.last_one_standing",
        surfaces=(board, *own, tray_surface(view)),
        sprites=(
            *(tile(view, field) for field in range(len(view.terrain))),
            *dives(view),
            *targets(view),
            *pieces(view),
            *hand_things(view),
            *tray_things(view),
        ),
        panels=tuple(panel(view, seat) for seat in range(len(view.seats))),
        prompt=words.prompt(view),
        choices=tuple(words.choices(view)),
    )


@lru_cache(maxsize=16)
def backdrop(rows: int, columns: int) -> tuple[Mark, ...]:
    """The frame with its letters and numbers; LOS-02: closed all round."""
    width, height = geometry.board_size(rows, columns)
    edge = geometry.MARGIN
    marks = [
        rect(8, 6, width - 16, height - 20, r=44, fill="paper", shade=True),
        rect(
            edge - 12,
            edge - 12,
            width - 2 * edge + 24,
            rows * geometry.FIELD + 24,
            r=26,
            fill="table",
            stroke="line",
            width=3,
        ),
    ]
    for column in range(columns):
        x = edge + (column + 0.5) * geometry.FIELD
        marks.append(mark(f"glyph-{chr(ord('a') + column)}", x, edge / 2 + 1, GLYPH, tone="muted"))
    for row in range(rows):
        marks += number(row + 1, edge / 2 - 1, edge + (row + 0.5) * geometry.FIELD)
    return tuple(marks)


def number(value: int, x: float, y: float) -> list[Mark]:
    digits = str(value)
    first = x - (len(digits) - 1) * 9.5
    return [mark(f"glyph-{digit}", first + 19 * k, y, GLYPH, tone="muted") for k, digit in enumerate(digits)]


def tile(view: LosView, field: int) -> Sprite:
    x, y = geometry.centre(view.columns, field)
    terrain = TERRAINS[view.terrain[field]]
    label = Text("label-field", {"field": words.field_text(view, field), "terrain": Text(f"terrain-{terrain}")})
    return Sprite(
        id=words.tile_id(view, field),
        symbol=symbol_of(view, field, terrain),
        x=x,
        y=y,
        size=98,
        layer=GROUND,
        label=label,
    )


def symbol_of(view: LosView, field: int, terrain: str) -> str:
    if terrain == "plus1" and field in view.paid:
        return "field-plus1-paid"  # LOS-41: it gives no more in this turn
    if terrain == "question" and view.options.question_after_flip == "spent":
        return "field-spent"  # LOS-R12
    return f"field-{terrain}"


# What the viewer may choose


def targets(view: LosView) -> list[Sprite]:
    """A ring on every field that can be chosen."""
    if view.phase not in ("place", "tile_field", "step", "land"):
        return []
    fields = len(view.terrain)
    reachable = dict.fromkeys(words.reached(view, action) for action in view.legal if action < fields + 4)
    tone = COLOURS[view.seat] if view.piece is None else COLOURS[view.piece >> 1]
    return [target(view, field, tone) for field in reachable]


def target(view: LosView, field: int, tone: str) -> Sprite:
    x, y = geometry.centre(view.columns, field)
    label = Text("label-target", {"field": words.field_text(view, field)})
    symbol = "target-small" if view.phase in ("place", "tile_field") else "target"
    return Sprite(
        id=words.target_id(view, field), symbol=symbol, x=x, y=y, size=64, tone=tone, layer=TARGET, label=label
    )


def dives(view: LosView) -> list[Sprite]:
    """The way under the ground, from mouth to mouth: to every exit that can be chosen, then to the chosen one."""
    moving = view.moving
    if moving is None or moving.field is None or view.viewer != view.actor:
        return []
    exits = [view.exit] if view.phase == "land" and view.exit is not None else []
    if view.phase == "step":
        exits = [action for action in view.legal if action < len(view.terrain)]
    start = geometry.centre(view.columns, moving.field)
    return [
        Sprite(
            id=f"way-{words.field_text(view, exit)}-{number}", symbol="way", x=x, y=y, size=22, tone="gold", layer=WAY
        )
        for exit in exits
        for number, (x, y) in enumerate(geometry.dots_between(start, geometry.centre(view.columns, exit)))
    ]


# Pieces


def pieces(view: LosView) -> list[Sprite]:
    found: list[Sprite] = []
    for piece in range(2 * len(view.seats)):
        standing = piece_of(view, piece)
        if standing.field is not None:
            found.append(piece_sprite(piece, geometry.centre(view.columns, standing.field), PIECE_SIZE))
            if standing.is_locked:
                found.append(lock(view, piece, standing.field))
        else:
            place = geometry.beside(view.rows, view.columns, len(view.seats), piece)
            size = PIECE_SIZE if view.phase in ("deal", "place") else OUT_SIZE
            label = Text("label-beside", {"piece": words.piece_text(piece)})
            found.append(piece_sprite(piece, place, size, label))
    return found


def piece_sprite(piece: int, place: Point, size: float, label: Text | None = None) -> Sprite:
    return Sprite(
        id=words.piece_id(piece),
        symbol=f"token-{COLOURS[piece >> 1]}-{(piece & 1) + 1}",
        x=place[0],
        y=place[1],
        size=size,
        tone=COLOURS[piece >> 1],
        layer=PIECE,
        label=label or words.piece_text(piece),
    )


def lock(view: LosView, piece: int, field: int) -> Sprite:
    x, y = geometry.centre(view.columns, field)
    label = words.lock_text(piece)
    return Sprite(id=words.lock_id(piece), symbol="padlock", x=x + 27, y=y - 25, size=42, layer=LOCK, label=label)
