"""What one visitor, one socket or one seat may cost the others."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from time import sleep
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ludotek.server import socket
from ludotek.server.charges import COSTS, SeatLimits
from ludotek.server.denied import Denied
from ludotek.server.limits import UNLIMITED, Limits, Rate, RateLimiter
from ludotek.server.messages import Incoming, Ping
from ludotek.server.settings import DEFAULTS
from ludotek.table import ChangePace, Play, Rename, Say
from tests.databases import Database
from tests.server.harness import serving


@pytest.fixture(scope="session", autouse=True)
def database() -> Database:
    """One is enough: nothing here is about it."""
    return "sqlite"


def limited(**limits: Any) -> Limits:
    return msgspec.structs.replace(UNLIMITED, **limits)


def test_every_kind_of_message_has_its_cost() -> None:
    assert set(COSTS) == set(Incoming.__args__)
    assert max(COSTS.values()) < DEFAULTS.limits.messages.burst


def test_after_every_message_of_a_socket_the_others_are_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though all of its messages are there already, and answering them waits for nothing."""
    served, at = 0, list[int]()

    async def receive(_: object) -> Ping:
        if len(at) == 5:
            raise socket.Gone
        return Ping("p")

    async def answer(*_: object) -> None:
        at.append(served)

    async def serve_others() -> None:
        nonlocal served
        while True:
            served += 1
            await asyncio.sleep(0)

    async def talk() -> None:
        others = asyncio.ensure_future(serve_others())
        with pytest.raises(socket.Gone):
            await socket.listen(services, wire, room, device)
        others.cancel()

    monkeypatch.setattr(socket, "receive", receive)
    monkeypatch.setattr(socket, "answer", answer)
    services: Any = SimpleNamespace(limits=UNLIMITED, talking=SimpleNamespace(allow=lambda visitor, cost: True))
    device: Any = SimpleNamespace(is_cut_off=False, visitor="127.0.0.1")
    wire: Any = None
    room: Any = None
    asyncio.run(talk())
    assert len(set(at)) == len(at) == 5, at


def test_a_socket_is_charged_by_cost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the same number of messages, looks end a connection and pings do not."""
    monkeypatch.setattr("ludotek.server.socket.REST", 0)
    with serving(tmp_path, limits=limited(messages=Rate(13, 0.001))) as (address, _):
        match = address.create("here", "here")
        pinging, looking = match.join(0), match.join(0)
        for _ in range(12):
            assert pinging.ask("ping")["t"] == "pong"
        with suppress(ConnectionClosed):  # as soon as it was too much
            for _ in range(12):
                looking.send(t="look", seat=0)
        assert looking.failure() == "message/too_many"
        assert len([message for message in looking.heard if message["t"] == "seen"]) == 2


def test_a_household_that_talks_too_much_waits_and_others_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotek.server.socket.LONGEST_WAIT", 0.1)
    network = msgspec.structs.replace(DEFAULTS.network, trusted_proxies=("127.0.0.1",))
    settings = msgspec.structs.replace(DEFAULTS, network=network)
    with serving(tmp_path, settings=settings, limits=limited(talk=Rate(5, 0.1))) as (address, _):
        match = address.create("here", "here")
        devices = []
        for household in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
            device = address.dial(additional_headers={"x-forwarded-for": household})
            device.hello(match.id, match.keys)
            devices.append(device)
        one, other, calm = devices
        for device in (one, other):
            with suppress(ConnectionClosed):
                for _ in range(8):
                    device.send(t="ping", id="p")
        assert {one.failure(), other.failure()} == {"message/too_many"}
        pongs = [message for device in (one, other) for message in device.heard if message["t"] == "pong"]
        assert len(pongs) == 5, "together"
        for _ in range(3):
            assert calm.ask("ping")["t"] == "pong"


def test_what_a_seat_writes_is_limited_whatever_the_number_of_its_devices(tmp_path: Path) -> None:
    few = Rate(3, 0.001)
    with serving(tmp_path, limits=limited(notes=few, moves=few, chat=few)) as (address, _):
        match = address.create("here", "here")
        for t, more, code in (
            ("rename", {"name": "x"}, "seat/too_many"),
            ("say", {"words": "x"}, "chat/too_many"),
            ("play", {"action": 12345, "seen": 0}, "seat/too_many"),
        ):
            answers = [match.join(0).ask(t, seat=0, **more) for _ in range(4)]
            assert [answer.get("code") == code for answer in answers] == [False] * 3 + [True]
            assert match.join(1).ask(t, seat=1, **more).get("code") != code, "the other seat has its own"
        seq = match.join(0).seq
        for number in range(3):
            match.join(0, settings={"plays_forced": number % 2 == 0}).catch_up()
        assert match.join(0).seq == seq, "coming in again and again writes nothing either"


def test_seats_have_buckets_that_fill_again() -> None:
    now = 0.0
    seats = SeatLimits(limited(notes=Rate(1, 0.5)), clock=lambda: now)
    seats.check(Rename(0, "a"))
    with pytest.raises(Denied):
        seats.check(ChangePace(0, "slow"))
    seats.check(Rename(1, "b"))
    seats.check(Play(0, 1, 1))
    seats.check(Say(0, "still"))
    now = 2.0
    seats.check(ChangePace(0, "slow"))


def test_matches_a_day_are_limited_per_address_and_rematches_count(tmp_path: Path) -> None:
    matches = msgspec.structs.replace(DEFAULTS.matches, matches_per_day=2)
    with serving(tmp_path, settings=msgspec.structs.replace(DEFAULTS, matches=matches)) as (address, _):
        body = {"game": "ludo", "seats": [{"kind": "here"}] * 9}
        assert address.call("/api/matches", body).status == 422, "what cannot be made does not count"
        match = address.create("here", "here")
        ann = match.join(0, 1)
        assert ann.ask("resign", seat=0)["t"] == "done"
        assert ann.ask("rematch", seat=0)["t"] == "done"
        answer = address.call("/api/matches", {**body, "seats": [{"kind": "here"}] * 2})
        assert (answer.status, answer.json["code"]) == (429, "match/too_many_today")
        assert match.join(0).welcome, "playing goes on"


def test_bots_among_themselves_pause_while_nobody_watches(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, services):
        match = address.create("random", "random")
        (room,) = services.open_rooms()
        assert not room.bots.is_running
        steps = len(room.table.match.steps)
        watcher = match.enter([match.watch])
        while watcher.seq < steps + 20:
            watcher.hear()
        watcher.close()
        while room.devices or room.bots.is_running:
            sleep(0.005)
        assert not room.table.is_over


def test_bots_play_on_for_a_person_who_is_away(tmp_path: Path) -> None:
    """Their match is where they left it, or further: at their own next decision."""
    with serving(tmp_path) as (address, services):
        match = address.create("here", "random", "random")
        ann = match.join(0)
        while ann.actor != 0:
            ann.hear()
        ann.play(0)
        ann.close()
        (room,) = services.open_rooms()
        while room.devices or room.bots.is_running:
            sleep(0.005)
        assert room.table.is_over or int(room.table.match.state.actor) == 0


def test_a_crowd_of_visitors_shuts_nobody_out() -> None:
    now = 0.0
    limiter = RateLimiter(Rate(5, 0), lambda: now, room=10)
    for number in range(10):
        limiter.allow(f"crowd {number}")
    for _ in range(5):
        assert limiter.allow("busy")
    assert not limiter.allow("busy")
    assert limiter.allow("newcomer")
    for number in range(100):
        assert limiter.allow(f"more {number}")
    assert not limiter.allow("busy"), "who took most is remembered longest"
    assert len(limiter.buckets) <= 10
