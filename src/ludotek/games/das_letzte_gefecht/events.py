"""What can happen in Das letzte Gefecht, in full, with secrets.

Cards are kinds 0 to 23, colours 0 to 5, sides 0 and 1.
"""

from __future__ import annotations

from ludotek.kernel import Event

# Set-up and the beginning of a battle


class PlanetPlaced(Event, frozen=True):
    node: int
    colour: int


class MarkerPlaced(Event, frozen=True):
    node: int
    seat: int | None  # None: by chance


class BattleBegun(Event, frozen=True):
    battle: int
    attacker: int


class Drawn(Event, frozen=True):
    seat: int
    card: int
    is_refill: bool  # at the beginning of a battle, not after a discard


class Reshuffled(Event, frozen=True):
    side: int
    cards: int  # in the new deck


# Deployment phase


class NoOption(Event, frozen=True):
    seat: int


class Discarded(Event, frozen=True):
    seat: int
    card: int
    side: int


class FigureDeployed(Event, frozen=True):
    seat: int
    colour: int


class ShipDeployed(Event, frozen=True):
    seat: int


class Offered(Event, frozen=True):
    seat: int
    partner: int
    card: int


class Swapped(Event, frozen=True):
    seat: int
    partner: int
    gave: int
    got: int


class Played(Event, frozen=True):
    seat: int
    card: int
    phase: int


class TurnedUp(Event, frozen=True):
    phase: int


class Revealed(Event, frozen=True):
    seat: int
    card: int
    phase: int
    total: int


# Planet phase


class Lowest(Event, frozen=True):
    seat: int
    total: int


class LowestAllies(Event, frozen=True):
    seat: int
    partner: int
    total: int


class PlanetTie(Event, frozen=True):
    total: int


class MarkerMoved(Event, frozen=True):
    seat: int
    origin: int
    node: int


class MarkerKept(Event, frozen=True):
    seat: int
    node: int


class Proposed(Event, frozen=True):
    seat: int
    node: int
    is_stay: bool


class Replied(Event, frozen=True):
    seat: int
    node: int


class Answered(Event, frozen=True):
    seat: int
    is_yes: bool


class Agreed(Event, frozen=True):
    origin: int
    node: int  # the same: it stays


class Disagreed(Event, frozen=True):
    node: int


# Final phase


class Named(Event, frozen=True):
    seat: int
    colour: int


class Counted(Event, frozen=True):
    seat: int
    planet: int
    figure: int
    planet_points: int
    figure_points: int
    bonus: int
    total: int


class BattleTied(Event, frozen=True):
    pass


class BattleWon(Event, frozen=True):
    side: int


class FigureLost(Event, frozen=True):
    seat: int
    colour: int
    left: int


class Eliminated(Event, frozen=True):
    seat: int


# The end


class Left(Event, frozen=True):
    seat: int


class Over(Event, frozen=True):
    winner: int | None  # side; None: a draw
    ending: int
