"""What a seat may not know is in no byte that is sent to it.

Two worlds that seat 0 and a spectator cannot tell apart: the same match, keys and secret, but another card in the hand
of seat 1. The same things happen in both; everything that was sent must be the same, byte for byte.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludotek.server.keys import hash_of
from ludotek.store import Key, MatchRow
from ludotek.store.sql import SqlStore
from ludotek.table import Entry, Step
from tests.databases import open_database
from tests.server.harness import DATABASE, Address, Client, Created, serving
from tests.table.hidden_cards import GAME, KEEP, SWAP
from tests.table.sitting import SECRET, created, here

MATCH = "two-worlds"
KEYS = ["key of seat 0 ...", "key of seat 1 ..."]
HOST, WATCH = "key of the host ...", "key of the watchers ..."
TABLE, GUEST = "key of the table link ...", "key that a guest has made ..."


def forge(folder: Path, cards: tuple[int, int]) -> None:
    """A match in which these cards were dealt."""
    store = open_database(DATABASE.get(), folder)
    keys = [Key(hash_of(key), "seat", seat) for seat, key in enumerate(KEYS)]
    keys += [Key(hash_of(HOST), "host"), Key(hash_of(WATCH), "watch"), Key(hash_of(TABLE), "table")]
    table = created([here("Ann"), here("Ben")], GAME, hints=True, door="ask")
    entries: list[Entry] = [table, *(Step(-1, card) for card in cards)]
    store.create(MatchRow(MATCH, GAME.id, 0.0, SECRET), keys, entries).result()
    store.close()


class World:
    """Everything that was sent, by whom it was heard."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self.match = Created(
            address, {"match": MATCH, "host_key": HOST, "watch_key": WATCH, "commitment": "",
                      "seats": [{"key": key} for key in KEYS]}
        )  # fmt: skip
        self.clients: list[tuple[str, Client]] = []
        self.answers: list[tuple[int, bytes]] = []

    def enter(self, who: str, *keys: str, **more: Any) -> Client:
        client = self.match.enter(keys, **more)
        self.clients.append((who, client))
        self.settle()
        return client

    def ask(self, client: Client, t: str, **more: Any) -> None:
        client.ask(t, **more)
        self.settle()

    def settle(self) -> None:
        """Everybody hears what was sent so far: the order in which messages cross is no secret."""
        for number, (_, client) in enumerate(self.clients):
            client.ask("ping", id=f"settle-{number}")

    def heard(self, who: str) -> list[list[str]]:
        return [client.raw for name, client in self.clients if name == who]


def what_happens(world: World) -> None:
    ann = world.enter("ann", KEYS[0])
    ben = world.enter("ben", KEYS[1])
    world.enter("watcher", WATCH)
    host = world.enter("watcher", HOST)
    guest = world.enter("guest", TABLE, device=GUEST)
    ann.ask("explain", things=["card-1"])
    ann.ask("explain", things=["card-0"])
    host.ask("explain", things=["card-0", "card-1"])
    ask = world.ask
    ask(ann, "play", seat=1, action=KEEP, seen=ann.seq)  # not hers
    ask(ann, "play", seat=0, action=77, seen=ann.seq)  # not legal
    ask(ann, "play", seat=0, action=KEEP, seen=1)  # out of date
    ask(ben, "play", seat=1, action=KEEP, seen=ben.seq)  # out of turn
    ask(guest, "claim", seat=1, name="Eva")  # Ben's
    ask(guest, "claim", seat=None, name="Eva")  # none is free
    ask(guest, "ask_seat", seat=1, name="Eva")
    ask(ben, "answer_ask", seat=1, device=guest.welcome["device"], yes=False)
    guest.send(t="look", seat=1)
    ask(guest, "explain", things=["card-1"])
    ask(ann, "say", seat=0, words="what have you got?")
    ask(ann, "ask_hint", seat=0, seen=ann.seq)
    ask(ben, "ask_hint", seat=1, seen=ben.seq)  # not his turn
    ann.send(t="look", seat=1)
    ann.send(t="look", seat=None)
    ann.send(t="look", seat=0)
    ask(ann, "play", seat=0, action=KEEP, seen=ann.seq)
    ask(ann, "play", seat=0, action=KEEP, seen=ann.seq)  # not her turn any more
    ask(ann, "ask_undo", seat=0)
    ask(ben, "answer_undo", seat=1, yes=True)  # rewound
    world.enter("ann", KEYS[0])  # everything again
    world.enter("ann", KEYS[0], seen=ann.seq)  # and from here on
    world.enter("watcher", WATCH, seen=2)
    world.enter("guest", TABLE, device=GUEST)
    ask(ann, "play", seat=0, action=KEEP, seen=ann.seq)
    ask(ann, "ask_undo", seat=0)
    ask(ben, "answer_undo", seat=1, yes=False)
    ask(ann, "hand_over", seat=1, level="random")  # he is here
    world.enter("ann", KEYS[0])
    world.enter("watcher", WATCH)
    record = world.address.call(f"/api/matches/{MATCH}/record", key=KEYS[0])
    world.answers.append((record.status, record.body))


def swapping(world: World) -> None:
    """Ann swaps: Ben and the watcher see that she does, not what she had or gets, live or after a reconnect."""
    ann = world.enter("ann", KEYS[0])
    world.enter("ben", KEYS[1])
    world.enter("watcher", WATCH)
    world.ask(ann, "play", seat=0, action=SWAP, seen=ann.seq)
    world.enter("ben", KEYS[1])
    world.enter("ben", KEYS[1], seen=3)
    world.enter("watcher", WATCH)


def run(folder: Path, cards: tuple[int, int], happens: Callable[[World], None]) -> World:
    folder.mkdir()
    forge(folder, cards)
    with serving(folder) as (address, _):
        world = World(address)
        happens(world)
        return world


def test_two_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(tmp_path: Path) -> None:
    one, other = run(tmp_path / "one", (2, 1), what_happens), run(tmp_path / "other", (2, 3), what_happens)
    assert sum(map(len, one.heard("ann"))) > 60
    assert one.heard("ann") == other.heard("ann")
    assert '"t":"advised"' in "".join(one.heard("ann")[0])
    assert '"t":"advised"' not in "".join(one.heard("watcher")[0] + one.heard("ben")[0]), "only who asked is told"
    assert one.heard("watcher") == other.heard("watcher")
    assert one.heard("guest") == other.heard("guest"), "the table link shows no secret"
    assert one.answers == other.answers
    assert one.heard("ben") != other.heard("ben"), "the worlds do differ"


def test_a_swapped_card_stays_hidden(tmp_path: Path) -> None:
    one, other = run(tmp_path / "one", (1, 2), swapping), run(tmp_path / "other", (3, 2), swapping)
    assert '"told-swapped"' in "".join(one.heard("ben")[0])
    assert one.heard("ben") == other.heard("ben")
    assert one.heard("watcher") == other.heard("watcher")
    assert one.heard("ann") != other.heard("ann")


def test_a_device_that_is_passed_round_begins_covered(address: Address) -> None:
    match = address.create("here", "here", game="hidden_cards")
    shared = match.join(0, 1)
    assert shared.welcome["has_secrets"]
    assert shared.welcome["viewer"] is None
    assert all(sprite["symbol"] == "back" for sprite in shared.welcome["scene"]["sprites"])


def test_keys_are_stored_only_as_hashes_and_written_to_no_log(tmp_path: Path, caplog: Any) -> None:
    with serving(tmp_path) as (address, services):
        match = address.create("here", "link")
        match.join(0)
        match.enter(["x" * 30])
        match.record()
        address.call(f"/api/matches/{match.id}/links", {"key": match.host, "seat": 0})
        assert isinstance(services.store, SqlStore)
        tables = [services.store._read(f"SELECT * FROM {table}") for table in ("matches", "keys", "entries")]
        files = b"".join(file.read_bytes() for file in tmp_path.iterdir()) + repr(tables).encode()
        for key in (match.host, match.watch, *match.keys):
            assert key.encode() not in files
            assert key not in caplog.text
            assert hash_of(key).encode() in files
        assert services.store.keys(match.id)


def test_the_secret_of_the_throws_is_told_only_at_the_end(address: Address) -> None:
    match = address.create("here", "here")
    ann = match.join(0, 1)
    watcher = match.enter([match.watch])
    ann.play(ann.actor)
    running = ann.raw + watcher.raw + [match.record().body.decode()]
    ann.ask("resign", seat=0)
    assert ann.result is not None
    assert all(ann.result["secret"] not in told for told in running)
    watcher.catch_up()
    assert watcher.result == ann.result
