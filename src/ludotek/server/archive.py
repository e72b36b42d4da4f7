"""Files of whole matches: compressed, private, complete before they bear their name."""

from __future__ import annotations

import gzip
import os
import time
import zlib
from pathlib import Path
from typing import Final

import msgspec

from ludotek.kernel import LudotekError
from ludotek.store import WholeMatch

ENDING: Final = ".match.gz"
LARGEST: Final = 256 << 20  # bytes of a match, unpacked


class BadArchive(LudotekError, code="input/archive"): ...


def archive_file(folder: Path, whole: WholeMatch) -> Path:
    """Where a match is archived: by the year of its last move."""
    year = time.gmtime(whole.moved or whole.row.created).tm_year
    return folder / str(year) / f"{whole.row.match}{ENDING}"


def write_archive(file: Path, whole: WholeMatch) -> None:
    """Returns when the file is on the disk. A file of this name is replaced."""
    write_private(file, gzip.compress(msgspec.json.encode(whole), mtime=0))


def write_private(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    with open(os.open(unfinished, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as written:
        written.write(content)
        written.flush()
        os.fsync(written.fileno())
    unfinished.replace(file)
    sync_folder(file.parent)


def sync_folder(folder: Path) -> None:
    """A name is durable when its folder is."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_archive(file: Path) -> WholeMatch:
    try:
        with gzip.open(file) as packed:
            content = packed.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise BadArchive(f"{file} is larger than {LARGEST >> 20} MB when it is unpacked")
        return msgspec.json.decode(content, type=WholeMatch)
    except OSError as error:
        raise BadArchive(f"{file} cannot be read: {error.strerror or error}") from None
    except (EOFError, zlib.error, msgspec.MsgspecError) as error:
        raise BadArchive(f"{file} is no archived match: {error}") from None
