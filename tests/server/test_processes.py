"""Several processes of one machine: they end together, and find each other wherever the data are."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from ludotek.server.bus import CannotShare, News, ProcessBus, check_own, reachable
from ludotek.server.processes import Processes, ignore
from tests.databases import Database

WAITING = """
import sys, time
from ludotek.server.parent import stop_with
assert sys.argv[1] == "--place"
assert sys.argv[3] == "--stop-with"
stop_with(int(sys.argv[4]))
time.sleep(60)
"""


@pytest.fixture(scope="session", autouse=True)
def database() -> Database:
    """One is enough: nothing here is about it."""
    return "sqlite"


def test_a_killed_parent_leaves_no_children() -> None:
    processes = Processes([sys.executable, "-c", WAITING], dict(os.environ), 2, ignore)
    os.close(processes.alive)  # as the system does when this process is killed
    assert [process.wait(20) for process in processes.running] == [-signal.SIGTERM] * 2
    os.close(processes._told)


def test_processes_find_each_other_however_long_the_path_is(tmp_path: Path) -> None:
    folder = tmp_path / ("a folder with a very long name " * 5) / "bus"

    async def check() -> list[News]:
        heard: list[News] = []
        one, other = ProcessBus(folder), ProcessBus(folder)
        one.start(heard.append)
        other.start(lambda _: None)
        other.tell(News(other.node, "m", seq=3))
        while not heard:
            await asyncio.sleep(0.001)
        await one.close()
        await other.close()
        return heard

    assert [news.seq for news in asyncio.run(asyncio.wait_for(check(), 5))] == [3]
    assert reachable(folder) == reachable(folder) != reachable(folder / "other")
    assert reachable(Path("/data/bus")) == Path("/data/bus")
    reachable(folder).rmdir()


def test_a_folder_that_others_can_write_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    with pytest.raises(CannotShare):
        check_own(tmp_path)
