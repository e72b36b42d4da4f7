"""What can happen. Dice, faces and tiles have their names from board.py; a position is a die's place in the tray."""

from typing import Literal

import msgspec

from ludotek.kernel import Event, SeatEvent

Heroic = Literal["hero-start", "hero-bangs", "hero-life"]  # why somebody gets a hero tile


class Done(SeatEvent):
    """What is said of a player without any more facts. `what` is the text's id without `told-`, as below."""

    what: Literal["first", "set-up-again", "starting-zombie", "overpowered", "eliminated", "left"] | Heroic


class Counted(SeatEvent):
    """Bangs that can be used, dice that the Hero rolls again, or lives that are left, the card itself among them."""

    what: Literal["bangs", "hero-used", "life-lost"]
    count: int


class TurnBegun(SeatEvent):
    level: int
    turn: int  # counted from 1


class Quiet(SeatEvent):
    """Passes, wants to draw a tile, marks a die or takes the mark back, rolls a die of a handful: nothing is told."""


class Drawn(SeatEvent):
    tile: str
    why: str  # set_up, or the kind of result: item or barricade


class Placed(SeatEvent):
    """A tile comes to lie on the seat's card."""

    tile: str
    side: str  # item or barricade
    in_set_up: bool


class TileUsed(SeatEvent):
    tile: str
    how: str  # first, second (of an Axe, a Chainsaw or a Pistol: after rolling), or dropped


class Picked(SeatEvent):
    """Takes these dice; the first zombie dice of them are compulsory."""

    dice: tuple[int, int, int, int]  # type of die -> how many
    compulsory: int


class TrayDie(msgspec.Struct, frozen=True):
    position: int
    die: str


class RolledDie(TrayDie, frozen=True):
    face: str


class Rolled(SeatEvent):
    """The whole handful lies."""

    why: str  # first, again or plus
    dice: tuple[RolledDie, ...]


class Assigned(SeatEvent):
    """Zombies go to the left neighbour, ambushes stay. LOA-20"""

    to: int
    zombies: tuple[RolledDie, ...]
    ambushes: tuple[int, ...]  # positions


class DiceReturned(SeatEvent):
    """Dice go back to the pool: those of the tray, ambushes too, and zombies in front. LOA-61, LOA-64"""

    tray: tuple[TrayDie, ...] = ()
    ones: int = 0
    twos: int = 0


class AmbushEvent(SeatEvent):
    """An Axe re-roll has brought an ambush, or a Chainsaw removes one."""

    what: Literal["new-ambush", "cut"]
    position: int
    die: str


class Shot(SeatEvent):
    target: str  # one, two, or the type of die that shows an ambush
    position: int | None  # of an ambush
    left: int  # bangs
    used: int


class Moved(SeatEvent):
    """Zombie dice go to the left neighbour."""

    to: int
    ones: int
    twos: int
    by: str  # rocket, tile or result


class ZombieRoll(SeatEvent):
    """A zombified seat rolls a die. LOA-111"""

    face: str
    to: int


class LevelChanged(Event):
    level: int
    before: int


class MedikitRolled(SeatEvent):
    face: str
    is_saved: bool


class Scored(SeatEvent):
    points: int
    has_hero: bool


class Over(Event):
    by_points: bool  # else there is one survivor
    winners: tuple[int, ...]
