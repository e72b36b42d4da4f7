"""What happens in Last One Standing: one struct for every kind of event, in full, with secrets."""

from __future__ import annotations

from ludotek.kernel import Event, SeatEvent

# Hand tiles


class TileEvent(SeatEvent):
    kind: int
    held: int  # tiles in the hand without this one
    alike: int  # tiles of this kind in the hand without this one


class Dealt(TileEvent): ...


class Drew(TileEvent): ...


class Discarded(TileEvent): ...


class Played(TileEvent): ...


class Laid(TileEvent):
    field: int


class NoTile(SeatEvent): ...


class HiddenRemoved(Event):
    field: int


class Locked(SeatEvent):
    piece: int


class Unlocked(SeatEvent):
    piece: int


# The turn


class TurnBegan(SeatEvent):
    is_stuck: bool


class CardUsed(SeatEvent):
    dots: int
    is_pass: bool


class CardsBack(SeatEvent): ...


# Pieces


class Placed(SeatEvent):
    piece: int
    field: int


class Chosen(SeatEvent):
    piece: int


class DiveBegan(SeatEvent):
    exit: int


class Stepped(Event):
    piece: int
    start: int
    to: int
    exit: int | None  # the tunnel that a dive came out of


class Flipped(Event):
    field: int
    terrain: int


class TunnelRemoved(Event):
    field: int


class WornOut(Event):
    field: int


class ExtraStep(SeatEvent):
    piece: int
    field: int


class StepsLost(SeatEvent):
    left: int


class Stopped(SeatEvent):
    left: int


class TakenOff(Event):
    piece: int
    field: int


# The end: the seat is who went out, won or left, or after whose turn it happened


class Out(SeatEvent):
    place: int


class SuddenDeath(SeatEvent): ...


class Won(SeatEvent): ...


class Shared(SeatEvent): ...


class Left(SeatEvent): ...
