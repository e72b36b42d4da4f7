"""The names of things in sentences and in the picture: tiles, dice, faces, seats, and the ids of sprites."""

from __future__ import annotations

from ludotek.games.last_one_alive.board import COLOURS, DICE, DRAWS, FACES, TILES
from ludotek.games.last_one_alive.view import LoaView
from ludotek.kernel import Text
from ludotek.scene import SeatFace

SHAPES = ("◆", "●", "■", "▲", "★")  # seat -> shape
HERO = len(TILES)  # in stories the tile after the last one
TARGETS = ("one", "two", "zombie", "item", "barricade")  # what a bang can hit: zombies on a die, or an ambush on it
AMBUSH_DICE = ("zombie", "item", "barricade")


def seat_face(view: LoaView, seat: int) -> SeatFace:
    return SeatFace(Text(f"colour-{COLOURS[seat]}"), COLOURS[seat], SHAPES[seat])


def tile_text(tile: int) -> Text:
    return Text("tile-hero") if tile == HERO else Text(f"tile-{TILES[tile]}")


def drawn_text(drawn: int) -> Text:
    return Text(f"tile-{DRAWS[drawn]}")


def die_text(die: str) -> Text:
    return Text(f"die-{die}")


def face_text(die: str, face: str) -> Text:
    """A face by its name: one and two are zombies or bangs."""
    if face in ("one", "two"):
        return Text(f"face-{'bang' if die == 'shot' else 'zombie'}-{face}")
    return Text(f"face-{face}")


def target_text(target: str) -> Text:
    return Text(f"target-{target}")


def several(what: Text, count: int) -> Text:
    return what if count == 1 else Text("several", {"what": what, "count": count})


def decoded(value: int) -> tuple[str, str]:
    """Type and face of a die as stories write them: type * 8 + face."""
    die, face = divmod(value % 64, 8)
    return DICE[die], FACES[face]


# Things in the picture


def die_id(position: int) -> str:
    return f"die-{position}"


def die_symbol(die: str, face: str | None) -> str:
    return f"die-{die}-{face or 'any'}"


def front_id(seat: int, kind: str, number: int) -> str:
    """A zombie die in front of a player; like dice are interchangeable."""
    return f"front-{seat}-{kind}-{number}"


def tile_id(seat: int, tile: int, number: int) -> str:
    return f"tile-{seat}-{TILES[tile]}-{number}"


def hero_id(seat: int) -> str:
    return f"hero-{seat}"


def pool_id(die: str) -> str:
    return f"pool-{die}"


def card_id(seat: int) -> str:
    return f"card-{seat}"
