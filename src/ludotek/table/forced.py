"""What the table does for people who like it so: it makes the only choice, and a throw that leads to no choice."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from ludotek.kernel import LEAVE, State

if TYPE_CHECKING:
    from ludotek.table.table import Table

MOST_OUTCOMES: Final = 64  # of a throw that is looked at: each one costs a copy of the position


def may_act(table: Table, seat: int) -> bool:
    """Whether the table may act for this seat: not while people talk about an undo, nor in a lesson."""
    return table.seats[seat].settings.plays_forced and table.undo is None and table.path is None


def throws_itself(table: Table, state: State, seat: int) -> bool:
    """Whether the table makes the throw that is due here, where it may. With secrets it would tell something of them
    that no outcome leads to a choice."""
    return not table.game.has_secrets and is_idle(state, seat)


def is_only_choice(state: State, seat: int, legal: Collection[int]) -> bool:
    """What may be done out of turn is a choice too."""
    return len(legal) == 1 and set(state.interjections(seat)) <= {LEAVE}


def is_idle(state: State, seat: int) -> bool:
    """Whether no outcome of the throw that is due lets the seat choose anything before the next throw."""
    if not set(state.interjections(seat)) <= {LEAVE}:
        return False
    outcomes = state.chances()
    return len(outcomes) <= MOST_OUTCOMES and not any(lets_choose(state, seat, outcome) for outcome, _ in outcomes)


def lets_choose(state: State, seat: int, outcome: int) -> bool:
    """Whether the seat has a real choice after this outcome, before chance or somebody else acts."""
    then = state.copy()
    then.apply(outcome)
    while then.actor == seat:
        legal = then.legal()
        if not is_only_choice(then, seat, legal):
            return True
        then.apply(legal[0])
    return False
