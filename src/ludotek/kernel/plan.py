"""What a state was set up with, for games that need no tables of their own."""

from __future__ import annotations

from typing import Generic, TypeVar

from ludotek.kernel.options import Options

O = TypeVar("O", bound=Options)  # noqa: E741 - O for options


class Plan(Generic[O]):
    """The number of seats and the settled options. A compiled game has a class of its own with these and its tables."""

    def __init__(self, seats: int, options: O) -> None:
        self.seats = seats
        self.options = options
