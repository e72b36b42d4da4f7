"""Open connections: how many there may be, and how long a request may take to come.

A connection costs a place from its first moment. Half a request, or an answer that nobody reads, gives it back soon.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludotek.server.addresses import Proxies, household
from ludotek.server.affinity import Affinity, Passed, match_in
from ludotek.server.settings import Settings
from ludotek.server.wire import WireProtocol

BESIDE: Final = 2  # connections for each socket that an address may have: browsers open some for files
UNREAD: Final = 60.0  # seconds that an answer waits for somebody who does not read it
PLAYERS: Final = 10_000  # households that are remembered as playing here
PASSING: Final = 0.005  # seconds before a socket is passed on again that its process could not take yet
LONGEST_PASSING: Final = 1.0  # seconds; then it is served here
FILES: Final = 256  # of this process that are no connections: the database, workers, libraries
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Gate:
    """Counts open connections: in all, and for each household. The last places are for those who play here."""

    def __init__(self, settings: Settings) -> None:
        bounds = settings.connections
        self.header_timeout, self.body_timeout = bounds.header_timeout, bounds.body_timeout
        self.most = min(bounds.connections, most_files() - FILES)
        self.reserved = min(bounds.reserved_connections, self.most // 2)
        self.each = BESIDE * settings.limits.connections
        self.proxies = Proxies(settings.network.trusted_proxies)
        self.open = 0
        self.by_household: Counter[str] = Counter()
        self._players: OrderedDict[str, None] = OrderedDict()  # the longest ago first

    def enter(self, address: str) -> bool:
        """Takes a place; False if there is none for this address. A proxy has any number: it counts for itself."""
        visitor = household(address)
        free = self.most - self.open - (0 if visitor in self._players else self.reserved)
        is_much = self.by_household[visitor] >= self.each and not self.proxies.is_trusted(address)
        if free <= 0 or is_much:
            return False
        self.open += 1
        self.by_household[visitor] += 1
        return True

    def leave(self, address: str) -> None:
        visitor = household(address)
        self.open -= 1
        self.by_household[visitor] -= 1
        if not self.by_household[visitor]:
            del self.by_household[visitor]

    def remember(self, visitor: str) -> None:
        """Somebody of this household plays here."""
        self._players[visitor] = None
        self._players.move_to_end(visitor)
        if len(self._players) > PLAYERS:
            self._players.popitem(last=False)


def most_files() -> int:
    """How many files and connections the system lets this process open: as many as it may ask for."""
    try:
        import resource
    except ImportError:  # not on this system
        return 1 << 16
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return 1 << 20 if hard == resource.RLIM_INFINITY else hard


class HttpProtocol(H11Protocol):
    """uvicorn's protocol with a place at the gate, and a time for each part of a request."""

    gate: Gate
    affinity: Affinity | None = None  # where several processes serve the same matches
    address = ""
    is_in = False
    waits_for: object = None  # the part of a request that is being waited for
    timer: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.is_in = self.gate.enter(self.address)
        if self.is_in:
            self._watch()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        self._leave()

    def _leave(self) -> None:
        if self.is_in:
            self.is_in = False
            self.gate.leave(self.address)

    def handle_events(self) -> None:
        super().handle_events()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Passes the socket on to the process of its match, if that is another one; else serves it here."""
        self._pass_on(event, self.loop.time() + LONGEST_PASSING)

    def _pass_on(self, event: h11.Request, until: float) -> None:
        if self.transport.is_closing():
            return
        passed = self._try_to_pass_on(event)
        if passed is Passed.YES:
            self.transport.abort()  # here; it stays open there
        elif passed is Passed.LATER and self.loop.time() < until:
            self.transport.pause_reading()
            self.loop.call_later(PASSING, self._pass_on, event, until)
        else:
            self.transport.resume_reading()
            self._become_socket(event)

    def _try_to_pass_on(self, event: h11.Request) -> Passed:
        match = match_in(event.target)
        is_encrypted = self.scheme == "https"  # what was agreed on for it is known here only
        if self.affinity is None or not match or is_encrypted or self.transport.get_write_buffer_size():
            return Passed.NO
        head = [b"%b %b HTTP/1.1" % (event.method, event.target), *(b"%b: %b" % one for one in self.headers), b"", b""]
        connection: int = self.transport.get_extra_info("socket").fileno()
        return self.affinity.pass_on(match, connection, b"\r\n".join(head))

    def _become_socket(self, event: h11.Request) -> None:
        """From here on it is a socket, which keeps the place."""
        super().handle_websocket_upgrade(event)
        self._stop_waiting()
        socket = self.transport.get_protocol()
        if isinstance(socket, WireProtocol):
            socket.on_lost = self._leave
        else:
            self._leave()

    # Times

    def _watch(self) -> None:
        """Begins a new time for each part of a request: its head, then its body."""
        state = self.conn.their_state
        if not self.is_in or state is self.waits_for or isinstance(self.transport.get_protocol(), WireProtocol):
            return
        self._stop_waiting()
        self.waits_for = state
        times = {h11.IDLE: self.gate.header_timeout, h11.SEND_BODY: self.gate.body_timeout}
        if state in times:
            self.timer = self.loop.call_later(times[state], self._give_up)

    def _stop_waiting(self) -> None:
        for timer in (self.timer, self.unread):
            if timer is not None:
                timer.cancel()
        self.timer = self.unread = self.waits_for = None

    def _give_up(self) -> None:
        if self.transport.is_closing():
            return
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(LATE)
        self.transport.close()
        self.loop.call_later(1, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread is None:
            self.unread = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None


def http_protocol(gate: Gate, affinity: Affinity | None = None) -> type[HttpProtocol]:
    """The protocol of all connections that pass this gate."""
    return type("GatedProtocol", (HttpProtocol,), {"gate": gate, "affinity": affinity})
