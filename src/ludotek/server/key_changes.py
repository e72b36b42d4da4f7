"""Which keys change together with entries of the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from ludotek.server.keys import hash_of, link_id, seat_key
from ludotek.store import Key
from ludotek.table import AskAnswered, DeviceGone, DoorChanged, Entry, SeatAsked, SeatFreed, SeatTaken

WITH_KEYS: Final = (SeatTaken, SeatAsked, AskAnswered, DeviceGone, SeatFreed, DoorChanged)


def has_keys(entries: Iterable[Entry]) -> bool:
    for entry in entries:  # noqa: SIM110 - asked for every move: half as long as any()
        if isinstance(entry, WITH_KEYS):
            return True
    return False


def changed_keys(entries: Iterable[Entry], keys: Sequence[Key], offered: str | None, now: float) -> list[Key]:
    """New and changed keys, as they are to be stored.

    `offered` is the secret that the sender brought: of its device, or of a new link.
    """
    return [change for entry in entries for change in changes_of(entry, keys, offered, now)]


def changes_of(entry: Entry, keys: Sequence[Key], offered: str | None, now: float) -> Iterator[Key]:
    match entry:
        case SeatTaken(seat, device, link):
            yield from taken(seat, device, keys, offered, now)
            yield from (replace(key, is_revoked=True) for key in keys if link and link_id(key.hash) == link)
        case SeatAsked(seat, device) if offered is not None:
            yield Key(hash_of(seat_key(offered, seat)), "ask", seat, device=device, made=now)
        case AskAnswered(seat, device, False):
            yield from (replace(key, is_revoked=True) for key in waiting(keys, seat, device))
        case DeviceGone(seat, device):
            gone = (key for key in keys if (key.role, key.seat, key.device) == ("seat", seat, device))
            yield from (replace(key, is_revoked=True) for key in gone)
            # It may have made a pass before, and would come back by it.
            passes = (key for key in keys if (key.role, key.seat) == ("pass", seat) and not key.is_revoked)
            yield from (replace(key, is_revoked=True) for key in passes)
        case SeatFreed(seat):
            yield from (replace(key, is_revoked=True) for key in keys if key.seat == seat)
            if offered is not None:
                yield Key(hash_of(offered), "link", seat, made=now)
        case DoorChanged(door):
            table = [key for key in keys if key.role == "table" and not key.is_revoked]
            if door == "closed" or offered is not None:
                yield from (replace(key, is_revoked=True) for key in table)
            if door != "closed" and offered is not None:
                yield Key(hash_of(offered), "table", made=now)


def taken(seat: int, device: str, keys: Sequence[Key], offered: str | None, now: float) -> Iterator[Key]:
    """The key that was brought along becomes one of the seat, even if it was revoked before. Where a device that waited
    is let in, nobody brings one: it is the key that it asked with."""
    if offered is not None:
        yield Key(hash_of(seat_key(offered, seat)), "seat", seat, device=device, made=now)
    else:
        yield from (replace(key, role="seat", made=now) for key in waiting(keys, seat, device))


def waiting(keys: Sequence[Key], seat: int, device: str) -> list[Key]:
    return [key for key in keys if (key.role, key.seat, key.device) == ("ask", seat, device)]
