"""Several processes at one port: one that is killed is replaced, and the numbers of all are told at one address."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.e2e.server import free_port
from tests.server.harness import Address


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], Address, int]]:
    """The process that starts the others, the address of the server, and the port of its metrics."""
    port = free_port()
    command = [sys.executable, "-m", "ludotek.server", "--host", "127.0.0.1", "--port", "0", "--unlimited"]
    command += ["--data", str(tmp_path), "--processes", "2", "--metrics", f"127.0.0.1:{port}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r":(\d+)/", process.stdout.readline())
    assert found is not None
    address = Address(int(found[1]))
    try:
        with address.open:
            yield process, address, port
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
        process.stdout.close()


def numbers(port: int) -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        families = text_string_to_metric_families(answer.read().decode())
        return {sample.name: sample.value for family in families for sample in family.samples}


def children(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in found]


def until(is_true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while True:
        try:
            if is_true():
                return
        except (urllib.error.URLError, ConnectionError, KeyError):
            pass
        assert time.monotonic() < deadline
        time.sleep(0.1)


@pytest.mark.skipif(not Path("/proc").exists(), reason="finds the processes in /proc")
def test_a_process_that_is_killed_is_replaced_and_its_numbers_stay(
    served: tuple[subprocess.Popen[str], Address, int],
) -> None:
    process, address, port = served
    until(lambda: numbers(port)["ludotek_version"] == 2)
    matches = [address.create("here", "here") for _ in range(6)]
    assert numbers(port)["ludotek_matches_created_total"] == 6
    first, second = children(process.pid)
    subprocess.run(["kill", "-9", str(first)], check=True)
    until(lambda: len(children(process.pid)) == 2 and first not in children(process.pid))
    until(lambda: numbers(port)["ludotek_version"] == 2)
    assert second in children(process.pid)
    matches.append(address.create("here", "here"))
    assert numbers(port)["ludotek_matches_created_total"] == 7, "also those of the process that is gone"
    for match in matches:
        assert match.join(0, 1).is_started
