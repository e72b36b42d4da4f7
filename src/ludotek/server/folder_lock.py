"""One server at a time uses a data folder: each would believe that it alone knows who is here."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ludotek.kernel import LudotekError
from ludotek.text import localized_error

FILE: Final = "ludotek.lock"


class FolderInUse(LudotekError, code="server/folder_in_use"): ...


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keeps other servers from this folder while the block runs. Raises FolderInUse. A crash frees it."""
    handle = os.open(folder / FILE, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        if not take(handle):
            raise localized_error(FolderInUse, "wrong-folder-in-use", folder=str(folder))
        yield
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def take(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def take(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
