"""Who comes in by which link: exchanges links for keys of the device, lets devices in and sends them away.

A seat is given away only by an entry in the log, and the keys that change with it are written in the same transaction.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Final

from ludotek.server.denied import Denied
from ludotek.server.device import Device
from ludotek.server.devices import SENT_AWAY
from ludotek.server.keys import device_id, hash_of, link_id, seat_key
from ludotek.server.messages import DeviceInfo, Devices, Hello
from ludotek.server.room import Room
from ludotek.store import Key
from ludotek.table import (
    AnswerAsk,
    AskSeat,
    Caller,
    ChangeDoor,
    Claim,
    FillSeats,
    SendAway,
    TableError,
    TakeSeat,
)

KEPT_OUT: Final = ("seat/taken", "link/used", "table/over")  # who comes by such a link may still look on, or ask
ACTING: Final = ("seat", "host", "watch")  # a device stays only while all of these that it came by are valid


async def exchange(room: Room, hello: Hello, device: Device) -> list[Key]:
    """Gives the device keys of its own for the links it came by; returns the valid keys that it then has.

    Raises Denied if it has none.
    """
    found = await shown_keys(room, hello)
    if hello.device is not None:
        device.key, device.id = hello.device, device_id(hello.device)
        for key in found:
            await exchange_one(room, device, key, hello.name)
        found = [key for key in await shown_keys(room, hello) if not is_sent_away(room, device, key)]
        if not found:
            raise Denied(*SENT_AWAY)
    elif all(key.role in ("link", "pass") for key in found):
        raise Denied("link/needs_device", "a link is exchanged for a key of the device: say it in hello as `device`")
    device.id = device.id or next((key.device for key in found if key.role == "seat" and key.device), "")
    return found


def is_sent_away(room: Room, device: Device, key: Key) -> bool:
    """Whether the device was sent away from a seat of which it still knows another device's key."""
    is_other = key.role == "seat" and key.device != device.id
    return is_other and (key.seat, device.id) in room.table.holding.turned_away


async def exchange_one(room: Room, device: Device, key: Key, name: str) -> None:
    is_other = key.role == "seat" and key.device != device.id  # copied from another device
    if key.seat is None or not (is_other or key.role in ("link", "pass")):
        return
    link = link_id(key.hash) if key.role == "pass" else ""
    order = TakeSeat(key.seat, device.id, link, name, is_more=key.role != "link")
    try:
        await room.carry_out(order, f"take/{device.id}/{key.seat}/{key.hash[:12]}", offered=device.key)
    except TableError as error:
        if error.code not in KEPT_OUT:
            raise


async def shown_keys(room: Room, hello: Hello) -> list[Key]:
    """The valid keys among those of a hello. One that was known as revoked before they were read was given anew."""
    revoked = frozenset(room.revoked)
    found = valid_keys(await stored_keys(room), room, hello)
    room.revoked -= revoked.intersection(key.hash for key in found)
    return found


async def stored_keys(room: Room) -> list[Key]:
    return await asyncio.to_thread(room.store.keys, room.match)


def shown_hashes(keys: Iterable[str], device_key: str | None, seats: int) -> set[str]:
    own = [] if device_key is None else [seat_key(device_key, seat) for seat in range(seats)]
    return {hash_of(key) for key in (*keys, *own)}


def valid_keys(keys: Sequence[Key], room: Room, hello: Hello) -> list[Key]:
    shown = shown_hashes(hello.keys, hello.device, len(room.table.seats))
    found = [key for key in keys if key.hash in shown]
    valid = [key for key in found if not key.is_revoked]
    if not valid and found:
        if any(key.role == "table" for key in found):
            raise Denied("link/closed", "the host has closed the table link")
        raise Denied("link/revoked", "this link is no longer valid: ask for the new one")
    if not valid:
        raise Denied("link/unknown", "this link does not belong to the match")
    return valid


def settle(device: Device, keys: Sequence[Key]) -> None:
    """What the device may do by its keys."""
    device.hashes = frozenset(key.hash for key in keys if key.role in ACTING)
    device.yours = tuple(sorted({key.seat for key in keys if key.role == "seat" and key.seat is not None}))
    device.is_host = any(key.role == "host" for key in keys)
    device.may_watch = any(key.role == "watch" for key in keys)
    device.may_claim = any(key.role == "table" for key in keys)
    linked = {key.seat for key in keys if key.role in ("link", "ask") and key.seat is not None}
    device.linked = tuple(sorted(linked - set(device.yours)))


async def claim(room: Room, device: Device, id: str, seat: int | None, name: str) -> int:
    """Takes a free seat by the table link. A repeated claim is the same claim."""
    if not device.may_claim or not device.key:
        raise Denied("link/not_table", "only who came by the table link can take a seat")
    return await room.carry_out(Claim(seat, device.id, name), f"claim/{device.id}/{id}", offered=device.key)


async def ask_seat(room: Room, device: Device, id: str, seat: int, name: str) -> int:
    if not device.key or not (device.may_claim or seat in device.linked):
        raise Denied("link/not_table", "only who came by a link can ask for a seat")
    return await room.carry_out(AskSeat(seat, device.id, name), f"ask/{device.id}/{id}", offered=device.key)


async def make_pass(room: Room, seat: int, key: str) -> None:
    """A link for one more device of a seat, that works once. An older one stops working."""
    new = Key(hash_of(key), "pass", seat, made=time.time())
    if any(known.hash == new.hash and known.role != "pass" for known in await stored_keys(room)):
        raise Denied("link/used", "this key opens something else: make another one")
    await asyncio.wrap_future(room.store.change_key(room.match, new))


async def devices_of(room: Room, id: str, seat: int) -> Devices:
    made = {key.device: key.made for key in await stored_keys(room) if key.role == "seat" and key.seat == seat}
    return Devices(id, seat, tuple(DeviceInfo(device, made.get(device)) for device in room.table.holding.devices[seat]))


async def host_order(room: Room, device: Device, id: str, order: FillSeats | ChangeDoor, caller: Caller) -> int:
    if not device.is_host:
        raise Denied("link/not_host", "only the host can do that")
    offered = order.key if isinstance(order, ChangeDoor) else None
    opens = isinstance(order, ChangeDoor) and order.door != "closed" and room.table.holding.door == "closed"
    if opens and offered is None:
        raise Denied("link/needs_key", "there is no table link: bring the key of a new one")
    return await room.carry_out(order, f"host/{id}", caller, offered=offered)


def check_may_seat(room: Room, device: Device, order: AnswerAsk | SendAway) -> None:
    """A seat's devices decide about their seat; about a seat that a bot plays for nobody, the host."""
    if order.seat in device.yours:
        return
    is_held = 0 <= order.seat < len(room.table.seats) and room.table.holding.is_held(order.seat)
    if isinstance(order, SendAway) or is_held or not device.is_host:
        raise Denied("seat/not_yours", f"this device does not hold seat {order.seat}")
