"""What a home page asks: how matches stand, and the book behind a player code. On every database."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from ludotek.server.limits import Limits, Rate
from ludotek.store.sql import SqlStore
from tests.server.harness import Address, Created, serving

KEY = "a key that was made from a player code"
SHORT = {"pieces": 1}


def held(match: Created, *keys: str, **more: Any) -> dict[str, Any]:
    return {"match": match.id, "keys": list(keys), **more}


def ask(address: Address, *matches: dict[str, Any]) -> list[dict[str, Any]]:
    answer = address.call("/api/status", {"matches": list(matches)})
    assert answer.status == 200, answer.body
    found: list[dict[str, Any]] = answer.json
    return found


def test_home_learns_whose_turn_it_is_and_since_when(address: Address) -> None:
    begun = time.time()
    match = address.create(
        {"kind": "here", "name": "Ann", "nonce": "n"}, {"kind": "link", "name": "Ben"}, "random", pace="slow"
    )
    (waiting,) = ask(address, held(match, match.keys[0]))
    assert (waiting["is_started"], waiting["turn"], waiting["yours"]) == (False, None, [0])
    ben = match.join(1)
    (stands,) = ask(address, held(match, device=f"device-of-{match.keys[1]}"))
    assert stands["yours"] == [1]
    assert (stands["names"], stands["levels"]) == (["Ann", "Ben", ""], ["", "", "random"])
    assert stands["turn"] == (ben.throw["seat"] if ben.throw else ben.actor)
    assert begun - 1 <= stands["since"] <= time.time() + 1


def test_home_learns_how_it_ended(address: Address) -> None:
    match = address.create("here", "here", options=SHORT)
    client = match.join(0, 1)
    client.ask("resign", seat=0)
    (stands,) = ask(address, held(match, match.keys[0]))
    assert stands["is_over"]
    assert stands["scores"] == client.result["scores"] if client.result else False
    assert stands["turn"] is None


def test_who_has_no_key_learns_nothing(address: Address) -> None:
    match = address.create("here", "link")
    nobody = {"match": "no-such-match", "keys": []}
    assert ask(address, held(match, "x" * 32), held(match), nobody) == []
    too_many = [held(match)] * 31
    assert address.call("/api/status", {"matches": too_many}).json["code"] == "input/malformed"


def test_a_status_counts_as_an_arrival_for_every_match(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(hello=Rate(5, 0.001))) as (address, _):
        match = address.create("here", "here")
        assert len(ask(address, *[held(match, match.keys[0])] * 10)) == 5
        assert address.call("/api/status", {"matches": []}).status == 429


def test_a_book_is_kept_and_read_and_changed_by_one_at_a_time(address: Address) -> None:
    def write(sealed: str, version: int) -> Any:
        return address.call("/api/book", {"key": KEY, "sealed": sealed, "version": version})

    assert address.call("/api/book/read", {"key": KEY}).json["code"] == "book/unknown"
    assert write("one", 1).json == {"version": 1}
    for version in (1, 3):
        lost = write("lost", version)
        assert (lost.status, lost.json["code"]) == (409, "book/changed")
    assert write("two", 2).status == 200
    assert address.call("/api/book/read", {"key": KEY}).json == {"sealed": "two", "version": 2}
    assert address.call("/api/book/read", {"key": KEY + "x"}).status == 404
    assert address.call("/api/book/remove", {"key": KEY}).status == 200
    assert address.call("/api/book/read", {"key": KEY}).status == 404
    assert write("x" * 60_001, 1).json["code"] == "input/malformed"


def test_a_book_is_stored_under_a_hash_and_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(hello=Rate(20, 0.001))) as (address, services):
        address.call("/api/book", {"key": KEY, "sealed": "sealed", "version": 1})
        assert isinstance(services.store, SqlStore)
        assert KEY not in repr(services.store._read("SELECT * FROM books"))
        tried = [address.call("/api/book/read", {"key": f"{number:040}"}).status for number in range(25)]
        assert tried == [404] * 20 + [429] * 5
