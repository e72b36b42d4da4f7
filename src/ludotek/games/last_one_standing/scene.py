"""The picture of Last One Standing: the board, the viewer's hand, the tray with the cards and tiles of the others."""

from functools import lru_cache
from typing import Self

from ludotek.game import NameRef, OnlyRef, Ref, Refs, SeatIndexRef
from ludotek.kernel import Text, Who
from ludotek.scene import Counter, Mark, Picture, Point, Sprite, Surface, counter, mark, rect, sprite_at
from ludotek.scene.arrange import points_between, row_round

from . import layout
from .board import COLOURS, KINDS, TERRAINS
from .moves import piece_text, tile_text
from .view import LosView

GROUND, WAY, TARGET, PIECE, LOCK = -10, 4, 6, 20, 30  # layers
PIECE_SIZE, OUT_SIZE = 84, 62
GLYPH = 40  # letters and numbers on the frame


# What the ids of things stand for


class FieldRef(NameRef, tag="tile"): ...


class TargetRef(NameRef, tag="to"): ...


class PieceRef(Ref, tag="piece"):
    seat: int
    number: int  # 1 or 2

    @classmethod
    def of(cls, piece: int) -> Self:
        return cls(piece >> 1, (piece & 1) + 1)

    @property
    def piece(self) -> int:
        return 2 * self.seat + self.number - 1


class LockRef(PieceRef, tag="lock"): ...


class HandRef(Ref, tag="hand"):
    """Only ever in the picture of the hand's owner."""

    kind: str
    index: int  # among the tiles of its kind

    @classmethod
    def of(cls, kind: int, index: int) -> Self:
        return cls(KINDS[kind], index)


class BackRef(SeatIndexRef, tag="back"): ...  # of somebody else's hand: it says no more than the number of tiles


class CardRef(SeatIndexRef, tag="card"): ...  # one of 1, 1, 2, 3


POOL, CLOCK = OnlyRef("pool"), OnlyRef("clock")
REFS = Refs(FieldRef, PieceRef, LockRef, HandRef, CardRef, POOL, CLOCK)  # what answers when it is touched


def picture_of(view: LosView) -> Picture:
    others = [seat for seat in range(len(view.seats)) if seat != view.viewer]
    size = layout.board_size(view.rows, view.columns)
    surfaces = [Surface("board", *size, backdrop(view.rows, view.columns), Text("label-board")), tray(others)]
    things = [tile(view, field) for field in range(len(view.terrain))]
    things += [*dives(view), *targets(view), *pieces(view)]
    if view.viewer is not None:
        surfaces.insert(1, sheet("hand", layout.HAND_SIZE))
        things += [*cards(view, view.viewer, "hand", 74, layout.HAND_CARDS.first(4)), *hand_tiles(view)]
    for row, seat in enumerate(others):
        if not view.seats[seat].place:
            places = layout.tray_row(row, 112, 58).first(4)
            things += [*cards(view, seat, "tray", 50, places), *backs(view, seat, row)]
    return Picture(len(view.seats), tuple(surfaces), (*things, *common(view, len(others))))


def sheet(name: str, size: Point, *marks: Mark) -> Surface:
    width, height = size
    paper = rect(2, 2, width - 4, height - 4, r=30, fill="paper")
    return Surface(name, width, height, (paper, *marks), Text(f"label-{name}"))


# The board


@lru_cache(maxsize=16)
def backdrop(rows: int, columns: int) -> tuple[Mark, ...]:
    """The frame with its letters and numbers; LOS-02: closed all round."""
    width, height = layout.board_size(rows, columns)
    edge, field = layout.MARGIN, layout.FIELD
    inner = (edge - 12, edge - 12, width - 2 * edge + 24, rows * field + 24)
    marks = [rect(8, 6, width - 16, height - 20, r=44, fill="paper", shade=True)]
    marks.append(rect(*inner, r=26, fill="table", stroke="line", width=3))
    for column in range(columns):
        marks += glyphs(chr(ord("a") + column), edge + (column + 0.5) * field, edge / 2 + 1)
    for row in range(rows):
        marks += glyphs(str(row + 1), edge / 2 - 1, edge + (row + 0.5) * field)
    return tuple(marks)


def glyphs(word: str, x: float, y: float) -> list[Mark]:
    places = row_round((x, y), 19, len(word)).first(len(word))
    return [mark(f"glyph-{sign}", *place, GLYPH, tone="muted") for sign, place in zip(word, places, strict=True)]


def tile(view: LosView, field: int) -> Sprite:
    name, terrain = view.name(field), TERRAINS[view.terrain[field]]
    label = Text("label-field", {"field": name, "terrain": Text(f"terrain-{terrain}")})
    symbol = f"field-{terrain}"
    if terrain == "plus1" and field in view.paid:
        symbol = "field-plus1-paid"  # LOS-41: it gives no more in this turn
    if terrain == "question" and view.options.question_after_flip == "spent":
        symbol = "field-spent"  # LOS-R12
    return Sprite(FieldRef(name).id, symbol, *layout.centre(view, field), size=98, layer=GROUND, label=label)


def targets(view: LosView) -> list[Sprite]:
    """A ring on every field that can be chosen."""
    symbol, tone = "target-small" if view.piece is None else "target", COLOURS[view.moving >> 1]
    named = [(view.name(field), layout.centre(view, field)) for field in view.reachable()]
    return [
        sprite_at(TargetRef(name).id, symbol, place, 64, "target", tone=tone, layer=TARGET, field=name)
        for name, place in named
    ]


def dives(view: LosView) -> list[Sprite]:
    """The way under the ground, from mouth to mouth: to every exit that can be chosen, then to the chosen one."""
    if view.piece is None or view.viewer != view.actor:
        return []
    exits = [action for action in view.legal if action < len(view.terrain)] if view.exit is None else [view.exit]
    start = layout.centre(view, view.standing)
    return [
        Sprite(f"way-{view.name(exit)}-{number}", "way", *point, size=22, tone="gold", layer=WAY)
        for exit in exits
        for number, point in enumerate(points_between(start, layout.centre(view, exit), 45))
    ]


def pieces(view: LosView) -> list[Sprite]:
    found = []
    for piece in range(2 * len(view.seats)):
        here, ref, tone, label = view.piece_at(piece), PieceRef.of(piece), COLOURS[piece >> 1], piece_text(piece)
        size = PIECE_SIZE if here.field is not None or view.phase in ("deal", "place") else OUT_SIZE
        x, y = layout.beside(view, piece) if here.field is None else layout.centre(view, here.field)
        words = label if here.field is not None else Text("label-beside", {"piece": label})
        found.append(Sprite(ref.id, f"token-{tone}-{ref.number}", x, y, size, tone=tone, layer=PIECE, label=words))
        if here.is_locked:
            words = Text("label-locked", {"piece": label})
            found.append(Sprite(LockRef.of(piece).id, "padlock", x + 27, y - 25, 42, layer=LOCK, label=words))
    return found


# Cards and tiles


def cards(view: LosView, seat: int, surface: str, size: float, places: list[Point]) -> list[Sprite]:
    """LOS-09, LOS-34: 1, 1, 2, 3, open or turned over."""
    found = []
    for index, (dots, is_open) in enumerate(view.seats[seat].faces):
        label = Text("label-card" if is_open else "label-card-used", {"who": Who(seat), "dots": dots})
        symbol = f"card-{dots}" if is_open else "card-used"
        found.append(Sprite(CardRef(seat, index).id, symbol, *places[index], size, surface, COLOURS[seat], label=label))
    return found


def hand_tiles(view: LosView) -> list[Sprite]:
    """The viewer's tiles; one that is being laid stays among them until it has its field."""
    laid = view.kind if view.viewer == view.seat else None
    held = [(kind, n) for kind, count in enumerate(view.hand or ()) for n in range(count + (kind == laid))]
    found = []
    for (kind, n), place in zip(held, layout.HAND_TILES.first(len(held)), strict=True):
        symbol = f"tile-{KINDS[kind]}" if kind < 2 else f"field-{KINDS[kind]}"
        found.append(Sprite(HandRef.of(kind, n).id, symbol, *place, 92, "hand", label=tile_text(kind)))
    return found


def backs(view: LosView, seat: int, row: int) -> list[Sprite]:
    """Other hands are only counted."""
    count = view.seats[seat].hand_size + (seat == view.seat and view.kind is not None)
    places = enumerate(layout.tray_row(row, 372, 54).first(count))
    backs = [(BackRef(seat, index).id, place) for index, place in places]
    return [sprite_at(id, "tile-back", place, 48, "back", surface="tray", who=Who(seat)) for id, place in backs]


# The tray: what lies before the others, the pool and the clock


def tray(seats: list[int]) -> Surface:
    shapes = [(COLOURS[seat], layout.tray_row(row, 46).at(0)) for row, seat in enumerate(seats)]
    marks = [mark(f"shape-{colour}", *place, 50, tone=colour) for colour, place in shapes]
    return sheet("tray", layout.tray_size(len(seats)), *marks)


def common(view: LosView, rows: int) -> tuple[Sprite, Sprite]:
    """The pool; LOS-90, LOS-91: how many quiet turns are left, or that sudden death has come."""
    pool, clock = layout.common_places(rows)
    symbol, tone, left = ("sudden-death", "red", "") if view.sudden_death else ("hourglass", "muted", view.quiet_left)
    count = view.pool_size
    pile = sprite_at(POOL.id, "pile", pool, 84, "pool", surface="tray", badge=str(count), count=count)
    return pile, Sprite(CLOCK.id, symbol, *clock, 78, "tray", tone, label=clock_text(view), badge=str(left))


def clock_text(view: LosView) -> Text:
    return Text("label-sudden-death") if view.sudden_death else Text("label-quiet", {"left": view.quiet_left})


def counters_of(view: LosView, seat: int) -> tuple[Counter, ...]:
    face = view.seats[seat]
    return (counter("hand", face.hand_size, "tiles"), counter("cards", len(face.cards))) if face.place < 2 else ()


def badges_of(view: LosView, seat: int) -> tuple[Text, ...]:
    face = view.seats[seat]
    badges = (
        (face.leaving > 0, Text("badge-left")),
        (face.place == 1, Text("badge-won")),
        (face.place > 1, Text("badge-out", {"place": face.place})),
        (face.is_stuck, Text("badge-stuck")),
        (any(piece.is_locked for piece in face.pieces), Text("badge-locked")),
    )
    return tuple(text for holds, text in badges if holds)
