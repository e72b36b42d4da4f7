"""How long somebody else waits while a server is attacked: `python bench/attacks.py [NAME ...]`.

Each attack comes from 127.0.0.2, so that it is another household than the player (127.0.0.1), who pings over a socket,
and the newcomer, who fetches a page and says hello again and again. Printed: the worst wait of both, in milliseconds,
and how often the newcomer was shut out. The attackers run in a process of their own, so that what is measured is the
server's time and not theirs. Sizes are small by default; `--scale 10` makes them ten times as large.

    python bench/attacks.py                          # a server of this checkout, one for each attack
    python bench/attacks.py --python OTHER/python    # a server of another checkout
    python bench/attacks.py --address 127.0.0.1:8000 # a server that runs here already; attacks 4 and 8 are left out

Attacked are only servers on this machine: an address that is not a loopback address is refused.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import ipaddress
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ludotek.catalogue import games
from ludotek.kernel import Match, Rng, play_out

SECONDS: Final = 4.0  # of an attack
PATIENCE: Final = 30.0  # seconds until an attack that does not end is cut short
STRANGER: Final = "127.0.0.2"
KINDNESS: Final = 5  # of the attackers: they do not take the processor from those who wait
Json = dict[str, Any]


class Server:
    """Where the attacked server listens."""

    def __init__(self, host: str, port: int, log: Path | None = None, data: Path | None = None) -> None:
        self.host, self.port, self.log, self.data = host, port, log, data

    def call(
        self, path: str, body: object = None, *, raw: bytes | None = None, source: str = "", **headers: str
    ) -> int:
        """The status of an answer; 0 if there is none."""
        return self.ask(path, body, raw=raw, source=source, **headers)[0]

    def ask(
        self, path: str, body: object = None, *, raw: bytes | None = None, source: str = "", **headers: str
    ) -> tuple[int, bytes]:
        data = raw if raw is not None else json.dumps(body).encode() if body is not None else None
        named = {"content-type": "application/json"} | {k.replace("_", "-"): v for k, v in headers.items()}
        from_here = (source, 0) if source else None
        made = http.client.HTTPConnection(self.host, self.port, timeout=30, source_address=from_here)
        with closing(made) as connection, suppress(OSError, http.client.HTTPException):
            connection.request("GET" if data is None else "POST", path, data, named)
            answer = connection.getresponse()
            return answer.status, answer.read()
        return 0, b""

    def create(self, *seats: Json, **more: Any) -> Json:
        status, body = self.ask("/api/matches", {"game": "ludo", "seats": seats, "pace": "instant", **more})
        if status != 201:
            raise SystemExit(f"no match: {status} {body[:200]!r}")
        made: Json = json.loads(body)
        return made

    @asynccontextmanager
    async def enter(self, match: Json, key: str, source: str = "") -> AsyncIterator[ClientConnection]:
        more: Json = {"local_addr": (source, 0)} if source else {}
        address = f"ws://{self.host}:{self.port}/api/socket"
        async with connect(address, max_size=None, compression=None, open_timeout=30, close_timeout=1, **more) as made:
            await made.send(json.dumps({"t": "hello", "match": match["match"], "keys": [key]}))
            await made.recv()
            yield made


class Others:
    """A player at a table and a newcomer, during an attack."""

    def __init__(self, server: Server, match: Json) -> None:
        self.server, self.match = server, match
        self.ping = self.arrival = 0.0  # seconds, the worst
        self.shut_out = 0
        self.is_over = False

    async def play(self) -> None:
        async with self.server.enter(self.match, self.match["seats"][0]["key"]) as socket:
            while not self.is_over:
                begun = time.perf_counter()
                await socket.send('{"t":"ping","id":"x"}')
                while json.loads(await socket.recv())["t"] != "pong":
                    pass
                self.ping = max(self.ping, time.perf_counter() - begun)
                await asyncio.sleep(0.06)

    async def arrive(self) -> None:
        while not self.is_over:
            begun = time.perf_counter()
            try:
                async with asyncio.timeout(10):
                    status = await asyncio.to_thread(self.server.call, "/api/games")
                    async with self.server.enter(self.match, self.match["watch_key"]):
                        self.shut_out += status != 200
            except (OSError, TimeoutError, Exception) as error:
                self.shut_out += 1
                del error
            self.arrival = max(self.arrival, time.perf_counter() - begun)
            await asyncio.sleep(0.7)


HERE: Final = {"kind": "here"}
BOT: Final = {"kind": "bot", "level": "easy"}


def long_record(steps: int) -> Json:
    """A record of about so many steps, finished or not."""
    game, rng = games()["ludo"], Rng(1)

    def choose(match: Match, seat: int) -> int:
        legal = match.state.legal()
        return legal[rng.below(len(legal))]

    record = play_out(Match.new(game, 6), choose, rng, limit=steps).full_record()
    plain: Json = msgspec.to_builtins(record)
    return {name: plain[name] for name in ("ludotek", "game", "version", "seats", "options", "steps")}


async def looks(server: Server, scale: float) -> str:
    """1: sockets with a watch link look as fast as they may, at a match forked late from a long record."""
    record = long_record(3000)
    at = min(len(record["steps"]) - 1, 3000)
    fork = server.create(*([HERE] * 6), from_record={"record": record, "at": at})
    number = int(10 * scale)

    async def look() -> int:
        sent = 0
        while time.perf_counter() < end:
            with suppress(Exception):
                async with server.enter(fork, fork["watch_key"], STRANGER) as device:
                    while time.perf_counter() < end:
                        await device.send('{"t":"look","seat":null}')
                        sent += 1
                        with suppress(TimeoutError):
                            await asyncio.wait_for(device.recv(), 0.02)
            await asyncio.sleep(0.05)
        return sent

    end = time.perf_counter() + SECONDS
    sent = await asyncio.gather(*(look() for _ in range(number)))
    return f"{sum(sent)} looks of {number} sockets"


async def heavy_records(server: Server, scale: float) -> str:
    """2: large records to be replayed."""
    record = long_record(3000)
    names = ["x" * int(60_000 * min(10, max(1, scale)))] * 6  # read as a whole by a server that looks at nothing first
    body = json.dumps({"record": {**record, "players": names}}).encode()
    end = time.perf_counter() + SECONDS

    async def send() -> list[int]:
        found = []
        while time.perf_counter() < end:
            found.append(await asyncio.to_thread(server.call, "/api/replay", raw=body, source=STRANGER))
        return found

    found = [status for one in await asyncio.gather(*(send() for _ in range(4))) for status in one]
    counts = {status: found.count(status) for status in sorted(set(found))}
    return f"records of {len(body) // 1000} kB, answers {counts}"


async def half_requests(server: Server, scale: float) -> str:
    """3: requests of which only the half comes."""
    held: list[socket.socket] = []
    try:
        for _ in range(int(110 * scale)):
            with suppress(OSError):
                made = socket.create_connection((server.host, server.port), timeout=2, source_address=(STRANGER, 0))
                held.append(made)
                made.sendall(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-")
        await asyncio.sleep(SECONDS)
        return f"{len(held)} half requests"
    finally:
        for made in held:
            made.close()


async def one_proxy(server: Server, scale: float) -> str:
    """4: somebody behind the same proxy uses up all that one address may."""

    def arrive(forwarded: str) -> int:
        return server.call("/api/replay", {"record": {}}, x_forwarded_for=forwarded)

    for _ in range(40):
        await asyncio.to_thread(arrive, "192.0.2.1")
    other = await asyncio.to_thread(arrive, "192.0.2.2")
    return f"another visitor of the proxy is answered {other}, {'shut out' if other == 429 else 'as if alone'}"


async def bot_matches(server: Server, scale: float) -> str:
    """5: matches of bots that nobody watches, and a seat that renames itself."""
    for _ in range(int(20 * scale)):
        await asyncio.to_thread(
            server.call, "/api/matches", {"game": "ludo", "seats": [BOT] * 4, "pace": "instant"}, source=STRANGER
        )
    match = server.create(HERE, HERE)
    done = 0
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        with suppress(Exception):
            async with server.enter(match, match["seats"][0]["key"], STRANGER) as device:
                while time.perf_counter() < end:
                    rename = {"t": "rename", "seat": 0, "name": f"n{done}"}
                    await device.send(json.dumps({"t": "do", "id": f"{time.time_ns()}", "command": rename}))
                    while (answer := json.loads(await device.recv()))["t"] not in ("done", "refused"):
                        pass
                    done += answer["t"] == "done"
        await asyncio.sleep(0.05)
    return f"{int(20 * scale)} matches of bots; {done} names written"


async def unread(server: Server, scale: float) -> str:
    """6: devices that ask for much and read nothing; and the document of the interface."""
    match = server.create(HERE, HERE)

    async def flood() -> None:
        with suppress(Exception):
            async with server.enter(match, match["watch_key"], STRANGER) as device:
                device.transport.pause_reading()
                for _ in range(2000):
                    await device.send('{"t":"look","seat":null}')

    async def fetch() -> None:
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            await asyncio.to_thread(server.call, "/api/openapi.json", source=STRANGER)

    with suppress(TimeoutError):
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(fetch(), *(flood() for _ in range(int(10 * scale))))
    return f"{int(10 * scale)} devices that read nothing"


async def not_utf8(server: Server, scale: float) -> str:
    """7: bodies and frames that are no UTF-8."""
    statuses = []
    for _ in range(int(20 * scale)):
        statuses.append(await asyncio.to_thread(server.call, "/api/games/ludo/set-up", raw=b'{"seats": "\xff"}'))
        with suppress(OSError), socket.create_connection((server.host, server.port), timeout=2) as made:
            head = "GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            made.sendall(
                f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            made.recv(4096)
            made.sendall(b"\x81\x82\x00\x00\x00\x00\xff\xfe")
            made.recv(64)
    traces = server.log.read_text().count("Traceback") if server.log else "?"
    return f"answers {sorted(set(statuses))}, tracebacks in the log: {traces}"


async def second_server(server: Server, scale: float) -> str:
    """8: another server is started on the same data folder."""
    assert server.data is not None
    command = [SERVER[0], "-m", "ludotek.server", "--host", "127.0.0.1", "--port", "0", "--data", str(server.data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as other:
        assert other.stdout is not None
        said = await asyncio.to_thread(other.stdout.readline)  # its address, or why it does not start
        await asyncio.sleep(SECONDS)
        other.kill()
        return "it serves the same folder" if "http://" in said else f"it stops: {said.strip()[:100]}"


ATTACKS: Final[dict[str, Callable[[Server, float], Awaitable[str]]]] = {
    "looks": looks,
    "records": heavy_records,
    "half": half_requests,
    "proxy": one_proxy,
    "bots": bot_matches,
    "unread": unread,
    "utf8": not_utf8,
    "second": second_server,
}
SERVER: Final = [sys.executable]  # the interpreter whose Ludotek is attacked


def attack(name: str, server: Server, scale: float, python: str) -> str:
    """What the attackers did. Called in another process."""
    SERVER[0] = python

    async def in_time() -> str:
        with suppress(TimeoutError):
            return await asyncio.wait_for(ATTACKS[name](server, scale), PATIENCE)
        return "cut short"

    return asyncio.run(in_time())


async def measure(name: str, server: Server, scale: float) -> None:
    others = Others(server, server.create(HERE, HERE))
    tasks = [asyncio.ensure_future(others.play()), asyncio.ensure_future(others.arrive())]
    await asyncio.sleep(1)
    others.ping = others.arrival = 0.0
    begun = time.perf_counter()
    with ProcessPoolExecutor(1, get_context("spawn"), os.nice, (KINDNESS,)) as attackers:
        loop = asyncio.get_running_loop()
        said = await loop.run_in_executor(attackers, attack, name, server, scale, SERVER[0])
    await asyncio.sleep(max(0.0, 2 - (time.perf_counter() - begun)))
    others.is_over = True
    await asyncio.wait(tasks, timeout=15)
    for task in tasks:
        task.cancel()
    number = list(ATTACKS).index(name) + 1
    waits = f"{others.ping * 1000:7.0f} ms ping {others.arrival * 1000:7.0f} ms newcomer, {others.shut_out} shut out"
    print(f"{number} {name:8} {waits}   {said}", flush=True)


def run(name: str, scale: float) -> None:
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        data, log = Path(folder) / "data", Path(folder) / "log"
        command = [SERVER[0], "-m", "ludotek.server", "--host", "127.0.0.1", "--port", str(port), "--data", str(data)]
        if name == "proxy" and is_known(command[0], "--trusted-proxies"):
            command += ["--trusted-proxies", "127.0.0.1"]
        with log.open("w") as out, subprocess.Popen(command, stdout=out, stderr=out) as process:
            server = Server("127.0.0.1", port, log, data)
            try:
                while server.call("/api/health") == 0:
                    time.sleep(0.1)
                asyncio.run(measure(name, server, scale))
            finally:
                process.terminate()


def is_known(python: str, flag: str) -> bool:
    shown = subprocess.run([python, "-m", "ludotek.server", "--help"], capture_output=True, text=True, check=False)
    return flag in shown.stdout


def address_of(text: str) -> tuple[str, int]:
    """Host and port of a server on this machine. Raises ArgumentTypeError for any other."""
    host, _, port = text.rpartition(":")
    try:
        is_here = host == "localhost" or ipaddress.ip_address(host).is_loopback
        number = int(port)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no address; expected for example 127.0.0.1:8000") from None
    if not is_here:
        raise argparse.ArgumentTypeError(f"{host} is not this machine; only a loopback address is attacked")
    return host, number


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[[], *ATTACKS], help=f"of {', '.join(ATTACKS)}; else all")
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--address", type=address_of, metavar="HOST:PORT", help="a server on this machine")
    asked = parser.parse_args()
    SERVER[0] = asked.python
    for name in asked.names or ATTACKS:
        if asked.address is None:
            run(name, asked.scale)
        elif name not in ("proxy", "second"):
            asyncio.run(measure(name, Server(*asked.address), asked.scale))


if __name__ == "__main__":
    main()
