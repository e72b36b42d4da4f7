"""Bots think in processes of their own, never in the server's; a worker that dies costs a match nothing."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from ludotek.bots import LevelBot, Searcher
from tests.server.harness import serving


def test_a_match_goes_on_when_the_worker_of_its_bots_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def not_here(*_: Any) -> int:
        raise AssertionError("a bot thought in the server's interpreter")

    monkeypatch.setattr(LevelBot, "choose", not_here)
    monkeypatch.setattr(Searcher, "choose", not_here)
    with serving(tmp_path) as (address, services):
        match = address.create("medium", "medium", game="last_one_alive")
        watcher = match.enter([match.watch])
        watcher.until(lambda message: message["t"] == "update")
        while not services.workers.workers:
            time.sleep(0.01)
        os.kill(next(iter(services.workers.workers.values())).process.pid, signal.SIGKILL)
        watcher.until(lambda message: "result" in message)
        assert services.workers.replaced == 1
        assert match.record().status == 200
