"""One connection of a match."""

from __future__ import annotations

from typing import Final

import msgspec

from ludotek.server.lines import Viewer
from ludotek.server.messages import Failed, Outgoing
from ludotek.server.presentation import Rights
from ludotek.server.wire import Wire, text_frame
from ludotek.table import SeatSettings

encode: Final = msgspec.json.Encoder().encode


class Device:
    """One connection of a match."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.visitor = ""  # the household it comes from
        self.yours: tuple[int, ...] = ()
        self.hashes: frozenset[str] = frozenset()  # of the keys it came in with
        self.key = ""  # the secret that it made for this match
        self.id = ""  # of the device, for others to see
        self.is_host = False
        self.may_watch = False
        self.may_claim = False  # it came by the table link
        self.linked: tuple[int, ...] = ()  # seats of which it has a link, and which it may ask for
        self.nonce = ""  # its part in the throws
        self.settings: SeatSettings | None = None
        self.viewer: Viewer = None
        self.is_advised = False  # a bot thinks about its question
        self.is_hurrying = False  # bots wait for nothing until one of its seats is asked
        self.is_cut_off = False  # it was sent its last message

    @property
    def rights(self) -> Rights:
        return Rights(self.id, self.yours, self.is_host, self.may_claim, self.linked)

    def send(self, message: Outgoing) -> None:
        self.wire.write(text_frame(encode(message)))

    def fail(self, code: str, message: str, after: float = 0.0) -> None:
        """Sends an error as the last message. `after`: seconds after which it is worth coming back."""
        self.send(Failed(code, message, after))
        self.is_cut_off = True
        self.wire.hang_up()
