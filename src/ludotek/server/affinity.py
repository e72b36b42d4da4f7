"""Sockets of one match are served by one process: a process that gets another's passes it on before the handshake.

Only a hint, for speed: any process serves any match. A socket whose process does not take it is served where it is.
"""

from __future__ import annotations

import asyncio
import socket
import zlib
from array import array
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs

from ludotek.server.bus import check_own, reachable

LARGEST: Final = 1 << 17  # bytes of a request's head
PARAMETERS: Final = 8  # of an address, at most

Take = Callable[[socket.socket, bytes], None]  # a connection, and the request that was read from it


class Passed(Enum):
    YES = "yes"
    NO = "no"  # it is to be served here
    LATER = "later"  # its process has others to take first: try again in a moment


def match_in(target: bytes) -> str:
    """The match that the address of a request names; empty if it names none."""
    try:
        named = parse_qs(target.partition(b"?")[2], max_num_fields=PARAMETERS)
    except ValueError:  # more of them, or no ASCII
        return ""
    return named.get(b"match", [b""])[0].decode()


def place_of(match: str, processes: int) -> int:
    """Which of so many processes serves a match."""
    return zlib.crc32(match.encode()) % processes


class Affinity:
    """The process at `place` of so many. They find each other by sockets in a folder that all of them know."""

    def __init__(self, folder: Path, place: int, processes: int) -> None:
        self.folder = reachable(folder)
        self.place = place
        self.processes = processes
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._take: Take = lambda connection, _: connection.close()

    def start(self, take: Take) -> None:
        """Takes what others pass on, in the running loop."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        check_own(self.folder)
        self._file(self.place).unlink(missing_ok=True)  # of the process that this one replaces
        self._socket.bind(str(self._file(self.place)))
        self._take = take
        asyncio.get_running_loop().add_reader(self._socket, self._receive, take)

    def pass_on(self, match: str, connection: int, request: bytes) -> Passed:
        """Gives an open connection, by its file number, to the process of the match. On YES it is to be closed here."""
        place = place_of(match, self.processes)
        if place == self.place:
            return Passed.NO
        try:
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))
            self._socket.sendmsg([request], [rights], 0, str(self._file(place)))  # send_fds of 3.11 drops the address
        except BlockingIOError:
            return Passed.LATER
        except OSError:  # its process is gone, or stops
            return Passed.NO
        return Passed.YES

    def close(self) -> None:
        """Takes what was passed on until now; from now on the others keep what they get."""
        self._receive(self._take)
        asyncio.get_running_loop().remove_reader(self._socket)
        self._socket.close()
        self._file(self.place).unlink(missing_ok=True)

    def _file(self, place: int) -> Path:
        return self.folder / f"{place}.sockets"

    def _receive(self, take: Take) -> None:
        with suppress(BlockingIOError):
            while True:
                request, connections, _, _ = socket.recv_fds(self._socket, LARGEST, 1)
                for connection in connections:
                    take(socket.socket(fileno=connection), request)
