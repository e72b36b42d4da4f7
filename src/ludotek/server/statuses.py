"""How matches stand, for the home page of a device that has keys of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from ludotek.server.api import HeldMatch, MatchStatus
from ludotek.server.claims import shown_hashes
from ludotek.server.room import Room
from ludotek.server.services import Denied, Services
from ludotek.store import Key


async def statuses(services: Services, held: Iterable[HeldMatch], visitor: str) -> list[MatchStatus]:
    """Those of the matches that the device may see. Each counts as an arrival; what is beyond the limit is left out."""
    found: list[MatchStatus] = []
    for number, one in enumerate(held):
        if number and not services.arriving.allow(visitor):
            break
        try:
            async with services.visit(one.match) as room:
                keys = valid_keys(await asyncio.to_thread(services.store.keys, one.match), room, one)
                if keys:
                    found.append(await status_of(services, room, keys))
        except Denied:  # no such match here
            continue
    return found


def valid_keys(keys: Iterable[Key], room: Room, held: HeldMatch) -> list[Key]:
    shown = shown_hashes(held.keys, held.device, len(room.table.seats))
    return [key for key in keys if key.hash in shown and not key.is_revoked]


async def status_of(services: Services, room: Room, keys: list[Key]) -> MatchStatus:
    """What everybody at the table sees of it."""
    table = room.table
    moved = [(room.match, table.moved)]
    times = await asyncio.to_thread(services.store.times, moved)
    return MatchStatus(
        match=room.match,
        game=table.game.id,
        names=tuple(seat.name for seat in table.seats),
        levels=tuple(seat.level for seat in table.seats),
        yours=tuple(sorted({key.seat for key in keys if key.role == "seat" and key.seat is not None})),
        is_started=table.is_started,
        is_over=table.is_over,
        turn=turn_of(room),
        since=times.get(room.match),
        scores=tuple(table.match.state.scores()) if table.is_over else (),
    )


def turn_of(room: Room) -> int | None:
    """The seat that is waited for; None where it is nobody in particular."""
    table = room.table
    if not table.is_started or table.is_over:
        return None
    throw = table.throw
    actor = throw.seat if throw is not None else int(table.match.state.actor)
    return actor if actor >= 0 else None
