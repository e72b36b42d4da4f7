"""Keys come one by one, whatever a terminal sends for them."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from ludotek.terminal.keys import Keys


@pytest.fixture
def wire() -> Iterator[tuple[int, int]]:
    reader, writer = os.pipe()
    yield reader, writer
    for end in (reader, writer):
        try:
            os.close(end)
        except OSError:
            continue


def pressed(wire: tuple[int, int], sent: bytes) -> list[str]:
    reader, writer = wire
    os.write(writer, sent)
    keys = Keys(reader)
    found: list[str] = []
    while (key := keys.read(0.01)) is not None:
        found.append(key)
    return found


@pytest.mark.parametrize(
    ("sent", "key"),
    [
        (b"1", "1"),
        (b"\r", "enter"),
        (b"\n", "enter"),
        (b"\x7f", "backspace"),
        (b"\x1b[A", "up"),
        (b"\x1bOA", "up"),
        (b"\x1b[C", "right"),
        (b"\x1b[1~", "home"),
        (b"\x1bOF", "end"),
        (b"\x1b[6~", "page-down"),
        (b"\x1b", "escape"),
        (b"\x04", "end-of-input"),
        ("ä".encode(), "ä"),
        ("€".encode(), "€"),
    ],
)
def test_a_key_has_its_name(wire: tuple[int, int], sent: bytes, key: str) -> None:
    assert pressed(wire, sent) == [key]


def test_keys_typed_ahead_come_one_after_the_other(wire: tuple[int, int]) -> None:
    assert pressed(wire, b"1\x1b[D2\x1b[15~q\x07") == ["1", "left", "2", "q"]


def test_damaged_bytes_are_no_reason_to_stop(wire: tuple[int, int]) -> None:
    assert pressed(wire, b"\xff\xfe1\xc3")[-2:] == ["1", "\ufffd"]


def test_no_key_in_time_is_none(wire: tuple[int, int]) -> None:
    assert Keys(wire[0]).read(0.01) is None


def test_a_closed_terminal_is_the_end_of_input(wire: tuple[int, int]) -> None:
    reader, writer = wire
    os.close(writer)
    assert Keys(reader).read(1) == "end-of-input"
