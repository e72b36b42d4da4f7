"""The connection of one device: frames go straight to the transport, and a device that does not read is cut off."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

BACKLOG: Final = 1 << 20  # bytes waiting for a device before it is cut off
CLOSED: Final = 1008
NOT_UTF8: Final = 1007
KEY: Final = "ludotek.wire"  # in the extensions of a connection's scope
TEXT: Final = 0x81  # a whole text message


class Wire(Protocol):
    """What is needed of a connection."""

    @property
    def is_closed(self) -> bool: ...

    def write(self, frame: bytes) -> None: ...

    def hang_up(self) -> None:
        """Closes the connection after what was written. Twice is once."""


def text_frame(message: bytes) -> bytes:
    """A message as it goes over the wire: the same bytes for every device."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return struct.pack("!BBH", TEXT, 126, size) + message
    return struct.pack("!BBQ", TEXT, 127, size) + message


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class WireProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with a short way out beside `send`. The handler finds it in the scope."""

    on_lost: Callable[[], None] | None = None  # called when the connection is gone

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._waiting: list[bytes] = []  # frames of this turn of the loop: they go out together

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[KEY] = self

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
        self.transport.write(b"".join(frames))
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


def wire_of(scope: Mapping[str, Any]) -> Wire:
    """The wire of a connection that is served by `WireProtocol`."""
    wire: Wire = scope["extensions"][KEY]
    return wire
