"""Several people at one device in a game with secrets: nobody sees another's hand."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.table import People, keys_of

CARD = re.compile(r"own-\d+")

# Everything that appears in the page while a curtain is drawn, from the first moment on: a slip of one frame is a slip.
WATCH = """
window.slips = [];
new MutationObserver(() => {
    const isDrawn = [...document.querySelectorAll('dialog')].some(d => d.innerText.includes('Pass the device'));
    const own = [...document.querySelectorAll('[data-thing^=own-]')].map(e => e.dataset.thing);
    const told = document.body?.textContent ?? '';
    const words = told.match(/Your card: [^.]*|draws (?!a (?:new )?card|[^.]*to decide who deals)[^.]*/g) ?? [];
    if (isDrawn && own.length + words.length > 0) window.slips.push([...own, ...words].slice(0, 3).join(', '));
}).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
"""


def curtain(page: Page) -> Locator:
    return page.get_by_role("dialog").filter(has=page.get_by_role("heading", name="Pass the device to"))


def own_cards(page: Page) -> set[str]:
    things: list[str] = page.evaluate("[...document.querySelectorAll('[data-thing]')].map(e => e.dataset.thing)")
    return {thing for thing in things if CARD.match(thing)}


def lift(page: Page, name: str) -> None:
    expect(curtain(page).get_by_role("heading")).to_have_text(f"Pass the device to {name}")
    assert own_cards(page) == set()
    assert "Your card" not in page.content()
    page.get_by_role("button", name=f"I am {name}").click()
    expect(curtain(page)).to_have_count(0)
    page.locator("[data-thing^=own-]").first.wait_for()


def test_a_curtain_is_drawn_between_two_hands(people: People) -> None:
    anna = people.come()
    made = people.match("here", "here", game="sequence", options={})
    anna.page.add_init_script(WATCH)
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    curtain(page).wait_for()
    names = ["Blue", "Green"]
    first = 0 if "Blue" in curtain(page).inner_text() else 1
    hands: list[set[str]] = []
    for turn in range(6):
        lift(page, names[(first + turn) % 2])
        hands.append(own_cards(page))
        assert len(hands[-1]) == 7
        anna.play_through()
        curtain(page).wait_for()
        if turn == 0:
            anna.picture("curtain")
            assert anna.violations() == []
    assert hands[0] != hands[1]
    assert len(hands[0] & hands[2]) >= 5  # the same hand again, but for what was played and drawn
    assert page.evaluate("window.slips") == []


def test_the_curtain_is_back_after_the_page_was_loaded_again(people: People) -> None:
    anna = people.come()
    made = people.match("here", "here", game="sequence", options={})
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    page.get_by_role("button", name="I am").click()
    page.locator("[data-thing^=own-]").first.wait_for()
    page.reload()
    curtain(page).wait_for()
    assert own_cards(page) == set()


def test_escape_does_not_lift_it(people: People) -> None:
    anna = people.come()
    made = people.match("here", "here", game="sequence", options={})
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(curtain(page)).to_be_visible()
    assert own_cards(page) == set()
