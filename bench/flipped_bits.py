"""Flips every bit of the twenty records of `tests/fair_records.py`: `python -m bench.flipped_bits [--every BYTES]`.

Each changed record is given to the verifier that was written from docs/fairness.md alone. Printed: how many bits were
flipped, and how many of these changes were found.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.fair_records import small_records
from tests.test_fairness_document import proved_after_a_flip


def flip(text: str, every: int) -> tuple[int, list[tuple[int, int]]]:
    """How many bits were flipped, and the places (byte, bit) of those that nobody noticed."""
    return 8 * len(range(0, len(text.encode()), every)), proved_after_a_flip(text, every)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--every", type=int, default=1, help="only every so many bytes, for a quick look")
    asked = parser.parse_args(arguments)
    records = list(small_records())
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(partial(flip, every=asked.every), [text for _, text in records]))
    flipped, missed = sum(bits for bits, _ in found), [place for _, places in found for place in places]
    print(f"{len(records)} records, {flipped} bits flipped, {flipped - len(missed)} caught")
    for (game, _), (_, places) in zip(records, found, strict=True):
        for byte, bit in places:
            print(f"{game.id}: bit {bit} of byte {byte} was not noticed")


if __name__ == "__main__":
    main()
