"""Low and narrow windows: nothing that can be tapped is covered, and nothing scrolls sideways."""

from __future__ import annotations

from typing import Final

import pytest

from tests.e2e.table import People, keys_of, soon

SIZES: Final = ((844, 390), (720, 450), (820, 1180))
STEPS: Final = 4
GAMES: Final = ("ludo", "sequence", "last_one_standing", "last_one_alive", "das_letzte_gefecht")

# What lies over something that can be tapped: buttons by their middle, lit things by theirs. What is scrolled out of
# sight within its own box is not covered.
COVERED: Final = """() => {
    const found = [];
    const name = (one) => (one.getAttribute("aria-label") || one.textContent || one.tagName).trim().slice(0, 30);
    const isOut = (one, x, y) => {
        for (let up = one.parentElement; up; up = up.parentElement) {
            if (!/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowY)) continue;
            const box = up.getBoundingClientRect();
            if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
        }
        return false;
    };
    const check = (one, isHit) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (isOut(one, x, y)) return;
        const hit = document.elementFromPoint(x, y);
        if (!hit) found.push(`${name(one)} is outside the window`);
        else if (!isHit(hit)) found.push(`${name(hit)} lies over ${name(one)}`);
    };
    for (const button of document.querySelectorAll("button, a[href], input, select")) {
        const isSeen = button.checkVisibility({ visibilityProperty: true }) && button.getBoundingClientRect().width > 2;
        const isButton = (hit) => button.contains(hit) || hit.contains(button);
        if (isSeen && !button.classList.contains("settling")) check(button, isButton);
    }
    for (const ring of document.querySelectorAll("svg.live:not(.zoomed) .ring, svg.live:not(.zoomed) .spot")) {
        check(ring, (hit) => hit.closest("svg.live") === ring.closest("svg"));
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
    return found;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_can_be_tapped_is_covered(people: People, game: str) -> None:
    seats = max(number for number in people.server_game(game)["seats"] if number <= 4)
    made = people.match("here", *["bot"] * (seats - 1), game=game, options={})
    anna = people.come(size=SIZES[0], touch=True)
    anna.sit_down(made["match"], *keys_of(made, "here"))
    for _ in range(STEPS):
        asked = "ol.choices button, button.fold, .gather, section[aria-label=Result]"  # bots may have ended it
        anna.page.locator(asked).first.wait_for(state="attached")
        if anna.page.locator("section[aria-label=Result]").count():
            return
        for width, height in SIZES:
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.page.wait_for_timeout(80)
            soon(anna.page, lambda: anna.page.evaluate(COVERED), [], about=(width, height))
        anna.play()
        anna.page.wait_for_timeout(150)
