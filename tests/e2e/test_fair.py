"""In a browser: the throws are proved there, a match against bots can be ended, and an unusual start is told."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from ludotek import catalogue
from ludotek.kernel import record
from tests.e2e.table import People, keys_of
from tests.fair_records import forked


def test_a_match_against_bots_is_ended_and_proved_without_asking_the_server(people: People) -> None:
    made = people.match("link", "bot", options={"pieces": 4})
    ann = people.come()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    page = ann.sit_down(made["match"], *keys_of(made, "link"))
    assert ann.play_through()
    ann.choices.first.wait_for()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Take back my last move").click()
    page.locator(".panels").get_by_role("button").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="End the match").click()
    dialog.get_by_role("button", name="Yes, end it").click()
    card = page.get_by_role("region", name="Result")
    expect(card.get_by_role("heading", name="ended without a result")).to_be_visible()
    expect(card.get_by_text("A practice match against bots, with one undo.")).to_be_visible()
    card.get_by_role("button", name="Were the dice and cards fair?").click()
    expect(card.get_by_text(re.compile(r"\d+ throws and draws were fixed before the start"))).to_be_visible()
    card.get_by_text("How we know").click()
    expect(card.get_by_text("The random number of this device is part of every throw.")).to_be_visible()
    assert not [url for url in asked if "/api/verify" in url]
    assert ann.violations() == []
    ann.picture("fair-proved")


def test_whoever_joins_is_told_of_an_unusual_start(people: People) -> None:
    game = catalogue.game("last_one_alive")
    told = json.loads(record.write(forked(game).open_record()))
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "link"}]
    body = {"game": game.id, "seats": seats, "pace": "instant", "from_record": {"record": told, "at": 9}}
    made = people.server.post("/api/matches", body)
    ben = people.come(size=(390, 844), dark=True)
    page = ben.sit_down(made["match"], *keys_of(made, "link"))
    note = page.get_by_role("dialog", name="Good to know")
    expect(note.get_by_text("Not the usual start: Ann took the first 9 steps from another match.")).to_be_visible()
    assert ben.violations("dialog") == []
    ben.picture("fair-start")
    note.get_by_role("button", name="All right").click()
    expect(note).to_be_hidden()
    page.reload()
    ben.board.wait_for()
    expect(note).to_be_hidden()
