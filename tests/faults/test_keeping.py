"""Old matches are archived and can be brought back; a store is verified, backed up while it is used, and restored."""

from __future__ import annotations

import sqlite3
import stat
import threading
import time
from pathlib import Path

import pytest

from ludotek.catalogue import games
from ludotek.server import admin
from ludotek.server.archive import BadArchive, read_archive
from ludotek.server.folder_lock import FolderInUse, locked
from ludotek.server.retention import DAY, Retention
from ludotek.server.settings import Matches, Settings, Storage
from ludotek.store import SqliteStore, Store
from ludotek.table import Said
from tests.server.harness import Created, play_together, serving


def play(folder: Path) -> tuple[Created, Created, Store]:
    """A match that is over and one that is not, in a store that is still open."""
    with serving(folder) as (address, services):
        over = address.create("here", "here", options={"pieces": 1})
        play_together({0: (both := over.join(0, 1)), 1: both})
        waiting = address.create("here", "here")
        waiting.join(0, 1).ask("say", seat=0, words="see you")
        return over, waiting, services.store


@pytest.fixture
def kept(tmp_path: Path) -> tuple[Path, str, str]:
    """A data folder, and its match that is over, and the other one."""
    over, waiting, store = play(tmp_path)
    assert isinstance(store, SqliteStore)
    (tmp_path / "test.sqlite").rename(tmp_path / "ludotek.sqlite")
    return tmp_path, over.id, waiting.id


def wishes(folder: Path, retention: str = "archive") -> Settings:
    return Settings(
        storage=Storage(data=str(folder)),
        matches=Matches(retention=retention, keep_days=10, keep_finished_days=100),  # type: ignore[arg-type]  # tested
    )


def test_old_matches_are_archived_finished_ones_later(kept: tuple[Path, str, str]) -> None:
    folder, over, waiting = kept
    store = SqliteStore(folder / "ludotek.sqlite")
    retention = Retention(store, games(), wishes(folder))
    now = time.time()
    assert retention.sweep(now + 9 * DAY).archived == 0
    assert Retention(store, games(), wishes(folder), {waiting}.__contains__).sweep(now + 11 * DAY).archived == 0
    assert Retention(store, games(), wishes(folder, "keep")).sweep(now + 500 * DAY).archived == 0
    whole = store.whole(waiting)
    assert retention.sweep(now + 11 * DAY).archived == 1
    assert [one.match for one in store.listed()] == [over]
    (file,) = (folder / "archive").glob(f"*/{waiting}.match.gz")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert read_archive(file) == whole
    assert retention.sweep(now + 99 * DAY).looked_at == 0, "that it is over is remembered"
    assert retention.sweep(now + 101 * DAY).archived == 1
    assert list(store.listed()) == []
    for archived in (folder / "archive").glob("*/*.match.gz"):
        store.put(read_archive(archived)).result()
    assert admin.verify_store(store, games()).problems == []
    assert Retention(store, games(), wishes(folder, "delete")).sweep(now + 101 * DAY).deleted == 1
    store.close()


def test_a_folder_is_verified_and_what_is_wrong_is_found(kept: tuple[Path, str, str]) -> None:
    folder, over, waiting = kept
    store = SqliteStore(folder / "ludotek.sqlite")
    found = admin.verify_store(store, games())
    assert (found.problems, found.matches) == ([], 2)
    assert found.throws > 5
    with sqlite3.connect(folder / "ludotek.sqlite") as db:
        # Another throw than the one that was due.
        throw = "SELECT seq, body FROM entries WHERE match = ? AND body LIKE '%\"actor\":-1%' ORDER BY seq LIMIT 1"
        (seq, body) = db.execute(throw, (over,)).fetchone()
        other = (
            body.replace('"action":', '"action":1')
            if '"action":0' in body
            else body.replace('"action":', '"action":0,"x":')
        )
        db.execute("UPDATE entries SET body = ? WHERE match = ? AND seq = ?", (other, over, seq))
        db.execute("DELETE FROM entries WHERE match = ? AND seq = 2", (waiting,))
    db.close()
    found = admin.verify_store(store, games())
    store.close()
    assert [problem.split(":")[0] for problem in sorted(found.problems)] == sorted(
        [f"match {over}", f"match {waiting}"]
    )


def test_a_backup_is_made_while_matches_are_played(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, services):
        assert isinstance(services.store, SqliteStore)
        match = address.create("here", "here")
        match.join(0, 1)
        before = len(services.store.entries(match.id))
        is_over = threading.Event()

        def talk() -> None:
            seq = before
            while not is_over.is_set():
                services.store.append(match.id, seq, [Said(0, "x" * 200)]).result()
                seq += 1

        talking = threading.Thread(target=talk)
        talking.start()
        try:
            for number in range(3):
                admin.back_up(tmp_path / "test.sqlite", tmp_path / "kept" / f"{number}.sqlite")
        finally:
            is_over.set()
            talking.join()
        after = len(services.store.entries(match.id))
    lengths = []
    for number in range(3):
        copy = SqliteStore(tmp_path / "kept" / f"{number}.sqlite")
        assert [logged.seq for logged in copy.entries(match.id)] == list(range(1, len(copy.entries(match.id)) + 1))
        lengths.append(len(copy.entries(match.id)))
        copy.close()
    assert before <= lengths[0] <= lengths[1] <= lengths[2] <= after
    with pytest.raises(admin.CannotDo, match="replaces no file"):
        admin.back_up(tmp_path / "test.sqlite", tmp_path / "kept" / "0.sqlite")


def test_a_backup_is_restored_and_what_was_there_is_kept(kept: tuple[Path, str, str]) -> None:
    folder, over, waiting = kept
    copy = folder / "backup.sqlite"
    admin.back_up(folder / "ludotek.sqlite", copy)
    store = SqliteStore(folder / "ludotek.sqlite")
    store.delete(over).result()
    store.close()
    with pytest.raises(admin.CannotDo, match="--replace"):
        admin.restore(folder, copy)
    with locked(folder), pytest.raises(FolderInUse):
        admin.restore(folder, copy, replace=True)
    aside = admin.restore(folder, copy, replace=True)
    assert aside is not None
    store = SqliteStore(folder / "ludotek.sqlite")
    assert sorted(one.match for one in store.listed()) == sorted([over, waiting])
    assert admin.verify_store(store, games()).problems == []
    store.close()
    old = SqliteStore(aside)
    assert [one.match for one in old.listed()] == [waiting]
    old.close()
    copy.write_bytes(copy.read_bytes()[:5000] + b"\\xff" * 3000)
    with pytest.raises(admin.CannotDo, match="nothing was changed"):
        admin.restore(folder, copy, replace=True)
    assert stat.S_IMODE((folder / "ludotek.sqlite").stat().st_mode) == 0o600


def test_a_file_that_is_no_match_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.match.gz").write_bytes(b"not packed")
    for file in ("x.match.gz", "none.match.gz"):
        with pytest.raises(BadArchive, match=file):
            read_archive(tmp_path / file)
