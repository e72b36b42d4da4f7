"""What happens in Last One Standing, in full, with secrets."""

from typing import Literal

from ludotek.kernel import Event, SeatEvent


class Notice(SeatEvent):
    """The seat is who did it, won or left, or after whose turn it happened."""

    kind: Literal["no_tile", "cards_back", "sudden_death", "won", "shared", "left"]


class TurnBegan(SeatEvent):
    is_stuck: bool


class CardUsed(SeatEvent):
    dots: int
    is_pass: bool


class TileEvent(SeatEvent):
    kind: Literal["dealt", "drew", "discarded", "played", "laid"]
    tile: int  # kind of hand tile
    held: int  # tiles in the hand without this one
    alike: int  # tiles of this kind in the hand without this one


class Laid(TileEvent):
    field: int


class PieceEvent(SeatEvent):
    kind: Literal["chosen", "dives", "locked", "unlocked", "placed", "extra_step", "taken_off"]
    piece: int


class PieceOnField(PieceEvent):
    field: int


class Stepped(SeatEvent):
    """Of the seat's piece, moved by its player or by an opponent."""

    piece: int
    start: int
    to: int
    exit: int | None  # the tunnel that a dive came out of


class StepsLeft(SeatEvent):
    """Steps that are not made."""

    kind: Literal["steps_lost", "stopped"]
    left: int


class FieldEvent(Event):
    kind: Literal["hidden_removed", "tunnel_removed", "worn_out"]
    field: int


class Flipped(Event):
    field: int
    terrain: int


class Out(SeatEvent):
    place: int
