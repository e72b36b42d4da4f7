"""Named moves: every decision has its phase and a choice, as the rules write them."""

from __future__ import annotations

from ludotek.kernel import Move

from .names import PHASES, MovePhase, choice_name
from .rules.game import LosState


class LosMove(Move, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`choice` is a field (c4), a tile (wall), none, a piece (A, a, B …), dots (1), a direction (north), `dive c4`
    or stop."""

    phase: MovePhase
    choice: str


def move_of(state: LosState, action: int) -> LosMove:
    phase: MovePhase = PHASES[state.phase]  # type: ignore[assignment]  # a phase in which a seat decides
    return LosMove(phase=phase, choice=choice_name(int(state.plan.fields), int(state.plan.columns), phase, action))
