"""The server's small parts by themselves: limits, addresses, and what happens when a picture cannot be drawn."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from ludotek.game import AnyGame, Game
from ludotek.scene import Parts
from ludotek.server import main
from ludotek.server.limits import Bucket, Rate, RateLimiter
from ludotek.server.settings import Network, Settings, Storage
from tests.server.harness import serving
from tests.table.hidden_cards import KEEP
from tests.third_party.highcard.highcard.view import HighCardView


def test_a_bucket_gives_a_burst_and_then_so_many_a_second() -> None:
    bucket = Bucket(Rate(2, 0.5), now=100.0)
    assert [bucket.take(100.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(moment) for moment in (101.0, 102.0, 102.1)] == [False, True, False]
    assert not bucket.is_full(104.0)
    assert bucket.is_full(200.0)


def test_a_doorkeeper_knows_visitors_apart_and_forgets_those_who_stay_away() -> None:
    now = 0.0
    door = RateLimiter(Rate(1, 0.1), lambda: now, room=2)
    assert [door.allow(who) for who in ("a", "a", "b")] == [True, False, True]
    assert door.allow("c"), "there is room for newcomers"
    assert len(door.buckets) == 2
    now = 20.0
    assert door.allow("d")
    assert set(door.buckets) == {"d"}, "the others may take all again"


def test_a_picture_that_cannot_be_drawn_does_not_stop_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    draw = Game.parts

    def faulty(self: AnyGame, view: HighCardView, beside: Parts | None = None) -> Parts:
        if view.viewer == 1 and view.actor == 1:
            raise ZeroDivisionError("a fault in the game")
        return draw(self, view, beside)

    with serving(tmp_path) as (address, _):
        match = address.create("here", "here", game="hidden_cards")
        ann, ben = match.join(0), match.join(1)
        with monkeypatch.context() as patch, caplog.at_level(logging.CRITICAL):
            patch.setattr(Game, "parts", faulty)
            assert ann.ask("play", seat=0, action=KEEP, seen=ann.seq)["t"] == "done"
            assert ben.failure() == "server/error"
            assert match.join(1).failure_heard() == "server/error"
        back = match.join(1)
        assert back.ask("play", seat=1, action=KEEP, seen=back.seq)["t"] == "done"
        ann.catch_up()
        assert ann.result is not None


def test_an_address_in_use_is_told() -> None:
    with main.listen("127.0.0.1", 0) as first, pytest.raises(main.CannotServe, match="try another --port"):
        main.listen("127.0.0.1", first.getsockname()[1])


def settings_at(host: str, public_address: str = "") -> Settings:
    return Settings(network=Network(host=host, public_address=public_address), storage=Storage(data="/data"))


def test_the_greeting_says_who_can_reach_it_and_where_the_data_are() -> None:
    everywhere = "\n".join(main.greeting(settings_at("0.0.0.0"), 8000))
    assert "http://127.0.0.1:8000/" in everywhere
    assert "--host 127.0.0.1" in everywhere
    assert "/data" in everywhere
    alone = main.greeting(settings_at("127.0.0.1"), 8000)
    assert not any("network" in line for line in alone)


def test_others_are_told_an_address_that_they_can_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "lan_address", lambda: "192.0.2.7")
    assert main.outside_address("0.0.0.0", 8000) == "http://192.0.2.7:8000"
    assert "http://192.0.2.7:8000/" in "\n".join(main.greeting(settings_at("0.0.0.0"), 8000))
    assert main.outside_address("192.0.2.9", 8000) == "http://192.0.2.9:8000"
    assert main.outside_address("2001:db8::1", 8000) == "http://[2001:db8::1]:8000"
    for host in ("127.0.0.1", "localhost", "::1"):
        assert main.outside_address(host, 8000) is None


def test_an_operator_says_where_people_find_the_server() -> None:
    settings = settings_at("0.0.0.0", public_address="https://play.example.org/")
    assert main.public_address(settings, 8000) == "https://play.example.org"
    assert "https://play.example.org/" in "\n".join(main.greeting(settings, 8000))


@pytest.mark.parametrize("port", [-1, 65536, 99999])
def test_a_port_that_cannot_be_is_refused_with_those_that_can(port: int) -> None:
    with pytest.raises(main.CannotServe, match="ports go from 0 to 65535"):
        main.listen("127.0.0.1", port)
