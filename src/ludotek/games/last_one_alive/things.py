"""What lies in front of a player and on a card, with ids and places: for the picture, the choices and the story."""

from __future__ import annotations

from typing import NamedTuple

from ludotek.games.last_one_alive import layout
from ludotek.games.last_one_alive.board import MOST_TILES, TILES
from ludotek.games.last_one_alive.terms import die_id, die_symbol, front_id, tile_id
from ludotek.games.last_one_alive.view import LoaView
from ludotek.scene import Point

ZOMBIES = ("one", "two")


class Thing(NamedTuple):
    """A die or a tile, or a stack of like ones."""

    id: str
    kind: str  # one, two, ambush-<die>, or the tile's name
    symbol: str
    place: Point
    many: int = 1


def fronts(view: LoaView, seat: int) -> list[Thing]:
    """Zombie dice, then ambushes. Dice that find no room side by side are stacked by kind."""
    seats = len(view.seats)
    loose = loose_fronts(view, seat)
    if is_crowded(seats, seat, len(loose)):
        loose = stacked(loose)
    places = layout.in_front(seats, seat, len(loose))
    return [thing._replace(place=place) for thing, place in zip(loose, places, strict=True)]


def is_crowded(seats: int, seat: int, count: int) -> bool:
    """Whether so many dice find no room side by side."""
    return count > 1 and layout.front_step(seats, seat, count) < layout.TIGHT


def loose_fronts(view: LoaView, seat: int) -> list[Thing]:
    found: list[Thing] = []
    for kind, count in zip(ZOMBIES, view.seats[seat].front, strict=True):
        symbol = die_symbol("zombie", kind)
        found += [Thing(front_id(seat, kind, number), kind, symbol, (0, 0)) for number in range(count)]
    if seat == view.seat:  # LOA-R13: only the player on turn ever has ambushes in front
        for position, die in enumerate(view.dice):
            if die.lies == "front" and not die.is_rolling:
                symbol = die_symbol(die.die, "ambush")
                found.append(Thing(die_id(position), f"ambush-{die.die}", symbol, (0, 0)))
    return found


def tiles(view: LoaView, seat: int) -> list[Thing]:
    """The tiles on a card; when there are too many for its spaces, like ones are stacked.

    While the player on turn chooses which to drop, they lie in the tray, where a finger has room. LOA-60
    """
    face = view.seats[seat]
    found: list[Thing] = []
    for tile, count in enumerate((*face.items, face.barricades)):
        name = TILES[tile]
        found += [Thing(tile_id(seat, tile, number), name, f"tile-{name}", (0, 0)) for number in range(count)]
    if len(found) > MOST_TILES:
        found = stacked(found)
    if view.stage == "limit" and seat == view.seat:
        places = [layout.in_tray(number, len(found)) for number in range(len(found))]
    else:
        places = layout.tiles(len(view.seats), seat, len(found))
    return [thing._replace(place=place) for thing, place in zip(found, places, strict=True)]


def stacked(things: list[Thing]) -> list[Thing]:
    """One thing of each kind, with its count."""
    stacks: dict[str, Thing] = {}
    for thing in things:
        first = stacks.setdefault(thing.kind, thing._replace(many=0))
        stacks[thing.kind] = first._replace(many=first.many + 1)
    return list(stacks.values())


def tile_things(view: LoaView, seat: int, tile: int) -> tuple[str, ...]:
    """The ids of all tiles of this kind on a card."""
    return tuple(thing.id for thing in tiles(view, seat) if thing.kind == TILES[tile])


def front_things(view: LoaView, seat: int, kind: str) -> tuple[str, ...]:
    """The ids of all dice of this kind in front of a player."""
    return tuple(thing.id for thing in fronts(view, seat) if thing.kind == kind)


def left_of(view: LoaView, seat: int) -> int:
    """The next living seat clockwise. LOA-R07"""
    seats = len(view.seats)
    others = [(seat + step) % seats for step in range(1, seats)]
    return next((other for other in others if view.seats[other].is_alive), seat)
