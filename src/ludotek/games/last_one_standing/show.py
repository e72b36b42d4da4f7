"""Last One Standing as a text picture: the board at the left, the players at the right.

A field is its sign: `·` face down, blank used up, `?` `+` `#` `O` `=` face up. A piece is its seat's shape and number,
with the sign of what it stands on behind it. A small mark before a field says that it can be chosen.
"""

from __future__ import annotations

from ludotek.scene import Line, Span

from .board import COLOURS, SHAPES, SYMBOLS
from .names import tile_text
from .view import LosView, card_faces

SIGNS = "· " + SYMBOLS[2:]  # terrain -> sign
TONES = ("muted", "", "purple", "gold", "strong", "strong", "strong")
OPEN_CARD, USED_CARD, HAND_TILE, POOL, LOCK = "①②③", "○", "▪", "▤", "⊘"


def lines_of(view: LosView) -> list[Line]:
    header = (Span("   " + "".join(f" {chr(ord('a') + column)} " for column in range(view.columns)), "muted"),)
    found: list[Line] = [header]
    beside = notes(view)
    for row in range(max(view.rows, len(beside))):
        left = board_row(view, row) if row < view.rows else (Span("   " * (view.columns + 1)),)
        right = beside[row] if row < len(beside) else ()
        found.append((*left, *right))
    return found


def board_row(view: LosView, row: int) -> Line:
    targets = targets_of(view)
    fields = range(row * view.columns, (row + 1) * view.columns)
    return (Span(f"{row + 1:>2} ", "muted"), *(cell(view, field, field in targets) for field in fields))


def targets_of(view: LosView) -> set[int]:
    """Where a step or landing can go; placing and laying could go almost anywhere and are not marked."""
    return set(view.reachable()) if view.phase in ("step", "land") else set()


def cell(view: LosView, field: int, is_target: bool) -> Span:
    terrain = view.terrain[field]
    sign = SIGNS[terrain]
    for seat, face in enumerate(view.seats):
        for index, piece in enumerate(face.pieces):
            if piece.field == field:
                return Span(f"{SHAPES[seat]}{index + 1}{sign if terrain else ' '}", COLOURS[seat])
    return Span(f"›{sign} " if is_target else f" {sign} ", "strong" if is_target else TONES[terrain])


def notes(view: LosView) -> list[Line]:
    """For every player: shape, cards, tiles, locks; below them the pool and the viewer's hand."""
    found: list[Line] = []
    for seat, face in enumerate(view.seats):
        turn = "▸" if seat == view.seat and view.phase != "over" else " "
        cards = " ".join(OPEN_CARD[dots - 1] if is_open else USED_CARD for dots, is_open in card_faces(view, seat))
        state = f"({face.place})" if face.place else f"{cards}  {HAND_TILE * face.hand_size}{locks(view, seat)}"
        found.append((Span(f"  {turn}{SHAPES[seat]} ", COLOURS[seat]), Span(state)))
    found.append((Span(f"   {POOL} {view.pool_size}", "muted"),))
    for kind, count in enumerate(view.hand or ()):
        if count:
            found.append((Span(f"   {count}× "), Span(tile_text(kind))))
    return found


def locks(view: LosView, seat: int) -> str:
    """The numbers of the locked pieces."""
    locked = [str(index + 1) for index, piece in enumerate(view.seats[seat].pieces) if piece.is_locked]
    return f" {LOCK}{'+'.join(locked)}" if locked else ""
