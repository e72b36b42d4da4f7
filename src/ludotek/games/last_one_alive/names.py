"""What things are called: in positions, in texts, and as references to the things of the picture."""

from typing import Literal, get_args

from ludotek.game import IndexRef, NameRef, OnlyRef, Ref, Refs, SeatRef
from ludotek.kernel import Text

Stage = Literal[
    "first", "deal", "side", "pre", "pick", "roll", "post", "mark", "item", "shot", "barricade", "end_draw", "limit",
    "medikit", "risen", "over",
]  # fmt: skip
Status = Literal["alive", "zombified", "left"]
Night = Literal["not_yet", "night", "day"]
Lies = Literal["tray", "front", "away"]
STAGES: tuple[Stage, ...] = get_args(Stage)  # in the order of the codes, as the others
STATUSES: tuple[Status, ...] = get_args(Status)
NIGHTS: tuple[Night, ...] = get_args(Night)
LIES: tuple[Lies, ...] = get_args(Lies)


def face_text(die: str, face: str) -> Text:
    """A face by its name: one and two are zombies or bangs."""
    what = "" if face not in ("one", "two") else "bang-" if die == "shot" else "zombie-"
    return Text(f"face-{what}{face}")


def several(what: Text, count: int) -> Text:
    return what if count == 1 else Text("several", {"what": what, "count": count})


def die_symbol(die: str, face: str | None) -> str:
    return f"die-{die}-{face or 'any'}"


class DieRef(IndexRef, tag="die"):
    """A die of the tray by its position, also when it lies in front as an ambush."""


class FrontRef(Ref, tag="front"):
    """A zombie die in front of a player; dice that show the same are interchangeable."""

    seat: int
    kind: str  # one or two
    number: int


class TileRef(Ref, tag="tile"):
    seat: int
    tile: str
    number: int


class HeroRef(SeatRef, tag="hero"):
    """A hero tile on a card."""


class PoolRef(NameRef, tag="pool"):
    """All dice of a type in the pool."""


class SideRef(NameRef, tag="side"):
    """A side of the tile just drawn in set-up."""


class CardRef(SeatRef, tag="card"):
    """A character card, not to be touched."""


BAG = OnlyRef("bag")
NEXT_TILE = OnlyRef("next_tile")  # what comes out of the bag next; nobody knows what it is
REFS = Refs(DieRef, FrontRef, TileRef, HeroRef, PoolRef, SideRef, BAG, NEXT_TILE)
