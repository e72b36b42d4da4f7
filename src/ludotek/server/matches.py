"""Creates matches from requests and records, rematches, and new links for seats."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from msgspec.structs import replace

from ludotek.game import AnyGame
from ludotek.kernel import BadOptions, BadRecord, BadSeats, Record, Text
from ludotek.server.api import CreateMatch, MatchCreated, SeatKey, SeatRequest
from ludotek.server.keys import device_id, hash_of, new_key, new_match_id, new_nonce, new_secret, seat_key
from ludotek.server.logs import logged_as
from ludotek.server.room import Room
from ludotek.server.services import Denied, Services
from ludotek.store import Key, MatchRow
from ludotek.table import (
    Caller,
    Created,
    Entry,
    FreeSeat,
    Rematch,
    SeatPlan,
    TableError,
    check_clock,
    clean,
    guided,
    opening,
    origin_of,
    path_of,
    rematch,
)
from ludotek.workers import ForkRecord

log = logging.getLogger("ludotek.server")


async def create_match(services: Services, request: CreateMatch, visitor: str = "") -> MatchCreated:
    """Creates a match and returns its keys, which are not stored and cannot be asked for again."""
    game = services.game(request.game)
    secret, match = new_secret(), new_match_id()
    if request.clock is not None:
        check_clock(request.clock)
        services.values.check(request.clock.level, game, len(request.seats), request.options)
        await services.clocks.begin()
    record = await fork(services, request, visitor)
    for seat in request.seats:
        if seat.kind == "bot":
            options = request.options if record is None else record.options
            services.values.check(seat.level, game, len(request.seats), options)
    prepare = partial(first_entries, game, request, secret, services.clocks.now, record)
    entries = await services.work(prepare) if record is not None else prepare()
    check_daily(services, visitor)
    host, watch, device = new_key(), new_key(), request.device or new_key()
    table = None if request.door == "closed" else new_key()
    entries = with_device(entries, device_id(device))
    seats = tuple(
        SeatKey(number, plan.kind, key_of(plan, number, device))
        for number, plan in enumerate(created_by(entries).seats)
    )
    keys = [Key(hash_of(host), "host"), Key(hash_of(watch), "watch")]
    keys += [Key(hash_of(table), "table")] if table is not None else []
    keys += [stored_key(seat, device) for seat in seats if seat.key is not None]
    await asyncio.wrap_future(services.store.create(MatchRow(match, game.id, time.time(), secret), keys, entries))
    services.metrics.match_created(game.id)
    with logged_as(match=match):
        log.info("a match of %s was made", game.id)
    await wake(services, match)
    created = created_by(entries)
    return MatchCreated(match, host, watch, created.commitment, seats, table, created.scheme)


def with_device(entries: Sequence[Entry], device: str) -> list[Entry]:
    """The same entries, in which this device holds the seats of the people who are here."""
    created = created_by(entries)
    seats = tuple(replace(plan, devices=(device,)) if plan.kind == "here" else plan for plan in created.seats)
    return [replace(created, seats=seats), *entries[1:]]


def key_of(plan: SeatPlan, seat: int, device: str) -> str | None:
    if plan.kind == "bot":
        return None
    return seat_key(device, seat) if plan.kind == "here" else new_key()


def stored_key(seat: SeatKey, device: str) -> Key:
    hash = hash_of(seat.key or "")
    if seat.kind == "link":
        return Key(hash, "link", seat.seat, made=time.time())
    return Key(hash, "seat", seat.seat, device=device_id(device), made=time.time())


def check_daily(services: Services, visitor: str) -> None:
    """Raises Denied if this household has made as many matches today as one may."""
    if not services.daily.allow(visitor):
        most = services.settings.matches.matches_per_day
        raise Denied("match/too_many_today", f"at most {most} matches a day are made from one address", 429)


async def wake(services: Services, match: str) -> None:
    """Lets a bot that begins the match move."""
    async with services.visit(match) as room:
        room.wake()


def created_by(entries: Sequence[Entry]) -> Created:
    """The first entry of a match."""
    created = entries[0]
    assert isinstance(created, Created)  # by `opening`
    return created


def lesson_entries(game: AnyGame, request: CreateMatch, secret: str) -> list[Entry]:
    """A guided first game of the person here. The rest of the request is as the lessons say."""
    path, me = path_of(game), request.seats[0]
    says_more = request.options or request.from_record or request.clock or request.chance == "entered"
    if path is None or me.kind != "here" or len(request.seats) > 1 or says_more:
        raise BadOptions(
            "a guided first game is for one person here, in a game that has lessons, with nothing else said"
        )
    return opening(game, secret, guided(game, me.name, me.nonce or None, request.pace))


def first_entries(
    game: AnyGame, request: CreateMatch, secret: str, now: Callable[[], int], record: Record | None = None
) -> list[Entry]:
    """`now` is for the clocks, and asked when everything else is ready; `record` is what the match goes on from."""
    if request.is_lesson:
        return lesson_entries(game, request, secret)
    plans = tuple(plan(seat) for seat in request.seats)
    if record is not None:
        options, start, steps, players = record.options, record.start, record.steps, record.players
    else:
        options = msgspec.to_builtins(game.options(len(plans), request.options))
        start, steps, players = None, (), ()
    created = Created(
        game=game.id,
        version=game.version,
        options=options,
        seats=plans,
        commitment="",  # made by `opening`, which knows the secret
        pace=request.pace,
        start=start,
        steps=steps,
        hints=request.hints,
        door=request.door,
        chance=request.chance,
        clock=request.clock,
    )
    return opening(game, secret, msgspec.structs.replace(created, origin=origin_of(created, players)), now())


def plan(seat: SeatRequest) -> SeatPlan:
    name = clean(seat.name)
    if seat.kind == "bot":
        return SeatPlan("bot", name, seat.level, "")  # whatever it added, the server would have chosen
    return SeatPlan(seat.kind, name, nonce=(seat.nonce or None) if seat.kind == "here" else None)


async def fork(services: Services, request: CreateMatch, visitor: str) -> Record | None:
    """The record that the match goes on from, up to its step; None if it begins anew."""
    if request.from_record is None:
        return None
    if request.options:
        raise BadOptions("a match that goes on from a record has that record's options: leave them out")
    job = ForkRecord(bytes(request.from_record.record), request.from_record.at)
    record = msgspec.json.decode(await services.records.do(job, visitor), type=Record)
    if record.seats != len(request.seats):
        raise BadSeats(f"the record has {record.seats} seats, not {len(request.seats)}")
    if record.game != request.game:
        raise BadRecord(Text("wrong-record-game", {"found": record.game, "game": request.game}))
    return record


async def create_rematch(services: Services, room: Room, command: str) -> str:
    """Creates the rematch of a finished match, or returns the existing one. The same keys open it."""
    table = room.table
    if not table.is_over:
        raise TableError("table/not_over", "there is a rematch when the match is over")
    if table.rematch is not None:
        return table.rematch
    secret, match = new_secret(), new_match_id()
    created = rematch(table, room.match)
    keys = [key for key in await asyncio.to_thread(services.store.keys, room.match) if not key.is_revoked]
    entries = opening(table.game, secret, created, services.clocks.now())
    await asyncio.wrap_future(services.store.create(MatchRow(match, table.game.id, time.time(), secret), keys, entries))
    await room.carry_out(Rematch(0), command, Caller(next_match=match))
    return room.table.rematch or match


async def new_link(services: Services, match: str, host_key: str, seat: int) -> str:
    """A new link for a seat. The old one is revoked, its devices are sent away, and the log says so."""
    async with services.visit(match) as room:
        keys = await asyncio.to_thread(services.store.keys, match)
        check_host(keys, host_key)
        if not 0 <= seat < len(room.table.seats):
            raise Denied("seat/unknown", f"there is no seat {seat}", 404)
        key = new_key()
        await room.carry_out(FreeSeat(seat), f"free/{new_nonce()}", offered=key)
        return key


def check_host(keys: Sequence[Key], host_key: str) -> None:
    hash = hash_of(host_key)
    if not any(key.hash == hash and key.role == "host" and not key.is_revoked for key in keys):
        raise Denied("link/not_host", "only the host can do that")
