"""Why the machine refused something, as a text."""

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
    """In the machine's own English where it says something rare."""
    id = REASONS.get(error.errno or 0)
    return Text(id) if id is not None else error.strerror or str(error)
