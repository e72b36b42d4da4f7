"""What `ludotek admin` does with a store: list, export, import, delete, verify, back up and restore."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from ludotek.game import AnyGame
from ludotek.kernel import LudotekError, Match, Record, verify
from ludotek.server.folder_lock import locked
from ludotek.server.main import FILE
from ludotek.store import SqliteStore, Store, StoredMatch, WholeMatch
from ludotek.store.sqlite import make_private
from ludotek.table import Table

PAGE: Final = 500


class CannotDo(LudotekError, code="input/admin"): ...


class Verified(msgspec.Struct):
    """What was found in a store."""

    matches: int = 0
    entries: int = 0
    throws: int = 0  # proved, of finished matches
    problems: list[str] = msgspec.field(default_factory=list)


def all_matches(store: Store) -> Iterator[StoredMatch]:
    after = ""
    while found := store.listed(after, PAGE):
        yield from found
        after = found[-1].match


def whole_match(store: Store, match: str) -> WholeMatch:
    found = store.whole(match)
    if found is None:
        raise CannotDo(f"there is no match {match!r} here; `ludotek admin list` shows those there are")
    return found


def table_of(store: Store, games: Mapping[str, AnyGame], match: str) -> Table:
    row = store.match_row(match)
    if row is None:
        raise CannotDo(f"there is no match {match!r} here")
    if row.game not in games:
        raise CannotDo(f"match {match}: there is no game {row.game!r} here")
    return Table.restore(games[row.game], row.secret, store.entries(match))


def record_of(store: Store, games: Mapping[str, AnyGame], match: str) -> Record:
    """The record of a match. Raises NotOver where it may not be told yet."""
    return table_of(store, games, match).record()


# Verifying


def verify_store(store: Store, games: Mapping[str, AnyGame]) -> Verified:
    """Replays every match by its rules and proves the throws of those that are over."""
    found = Verified()
    if isinstance(store, SqliteStore):
        found.problems += [f"{store.file}: {line}" for line in problems_of_file(store.file)]
    for stored in all_matches(store):
        found.matches += 1
        found.entries += stored.length
        try:
            found.throws += verify_match(store, games, stored)
        except Exception as error:  # whatever is wrong with one match, the others are looked at
            found.problems.append(f"match {stored.match}: {str(error) or type(error).__name__}")
    return found


def problems_of_file(file: Path) -> list[str]:
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
        try:
            lines = [str(line) for (line,) in db.execute("PRAGMA integrity_check")]
            lines += [f"a row of {table} belongs to no match" for table, *_ in db.execute("PRAGMA foreign_key_check")]
        except sqlite3.DatabaseError as error:
            return [str(error)]
    return [line for line in lines if line != "ok"]


def verify_match(store: Store, games: Mapping[str, AnyGame], stored: StoredMatch) -> int:
    """How many throws were proved: none of a match that is not over, or whose chance came from a real table."""
    numbers = [logged.seq for logged in store.entries(stored.match)]
    if numbers != list(range(1, len(numbers) + 1)) or not numbers:
        raise CannotDo(f"its log has the numbers {numbers[:1]} to {numbers[-1:]}, with gaps")
    table = table_of(store, games, stored.match)
    Match.replay(table.game, table.match.full_record())
    if not table.is_over:
        return 0
    record = table.record()
    return verify(table.game, record) if record.fairness is not None else 0


# Backup


def back_up(file: Path, copy: Path) -> int:
    """Copies a database that may be in use, whole and as of one moment; returns its bytes. Raises CannotDo."""
    if not file.exists():
        raise CannotDo(f"there is no database {file}")
    if copy.exists():
        raise CannotDo(f"{copy} exists; a backup replaces no file")
    copy.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    unfinished = copy.with_name(f".{copy.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    make_private(unfinished)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)  # at once: in pieces it would begin again with every write of the server
        target.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
    if problems := problems_of_file(unfinished):
        unfinished.unlink()
        raise CannotDo(f"the copy of {file} is damaged, so it was not kept: {problems[0]}")
    with unfinished.open("rb") as written:
        os.fsync(written.fileno())
    unfinished.rename(copy)
    return copy.stat().st_size


def restore(folder: Path, copy: Path, *, replace: bool = False) -> Path | None:
    """Puts a backup in the place of the data folder's database, while no server uses it.

    A database that is there is kept under another name, which is returned. Raises CannotDo or FolderInUse.
    """
    if not copy.is_file():
        raise CannotDo(f"there is no file {copy}")
    if problems := problems_of_file(copy):
        raise CannotDo(f"{copy} is damaged, and nothing was changed: {problems[0]}")
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with locked(folder):
        file = folder / FILE
        if file.exists() and not replace:
            raise CannotDo(f"{file} exists; with --replace it is kept under another name")
        taken = folder / f".{FILE}.restored"
        taken.unlink(missing_ok=True)
        back_up(copy, taken)
        is_there = file.exists()
        kept = set_aside(file)  # what lies beside a file that is gone would be taken for a part of the new one
        taken.rename(file)
    return kept if is_there else None


def set_aside(file: Path) -> Path:
    """With what is not yet in the file itself, but beside it."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for ending in ("-wal", "-shm", ""):
        beside = file.with_name(file.name + ending)
        if beside.exists():
            beside.rename(file.with_name(f"{file.name}.{stamp}{ending}"))
    return file.with_name(f"{file.name}.{stamp}")
