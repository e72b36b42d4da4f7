"""The picture of Last One Standing: the board, the viewer's hand, the tray with the cards and tiles of the others."""

from __future__ import annotations

from functools import lru_cache

from ludotek.game import Ref, Refs
from ludotek.kernel import Text, Who
from ludotek.scene import Counter, Mark, Picture, Point, SeatFace, Sprite, Surface, mark, rect

from . import layout
from .board import COLOURS, KINDS, SHAPES, TERRAINS
from .names import piece_text, tile_text
from .view import LosView, card_faces, piece_of

GROUND, WAY, TARGET, PIECE, LOCK = -10, 4, 6, 20, 30  # layers
PIECE_SIZE, OUT_SIZE = 84, 62
GLYPH = 40  # letters and numbers on the frame


# What the ids of things stand for


class FieldRef(Ref, frozen=True, tag="tile"):
    name: str  # of the field


class TargetRef(Ref, frozen=True, tag="to"):
    name: str


class PieceRef(Ref, frozen=True, tag="piece"):
    seat: int
    number: int  # 1 or 2

    @classmethod
    def of(cls, piece: int) -> PieceRef:
        return cls(piece >> 1, (piece & 1) + 1)

    @property
    def piece(self) -> int:
        return 2 * self.seat + self.number - 1


class LockRef(PieceRef, frozen=True, tag="lock"):
    """The padlock on a piece."""


class HandRef(Ref, frozen=True, tag="hand"):
    """Only ever in the picture of the hand's owner."""

    kind: str
    index: int  # among the tiles of its kind

    @classmethod
    def of(cls, kind: int, index: int) -> HandRef:
        return cls(KINDS[kind], index)


class BackRef(Ref, frozen=True, tag="back"):
    """A tile of somebody else's hand: the id says no more than the number of tiles."""

    seat: int
    index: int


class CardRef(Ref, frozen=True, tag="card"):
    seat: int
    index: int  # of the cards 1, 1, 2, 3


class PoolRef(Ref, frozen=True, tag="pool"):
    pass


class ClockRef(Ref, frozen=True, tag="clock"):
    pass


POOL, CLOCK = PoolRef(), ClockRef()
REFS = Refs(FieldRef, PieceRef, LockRef, HandRef, CardRef, PoolRef, ClockRef)  # what answers when it is touched


def picture_of(view: LosView) -> Picture:
    width, height = layout.board_size(view.rows, view.columns)
    board = Surface("board", width, height, backdrop(view.rows, view.columns), Text("label-board"))
    hand = () if view.hand is None else (hand_surface(),)
    things = [tile(view, field) for field in range(len(view.terrain))]
    things += [*dives(view), *targets(view), *pieces(view), *hand_things(view), *tray_things(view)]
    return Picture(len(view.seats), (board, *hand, tray_surface(view)), tuple(things))


# The board


@lru_cache(maxsize=16)
def backdrop(rows: int, columns: int) -> tuple[Mark, ...]:
    """The frame with its letters and numbers; LOS-02: closed all round."""
    width, height = layout.board_size(rows, columns)
    edge, field = layout.MARGIN, layout.FIELD
    inner = (edge - 12, edge - 12, width - 2 * edge + 24, rows * field + 24)
    marks = [
        rect(8, 6, width - 16, height - 20, r=44, fill="paper", shade=True),
        rect(*inner, r=26, fill="table", stroke="line", width=3),
    ]
    for column in range(columns):
        x = edge + (column + 0.5) * field
        marks.append(mark(f"glyph-{chr(ord('a') + column)}", x, edge / 2 + 1, GLYPH, tone="muted"))
    for row in range(rows):
        marks += number(row + 1, edge / 2 - 1, edge + (row + 0.5) * field)
    return tuple(marks)


def number(value: int, x: float, y: float) -> list[Mark]:
    digits = str(value)
    first = x - (len(digits) - 1) * 9.5
    return [mark(f"glyph-{digit}", first + 19 * k, y, GLYPH, tone="muted") for k, digit in enumerate(digits)]


def tile(view: LosView, field: int) -> Sprite:
    name, terrain = view.name(field), TERRAINS[view.terrain[field]]
    label = Text("label-field", {"field": name, "terrain": Text(f"terrain-{terrain}")})
    place = layout.centre(view.columns, field)
    return Sprite(FieldRef(name).id, symbol_of(view, field, terrain), *place, size=98, layer=GROUND, label=label)


def symbol_of(view: LosView, field: int, terrain: str) -> str:
    if terrain == "plus1" and field in view.paid:
        return "field-plus1-paid"  # LOS-41: it gives no more in this turn
    if terrain == "question" and view.options.question_after_flip == "spent":
        return "field-spent"  # LOS-R12
    return f"field-{terrain}"


def targets(view: LosView) -> list[Sprite]:
    """A ring on every field that can be chosen."""
    if view.phase not in ("place", "tile_field", "step", "land"):
        return []
    symbol = "target-small" if view.phase in ("place", "tile_field") else "target"
    tone = COLOURS[view.seat] if view.piece is None else COLOURS[view.piece >> 1]
    return [target(view, field, symbol, tone) for field in view.reachable()]


def target(view: LosView, field: int, symbol: str, tone: str) -> Sprite:
    name, place = view.name(field), layout.centre(view.columns, field)
    label = Text("label-target", {"field": name})
    return Sprite(TargetRef(name).id, symbol, *place, size=64, tone=tone, layer=TARGET, label=label)


def dives(view: LosView) -> list[Sprite]:
    """The way under the ground, from mouth to mouth: to every exit that can be chosen, then to the chosen one."""
    moving = view.moving
    if moving is None or moving.field is None or view.viewer != view.actor:
        return []
    exits = [view.exit] if view.phase == "land" and view.exit is not None else []
    if view.phase == "step":
        exits = [action for action in view.legal if action < len(view.terrain)]
    start = layout.centre(view.columns, moving.field)
    return [
        Sprite(f"way-{view.name(exit)}-{number}", "way", *point, size=22, tone="gold", layer=WAY)
        for exit in exits
        for number, point in enumerate(layout.dots_between(start, layout.centre(view.columns, exit)))
    ]


def pieces(view: LosView) -> list[Sprite]:
    found: list[Sprite] = []
    for piece in range(2 * len(view.seats)):
        field = piece_of(view, piece).field
        if field is None:
            place = layout.beside(view.rows, view.columns, len(view.seats), piece)
            size = PIECE_SIZE if view.phase in ("deal", "place") else OUT_SIZE
            found.append(piece_sprite(piece, place, size, Text("label-beside", {"piece": piece_text(piece)})))
            continue
        x, y = layout.centre(view.columns, field)
        found.append(piece_sprite(piece, (x, y), PIECE_SIZE, piece_text(piece)))
        if piece_of(view, piece).is_locked:
            found.append(
                Sprite(LockRef.of(piece).id, "padlock", x + 27, y - 25, 42, layer=LOCK, label=lock_text(piece))
            )
    return found


def piece_sprite(piece: int, place: Point, size: float, label: Text) -> Sprite:
    tone = COLOURS[piece >> 1]
    symbol = f"token-{tone}-{(piece & 1) + 1}"
    return Sprite(PieceRef.of(piece).id, symbol, *place, size, tone=tone, layer=PIECE, label=label)


def lock_text(piece: int) -> Text:
    return Text("label-locked", {"piece": piece_text(piece)})


# The viewer's hand: cards and tiles


def hand_surface() -> Surface:
    width, height = layout.HAND_SIZE
    return Surface("hand", width, height, (rect(2, 2, width - 4, height - 4, r=30, fill="paper"),), Text("label-hand"))


def hand_things(view: LosView) -> list[Sprite]:
    if view.hand is None or view.viewer is None:
        return []
    found = cards(view, view.viewer, "hand", 74, [layout.hand_card(index) for index in range(4)])
    held = [(kind, index) for kind, count in enumerate(view.hand) for index in range(count)]
    for place, (kind, index) in enumerate(held):
        symbol = f"tile-{KINDS[kind]}" if kind < 2 else f"field-{KINDS[kind]}"
        x, y = layout.hand_tile(place)
        found.append(Sprite(HandRef.of(kind, index).id, symbol, x, y, 92, "hand", label=tile_text(kind)))
    return found


def cards(view: LosView, seat: int, surface: str, size: float, places: list[Point]) -> list[Sprite]:
    """LOS-09, LOS-34: 1, 1, 2, 3, open or turned over."""
    found = []
    for index, (dots, is_open) in enumerate(card_faces(view, seat)):
        label = Text("label-card" if is_open else "label-card-used", {"who": Who(seat), "dots": dots})
        symbol = f"card-{dots}" if is_open else "card-used"
        id, tone = CardRef(seat, index).id, COLOURS[seat]
        found.append(Sprite(id, symbol, *places[index], size, surface, tone, label=label))
    return found


# The tray: what lies before the others, the pool and the clock


def tray_seats(view: LosView) -> list[int]:
    return [seat for seat in range(len(view.seats)) if seat != view.viewer]


def tray_surface(view: LosView) -> Surface:
    seats = tray_seats(view)
    width, height = layout.tray_size(len(seats))
    marks: list[Mark] = [rect(2, 2, width - 4, height - 4, r=30, fill="paper")]
    for row, seat in enumerate(seats):
        marks.append(mark(f"shape-{COLOURS[seat]}", *layout.tray_place(row, 46), 50, tone=COLOURS[seat]))
    return Surface("tray", width, height, tuple(marks), Text("label-tray"))


def tray_things(view: LosView) -> list[Sprite]:
    found: list[Sprite] = []
    seats = tray_seats(view)
    for row, seat in enumerate(seats):
        if not view.seats[seat].place:
            places = [layout.tray_place(row, 112 + index * 58) for index in range(4)]
            found += [*cards(view, seat, "tray", 50, places), *backs(view, seat, row)]
    return [*found, pool(view, len(seats)), clock(view, len(seats))]


def backs(view: LosView, seat: int, row: int) -> list[Sprite]:
    """Other hands are only counted."""
    label = Text("label-back", {"who": Who(seat)})
    places = [layout.tray_place(row, 372 + index * 54) for index in range(view.seats[seat].hand_size)]
    return [
        Sprite(BackRef(seat, index).id, "tile-back", *place, size=48, surface="tray", label=label)
        for index, place in enumerate(places)
    ]


def pool(view: LosView, rows: int) -> Sprite:
    x, y = layout.common_place(rows, 0)
    return Sprite(POOL.id, "pile", x, y, 84, "tray", label=pool_text(view), badge=str(view.pool_size))


def pool_text(view: LosView) -> Text:
    return Text("label-pool", {"count": view.pool_size})


def clock(view: LosView, rows: int) -> Sprite:
    """LOS-90, LOS-91: how many quiet turns are left, or that sudden death has come."""
    x, y = layout.common_place(rows, 1)
    if view.sudden_death:
        return Sprite(CLOCK.id, "sudden-death", x, y, 78, "tray", "red", label=clock_text(view))
    return Sprite(CLOCK.id, "hourglass", x, y, 78, "tray", "muted", label=clock_text(view), badge=str(view.quiet_left))


def clock_text(view: LosView) -> Text:
    return Text("label-sudden-death") if view.sudden_death else Text("label-quiet", {"left": view.quiet_left})


# Panels


def face_of(view: LosView, seat: int) -> SeatFace:
    colour = COLOURS[seat]
    return SeatFace(Text(f"colour-{colour}"), colour, SHAPES[seat])


def counters_of(view: LosView, seat: int) -> tuple[Counter, ...]:
    face = view.seats[seat]
    if face.place > 1:
        return ()
    hand = Counter(Text("counter-hand"), face.hand_size, "icon-tiles")
    return hand, Counter(Text("counter-cards"), len(face.cards), "icon-cards")


def badges_of(view: LosView, seat: int) -> tuple[Text, ...]:
    face = view.seats[seat]
    found = [Text("badge-left")] if face.leaving else []
    if face.place == 1:
        found.append(Text("badge-won"))
    elif face.place:
        found.append(Text("badge-out", {"place": face.place}))
    elif face.is_stuck:
        found.append(Text("badge-stuck"))
    if any(piece.is_locked for piece in face.pieces):
        found.append(Text("badge-locked"))
    return tuple(found)
