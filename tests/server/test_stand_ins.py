"""A seat is not taken from somebody who was away for a moment, and no bot consents in a person's place."""

from __future__ import annotations

import time
from concurrent.futures import Future
from pathlib import Path

import pytest

from ludotek.server.settings import DEFAULTS
from tests.server.harness import Client, serving


def is_away(client: Client, seat: int) -> None:
    client.until(lambda message: message["t"] == "presence" and not message["seats"][seat].get("is_here"))


def test_a_seat_is_handed_over_after_a_grace_period_only(tmp_path: Path) -> None:
    with serving(tmp_path, settings=DEFAULTS) as (address, services):
        match = address.create("here", "link", "link")
        ann, ben, cat = match.join(0), match.join(1), match.join(2)
        ben.close()
        is_away(ann, 1)
        refused = ann.ask("hand_over", seat=1, level="random")
        assert (refused["t"], refused["code"]) == ("refused", "seat/just_left")
        (room,) = services.open_rooms()
        room.monotonic = lambda: time.monotonic() + 29
        assert ann.ask("hand_over", seat=1, level="random")["code"] == "seat/just_left"
        room.monotonic = lambda: time.monotonic() + 31
        assert ann.ask("hand_over", seat=1, level="random")["t"] == "done"
        cat.close()
        is_away(ann, 2)
        assert ann.ask("hand_over", seat=2, level="random")["code"] == "seat/just_left", "each has a time of their own"


def test_the_level_of_a_bot_can_be_changed_at_once(tmp_path: Path) -> None:
    """Nobody is waited for who might come back. But a seat whose person is here is that person's business."""
    with serving(tmp_path, settings=DEFAULTS) as (address, _):
        match = address.create("here", "easy", "link")
        ann, ben = match.join(0), match.join(2)
        assert ann.ask("hand_over", seat=1, level="hard")["t"] == "done"
        levels = [message["seats"][1]["level"] for message in ann.heard if message.get("seats")]
        assert levels[-1] == "hard"
        assert ben.ask("hand_over", seat=2, level="easy")["t"] == "done"
        assert ann.ask("hand_over", seat=2, level="hard")["code"] == "seat/is_here"


def test_after_a_restart_everybody_has_time_to_come_back(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, _):
        match = address.create("here", "link")
        match.join(1)
    with serving(tmp_path, settings=DEFAULTS, port=address.port), address.open:
        assert match.join(0).ask("hand_over", seat=1, level="random")["code"] == "seat/just_left"


def test_a_stand_in_does_not_consent_and_an_undo_is_told_to_all(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, _):
        match = address.create("here", "link")
        ann, ben = match.join(0), match.join(1)
        while ann.actor != 0:
            ben.play(1)
            ann.catch_up()
        ann.play(0)
        ben.close()
        is_away(ann, 1)
        assert ann.ask("hand_over", seat=1, level="random")["t"] == "done"
        assert ann.ask("ask_undo", seat=0)["code"] == "undo/stand_in"
        ben = match.join(1)
        ben.ask("hand_over", seat=1, level="")
        ann.ask("ask_undo", seat=0)
        assert ben.ask("answer_undo", seat=1, yes=True)["t"] == "done"
        log = next(message["log"] for message in reversed(ben.heard) if message.get("rewound"))
        assert log[-1]["told"][0]["text"] == {"t": "text", "id": "told-undo", "args": {"who": {"t": "who", "seat": 0}}}
        assert match.join(1).welcome["log"][-1] == log[-1]
        assert match.record().json["undos"][-1][1] == 0


def test_a_second_question_for_help_does_not_stop_the_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as (address, services):
        ann = address.create("here", "random").join(0)
        while ann.actor != 0:
            ann.hear()
        monkeypatch.setattr(services.workers, "submit", lambda *_, **__: Future())  # a bot that thinks for ever
        ann.send(t="ask_hint", id="one", seat=0, seen=ann.seq)
        ann.until(lambda message: message["t"] == "done")
        ann.send(t="ask_hint", id="two", seat=0, seen=ann.seq)
        refused = ann.until(lambda message: message.get("id") == "two")
        assert refused["code"] == "hint/thinking"
        assert ann.ask("ping")["t"] == "pong"
