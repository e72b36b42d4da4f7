"""The end of a match: who came where, what is passed on, and what the device remembers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.table import People, keys_of


def test_a_result_is_shown_shared_and_remembered(people: People) -> None:
    anna, ben = people.come(), people.come(size=(390, 844), touch=True, dark=True)
    made = people.match("here", "link")
    anna.sit_down(made["match"], *keys_of(made, "here"))
    ben.sit_down(made["match"], *keys_of(made, "link"))
    page = anna.page
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Your seat").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes, give up").click()
    expect(page.get_by_text("You came second.")).to_be_visible()
    expect(ben.page.get_by_role("region", name="What is happening")).to_contain_text("You have won!")
    anna.picture("result")
    ben.picture("result-phone")
    assert ben.violations("section[aria-label=Result]") == []

    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="Copy the link to the replay").input_value()
    for name, ending in (("The final board (PNG)", ".png"), ("The final board (SVG)", ".svg")):
        with page.expect_download() as saved:
            page.get_by_role("button", name=name).click()
        assert saved.value.suggested_filename.endswith(ending)
        assert saved.value.path().stat().st_size > 2000
    anna.picture("share")

    stranger = people.come()
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("heading", name="Ludo")).to_be_visible()
    expect(stranger.board).to_be_visible()

    ben.open("/")
    ben.page.get_by_text("Statistics").click()
    expect(ben.page.get_by_role("row", name="Ludo 1 1")).to_be_visible()
