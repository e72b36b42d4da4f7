"""What can happen. Dice, faces and tiles have their names from board.py; a position is a die's place in the tray."""

from __future__ import annotations

import msgspec

from ludotek.kernel import Event


class SeatEvent(Event, frozen=True):
    """Something that a seat does, or that happens to it."""

    seat: int


class First(SeatEvent, frozen=True):
    """Is the first player. LOA-07"""


class SetUpAgain(SeatEvent, frozen=True):
    """The third Apocalypse tile came in set-up; this seat draws first again. LOA-R46"""


class StartingZombie(SeatEvent, frozen=True):
    """Has one zombie to begin with. LOA-08"""


class TurnBegun(SeatEvent, frozen=True):
    level: int
    turn: int  # counted from 1


class Decided(SeatEvent, frozen=True):
    """Passes, wants to draw a tile, marks a die for the Hero or takes the mark back: what follows says the rest."""


# Tiles


class Drawn(SeatEvent, frozen=True):
    tile: str
    why: str  # set_up, or the kind of result: item or barricade


class Placed(SeatEvent, frozen=True):
    """A tile comes to lie on the seat's card."""

    tile: str
    side: str  # item or barricade
    in_set_up: bool


class TileUsed(SeatEvent, frozen=True):
    tile: str
    is_second_use: bool = False  # of an Axe, a Chainsaw or a Pistol: after rolling


class Dropped(SeatEvent, frozen=True):
    tile: str


class HeroGot(SeatEvent, frozen=True):
    why: str  # start, bangs or life


class HeroUsed(SeatEvent, frozen=True):
    count: int  # dice that are rolled again


# Dice


class Picked(SeatEvent, frozen=True):
    """Takes these dice; the first zombie dice of them are compulsory."""

    dice: tuple[int, int, int, int]  # type of die -> how many
    compulsory: int


class RolledDie(msgspec.Struct, frozen=True):
    position: int
    die: str
    face: str


class Thrown(SeatEvent, frozen=True):
    """One die of a handful lies."""

    die: RolledDie


class Rolled(SeatEvent, frozen=True):
    """The whole handful lies."""

    why: str  # first, again or plus
    dice: tuple[RolledDie, ...]


class Assigned(SeatEvent, frozen=True):
    """Zombies go to the left neighbour, ambushes stay. LOA-20"""

    to: int
    zombies: tuple[RolledDie, ...]
    ambushes: tuple[int, ...]  # positions


class BangsCounted(SeatEvent, frozen=True):
    count: int


class NewAmbush(SeatEvent, frozen=True):
    """An Axe re-roll has brought an ambush."""

    position: int


class Shot(SeatEvent, frozen=True):
    target: str  # one, two, or the type of die that shows an ambush
    position: int | None  # of an ambush
    left: int  # bangs
    used: int


class Cut(SeatEvent, frozen=True):
    """A Chainsaw removes an ambush."""

    position: int
    die: str


class Moved(SeatEvent, frozen=True):
    """Zombie dice go to the left neighbour."""

    to: int
    ones: int
    twos: int
    by: str  # rocket, tile or result


class ZombieRoll(SeatEvent, frozen=True):
    """A zombified seat rolls a die. LOA-111"""

    face: str
    to: int


# Life and death


class LevelChanged(Event, frozen=True):
    level: int
    before: int


class MedikitRolled(SeatEvent, frozen=True):
    face: str
    is_saved: bool


class Overpowered(SeatEvent, frozen=True):
    pass


class LifeLost(SeatEvent, frozen=True):
    left: int  # life markers


class Eliminated(SeatEvent, frozen=True):
    pass


class Left(SeatEvent, frozen=True):
    pass


class Scored(SeatEvent, frozen=True):
    points: int
    has_hero: bool


class Over(Event, frozen=True):
    by_points: bool  # else there is one survivor
    winners: tuple[int, ...]
