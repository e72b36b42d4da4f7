"""What can happen in Sequence: one struct each, in full, with secrets. Cells are those of the rimmed board."""

from __future__ import annotations

from typing import Literal

from ludotek.kernel import Event

Why = Literal["none", "turn", "exchange", "late"]
Ending = Literal["running", "sequences", "passes", "reshuffles", "leaving"]
WHYS: tuple[Why, ...] = ("none", "turn", "exchange", "late")  # in the order of the rules' numbers
ENDINGS: tuple[Ending, ...] = ("running", "sequences", "passes", "reshuffles", "leaving")


class Laid(Event, frozen=True):
    """The base of events in which a card is laid open. `copy` counts those of its kind that lie open since a shuffle."""

    seat: int
    card: int
    copy: int


class DealerCard(Laid, frozen=True):
    """Drawn for the dealer."""


class DealerTie(Event, frozen=True):
    pass


class DealerFound(Event, frozen=True):
    seat: int


class Dealt(Event, frozen=True):
    seat: int
    card: int


class HandsDealt(Event, frozen=True):
    seat: int  # the dealer
    each: int
    pile: int


class Placed(Laid, frozen=True):
    cell: int
    side: int


class Removed(Laid, frozen=True):
    cell: int
    side: int  # whose chip it was


class Marking(Event, frozen=True):
    """A card is being played whose lines are chosen one by one."""

    seat: int
    card: int
    cell: int


class Finished(Event, frozen=True):
    seat: int
    side: int
    cells: tuple[int, ...]


class Broken(Event, frozen=True):
    side: int
    cells: tuple[int, ...]


class Reformed(Event, frozen=True):
    side: int
    cells: tuple[int, ...]


class Exchanged(Laid, frozen=True):
    pass


class GaveUp(Laid, frozen=True):
    pass


class Drawn(Event, frozen=True):
    seat: int
    card: int
    why: Why


class DrawLapsed(Event, frozen=True):
    seat: int


class Passed(Event, frozen=True):
    seat: int


class NoCard(Event, frozen=True):
    seat: int


class Reshuffled(Event, frozen=True):
    cards: int


class Accused(Event, frozen=True):
    seat: int
    side: int


class Confirmed(Event, frozen=True):
    seat: int
    side: int
    votes: int
    needed: int


class AccusationLapsed(Event, frozen=True):
    seat: int  # the accuser
    side: int


class AccusationDropped(Event, frozen=True):
    """Only one player of the accused side is left."""

    side: int


class Penalty(Event, frozen=True):
    side: int


class Left(Event, frozen=True):
    seat: int


class Over(Event, frozen=True):
    winner: int | None  # side
    ending: Ending
