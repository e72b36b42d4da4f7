"""The memory of a server lies on huge pages where the system has them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludotek.server.huge_pages import BLOCK, GROWN, PAGE, HugePages

PRESENT = (1 << 63).to_bytes(8, "little")
ABSENT = bytes(8)


class Process:
    """A folder as /proc/self, of a process with one region that begins at the second block."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[int] = []
        self.says = True
        self.grow(0)

    def map(self, blocks: int, *, also: str = "") -> None:
        lines = f"{BLOCK:x}-{(1 + blocks) * BLOCK:x} rw-p 00000000 00:00 0 \n{also}"
        (self.folder / "maps").write_text(lines)

    def fill(self, *present: int) -> None:
        """How many pages of each block have memory, from the second on."""
        pages = BLOCK // PAGE
        counts = (0, *present)
        (self.folder / "pagemap").write_bytes(b"".join(PRESENT * n + ABSENT * (pages - n) for n in counts))

    def grow(self, size: int) -> None:
        (self.folder / "statm").write_text(f"99999 {size // PAGE} 1 2 0 3 0")

    def advise(self, start: int, size: int) -> bool:
        assert size == BLOCK
        self.asked.append(start // BLOCK)
        return self.says


@pytest.fixture
def process(tmp_path: Path) -> Process:
    return Process(tmp_path)


def test_what_has_filled_up_is_asked_for_once(process: Process) -> None:
    pages = HugePages(process.advise, process.folder)
    process.map(3)
    process.fill(512, 100, 470)
    pages.collapse()
    assert process.asked == [1, 3], "the second one has hardly any memory yet: a huge page would make it larger"
    process.fill(512, 512, 512)
    pages.collapse()
    assert process.asked == [1, 3, 2]
    assert pages.moved == 3


def test_only_memory_that_belongs_to_no_file_is_asked_for(process: Process) -> None:
    others = "".join(
        f"{first * BLOCK:x}-{(first + 1) * BLOCK:x} {what}\n"
        for first, what in (
            (2, "r-xp 00000000 00:00 0 "),
            (3, "rw-p 00000000 08:01 77 /usr/lib/libc.so"),
            (4, "rw-p 00000000 00:00 0                          [stack]"),
            (5, "rw-p 00000000 00:00 0                          [heap]"),
        )
    )
    process.map(1, also=others)
    process.fill(512, 512, 512, 512, 512)
    HugePages(process.advise, process.folder).collapse()
    assert process.asked == [1, 5]


def test_what_was_given_back_is_asked_for_again(process: Process) -> None:
    pages = HugePages(process.advise, process.folder)
    process.fill(512)
    for blocks in (1, 0, 1):
        process.map(blocks)
        pages.collapse()
    assert process.asked == [1, 1]


def test_it_is_looked_at_when_the_process_has_grown(process: Process) -> None:
    pages = HugePages(process.advise, process.folder)
    process.map(1)
    process.fill(512)
    process.grow(GROWN - PAGE)
    pages.follow()
    assert process.asked == []
    process.grow(GROWN)
    pages.follow()
    assert process.asked == [1]


def test_a_kernel_that_has_none_is_not_asked_for_ever(process: Process) -> None:
    pages = HugePages(process.advise, process.folder)
    assert pages.is_possible, "nothing was asked yet"
    process.says = False
    process.map(1)
    process.fill(512)
    pages.collapse()
    assert not pages.is_possible
    process.says = True
    process.map(2)
    process.fill(512, 512)
    pages.collapse()
    assert pages.is_possible


REAL = """
import re
from ludotek.server.huge_pages import HugePages, collapse
words = [bytes(300) + str(number).encode() for number in range(60_000)]
found = lambda: int(re.search(r"AnonHugePages: +([0-9]+)", open("/proc/self/smaps_rollup").read())[1])
before, pages = found(), HugePages(collapse)
pages.follow()
assert all(word[300:] == str(number).encode() for number, word in enumerate(words))
print(pages.moved, found() - before, pages.is_possible)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do it by themselves or not at all")
def test_memory_is_what_it_was() -> None:
    done = subprocess.run([sys.executable, "-c", REAL], capture_output=True, text=True, check=True)
    moved, grown, is_possible = done.stdout.split()
    assert re.fullmatch(r"\d+", moved)
    assert int(grown) >= int(moved) * BLOCK // 1024, "kB: what the kernel says it has moved is there"
    assert is_possible == str(int(moved) > 0), "18 MB: there was something to ask for"
