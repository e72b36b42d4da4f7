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
from tests.server.harness import Address, Client


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
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
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


def process_of(client: Client, server: int, processes: list[int]) -> int:
    """The process that holds the server's end of a connection."""
    _, port = client.socket.local_address
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ends = f":{server:04X}", f":{port:04X}"
    inode = next(row[9] for row in rows if row[1].endswith(ends[0]) and row[2].endswith(ends[1]))
    holding = [pid for pid in processes for file in Path(f"/proc/{pid}/fd").iterdir() if holds(file, inode)]
    (found,) = holding
    return found


def holds(file: Path, inode: str) -> bool:
    try:
        return str(file.readlink()) == f"socket:[{inode}]"
    except FileNotFoundError:  # closed meanwhile
        return False


@pytest.mark.skipif(not Path("/proc").exists(), reason="finds the processes in /proc")
def test_people_of_a_match_meet_in_one_process_and_in_any_other_when_it_is_killed(
    served: tuple[subprocess.Popen[str], Address, int],
) -> None:
    process, address, port = served
    until(lambda: numbers(port)["ludotek_version"] == 2)
    both = children(process.pid)
    matches = [address.create("here", "here") for _ in range(12)]
    people = [[match.join(seat) for seat in (0, 1)] for match in matches]
    places = [{process_of(client, address.port, both) for client in clients} for clients in people]
    assert all(len(found) == 1 for found in places)
    assert set.union(*places) == set(both), "of so many matches each process has some"
    ((killed,),) = places[:1]
    subprocess.run(["kill", "-9", str(killed)], check=True)
    until(lambda: killed not in children(process.pid))
    rest = [pid for pid in both if pid != killed]
    again = matches[0].join(0)
    assert process_of(again, address.port, rest) in rest
    assert again.ask("ping")["t"] == "pong"
