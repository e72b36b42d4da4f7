"""Puts the memory of this process on huge pages, where Linux has them: a move then takes a tenth less CPU.

What a move touches lies in thousands of places, and a processor keeps the addresses of about as many pages of 4 kB:
for all others it walks through tables, in a virtual machine through two of them. Python's allocator asks for 1 MB at a
time, which the kernel does not put on pages of 2 MB by itself. Here it is asked to, once for each 2 MB that have filled
up, in a thread: half a millisecond each.
"""

from __future__ import annotations

import asyncio
import ctypes
import logging
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

EVERY: Final = 5.0  # seconds between two looks
GROWN: Final = 8 << 20  # bytes that there must be more than at the last time
BLOCK: Final = 2 << 20  # bytes of a huge page
PAGE: Final = 4096
COLLAPSE: Final = 25  # MADV_COLLAPSE, since Linux 6.1
MOST_ABSENT: Final = 51  # of the 512 pages of a block: more would make the process larger
IS_PRESENT: Final = bytes(byte >> 7 for byte in range(256))  # of the last byte of a page's eight in pagemap -> 0 or 1
# An anonymous region that can be written, or the heap: start, end
REGION: Final = re.compile(r"^([0-9a-f]+)-([0-9a-f]+) rw\S+ 0+ 00:00 0 *(?:\[heap\])?$", re.MULTILINE)
PROCESS: Final = Path("/proc/self")
Advise = Callable[[int, int], bool]  # start and size of a region; False if the kernel does not do it
log = logging.getLogger("ludotek.server")


class HugePages:
    """Remembers what was done already."""

    def __init__(self, advise: Advise, process: Path = PROCESS) -> None:
        self.moved = 0  # blocks
        self._advise = advise
        self._process = process
        self._done: set[int] = set()  # starts of blocks
        self._size = 0  # of the process, at the last time

    @property
    def is_possible(self) -> bool:
        """Whether the kernel does it, as far as is known."""
        return self.moved > 0 or not self._done

    def follow(self) -> None:
        """Asks for huge pages if the process has grown, for what is not on them yet. Raises OSError."""
        size = int((self._process / "statm").read_text().split()[1]) * PAGE
        if size - self._size >= GROWN:
            self._size = size
            self.collapse()

    def collapse(self) -> None:
        """Asks for every block that has filled up since the last time."""
        blocks = set(self._blocks())
        self._done &= blocks  # what was given back may come again
        with (self._process / "pagemap").open("rb", buffering=0) as pagemap:
            for start in sorted(blocks - self._done):
                pagemap.seek(start // PAGE * 8)
                pages = pagemap.read(BLOCK // PAGE * 8)[7::8].translate(IS_PRESENT)
                if pages.count(0) <= MOST_ABSENT:
                    self._done.add(start)
                    self.moved += self._advise(start, BLOCK)

    def _blocks(self) -> Iterator[int]:
        for start, end in REGION.findall((self._process / "maps").read_text()):
            first = -(-int(start, 16) // BLOCK) * BLOCK
            yield from range(first, int(end, 16) // BLOCK * BLOCK, BLOCK)


def collapse(start: int, size: int) -> bool:
    """Asks the kernel. What it says otherwise means: not here, or not now."""
    return int(_libc.madvise(start, size, COLLAPSE)) == 0


async def use_huge_pages() -> None:
    """Follows the growth of this process, until it is cancelled or the kernel has none."""
    pages = HugePages(collapse)
    try:
        while sys.platform == "linux" and pages.is_possible:
            await asyncio.sleep(EVERY)
            await asyncio.to_thread(pages.follow)
    except OSError as error:
        log.info("no huge pages: %s", error)


if sys.platform == "linux":
    _libc: Final = ctypes.CDLL(None, use_errno=True)
    _libc.madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
