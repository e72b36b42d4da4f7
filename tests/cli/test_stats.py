"""`ludotek stats`: finished matches of the terminal and of the server, by game and by person."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from ludotek.cli import main
from ludotek.kernel import record
from ludotek.store import Key, MatchRow, open_store
from ludotek.table import Resign
from tests.table.sitting import Log, here


def finished(winner: int) -> Log:
    """Anna and Ben; one of them has given up."""
    log = Log(here("Anna"), here("Ben"))
    log.do(Resign(1 - winner))
    return log


def told(folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> list[str]:
    assert main(["stats", "--data", str(folder), *more]) == 0
    return capsys.readouterr().out.splitlines()


def test_matches_of_terminal_and_server_are_counted_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saves = tmp_path / "saves"
    saves.mkdir()
    (saves / "one.json").write_text(record.write(finished(0).table.full_record()))
    (saves / "running.json").write_text(record.write(Log(here("Anna"), here("Ben")).table.full_record()))
    (saves / "letter.json").write_text("{}")
    log = finished(1)
    store = open_store(str(tmp_path / "ludotek.sqlite"))
    row = MatchRow("m1", "ludo", time.time(), log.secret)
    store.create(row, [Key("h", "host")], [logged.entry for logged in log.entries]).result()
    again = finished(0)
    store.create(
        MatchRow("m2", "ludo", row.created + 1, again.secret), [Key("i", "host")], [one.entry for one in again.entries]
    ).result()
    store.close()
    lines = told(tmp_path, capsys)
    assert lines[0] == "Ludo: 3 matches"
    assert [line.split() for line in lines[1:]] == [
        ["Anna", "played", "3,", "won", "2"],
        ["Ben", "played", "3,", "won", "1"],
    ]


def test_an_empty_folder_says_so_in_the_readers_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(tmp_path, capsys, "--language", "de") == [f"Keine beendete Partie in {tmp_path}."]
