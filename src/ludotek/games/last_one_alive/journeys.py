"""How things travel through the picture when something happens. A view shows where they have arrived."""

from __future__ import annotations

from ludotek.games.last_one_alive import layout, things
from ludotek.games.last_one_alive.board import TILES
from ludotek.games.last_one_alive.terms import HERO, decoded, die_id, front_id, hero_id, tile_id
from ludotek.games.last_one_alive.view import LoaView
from ludotek.kernel import Event, Motion, Point, TurnOver, Walk


def walk(sprite: str, *places: Point) -> Walk:
    return Walk(sprite, places)


def rolled_dice(event: Event) -> list[tuple[int, str, str]]:
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
    """A used tile goes over the tray and out of the game. Of several like ones the last."""
    if tile == HERO:
        return (walk(hero_id(seat), layout.tray().middle),)
    face = view.seats[seat]
    left = face.barricades if TILES[tile] == "barricade" else face.items[tile]
    return (walk(tile_id(seat, tile, left), layout.tray().middle),)


def gone_from_front(view: LoaView, seat: int, kind: str, position: int) -> tuple[Motion, ...]:
    """What a bang or a Chainsaw does: the die goes to the pool, or keeps one zombie. LOA-27, LOA-33"""
    pool = layout.pool().middle
    if not kind:
        return (walk(die_id(position), pool),)
    ones, twos = view.seats[seat].front
    if kind == "two":
        return (TurnOver(front_id(seat, "two", twos), "die-zombie-one"),)
    return (walk(front_id(seat, "one", ones), pool),)


def to_the_left(view: LoaView, seat: int, to: int, ones: int, twos: int) -> tuple[Motion, ...]:
    """Dice shuffle to the left neighbour, the last ones first."""
    left_ones, left_twos = view.seats[seat].front
    movers = [front_id(seat, "one", left_ones + n) for n in range(ones)]
    movers += [front_id(seat, "two", left_twos + n) for n in range(twos)]
    places = layout.in_front(len(view.seats), to, max(len(things.fronts(view, to)), len(movers)))[-len(movers) :]
    return tuple(walk(mover, place) for mover, place in zip(movers, places, strict=True))
