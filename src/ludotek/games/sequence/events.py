"""What can happen in Sequence, in full, with secrets. Cells are those of the rimmed board."""

from __future__ import annotations

from typing import Literal

from ludotek.kernel import Event

Why = Literal["none", "turn", "exchange", "late", "deal"]
Ending = Literal["running", "sequences", "passes", "reshuffles", "leaving"]
WHYS: tuple[Why, ...] = ("none", "turn", "exchange", "late")  # in the order of the rules' numbers
ENDINGS: tuple[Ending, ...] = ("running", "sequences", "passes", "reshuffles", "leaving")


class SeatEvent(Event, frozen=True):
    kind: Literal["dealer", "draw_lapsed", "passed", "no_card", "left"]
    seat: int


class Laid(Event, frozen=True):
    """A card is laid open. `copy` is 2 for the second one of its kind since the last shuffle."""

    kind: Literal["dealer_card", "exchanged", "gave_up"]
    seat: int
    card: int
    copy: int


class Played(Event, frozen=True):
    """A card is laid, and a chip of this side is placed or removed."""

    kind: Literal["placed", "removed"]
    seat: int
    card: int
    copy: int
    cell: int
    side: int


class Marking(Event, frozen=True):
    """A card is being played whose lines are chosen one by one."""

    seat: int
    card: int
    cell: int


class LineEvent(Event, frozen=True):
    kind: Literal["sequence", "broken", "reformed"]
    seat: int  # who has played
    side: int
    cells: tuple[int, ...]


class Drawn(Event, frozen=True):
    seat: int
    card: int
    why: Why


class DealerTie(Event, frozen=True):
    pass


class HandsDealt(Event, frozen=True):
    seat: int  # the dealer
    each: int
    pile: int


class Reshuffled(Event, frozen=True):
    cards: int


class Accusation(Event, frozen=True):
    kind: Literal["accused", "accusation_lapsed", "accusation_dropped", "penalty"]
    seat: int  # the accuser
    side: int


class Confirmed(Event, frozen=True):
    seat: int
    side: int
    votes: int
    needed: int


class Over(Event, frozen=True):
    winner: int | None  # side
    ending: Ending
