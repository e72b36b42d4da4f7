"""The book behind a player code: what a device sealed for other devices of the same person. We cannot read it."""

from __future__ import annotations

import asyncio

from ludotek.server.api import BookPage, BookWritten, WriteBook
from ludotek.server.denied import Denied
from ludotek.server.keys import hash_of
from ludotek.store import Book, Conflict, Store


async def read_book(store: Store, key: str) -> BookPage:
    """Raises Denied if nothing is kept under this key: a wrong code, or one that was revoked."""
    found = await asyncio.to_thread(store.book, hash_of(key))
    if found is None:
        raise Denied("book/unknown", "nothing is kept under this code", 404)
    return BookPage(found.sealed, found.version)


async def write_book(store: Store, asked: WriteBook) -> BookWritten:
    """The first version, or the one after the version that the device has read."""
    book = Book(hash_of(asked.key), asked.sealed, asked.version)
    try:
        await asyncio.wrap_future(store.write_book(book))
    except Conflict:
        raise Denied("book/changed", "another device has changed it meanwhile: read it again", 409) from None
    return BookWritten(asked.version)


async def remove_book(store: Store, key: str) -> None:
    """Revokes the code."""
    await asyncio.wrap_future(store.remove_book(hash_of(key)))
