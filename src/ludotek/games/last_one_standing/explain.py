"""Why something that was touched in the picture cannot be chosen now."""

from __future__ import annotations

from ludotek.game import Ref
from ludotek.kernel import Refusal

from .board import CARDS, DIRECTIONS, LETTERS, steps
from .moves import LosMove, MovePhase
from .names import choice_name, field_numbers
from .refusals import no, refuse
from .rules.plan import TUNNEL
from .scene import CardRef, ClockRef, FieldRef, HandRef, LockRef, PieceRef, PoolRef, clock_text, lock_text, pool_text
from .view import LosView, card_faces, piece_of

FAR = "far"  # instead of a direction


def explain_anytime(view: LosView, things: tuple[Ref, ...]) -> Refusal | None:
    """What is never chosen says what it is, to everybody and at any time."""
    return next((found for thing in things if (found := about(view, thing))), None)


def about(view: LosView, thing: Ref) -> Refusal | None:
    match thing:
        case PoolRef():
            return Refusal("pool", pool_text(view), "LOS-07")
        case ClockRef():
            return Refusal("clock", clock_text(view), "LOS-91" if view.sudden_death else "LOS-90")
        case LockRef() if is_there(view, thing):
            return Refusal("lock", lock_text(thing.piece), "LOS-63")
    return None


def is_there(view: LosView, thing: PieceRef) -> bool:
    """Whether there is such a piece: ids come from outside."""
    return thing.seat < len(view.seats) and thing.number in (1, 2)


def explain_choice(view: LosView, things: tuple[Ref, ...]) -> Refusal | None:
    meant = next((move for thing in things if (move := move_for(view, thing))), None)
    if meant is None:
        return None
    if meant.choice == FAR:
        return no("too_far", "LOS-22")
    legal = [choice_name(len(view.terrain), view.columns, view.phase, action) for action in view.legal]
    return None if meant.phase == view.phase and meant.choice in legal else refuse(view, meant)


def move_for(view: LosView, thing: Ref) -> LosMove | None:
    """The move that somebody who touches this thing has in mind, in the phase that is on now."""
    match thing:
        case PieceRef() if is_there(view, thing):
            return move_with_piece(view, thing.piece)
        case FieldRef(name=name) if name in field_numbers(view.rows, view.columns):
            return move_to_field(view, name)
        case HandRef(kind=kind):
            return LosMove(phase="discard" if view.phase == "discard" else "tile", choice=kind)
        case CardRef(seat=seat, index=index) if seat < len(view.seats) and index < len(CARDS):
            return LosMove(phase="card", choice=str(card_faces(view, seat)[index][0]))
    return None


def move_with_piece(view: LosView, piece: int) -> LosMove:
    field = piece_of(view, piece).field
    if view.phase in ("place", "tile_field", "step", "land") and field is not None and piece != view.piece:
        return move_to_field(view, view.name(field))
    phase: MovePhase = "tile_piece" if view.phase == "tile_piece" else "piece"
    return LosMove(phase=phase, choice=LETTERS[piece])


def move_to_field(view: LosView, name: str) -> LosMove:
    if view.phase in ("place", "tile_field"):
        phase: MovePhase = "place" if view.phase == "place" else "tile_field"
        return LosMove(phase=phase, choice=name)
    field = field_numbers(view.rows, view.columns)[name]
    if view.phase == "land" and view.exit is not None:
        return LosMove(phase="land", choice=direction(view, view.exit, field))
    moving = view.moving
    if view.phase != "step" or moving is None or moving.field is None:
        return LosMove(phase="step", choice=name)
    beside = direction(view, moving.field, field)
    is_dive = beside == FAR and view.terrain[field] == view.terrain[moving.field] == TUNNEL
    return LosMove(phase="step", choice=f"dive {name}" if is_dive else beside)


def direction(view: LosView, start: int, to: int) -> str:
    """The direction from a field to its neighbour, or FAR."""
    beside = steps(view.rows, view.columns)[4 * start : 4 * start + 4]
    return DIRECTIONS[beside.index(to)] if to in beside else FAR
