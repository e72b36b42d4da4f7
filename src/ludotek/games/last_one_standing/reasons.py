"""Why a move is good, for hints: it shuts somebody in, sets a piece free, or wins a step."""

from ludotek.kernel import Event, Text, Who

from .events import PieceEvent
from .view import LosView


def reason_of(before: LosView, after: LosView, story: list[Event]) -> Text | None:
    mine = before.seat
    lost = [piece for piece in range(2 * len(before.seats)) if can_step(before, piece) and not can_step(after, piece)]
    shut_in = [piece for piece in lost if piece >> 1 != mine and after.piece_at(piece).field is not None]
    if shut_in:
        return Text("reason-shuts-in", {"who": Who(shut_in[0] >> 1)})
    freed = [piece for piece in (2 * mine, 2 * mine + 1) if is_shut_in(before, piece) and can_step(after, piece)]
    if freed:
        return Text("reason-frees")
    is_extra = any(isinstance(event, PieceEvent) and event.kind == "extra_step" for event in story)
    return Text("reason-extra-step") if is_extra else None


def can_step(view: LosView, piece: int) -> bool:
    return view.piece_at(piece).can_step


def is_shut_in(view: LosView, piece: int) -> bool:
    return view.piece_at(piece).field is not None and not can_step(view, piece)
