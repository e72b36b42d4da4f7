"""The picture of Ludo."""

from functools import lru_cache

from ludotek.game import IndexRef, OnlyRef, Refs, SeatIndexRef
from ludotek.kernel import Text, Who
from ludotek.scene import (
    Counter,
    Group,
    Mark,
    Picture,
    PictureChange,
    Spot,
    Sprite,
    Surface,
    by_id,
    circle,
    counter,
    mark,
    path,
    rect,
)

from . import layout
from .board import YARD, Board
from .moves import uses_of
from .names import face_name, place_text
from .options import LudoOptions
from .view import LudoView, SeatView

SQUARE = "M-33-46h66a13 13 0 0 1 13 13v66a13 13 0 0 1-13 13h-66a13 13 0 0 1-13-13v-66a13 13 0 0 1 13-13z"


class PieceRef(SeatIndexRef, tag="piece"): ...


class SpotRef(SeatIndexRef, tag="spot"): ...  # where a choice leads, by the position on the way of the seat's pieces


class FieldRef(IndexRef, tag="field"):
    """A field of the ring, to be asked about."""


DIE = OnlyRef("die")
REFS = Refs(PieceRef)  # what says something when it is touched


def picture_of(view: LudoView) -> Picture:
    board = view.board
    pieces = [seat_pieces(board, number, face) for number, face in enumerate(view.seats)]
    spots, thrown = end_spots(view), die_of(view)
    return Picture(len(view.seats), (board_sheet(board),), (thrown,), spots, (ground_spots(board), *pieces))


def change_of(before: LudoView, view: LudoView) -> PictureChange:
    board, seats = view.board, [seat for seat, face in enumerate(view.seats) if face != before.seats[seat]]
    old, new = [die_of(before)], [die_of(view)]
    for seat in seats:
        old += seat_pieces(board, seat, before.seats[seat]).sprites
        new += seat_pieces(board, seat, view.seats[seat]).sprites
    return PictureChange(by_id(old, new), by_id(end_spots(before), end_spots(view)), seats)


def end_spots(view: LudoView) -> tuple[Spot, ...]:
    """The fields where the choices lead."""
    if not view.legal:
        return ()
    board, seat, ends = view.board, view.seat, dict.fromkeys([use.end for use in uses_of(view)])
    return tuple([spot(board, seat, view.seats[seat].arm, end) for end in ends])


def die_of(view: LudoView) -> Sprite:
    return die(view.board, view.options, view.face, view.seats[view.seat].colour)


# The board, which never changes


@lru_cache(maxsize=4)
def board_sheet(board: Board) -> Surface:
    size, arms = layout.measures(board).size, tuple(enumerate(board.colours))
    middle = size / 2
    backdrop = (
        *ground(board, middle),
        *(part for arm, colour in arms for part in yard(board, arm, colour)),
        *(part for field, place in enumerate(layout.ring_places(board)) for part in ring_field(board, field, place)),
        *(part for arm, colour in arms for part in lane(board, arm, colour)),
        *(part for arm, colour in arms for part in goal(board, arm, colour, middle)),
        circle(middle, middle, 74, fill="paper", stroke="line", width=3),
    )
    return Surface("board", size, size, backdrop, Text("label-board"))


def ground(board: Board, middle: float) -> list[Mark]:
    if board.arms == 4:
        return [
            rect(14, 10, 2 * middle - 28, 2 * middle - 28, r=70, fill="paper", shade=True),
            rect(32, 28, 2 * middle - 64, 2 * middle - 64, r=56, stroke="line", width=3),
        ]
    return [
        Mark("circle", middle, middle, middle - 22, fill="paper", shade=True),
        circle(middle, middle, middle - 40, stroke="line", width=3),
    ]


def yard(board: Board, arm: int, colour: str) -> list[Mark]:
    """A round yard with four wells: on the board with four arms in a pale square, on the other one pale itself."""
    x, y = layout.yard_centre(board, arm)
    radius, pale = layout.measures(board).yard_radius, f"{colour}-pale"
    square = [rect(x - 282, y - 282, 564, 564, r=48, fill=pale)] if board.arms == 4 else []
    inner, outer, wells = ("paper", radius, pale) if board.arms == 4 else (pale, radius + 8, "paper")
    return [
        *square,
        circle(x, y, outer, fill=inner),
        circle(x, y, radius, stroke=colour, width=9),
        mark(f"shape-{colour}", x, y, 46, tone=colour),
        *(circle(*layout.yard_place(board, arm, n), 47, fill=wells, stroke=colour, width=2.5) for n in range(4)),
    ]


def ring_field(board: Board, field: int, place: layout.Place) -> list[Mark]:
    x, y, turn = place
    symbol, colour = board.symbol_at(field)
    if symbol == "globe" and colour:
        return [coloured_field(place, colour), mark("globe", x, y, 76, tone="white")]
    marks = [path(SQUARE, x=x, y=y, turn=turn, fill="field", stroke="line", width=5)]
    if symbol:
        marks.append(mark(symbol, x, y, 70, tone=colour or ("muted" if symbol == "globe" else "gold")))
    return marks


def coloured_field(place: layout.Place, colour: str) -> Mark:
    return path(SQUARE, x=place.x, y=place.y, turn=place.turn, fill=colour, stroke=f"{colour}-deep", width=3)


def lane(board: Board, arm: int, colour: str) -> list[Mark]:
    marks: list[Mark] = []
    for step in range(1, board.lane_length + 1):
        place, turn = layout.lane_place(board, arm, step), layout.angle(board, arm) + 90
        marks.append(coloured_field(place, colour))
        marks.append(mark("chevron", place.x, place.y, 58, tone=f"{colour}-pale", turn=turn))
    return marks


def goal(board: Board, arm: int, colour: str, middle: float) -> list[Mark]:
    """A sector of the middle."""
    reach = 1.46 if board.arms == 4 else 2.55
    (x1, y1), (x2, y2) = (layout.polar(board, arm, reach, side * 1.44) for side in (-1, 1))
    sector = path(f"M{x1:g} {y1:g}L{x2:g} {y2:g}L{middle:g} {middle:g}Z", fill=colour, stroke="paper", width=8)
    if board.arms == 4:  # the pieces need the room
        return [sector]
    return [sector, mark(f"shape-{colour}", *layout.polar(board, arm, reach - 0.36), 44, tone=f"{colour}-pale")]


# What moves


@lru_cache(maxsize=4096)
def seat_pieces(board: Board, seat: int, face: SeatView) -> Group:
    own, found = face.pieces, list[Sprite]()
    for piece, position in enumerate(own):
        group = own.count(position), own[:piece].count(position)
        found.append(piece_sprite(board, seat, face.arm, face.colour, piece, position, group))
    return Group(tuple(found))


@lru_cache(maxsize=8192)
def piece_sprite(
    board: Board, seat: int, arm: int, colour: str, piece: int, position: int, group: tuple[int, int]
) -> Sprite:
    """`group`: how many pieces stand there together, and which of them it is."""
    x, y, size = layout.piece_place(board, arm, piece, position, group)
    layer = 10 + round(layout.centre_of(board, arm, piece, position)[1] / 50)
    label = Text("label-piece", {"who": Who(seat), "place": place_text(board, position)})
    return Sprite(PieceRef(seat, piece).id, f"pawn-{colour}", x, y, size, tone=colour, layer=layer, label=label)


@lru_cache(maxsize=256)
def die(board: Board, options: LudoOptions, face: int, tone: str) -> Sprite:
    middle, label = layout.measures(board).size / 2, Text("label-die-waiting")
    if face:
        label = Text("label-die", {"side": Text(f"side-{face_name(options, face)}")})
    return Sprite(DIE.id, die_symbol(options, face), middle, middle, 104, tone=tone, layer=90, label=label)


def die_symbol(options: LudoOptions, face: int) -> str:
    return f"die-{face_name(options, face)}" if face else "die-blank"


@lru_cache(maxsize=4)
def ground_spots(board: Board) -> Group:
    """Every part of the board can be asked about."""
    ring = [ring_spot(board, field, place) for field, place in enumerate(layout.ring_places(board))]
    arms = [spot for arm, colour in enumerate(board.colours) for spot in arm_spots(board, arm, colour)]
    return Group(spots=(*ring, *arms))


def ring_spot(board: Board, field: int, place: layout.Place) -> Spot:
    symbol, colour = board.symbol_at(field)
    label = Text(f"label-{symbol or 'field'}")
    if colour:
        label = Text("label-start" if symbol == "globe" else "label-mouth", {"colour": Text(f"colour-{colour}")})
    return Spot(FieldRef(field).id, place.x, place.y, is_square=True, label=label, is_ground=True)


def arm_spots(board: Board, arm: int, colour: str) -> list[Spot]:
    """The home lane, the goal and the yard of a colour."""
    named = {"colour": Text(f"colour-{colour}")}
    lane, yard = range(1, board.lane_length + 1), layout.yard_centre(board, arm)
    goal, radius = layout.goal_centre(board, arm), layout.measures(board).yard_radius
    found = [(f"lane-{arm}-{step}", layout.lane_place(board, arm, step)[:2], 48.0, "lane") for step in lane]
    found += [(f"goal-{arm}", goal, 60.0, "goal"), (f"yard-{arm}", yard, radius, "yard")]
    return [Spot(id, *at, size, label=Text(f"label-{kind}", named), is_ground=True) for id, at, size, kind in found]


@lru_cache(maxsize=2048)
def spot(board: Board, seat: int, arm: int, end: int) -> Spot:
    x, y = layout.goal_centre(board, arm) if end == board.goal else layout.centre_of(board, arm, 0, end)
    return Spot(SpotRef(seat, end).id, x, y, label=place_text(board, end))


# Round the table


def counters_of(view: LudoView, seat: int) -> tuple[Counter, ...]:
    pieces = view.seats[seat].pieces
    return counter("yard", pieces.count(YARD)), counter("goal", pieces.count(view.board.goal))


def badges_of(view: LudoView, seat: int) -> tuple[Text, ...]:
    face = view.seats[seat]
    if face.has_left:
        return (Text("badge-left"),)
    return (Text("badge-place", {"place": face.place}),) if face.place else ()
