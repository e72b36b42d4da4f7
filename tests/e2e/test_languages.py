"""Every page in every language, without a missing word."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludotek.text import LANGUAGES
from tests.e2e.table import People, keys_of

PLAY_NOW = {
    "en": "Play now",
    "da": "Spil nu",
    "nb": "Spill nå",
    "sv": "Spela nu",
    "fi": "Pelaa heti",
    "it": "Gioca subito",
    "de": "Jetzt spielen",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_set_up_table_and_rules_speak(people: People, language: str) -> None:
    """A missing text is a warning in the console, which fails the test when everybody goes home."""
    anna = people.come(language=language)
    page = anna.open("/")
    expect(page.get_by_role("button", name=PLAY_NOW[language]).first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    check(page.inner_text("body"))

    anna.open("/new/ludo")
    page.locator("summary").click()
    check(page.inner_text("body"))
    anna.picture(f"set-up-{language}")

    anna.open("/rules/ludo")
    page.locator(".summary").wait_for()
    check(page.inner_text("main"))
    page.locator(".summary > button").click()
    page.locator("article").first.wait_for()
    check(page.inner_text("main"))

    made = people.match("here", "bot", "bot", "bot", options={})
    anna.sit_down(made["match"], *keys_of(made, "here"))
    anna.choices.first.wait_for()
    page.locator("header button").last.click()
    check(page.inner_text("body"))
    page.keyboard.press("Escape")
    anna.picture(f"table-{language}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def check(words: str) -> None:
    assert "…" not in words
    assert "undefined" not in words
    assert "{" not in words


def test_the_language_changes_in_play_and_is_remembered(people: People) -> None:
    anna = people.come()
    made = people.match("here", "bot")
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    anna.choices.first.wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Suomi").check()
    expect(page.get_by_role("heading", name="Asetukset")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tab", name="Tapahtumat")).to_be_visible()
    page.reload()
    expect(page.get_by_role("tab", name="Tapahtumat")).to_be_visible()
