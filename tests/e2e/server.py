"""The real server as a child process on a free loopback port."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
DIST = ROOT / "src" / "ludotek" / "web_dist"
PATIENCE = 60.0  # seconds: other work may keep the machine busy


class Server:
    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._child: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "ludotek.server", "--host", "127.0.0.1", "--port", str(self.port)]
        self._child = subprocess.Popen([*command, "--data", str(self.data)], cwd=ROOT, stdout=subprocess.DEVNULL)
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


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
