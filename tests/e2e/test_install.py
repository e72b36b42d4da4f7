"""Ludotek as an installed app: it starts without a network and says what then does not work."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.server import Server, serving
from tests.e2e.table import People, play_until, soon

IS_READY = """async () => {
  await navigator.serviceWorker.ready;
  const kept = await (await caches.open("ludotek-texts")).keys();
  const texts = kept.filter((one) => one.url.endsWith("/text/en.ftl") || one.url.endsWith("/api/games"));
  return navigator.serviceWorker.controller !== null && texts.length >= 7;
}"""


def test_the_page_starts_without_a_network_and_says_what_does_not_work(
    browser: Browser, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """With a server that is stopped: a browser that only plays without a network does so for its pages, and for what
    works behind them a moment later."""
    with serving(tmp_path) as server:
        people = People(browser, server, request.node.name)
        check_without_server(people)
        people.go_home()


def check_without_server(people: People) -> None:
    ann = people.come(installs=True, size=(390, 844))
    page = ann.open("/")
    expect(page.get_by_role("heading", name="Last One Alive")).to_be_visible()
    soon(page, lambda: page.evaluate(IS_READY), True)
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    rules = page.url
    ann.server.stop()
    page.goto(ann.server.url)
    expect(page.get_by_role("status").filter(has_text="No connection to the server")).to_contain_text(
        "need a connection"
    )
    expect(page.get_by_role("heading", name="Last One Alive")).to_be_visible()
    assert ann.violations() == []
    ann.picture("offline-home")
    page.goto(rules)
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    page.goto(f"{ann.server.url}/new/ludo")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    ann.server.start()
    page.goto(ann.server.url)
    expect(page.get_by_role("status").filter(has_text="No connection")).to_have_count(0)


def test_the_app_can_be_installed(server: Server) -> None:
    """What browsers ask for: a manifest with a start address, a name and icons that are there."""
    manifest = server.get("/manifest.webmanifest")
    assert manifest["start_url"] == "/"
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


def test_your_turn_is_on_the_tab(people: People, server: Server) -> None:
    """And gone when it is somebody else's."""
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "link", "name": "Ben"}]
    made = server.post("/api/matches", {"game": "ludo", "seats": seats, "pace": "instant"})
    first, second = people.come(), people.come()
    for person, seat in zip((first, second), made["seats"], strict=True):
        person.sit_down(made["match"], seat["key"])
    play_until([], lambda: any(person.page.title().startswith("●") for person in (first, second)))
    asked, other = (first, second) if first.page.title().startswith("●") else (second, first)
    expect(asked.page).to_have_title("● Ludo · Ludotek")
    expect(asked.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    expect(other.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    play_until([asked], lambda: other.page.title().startswith("●"))
    expect(other.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    expect(asked.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
