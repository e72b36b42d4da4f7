"""A record is one small readable JSON file; a damaged one is refused in one line."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotek import catalogue
from ludotek.game import AnyGame
from ludotek.kernel import BadRecord, Fairness, Match, Record, Rng, play_out
from ludotek.kernel.record import FORMAT, read, write
from tests.third_party.highcard.highcard import GAME as HIGHCARD

LUDO = catalogue.game("ludo")
SECRET = "00112233445566778899aabbccddeeff"

numbers = st.integers(-(2**53), 2**53)
values = st.recursive(
    st.none() | st.booleans() | numbers | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=3,
)
positions = st.dictionaries(st.text(max_size=5), values, max_size=2)
fairnesses = st.builds(
    Fairness,
    commitment=st.text(max_size=8),
    nonces=st.lists(st.text(max_size=8), max_size=4).map(tuple),
    already=st.integers(0, 99),
    secret=st.none() | st.text(max_size=8),
    seal=st.none() | st.text(max_size=8),
)
records = st.builds(
    Record,
    game=st.text(max_size=12),
    version=numbers,
    seats=numbers,
    options=positions,
    players=st.lists(st.text(max_size=8), max_size=4).map(tuple),
    start=st.none() | positions,
    fairness=st.none() | fairnesses,
    steps=st.lists(st.tuples(st.integers(-1, 5), st.integers(0, 1 << 21)), max_size=20).map(tuple),
)


@given(records)
def test_a_record_survives_its_journey(record: Record) -> None:
    assert read(write(record)) == record
    assert read(write(record).encode()) == record


@given(records)
def test_a_written_record_is_json_that_any_program_reads(record: Record) -> None:
    data = json.loads(write(record))
    assert data["ludotek"] == FORMAT
    assert [tuple(step) for step in data["steps"]] == list(record.steps)


def a_match(seats: int = 2, **more: Any) -> Match:
    match = Match.new(LUDO, seats, {"pieces": 1}, **more)
    rng = Rng(5)
    return play_out(match, lambda match, seat: match.state.legal()[0], rng)


def test_the_record_of_a_match_is_equal_to_itself_after_its_journey() -> None:
    games: list[AnyGame] = [LUDO, HIGHCARD]
    for game in games:
        for start in (None, game.dump(Match.new(game, 2).state)):
            record = Match.new(game, 2, start=start).full_record()
            assert read(write(record)) == record


def test_a_record_is_readable() -> None:
    """A line for every field of the header that is used, then eight steps a line."""
    text = write(a_match().full_record())
    lines = text.splitlines()
    assert lines[:5] == [
        "{",
        f'  "ludotek": {FORMAT},',
        '  "game": "ludo",',
        '  "version": 1,',
        '  "seats": 2,',
    ]
    steps = lines[lines.index('  "steps": [') + 1 : -2]
    assert {line.count("],") for line in steps[:-1]} == {8}
    assert max(map(len, lines)) < 400
    assert text.endswith("]\n}\n")


def test_what_is_not_used_is_not_written() -> None:
    text = write(a_match().full_record())
    assert [name for name in ("players", "start", "fairness") if f'"{name}"' in text] == []


def test_names_are_written_as_they_are() -> None:
    assert "Jörg Ægir" in write(Match.new(LUDO, 2, players=["Jörg Ægir", "β"]).full_record())


# --- damage

GOOD = write(a_match(secret=SECRET, nonces=["a", "b"]).full_record())


def refused(text: str | bytes) -> str:
    with pytest.raises(BadRecord) as caught:
        read(text, "game.json")
    assert caught.value.code == "input/record"
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith("game.json ")
    return str(caught.value)


def test_a_record_cut_off_anywhere_is_refused() -> None:
    for end in range(len(GOOD.rstrip())):
        assert "is not JSON" in refused(GOOD[:end])


@pytest.mark.parametrize(
    "text",
    ["", " ", "hello", "{'game': 1}", '{"ludotek": 1', "\x00", "{" * 500, "[" * 100_000, '{"a":' * 100_000],
    ids=lambda text: text[:9],
)
def test_what_is_not_json_is_refused(text: str) -> None:
    refused(text)


@pytest.mark.parametrize("text", [b"\xff\xfe{}", b'{"ludotek": 1, "game": "\xff"}', b"\x89PNG\r\n\x1a\n"])
def test_bytes_that_are_no_text_are_refused(text: bytes) -> None:
    refused(text)


def test_a_text_with_half_a_character_is_refused() -> None:
    """As it comes from a file name or a file that was read with `surrogateescape`."""
    refused('{"ludotek": 1, "game": "\udcff"}')


@pytest.mark.parametrize("text", ["null", "7", '"x"', "[]", "[1]", "{}", '{"game": "ludo"}'])
def test_json_that_is_no_record_is_refused(text: str) -> None:
    assert "not a Ludotek record" in refused(text)


@pytest.mark.parametrize("version", [0, 2, 99, "1", None, [1]])
def test_another_format_is_refused_with_both_numbers(version: object) -> None:
    message = refused(json.dumps({**json.loads(GOOD), "ludotek": version}))
    assert repr(version) in message
    assert f"reads format {FORMAT}" in message


def damaged() -> list[Any]:
    good = json.loads(GOOD)
    changes: list[tuple[str, Any]] = [
        ("game", 7),
        ("version", "1"),
        ("version", 1.5),
        ("seats", None),
        ("options", []),
        ("players", "A"),
        ("players", [1]),
        ("start", 7),
        ("fairness", "x"),
        ("fairness", {}),
        ("fairness", {**good["fairness"], "nonces": [1]}),
        ("fairness", {**good["fairness"], "already": "x"}),
        ("fairness", {**good["fairness"], "more": 1}),
        ("steps", 7),
        ("steps", [[0]]),
        ("steps", [[0, 1, 2]]),
        ("steps", [[0, "1"]]),
        ("steps", [[0, 1.5]]),
        ("steps", [0, 1]),
        ("surprise", 1),
    ]
    missing = [{k: v for k, v in good.items() if k != name} for name in ("game", "version", "seats", "options")]
    return [{**good, name: value} for name, value in changes] + missing


@pytest.mark.parametrize("data", damaged())
def test_a_record_with_a_wrong_or_missing_field_is_refused(data: Any) -> None:
    assert "is damaged" in refused(json.dumps(data))


# --- forks and secrets


def test_a_fork_has_the_first_steps_and_no_throws_decided() -> None:
    record = a_match(secret=SECRET, nonces=["a", "b"]).full_record()
    for at in range(len(record.steps) + 1):
        fork = record.fork(at)
        assert fork.steps == record.steps[:at]
        assert fork.fairness is None
        again = {"steps": record.steps, "fairness": record.fairness, "result": record.result}
        assert msgspec.structs.replace(fork, **again) == record


@pytest.mark.parametrize("at", [-1, 10_000])
def test_a_fork_outside_of_the_record_is_refused(at: int) -> None:
    with pytest.raises(BadRecord, match=f"cannot fork at step {at}"):
        a_match().full_record().fork(at)


def test_without_secret_hides_secret_and_seal_and_nothing_else() -> None:
    record = a_match(secret=SECRET, nonces=["a", "b"]).full_record()
    shown = record.without_secret()
    assert record.fairness is not None
    assert shown.fairness == msgspec.structs.replace(record.fairness, secret=None, seal=None)
    assert msgspec.structs.replace(shown, fairness=record.fairness) == record
    assert SECRET not in write(shown)
    plain = a_match().full_record()
    assert plain.without_secret() == plain


def test_the_header_binds_what_decides_the_game() -> None:
    record = a_match(players=["A", "B"], secret=SECRET, nonces=["a", ""]).full_record()
    header = {"game": "ludo", "version": record.version, "seats": 2, "options": record.options, "start": None}
    assert record.header() == {**header, "origin": None, "earlier": [], "nonces": ["a", ""]}
    assert record.fairness is not None
    first = msgspec.structs.replace(record.fairness, scheme=1, already=7)
    assert msgspec.structs.replace(record, fairness=first).header() == {**header, "already": 7}
