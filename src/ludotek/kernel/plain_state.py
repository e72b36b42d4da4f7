"""The base of states in plain Python: of games that are not compiled, or not yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from ludotek.kernel.field_observation import observe_fields
from ludotek.kernel.fields import Fields
from ludotek.kernel.observation import Observation
from ludotek.kernel.options import Options
from ludotek.kernel.plan import Plan
from ludotek.kernel.state import State
from ludotek.kernel.vecs import vec

O = TypeVar("O", bound=Options)  # noqa: E741 - O for options
TABLES: Final[dict[type, Callable[[Any], Fields]]] = {}  # class of states -> its table of fields; games enter theirs


class PlainState(State, Generic[O]):
    """Its fields are ints and lists of ints; lists are copied, everything else is shared between copies."""

    def __init__(self, plan: Plan[O]) -> None:
        super().__init__()
        self.plan = plan
        self.left = [0] * plan.seats  # seat -> 1 if it has stopped playing

    def actions(self) -> list[int]:
        """The legal actions of the seat that decides, each once."""
        raise NotImplementedError

    def width(self) -> i64:
        return 512

    def legal_into(self, out: vec[i64]) -> i64:
        actions = self.actions()
        for index, action in enumerate(actions):
            out[index] = action
        return len(actions)

    def copy(self) -> State:
        make: Any = type(self)
        other: Any = make(self.plan)
        for name, value in vars(self).items():
            setattr(other, name, value[:] if isinstance(value, list) else value)
        other.actor = self.actor
        other.story = None
        return other  # type: ignore[no-any-return]  # of the same class

    def observe(self, seat: int, out: Observation) -> None:
        """Everything in the table of fields that the seat may know."""
        observe_fields(TABLES[type(self)](self), self, seat, out)

    def is_playing(self, seat: int) -> bool:
        return not self.left[seat]

    def players(self) -> list[int]:
        """The seats that still play, in order."""
        return [seat for seat, has_left in enumerate(self.left) if not has_left]


def shared_win(points: list[int], players: list[int]) -> list[float]:
    """Scores of a game in which the most points win and a tie is shared, among the seats that still play."""
    best = max(points[seat] for seat in players)
    winners = [seat for seat in players if points[seat] == best]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(points))]
