"""The real server as a child process on a free loopback port."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
DIST = ROOT / "src" / "ludotek" / "web_dist"
PATIENCE = 60.0  # seconds: other work may keep the machine busy
# All tests come from one address, some play without a browser, as fast as they can, and nobody waits for the absent.
# What chance brings follows from the name of the test: it meets the same positions in every run, on every worker.
SHARED = """
import hashlib, pathlib, sys
from collections import Counter
from ludotek.server import matches
from ludotek.server.limits import ENDLESS, Limits
from ludotek.server.main import serve
from ludotek.server.settings import Matches, Network, Settings, Storage
limits = Limits(create=ENDLESS, hello=ENDLESS, heavy=ENDLESS, messages=ENDLESS)
network = Network(host="127.0.0.1", port=int(sys.argv[1]))
made = Counter()
def secret_of_test():
    name = pathlib.Path(sys.argv[2], "test").read_text("utf-8")
    made[name] += 1
    return hashlib.sha256(f"{name} {made[name]}".encode()).hexdigest()
matches.new_secret = secret_of_test
serve(Settings(network=network, storage=Storage(data=sys.argv[2]), matches=Matches(grace=0.0), limits=limits))
"""


class Server:
    """`is_shared`: one for many tests. Otherwise it is what everybody starts, with all its limits."""

    def __init__(self, data: Path, *, is_shared: bool = False) -> None:
        self.data = data
        self.is_shared = is_shared
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._child: subprocess.Popen[bytes] | None = None

    def serve_test(self, name: str) -> None:
        """Matches of a shared server follow from this name."""
        (self.data / "test").write_text(name, "utf-8")

    def start(self) -> None:
        port, data = str(self.port), str(self.data)
        usual = ["-m", "ludotek.server", "--host", "127.0.0.1", "--port", port, "--data", data]
        words = ["-c", SHARED, port, data] if self.is_shared else usual
        self._child = subprocess.Popen([sys.executable, *words], cwd=ROOT, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while not self.is_up():
            assert self._child.poll() is None, "the server stopped by itself"
            if time.monotonic() > deadline:
                self.stop()
                raise AssertionError(f"no answer at {self.url} for {PATIENCE:g} seconds")
            time.sleep(0.05)

    def is_up(self) -> bool:
        try:
            self.get("/api/health")
        except (urllib.error.URLError, TimeoutError):
            return False
        return True

    def stop(self) -> None:
        assert self._child is not None
        self._child.terminate()
        self._child.wait(PATIENCE)
        self._child = None

    def restart(self) -> None:
        self.stop()
        self.start()

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.url + path, timeout=5) as answer:
            return json.load(answer)

    def post(self, path: str, body: object) -> Any:
        request = urllib.request.Request(
            self.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"}, method="POST"
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)


@contextmanager
def serving(data: Path, *, is_shared: bool = False) -> Iterator[Server]:
    if not (DIST / "index.html").is_file():
        pytest.skip("the browser client is not built: cd web && npm ci && npm run build")
    server = Server(data, is_shared=is_shared)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
