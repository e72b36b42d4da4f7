"""The connection of one device: frames go straight to the transport, and a device that does not read is cut off.

Messages come in on an equally short way: a whole text frame is unmasked and queued here, without a parser.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

BACKLOG: Final = 1 << 20  # bytes waiting for a device before it is cut off
CLOSED: Final = 1008
NOT_UTF8: Final = 1007
KEY: Final = "ludotek.wire"  # in the extensions of a connection's scope
TEXT: Final = 0x81  # a whole text message
MASKED: Final = 0x80  # on the length of a frame from a client
LONG: Final = MASKED | 127  # the length follows in eight bytes
UNREAD: Final = 8  # messages that wait to be answered before no more are read from a connection; of longer ones, one
SHORT: Final = 1024  # bytes


class Wire(Protocol):
    """What is needed of a connection to send."""

    @property
    def is_closed(self) -> bool: ...

    def write(self, frame: bytes) -> None: ...

    def hang_up(self) -> None:
        """Closes the connection after what was written. Twice is once."""


class TwoWayWire(Wire, Protocol):
    """A connection from which messages come, too."""

    async def next_message(self) -> str | bytes | None:
        """Waits for a message of the device; returns None if the connection was closed."""

    @property
    def has_message(self) -> bool:
        """Whether one is there already."""


def text_frame(message: bytes) -> bytes:
    """A message as it goes over the wire: the same bytes for every device."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


def text_of(data: bytes, most: int) -> bytes | None:
    """The message of a text frame of at most so many bytes, if the data are one whole such frame and nothing else."""
    if len(data) < 6 or data[0] != TEXT or not data[1] & MASKED:
        return None
    size, first = data[1] & ~MASKED, 6
    if size == 126 and len(data) > 8:
        size, first = int.from_bytes(data[2:4], "big"), 8
    is_whole = len(data) == first + size and size <= most and data[1] != LONG
    return apply_mask(data[first:], data[first - 4 : first]) if is_whole else None


def is_whole_control_frame(data: bytes) -> bool:
    """A ping, a pong or a close by itself: these are short."""
    return len(data) >= 6 and data[0] >= 0x88 and len(data) == 6 + (data[1] & ~MASKED)


def is_text(data: bytes) -> bool:
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class WireProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with a short way out beside `send`. The handler finds it in the scope."""

    on_lost: Callable[[], None] | None = None  # called when the connection is gone
    queue: asyncio.Queue[Any]  # events of uvicorn, and messages that were read here

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._waiting: list[bytes] = []  # frames of this turn of the loop: they go out together
        self._is_plain = False  # only whole frames have come: the parser waits for the beginning of one

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[KEY] = self
            self._is_plain = True

    def data_received(self, data: bytes) -> None:
        """Takes a whole text frame, which is what comes as a rule. All else is parsed by uvicorn, and from the first
        frame on that comes in pieces or together with others, everything."""
        message = text_of(data, self.config.ws_max_size) if self._is_plain and self.handshake_complete else None
        if message is not None and is_text(message):
            self._queue(message)
            return
        self._is_plain = self._is_plain and is_whole_control_frame(data)
        super().data_received(data)

    def _queue(self, message: bytes) -> None:
        if self.close_sent:
            return
        self.queue.put_nowait(message)
        if not self.read_paused and (len(message) > SHORT or self.queue.qsize() >= UNREAD):
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def has_message(self) -> bool:
        return not self.queue.empty()

    async def next_message(self) -> str | bytes | None:
        event: Any = await self.receive()
        if isinstance(event, bytes):
            return event
        if event["type"] != "websocket.receive":
            return None
        text: str | None = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    def send_receive_event_to_app(self) -> None:
        """Closes with a code what is not UTF-8; uvicorn would write a traceback as well."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NOT_UTF8)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    @property
    def is_closed(self) -> bool:
        return self.close_sent or self.transport.is_closing()

    def write(self, frame: bytes) -> None:
        if not self._waiting:
            self.loop.call_soon(self._flush)
        self._waiting.append(frame)

    def _flush(self) -> None:
        frames, self._waiting = self._waiting, []
        if not frames or self.is_closed:
            return
        self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        if self.transport.get_write_buffer_size() > BACKLOG:
            self.transport.abort()  # it reads too slowly, and is told everything when it comes back

    def hang_up(self) -> None:
        self._flush()
        if self.is_closed:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSED, "reason": ""})
        self.conn.send_close(CLOSED)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Without an answer to a ping there is nobody: what still waits to be sent is not waited for."""
        super().keepalive_timeout()
        self.transport.abort()


def wire_of(scope: Mapping[str, Any]) -> TwoWayWire:
    """The wire of a connection that is served by `WireProtocol`."""
    wire: TwoWayWire = scope["extensions"][KEY]
    return wire
