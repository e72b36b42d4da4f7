"""Sockets of one match meet in one process, whichever of them accepted the connection. It is only a hint."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep

import pytest

from ludotek.server import connections
from ludotek.server.affinity import Affinity, Passed, match_in, place_of
from ludotek.server.bus import ProcessBus
from ludotek.server.services import Services
from tests.databases import Database
from tests.server.harness import Address, Created, serving

Node = tuple[Address, Services]
UPGRADE = (
    "GET /api/socket?match={} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture(scope="session", autouse=True)
def database() -> Database:
    """One is enough: nothing here is about it."""
    return "sqlite"


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[list[Node]]:
    """Two servers of one store, as two processes of one machine would be."""
    folder = tmp_path / "bus"
    with (
        serving(tmp_path, bus=ProcessBus(folder), affinity=Affinity(folder, 0, 2)) as one,
        serving(tmp_path, bus=ProcessBus(folder), affinity=Affinity(folder, 1, 2)) as other,
    ):
        yield [one, other]


def match_of(nodes: list[Node], place: int) -> Created:
    """A match that the process at this place serves."""
    made = (nodes[0][0].create("here", "here") for _ in range(100))
    return next(match for match in made if place_of(match.id, 2) == place)


def devices(node: Node, match: Created) -> int:
    room = node[1].open_room(match.id)
    return len(room.devices) if room is not None else 0


def soon(node: Node, connections: int) -> bool:
    end = monotonic() + 5
    while node[1].gate.open != connections and monotonic() < end:
        sleep(0.01)
    return node[1].gate.open == connections


@pytest.mark.parametrize(
    ("target", "match"),
    [
        (b"/api/socket", ""),
        (b"/api/socket?match=abc", "abc"),
        (b"/api/socket?v=2&match=a%62c", "abc"),
        (b"/api/socket?match=", ""),
        (b"/api/socket?match=%FF", ""),
    ],
)
def test_the_address_names_the_match(target: bytes, match: str) -> None:
    assert match_in(target) == match


def test_too_many_parameters_name_no_match() -> None:
    assert match_in(b"/api/socket?" + b"a=1&" * 20 + b"match=abc") == ""


@pytest.mark.parametrize("place", [0, 1])
def test_both_people_of_a_match_meet_in_its_process(nodes: list[Node], place: int) -> None:
    match = match_of(nodes, place)
    people = [match.enter([match.keys[seat]], address=nodes[seat][0]) for seat in (0, 1)]
    assert [devices(node, match) for node in nodes] == ([2, 0] if place == 0 else [0, 2])
    assert people[people[0].actor].play(people[0].actor)["t"] == "done"
    for one in people:
        one.catch_up()
    assert people[0].seq == people[1].seq
    assert soon(nodes[1 - place], 0), "a connection that was passed on takes no place where it came in"
    assert soon(nodes[place], 2)


def test_a_socket_that_names_no_match_is_served_where_it_is(nodes: list[Node]) -> None:
    match = match_of(nodes, 1)
    stranger = nodes[0][0].dial()
    stranger.hello(match.id, [match.watch])
    assert stranger.welcome["match"] == match.id
    assert devices(nodes[0], match) == 1


def test_a_connection_that_asked_for_a_page_before_is_passed_on_too(nodes: list[Node]) -> None:
    match = match_of(nodes, 1)
    connection = HTTPConnection("127.0.0.1", nodes[0][0].port, timeout=60)
    connection.request("GET", "/api/health")
    answer = connection.getresponse()
    answer.read()
    assert not answer.will_close
    connection.sock.sendall(UPGRADE.format(match.id).encode())
    assert connection.sock.recv(4096).startswith(b"HTTP/1.1 101")
    assert soon(nodes[0], 0)
    assert soon(nodes[1], 1)
    connection.close()


def test_a_request_that_comes_in_pieces_stops_nobody(nodes: list[Node]) -> None:
    match = match_of(nodes, 1)
    request = UPGRADE.format(match.id).encode()
    with socket.create_connection(("127.0.0.1", nodes[0][0].port), timeout=60) as slow:
        slow.sendall(request[:30])
        assert match.enter(match.keys, address=nodes[0][0]).welcome
        slow.sendall(request[30:])
        assert slow.recv(4096).startswith(b"HTTP/1.1 101")


def test_without_the_process_of_the_match_any_other_serves_it(tmp_path: Path) -> None:
    folder = tmp_path / "bus"
    with serving(tmp_path, bus=ProcessBus(folder), affinity=Affinity(folder, 0, 2)) as one:
        match = match_of([one], 1)
        assert match.join(0).welcome
        with serving(tmp_path, bus=ProcessBus(folder), affinity=Affinity(folder, 1, 2)) as other:
            assert match.join(1).welcome
            assert (devices(one, match), devices(other, match)) == (1, 1), "the other one is back"
        assert match.join(1).welcome, "it has stopped"
        assert devices(one, match) == 2


def test_a_process_that_takes_nothing_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LONGEST_PASSING", 0.05)
    folder = tmp_path / "bus"
    with serving(tmp_path, bus=ProcessBus(folder), affinity=Affinity(folder, 0, 2)) as one:
        hung = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        hung.bind(str(folder / "1.sockets"))
        try:
            fill(folder)
            match = match_of([one], 1)
            assert match.join(0, 1).welcome
            assert devices(one, match) == 1
        finally:
            hung.close()


def fill(folder: Path) -> None:
    """Passes something on until nothing more is taken."""
    filler, somewhere = Affinity(folder, 0, 2), socket.socket()
    match = next(str(n) for n in range(100) if place_of(str(n), 2) == 1)
    for _ in range(10_000):
        if filler.pass_on(match, somewhere.fileno(), b"GET / HTTP/1.1\r\n\r\n") is Passed.LATER:
            break
    else:
        pytest.fail("it was never full")
    filler._socket.close()
    somewhere.close()
