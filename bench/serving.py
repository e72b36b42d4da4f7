"""A server in a process of its own, for the other scripts here."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serving(data: Path | None = None) -> Iterator[str]:
    """Its address; it stops at the end and leaves nothing behind but `data`."""
    with tempfile.TemporaryDirectory() as folder:
        where = ["--host", "127.0.0.1", "--port", "0", "--data", str(data or folder)]
        command = [sys.executable, "-m", "ludotek.server", *where, "--unlimited"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            found = re.search(r":(\d+)/", server.stdout.readline())
            assert found is not None
            try:
                yield f"http://127.0.0.1:{found[1]}"
            finally:
                server.terminate()
