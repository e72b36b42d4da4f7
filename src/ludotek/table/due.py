"""What happens next at a table without a person's decision: found once for each position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludotek.scene import DueThrow
from ludotek.table.forced import is_only_choice, may_act, throws_itself

if TYPE_CHECKING:
    from ludotek.table.table import Table


class Due(NamedTuple):
    bot: int | None = None  # the seat that a bot is to decide for
    choice: tuple[int, int] | None = None  # the seat and the only action of a person for whom the table makes it
    throw: DueThrow | None = None  # that waits for a person's hand
    makes_throw: bool = False  # whether the table makes it instead

    @property
    def is_by_itself(self) -> bool:
        """Whether nobody is waited for."""
        return self.bot is not None or self.choice is not None or self.makes_throw


NOTHING: Final = Due()


def find_due(table: Table) -> Due:
    if not table.is_started or table.is_over:
        return NOTHING
    seat = int(table.match.state.actor)
    if seat < 0:
        return due_throw(table)
    if table.seats[seat].level or table.is_out(seat):
        return Due(bot=seat) if table.undo is None else NOTHING
    return due_choice(table, seat)


def due_throw(table: Table) -> Due:
    throw = table.throw_by_hand(table.match)
    if throw is None:
        return NOTHING
    return Due(
        throw=throw, makes_throw=may_act(table, throw.seat) and throws_itself(table, table.match.state, throw.seat)
    )


def due_choice(table: Table, seat: int) -> Due:
    if not may_act(table, seat):
        return NOTHING
    state = table.match.state
    legal = state.legal()
    return Due(choice=(seat, legal[0])) if is_only_choice(state, seat, legal) else NOTHING
