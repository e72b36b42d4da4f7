"""`ludotek admin`: what the operator of a server does with its matches. In English, as the settings of a server."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App

from ludotek.cli.commands import FAILED, parameter

if TYPE_CHECKING:
    from ludotek.server.settings import Settings
    from ludotek.store import Store

admin = App(
    name="admin",
    help="List, export, import, delete, verify, back up and restore the matches of a server.",
    sort_key=8,
    help_format="plaintext",
)
Data = Annotated[Path | None, parameter("The data folder of the server; else as usual.", "folder")]
Database = Annotated[str | None, parameter("postgresql://…, if the matches are there.", "address")]
SettingsFile = Annotated[Path | None, parameter("The settings file of the server.", "file", "--settings")]
MatchId = Annotated[str, parameter("The id of a match.")]


def settings_of(data: Path | None, database: str | None, file: Path | None) -> Settings:
    from ludotek.server.settings_sources import read_settings

    flags = {"data": str(data) if data else None, "database": database}
    return read_settings(flags, os.environ, file)


@contextmanager
def opened(settings: Settings, *, may_make: bool = False) -> Iterator[Store]:
    """The store of a server, which may run meanwhile. `may_make`: one that is not there is made."""
    from ludotek.server.admin import CannotDo
    from ludotek.server.main import database_of
    from ludotek.store import is_postgres, open_store

    address = database_of(settings)
    if may_make and not is_postgres(address):
        settings.storage.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    elif not is_postgres(address) and not Path(address).exists():
        raise CannotDo(f"there is no database {address}; --data names the folder of another one")
    store = open_store(address, is_checked=True)
    try:
        yield store
    finally:
        store.close()


@admin.command(name="list", help="List all matches: id, game, entries, whether it is over, day of the last move.")
def list_matches(*, data: Data = None, database: Database = None, settings: SettingsFile = None) -> int:
    """List all matches: id, game, entries, whether it is over, day of the last move."""
    from ludotek.server.admin import all_matches

    with opened(settings_of(data, database, settings)) as store:
        for one in all_matches(store):
            state = {True: "over", False: "open", None: "-"}[one.is_over]
            day = "-" if one.moved is None else time.strftime("%Y-%m-%d", time.gmtime(one.moved))
            print(f"{one.match:<14} {one.game:<20} {one.length:>6} {state:<5} {day}")
    return 0


@admin.command(help="Write a match into a file: all of it, to be imported elsewhere, or only its record.")
def export(
    match: MatchId,
    file: Annotated[Path, parameter("The file to write.")],
    *,
    record: Annotated[bool, parameter("Only the record, for replay and verify; of a match that is over.")] = False,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> int:
    """Write a match into a file: all of it, to be imported elsewhere, or only its record."""
    from ludotek import catalogue
    from ludotek.kernel import record as records
    from ludotek.server.admin import CannotDo, record_of, whole_match
    from ludotek.server.archive import write_archive, write_private

    if file.exists():
        raise CannotDo(f"{file} exists; an export replaces no file")
    with opened(settings_of(data, database, settings)) as store:
        if record:
            write_private(file, records.write(record_of(store, catalogue.games(), match)).encode())
        else:
            write_archive(file, whole_match(store, match))
    print(f"{match} was written to {file}")
    return 0


@admin.command(name="import", help="Put matches from files of export or of the archive into the database.")
def import_matches(
    *files: Annotated[Path, parameter("Files of matches.")],
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> int:
    """Put matches from files of export or of the archive into the database."""
    from msgspec.structs import replace

    from ludotek.kernel import LudotekError
    from ludotek.server.archive import read_archive

    failed = 0
    with opened(settings_of(data, database, settings), may_make=True) as store:
        for file in files:
            try:
                whole = read_archive(file)
                store.put(replace(whole, moved=time.time())).result()  # else it is old, and archived again
                print(f"{whole.row.match} is here now")
            except LudotekError as error:
                print(f"ludotek: {file}: {error}", file=sys.stderr)
                failed = FAILED
    return failed


@admin.command(help="Delete matches, with everything of them. There is no way back but an export or a backup.")
def delete(
    *matches: MatchId,
    yes: Annotated[bool, parameter("Do it; without this it is only said what would be deleted.")] = False,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> int:
    """Delete matches, with everything of them. There is no way back but an export or a backup."""
    from ludotek.server.admin import whole_match

    with opened(settings_of(data, database, settings)) as store:
        for match in matches:
            entries = len(whole_match(store, match).entries)
            if yes:
                store.delete(match).result()
            print(f"{match} ({entries} entries) {'was deleted' if yes else 'would be deleted: say --yes'}")
    return 0


@admin.command(help="Check the database, replay every match by its rules, and prove the throws of those that are over.")
def verify(*, data: Data = None, database: Database = None, settings: SettingsFile = None) -> int:
    """Check the database, replay every match by its rules, and prove the throws of those that are over."""
    from ludotek import catalogue
    from ludotek.server.admin import verify_store

    with opened(settings_of(data, database, settings)) as store:
        found = verify_store(store, catalogue.games())
    for problem in found.problems:
        print(problem)
    wrong = f"{len(found.problems)} problems" if found.problems else "all is well"
    print(f"{found.matches} matches with {found.entries} entries, {found.throws} throws proved: {wrong}")
    return FAILED if found.problems else 0


@admin.command(help="Archive or delete the matches that are old by the settings now, as the server does by itself.")
def sweep(*, data: Data = None, database: Database = None, settings: SettingsFile = None) -> int:
    """Archive or delete the matches that are old by the settings now, as the server does by itself."""
    from ludotek import catalogue
    from ludotek.server.retention import MOST, Retention

    chosen = settings_of(data, database, settings)
    with opened(chosen) as store:
        retention = Retention(store, catalogue.games(), chosen)
        while True:
            swept = retention.sweep(time.time())
            print(f"{swept.archived} archived, {swept.deleted} deleted")
            if swept.archived + swept.deleted < MOST:
                return 0


@admin.command(help="Copy the SQLite database of a server that may run. Of PostgreSQL: pg_dump.")
def backup(
    file: Annotated[Path, parameter("The file to write.")], *, data: Data = None, settings: SettingsFile = None
) -> int:
    """Copy the SQLite database of a server that may run. Of PostgreSQL: pg_dump."""
    from ludotek.server.admin import back_up

    size = back_up(sqlite_file(settings_of(data, None, settings)), file)
    print(f"{size} bytes were written to {file}")
    return 0


@admin.command(help="Put a backup in the place of the folder's database, while no server runs. Of PostgreSQL: psql.")
def restore(
    file: Annotated[Path, parameter("A file of backup.")],
    *,
    replace: Annotated[bool, parameter("Even if there is a database, which is kept under another name.")] = False,
    data: Data = None,
    settings: SettingsFile = None,
) -> int:
    """Put a backup in the place of the folder's database, while no server runs. Of PostgreSQL: psql."""
    from ludotek.server import admin as doing

    chosen = settings_of(data, None, settings)
    kept = doing.restore(sqlite_file(chosen).parent, file, replace=replace)
    print(f"{file} was restored" + (f"; what was there is {kept}" if kept else ""))
    return 0


def sqlite_file(settings: Settings) -> Path:
    from ludotek.server.admin import CannotDo
    from ludotek.server.main import FILE

    if settings.storage.database:
        raise CannotDo("the matches are in PostgreSQL: use pg_dump and psql, see docs/guide/serving.md")
    return settings.storage.folder / FILE
