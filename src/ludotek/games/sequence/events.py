"""What can happen in Sequence, in full, with secrets. Cells are those of the rimmed board."""

from typing import Literal, get_args

from ludotek.kernel import Event, SeatEvent

Why = Literal["none", "turn", "exchange", "late", "deal"]
Ending = Literal["running", "sequences", "passes", "reshuffles", "leaving"]
LaidKind = Literal["dealer_card", "exchanged", "gave_up", "placed", "removed", "marking"]
LineKind = Literal["sequence", "broken", "reformed"]
WHYS: tuple[Why, ...] = get_args(Why)  # in the order of the rules' numbers; "deal" has none
ENDINGS: tuple[Ending, ...] = get_args(Ending)


class Notice(SeatEvent):
    kind: Literal["dealer", "draw_lapsed", "passed", "no_card", "left"]


class Laid(SeatEvent):
    """A card is laid open. `copy` is 2 for the second one of its kind since the last shuffle."""

    kind: LaidKind
    card: int
    copy: int
    left: int  # of its kind in the hand after it


class Played(Laid):
    """A card is laid, and a chip of this side is placed or removed; or its lines are going to be chosen one by one."""

    cell: int
    side: int


class LineEvent(SeatEvent):
    kind: LineKind
    side: int  # whose line it is
    cells: tuple[int, ...]


class Drawn(SeatEvent):
    card: int
    why: Why
    held: int  # of its kind in the hand, this one among them


class DealerTie(Event):
    """Several have the lowest card and draw again."""


class HandsDealt(SeatEvent):
    each: int  # cards that the dealer gave everybody
    pile: int


class Reshuffled(Event):
    cards: int


class Accusation(SeatEvent):
    kind: Literal["accused", "accusation_lapsed", "accusation_dropped", "penalty"]
    side: int  # accused by the seat


class Confirmed(SeatEvent):
    side: int
    votes: int
    needed: int


class Over(Event):
    winner: int | None  # side
    ending: Ending
