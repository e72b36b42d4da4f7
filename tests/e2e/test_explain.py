"""What is this? A mouse that rests on a thing, a finger that holds it, and the arrow keys get a card about it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludotek import catalogue
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


# The middle of something on the board that is no choice and that nothing else lies over.
UNLIT = """() => {
    const rings = [...document.querySelectorAll("svg.live .ring, svg.live .spot")];
    const lit = rings.map((one) => one.getBoundingClientRect());
    const isLit = (x, y) => lit.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    for (const one of document.querySelectorAll("svg.live [data-thing]")) {
        const { x, y, width, height } = one.getBoundingClientRect();
        const [across, down] = [x + width / 2, y + height / 2];
        const isIn = width > 8 && across > 0 && down > 0 && across < innerWidth && down < innerHeight;
        const isFree = isIn && !isLit(across, down) && document.elementFromPoint(across, down)?.closest("svg.live");
        if (isFree) return [across, down];
    }
    return null;
}"""


@pytest.mark.parametrize("game", [game.id for game in catalogue.built_in()])
def test_in_every_game_hover_hold_and_tap_get_a_card(people: People, game: str) -> None:
    seats = min(people.server_game(game)["seats"])
    made = people.match("here", *["bot"] * (seats - 1), game=game, options={})
    anna = people.come()
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    page.locator("ol.choices button, button.fold, .gather, input[type=search]").first.wait_for()
    page.wait_for_timeout(300)
    at = page.evaluate(UNLIT)
    assert at is not None
    card = page.locator("[data-card]")
    page.mouse.move(*at)
    expect(card).to_contain_text("Rule ")
    page.mouse.move(2, 2)
    expect(card).to_have_count(0)
    page.mouse.click(*at)
    expect(card).to_contain_text("Rule ")
    assert anna.played == []

    phone = people.come(size=(390, 844), touch=True)
    page = phone.sit_down(made["match"], *keys_of(made, "here"))
    page.wait_for_timeout(300)
    at = page.evaluate(UNLIT)
    assert at is not None
    devtools = page.context.new_cdp_session(page)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": at[0], "y": at[1]}]})
    page.wait_for_timeout(HELD)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("[data-card]")).to_contain_text("Rule ")
    assert phone.played == []
