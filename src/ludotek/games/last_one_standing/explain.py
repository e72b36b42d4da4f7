"""Why something that was touched in the picture cannot be chosen now."""

from __future__ import annotations

from ludotek.game import Ref
from ludotek.kernel import Refusal, refuse

from .board import CARDS, DIRECTIONS, LETTERS
from .moves import LosMove
from .names import MovePhase, choice_name, field_numbers
from .refusals import why_not
from .rules.plan import TUNNEL
from .scene import CLOCK, POOL, CardRef, FieldRef, HandRef, LockRef, PieceRef, clock_text, lock_text, pool_text
from .view import LosView

FAR = "far"  # instead of a direction


def explain_anytime(view: LosView, things: tuple[Ref, ...]) -> Refusal | None:
    """What is never chosen says what it is, to everybody and at any time."""
    for thing in things:
        if thing == POOL:
            return Refusal("pool", pool_text(view), "LOS-07")
        if thing == CLOCK:
            return Refusal("clock", clock_text(view), "LOS-91" if view.sudden_death else "LOS-90")
        if isinstance(thing, LockRef) and is_there(view, thing):
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
        return refuse("too_far", "LOS-22")
    legal = [choice_name(len(view.terrain), view.columns, view.phase, action) for action in view.legal]
    return None if meant.phase == view.phase and meant.choice in legal else why_not(view, meant)


def move_for(view: LosView, thing: Ref) -> LosMove | None:
    """The move that somebody who touches this thing has in mind, in the phase that is on now."""
    match thing:
        case PieceRef() if is_there(view, thing):
            return move_with_piece(view, thing.piece)
        case FieldRef(name=name) if name in field_numbers(view.rows, view.columns):
            return move_to_field(view, field_numbers(view.rows, view.columns)[name])
        case HandRef(kind=kind):
            return LosMove(phase="discard" if view.phase == "discard" else "tile", choice=kind)
        case CardRef(seat=seat, index=index) if seat < len(view.seats) and index < len(CARDS):
            return LosMove(phase="card", choice=str(CARDS[index]))
    return None


def move_with_piece(view: LosView, piece: int) -> LosMove:
    field = view.piece_at(piece).field
    if view.phase in ("place", "tile_field", "step", "land") and field is not None and piece != view.piece:
        return move_to_field(view, field)
    return LosMove(phase="tile_piece" if view.phase == "tile_piece" else "piece", choice=LETTERS[piece])


def move_to_field(view: LosView, field: int) -> LosMove:
    name = view.name(field)
    if view.phase in ("place", "tile_field"):
        phase: MovePhase = "place" if view.phase == "place" else "tile_field"
        return LosMove(phase=phase, choice=name)
    if view.phase not in ("step", "land") or view.start is None:
        return LosMove(phase="step", choice=name)
    beside = view.beside(view.start)
    if field in beside:
        return LosMove(phase=view.phase, choice=DIRECTIONS[beside.index(field)])
    is_dive = view.phase == "step" and view.terrain[field] == view.terrain[view.start] == TUNNEL
    return LosMove(phase=view.phase, choice=f"dive {name}" if is_dive else FAR)
