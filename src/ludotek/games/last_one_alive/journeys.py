"""How things travel through the picture when something happens. A view shows where they have arrived."""

from __future__ import annotations

from ludotek.games.last_one_alive import layout, things
from ludotek.games.last_one_alive.board import MOST_TILES, TILES
from ludotek.games.last_one_alive.terms import HERO, decoded, die_id, front_id, hero_id, tile_id
from ludotek.games.last_one_alive.view import LoaView
from ludotek.kernel import LooseEvent
from ludotek.scene import Motion, Point, TurnOver, Walk


def walk(sprite: str, *places: Point) -> Walk:
    return Walk(sprite, places)


def rolled_dice(event: LooseEvent) -> list[tuple[int, str, str]]:
    """Tray position, type and face of every die of a handful."""
    return [(int(at), *decoded(value)) for at, value in event.facts.items() if at.isdigit()]


def drawn_way(view: LoaView, seat: int, tile: str) -> tuple[Motion, ...]:
    """Out of the bag, turned over, and to its place."""
    if tile == "apocalypse":
        place = layout.aside(max(view.apocalypses - 1, 0))
    elif tile in ("night", "day"):
        place = layout.sky()
    else:
        count = view.seats[seat].tiles
        place = layout.tiles(len(view.seats), seat, max(count, 1))[-1]
    return TurnOver("next-tile", f"tile-{tile}"), walk("next-tile", place)


def spent_tile(view: LoaView, seat: int, tile: int) -> tuple[Motion, ...]:
    """A used tile goes over the tray and out of the game: of several like ones the last, of a stack nothing is seen."""
    if tile == HERO:
        return (walk(hero_id(seat), layout.tray().middle),)
    face = view.seats[seat]
    left = face.barricades if TILES[tile] == "barricade" else face.items[tile]
    was_stacked = face.tiles + 1 > MOST_TILES
    return () if was_stacked and left else (walk(tile_id(seat, tile, left), layout.tray().middle),)


# Dice in front of a player


def leavers(view: LoaView, seat: int, ones: int, twos: int, *, came: int = 0) -> list[str]:
    """The dice that have left: the last of their kind, or the whole stack if none of it is left."""
    gone = dict(zip(things.ZOMBIES, (ones, twos), strict=True))
    left = dict(zip(things.ZOMBIES, view.seats[seat].front, strict=True))
    before = len(things.loose_fronts(view, seat)) + ones + twos - came
    if things.is_crowded(len(view.seats), seat, before):
        return [front_id(seat, kind, 0) for kind in gone if gone[kind] and not left[kind]]
    return [front_id(seat, kind, left[kind] + number) for kind in gone for number in range(gone[kind])]


def gone_from_front(view: LoaView, seat: int, kind: str, position: int) -> tuple[Motion, ...]:
    """What a bang or a Chainsaw does: the die goes to the pool, or keeps one zombie. LOA-27, LOA-33"""
    pool = layout.pool().middle
    if not kind:
        return (walk(die_id(position), pool),)
    if kind == "two":
        return tuple(TurnOver(id, "die-zombie-one") for id in leavers(view, seat, 0, 1, came=1))
    return tuple(walk(id, pool) for id in leavers(view, seat, 1, 0))


def to_the_left(view: LoaView, seat: int, to: int, ones: int, twos: int) -> tuple[Motion, ...]:
    """Dice shuffle to the left neighbour."""
    movers = leavers(view, seat, ones, twos)
    there = layout.in_front(len(view.seats), to, max(len(things.fronts(view, to)), len(movers)))
    places = there[len(there) - len(movers) :]
    return tuple(walk(mover, place) for mover, place in zip(movers, places, strict=True))
