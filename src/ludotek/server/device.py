"""One connection of a match."""

from __future__ import annotations

from typing import Final

import msgspec

from ludotek.server.lines import Viewer
from ludotek.server.messages import Failed, Outgoing
from ludotek.server.wire import Wire, text_frame

encode: Final = msgspec.json.Encoder().encode


class Device:
    """One connection of a match."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.yours: tuple[int, ...] = ()
        self.hashes: frozenset[str] = frozenset()  # of the keys it came in with
        self.is_host = False
        self.viewer: Viewer = None
        self.is_advised = False  # a bot thinks about its question
        self.is_hurrying = False  # bots wait for nothing until one of its seats is asked
        self.is_cut_off = False  # it was sent its last message

    def send(self, message: Outgoing) -> None:
        self.wire.write(text_frame(encode(message)))

    def fail(self, code: str, message: str) -> None:
        """Sends an error as the last message."""
        self.send(Failed(code, message))
        self.is_cut_off = True
        self.wire.hang_up()
