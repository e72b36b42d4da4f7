"""What can happen in Das letzte Gefecht, in full, with secrets.

Cards are kinds 0 to 23, colours 0 to 5, sides 0 and 1.
"""

from typing import Literal

from ludotek.kernel import Event, SeatEvent


class Done(SeatEvent):
    """What is said of a player without any more facts. `what` is the text's id without `told-`, as below."""

    what: Literal["no-option", "ship-deployed", "accepted", "refused", "eliminated", "left"]


class PlanetPlaced(Event):
    node: int
    colour: int


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


class Discarded(SeatEvent):
    card: int
    side: int


class FigureShown(SeatEvent):
    what: Literal["figure-deployed", "named"]
    colour: int


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


class Lowest(SeatEvent):
    total: int
    partner: int | None  # with the same total


class PlanetTie(Event):
    total: int


class MarkerMoved(SeatEvent):
    origin: int
    node: int


class PlanetNamed(SeatEvent):
    what: Literal["marker-kept", "proposed", "proposed-stay", "replied"]
    node: int


class Agreed(Event):
    origin: int
    node: int  # the same: it stays


class Disagreed(Event):
    node: int


class Counted(SeatEvent):
    planet: int
    figure: int
    planet_points: int
    figure_points: int
    bonus: int
    total: int


class BattleTied(Event): ...


class BattleWon(Event):
    side: int


class FigureLost(SeatEvent):
    colour: int
    left: int


class Over(Event):
    winner: int | None  # side; None: a draw
    ending: int
