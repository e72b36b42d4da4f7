"""What happens in Last One Standing: one struct for every kind of event, in full, with secrets."""

from __future__ import annotations

from ludotek.kernel import Event

# Set-up and hands


class Dealt(Event, frozen=True):
    seat: int
    kind: int
    held: int  # hand size with this tile
    alike: int  # tiles of this kind in the hand, with this one


class Drew(Event, frozen=True):
    seat: int
    kind: int
    held: int
    alike: int


class Discarded(Event, frozen=True):
    seat: int
    kind: int


class Placed(Event, frozen=True):
    seat: int
    piece: int
    field: int


# The turn


class TurnBegan(Event, frozen=True):
    seat: int
    is_stuck: bool


class NoTile(Event, frozen=True):
    seat: int


class Played(Event, frozen=True):
    seat: int
    kind: int


class Laid(Event, frozen=True):
    seat: int
    kind: int
    field: int
    terrain: int  # what the field is now


class HiddenRemoved(Event, frozen=True):
    field: int


class Locked(Event, frozen=True):
    seat: int  # who locks
    piece: int


class Unlocked(Event, frozen=True):
    piece: int


class CardUsed(Event, frozen=True):
    seat: int
    dots: int
    is_pass: bool


class CardsBack(Event, frozen=True):
    seat: int


# Moving


class Chosen(Event, frozen=True):
    seat: int
    piece: int


class DiveBegan(Event, frozen=True):
    piece: int
    exit: int


class Stepped(Event, frozen=True):
    piece: int
    start: int
    to: int
    exit: int | None  # the tunnel that a dive came out of


class Flipped(Event, frozen=True):
    field: int
    terrain: int


class TunnelRemoved(Event, frozen=True):
    field: int


class WornOut(Event, frozen=True):
    field: int


class ExtraStep(Event, frozen=True):
    seat: int
    piece: int
    field: int


class StepsLost(Event, frozen=True):
    seat: int
    left: int


class Stopped(Event, frozen=True):
    seat: int
    left: int


# The end


class Out(Event, frozen=True):
    seat: int
    place: int


class TakenOff(Event, frozen=True):
    piece: int
    field: int


class SuddenDeath(Event, frozen=True):
    seat: int  # after whose turn


class Won(Event, frozen=True):
    seat: int


class Shared(Event, frozen=True):
    seat: int  # after whose turn


class Left(Event, frozen=True):
    seat: int
