"""docs/fairness.md is enough: a verifier written from it alone proves our records, and finds whatever was changed."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path

import pytest

from ludotek.kernel import BadRecord, prove, record
from tests import own_verifier
from tests.fair_records import small_records

MOST_LINES = 60
RECORDS = list(small_records())
SMALLEST = min((text for _, text in RECORDS), key=len)


def test_the_own_verifier_is_short_and_needs_only_the_standard_library() -> None:
    source = Path(own_verifier.__file__).read_text("utf-8")
    assert len(source.splitlines()) <= MOST_LINES
    imported = {
        name.name if isinstance(node, ast.Import) else str(node.module)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in node.names
    }
    assert imported <= set(sys.stdlib_module_names)


def test_it_proves_records_of_every_game_with_undo_fork_leaving_and_giving_up() -> None:
    assert len(RECORDS) == 20
    for game, text in RECORDS:
        assert own_verifier.verify(text) == prove(game, record.read(text)).throws
    read = [json.loads(text) for _, text in RECORDS]
    assert sum("undone" in one["fairness"] for one in read) >= 10
    assert {one["origin"]["kind"] for one in read if "origin" in one} == {"fork", "lesson"}
    assert sum(one.get("given_up", False) for one in read) == 10
    assert sum(bool(one["steps"]) for one in read) >= 15


def is_proved(text: bytes) -> bool:
    try:
        own_verifier.verify(text)
    except (
        AssertionError,
        ValueError,
        KeyError,
        TypeError,
        AttributeError,
        IndexError,
        StopIteration,
        ZeroDivisionError,
    ):
        return False
    return True


def proved_after_a_flip(text: str, every: int = 1) -> list[tuple[int, int]]:
    """The places (byte, bit) at which one flipped bit is not noticed; only every so many bytes are tried."""
    data = bytearray(text, "utf-8")
    found = []
    for place in range(0, len(data), every):
        for bit in range(8):
            data[place] ^= 1 << bit
            if is_proved(bytes(data)):
                found.append((place, bit))
            data[place] ^= 1 << bit
    return found


def test_every_flipped_bit_of_a_record_is_found() -> None:
    assert is_proved(SMALLEST.encode())
    assert proved_after_a_flip(SMALLEST) == []


def test_flipped_bits_are_found_in_every_record() -> None:
    """Here only in some bytes of each, at different places; all bits of all of them were tried once by hand."""
    for number, (_, text) in enumerate(RECORDS):
        assert proved_after_a_flip(text, 97 + number) == []


@pytest.mark.parametrize("field", ["known", "nonces", "secret", "commitment", "already", "undone", "weights", "scheme"])
def test_a_field_of_the_proof_that_is_left_out_is_found(field: str) -> None:
    told = json.loads(RECORDS[0][1])
    del told["fairness"][field]
    assert not is_proved(json.dumps(told).encode())


@pytest.mark.parametrize(
    "change", ["already left out", "players empty", "given_up false", "undone empty", "start null"]
)
def test_what_says_the_same_in_other_fields_is_found_by_the_engine_too(change: str) -> None:
    """The seal covers the JSON object as it is."""
    text = next(text for _, text in RECORDS if "undone" not in text and "given_up" not in text and "start" not in text)
    told = json.loads(text)
    field, _, how = change.partition(" ")
    if how == "left out":
        del told["fairness"][field]
    else:
        value = {"empty": [], "false": False, "null": None}[how]
        (told["fairness"] if field == "undone" else told)[field] = value
    changed = json.dumps(told)
    assert not is_proved(changed.encode())
    with pytest.raises(BadRecord):
        record.read(changed)
