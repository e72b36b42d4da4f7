"""A real server on a free port of this machine, and clients that talk to it as a browser would."""

from __future__ import annotations

import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from ludotek.bots import BOTS
from ludotek.catalogue import games
from ludotek.game import AnyGame
from ludotek.scene import Scene, SceneChange
from ludotek.scene.diff import applied
from ludotek.server.affinity import Affinity
from ludotek.server.app import make_app
from ludotek.server.bus import Bus
from ludotek.server.limits import UNLIMITED, Limits
from ludotek.server.main import Server, configure, listen
from ludotek.server.metrics import Metrics
from ludotek.server.services import Services
from ludotek.server.settings import DEFAULTS, Settings
from ludotek.workers import Pool
from tests.databases import Database, open_database
from tests.table.hidden_cards import GAME as HIDDEN_CARDS

Json = dict[str, Any]
IMPATIENT = msgspec.structs.replace(
    DEFAULTS, matches=msgspec.structs.replace(DEFAULTS.matches, grace=0, matches_per_day=1_000_000)
)
GAMES: Mapping[str, AnyGame] = {**games(), HIDDEN_CARDS.id: HIDDEN_CARDS}


class Answer(msgspec.Struct, frozen=True):
    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Address:
    """Where a server listens; closes every connection made by it in the end."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.open = ExitStack()

    def call(self, path: str, body: object = None, *, raw: bytes | None = None, key: str = "") -> Answer:
        data = raw if raw is not None else json.dumps(body).encode() if body is not None else None
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        try:
            with urllib.request.urlopen(request, timeout=60) as reply:
                return Answer(reply.status, {k.lower(): v for k, v in reply.headers.items()}, reply.read())
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, {k.lower(): v for k, v in error.headers.items()}, error.read())

    def create(self, *seats: str | Json, game: str = "ludo", **more: Any) -> Created:
        plans = [seat if isinstance(seat, dict) else plan(seat) for seat in seats]
        answer = self.call("/api/matches", {"game": game, "seats": plans, "pace": "instant", **more})
        assert answer.status == 201, answer.body
        return Created(self, answer.json)

    def dial(self, match: str = "", **more: Any) -> Client:
        dialling = connect(
            f"ws://127.0.0.1:{self.port}/api/socket?match={match}",
            max_size=None,
            max_queue=None,
            compression=None,
            open_timeout=40,
            **more,
        )
        return Client(self.open.enter_context(dialling))


def plan(kind: str) -> Json:
    if kind in BOTS:
        return {"kind": "bot", "level": kind}
    return {"kind": kind, "nonce": "from here"} if kind == "here" else {"kind": kind}


class Created:
    """A match with all its keys."""

    def __init__(self, address: Address, told: Json) -> None:
        self.address = address
        self.id: str = told["match"]
        self.host: str = told["host_key"]
        self.watch: str = told["watch_key"]
        self.commitment: str = told["commitment"]
        self.keys: list[str] = [seat["key"] for seat in told["seats"]]
        self.links = {seat["key"] for seat in told["seats"] if seat.get("kind") == "link"}
        self.table: str = told.get("table_key") or ""

    def join(self, *seats: int, **more: Any) -> Client:
        return self.enter([self.keys[seat] for seat in seats], **more)

    def enter(self, keys: Sequence[str], *, address: Address | None = None, **more: Any) -> Client:
        """`more` goes into the hello: `seen`, `nonce`, `settings`, `device`. A link used again is the same
        device unless another is given."""
        client = (address or self.address).dial(self.id)
        link = next((key for key in keys if key in self.links), None)
        own = {"device": f"device-of-{link}"} if link else {}
        client.hello(self.id, keys, **{**own, **more})
        return client

    def record(self) -> Answer:
        return self.address.call(f"/api/matches/{self.id}/record", key=self.watch)


class Client:
    """One device. It keeps its picture up to date from the differences, as the browser does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []  # everything, in order
        self.raw: list[str] = []
        self.seq = 0
        self.actor = -1
        self.throw: Json | None = None  # the throw that waits for somebody's hand
        self.scene: Scene | None = None
        self.result: Json | None = None
        self.welcome: Json = {}
        self._number = 0

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hello(self, match: str, keys: Sequence[str], **more: Any) -> None:
        self.send(t="hello", match=match, keys=list(keys), **more)
        first = self.hear()
        if first["t"] != "welcome":
            return
        self.welcome = first
        if any(first["seats"][seat]["kind"] == "open" for seat in first["yours"]):  # sitting down is told after it
            self.send(t="ping", id="seated")
            self.until(lambda message: message.get("id") == "seated" or message["t"] == "failed")

    def hear(self, timeout: float = 40) -> Json:
        """The next message, taken up."""
        raw = self.socket.recv(timeout, decode=True)
        message: Json = json.loads(raw)
        self.raw.append(raw)
        self.heard.append(message)
        self._take_up(message)
        return message

    def _take_up(self, message: Json) -> None:
        if message["t"] in ("welcome", "seen"):
            self.scene = msgspec.convert(message["scene"], Scene)
        if message["t"] == "update":
            assert message["seq"] == self.seq + message.get("entries", 1), "numbers come without gaps"
            if "change" in message:
                assert self.scene is not None
                self.scene = applied(self.scene, msgspec.convert(message["change"], SceneChange))
        if message["t"] in ("welcome", "seen", "update"):
            self.seq, self.actor = message["seq"], message["actor"]
            self.throw = message.get("throw")
            self.result = message.get("result", self.result)

    @property
    def is_started(self) -> bool:
        told = [message["is_started"] for message in self.heard if message.get("is_started") is not None]
        return bool(told[-1])

    @property
    def kinds(self) -> list[str]:
        """Who sits where, by what was heard last."""
        told = [message["seats"] for message in self.heard if message.get("seats") is not None]
        return [seat["kind"] for seat in told[-1]]

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        while not wanted(message := self.hear()):
            pass
        return message

    def send_command(self, id: str, **command: Any) -> None:
        self.send(t="do", id=id, command=command)

    def ask(self, t: str, **more: Any) -> Json:
        """Send a command; its answer, whatever comes in between."""
        self._number += 1
        id = more.pop("id", f"{t}-{self._number}")
        if t in ("ping", "explain", "ask_hint", "claim", "ask_seat", "make_pass", "list_devices"):
            self.send(t=t, id=id, **more)
        else:
            self.send_command(id, t=t, **more)
        is_hint = t == "ask_hint"  # is answered twice: it is told, and then what the bot says
        return self.until(lambda message: message.get("id") == id and not (is_hint and message["t"] == "done"))

    @property
    def choices(self) -> list[int]:
        assert self.scene is not None
        return [choice.action for choice in self.scene.choices]

    def play(self, seat: int, choice: int = 0, **more: Any) -> Json:
        choices = self.choices
        return self.ask("play", seat=seat, action=choices[choice % len(choices)], seen=self.seq, **more)

    def catch_up(self) -> None:
        """Hear everything that was sent before now."""
        self.ask("ping")

    def failure(self) -> str:
        """The code of the last message, after which the server closed."""
        message = self.until(lambda message: message["t"] == "failed")
        return str(message["code"])

    def failure_heard(self) -> str:
        """The same, if it was the answer to hello."""
        assert self.heard[-1]["t"] == "failed", self.heard[-1]
        return str(self.heard[-1]["code"])

    def close(self) -> None:
        self.socket.close()


DATABASE: ContextVar[Database] = ContextVar("database", default="sqlite")  # that servers of tests use now


@contextmanager
def serving(
    folder: Path,
    *,
    limits: Limits = UNLIMITED,
    settings: Settings = IMPATIENT,
    patience: float = 2.0,
    port: int = 0,
    bus: Bus | None = None,
    metrics: Metrics | None = None,
    wall: Callable[[], float] = time.time,
    affinity: Affinity | None = None,
) -> Iterator[tuple[Address, Services]]:
    """A server in a thread, with these limits instead of those of the settings. `wall`: by what its clocks go."""
    settings = msgspec.structs.replace(settings, limits=limits)
    workers = Pool(["tests.table.hidden_cards"])
    store = open_database(DATABASE.get(), folder, patience=patience)
    services = Services(store, GAMES, settings, workers=workers, bus=bus, metrics=metrics)
    services.clocks.wall = wall
    with listen("127.0.0.1", port) as listening:
        server = Server(configure(make_app(services), settings, affinity), services.say_goodbye, affinity)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive(), "it did not start"
                time.sleep(0.005)
            address = Address(listening.getsockname()[1])
            with address.open:
                yield address, services
        finally:
            server.should_exit = True
            thread.join()


def play_together(clients: Mapping[int, Client], *, until_seq: int = 1_000_000) -> None:
    """Let everybody play at random (the same every time) until the end, or until a number is reached."""
    turn = 0
    while all(client.result is None and client.seq < until_seq for client in clients.values()):
        for client in clients.values():
            client.catch_up()
        for seat, client in clients.items():
            if client.actor == seat:
                turn += 1
                assert client.play(seat, turn * 7)["t"] == "done"
                break
    for client in clients.values():
        client.catch_up()
