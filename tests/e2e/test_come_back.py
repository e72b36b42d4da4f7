"""Home knows the matches of a person, and a player code brings them to another device."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.table import People, Person

PHONE = (390, 844)


def running(page: Page) -> str:
    """What home says of the only running match."""
    return page.get_by_role("region", name="Games in progress").get_by_role("link").inner_text()


def open_code(person: Person) -> Page:
    page = person.open("/")
    page.get_by_role("button", name="My games on another device").click()
    return page


def test_home_says_with_whom_whose_turn_and_how_it_ended(people: People) -> None:
    anna, bo = people.come(), people.come()
    seats = [{"kind": "link", "name": "Anna"}, {"kind": "link", "name": "Bo"}, {"kind": "bot", "level": "random"}]
    made = people.server.post("/api/matches", {"game": "ludo", "pace": "instant", "seats": seats})
    anna.sit_down(made["match"], made["seats"][0]["key"])
    home = anna.open("/")
    expect(home.get_by_text("Not everyone is here yet")).to_be_visible()
    bo.sit_down(made["match"], made["seats"][1]["key"])
    bo.page.wait_for_timeout(500)  # the bot moves, if it begins
    for person, other in ((anna, "Bo"), (bo, "Anna")):
        page = person.open("/")
        expect(page.get_by_text(f"{other} and one bot")).to_be_visible()
        expect(
            page.get_by_text(re.compile(rf"^(Your turn|{other} to play) · (this minute|1 minute ago)$"))
        ).to_be_visible()
    turns = [running(person.page) for person in (anna, bo)]
    assert sum("Your turn" in turn for turn in turns) == 1, turns
    bo.page.goto(f"{people.server.url}/t/{made['match']}")
    bo.board.wait_for()
    bo.page.get_by_role("button", name="More").click()
    bo.page.get_by_role("button", name="Your seat: Bo").click()
    for label in ("Give up", "Yes, give up"):
        bo.page.get_by_role("button", name=label).click()
    anna.open(f"/t/{made['match']}")
    anna.board.wait_for()
    anna.page.get_by_role("button", name="More").click()
    anna.page.get_by_role("button", name="Your seat: Anna").click()
    for label in ("Give up", "Yes, give up"):
        anna.page.get_by_role("button", name=label).click()
    anna.page.get_by_role("heading", name="Result").or_(anna.result).first.wait_for()
    page = anna.open("/")
    finished = page.get_by_role("link", name=re.compile("won"))
    expect(finished).to_be_visible()
    assert re.search(r"\d{4}", finished.inner_text()), "the year"
    assert re.match(r"Ludo · \S", finished.inner_text()), "with room between the words"
    finished.scroll_into_view_if_needed()
    anna.picture("home-finished")


def test_a_player_code_brings_seats_to_another_device(people: People) -> None:
    laptop, phone, third = people.come(), people.come(size=PHONE, dark=True, touch=True), people.come()
    made = people.server.post(
        "/api/matches",
        {
            "game": "ludo",
            "pace": "instant",
            "seats": [{"kind": "link", "name": "Anna"}, {"kind": "bot", "level": "random"}],
        },
    )
    laptop.sit_down(made["match"], made["seats"][0]["key"])
    page = open_code(laptop)
    page.get_by_role("button", name="Make a code").click()
    words = page.get_by_label("My games on another device").locator("span")
    expect(words).to_have_count(5)
    code = " ".join(words.all_inner_texts())
    laptop.picture("code")
    assert laptop.violations("dialog[open]") == []

    there = open_code(phone)
    phone.picture("code-phone")
    field = there.get_by_label("I have a code")
    field.fill("lumis bavod lumis bavod lumis")
    there.get_by_role("button", name="Bring my games").click()
    expect(there.get_by_role("alert")).to_have_text("A word is misspelled: a code has five words of five letters.")
    field.fill(code.upper())
    there.get_by_role("button", name="Bring my games").click()
    expect(there.get_by_role("status").filter(has_text="Your games are on this device now.")).to_be_visible()
    expect(there.get_by_role("button", name="Revoke the code")).to_be_visible()
    there.get_by_role("button", name="Close").click()
    expect(there.get_by_text("one bot")).to_be_visible()
    there.evaluate("scrollTo(0, 0)")
    phone.picture("home-phone")
    assert phone.violations() == []
    there.get_by_role("region", name="Games in progress").get_by_role("link").click()
    phone.board.wait_for()
    expect(there.get_by_role("list", name="Players").get_by_text("Anna")).to_be_visible()

    laptop.open(f"/t/{made['match']}")
    expect(page.get_by_text("A new device is on the seat of Anna")).to_be_visible()
    page.get_by_role("button", name="Yes, that was me").click()
    page = open_code(laptop)
    for _ in range(2):  # and sure
        page.get_by_role("button", name="Revoke the code").click()
    expect(page.get_by_role("button", name="Make a code")).to_be_visible()
    later = open_code(third)
    later.get_by_label("I have a code").fill(code)
    later.get_by_role("button", name="Bring my games").click()
    expect(later.get_by_role("alert")).to_contain_text("Nothing is kept under this code.")
    expect(phone.open("/").get_by_text("Your code was revoked on another device.")).to_be_visible()


def test_home_shows_a_few_finished_matches_and_all_on_request(people: People) -> None:
    anna = people.come()
    page = anna.open("/")
    old = [f"old{number}" for number in range(7)]
    usual = {"game": "ludo", "keys": [], "invites": {}, "names": [], "isOver": True}
    kept = {match: {**usual, "match": match, "at": at} for at, match in enumerate(old, 1700000000000)}
    page.evaluate("kept => localStorage.setItem('ludotek.matches', JSON.stringify(kept))", kept)
    page.reload()
    finished = page.get_by_role("region", name="Finished games").get_by_role("link")
    expect(finished).to_have_count(5)
    page.get_by_role("button", name="Show all 7").click()
    expect(finished).to_have_count(7)
