"""The first entries of a match: a new one, a guided one, and the same once more."""

from __future__ import annotations

import msgspec

from ludotek.game import AnyGame, BadLesson
from ludotek.table import entering
from ludotek.table import entries as log
from ludotek.table.clock import timed
from ludotek.table.deciding import due_throws
from ludotek.table.entries import Entry, SeatPlan
from ludotek.table.errors import TableError
from ludotek.table.guide import path_of
from ludotek.table.players import clean
from ludotek.table.promise import position_again, promised
from ludotek.table.table import Table


def opening(game: AnyGame, secret: str, created: log.Created, now: int = 0) -> list[Entry]:
    """The first entries of a match. It starts at once if nobody has to come first; `now` is for its clocks."""
    if created.chance == "entered":
        entering.check_people(game, created.seats)
    if not created.commitment:
        created = promised(created, secret)
    table = Table(game, secret, created)
    if table.match.is_over:
        raise TableError("table/over", "the match would be over before it begins: there is nothing to play")
    return [created, *timed(table, due_throws(table), now)]


def guided(game: AnyGame, name: str, nonce: str | None, pace: log.Pace) -> log.Created:
    """The first entry of a guided first game: one person here, and bots. Raises BadLesson."""
    path = path_of(game)
    if path is None:
        raise BadLesson(f"{game.id} has no lessons")
    seats, options = game.setting(game.load(path.start))
    learner = SeatPlan("here", clean(name), nonce=nonce)
    return log.Created(
        game=game.id,
        version=game.version,
        options=msgspec.to_builtins(options),
        seats=tuple(
            learner if seat == path.seat else SeatPlan("bot", level=path.level, nonce="") for seat in range(seats)
        ),
        commitment="",
        pace=pace,
        start=path.start,
        is_lesson=True,
    )


def rematch(table: Table, match: str) -> log.Created:
    """The same seats and options once more. People bring a new nonce when they come."""
    created = table.created
    return log.Created(
        game=created.game,
        version=created.version,
        options=created.options,
        seats=tuple(
            SeatPlan("bot", seat.name, seat.level, "", devices)
            if seat.level
            else SeatPlan("link", seat.name, devices=devices)
            for seat, devices in zip(table.seats, table.holding.devices, strict=True)
        ),
        commitment="",
        pace=table.pace,
        start=None if created.is_lesson else created.start,
        origin=position_again(created),
        rematch_of=match,
        chance=created.chance,
        hints=created.hints,
        door=table.holding.door,
        clock=created.clock,
        wins=table.wins,
        played=created.played + 1,
    )
