"""The connections of a store: every thread has its own, and all are closed with the store."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from typing import Any

import pytest

from ludotek.store import StoreFailed
from ludotek.store.sql import Connection, SqlStore

THREADS = 8


class SlowConnection(Connection):
    """Answers nothing, and takes its time to say that it is usable, so that threads meet there."""

    def __init__(self) -> None:
        self.is_closed = False

    def execute(self, query: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        return []

    def commit(self) -> None: ...

    def rollback(self) -> None: ...

    def close(self) -> None:
        self.is_closed = True

    @property
    def is_usable(self) -> bool:
        time.sleep(0.005)
        return not self.is_closed


class Opened:
    """Opens connections and remembers them."""

    def __init__(self) -> None:
        self.all: list[SlowConnection] = []

    def __call__(self) -> SlowConnection:
        connection = SlowConnection()
        self.all.append(connection)
        return connection


def test_connections_that_threads_open_at_once_are_all_closed() -> None:
    opened = Opened()
    store = SqlStore(opened)
    together = threading.Barrier(THREADS)

    def read() -> None:
        together.wait()
        store.matches()

    readers = [threading.Thread(target=read) for _ in range(THREADS)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
    store.close()
    assert len(opened.all) == THREADS + 1  # and the one that writes
    assert all(connection.is_closed for connection in opened.all)


def test_a_reader_that_comes_after_the_store_was_closed_leaves_no_connection_open() -> None:
    opened = Opened()
    store = SqlStore(opened)
    store.close()
    with pytest.raises(StoreFailed, match="closed"):
        store.matches()
    assert all(connection.is_closed for connection in opened.all)
