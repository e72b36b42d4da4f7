"""A server in a process of its own, that can be killed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.harness import Address

SERVE = """
import resource, sys
from pathlib import Path
largest, newer = int(sys.argv[1]), sys.argv[2]
if newer:
    from tests.faults.newer import become_newer
    become_newer(Path(newer))
from ludotek.server.__main__ import main
if largest:
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
sys.exit(main(["--host", "127.0.0.1", "--unlimited", *sys.argv[3:]]))
"""


class Child:
    def __init__(self, process: subprocess.Popen[str], address: Address) -> None:
        self.process = process
        self.address = address

    def kill(self) -> None:
        """As if the power had failed."""
        self.process.kill()
        self.process.wait()


@contextmanager
def child(
    folder: Path,
    *more: str,
    port: int = 0,
    largest: int = 0,
    database: str = "",
    bus: str = "",
    newer: Path | None = None,
) -> Iterator[Child]:
    """`more`: further arguments. `largest`: how many bytes a file may have at most, 0 for any.

    `newer`: the migrations of a newer version, which it shall be.
    """
    command = [
        sys.executable,
        "-c",
        SERVE,
        str(largest),
        str(newer or ""),
        "--data",
        str(folder),
        "--port",
        str(port),
        *more,
    ]
    command += ["--database", database] if database else []
    command += ["--bus", bus] if bus else []
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ})
    assert process.stdout is not None
    found = re.search(r":(\d+)/", process.stdout.readline())
    assert found is not None
    address = Address(int(found[1]))
    try:
        with address.open:
            yield Child(process, address)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
