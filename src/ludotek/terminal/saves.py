"""Files: reads records and positions, saves matches. Never overwrites a file that is not a save of the same match."""

from __future__ import annotations

import difflib
import os
import shlex
from itertools import count
from pathlib import Path

import msgspec

from ludotek.data_folder import data_folder
from ludotek.kernel import BadPosition, BadRecord, LudotekError, Position, Record, record
from ludotek.text import localized_error
from ludotek.text.reasons import os_reason


class BadFile(LudotekError, code="input/file"): ...


def folder() -> Path:
    """The folder of the matches that were given no file."""
    return data_folder() / "saves"


# Reading


def find(name: str) -> Path:
    """The file of this name, in the current folder or in the folder of saves."""
    path = Path(name)
    kept = folder() / name
    if not path.exists() and kept.is_file():
        return kept
    return path


def read_bytes(name: str) -> bytes:
    path = find(name)
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise no_file(name, path) from None
    except OSError as error:
        raise localized_error(BadFile, "wrong-read", file=name, reason=os_reason(error)) from None


def no_file(name: str, path: Path) -> BadFile:
    there = {file.name for file in path.parent.glob("*.json")} if path.parent.is_dir() else set()
    kept = {file.name for file in folder().glob("*.json")} if folder().is_dir() else set()
    near = difflib.get_close_matches(path.name, sorted(there | kept), n=3)
    if near:
        return localized_error(BadFile, "wrong-file-near", file=name, near=", ".join(near))
    return localized_error(BadFile, "wrong-file", file=name, folder=str(folder()))


def read_record(name: str) -> Record:
    try:
        return record.read(read_bytes(name), name)
    except RecursionError:
        raise localized_error(BadRecord, "wrong-record-deep", file=name) from None


def read_position(name: str) -> Position:
    try:
        position = msgspec.json.decode(read_bytes(name))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise localized_error(BadPosition, "wrong-json", file=name, reason=str(error)) from None
    if not isinstance(position, dict):
        raise localized_error(BadPosition, "wrong-position", file=name)
    if "ludotek" in position:
        raise localized_error(BadPosition, "wrong-position-record", file=shlex.quote(name))
    return position


# Keeping


class Keeper:
    """Saves one match in one file: the given one, the resumed one, or a new one in the folder of saves."""

    def __init__(self, path: Path | None = None, *, owns: bool = False) -> None:
        """`owns`: the file already holds an earlier state of the same match."""
        self.path = path
        self.owns = owns

    def keep(self, match: Record) -> Path:
        if self.path is None:
            self.path = reserve(match.game)
            self.owns = True
        if not self.owns:
            check_free(self.path)
        write(self.path, record.write(match))
        self.owns = True
        return self.path


def reserve(game: str) -> Path:
    """Creates a file for a new match, a different one even if two begin at the same moment."""
    folder().mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = folder() / f"{game}-{number}.json"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise AssertionError("numbers do not end")


def write(path: Path, text: str) -> None:
    """Replaces the file in one step: a crash leaves the old one or the new one."""
    path = path.resolve()
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def check_free(path: Path) -> None:
    """Raises BadFile if this file cannot be written or exists already."""
    if path.is_dir():
        raise localized_error(BadFile, "wrong-save-folder", file=str(path), example=str(path / "match.json"))
    if path.exists():
        raise localized_error(BadFile, "wrong-save-exists", file=str(path))
    if not path.parent.is_dir():
        raise localized_error(BadFile, "wrong-save-nowhere", folder=str(path.parent), file=path.name)
    if not os.access(path.parent, os.W_OK):
        raise localized_error(BadFile, "wrong-save-forbidden", folder=str(path.parent), file=path.name)


def keeper_for(save: str | None, resumed: str | None, match: Record) -> Keeper:
    """Where this match is saved: `--save`, else the file it was resumed from, else a new one."""
    source = find(resumed) if resumed is not None else None
    if save is None:
        return Keeper(source, owns=source is not None)
    path = Path(save)
    is_own = source is not None and path.is_file() and (path.samefile(source) or is_same_match(path, match))
    if not is_own:
        check_free(path)
    return Keeper(path, owns=is_own)


def is_same_match(path: Path, match: Record) -> bool:
    """Whether the file is a save of this match: its throws follow from the same secret and nonces."""
    try:
        there = read_record(str(path)).fairness
    except LudotekError:
        return False
    here = match.fairness
    if there is None or here is None:
        return False
    return (there.commitment, there.nonces) == (here.commitment, here.nonces)
