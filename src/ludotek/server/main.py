"""Starts the server and says where it can be reached."""

from __future__ import annotations

import asyncio
import logging
import math
import socket
import ssl
import sys
import webbrowser
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from functools import partial
from typing import Any, Final

import uvicorn

from ludotek import catalogue
from ludotek.kernel import LudotekError, Text
from ludotek.server.affinity import Affinity
from ludotek.server.app import make_app
from ludotek.server.bus import open_bus
from ludotek.server.collecting import calm_collector
from ludotek.server.connections import http_protocol
from ludotek.server.entrance import Entrance
from ludotek.server.folder_lock import locked
from ludotek.server.huge_pages import use_huge_pages
from ludotek.server.logs import set_up_logs
from ludotek.server.metrics import Metrics
from ludotek.server.services import Services
from ludotek.server.settings import DEFAULTS, Settings
from ludotek.server.wire import WireProtocol
from ludotek.store import is_postgres, open_store
from ludotek.text import command_words, localized_error
from ludotek.text.reasons import os_reason
from ludotek.workers import Pool

FILE: Final = "ludotek.sqlite"
BUS: Final = "bus"  # the folder of the sockets between processes
EVERYWHERE: Final = ("0.0.0.0", "::")  # every network this computer is in
UNREAD: Final = 128 * 1024  # bytes that the system keeps for a connection: a device that does not read is noticed soon
SWITCH: Final = 0.0005  # seconds: replays and proofs run in a thread; sockets must not wait for them


log = logging.getLogger("ludotek.server")


class CannotServe(LudotekError, code="server/address"): ...


def serve(
    settings: Settings = DEFAULTS,
    *,
    open_browser: bool = False,
    language: str = "en",
    place: int | None = None,
) -> None:
    """Serve until interrupted. The data folder is made if it is missing.

    `place`: of this process among several that share the port and the folder, and which somebody else started.
    """
    host, folder = settings.network.host, settings.storage.folder
    is_one_of_many = place is not None
    set_up_logs(settings.operation)
    check_certificate(settings)
    with ExitStack() as stack:
        listening = stack.enter_context(listen(host, settings.network.port, is_shared=is_one_of_many))
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not is_one_of_many:
            stack.enter_context(only_server(settings))
        port = listening.getsockname()[1]
        store = open_store(database_of(settings), is_checked=is_one_of_many)
        bus = open_bus(settings.storage.bus or None, folder / BUS if is_one_of_many else None)
        address = partial(public_address, settings, port)
        workers = Pool(workers=settings.storage.workers)
        metrics = metrics_of(settings, is_one_of_many=is_one_of_many)
        services = Services(store, catalogue.games(), settings, address, workers, bus, metrics)
        sys.setswitchinterval(SWITCH)
        calm_collector()
        if not is_one_of_many:
            print("\n".join(greeting(settings, port, language)), flush=True)
        if open_browser:
            webbrowser.open(f"{scheme_of(settings)}://127.0.0.1:{port}/")
        log.info("serving at port %s", port)
        affinity = Affinity(folder / BUS, place, settings.storage.processes) if place is not None else None
        config = configure(make_app(services), settings, affinity)
        Server(config, services.say_goodbye, affinity).run(sockets=[listening])
        log.info("stopped")


def check_certificate(settings: Settings) -> None:
    """Raises CannotServe if HTTPS is asked for with files that cannot be used."""
    network = settings.network
    if network.tls_certificate:
        try:
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(network.tls_certificate, network.tls_key)
        except OSError as error:  # an SSLError is one
            files = f"{network.tls_certificate} and {network.tls_key}"
            reason = error.strerror if not isinstance(error, ssl.SSLError) else "they are no certificate and its key"
            raise CannotServe(f"HTTPS needs a certificate and its key; {files} cannot be used: {reason}") from None


def only_server(settings: Settings) -> AbstractContextManager[None]:
    """Keeps others from the data folder, unless the matches are in PostgreSQL, which takes care of it by itself."""
    folder = settings.storage.folder
    return nullcontext() if is_postgres(database_of(settings)) else locked(folder)


def metrics_of(settings: Settings, *, is_one_of_many: bool) -> Metrics:
    if not settings.operation.metrics:
        return Metrics()
    from ludotek.server.prometheus import open_metrics  # most servers need none of it

    return open_metrics(settings.operation.metrics, is_one_of_many=is_one_of_many)


def database_of(settings: Settings) -> str:
    return settings.storage.database or str(settings.storage.folder / FILE)


class Server(uvicorn.Server):
    """Stops on SIGINT and SIGTERM and then returns: nothing is lost, so that is no failure."""

    def __init__(
        self,
        config: uvicorn.Config,
        say_goodbye: Callable[[], None] = lambda: None,
        affinity: Affinity | None = None,
    ) -> None:
        """`affinity` brings sockets from other processes."""
        super().__init__(config)
        self._say_goodbye = say_goodbye
        self._affinity = affinity
        self._taking: set[asyncio.Task[None]] = set()
        self._beside: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._beside = asyncio.get_running_loop().create_task(use_huge_pages())
        if self._affinity is not None and self.started:
            self._affinity.start(self._take)

    def _take(self, connection: socket.socket, request: bytes) -> None:
        task = asyncio.get_running_loop().create_task(self._serve_passed(connection, request))
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _serve_passed(self, connection: socket.socket, request: bytes) -> None:
        """Serves a connection that another process has accepted, from the request on that was read there."""
        make: Any = self.config.http_protocol_class
        protocol = make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
            if not protocol.transport.is_closing():
                protocol.data_received(request)
        except OSError:  # who asked is gone
            connection.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._affinity is not None:
            self._affinity.close()
        if self._beside is not None:
            self._beside.cancel()
        self._say_goodbye()  # before the connections are closed
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def configure(app: Entrance, settings: Settings = DEFAULTS, affinity: Affinity | None = None) -> uvicorn.Config:
    bounds, network = settings.connections, settings.network
    return uvicorn.Config(
        app,
        http=http_protocol(app.gate, affinity),
        ws=WireProtocol,
        ws_max_size=bounds.message_size,
        ws_per_message_deflate=False,  # costs 40 kB a socket
        ws_ping_interval=bounds.ping_interval,
        ws_ping_timeout=bounds.ping_timeout,
        log_config=None,  # ours: see logs.py
        access_log=False,  # nothing that visitors send is written down
        proxy_headers=bool(network.trusted_proxies),
        forwarded_allow_ips=list(network.trusted_proxies),
        server_header=False,
        timeout_graceful_shutdown=math.ceil(bounds.stop_timeout),
        ssl_certfile=network.tls_certificate or None,
        ssl_keyfile=network.tls_key or None,
    )


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


def greeting(settings: Settings, port: int, language: str = "en") -> list[str]:
    host, scheme = settings.network.host, scheme_of(settings)
    name = "127.0.0.1" if host in EVERYWHERE else in_address(host)
    facts = [Text("serve-at", {"address": f"{scheme}://{name}:{port}/"})]
    if host in EVERYWHERE:
        if outside := public_address(settings, port):
            facts.append(Text("serve-network", {"address": f"{outside}/"}))
        facts.append(Text("serve-everybody"))
    facts += [Text("serve-folder", {"folder": str(settings.storage.folder)}), Text("serve-stop")]
    return [command_words(language).say(fact) for fact in facts]


def scheme_of(settings: Settings) -> str:
    return "https" if settings.network.tls_certificate else "http"


def public_address(settings: Settings, port: int) -> str | None:
    """Where others find the server: as the operator says, else its address in this network."""
    said = settings.network.public_address.rstrip("/")
    return said or outside_address(settings.network.host, port, scheme_of(settings))


def outside_address(host: str, port: int, scheme: str = "http") -> str | None:
    """Where others in this network find the server; None if they do not."""
    name = lan_address() if host in EVERYWHERE else None if is_loopback(host) else in_address(host)
    return f"{scheme}://{name}:{port}" if name else None


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
