"""Why something that was touched in the picture cannot be moved now."""

from __future__ import annotations

from ludotek.games.ludo.board import YARD
from ludotek.games.ludo.moves import LudoMove, kind_of, refuse
from ludotek.games.ludo.names import name_of
from ludotek.games.ludo.positions import dump_of, state_of
from ludotek.games.ludo.view import LudoView
from ludotek.kernel import Refusal, Text, Who


def explain(view: LudoView, things: tuple[str, ...]) -> Refusal | None:
    """LUDO-08, LUDO-10, LUDO-12, or what the rules say of this piece and this throw."""
    touched = next((found for thing in things if (found := piece_of(view, thing))), None)
    if touched is None or view.phase == "over":
        return None
    if view.viewer is not None and view.viewer != view.seat:
        return Refusal("not_your_turn", Text("refuse-not-your-turn", {"who": Who(view.seat)}), "LUDO-08")
    if view.phase != "choose":
        return Refusal("throw_first", Text("refuse-throw-first"), "LUDO-10")
    seat, position = touched
    if seat != view.seat:
        return Refusal("not_yours", Text("refuse-not-yours"), "LUDO-12")
    return refuse(state_of(dump_of(view)), move_from(view, position))


def piece_of(view: LudoView, thing: str) -> tuple[int, int] | None:
    """Seat and position of the piece with this id in the picture."""
    for seat, face in enumerate(view.seats):
        for piece, position in enumerate(face.pieces):
            if thing == f"{face.colour}-{piece}":
                return seat, position
    return None


def move_from(view: LudoView, position: int) -> LudoMove:
    if position == YARD:
        return LudoMove(kind="enter")
    return LudoMove(kind=kind_of(view.options, view.face), start=name_of(view.board, position))
