"""Sequence as a text picture: the board with chips by their side's shape, the players beside it, the hand below.

A locked chip has a star behind its card; a space where one of the viewer's cards can go has an angle before it.
"""

from ludotek.kernel import Text
from ludotek.scene import SHAPES, Line, Span, side_by_side, text_grid

from .board import CELLS, COLOURS, NEEDED, SHOWN, SIZE
from .moves import decoded
from .names import SIGNS
from .view import SequenceView

CORNER_SIGN, LOCK, AIM, DEAD = "✦", "*", "›", "✗"
WIDTH = 5  # characters a space


def lines_of(view: SequenceView) -> list[Line]:
    aims = {cell for kind, _, cell in decoded(view) if kind in ("place", "remove")}
    heads = "".join(f"{column + 1:^{WIDTH}}" for column in range(SIZE))
    board = text_grid([space_span(view, cell, aims) for cell in CELLS], SIZE, heads)
    beside = [player(view, seat) for seat in range(len(view.seats))]
    rows = side_by_side(board, beside, blank=Span(" " * (3 + WIDTH * SIZE)), gap=(Span("  "),))
    pile = Span(Text("show-pile", {"cards": view.pile}), "muted")
    return [*rows, (Span("   "), pile), *hand_line(view)]


def space_span(view: SequenceView, cell: int, aims: set[int]) -> Span:
    if cell not in SHOWN:
        return Span(f"{CORNER_SIGN:^{WIDTH}}", "strong")
    sign = f"{SIGNS[SHOWN[cell]]:>3}"
    side = view.side_at(cell)
    if side is None:
        return Span(f"{AIM}{sign} " if cell in aims else f" {sign} ", "strong" if cell in aims else "muted")
    colour = COLOURS[side]
    return Span(f"{SHAPES[colour]}{sign}{LOCK if cell in view.locked else ' '}", colour)


def player(view: SequenceView, seat: int) -> Line:
    """Shape and number, sequences of the side, cards in hand, the last card of the discard pile."""
    face = view.seats[seat]
    number = f"{seat // view.sides + 1}" if len(view.seats) > view.sides else " "
    made = view.made(face.side)
    top = SIGNS[face.discards[-1]] if face.discards else "–"
    mark = "×" if face.has_left else AIM if view.phase != "over" and seat == view.now() else " "
    stars = "*" * made + "·" * (NEEDED[view.sides] - made)
    return (Span(f"{mark}{SHAPES[face.colour]}{number}", face.colour), Span(f" {stars} [{face.held}] {top}"))


def hand_line(view: SequenceView) -> list[Line]:
    if view.viewer is None:
        return []
    cards = [Span(f"  {SIGNS[card]}{DEAD if view.is_dead(card) else ''}") for card in view.own_hand()]
    return [(Span("   "), Span(Text("show-hand"), "muted"), *cards)]
