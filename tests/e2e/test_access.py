"""axe-core finds nothing wrong on any page, in light on a desktop and in dark on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.table import AXE, People, Person, keys_of, play_until

OPEN = "dialog[open]"  # what lies behind it has been looked at

pytestmark = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: cd web && npm ci")


@pytest.mark.parametrize(("dark", "size"), [(False, (1440, 900)), (True, (390, 844))], ids=["light", "dark"])
def test_every_page_is_accessible(people: People, dark: bool, size: tuple[int, int]) -> None:
    anna = people.come(dark=dark, size=size, touch=size[0] < 500)
    name = f"{'dark' if dark else 'light'}-{size[0]}"
    check_pages_without_a_match(anna, name)
    check_table(anna, people, name)


def check_pages_without_a_match(anna: Person, name: str) -> None:
    page = anna.open("/")
    page.locator("article").first.wait_for()
    check(anna, f"home-{name}")
    anna.open("/new/ludo")
    page.locator("summary").click()
    check(anna, f"set-up-{name}")
    anna.open("/rules/ludo#LUDO-54")
    page.locator("article.here").wait_for()
    check(anna, f"rules-{name}")
    anna.open("/replay")
    check(anna, f"replay-open-{name}")
    anna.open("/t/nowhere#k=" + "x" * 32)
    page.get_by_role("heading", name="There is no such match here").wait_for()
    check(anna, f"trouble-{name}")


def check_table(anna: Person, people: People, name: str) -> None:
    page = anna.page
    waiting = people.match("here", "link")
    anna.sit_down(waiting["match"], *keys_of(waiting, "here"), waiting["host_key"])
    check(anna, f"waiting-{name}")
    made = people.match("here", "here")
    anna.sit_down(made["match"], *keys_of(made, "here"), made["host_key"])
    anna.choices.first.wait_for()
    check(anna, f"table-{name}")
    for button in ("Invite", "More", "Settings"):
        page.get_by_role("banner").get_by_role("button", name=button).click()
        check(anna, f"{button.lower()}-{name}", OPEN)
        page.keyboard.press("Escape")
    page.get_by_role("list", name="Players").get_by_role("button").first.click()
    check(anna, f"seat-{name}", OPEN)
    page.keyboard.press("Escape")
    play_until([anna], anna.is_over)
    check(anna, f"result-{name}")
    page.get_by_role("link", name="Watch again").first.click()
    expect(page.get_by_role("slider")).to_be_visible()
    check(anna, f"replay-{name}")


def check(person: Person, name: str, part: str = "html") -> None:
    person.page.mouse.move(0, 0)
    person.picture(f"page-{name}")
    assert person.violations(part) == [], name
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} scrolls sideways"
