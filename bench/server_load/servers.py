"""The two servers and the load generator, each in a process of its own, and what they used of the machine."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

import msgspec

HERE: Final = Path(__file__).parent
OURS, PEER = "ludotek", "boardgame.io"
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Server(msgspec.Struct):
    """A running server."""

    name: str
    base: str
    pid: int

    def cpu(self) -> float:
        """Seconds of CPU that its processes have used so far, all their threads together."""
        return sum(cpu_of(pid) for pid in family_of(self.pid))

    def memory(self) -> int:
        """Bytes in memory."""
        return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in family_of(self.pid)) * PAGE


def cpu_of(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICKS


def family_of(pid: int) -> list[int]:
    """A process, and all that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(other for child in children for other in family_of(int(child)))]


def install() -> None:
    """The packages of the peer and of the load generator, as the lock file has them."""
    if not (HERE / "node_modules" / "boardgame.io").exists():
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("bench.server_load needs Node with npm: the peer is a Node server")
        subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--silent"], cwd=HERE, check=True)


@contextmanager
def started(name: str, data: Path, processes: int = 1) -> Iterator[Server]:
    """A server at a free port of this computer; ours keeps its matches in `data`, on the disk."""
    where = ["--host", "127.0.0.1", "--port", "0", "--data", str(data), "--processes", str(processes)]
    command = {
        OURS: [sys.executable, "-m", "ludotek.server", *where, "--unlimited"],
        PEER: ["node", str(HERE / "peer.mjs"), "0"],
    }[name]
    quiet = None if name == OURS else subprocess.DEVNULL
    environment = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True, env=environment) as process:
        try:
            base = f"http://127.0.0.1:{port_of(process.stdout)}"
            if processes > 1:
                wait_for(base, processes)
            yield Server(name, base, process.pid)
        finally:
            process.terminate()


def port_of(output: IO[str] | None) -> int:
    for line in output or ():
        if found := re.search(r"(?::|^ready )(\d+)/?$", line.strip()):
            return int(found[1])
    raise SystemExit("the server did not start")


def wait_for(base: str, processes: int) -> None:
    """Several processes say where they will be before they answer there."""
    answered = 0
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{base}/api/health").close()
            answered += 1
        except OSError:
            answered = 0
        if answered == 20 * processes:  # each connection goes to any of them
            return
        time.sleep(0.05)
    raise SystemExit("the processes did not start")


class Load:
    """The load generator at work. `phase` lets it play for a while and returns what it measured."""

    def __init__(self, server: Server, **asked: Any) -> None:
        text = json.dumps({"server": server.name, "base": server.base, **asked})
        command = ["node", str(HERE / "load.mjs"), text]
        self.server = server
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.connected = self._answer()

    def phase(self, **what: float) -> dict[str, Any]:
        before = self.server.cpu()
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()
        return {**self._answer(), "cpu": self.server.cpu() - before}

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("the load generator stopped")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        self._process.communicate()


@contextmanager
def load(server: Server, **asked: Any) -> Iterator[Load]:
    made = Load(server, **asked)
    try:
        yield made
    finally:
        made.close()
