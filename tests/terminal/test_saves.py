"""Files are written whole or not at all, and nothing that is somebody else's is overwritten."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ludotek.kernel import BadPosition, BadRecord, record
from ludotek.terminal import saves
from ludotek.terminal.saves import BadFile, Keeper, keeper_for, read_position, read_record
from ludotek.terminal.screen import Frame
from tests.terminal.desk import Scripted, kept, new_match, sit_down

MATCH = record.read(record.write(new_match("person,random").full_record()))
OTHER = record.read(record.write(new_match("person,random,random").full_record()))


def test_matches_without_a_file_get_numbers(data: Path) -> None:
    first, second = Keeper(), Keeper()
    assert first.keep(MATCH) == data / "ludo-1.json"
    assert second.keep(MATCH) == data / "ludo-2.json"
    assert first.keep(MATCH) == data / "ludo-1.json"
    assert read_record("ludo-1.json") == MATCH


def test_a_failed_write_leaves_the_old_file_and_no_litter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    keeper = Keeper(path)
    keeper.keep(MATCH)

    def fail(file: int) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="no space"):
        keeper.keep(OTHER)
    assert read_record(str(path)) == MATCH
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


@pytest.mark.parametrize("content", ["", "{}", "my diary", "a save of the same seed"])
def test_an_existing_file_is_never_overwritten_by_a_new_match(tmp_path: Path, content: str) -> None:
    path = tmp_path / "mine.json"
    path.write_text(record.write(MATCH) if content.startswith("a save") else content, "utf-8")
    before = path.read_bytes()
    with pytest.raises(BadFile, match="exists and is not overwritten; go on with it by --resume, or choose another"):
        keeper_for(str(path), None, MATCH)
    with pytest.raises(BadFile):
        Keeper(path).keep(MATCH)
    assert path.read_bytes() == before


def test_a_match_taken_up_may_go_into_another_save_of_itself_but_of_no_other(tmp_path: Path) -> None:
    source, twin, other = tmp_path / "a.json", tmp_path / "b.json", tmp_path / "c.json"
    for path, match in ((source, MATCH), (twin, MATCH), (other, OTHER)):
        path.write_text(record.write(match), "utf-8")
    assert keeper_for(str(twin), str(source), MATCH).keep(MATCH) == twin
    assert keeper_for(None, str(source), MATCH).keep(MATCH) == source
    assert keeper_for(str(source), str(source), MATCH).owns
    with pytest.raises(BadFile, match="not overwritten"):
        keeper_for(str(other), str(source), MATCH)
    assert read_record(str(other)) == OTHER


def test_a_link_to_a_file_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target.json", tmp_path / "link.json"
    target.write_text("old", "utf-8")
    link.symlink_to(target)
    saves.write(link, "new")
    assert link.is_symlink()
    assert target.read_text("utf-8") == "new"


@pytest.mark.parametrize("place", ["", "nowhere/match.json"])
def test_a_place_that_cannot_be_written_is_refused_with_what_would_work(tmp_path: Path, place: str) -> None:
    with pytest.raises(BadFile, match=r"name a file in it|create it, or choose another"):
        saves.check_free(tmp_path / place)


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"[]", b"{", b"[" * 100_000, b'{"ludotek": 9}', b'{"ludotek": 1}']
)
def test_a_damaged_record_is_refused_in_one_line(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    with pytest.raises(BadRecord) as refused:
        read_record(str(path))
    assert "\n" not in str(refused.value)
    assert "bad.json" in str(refused.value)


@pytest.mark.parametrize("content", [b"", b"[1]", b"{", b"[" * 100_000])
def test_a_damaged_position_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    with pytest.raises(BadPosition, match=r"bad\.json"):
        read_position(str(path))


def test_a_record_is_no_position(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(record.write(MATCH), "utf-8")
    with pytest.raises(BadPosition, match="use --resume"):
        read_position(str(path))


def test_a_missing_file_names_those_that_are_near(tmp_path: Path) -> None:
    Keeper().keep(MATCH)
    with pytest.raises(BadFile, match=r"no file 'ludo-11\.json'; did you mean ludo-1\.json\?"):
        read_record("ludo-11.json")


def test_the_player_who_is_asked_loses_nothing_if_the_machine_stops(tmp_path: Path) -> None:
    file = tmp_path / "m.json"

    class Watching(Scripted):
        def ask(self, frame: Frame) -> str:
            assert len(kept(file).steps) == len(session.match.steps)
            return super().ask(frame)

    terminal = Watching(["1", "1", "u", "1"])
    session = sit_down(new_match("person,random"), terminal, file)
    session.run()
    assert len(terminal.frames) == 5
    assert terminal.messages == ["Taken back. Choose again."]


def test_that_nothing_can_be_kept_is_said_once(tmp_path: Path) -> None:
    terminal = Scripted(["1", "1"])
    sit_down(new_match("person,random"), terminal, tmp_path / "gone" / "m.json").run()
    assert len(terminal.messages) == 1
    assert terminal.messages[0].startswith("Not saved: there is no folder")
