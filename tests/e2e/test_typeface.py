"""The typeface comes from our server, once, and nothing moves when it comes late."""

from __future__ import annotations

import time
from typing import Final

import pytest
from playwright.sync_api import Route

from tests.e2e.table import People

LATE: Final = 1.5  # seconds: the page has long been there
SHIFTS: Final = """() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifts += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
}"""
LOADED: Final = (
    "document.fonts.ready.then(() => [...document.fonts].filter((f) => f.status === 'loaded').map((f) => f.family))"
)
# How wide these words are in ours and in a font that stands in, and how high their line.
MEASURE: Final = """([family, weight, words]) => {
    const line = document.createElement("span");
    line.textContent = words;
    line.style.cssText = `position:absolute;white-space:nowrap;line-height:normal;font:${weight} 100px ${family}`;
    document.body.append(line);
    const { width, height } = line.getBoundingClientRect();
    line.remove();
    return [width, height];
}"""
WORDS: Final = (
    "Your turn: move a piece four fields, or take one home.",
    "Sinun vuorosi: valitse kortti ja paikka pelimerkillesi.",
    "Wähle eine Karte und ein Feld für deinen Spielstein.",
)


def test_one_file_of_our_own_server_is_loaded_for_all_words(people: People) -> None:
    anna = people.come(size=(390, 844))
    files: list[tuple[str, str | None]] = []
    anna.page.on(
        "response", lambda got: files.append((got.url, got.header_value("content-type"))) if "woff" in got.url else None
    )
    page = anna.open("/")
    page.locator("article").first.wait_for()
    assert "Nunito" in page.evaluate(LOADED)
    ((url, kind),) = files
    assert url.startswith(people.server.url + "/assets/nunito-latin-wght")
    assert kind == "font/woff2"


def test_nothing_moves_when_the_typeface_comes_late(people: People) -> None:
    anna = people.come(size=(390, 844))

    def hold_back(route: Route) -> None:
        time.sleep(LATE)
        route.continue_()

    anna.context.route("**/*.woff2", hold_back)
    page = anna.open("/")
    page.locator("article").first.wait_for()
    page.evaluate(SHIFTS)
    page.wait_for_function("[...document.fonts].some((f) => f.family === 'Nunito' && f.status === 'loaded')")
    page.wait_for_timeout(200)
    assert page.evaluate("window.shifts") < 0.01


@pytest.mark.parametrize("weight", [450, 700])
@pytest.mark.parametrize("family", ["Like Arial", "Like DejaVu"])
def test_a_font_that_stands_in_is_as_wide_and_as_high(people: People, family: str, weight: int) -> None:
    page = people.come().open("/")
    page.evaluate("weight => document.fonts.load(`${weight} 16px Nunito`)", weight)
    page.evaluate("([family, weight]) => document.fonts.load(`${weight} 16px '${family}'`)", [family, weight])
    for words in WORDS:
        ours = page.evaluate(MEASURE, ["Nunito", weight, words])
        stands_in = page.evaluate(MEASURE, [f"'{family}'", weight, words])
        assert stands_in[0] == pytest.approx(ours[0], rel=0.04)
        assert stands_in[0] != ours[0], "this is the same font"
        assert stands_in[1] == pytest.approx(ours[1], abs=1.5)
