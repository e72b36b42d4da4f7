"""Views are filled from the state by name, and show nothing that their class does not declare."""

from __future__ import annotations

from ludotek.kernel import State, View, view_from
from ludotek.kernel.state import room


class Turn(State):
    def __init__(self) -> None:
        super().__init__()
        self.seat = 1
        self.home = room(3)
        self.is_late = True
        self.secret = 7


class TurnView(View, frozen=True, kw_only=True):
    seat: int
    home: tuple[int, ...]
    is_late: bool
    phase: str


def test_fields_come_from_the_state_in_plain_types_or_as_they_were_made() -> None:
    state = Turn()
    view = view_from(TurnView, state, None, phase="draw")
    assert view == TurnView(viewer=None, actor=-1, legal=(), seat=1, home=(0, 0, 0), is_late=True, phase="draw")
    assert type(view.is_late) is bool
    assert type(view.home) is tuple
    assert not hasattr(view, "secret")
