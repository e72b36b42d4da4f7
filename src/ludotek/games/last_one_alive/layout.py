"""Where everything lies in the picture.

Above all the strip with graves, bag and heroes; then the cards in a ring round the tray, clockwise. What lies in front
of a player lies between the card and the tray.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ludotek.scene import Point

WIDTH, EDGE, GAP = 920.0, 16.0, 12.0
STRIP_TOP, STRIP_TALL = 16.0, 106.0
CARD_TOP, CARD_TALL, FRONT_TALL = 134.0, 226.0, 104.0
NARROW, WIDE = 290.0, 438.0  # cards: three in a row, two in a row
TRAY_TALL, TRAY_WIDE = 284.0, 668.0
TRAY_TOP = CARD_TOP + CARD_TALL + FRONT_TALL + 2 * GAP
POOL_WIDE = WIDTH - 2 * EDGE - TRAY_WIDE - GAP
BELOW = TRAY_TOP + TRAY_TALL + GAP  # the lower row begins here

DIE, TILE, FORCE = 94.0, 92.0, 56.0
TIGHT = 80.0  # things that overlap show at least this much of themselves; else like ones are stacked
PER_ROW = 6  # dice in the tray


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2


class Seating(NamedTuple):
    """A card's row: the upper one from the left, the lower one from the right, so that turns go clockwise."""

    is_above: bool
    column: int
    columns: int


def height(seats: int) -> float:
    return TRAY_TOP + TRAY_TALL + (GAP + FRONT_TALL + GAP + CARD_TALL if seats > 3 else 0) + 22


def seating(seats: int, seat: int) -> Seating:
    above = 2 if seats in (2, 4) else 3
    if seat < above:
        return Seating(True, seat, above)
    below = seats - above
    return Seating(False, below - 1 - (seat - above), below)


@lru_cache(maxsize=32)
def card(seats: int, seat: int) -> Box:
    place = seating(seats, seat)
    wide = NARROW if place.columns == 3 else WIDE
    gap = (WIDTH - 2 * EDGE - place.columns * wide) / (place.columns - 1)
    y = CARD_TOP if place.is_above else BELOW + FRONT_TALL + GAP
    return Box(EDGE + place.column * (wide + gap), y, wide, CARD_TALL)


def front(seats: int, seat: int) -> Box:
    box = card(seats, seat)
    y = box.y + CARD_TALL + GAP if seating(seats, seat).is_above else BELOW
    return Box(box.x, y - 4, box.w, FRONT_TALL)


def is_narrow(seats: int, seat: int) -> bool:
    return card(seats, seat).w == NARROW


# On a card


def portrait(seats: int, seat: int) -> tuple[float, float, float]:
    """Its middle and its width."""
    box = card(seats, seat)
    return (box.x + 62, box.y + 71, 100) if is_narrow(seats, seat) else (box.x + 68, box.y + 126, 112)


def shape(seats: int, seat: int) -> Point:
    box = card(seats, seat)
    return (box.x + 151, box.y + 116) if is_narrow(seats, seat) else (box.x + 68, box.y + 30)


def hero(seats: int, seat: int) -> Point:
    box = card(seats, seat)
    return (box.x + 236, box.y + 64) if is_narrow(seats, seat) else (box.x + 184, box.y + 62)


def life(seats: int, seat: int, number: int) -> Point:
    box = card(seats, seat)
    if is_narrow(seats, seat):
        return box.x + 151, box.y + 32 + 46 * number
    return box.x + 286 + 66 * number, box.y + 62


def life_size(seats: int, seat: int) -> float:
    return 46 if is_narrow(seats, seat) else 58


def own_life(seats: int, seat: int) -> Point:
    """The life that is the card itself: on a corner of the portrait."""
    x, y, size = portrait(seats, seat)
    return (x + size / 2 - 12, y - size / 2 + 8) if is_narrow(seats, seat) else (x + size / 2 - 6, y + size * 0.52)


def tiles(seats: int, seat: int, count: int) -> list[Point]:
    """Three spaces; more tiles than that overlap."""
    box = card(seats, seat)
    left, y = (box.x + 51, box.y + 176) if is_narrow(seats, seat) else (box.x + 184, box.y + 168)
    space = 94.0 if is_narrow(seats, seat) else 98.0
    step = min(space, 2 * space / max(count - 1, 1))
    return [(left + step * number, y) for number in range(count)]


# In front of a player


def in_front(seats: int, seat: int, count: int) -> list[Point]:
    box = front(seats, seat)
    step = min(DIE + 3, front_step(seats, seat, count))
    first = box.middle[0] - step * (count - 1) / 2
    return [(first + step * number, box.middle[1]) for number in range(count)]


def front_step(seats: int, seat: int, count: int) -> float:
    """How far apart so many dice can lie."""
    return (front(seats, seat).w - 8 - DIE) / max(count - 1, 1)


# The tray and the pool


def tray() -> Box:
    return Box(EDGE, TRAY_TOP, TRAY_WIDE, TRAY_TALL)


def pool() -> Box:
    return Box(EDGE + TRAY_WIDE + GAP, TRAY_TOP, POOL_WIDE, TRAY_TALL)


def in_tray(position: int, count: int) -> Point:
    """One row, or two of the same length."""
    rows = 1 if count <= PER_ROW else 2
    columns = -(-count // rows)
    row, column = divmod(position, columns)
    step = min(108.0, (TRAY_WIDE - 16) / columns)
    x = tray().middle[0] + step * (column - (columns - 1) / 2)
    return x, TRAY_TOP + (172 if rows == 1 else 121 + 102 * row)


def die_size(count: int) -> float:
    return DIE if count <= 2 * PER_ROW else 88.0


def tilt(position: int) -> float:
    """Dice do not settle quite straight."""
    return float((position * 37 + 11) % 17 - 8)


def pool_die(kind: int) -> Point:
    row, column = divmod(kind, 2)
    x, y = pool().middle
    return x + 100 * (column - 0.5), y + 116 * (row - 0.5) + 4


def force(number: int) -> Point:
    """What is in force or left, in the upper rim of the tray, from the left."""
    return EDGE + 44 + 76 * number, TRAY_TOP + 38


def side_choice(number: int) -> Point:
    """Item side or barricade side, to choose from."""
    return tray().middle[0] + 130 * (number - 0.5), TRAY_TOP + 172


# The strip


def grave(number: int) -> Point:
    return EDGE + 56 + 88 * number, STRIP_TOP + STRIP_TALL / 2


def aside(number: int) -> Point:
    """Apocalypse tiles put aside."""
    return 424.0 + 70 * number, STRIP_TOP + STRIP_TALL / 2


def sky() -> Point:
    return 646.0, STRIP_TOP + STRIP_TALL / 2


def heroes() -> Point:
    return 744.0, STRIP_TOP + STRIP_TALL / 2


def bag() -> Point:
    return WIDTH - EDGE - 60, STRIP_TOP + STRIP_TALL / 2 + 4


def bag_mouth() -> Point:
    x, y = bag()
    return x, y - 34
