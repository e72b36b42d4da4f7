"""Who may come in."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.server import Server
from tests.e2e.table import People, keys_of, play_until, soon


def test_a_spectator_sees_everything_and_may_do_nothing(people: People) -> None:
    anna, eva = people.come(), people.come()
    made = people.match("here", "bot")
    anna.sit_down(made["match"], *keys_of(made, "here"))
    eva.sit_down(made["match"], made["watch_key"])
    play_until([anna], lambda: anna.lines.count() > 8)
    expect(eva.page.get_by_text("You are watching.")).to_be_visible()
    anna.choices.first.wait_for()
    soon(eva.page, eva.lines.all_inner_texts, anna.lines.all_inner_texts())
    assert eva.choices.count() == 0
    eva.page.get_by_role("tab", name="Chat").click()
    assert eva.page.get_by_label("Write something").count() == 0


def test_links_lead_to_an_address_that_phones_can_reach(people: People) -> None:
    """The server of the tests listens at 127.0.0.1 only, and says so; another one says where it is found."""
    page = people.come().open("/new/ludo")
    page.get_by_role("button", name="Start and invite").click()
    invite = page.get_by_role("button", name="Invite").first
    invite.click()
    dialog = page.get_by_role("dialog", name="Invite")
    expect(dialog.get_by_text("These links work on this computer only")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    found = {"ok": True, "version": "", "rooms": 1, "address": "http://192.0.2.7:8000"}
    page.route("**/api/health", lambda route: route.fulfill(json=found))
    page.evaluate("navigator.clipboard.writeText = async (link) => { window.copied = link }")
    with page.expect_response("**/api/health"):
        invite.click()
    page.wait_for_timeout(100)
    dialog.get_by_role("button", name="Copy link").first.click()
    page.wait_for_function("window.copied")
    assert page.evaluate("window.copied").startswith("http://192.0.2.7:8000/t/")
    expect(dialog.get_by_text("These links work on this computer only")).to_have_count(0)


def test_a_wrong_link_is_turned_away(people: People) -> None:
    anna = people.come()
    made = people.match("here", "bot")
    anna.open(f"/t/{made['match']}#k={'x' * 32}")
    expect(anna.page.get_by_role("heading", name="This link does not open the match")).to_be_visible()
    anna.open("/t/no-such-match#k=" + "x" * 32)
    expect(anna.page.get_by_role("heading", name="There is no such match here")).to_be_visible()


def test_a_revoked_link_is_turned_away_and_the_new_one_works(people: People, server: Server) -> None:
    anna, bo = people.come(), people.come()
    made = people.match("here", "link")
    old = keys_of(made, "link")[0]
    anna.sit_down(made["match"], *keys_of(made, "here"))
    bo.sit_down(made["match"], old)
    new = server.post(f"/api/matches/{made['match']}/links", {"key": made["host_key"], "seat": 1})["key"]
    expect(bo.page.get_by_role("heading", name="This link is no longer valid")).to_be_visible()
    bo.page.get_by_role("link", name="All games").last.click()
    bo.sit_down(made["match"], new)
    play_until([anna, bo], lambda: bo.lines.count() > 4)


def test_the_secret_leaves_the_address_and_the_table_is_found_again(people: People) -> None:
    anna = people.come()
    made = people.match("here", "bot")
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    expect(page).to_have_url(re.compile(rf"/t/{made['match']}$"))
    anna.open("/")
    page.get_by_role("region", name="Games in progress").get_by_role("link").click()
    anna.board.wait_for()
    assert page.url.endswith(made["match"])
