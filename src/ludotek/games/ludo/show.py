"""Ludo as a text picture.

A piece is its seat's shape, with a small number where several stand together and the number of its choice before it.
The four-armed board is drawn as it lies on the table, the six-armed one arm by arm.
"""

from ludotek.scene import SHAPES, Line, Span

from . import layout
from .board import YARD
from .rules.plan import ENTER
from .view import LudoView

COUNTS = ("", " ", "₂", "₃", "₄")
SIGNS = {"globe": "⊕", "star": "✶", "": "·"}
BLANK = Span("   ")


def lines_of(view: LudoView) -> list[Line]:
    return cross(view) if view.board.arms == 4 else arm_by_arm(view)


def cross(view: LudoView) -> list[Line]:
    board = view.board
    cells = {layout.cell_of(place): ring_span(view, field) for field, place in enumerate(layout.ring_places(board))}
    for arm, colour in enumerate(board.colours):
        places = [layout.centre_of(board, arm, 0, position) for position in range(board.mouth + 1, board.goal)]
        places += [layout.yard_place(board, arm, piece) for piece in range(4)]
        spans = (*lane_spans(view, colour), *yard_spans(view, colour))
        cells |= {layout.cell_of(place): span for place, span in zip(places, spans, strict=True)}
        cells[layout.cell_of(layout.polar(board, arm, 1))] = goal_span(view, colour)
    return [tuple(cells.get((row, column), BLANK) for column in range(15)) for row in range(15)]


def arm_by_arm(view: LudoView) -> list[Line]:
    """Two lines an arm: yard, lane and goal; then the thirteen ring fields from its start globe on."""
    found: list[Line] = []
    for arm, colour in enumerate(view.board.colours):
        yard, lane = yard_spans(view, colour), lane_spans(view, colour)
        found.append((Span(f"{SHAPES[colour]} ", colour), *yard, Span("  "), *lane, goal_span(view, colour)))
        ring = range(arm * view.board.per_arm, (arm + 1) * view.board.per_arm)
        found.append((BLANK, *(ring_span(view, field) for field in ring)))
    return found


def ring_span(view: LudoView, field: int) -> Span:
    board = view.board
    for seat in view.seats:
        position = (field - seat.arm * board.per_arm) % board.ring
        if position <= board.mouth and position in seat.pieces:
            return piece_span(view, seat.colour, position)
    symbol, colour = board.symbol_at(field)
    return Span(f" {SIGNS[symbol]} ", colour or ("strong" if symbol else "muted"))


def lane_spans(view: LudoView, colour: str) -> list[Span]:
    board, own = view.board, pieces_of(view, colour)
    lane = range(board.mouth + 1, board.goal)
    return [piece_span(view, colour, position) if position in own else Span(" ─ ", colour) for position in lane]


def yard_spans(view: LudoView, colour: str) -> list[Span]:
    own, shape = pieces_of(view, colour), SHAPES[colour]
    if not own:
        return [BLANK] * 4
    return [Span(f" {shape} ", colour) if place < own.count(YARD) else Span(" ○ ", "muted") for place in range(4)]


def goal_span(view: LudoView, colour: str) -> Span:
    home = pieces_of(view, colour).count(view.board.goal)
    return Span(f"⌂{SHAPES[colour]}{COUNTS[home]}" if home else " ⌂ ", colour)


def piece_span(view: LudoView, colour: str, position: int) -> Span:
    count = COUNTS[pieces_of(view, colour).count(position)]
    return Span(f"{choice_sign(view, colour, position)}{SHAPES[colour]}{count}", colour)


def choice_sign(view: LudoView, colour: str, position: int) -> str:
    """The number of the choice that moves this piece, if it may move now."""
    if colour == view.seats[view.seat].colour:
        for number, action in enumerate(view.legal, start=1):
            if action < ENTER and view.own[action] == position:
                return str(number)
    return " "


def pieces_of(view: LudoView, colour: str) -> tuple[int, ...]:
    """Piece -> own position; empty if nobody has this colour."""
    return next((seat.pieces for seat in view.seats if seat.colour == colour), ())
