"""Ludo as a text picture.

A piece is its seat's shape, with a small number where several stand together and the number of its choice before it.
The four-armed board is drawn as it lies on the table, the six-armed one arm by arm.
"""

from __future__ import annotations

from ludotek.games.ludo import layout
from ludotek.games.ludo.board import YARD
from ludotek.games.ludo.rules import ENTER
from ludotek.games.ludo.view import LudoView
from ludotek.scene import Line, Span

SHAPES = {"green": "▲", "yellow": "●", "blue": "■", "red": "◆", "purple": "★", "black": "✚"}
COUNTS = ("", "", "₂", "₃", "₄")
GLOBE_SIGN, STAR_SIGN, FIELD_SIGN = "⊕", "✶", "·"
BLANK = Span("   ")


def lines_of(view: LudoView) -> list[Line]:
    return cross(view) if view.board.arms == 4 else arm_by_arm(view)


def cross(view: LudoView) -> list[Line]:
    board = view.board
    cells: dict[layout.Cell, Span] = {}
    for field, cell in enumerate(layout.ring_cells(board)):
        cells[cell] = ring_span(view, field)
    for arm, colour in enumerate(board.colours):
        for step, cell in enumerate(layout.lane_cells(arm), start=1):
            cells[cell] = lane_span(view, colour, board.mouth + step)
        for place, cell in enumerate(layout.yard_cells(arm), start=1):
            cells[cell] = yard_span(view, colour, place)
        cells[layout.goal_cell(arm)] = goal_span(view, colour)
    return [tuple(cells.get((row, column), BLANK) for column in range(15)) for row in range(15)]


def arm_by_arm(view: LudoView) -> list[Line]:
    """Two lines an arm: yard, lane and goal; then the thirteen ring fields from its start globe on."""
    board = view.board
    found: list[Line] = []
    for arm, colour in enumerate(board.colours):
        yard = tuple(yard_span(view, colour, place) for place in range(1, 5))
        lane = tuple(lane_span(view, colour, board.mouth + step) for step in range(1, board.lane_length + 1))
        found.append((Span(f"{SHAPES[colour]} ", colour), *yard, Span("  "), *lane, goal_span(view, colour)))
        ring = range(arm * board.per_arm, (arm + 1) * board.per_arm)
        found.append((BLANK, *(ring_span(view, field) for field in ring)))
    return found


def ring_span(view: LudoView, field: int) -> Span:
    board = view.board
    for number, seat in enumerate(view.seats):
        position = (field - seat.arm * board.per_arm) % board.ring
        count = seat.pieces.count(position) if position <= board.mouth else 0
        if count:
            return piece_span(view, number, position, count)
    offset = field % board.per_arm
    arm = field // board.per_arm
    if offset == 0:
        return Span(f" {GLOBE_SIGN} ", board.colours[arm])
    if offset in board.globe_offsets:
        return Span(f" {GLOBE_SIGN} ", "strong")
    if offset in board.star_offsets:
        is_mouth = offset == board.mouth % board.per_arm
        return Span(f" {STAR_SIGN} ", board.colours[(arm + 1) % board.arms] if is_mouth else "strong")
    return Span(f" {FIELD_SIGN} ", "muted")


def lane_span(view: LudoView, colour: str, position: int) -> Span:
    seat = seat_of(view, colour)
    count = view.seats[seat].pieces.count(position) if seat is not None else 0
    if seat is not None and count:
        return piece_span(view, seat, position, count)
    return Span(" ─ ", colour)


def piece_span(view: LudoView, seat: int, position: int, count: int) -> Span:
    colour = view.seats[seat].colour
    return Span(f"{choice_sign(view, seat, position)}{SHAPES[colour]}{COUNTS[count] or ' '}", colour)


def choice_sign(view: LudoView, seat: int, position: int) -> str:
    """The number of the choice that moves this piece, if it may move now."""
    if seat != view.actor:
        return " "
    for number, action in enumerate(view.legal, start=1):
        if action < ENTER and view.seats[seat].pieces[action] == position:
            return str(number)
    return " "


def yard_span(view: LudoView, colour: str, place: int) -> Span:
    seat = seat_of(view, colour)
    if seat is None:
        return BLANK
    waiting = view.seats[seat].pieces.count(YARD)
    return Span(f" {SHAPES[colour]} " if place <= waiting else " ○ ", colour if place <= waiting else "muted")


def goal_span(view: LudoView, colour: str) -> Span:
    seat = seat_of(view, colour)
    home = view.seats[seat].pieces.count(view.board.goal) if seat is not None else 0
    return Span(f"⌂{SHAPES[colour]}{COUNTS[home] or ' '}" if home else " ⌂ ", colour)


def seat_of(view: LudoView, colour: str) -> int | None:
    return next((number for number, seat in enumerate(view.seats) if seat.colour == colour), None)
