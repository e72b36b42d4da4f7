"""Views are filled from the state by name, and show nothing that their class does not declare."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludotek.kernel import Options, Plan, State, View, known, view_from
from ludotek.kernel.state import room


class TurnOptions(Options, frozen=True):
    is_fast: bool = False


class Turn(State):
    def __init__(self) -> None:
        super().__init__()
        self.plan = Plan(2, TurnOptions())
        self.stage, self.winner, self.drawer = 1, -1, 0
        self.seat = 1
        self.home = room(3)
        self.is_late = True
        self.secret = 7


class TurnView(View, frozen=True, kw_only=True):
    seat: int
    home: tuple[int, ...]
    is_late: bool
    phase: str
    stage: Literal["throw", "move"]
    winner: int | None
    drawer: int | None
    options: TurnOptions


def test_fields_come_from_the_state_in_plain_types_or_as_they_were_made() -> None:
    state = Turn()
    view = view_from(TurnView, state, None, phase="draw")
    usual = {"viewer": None, "actor": -1, "legal": (), "asides": (), "phase": "draw"}
    copied = {"seat": 1, "home": (0, 0, 0), "is_late": True, "options": TurnOptions()}
    named = {"stage": "move", "winner": None, "drawer": 0}
    assert msgspec.structs.asdict(view) == {**usual, **copied, **named}
    assert type(view.is_late) is bool
    assert type(view.home) is tuple
    assert not hasattr(view, "secret")


def test_nobody_is_none_in_a_view() -> None:
    assert [known(number) for number in (-1, 0, 3)] == [None, 0, 3]
