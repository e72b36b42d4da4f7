"""Rooms that are read again from the log, and people who come back to them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ludotek.kernel import Match, Rng, play_out
from ludotek.server.device import Device
from ludotek.server.room import Room
from ludotek.server.services import Services
from ludotek.store import StoreFull
from ludotek.table import Entry, decide
from tests.databases import Database
from tests.server.harness import Address, serving
from tests.server.test_claims import guest
from tests.table.sitting import LUDO

Server = tuple[Address, Services]


@pytest.fixture(scope="module")
def server(database: Database, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("rooms")) as found:
        yield found


def room_of(services: Services, match: str) -> Room:
    return next(room for room in services.open_rooms() if room.match == match)


def test_a_device_that_arrives_in_a_dropped_room_is_asked_to_come_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = server[0].create("here", "here")
    arrive = Room.arrive

    def too_late(room: Room, device: Device, seen: int) -> None:
        if not room.is_dropped and not room.devices:
            room.drop()  # while the device was being let in
        monkeypatch.undo()
        arrive(room, device, seen)

    monkeypatch.setattr(Room, "arrive", too_late)
    assert match.join(0).failure_heard() == "server/unsure"
    assert match.join(0).welcome["yours"] == [0]


def test_a_room_that_ends_late_does_not_take_the_new_one_with_it(server: Server) -> None:
    address, services = server
    match = address.create("here", "here")
    match.join(0).close()
    old = room_of(services, match.id)
    old.drop()
    match.join(0)
    new = room_of(services, match.id)
    old.on_dropped(old)
    assert new is not old
    assert room_of(services, match.id) is new


def test_a_person_whose_seat_could_not_be_written_comes_back_and_the_match_begins(server: Server) -> None:
    address, services = server
    match = address.create("here", "link", door="ask")
    ann, ben = match.join(0), guest(match, "ben")
    room = room_of(services, match.id)
    sit_down = room.sit_down

    async def broken(device: Device) -> None:
        room.sit_down = sit_down  # type: ignore[method-assign]
        raise StoreFull("the disk is full")

    room.sit_down = broken  # type: ignore[method-assign]
    ben.send(t="claim", id="x", seat=1, name="Ben")
    assert ben.failure() == "server/unsure"
    assert not room.table.is_started
    assert guest(match, "ben").welcome["yours"] == [1]
    ann.until(lambda message: message.get("is_started") is True)


def test_the_steps_of_a_long_record_are_played_in_a_thread_when_the_last_one_joins(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_loop: list[bool] = []

    def noted(*args: Any) -> list[Entry]:
        in_loop.append(asyncio._get_running_loop() is not None)
        return decide(*args)

    steps = play_out(Match.new(LUDO, 2), lambda match, seat: match.state.legal()[-1], Rng(3), limit=150)
    record = msgspec.to_builtins(steps.full_record())
    match = server[0].create("here", "link", from_record={"record": record, "at": 150})
    monkeypatch.setattr("ludotek.server.room.decide", noted)
    ben = match.join(1)
    assert ben.is_started
    assert in_loop[-1] is False
    seat = ben.actor
    assert match.join(seat).play(seat)["t"] == "done"
    assert in_loop[-1] is True, "a move is no such work"
