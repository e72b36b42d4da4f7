"""What is this? A mouse that rests on a thing, a finger that holds it, and the arrow keys get a card about it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.table import People, keys_of

PIECE = "[data-thing=piece-1-0]"  # of the other player: never a choice
HELD = 700  # milliseconds: longer than a long press


def middle(page: Page, picker: str) -> tuple[float, float]:
    box = page.locator(picker).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_mouse_that_rests_and_arrow_keys_get_a_card(people: People) -> None:
    anna = people.come()
    made = people.match("here", "here")
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    anna.choices.first.wait_for()
    card = page.locator("[data-card]")
    page.mouse.move(*middle(page, PIECE))
    expect(card).to_contain_text("It waits in its yard")
    page.mouse.move(2, 400)
    expect(card).to_have_count(0)

    page.keyboard.press("?")
    for key in ("ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
        expect(card.filter(has_text="Rule LUDO-")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert anna.played == []


def test_a_finger_that_holds_a_choice_gets_a_card_and_plays_nothing(people: People) -> None:
    anna = people.come(size=(390, 844), touch=True)
    made = people.match("here", "here")
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    anna.choices.first.wait_for()
    lit = page.locator("svg.live .ring").first
    box = lit.bounding_box()
    assert box is not None
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    devtools = page.context.new_cdp_session(page)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    page.wait_for_timeout(HELD)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("[data-card]")).to_contain_text("Rule LUDO-")
    assert anna.played == []
