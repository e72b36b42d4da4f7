"""News between the processes that serve the same matches. Only hints: what counts is the log, which all of them read.

A hint that is lost costs a moment, until the next look at the store (sharing.py).
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import secrets
import socket
import stat
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from ludotek.kernel import LudotekError

CHANNEL: Final = "ludotek"
WAITING: Final = 10_000  # hints that wait to be sent; more are dropped
LONGEST: Final = 80  # bytes of the folder of sockets
AGAIN: Final = 0.5  # seconds until a lost connection is tried again
log = logging.getLogger("ludotek.server")


class CannotShare(LudotekError, code="server/bus"): ...


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others of a match."""

    node: str
    match: str
    seq: int = 0  # the log is this long now
    present: tuple[int, ...] | None = None  # seats with a device at this node, once for each device
    asks: bool = False  # who else is here?
    revoked: str = ""  # hash of a key that opens nothing any more


Hear = Callable[[News], None]
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(News).decode


class Bus:
    """Connects nobody: one process serves alone."""

    is_shared = False

    def __init__(self) -> None:
        self.node = secrets.token_hex(8)

    def start(self, hear: Hear) -> None:
        """Begins to listen, in the running loop."""

    def tell(self, news: News) -> None:
        """Never waits and never fails."""

    async def close(self) -> None: ...

    def _heard(self, raw: bytes, hear: Hear) -> None:
        with suppress(msgspec.DecodeError):  # of a process with another version
            news = _decode(raw)
            if news.node != self.node:
                hear(news)


def reachable(folder: Path) -> Path:
    """The folder, or a short one in its place: the path of a socket has at most about a hundred bytes."""
    if len(os.fsencode(folder)) <= LONGEST:
        return folder
    name = hashlib.sha256(os.fsencode(folder)).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"ludotek-{name}"


def check_own(folder: Path) -> None:
    """Raises CannotShare if others could read or write there."""
    found = folder.lstat()
    if found.st_uid != os.getuid() or found.st_mode & 0o077 or not stat.S_ISDIR(found.st_mode):
        raise CannotShare(f"the folder {folder} is not this user's alone")


class ProcessBus(Bus):
    """Between the processes of one machine: each has a socket in a folder that all of them know."""

    is_shared = True

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder = reachable(folder)
        self.file = folder / f"{self.node}.bus"
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)

    def start(self, hear: Hear) -> None:
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        check_own(self.folder)
        self._socket.bind(str(self.file))
        asyncio.get_running_loop().add_reader(self._socket, self._read, hear)

    def _read(self, hear: Hear) -> None:
        with suppress(BlockingIOError):
            while True:
                self._heard(self._socket.recv(65536), hear)

    def tell(self, news: News) -> None:
        raw = _encode(news)
        for other in self.folder.glob("*.bus"):
            if other == self.file:
                continue
            try:
                self._socket.sendto(raw, str(other))
            except ConnectionRefusedError:  # its process is gone
                other.unlink(missing_ok=True)
            except OSError:
                log.debug("no news for %s", other.name)

    async def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._socket)
        self._socket.close()
        self.file.unlink(missing_ok=True)


class RedisBus(Bus):
    """Between machines, through one channel of Redis or Valkey. Needs `pip install ludotek[cluster]`."""

    is_shared = True

    def __init__(self, address: str) -> None:
        super().__init__()
        try:
            from redis.asyncio import Redis
        except ImportError:
            raise CannotShare("a bus needs two more packages: pip install 'ludotek[cluster]'") from None
        try:
            self._redis = Redis.from_url(address, socket_connect_timeout=2, health_check_interval=10)
        except ValueError as error:
            raise CannotShare(f"this is no address of a bus: give redis://host:port ({error})") from None
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._is_lost = False  # and somebody was told

    def start(self, hear: Hear) -> None:
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._again(self._send)),
            loop.create_task(self._again(lambda: self._listen(hear))),
        ]

    def tell(self, news: News) -> None:
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(_encode(news))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Whatever happens to the connection, it is made again."""
        from redis.exceptions import RedisError

        while True:
            try:
                await work()
            except (RedisError, OSError) as error:
                if not self._is_lost:
                    log.warning("the bus does not answer, matches go on without it: %s", error)
                self._is_lost = True
                await asyncio.sleep(AGAIN)

    async def _send(self) -> None:
        while True:
            await self._redis.publish(CHANNEL, await self._waiting.get())

    async def _listen(self, hear: Hear) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as pubsub:
            await pubsub.subscribe(CHANNEL)
            self._is_lost = False
            async for message in pubsub.listen():
                self._heard(message["data"], hear)


def open_bus(address: str | None, folder: Path | None = None) -> Bus:
    """`redis://…`, else a folder that the processes of this machine share, else none."""
    if address is not None:
        return RedisBus(address)
    return ProcessBus(folder) if folder is not None else Bus()
