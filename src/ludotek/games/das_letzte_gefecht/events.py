"""What can happen in Das letzte Gefecht, in full, with secrets.

Cards are kinds 0 to 23, colours 0 to 5, sides 0 and 1.
"""

from __future__ import annotations

from ludotek.kernel import Event, SeatEvent

# Set-up and the beginning of a battle


class MarkerPlaced(Event):
    node: int
    seat: int | None  # None: by chance


class BattleBegun(Event):
    battle: int
    attacker: int


class Drawn(SeatEvent):
    card: int
    is_refill: bool  # at the beginning of a battle, not after a discard


class Reshuffled(Event):
    side: int
    cards: int  # in the new deck


# Deployment phase


class Discarded(SeatEvent):
    card: int
    side: int


class FigureDeployed(SeatEvent):
    colour: int


class ShipDeployed(SeatEvent):
    pass


class Offered(SeatEvent):
    partner: int
    card: int


class Swapped(SeatEvent):
    partner: int
    gave: int
    got: int


class Played(SeatEvent):
    card: int
    phase: int


class TurnedUp(Event):
    phase: int


class Revealed(SeatEvent):
    card: int
    total: int


# Planet phase


class Lowest(SeatEvent):
    total: int
    partner: int | None  # with the same total


class PlanetTie(Event):
    total: int


class MarkerMoved(SeatEvent):
    origin: int
    node: int


class MarkerKept(SeatEvent):
    node: int


class Proposed(SeatEvent):
    node: int
    is_stay: bool


class Replied(SeatEvent):
    node: int


class Answered(SeatEvent):
    is_yes: bool


class Agreed(Event):
    origin: int
    node: int  # the same: it stays


class Disagreed(Event):
    node: int


# Final phase


class Named(SeatEvent):
    colour: int


class Counted(SeatEvent):
    planet: int
    figure: int
    planet_points: int
    figure_points: int
    bonus: int
    total: int


class BattleTied(Event):
    pass


class BattleWon(Event):
    side: int


class FigureLost(SeatEvent):
    colour: int
    left: int


class Eliminated(SeatEvent):
    pass


# The end


class Left(SeatEvent):
    pass


class Over(Event):
    winner: int | None  # side; None: a draw
    ending: int
