"""The interface of a store. A write returns a future that completes when the data are durable; reads block."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Literal

import msgspec

from ludotek.kernel import LudotekError
from ludotek.table import Entry, Logged

if TYPE_CHECKING:
    from ludotek.store.keeping import WholeMatch

# seat: plays it. link: takes its seat if nobody holds it, else asks. pass: one more device for its seat, once.
# ask: a device that waits to be let in. table: takes any free seat.
Role = Literal["seat", "watch", "host", "link", "pass", "ask", "table"]


class Key(msgspec.Struct, frozen=True):
    """A secret, known only by its hash."""

    hash: str
    role: Role
    seat: int | None = None
    is_revoked: bool = False
    device: str | None = None  # the id of the device that made it, of a seat's key
    made: float | None = None  # seconds since 1970


class Book(msgspec.Struct, frozen=True):
    """What a person keeps under a player code: sealed on the device, the server cannot read it."""

    id: str  # a hash of what the device shows
    sealed: str
    version: int  # rises with every change, from 1


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
    key: str = ""  # the hash of the seat's key that it showed: with it the device loses its calls


class StoredMatch(msgspec.Struct, frozen=True):
    """A match in a list."""

    match: str
    game: str
    created: float
    moved: float | None  # about when something was written last; None: not known
    is_over: bool | None  # None: nobody has looked
    length: int  # entries


class StoreError(LudotekError, code="server/storage"):
    """Nothing was written."""


class StoreBusy(StoreError, code="server/busy"):
    """The database is locked by another program; try again."""


class StoreFull(StoreError, code="server/full"):
    """No room left on the disk."""


class StoreFailed(StoreError):
    """The disk or the database does not work."""


class Damaged(StoreFailed):
    """The database's file is not whole."""


class Conflict(StoreError, code="server/conflict"):
    """Somebody else wrote the next number first: read what came, and decide again."""


class Unsure(Conflict, code="server/unsure"):
    """Nobody can say whether it was written: read what came, and decide again."""


class Commit(msgspec.Struct, frozen=True):
    """A group of writes, done or failed together."""

    writes: int
    seconds: float
    failure: StoreError | None = None


class Store(ABC):
    """Any number of processes may use one store: the log's numbers decide who was first."""

    failure: StoreError | None = None  # of the last commit; None if it was done
    waiting: int = 0  # writes in the queue
    on_commit: Callable[[Commit], None] | None = None  # called by the thread that writes

    @abstractmethod
    def create(self, row: MatchRow, keys: Sequence[Key], entries: Sequence[Entry]) -> Future[None]:
        """A new match with its keys and its first entries, all or nothing."""

    @abstractmethod
    def append(
        self, match: str, after: int, entries: Sequence[Entry], command: str | None = None, keys: Sequence[Key] = ()
    ) -> Future[int]:
        """Add entries after number `after`, all or nothing; gives the number of the first. `keys`, new ones and those
        that changed, are written with them.

        Conflict if the log is longer by now. Who decided has read all that stands before, and so whether the command
        was carried out already: the same one twice is not found here.
        """

    @abstractmethod
    def change_key(self, match: str, key: Key) -> Future[None]:
        """Revoke what this role and seat had, and let this key in instead."""

    @abstractmethod
    def match_row(self, match: str) -> MatchRow | None:
        """The match's row, or None if there is no such match."""

    @abstractmethod
    def matches(self) -> list[MatchRow]:
        """All matches, the oldest first."""

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
    def beat(self, now: float) -> Future[float]:
        """A sign of life; gives the same as `wake`, to which another process may have added."""

    @abstractmethod
    def due(self, until: float, most: int) -> list[str]:
        """Matches whose clock is at zero then, the earliest first. The times are those of the log's entries."""

    @abstractmethod
    def revoked(self, matches: Sequence[str]) -> list[tuple[str, str]]:
        """The hashes of the revoked keys of these matches: (match, hash)."""

    @abstractmethod
    def listed(self, after: str = "", most: int = 1000) -> list[StoredMatch]:
        """Matches in the order of their ids, those after `after`."""

    @abstractmethod
    def old(self, before: float, *, is_over: bool, most: int) -> list[str]:
        """The matches that did not move since `before` and are known to be over, or are not known to be; oldest first.

        Of a match without a last move it becomes now.
        """

    @abstractmethod
    def note_over(self, match: str) -> Future[None]:
        """Remembers that this match is over."""

    @abstractmethod
    def whole(self, match: str) -> WholeMatch | None:
        """Everything that is stored of a match; None if there is no such match."""

    @abstractmethod
    def put(self, whole: WholeMatch) -> Future[None]:
        """Writes a match from elsewhere, all or nothing. Conflict if it is there."""

    @abstractmethod
    def delete(self, match: str, length: int | None = None) -> Future[bool]:
        """Deletes a match and everything of it, if its log is that long; False if it is not, or not there."""

    @abstractmethod
    def times(self, entries: Sequence[tuple[str, int]]) -> dict[str, float]:
        """When these entries were written, each given as its match and number; seconds since 1970 by match."""

    @abstractmethod
    def book(self, id: str) -> Book | None:
        """The book of a player code."""

    @abstractmethod
    def write_book(self, book: Book) -> Future[None]:
        """A new book, or the next version of one. Conflict if another version is there by now."""

    @abstractmethod
    def remove_book(self, id: str) -> Future[None]:
        """Nothing is left of it."""

    @abstractmethod
    def check(self) -> None:
        """Raises a StoreError if nothing can be read, or if the last commit failed and one more fails too. Blocks."""

    @abstractmethod
    def keep_analysis(self, id: str, at: float, body: str) -> Future[None]:
        """Keeps how far a look back is, for all processes. What is older than a day is dropped."""

    @abstractmethod
    def analysis(self, id: str) -> tuple[float, str] | None:
        """When a look back was last kept, and how far it was."""

    @abstractmethod
    def close(self) -> None:
        """Completes the queued writes, then closes."""
