"""`ludotek admin`, as it is typed."""

from __future__ import annotations

from pathlib import Path

from ludotek.store import Key, MatchRow, SqliteStore
from ludotek.table import Said
from tests.cli.records import Run, refused
from tests.store.test_store import FIRST
from tests.table.sitting import SECRET


def test_every_command_explains_itself(run: Run) -> None:
    for command in ("list", "export", "import", "delete", "verify", "sweep", "backup", "restore"):
        code, said, _ = run("admin", command, "--help")
        assert code == 0
        assert "--settings FILE" in said, command


def test_matches_are_listed_moved_and_deleted(run: Run, tmp_path: Path) -> None:
    here, there = str(tmp_path / "here"), str(tmp_path / "there")
    file = str(tmp_path / "m.match.gz")
    (tmp_path / "here").mkdir()
    store = SqliteStore(tmp_path / "here" / "ludotek.sqlite")
    store.create(MatchRow("m1", "ludo", 0.0, SECRET), [Key("aa", "host")], [FIRST, Said(0, "hello")]).result()
    store.close()
    code, said, _ = run("admin", "list", "--data", here)
    assert (code, said.split()) == (0, ["m1", "ludo", "2", "-", "1970-01-01"])
    assert run("admin", "verify", "--data", here)[:2] == (0, "1 matches with 2 entries, 0 throws proved: all is well\n")
    assert run("admin", "export", "m1", file, "--data", here)[0] == 0
    refused(run("admin", "export", "m1", file, "--data", here))
    refused(run("admin", "export", "m2", f"{file}2", "--data", here))
    assert run("admin", "import", file, "--data", there)[:2] == (0, "m1 is here now\n")
    code, _, err = run("admin", "import", file, "--data", there)
    assert (code, "is there already" in err) == (1, True)
    assert "say --yes" in run("admin", "delete", "m1", "--data", there)[1]
    assert run("admin", "delete", "m1", "--yes", "--data", there)[:2] == (0, "m1 (2 entries) was deleted\n")
    assert run("admin", "list", "--data", there)[:2] == (0, "")
    assert run("admin", "sweep", "--data", here)[:2] == (0, "1 archived, 0 deleted\n")
    assert run("admin", "backup", str(tmp_path / "copy.sqlite"), "--data", here)[0] == 0
    assert "what was there is" in run("admin", "restore", str(tmp_path / "copy.sqlite"), "--replace", "--data", here)[1]
    refused(run("admin", "list", "--data", str(tmp_path / "nowhere")))
    refused(run("admin", "backup", "x", LUDOTEK_DATABASE="postgresql://db/x"))
