"""One seat of a table, and what a seat has asked for."""

from __future__ import annotations

import msgspec

from ludotek.table.entries import SeatPlan, SeatSettings
from ludotek.table.players import Player


class Seat(msgspec.Struct):
    """Who sits there now. `level` is that of the bot that plays it; empty if a person does."""

    plan: SeatPlan
    name: str
    level: str
    nonce: str | None  # None: nobody came yet
    settings: SeatSettings = SeatSettings()
    is_persons: bool = False  # a person has sat here: a bot that plays it now only stands in

    @property
    def is_open(self) -> bool:
        return self.nonce is None

    @property
    def player(self) -> Player:
        return Player(self.name, self.level or None)


class Undo(msgspec.Struct, frozen=True):
    """A question that is being answered."""

    seat: int
    to: int
    waiting: tuple[int, ...]


class Hint(msgspec.Struct, frozen=True):
    """Somebody asked for help, when so many steps had been made."""

    seat: int
    at: int
    seq: int


class TakeBack(msgspec.Struct, frozen=True):
    """A seat took something back: so many steps were left."""

    seat: int
    left: int
    seq: int
