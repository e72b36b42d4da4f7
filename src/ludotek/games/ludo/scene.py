"""The picture of Ludo."""

from __future__ import annotations

from functools import lru_cache

from ludotek.game import Ref, Refs
from ludotek.games.ludo import layout
from ludotek.games.ludo.board import YARD, Board
from ludotek.games.ludo.moves import uses_of
from ludotek.games.ludo.names import face_name, face_text, place_text
from ludotek.games.ludo.options import LudoOptions
from ludotek.games.ludo.show import SHAPES
from ludotek.games.ludo.view import LudoView
from ludotek.kernel import Text, Who
from ludotek.scene import Counter, Mark, Picture, SeatFace, Spot, Sprite, Surface, circle, mark, path, rect

SQUARE = "M-33-46h66a13 13 0 0 1 13 13v66a13 13 0 0 1-13 13h-66a13 13 0 0 1-13-13v-66a13 13 0 0 1 13-13z"
YARD_PIECE, GOAL_PIECE = 88.0, 46.0


class PieceRef(Ref, frozen=True, tag="piece"):
    seat: int
    piece: int


class SpotRef(Ref, frozen=True, tag="spot"):
    """A field where a choice leads."""

    seat: int
    position: int


class DieRef(Ref, frozen=True, tag="die"):
    pass


DIE = DieRef()
EXPLAINED = Refs(PieceRef)  # what says something when it is touched


def picture_of(view: LudoView) -> Picture:
    size = layout.size(view.board)
    board = Surface("board", size, size, backdrop(view.board), Text("label-board"))
    return Picture(len(view.seats), (board,), (*pieces(view), die(view)), spots(view))


# The board, which never changes


@lru_cache(maxsize=4)
def backdrop(board: Board) -> tuple[Mark, ...]:
    marks = list(ground(board))
    for arm, colour in enumerate(board.colours):
        marks += yard(board, arm, colour)
    for field, place in enumerate(layout.ring_places(board)):
        marks += ring_field(board, field, place)
    for arm, colour in enumerate(board.colours):
        marks += lane(board, arm, colour)
    for arm, colour in enumerate(board.colours):
        marks += goal(board, arm, colour)
    middle = layout.size(board) / 2
    marks += [circle(middle, middle, 74, fill="paper", stroke="line", width=3)]
    return tuple(marks)


def ground(board: Board) -> list[Mark]:
    size = layout.size(board)
    if board.arms == 4:
        return [
            rect(14, 10, size - 28, size - 28, r=70, fill="paper", shade=True),
            rect(32, 28, size - 64, size - 64, r=56, stroke="line", width=3),
        ]
    return [
        Mark("circle", size / 2, size / 2, size / 2 - 22, fill="paper", shade=True),
        circle(size / 2, size / 2, size / 2 - 40, stroke="line", width=3),
    ]


def yard(board: Board, arm: int, colour: str) -> list[Mark]:
    x, y = layout.yard_centre(board, arm)
    radius = layout.yard_radius(board)
    pale = f"{colour}-pale"
    marks = []
    if board.arms == 4:
        half = 282
        marks.append(rect(x - half, y - half, 2 * half, 2 * half, r=48, fill=pale))
    marks += [
        circle(x, y, radius + (0 if board.arms == 4 else 8), fill="paper" if board.arms == 4 else pale),
        circle(x, y, radius, stroke=colour, width=9),
        mark(f"shape-{colour}", x, y, 46, tone=colour),
    ]
    for piece in range(4):
        well_x, well_y = layout.yard_place(board, arm, piece)
        marks.append(circle(well_x, well_y, 47, fill=pale if board.arms == 4 else "paper", stroke=colour, width=2.5))
    return marks


def ring_field(board: Board, field: int, place: layout.Place) -> list[Mark]:
    arm, offset = divmod(field, board.per_arm)
    x, y, turn = place
    if offset == 0:
        colour = board.colours[arm]
        return [
            path(SQUARE, x=x, y=y, turn=turn, fill=colour, stroke=f"{colour}-deep", width=3),
            mark("globe", x, y, 76, tone="white"),
        ]
    marks = [path(SQUARE, x=x, y=y, turn=turn, fill="field", stroke="line", width=5)]
    if offset in board.globe_offsets:
        marks.append(mark("globe", x, y, 70, tone="muted"))
    if offset in board.star_offsets:
        is_mouth = offset == board.mouth % board.per_arm
        tone = board.colours[(arm + 1) % board.arms] if is_mouth else "gold"
        marks.append(mark("star", x, y, 70, tone=tone))
    return marks


def lane(board: Board, arm: int, colour: str) -> list[Mark]:
    marks: list[Mark] = []
    for step in range(1, board.lane_length + 1):
        x, y, turn = layout.lane_place(board, arm, step)
        marks.append(path(SQUARE, x=x, y=y, turn=turn, fill=colour, stroke=f"{colour}-deep", width=3))
        marks.append(mark("chevron", x, y, 58, tone=f"{colour}-pale", turn=layout.angle(board, arm) + 90))
    return marks


def goal(board: Board, arm: int, colour: str) -> list[Mark]:
    """A sector of the middle."""
    reach = 1.46 if board.arms == 4 else 2.55
    middle = layout.size(board) / 2
    (x1, y1), (x2, y2) = (layout.polar(board, arm, reach, side * 1.44) for side in (-1, 1))
    sector = path(f"M{x1:g} {y1:g}L{x2:g} {y2:g}L{middle:g} {middle:g}Z", fill=colour, stroke="paper", width=8)
    if board.arms == 4:  # the pieces need the room
        return [sector]
    x, y = layout.polar(board, arm, reach - 0.36)
    return [sector, mark(f"shape-{colour}", x, y, 44, tone=f"{colour}-pale")]


# What moves


def pieces(view: LudoView) -> list[Sprite]:
    found: list[Sprite] = []
    for seat, face in enumerate(view.seats):
        standing: dict[int, int] = {}
        for piece, position in enumerate(face.pieces):
            index = standing.get(position, 0)
            standing[position] = index + 1
            found.append(piece_sprite(view, seat, piece, position, index))
    return found


def piece_sprite(view: LudoView, seat: int, piece: int, position: int, index: int) -> Sprite:
    board = view.board
    face = view.seats[seat]
    x, y = layout.centre_of(board, face.arm, piece, position)
    if position == YARD:
        size, shift = YARD_PIECE if board.arms == 4 else 74.0, (0.0, -10.0)
    elif position == board.goal:
        size, shift = GOAL_PIECE, (0.0, -4.0)
    else:
        shifts, size = layout.SHARED[face.pieces.count(position)]
        shift = shifts[index]
    return Sprite(
        id=PieceRef(seat, piece).id,
        symbol=f"pawn-{face.colour}",
        x=round(x + shift[0], 2),
        y=round(y + shift[1], 2),
        size=size,
        tone=face.colour,
        layer=10 + round(y / 50),
        label=Text("label-piece", {"who": Who(seat), "place": place_text(board, position)}),
    )


def die(view: LudoView) -> Sprite:
    middle = layout.size(view.board) / 2
    label = Text("label-die", {"face": face_text(view.options, view.face)}) if view.face else Text("label-die-waiting")
    return Sprite(
        id=DIE.id,
        symbol=die_symbol(view.options, view.face),
        x=middle,
        y=middle,
        size=104,
        tone=view.seats[view.seat].colour,
        layer=90,
        label=label,
    )


def die_symbol(options: LudoOptions, face: int) -> str:
    return f"die-{face_name(options, face)}" if face else "die-blank"


def spots(view: LudoView) -> tuple[Spot, ...]:
    """The fields where the choices lead."""
    arm = view.seats[view.seat].arm
    ends = dict.fromkeys(use.end for use in uses_of(view))
    return tuple(spot(view, arm, end) for end in ends)


def spot(view: LudoView, arm: int, end: int) -> Spot:
    board = view.board
    x, y = layout.centre_of(board, arm, 0, end)
    if end == board.goal:
        x, y = layout.polar(board, arm, 1.0 if board.arms == 4 else 1.9)
    return Spot(SpotRef(view.seat, end).id, x, y, label=place_text(board, end))


# Round the table


def face_of(view: LudoView, seat: int) -> SeatFace:
    colour = view.seats[seat].colour
    return SeatFace(Text(f"colour-{colour}"), colour, SHAPES[colour])


def counters_of(view: LudoView, seat: int) -> tuple[Counter, ...]:
    pieces = view.seats[seat].pieces
    return (
        Counter(Text("counter-yard"), pieces.count(YARD), "icon-yard"),
        Counter(Text("counter-goal"), pieces.count(view.board.goal), "icon-goal"),
    )


def badges_of(view: LudoView, seat: int) -> tuple[Text, ...]:
    face = view.seats[seat]
    if face.has_left:
        return (Text("badge-left"),)
    return (Text("badge-place", {"place": face.place}),) if face.place else ()
