"""A match is looked back at, and a bot is asked for help: what the pages show and where they lead."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.table import People, soon
from tests.e2e.test_replay import open_file, saved_match


def test_every_moment_of_a_look_back_leads_into_the_replay(people: People, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    saved_match(file, "person:Anna", "person:Bo")
    anna = open_file(people, file, size=(390, 844), touch=True)
    page = anna.page
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("heading", name="Moves to think about").wait_for()
    assert anna.violations() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing goes off sideways"
    moment = page.locator("section[aria-labelledby=turns] a").first
    expect(moment).to_contain_text(re.compile(r"(Anna|Bo) [+−-]\d+"))
    found = re.search(r"#s=(\d+)$", moment.get_attribute("href") or "")
    assert found is not None
    moment.click()
    expect(page.get_by_role("slider")).to_have_value(found[1])


def test_a_bot_that_is_asked_for_help_says_what_it_would_do(people: People) -> None:
    made = people.match("here", "bot", game="last_one_standing", options={})
    anna = people.come()
    anna.sit_down(made["match"], made["seats"][0]["key"])
    anna.page.get_by_role("button", name="Help me").click()
    hint = anna.page.locator(".hint")
    hint.locator("ol button").first.wait_for()
    expect(hint).to_contain_text("%")
    expect(anna.lines.last).to_contain_text("asks a bot for help")
    assert anna.page.locator(".shown").count() > 0, "it is shown on the board too"
    sent = len(anna.played)
    hint.locator("ol button").first.click()
    expect(hint.locator("ol button")).to_have_count(0)
    soon(anna.page, lambda: len(anna.played), sent + 1)
