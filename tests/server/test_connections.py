"""Half requests and too many connections shut nobody out."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPResponse
from pathlib import Path
from time import monotonic, sleep

import msgspec
import pytest

from ludotek.server.connections import FILES, Gate, most_files
from ludotek.server.limits import UNLIMITED
from ludotek.server.services import Services
from ludotek.server.settings import DEFAULTS, Settings
from tests.databases import Database
from tests.server.harness import Address, serving

SET_UP = (
    b"POST /api/games/ludo/set-up HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n"
)

HASTY = 0.8  # seconds that a request has: enough for a whole one on a busy machine


@pytest.fixture(scope="session", autouse=True)
def database() -> Database:
    """One is enough: nothing here is about it."""
    return "sqlite"


def bounded(**bounds: float) -> Settings:
    return msgspec.structs.replace(DEFAULTS, connections=msgspec.structs.replace(DEFAULTS.connections, **bounds))


@contextmanager
def opened(address: Address, number: int = 1) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        yield [
            stack.enter_context(socket.create_connection(("127.0.0.1", address.port), timeout=20))
            for _ in range(number)
        ]


def received(connection: socket.socket) -> bytes:
    """Everything until the server closes."""
    found = b""
    with suppress(ConnectionResetError):
        while more := connection.recv(4096):
            found += more
    return found


def soon(holds: Callable[[], bool]) -> bool:
    end = monotonic() + 20
    while not holds() and monotonic() < end:
        sleep(0.01)
    return holds()


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[tuple[Address, Services]]:
    with serving(tmp_path, settings=bounded(header_timeout=HASTY, body_timeout=HASTY)) as served:
        yield served


@pytest.mark.parametrize(
    ("half", "answer"),
    [
        (b"", b""),
        (b"GET / HT", b"HTTP/1.1 408"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-More: ", b"HTTP/1.1 408"),
        (SET_UP + b'{"seats"', b"HTTP/1.1 408"),
    ],
    ids=["nothing", "line", "headers", "body"],
)
def test_half_a_request_is_not_waited_for(
    hasty: tuple[Address, Services], half: bytes, answer: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    address, services = hasty
    with caplog.at_level(logging.WARNING), opened(address) as (connection,):
        connection.sendall(half)
        begun = monotonic()
        assert received(connection).startswith(answer)
        assert monotonic() - begun > HASTY / 2
    assert soon(lambda: services.gate.open == 0)
    assert caplog.records == []


def test_a_request_that_comes_byte_by_byte_has_no_more_time(hasty: tuple[Address, Services]) -> None:
    address, _ = hasty
    with opened(address) as (connection,):
        begun = monotonic()
        with suppress(OSError):
            while monotonic() - begun < 20 * HASTY:
                connection.sendall(b"G")
                sleep(0.02)
        assert monotonic() - begun < 10 * HASTY


def test_several_requests_of_one_connection_have_a_time_each(hasty: tuple[Address, Services]) -> None:
    address, _ = hasty
    with opened(address) as (connection,):
        for _ in range(3):
            sleep(HASTY / 2)  # three of them are more than one has
            connection.sendall(SET_UP + b'{"seats": 2}')
            answer = HTTPResponse(connection)
            answer.begin()
            assert answer.status == 200
            assert answer.read(), "the whole body, before the next request"


def test_a_socket_stays_though_it_is_silent(hasty: tuple[Address, Services]) -> None:
    address, services = hasty
    client = address.create("here", "here").join(0)
    sleep(1.5 * HASTY)
    assert client.ask("ping")["t"] == "pong"
    client.close()
    assert soon(lambda: services.gate.open == 0)


def test_an_address_has_so_many_connections_and_others_come_in(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, connections=3)
    with serving(tmp_path, limits=limits) as (address, services), opened(address, 6) as half:
        assert soon(lambda: services.gate.open == 6)
        with opened(address) as (one_more,):
            assert received(one_more).startswith(b"HTTP/1.1 503")
        assert services.gate.enter("192.0.2.1"), "another address"
        services.gate.leave("192.0.2.1")
        half[0].close()
        assert soon(lambda: services.gate.open == 5)
        assert address.call("/api/health").status == 200


def test_the_last_places_are_for_those_who_play(tmp_path: Path) -> None:
    with serving(tmp_path, settings=bounded(connections=12, reserved_connections=4)) as (address, services):
        match = address.create("here", "link")
        ann = match.join(0)
        services.gate._players.clear()  # all of them come from one address here: as if it were a stranger's
        with opened(address, 10):
            assert soon(lambda: services.gate.open == 8)
            with opened(address) as (newcomer,):
                assert received(newcomer).startswith(b"HTTP/1.1 503")
            services.gate.remember("127.0.0.1")
            assert match.join(0).welcome, "who plays comes back in"
            assert ann.ask("ping")["t"] == "pong"


def test_the_gate_counts_households_and_proxies_for_themselves() -> None:
    network = msgspec.structs.replace(DEFAULTS.network, trusted_proxies=("10.0.0.1",))
    limits = msgspec.structs.replace(DEFAULTS.limits, connections=2)
    gate = Gate(msgspec.structs.replace(bounded(connections=100), network=network, limits=limits))
    assert [gate.enter(f"2001:db8::{n}") for n in range(5)] == [True] * 4 + [False]
    assert gate.enter("2001:db8:0:1::1")
    assert all(gate.enter("10.0.0.1") for _ in range(20))
    assert gate.open == 25
    for n in range(4):
        gate.leave(f"2001:db8::{n}")
    assert gate.enter("2001:db8::9")


def test_there_are_never_more_connections_than_files() -> None:
    gate = Gate(bounded(connections=10_000_000))
    assert gate.most == most_files() - FILES
