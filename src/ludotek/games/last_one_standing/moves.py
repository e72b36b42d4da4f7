"""Named moves and back: every decision has its phase and a choice, as the rules write them."""

from __future__ import annotations

from typing import Literal

from ludotek.games.last_one_standing.board import DIRECTIONS, KINDS, LETTERS, field_name
from ludotek.games.last_one_standing.rules.codes import CARDS, NONE, PIECES, TILES, WALK
from ludotek.games.last_one_standing.rules.turns import LosState
from ludotek.games.last_one_standing.view import PHASES
from ludotek.kernel import Move

MovePhase = Literal["place", "tile", "tile_field", "tile_piece", "card", "piece", "step", "land", "discard"]


class LosMove(Move, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`choice` is a field (c4), a tile (wall), none, a piece (A, a, B …), dots (1), a direction (north), `dive c4`
    or stop."""

    phase: MovePhase
    choice: str


def move_of(state: LosState, action: int) -> LosMove:
    phase: MovePhase = PHASES[state.phase]  # type: ignore[assignment]  # a phase in which a seat decides
    return LosMove(phase=phase, choice=choice_of(int(state.plan.fields), int(state.plan.columns), phase, action))


def choice_of(fields: int, columns: int, phase: str, action: int) -> str:
    """The words for an action, from the number of fields and columns alone."""
    if action < fields:
        name = field_name(columns, action)
        return f"dive {name}" if phase == "step" else name
    if action == fields + NONE:
        return "stop" if phase == "step" else "none"
    if action < fields + NONE:
        return DIRECTIONS[action - fields - WALK]
    if action <= fields + CARDS:
        return KINDS[action - fields - TILES]
    if action < fields + PIECES:
        return str(action - fields - int(CARDS))
    return LETTERS[action - fields - PIECES]


def action_of(state: LosState, move: LosMove) -> int | None:
    return next((action for action in state.legal() if move_of(state, action) == move), None)
