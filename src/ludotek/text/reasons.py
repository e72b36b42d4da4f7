"""The reasons of OSErrors as texts."""

from __future__ import annotations

import errno

from ludotek.kernel import Text

REASONS = {  # what the machine says -> text id
    errno.ENOENT: "reason-nothing",
    errno.EISDIR: "reason-folder",
    errno.EACCES: "reason-forbidden",
    errno.EPERM: "reason-forbidden",
    errno.ENOSPC: "reason-full",
    errno.EROFS: "reason-read-only",
    errno.EADDRINUSE: "reason-in-use",
}


def os_reason(error: OSError) -> Text | str:
    """The reason of an error; in the system's English where there is no text for it."""
    id = REASONS.get(error.errno or 0)
    return Text(id) if id is not None else error.strerror or str(error)
