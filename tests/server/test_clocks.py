"""Clocks over the socket: shown to everybody, called once at zero, and standing still while the server is dead."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotek.server.services import Services
from tests.databases import Database
from tests.server.harness import Address, Client, Created, Json, serving

MINUTE = {"kind": "player", "seconds": 60, "increment": 5}
Server = tuple[Address, Services]


@pytest.fixture(scope="module")
def server(database: Database, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("clocks")) as found:
        yield found


def pass_time(services: Services, seconds: float) -> None:
    """The next look at the clock finds it so much later."""
    before = services.clocks.wall
    services.clocks.wall = lambda: before() + seconds


def clock_of(client: Client) -> Json:
    """As it was told last."""
    told: Json = next(message["clock"] for message in reversed(client.heard) if message.get("clock"))
    return told


def told(client: Client) -> list[str]:
    return [
        one["text"]["id"] for message in client.heard for one in message.get("told", []) if one.get("text") is not None
    ]


def at_zero(match: Created, services: Services, *, seat: int) -> Client:
    """Everybody's time has passed; somebody looks."""
    pass_time(services, 62)
    client = match.join(seat)
    client.until(lambda message: any(one["text"]["id"].startswith("told-time") for one in message.get("told", [])))
    return client


def test_the_welcome_and_the_updates_tell_the_clocks(server: Server) -> None:
    address, _ = server
    match = address.create("here", "here", clock=MINUTE)
    ann = match.join(0, 1)
    assert ann.welcome["clock_plan"] == {"kind": "player", "seconds": 60, "increment": 5}
    clock = ann.welcome["clock"]
    assert clock["seat"] == ann.actor
    assert clock["left"] == [60_000, 60_000]
    assert 0 <= clock.get("starts_in", 0) <= 1000
    first = ann.actor
    while ann.actor == first:
        ann.play(first)
    assert clock_of(ann)["seat"] == 1 - first
    assert 64_000 <= clock_of(ann)["left"][first] <= 65_000, "nearly nothing was used, and five seconds were earned"


def test_a_match_without_a_clock_says_nothing_of_clocks(server: Server) -> None:
    ann = server[0].create("here", "here").join(0, 1)
    ann.play(ann.actor)
    assert all("clock" not in message and "clock_plan" not in message for message in ann.heard)


@pytest.mark.parametrize(
    ("clock", "told_in"),
    [
        ({"kind": "banana", "seconds": 60}, 400),
        ({"kind": "player", "seconds": 1e300}, 400),
        ({"kind": "player", "seconds": 60, "at_zero": "explode"}, 400),
        ({"kind": "player", "seconds": 0}, 422),
        ({"kind": "decision", "seconds": 60, "increment": 5}, 422),
        ({"kind": "player", "seconds": 60, "level": "godlike"}, 422),
    ],
)
def test_a_silly_clock_is_refused_with_a_sentence(server: Server, clock: Json, told_in: int) -> None:
    seats = [{"kind": "here"}, {"kind": "here"}]
    answer = server[0].call("/api/matches", {"game": "ludo", "seats": seats, "clock": clock})
    assert answer.status == told_in
    assert len(answer.json["message"].split()) > 3


def test_at_zero_a_bot_moves_and_the_person_plays_on(server: Server) -> None:
    address, services = server
    match = address.create("here", "here", clock=MINUTE | {"increment": 30, "level": "random"})
    ann = at_zero(match, services, seat=0)
    late = clock_of(ann)["seat"]
    ann.until(lambda message: message["t"] == "update" and message["actor"] == 1 - late)
    assert ann.kinds == ["person", "person"]
    assert told(ann).count("told-time-bot-moves") == 1
    assert clock_of(ann)["left"][late] == 30_000
    again = match.join(1)
    lines = [one["text"]["id"] for line in again.welcome["log"] for one in line["told"]]
    assert "told-time-bot-moves" in lines, "who comes later reads it in the log"


def test_at_zero_a_bot_takes_over_and_can_be_sent_away(server: Server) -> None:
    address, services = server
    match = address.create("here", "here", clock=MINUTE | {"at_zero": "bot_takes_over", "level": "random"})
    ann = at_zero(match, services, seat=0)
    seat = ann.kinds.index("bot")
    owner = ann if seat == 0 else match.join(1)
    assert owner.ask("hand_over", seat=seat, level="")["t"] == "done"
    assert owner.kinds == ["person", "person"]


def test_at_zero_the_seat_leaves(server: Server) -> None:
    address, services = server
    match = address.create("here", "here", clock=MINUTE | {"at_zero": "leaves"})
    ann = at_zero(match, services, seat=0)
    ann.catch_up()
    assert ann.result is not None
    assert "told-time-leaves" in told(ann)
    assert clock_of(ann)["seat"] is None


def test_nobody_calls_time_from_outside(server: Server) -> None:
    ann = server[0].create("here", "here", clock=MINUTE).join(0, 1)
    ann.send_command("cheat", t="call_time", seat=0, seen=ann.seq)
    assert ann.failure() == "message/malformed"


def test_two_processes_call_time_once(tmp_path: Path) -> None:
    with serving(tmp_path) as (one, services), serving(tmp_path) as (other, more):
        match = one.create("here", "here", clock=MINUTE | {"at_zero": "leaves"})
        more.clocks.silence = 20_000.0  # it knows that it is not alone
        here, there = match.join(0), match.enter([match.keys[1]], address=other)
        for process in (services, more):
            pass_time(process, 62)
        watching = [match.enter([match.watch]), match.enter([match.watch], address=other)]  # both look at the clock
        for client in watching:
            client.until(lambda message: message.get("result") is not None)
        assert told(watching[0]).count("told-time-leaves") == told(watching[1]).count("told-time-leaves") == 1
        assert here.socket is not there.socket


def test_a_clock_stands_still_while_the_server_is_dead(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, services):
        match = address.create("here", "here", clock=MINUTE)
        pass_time(services, 41)
        before = match.join(0).welcome["clock"]
        seat = before["seat"]
        assert 18_500 <= before["left"][seat] <= 20_500
        stopped = services.clocks.wall()
    begun = time.time()
    with serving(tmp_path, wall=lambda: stopped + 3600 + time.time() - begun) as (address, services):
        ann = match.enter([match.keys[0]], address=address)
        after = ann.welcome["clock"]
        assert after["seat"] == seat
        assert 13_000 <= after["left"][seat] - before["left"][seat] <= 15_000, "an hour did not count"
        assert "told-time-bot-moves" not in told(ann)


def test_zero_is_called_in_a_match_that_nobody_has_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotek.server.clocks.BEAT", 0.02)
    with serving(tmp_path) as (address, _):
        match = address.create("here", "here", clock=MINUTE | {"at_zero": "leaves"})
    with serving(tmp_path) as (address, services):
        while services.clocks.dead is None:  # it has seen that there are clocks
            time.sleep(0.005)
        pass_time(services, 90)
        deadline = time.monotonic() + 10
        while services.store.due(1e18, 5) and time.monotonic() < deadline:
            time.sleep(0.01)
        entries = [logged.entry for logged in services.store.entries(match.id)]
        assert [type(entry).__name__ for entry in entries].count("TimeUp") == 1
