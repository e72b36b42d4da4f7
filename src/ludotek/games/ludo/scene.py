"""The picture of Ludo."""

from __future__ import annotations

from functools import lru_cache

from ludotek.games.ludo import geometry, words
from ludotek.games.ludo.board import BOARDS, YARD, Board
from ludotek.games.ludo.moves import face_text
from ludotek.games.ludo.setup import face_name
from ludotek.games.ludo.show import SHAPES
from ludotek.games.ludo.view import LudoView
from ludotek.kernel import Text, Who
from ludotek.scene import Counter, Mark, Panel, Scene, SeatFace, Spot, Sprite, Surface, circle, mark, path, rect

SQUARE = "M-33-46h66a13 13 0 0 1 13 13v66a13 13 0 0 1-13 13h-66a13 13 0 0 1-13-13v-66a13 13 0 0 1 13-13z"
YARD_PIECE, GOAL_PIECE = 88.0, 46.0


def scene_of(view: LudoView) -> Scene:
    size = geometry.size(view.board)
    return Scene(
        art="ludotek.games.ludo",
        surfaces=(Surface("board", size, size, backdrop(view.board.arms), Text("label-board")),),
        sprites=(*pieces(view), die(view)),
        spots=spots(view),
        panels=tuple(panel(view, seat) for seat in range(len(view.seats))),
        prompt=words.prompt(view),
        choices=tuple(words.choices(view)),
    )


# The board, which never changes


@lru_cache(maxsize=4)
def backdrop(arms: int) -> tuple[Mark, ...]:
    board = BOARDS[arms]
    marks = list(ground(board))
    for arm, colour in enumerate(board.colours):
        marks += yard(board, arm, colour)
    for field, place in enumerate(geometry.ring_places(arms)):
        marks += ring_field(board, field, place)
    for arm, colour in enumerate(board.colours):
        marks += lane(board, arm, colour)
    for arm, colour in enumerate(board.colours):
        marks += goal(board, arm, colour)
    middle = geometry.size(board) / 2
    marks += [circle(middle, middle, 74, fill="paper", stroke="line", width=3)]
    return tuple(marks)


def ground(board: Board) -> list[Mark]:
    size = geometry.size(board)
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
    x, y = geometry.yard_centre(board, arm)
    radius = geometry.yard_radius(board)
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
        well_x, well_y = geometry.yard_place(board, arm, piece)
        marks.append(circle(well_x, well_y, 47, fill=pale if board.arms == 4 else "paper", stroke=colour, width=2.5))
    return marks


def ring_field(board: Board, field: int, place: geometry.Place) -> list[Mark]:
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
        x, y, turn = geometry.lane_place(board, arm, step)
        marks.append(path(SQUARE, x=x, y=y, turn=turn, fill=colour, stroke=f"{colour}-deep", width=3))
        marks.append(mark("chevron", x, y, 58, tone=f"{colour}-pale", turn=geometry.angle(board, arm) + 90))
    return marks


def goal(board: Board, arm: int, colour: str) -> list[Mark]:
    """A sector of the middle."""
    reach = 1.46 if board.arms == 4 else 2.55
    middle = geometry.size(board) / 2
    (x1, y1), (x2, y2) = (geometry.polar(board, arm, reach, side * 1.44) for side in (-1, 1))
    sector = path(f"M{x1:g} {y1:g}L{x2:g} {y2:g}L{middle:g} {middle:g}Z", fill=colour, stroke="paper", width=8)
    if board.arms == 4:  # the pieces need the room
        return [sector]
    x, y = geometry.polar(board, arm, reach - 0.36)
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
    x, y = geometry.centre_of(board, face.arm, piece, position)
    if position == YARD:
        size, shift = YARD_PIECE if board.arms == 4 else 74.0, (0.0, -10.0)
    elif position == board.goal:
        size, shift = GOAL_PIECE, (0.0, -4.0)
    else:
        shifts, size = geometry.SHARED[face.pieces.count(position)]
        shift = shifts[index]
    return Sprite(
        id=sprite_id(face.colour, piece),
        symbol=f"pawn-{face.colour}",
        x=round(x + shift[0], 2),
        y=round(y + shift[1], 2),
        size=size,
        tone=face.colour,
        layer=10 + round(y / 50),
        label=Text("label-piece", {"who": Who(seat), "place": words.place_text(board, position)}),
    )


def sprite_id(colour: str, piece: int) -> str:
    return f"{colour}-{piece}"


def die(view: LudoView) -> Sprite:
    middle = geometry.size(view.board) / 2
    label = Text("label-die", {"face": face_text(view.options, view.face)}) if view.face else Text("label-die-waiting")
    return Sprite(
        id="die",
        symbol=die_symbol(view, view.face),
        x=middle,
        y=middle,
        size=104,
        tone=view.seats[view.seat].colour,
        layer=90,
        label=label,
    )


def die_symbol(view: LudoView, face: int) -> str:
    return f"die-{face_name(view.options, face)}" if face else "die-blank"


def spots(view: LudoView) -> tuple[Spot, ...]:
    """The fields where the choices lead."""
    found: dict[str, Spot] = {}
    if view.phase == "choose":
        face = view.seats[view.seat]
        for _, _, to in words.destinations(view):
            x, y = geometry.centre_of(view.board, face.arm, 0, to)
            if to == view.board.goal:
                x, y = geometry.polar(view.board, face.arm, 1.0 if view.board.arms == 4 else 1.9)
            id = words.spot_id(face.colour, to)
            found[id] = Spot(id, x, y, label=words.place_text(view.board, to))
    return tuple(found.values())


# Round the table


def seat_face(view: LudoView, seat: int) -> SeatFace:
    colour = view.seats[seat].colour
    return SeatFace(Text(f"colour-{colour}"), colour, SHAPES[colour])


def panel(view: LudoView, seat: int) -> Panel:
    face = view.seats[seat]
    badges = []
    if face.has_left:
        badges.append(Text("badge-left"))
    elif face.place:
        badges.append(Text("badge-place", {"place": face.place}))
    return Panel(
        seat=seat,
        face=seat_face(view, seat),
        is_turn=view.phase != "over" and seat == view.seat,
        counters=(
            Counter(Text("counter-yard"), face.pieces.count(YARD), "icon-yard"),
            Counter(Text("counter-goal"), face.pieces.count(view.board.goal), "icon-goal"),
        ),
        badges=tuple(badges),
    )
