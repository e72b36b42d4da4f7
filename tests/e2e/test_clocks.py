"""Clocks: chosen at set-up, seen ticking on the panels, and what happens at zero."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.server import Server
from tests.e2e.table import People


def test_a_clock_is_chosen_and_ticks_on_the_panels(people: People) -> None:
    ann = people.come()
    page = ann.open("/new/ludo")
    page.get_by_role("group", name="The other seats").get_by_role("radio", name="Bot").click()
    clock = page.get_by_role("group", name="Clock")
    expect(clock.get_by_role("radio", name="no clock")).to_be_checked()
    clock.get_by_role("radio", name="for each player").click()
    page.get_by_role("group", name="Time for each player").get_by_role("radio", name="5 minutes").click()
    page.get_by_role("group", name="When time is up").get_by_role("radio", name="a bot takes over").click()
    ann.picture("clock-set-up")
    page.get_by_role("button", name="Start the game").click()
    shown = page.locator(".clock.running")
    expect(shown).to_contain_text("Time left: 5:00")
    expect(shown).to_contain_text("4:5", timeout=10_000)
    assert ann.violations(".panels") == []
    ann.picture("clock-desktop")


def test_at_zero_a_bot_moves_and_the_player_is_told(people: People, server: Server) -> None:
    clock = {"kind": "decision", "seconds": 5, "level": "random"}
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Ben"}]
    made = server.post("/api/matches", {"game": "ludo", "seats": seats, "pace": "instant", "clock": clock})
    phone = people.come(size=(390, 844), touch=True)
    page = phone.sit_down(made["match"], *[seat["key"] for seat in made["seats"]])
    expect(page.locator(".clock.low")).to_be_visible()
    phone.picture("clock-phone")
    expect(page.get_by_role("status").filter(has_text="Time is up for")).to_contain_text(
        "a bot makes the move", timeout=20_000
    )
    phone.picture("clock-phone-zero")
