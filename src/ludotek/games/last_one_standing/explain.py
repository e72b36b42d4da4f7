"""Why something that was touched in the picture cannot be chosen now."""

from __future__ import annotations

from functools import lru_cache

from ludotek.games.last_one_standing.board import COLOURS, DIRECTIONS, KINDS, LETTERS, TERRAINS, field_of, steps
from ludotek.games.last_one_standing.moves import LosMove, MovePhase, action_of
from ludotek.games.last_one_standing.refusals import no, refuse
from ludotek.games.last_one_standing.rules.turns import LosState
from ludotek.games.last_one_standing.view import LosView, piece_of, state_of
from ludotek.games.last_one_standing.words import (
    card_faces,
    card_id,
    clock_text,
    field_text,
    hand_id,
    lock_id,
    lock_text,
    piece_id,
    pool_text,
)
from ludotek.kernel import Refusal, Text, Who

TUNNEL = TERRAINS.index("tunnel")
TOUCHABLE = ("tile-", "hand-", "card-", *(f"{colour}-" for colour in COLOURS))


def explain(view: LosView, things: tuple[str, ...]) -> Refusal | None:
    about = next((found for thing in things if (found := about_thing(view, thing))), None)
    if about is not None or view.phase == "over":
        return about
    if view.viewer != view.actor:
        return explain_waiting(view) if any(thing.startswith(TOUCHABLE) for thing in things) else None
    meant = next((move for thing in things if (move := move_for(view, thing))), None)
    if meant is None:
        return None
    if meant.choice == "far":
        return no("too_far", "LOS-22")
    state = state_for(view)
    return None if action_of(state, meant) is not None else refuse(state, meant)


def about_thing(view: LosView, thing: str) -> Refusal | None:
    """What is never chosen says what it is, to everybody and at any time."""
    if thing == "pool":
        return Refusal("pool", pool_text(view), "LOS-07")
    if thing == "clock":
        return Refusal("clock", clock_text(view), "LOS-91" if view.sudden_death else "LOS-90")
    if (piece := next((p for p in range(2 * len(view.seats)) if lock_id(p) == thing), None)) is not None:
        return Refusal("lock", lock_text(piece), "LOS-63")
    return None


def explain_waiting(view: LosView) -> Refusal:
    if view.actor < 0:
        return no("wait", "LOS-37")
    return Refusal("not_your_turn", Text("refuse-not-your-turn", {"who": Who(view.seat)}), "LOS-15")


@lru_cache(maxsize=2)  # many things of one picture may be asked about; nothing here changes the state
def state_for(view: LosView) -> LosState:
    return state_of(view)


def move_for(view: LosView, thing: str) -> LosMove | None:
    """The move that somebody who touches this thing has in mind, in the phase that is on now."""
    if (piece := next((p for p in range(2 * len(view.seats)) if piece_id(p) == thing), None)) is not None:
        return move_with_piece(view, piece)
    if (
        thing.startswith("tile-")
        and (field := field_of(view.rows, view.columns, thing.removeprefix("tile-"))) is not None
    ):
        return move_to_field(view, field)
    if (kind := next((k for k in range(6) for n in range(5) if hand_id(k, n) == thing), None)) is not None:
        return LosMove(phase="discard" if view.phase == "discard" else "tile", choice=KINDS[kind])
    for seat in range(len(view.seats)):
        for index, (dots, _) in enumerate(card_faces(view, seat)):
            if card_id(seat, index) == thing:
                return LosMove(phase="card", choice=str(dots))
    return None


def move_with_piece(view: LosView, piece: int) -> LosMove | None:
    field = piece_of(view, piece).field
    if view.phase in ("place", "tile_field", "step", "land") and field is not None and piece != view.piece:
        return move_to_field(view, field)
    phase: MovePhase = "tile_piece" if view.phase == "tile_piece" else "piece"
    return LosMove(phase=phase, choice=LETTERS[piece])


def move_to_field(view: LosView, field: int) -> LosMove:
    name = field_text(view, field)
    if view.phase == "place":
        return LosMove(phase="place", choice=name)
    if view.phase == "tile_field":
        return LosMove(phase="tile_field", choice=name)
    if view.phase == "land" and view.exit is not None:
        return LosMove(phase="land", choice=direction(view, view.exit, field))
    moving = view.moving
    if view.phase != "step" or moving is None or moving.field is None:
        return LosMove(phase="step", choice="far" if view.phase == "step" else name)
    beside = direction(view, moving.field, field)
    if beside == "far" and view.terrain[field] == TUNNEL and view.terrain[moving.field] == TUNNEL:
        return LosMove(phase="step", choice=f"dive {name}")
    return LosMove(phase="step", choice=beside)


def direction(view: LosView, start: int, to: int) -> str:
    """The direction from a field to its neighbour, or `far`."""
    beside = steps(view.rows, view.columns)[4 * start : 4 * start + 4]
    return DIRECTIONS[beside.index(to)] if to in beside else "far"
