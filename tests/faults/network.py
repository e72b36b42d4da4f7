"""A network between a server and its database that can be cut."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

CHUNK = 65536


class Network:
    """Passes everything on to PostgreSQL, until it is cut: then nothing comes through, and nobody is told."""

    def __init__(self, database: str) -> None:
        """`database`: an address with the folder of PostgreSQL's socket."""
        self.database = database
        parts = urlsplit(database)
        (folder,) = parse_qs(parts.query)["host"]
        self._target = next(Path(folder).glob(".s.PGSQL.*[0-9]"))
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._passes = threading.Event()
        self._passes.set()
        self._open: list[socket.socket] = []
        self.address = (
            f"postgresql://{parts.username or 'postgres'}@127.0.0.1:{self._listening.getsockname()[1]}{parts.path}"
        )
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._passes.clear()

    def mend(self) -> None:
        """New connections work again; those from before have lost what was under way, and break."""
        before, self._open = self._open, []
        for one in before:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self._passes.set()

    def close(self) -> None:
        self._listening.close()
        self.mend()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(str(self._target))
                self._open += [near, far]
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(source, target), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while chunk := source.recv(CHUNK):
                if not self._passes.is_set():
                    return  # lost; the connection stays as it is until the network is mended
                target.sendall(chunk)
            target.shutdown(socket.SHUT_RDWR)


@contextmanager
def network(database: str) -> Iterator[Network]:
    made = Network(database)
    try:
        yield made
    finally:
        made.close()
