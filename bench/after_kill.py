"""How long players wait when a server is killed: `python -m bench.after_kill [--matches 500]`.

A server has so many matches of a person and a bot, with one device at each. It is killed (SIGKILL) and started
again on the same data folder and port, with its usual limits. Each device tries again as the browser's client does.
Ten devices share an address (127.0.1.1, 127.0.1.2, …), as a household would. Printed: seconds from the kill until the
server answers, until half of the devices and until all of them have their match again; and the processor time that
the new server took for it, which says more where the machine has other work.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HOUSEHOLD: Final = 10  # devices of one address
FIRST_WAIT: Final = 0.5  # seconds before the second try, doubled until the longest, as in web/src/lib/socket.ts
LONGEST_WAIT: Final = 15.0
Json = dict[str, Any]


class Server:
    def __init__(self, data: str) -> None:
        self.data = data
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]

    def start(self, *more: str) -> subprocess.Popen[bytes]:
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--data", self.data]
        command = [sys.executable, "-m", "ludotek.server", *where, *more]
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def wait(self) -> None:
        """Until it answers."""
        while True:
            with suppress(OSError, urllib.error.URLError):
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/health", timeout=5).close()
                return
            time.sleep(0.02)

    def create(self) -> Json:
        seats = [{"kind": "here"}, {"kind": "bot", "level": "random"}]
        body = json.dumps({"game": "ludo", "seats": seats, "pace": "instant"}).encode()
        address = f"http://127.0.0.1:{self.port}/api/matches"
        asked = urllib.request.Request(address, body, {"content-type": "application/json"})
        with urllib.request.urlopen(asked, timeout=30) as answer:
            made: Json = json.load(answer)
        return made


class Device:
    """At one match. It plays some moves, and comes back when the connection is lost."""

    def __init__(self, server: Server, match: Json, number: int) -> None:
        self.server, self.match = server, match
        self.source = f"127.0.1.{1 + number // HOUSEHOLD}"
        self.key: str = match["seats"][0]["key"]
        self.is_here = asyncio.Event()
        self.seq = 0
        self.back = 0.0  # when it had its match again, on the monotonic clock
        self.is_over = False

    async def stay(self) -> None:
        tries = 0
        while not self.is_over:
            with suppress(OSError, TimeoutError, WebSocketException):
                async with connect(
                    f"ws://127.0.0.1:{self.server.port}/api/socket",
                    local_addr=(self.source, 0),
                    compression=None,
                    max_size=None,
                    open_timeout=30,
                    close_timeout=1,
                ) as wire:
                    await self.arrive(wire)
                    tries = 0
                    await self.listen(wire)
            self.is_here.clear()
            await asyncio.sleep(min(LONGEST_WAIT, FIRST_WAIT * 2**tries) * random.uniform(0.75, 1.25))
            tries += 1

    async def arrive(self, wire: ClientConnection) -> None:
        await wire.send(json.dumps({"t": "hello", "match": self.match["match"], "keys": [self.key]}))
        while (news := json.loads(await wire.recv()))["t"] != "welcome":
            if news["t"] == "failed" and "busy" not in news["code"] and "too_many" not in news["code"]:
                raise SystemExit(f"a device was not let in: {news}")
        if news["seq"] < self.seq:
            raise SystemExit(f"moves were lost: {self.seq} were seen, {news['seq']} are there")
        self.seq = news["seq"]
        self.back = time.monotonic()
        self.is_here.set()

    async def listen(self, wire: ClientConnection) -> None:
        async for message in wire:
            news = json.loads(message)
            self.seq = max(self.seq, news.get("seq", 0))


def processor_time(pid: int) -> float:
    """Seconds, as Linux counts them."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")  # user and system


async def measure(server: Server, number: int) -> None:
    process = server.start("--unlimited")
    try:
        await asyncio.to_thread(server.wait)
        matches = [await asyncio.to_thread(server.create) for _ in range(number)]
        devices = [Device(server, match, at) for at, match in enumerate(matches)]
        tasks = [asyncio.ensure_future(device.stay()) for device in devices]
        await asyncio.gather(*(device.is_here.wait() for device in devices))
        await asyncio.sleep(2)  # bots move
        process.kill()
        killed = time.monotonic()
        process.wait()
        for device in devices:
            device.is_here.clear()
        process = server.start()
        await asyncio.to_thread(server.wait)
        answered = time.monotonic() - killed
        await asyncio.gather(*(device.is_here.wait() for device in devices))
        waits = [device.back - killed for device in devices]
        half, all_of_them = statistics.median(waits), max(waits)
        print(f"{number} matches: the server answers after {answered:.1f} s,", end=" ")
        print(f"half of the devices are back after {half:.1f} s, all after {all_of_them:.1f} s;", end=" ")
        print(f"the new server took {processor_time(process.pid):.1f} s of processor time")
        for device, task in zip(devices, tasks, strict=True):
            device.is_over = True
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        process.kill()
        process.wait()


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=500)
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Server(folder), asked.matches))


if __name__ == "__main__":
    main()
