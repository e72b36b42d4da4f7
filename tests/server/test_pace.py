"""The pace of bots: a change during the match holds at once, and `hurry` makes them play without a pause."""

from __future__ import annotations

import time

import pytest

from ludotek.server.bots import PAUSES
from tests.server.harness import Address, Client
from tests.server.test_play import SHORT

SLOW = 20.0  # seconds of every slow pause here
SHORTER = 2.0  # where it is waited for
SOON = SLOW / 2  # what takes less had no pause, even on a busy machine


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PAUSES, "slow", (SLOW, SLOW))


def bots_to_move(address: Address) -> Client:
    """Ann has just played, and two slow bots are to move."""
    match = address.create("here", "random", "random", options=SHORT, pace="slow")
    ann = match.join(0)
    assert ann.welcome["pace"] == "slow"
    while ann.actor < 1:
        if ann.actor == 0:
            ann.play(0)
        else:
            ann.hear()
    return ann


def seconds_to_next_step(client: Client) -> float:
    began = time.monotonic()
    client.until(lambda message: message["t"] == "update" and bool(message.get("told")))
    return time.monotonic() - began


def test_a_changed_pace_holds_at_once_and_is_kept(address: Address) -> None:
    ann = bots_to_move(address)
    assert ann.ask("change_pace", seat=0, pace="instant")["t"] == "done"
    assert seconds_to_next_step(ann) < SOON
    assert [message["pace"] for message in ann.heard if message.get("pace")] == ["slow", "instant"]
    assert ann.ask("change_pace", seat=0, pace="instant")["seq"] == ann.seq  # nothing more to write


def test_in_a_hurry_bots_make_no_pause_until_the_next_turn(address: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = bots_to_move(address)
    ann.send(t="hurry")
    began = time.monotonic()
    while ann.actor != 0 and ann.result is None:
        ann.hear()
    assert time.monotonic() - began < SOON
    if ann.result is None:  # after one's own turn they take their time again
        monkeypatch.setitem(PAUSES, "slow", (SHORTER, SHORTER))
        while ann.actor == 0:
            ann.play(0)
        began = time.monotonic()
        ann.until(lambda message: message["t"] == "update" and bool(message.get("told")))
        assert time.monotonic() - began > SHORTER / 2


def test_a_spectator_hurries_nobody(address: Address) -> None:
    match = address.create("random", "random", options=SHORT, pace="slow")
    watcher = match.enter([match.watch])
    watcher.send(t="hurry")
    watcher.catch_up()
    assert watcher.result is None
