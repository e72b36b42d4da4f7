"""Why a move is good, for hints: it knocks somebody home, reaches the goal, gets out of reach, comes into play."""

from ludotek.kernel import Event, Text, Who

from .board import FACES
from .events import Moved, PieceEvent
from .view import LudoView


def reason_of(before: LudoView, after: LudoView, story: list[Event]) -> Text | None:
    mine = before.seat
    for event in story:
        if isinstance(event, PieceEvent) and event.kind == "knocked_home":
            return Text("reason-knocks", {"who": Who(event.seat)})
        if isinstance(event, PieceEvent) and event.kind == "goal":
            return Text("reason-goal")
    moves = [event for event in story if isinstance(event, Moved)]
    if not moves:
        return None
    if moves[0].how == "enter":
        return Text("reason-enters")
    piece = moves[0].piece
    is_out = is_in_reach(before, mine, piece) and not is_in_reach(after, mine, piece)
    return Text("reason-escapes") if is_out and after.seats[mine].pieces[piece] >= 0 else None


def is_in_reach(view: LudoView, seat: int, piece: int) -> bool:
    """Whether an opposing piece stands at most a throw behind a single piece on the ring."""
    board = view.board
    pieces = view.seats[seat].pieces
    position = pieces[piece]
    if not 0 <= position <= board.mouth or pieces.count(position) > 1 or position in board.globes:
        return False
    field = ring_field(view, seat, position)
    behind = [
        (field - ring_field(view, other, there)) % board.ring
        for other, face in enumerate(view.seats)
        for there in face.pieces
        if other != seat and 0 <= there <= board.mouth
    ]
    return any(1 <= distance <= max(FACES) for distance in behind)


def ring_field(view: LudoView, seat: int, position: int) -> int:
    return (view.seats[seat].arm * view.board.per_arm + position) % view.board.ring
