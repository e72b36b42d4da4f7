"""Last One Standing as a text picture: the board at the left, the players at the right.

A field is its sign: `·` face down, blank used up, `?` `+` `#` `O` `=` face up. A piece is its seat's shape and number,
with the sign of what it stands on behind it. A small mark before a field says that it can be chosen.
"""

from ludotek.scene import SHAPES, Line, Span, side_by_side, text_grid

from .board import COLOURS, SYMBOLS
from .moves import tile_text
from .view import LosView, SeatView

SIGNS = "· " + SYMBOLS[2:]  # terrain -> sign
TONES = ("muted", "", "purple", "gold", "strong", "strong", "strong")
OPEN_CARD, USED_CARD, HAND_TILE, POOL, LOCK = "①②③", "○", "▪", "▤", "⊘"


def lines_of(view: LosView) -> list[Line]:
    """Placing and laying could go almost anywhere: only steps and landings are marked."""
    targets = view.reachable() if view.phase in ("step", "land") else []
    cells = [cell(view, field, field in targets) for field in range(len(view.terrain))]
    header, *board = text_grid(cells, view.columns, "".join(f" {chr(ord('a') + n)} " for n in range(view.columns)))
    return [header, *side_by_side(board, notes(view), blank=Span("   " * (view.columns + 1)))]


def cell(view: LosView, field: int, is_target: bool) -> Span:
    terrain, sign = view.terrain[field], SIGNS[view.terrain[field]]
    if field in view.taken:
        seat, index = divmod(view.taken.index(field), 2)
        return Span(f"{SHAPES[COLOURS[seat]]}{index + 1}{sign if terrain else ' '}", COLOURS[seat])
    return Span(f"›{sign} ", "strong") if is_target else Span(f" {sign} ", TONES[terrain])


def notes(view: LosView) -> list[Line]:
    """For every player: shape, cards, tiles, locks; below them the pool and the viewer's hand."""
    found: list[Line] = []
    for seat, face in enumerate(view.seats):
        turn = "▸" if seat == view.seat and view.phase != "over" else " "
        found.append((Span(f"  {turn}{SHAPES[COLOURS[seat]]} ", COLOURS[seat]), Span(note(face))))
    hand = [(Span(f"   {count}× "), Span(tile_text(kind))) for kind, count in enumerate(view.hand or ()) if count]
    return [*found, (Span(f"   {POOL} {view.pool_size}", "muted"),), *hand]


def note(face: SeatView) -> str:
    if face.place:
        return f"({face.place})"
    cards = " ".join(OPEN_CARD[dots - 1] if is_open else USED_CARD for dots, is_open in face.faces)
    locked = "+".join(str(index + 1) for index, piece in enumerate(face.pieces) if piece.is_locked)
    return f"{cards}  {HAND_TILE * face.hand_size}" + (f" {LOCK}{locked}" if locked else "")
