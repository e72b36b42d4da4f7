"""The interface of a store. A write returns a future that completes when the data are durable; reads block."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Literal

import msgspec

from ludotek.kernel import LudotekError
from ludotek.table import Entry, Logged

Role = Literal["seat", "watch", "host"]


class Key(msgspec.Struct, frozen=True):
    """A secret link, known only by its hash."""

    hash: str
    role: Role
    seat: int | None = None
    is_revoked: bool = False


class MatchRow(msgspec.Struct, frozen=True):
    """One row per match: what is stored besides its log."""

    match: str
    game: str
    created: float  # seconds since 1970
    secret: str  # of the throws; server only, revealed when the match is over


class Subscription(msgspec.Struct, frozen=True):
    """A device that is called when a seat is asked. The two keys are those of the Push API, in base64url."""

    seat: int
    endpoint: str
    p256dh: str
    auth: str
    language: str


class StoreError(LudotekError, code="server/storage"):
    """Nothing was written."""


class StoreBusy(StoreError, code="server/busy"):
    """The database is locked by another program; try again."""


class StoreFull(StoreError, code="server/full"):
    """No room left on the disk."""


class StoreFailed(StoreError):
    """The disk or the database does not work."""


class Conflict(StoreError, code="server/conflict"):
    """Somebody else wrote the next number first: read what came, and decide again."""


class Unsure(Conflict):
    """Nobody can say whether it was written: read what came, and decide again."""


class AlreadyDone(StoreError, code="server/already_done"):
    """This command was carried out before, as number `seq`."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"this command was carried out before, as number {seq}")
        self.seq = seq


class Store(ABC):
    """Any number of processes may use one store: the log's numbers decide who was first."""

    @abstractmethod
    def create(self, row: MatchRow, keys: Sequence[Key], entries: Sequence[Entry]) -> Future[None]:
        """A new match with its keys and its first entries, all or nothing."""

    @abstractmethod
    def append(self, match: str, after: int, entries: Sequence[Entry], command: str | None = None) -> Future[int]:
        """Add entries after number `after`, all or nothing; gives the number of the first.

        Conflict if the log is longer by now, AlreadyDone if it has this command.
        """

    @abstractmethod
    def change_key(self, match: str, key: Key) -> Future[None]:
        """Revoke what this role and seat had, and let this key in instead."""

    @abstractmethod
    def match_row(self, match: str) -> MatchRow | None:
        """The match's row, or None if there is no such match."""

    @abstractmethod
    def entries(self, match: str, after: int = 0) -> list[Logged]:
        """The log from number `after` + 1 on."""

    @abstractmethod
    def keys(self, match: str) -> list[Key]:
        """Every key the match ever had."""

    @abstractmethod
    def lengths(self, matches: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these matches."""

    # Devices to be called

    @abstractmethod
    def subscribe(self, match: str, subscription: Subscription, now: float) -> Future[None]:
        """Call this device for the seat; of many devices of a seat only the last ones are kept."""

    @abstractmethod
    def unsubscribe(self, match: str, seat: int, endpoint: str) -> Future[None]:
        """No longer call it for this seat."""

    @abstractmethod
    def forget_endpoint(self, endpoint: str) -> Future[None]:
        """It is gone: no longer call it for anything."""

    @abstractmethod
    def subscriptions(self, match: str) -> list[Subscription]: ...

    @abstractmethod
    def secret(self, name: str, made: str) -> Future[str]:
        """A secret of the whole server: `made`, unless one was kept under this name before."""

    # Clocks: all times are milliseconds

    @abstractmethod
    def wake(self, now: float, silence: float, grace: float) -> Future[float]:
        """A process begins to live; gives how long none was alive, in all.

        The time since the last sign of life counts as such if it is longer than `silence`, and then `grace` more, in
        which people come back.
        """

    @abstractmethod
    def beat(self, now: float) -> Future[None]:
        """A sign of life."""

    @abstractmethod
    def due(self, until: float, most: int) -> list[str]:
        """Matches whose clock is at zero then, the earliest first. The times are those of the log's entries."""

    @abstractmethod
    def revoked(self, matches: Sequence[str]) -> list[tuple[str, str]]:
        """The hashes of the revoked keys of these matches: (match, hash)."""

    @abstractmethod
    def close(self) -> None:
        """Completes the queued writes, then closes."""
