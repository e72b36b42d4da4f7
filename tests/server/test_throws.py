"""A throw that waits for a hand: the same table on every device."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import Address, Client, Created, serving
from tests.server.test_play import SHORT

BY_HAND = {"throws_by_hand": True}


def two_who_throw(address: Address) -> tuple[Created, Client, Client]:
    match = address.create("link", "link", options=SHORT)
    return match, match.join(0, settings=BY_HAND), match.join(1, settings=BY_HAND)


def lines_of(client: Client) -> list[object]:
    return [told for message in client.heard for told in message.get("told", ())]


def test_nobody_sees_a_throw_before_it_is_thrown(address: Address) -> None:
    _, ann, ben = two_who_throw(address)
    for client in (ann, ben):
        client.catch_up()
        assert lines_of(client) == []
        assert client.actor == -1
        assert client.throw is not None
        assert client.throw["seat"] == 0
    assert ann.ask("throw", seat=0, seen=ann.seq)["t"] == "done"
    ben.catch_up()
    assert lines_of(ben) == lines_of(ann) != []
    assert ben.throw == ann.throw


def test_only_the_own_hand_throws(address: Address) -> None:
    _, _, ben = two_who_throw(address)
    ben.catch_up()
    assert ben.ask("throw", seat=0, seen=ben.seq)["code"] == "seat/not_yours"
    assert ben.ask("throw", seat=1, seen=ben.seq)["code"] == "throw/not_yours"


def test_the_throw_waits_over_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, _):
        match, ann, _ = two_who_throw(address)
        ann.catch_up()
        waiting = ann.throw
    assert waiting is not None
    with serving(tmp_path) as (again, _):
        back = match.enter([match.keys[1]], settings=BY_HAND, address=again)
        assert back.welcome["throw"] == waiting
        assert back.welcome["log"] == []


def test_a_device_that_says_nothing_is_thrown_for(address: Address) -> None:
    match = address.create("link", "link", options=SHORT)
    ann, _ = match.join(0), match.join(1)
    ann.until(lambda message: bool(message.get("told")))
    assert ann.throw is None
