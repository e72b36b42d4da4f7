"""`ask_hint`: everybody is told first, then who asked gets the advice; it stands in the log and in the record."""

from __future__ import annotations

import asyncio
import threading

import pytest

from ludotek.server import commands
from ludotek.server.messages import Advised
from ludotek.server.room import Room
from tests.server.harness import Address, Client


def told(client: Client) -> list[str]:
    """The texts of the log that came as updates, in order."""
    updates = [message for message in client.heard if message["t"] == "update"]
    return [one["text"]["id"] for update in updates for one in update.get("told", ()) if "text" in one]


def test_a_hint_names_moves_and_is_told_to_everybody_before_it_is_given(address: Address) -> None:
    match = address.create("here", "easy", options={"pieces": 2})
    ann = match.join(0)
    watcher = match.enter([match.watch])
    while ann.actor != 0:
        ann.hear()
    assert ann.welcome["may_hint"]
    legal = ann.choices
    advised = ann.ask("ask_hint", seat=0, seen=ann.seq)
    assert advised["t"] == "advised"
    assert 1 <= len(advised["moves"]) <= 3
    assert {move["action"] for move in advised["moves"]} <= set(legal)
    assert advised["legal"] == len(legal)
    assert 1 <= advised["equals"] <= len(legal)
    assert advised["moves"][0]["is_best"]
    assert all(0 <= move["chance"] <= 1 for move in advised["moves"] if move["chance"] is not None)
    order = [message["t"] for message in ann.heard]
    assert told(ann)[-1] == "told-hint"
    assert order.index("advised") > max(n for n, message in enumerate(ann.heard) if message["t"] == "update")
    watcher.catch_up()
    assert told(watcher)[-1] == "told-hint"
    assert not any(message["t"] == "advised" for message in watcher.heard)
    again = match.join(0)
    assert again.welcome["log"][-1]["told"][0]["text"]["id"] == "told-hint"
    repeated = ann.ask("ask_hint", seat=0, seen=ann.seq)
    assert repeated["moves"] == advised["moves"], "the same position gives the same hint"
    assert match.record().json["hints"] == [[len(match.record().json["steps"]), 0]]


def test_a_second_question_is_refused_while_a_bot_thinks_and_the_device_plays_on(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = threading.Event()

    async def think(services: object, room: Room, device: object, asked: object, id: str, caller: object) -> Advised:
        await asyncio.to_thread(answers.wait, 40)
        return Advised(id, room.table.moved, (), 0, 0)

    monkeypatch.setattr(commands, "give_hint", think)
    ann = address.create("here", "here", hints=True).join(0, 1)
    seat = ann.actor
    ann.send(t="ask_hint", id="first", seat=seat, seen=ann.seq)
    refused = ann.ask("ask_hint", id="second", seat=seat, seen=ann.seq)
    assert (refused["t"], refused["code"]) == ("refused", "hint/thinking")
    assert ann.play(seat)["t"] == "done"
    answers.set()
    assert ann.until(lambda message: message.get("id") == "first")["t"] == "advised"
    assert ann.ask("ask_hint", id="third", seat=ann.actor, seen=ann.seq)["t"] == "advised"


def test_among_people_there_are_no_hints_unless_the_host_allowed_them(address: Address) -> None:
    shared = address.create("here", "here").join(0, 1)
    assert not shared.welcome.get("may_hint")
    assert shared.ask("ask_hint", seat=shared.actor, seen=shared.seq)["code"] == "hint/not_allowed"
    match = address.create("here", "here", hints=True)
    allowed = match.join(0, 1)
    assert allowed.welcome["may_hint"]
    assert allowed.ask("ask_hint", seat=allowed.actor, seen=allowed.seq)["t"] == "advised"


def test_an_old_id_gives_no_hint_of_which_nobody_is_told(address: Address) -> None:
    both = address.create("here", "here", hints=True).join(0, 1)
    seat = both.actor
    assert both.ask("ask_hint", id="h", seat=seat, seen=both.seq)["t"] == "advised"
    both.play(seat)
    while both.actor != seat:
        both.play(both.actor)
    assert both.ask("ask_hint", id="h", seat=seat, seen=both.seq)["code"] == "hint/too_late"


def test_a_hint_is_for_ones_own_seat_in_the_position_that_was_seen(address: Address) -> None:
    match = address.create("here", "link", hints=True)
    ann, ben = match.join(0), match.join(1)
    ann.catch_up()
    mover, other = (ann, ben) if ann.actor == 0 else (ben, ann)
    seat = mover.actor
    assert other.ask("ask_hint", seat=seat, seen=other.seq)["code"] == "seat/not_yours"
    assert other.ask("ask_hint", seat=1 - seat, seen=other.seq)["code"] == "hint/not_asked"
    assert mover.ask("ask_hint", seat=seat, seen=1)["code"] == "table/out_of_date"
    assert mover.ask("ask_hint", seat=9, seen=1)["code"] == "seat/unknown"
    assert "hints" not in match.record().json
