"""Where everything lies: the strip with graves and bag, the cards in a ring round the tray, dice in front of cards."""

from functools import lru_cache
from typing import NamedTuple

from ludotek.scene import Box, Point, Row, Thing, lay, lay_in_stacks, row_round, stack, step_within

from .board import TILES, ZOMBIES
from .names import DieRef, FrontRef, TileRef, die_symbol
from .rules.plan import MOST_TILES
from .view import LoaView

WIDTH, EDGE, GAP = 920.0, 16.0, 12.0
STRIP = Box(EDGE, 16.0, WIDTH - 2 * EDGE, 106.0)
CARD_TOP, CARD_TALL, FRONT_TALL = 134.0, 226.0, 104.0
NARROW, WIDE = 290.0, 438.0  # cards: three in a row, two in a row
TRAY = Box(EDGE, CARD_TOP + CARD_TALL + FRONT_TALL + 2 * GAP, 668.0, 284.0)
POOL = Box(EDGE + TRAY.w + GAP, TRAY.y, WIDTH - 2 * EDGE - TRAY.w - GAP, TRAY.h)
POOL_DICE = [(POOL.middle[0] + x, POOL.middle[1] + y + 4) for y in (-58.0, 58.0) for x in (-50.0, 50.0)]  # by type
BELOW = TRAY.y + TRAY.h + GAP  # the lower row begins here

GRAVES = Row(EDGE + 56, STRIP.middle[1], 88)
ASIDE = Row(424.0, STRIP.middle[1], 70)  # Apocalypse tiles put aside
SKY: Point = (646.0, STRIP.middle[1])
HEROES: Point = (744.0, STRIP.middle[1])
BAG: Point = (WIDTH - EDGE - 60, STRIP.middle[1] + 4)
BAG_MOUTH: Point = (BAG[0], BAG[1] - 34)
FORCES = Row(EDGE + 44, TRAY.y + 38, 76)  # what is in force or left, in the upper rim of the tray
SIDES = Row(TRAY.middle[0] - 65, TRAY.y + 172, 130)  # item side and barricade side, to choose from

DIE, TILE, FORCE, HERO = 94.0, 92.0, 56.0, 88.0  # sizes
TIGHT = 80.0  # things that overlap show at least this much of themselves; else like ones are stacked
PER_ROW = 6  # dice in the tray


def height(seats: int) -> float:
    return TRAY.y + TRAY.h + (GAP + FRONT_TALL + GAP + CARD_TALL if seats > 3 else 0) + 22


class Card(NamedTuple):
    """A card and what lies on it."""

    box: Box
    front: Box  # where dice lie in front of it
    is_narrow: bool
    portrait: Point
    portrait_size: float
    shape: Point
    hero: Point
    lives: tuple[Point, Point]
    own_life: Point  # the life that is the card itself: on a corner of the portrait
    life_size: float
    row: Row  # of the spaces for tiles

    def spaces(self, count: int) -> list[Point]:
        """Three for tiles; more tiles than that overlap."""
        step = min(self.row.step, 2 * self.row.step / max(count - 1, 1))
        return self.row._replace(step=step).first(count)

    def dice(self, count: int) -> list[Point]:
        """So many dice in front of the card."""
        step = min(DIE + 3, step_within(self.front.w - 8, DIE, count))
        return row_round(self.front.middle, step, count).first(count)


@lru_cache(maxsize=32)
def card(seats: int, seat: int) -> Card:
    """The upper row goes from the left, the lower one from the right, so that turns go clockwise."""
    above = 2 if seats in (2, 4) else 3
    is_above = seat < above
    columns = above if is_above else seats - above
    column = seat if is_above else seats - 1 - seat
    wide = NARROW if columns == 3 else WIDE
    x = EDGE + column * (WIDTH - 2 * EDGE - wide) / (columns - 1)
    y = CARD_TOP if is_above else BELOW + FRONT_TALL + GAP
    box = Box(x, y, wide, CARD_TALL)
    front = Box(x, (y + CARD_TALL + GAP if is_above else BELOW) - 4, wide, FRONT_TALL)

    def at(right: float, down: float) -> Point:
        return x + right, y + down

    if wide == NARROW:
        lives, row = (at(151, 32), at(151, 78)), Row(*at(51, 176), 94)
        return Card(box, front, True, at(62, 71), 100, at(151, 116), at(236, 64), lives, at(100, 29), 46, row)
    lives, row = (at(286, 62), at(352, 62)), Row(*at(184, 168), 98)
    return Card(box, front, False, at(68, 126), 112, at(68, 30), at(184, 62), lives, at(118, 184.24), 58, row)


def in_tray(position: int, count: int) -> Point:
    """One row, or two of the same length."""
    columns = count if count <= PER_ROW else -(-count // 2)
    row, column = divmod(position, columns)
    y = TRAY.y + (172 if columns == count else 121 + 102 * row)
    return row_round((TRAY.middle[0], y), min(108.0, (TRAY.w - 16) / columns), columns).at(column)


def front_dice(view: LoaView, seat: int) -> list[Thing]:
    """Zombie dice, then ambushes. Dice that find no room side by side are stacked by kind."""
    loose, place = loose_dice(view, seat), card(len(view.seats), seat)
    if step_within(place.front.w - 8, DIE, len(loose)) < TIGHT:
        return lay_in_stacks(loose, place.dice)
    return lay(loose, place.dice(len(loose)))


def loose_dice(view: LoaView, seat: int) -> list[Thing]:
    """Every die in front of a player, without a place."""
    found = [
        Thing(FrontRef(seat, kind, number).id, kind, die_symbol("zombie", kind))
        for kind, count in zip(ZOMBIES, view.seats[seat].front, strict=True)
        for number in range(count)
    ]
    if seat == view.seat:  # LOA-R13: only the player on turn ever has ambushes in front
        for position, die in enumerate(view.dice):
            if die.lies == "front" and not die.is_rolling:
                found.append(Thing(DieRef(position).id, die.die, die_symbol(die.die, "ambush")))
    return found


def tiles(view: LoaView, seat: int) -> list[Thing]:
    """The tiles on a card; when there are too many for its spaces, like ones are stacked.

    While the player on turn chooses which to drop, they lie in the tray, where a finger has room. LOA-60
    """
    counts = [(tile, view.seats[seat].count(tile)) for tile in TILES]
    names = [(tile, number) for tile, count in counts for number in range(count)]
    found = [Thing(TileRef(seat, tile, number).id, tile, f"tile-{tile}") for tile, number in names]
    if len(found) > MOST_TILES:
        found = stack(found)
    if view.stage == "limit" and seat == view.seat:
        return lay(found, [in_tray(number, len(found)) for number in range(len(found))])
    return lay(found, card(len(view.seats), seat).spaces(len(found)))
