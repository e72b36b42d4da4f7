"""Starts the server and says where it can be reached."""

from __future__ import annotations

import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
from litestar import Litestar

from ludotek import catalogue
from ludotek.data_folder import data_folder
from ludotek.kernel import LudotekError, Text
from ludotek.server.app import make_app
from ludotek.server.bus import open_bus
from ludotek.server.limits import Limits
from ludotek.server.services import Services
from ludotek.server.wire import WireProtocol
from ludotek.store import open_store
from ludotek.text import command_words, localized_error
from ludotek.text.reasons import os_reason

PORT: Final = 8000
FILE: Final = "ludotek.sqlite"
DATABASE: Final = "LUDOTEK_DATABASE"  # in the environment, for an address with a password: arguments are seen by all
BUS: Final = "bus"  # the folder of the sockets between processes
EVERYWHERE: Final = ("0.0.0.0", "::")  # every network this computer is in
LARGEST: Final = 64 * 1024  # bytes of a socket message
UNREAD: Final = 128 * 1024  # bytes that the system keeps for a connection: a device that does not read is noticed soon
SWITCH: Final = 0.0005  # seconds: replays and proofs run in a thread; sockets must not wait for them


COLLECT: Final = (20_000, 10, 1000)  # new objects before a collection; collections before one of the next generation


class CannotServe(LudotekError, code="server/address"): ...


class Shared(msgspec.Struct, frozen=True):
    """What this process shares with others."""

    database: str | None = None  # postgresql://…; None: a file in the data folder
    bus: str | None = None  # redis://…; None: a folder, if several processes of one machine serve
    is_one_of_many: bool = False  # the port is shared with other processes, which somebody else started


ALONE: Final = Shared()


def serve(
    host: str = "0.0.0.0",
    port: int = PORT,
    data: Path | None = None,
    open_browser: bool = False,
    *,
    limits: Limits | None = None,
    language: str = "en",
    shared: Shared = ALONE,
) -> None:
    """Serve until interrupted. `data` is the folder of the database, made if it is missing; port 0 is any free one."""
    folder = (data or data_folder()).expanduser().resolve()
    with listen(host, port, is_shared=shared.is_one_of_many) as listening:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        port = listening.getsockname()[1]
        store = open_store(shared.database or os.environ.get(DATABASE) or str(folder / FILE))
        bus = open_bus(shared.bus, folder / BUS if shared.is_one_of_many else None)
        services = Services(store, catalogue.games(), limits or Limits(), lambda: outside_address(host, port), bus=bus)
        sys.setswitchinterval(SWITCH)
        calm_collector()
        if not shared.is_one_of_many:
            print("\n".join(greeting(host, port, folder, language)), flush=True)
        if open_browser:
            webbrowser.open(f"http://127.0.0.1:{port}/")
        Server(configure(make_app(services))).run(sockets=[listening])


class Server(uvicorn.Server):
    """Stops on SIGINT and SIGTERM and then returns: nothing is lost, so that is no failure."""

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def configure(app: Litestar) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=WireProtocol,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # costs 40 kB a socket
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_level="warning",
        access_log=False,  # nothing that visitors send is written down
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def calm_collector() -> None:
    """What is there at the start is never looked at again, and the rest seldom: a collection stops everybody.

    Most things here die by their reference counts. At 200 tables of Ludo the longest pause fell from 68 to 16 ms.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def listen(host: str, port: int, *, is_shared: bool = False) -> socket.socket:
    """`is_shared`: other processes listen at the same port, and connections are spread over them."""
    listening = reserve(host, port, is_shared=is_shared)
    listening.listen(2048)  # connections made from now on are answered, if only in a moment
    return listening


def reserve(host: str, port: int, *, is_shared: bool) -> socket.socket:
    """A port that is ours, though nobody answers there yet."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT if is_shared else socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        reason = os_reason(error) if isinstance(error, OSError) else Text("reason-port")
        raise localized_error(CannotServe, "wrong-address", host=host, port=str(port), reason=reason) from None
    return listening


def greeting(host: str, port: int, folder: Path, language: str = "en") -> list[str]:
    name = "127.0.0.1" if host in EVERYWHERE else in_address(host)
    facts = [Text("serve-at", {"address": f"http://{name}:{port}/"})]
    if host in EVERYWHERE:
        if outside := outside_address(host, port):
            facts.append(Text("serve-network", {"address": f"{outside}/"}))
        facts.append(Text("serve-everybody"))
    facts += [Text("serve-folder", {"folder": str(folder)}), Text("serve-stop")]
    return [command_words(language).say(fact) for fact in facts]


def outside_address(host: str, port: int) -> str | None:
    """Where others in this network find the server; None if they do not."""
    name = lan_address() if host in EVERYWHERE else None if is_loopback(host) else in_address(host)
    return f"http://{name}:{port}" if name else None


def in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def is_loopback(host: str) -> bool:
    return host in ("localhost", "::1") or host.startswith("127.")


def lan_address() -> str | None:
    """The address by which this computer would leave for elsewhere. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return None if is_loopback(address) else address
