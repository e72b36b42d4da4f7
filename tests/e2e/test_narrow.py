"""Narrow screens: every page fits in every language, in our typeface and in a wider one where ours does not come."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Page

from ludotek import catalogue
from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, Match, Rng
from ludotek.kernel.record import write
from ludotek.text import LANGUAGES
from tests.e2e.server import Server
from tests.e2e.table import People, Person, keys_of

SIZES: Final = ((320, 568), (360, 640), (390, 844), (430, 932))
GAMES: Final = sorted(catalogue.games())
OURS: Final = "Nunito ExtraLight"  # the name in the file, which holds every weight
WIDER: Final = "DejaVu Sans"
PATIENCE: Final = 60_000  # milliseconds: other work may keep the machine busy
ASKED: Final = 5  # every fifth page is asked which fonts it is drawn with: a table, home, a set-up, rules
STEPS: Final = 24  # of a match that is watched again
SEARCHED: Final = 120  # steps of a match among which the widest choice is looked for

# Puts a font of the system in place of ours; a sheet made by a script is not what the security policy forbids.
IN_PLACE: Final = f"""(() => {{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root, :root * {{ font-family: '{WIDER}' !important; }}");
    document.adoptedStyleSheets = [sheet];
}})()"""
DRAWN: Final = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"

# What is wrong with the page at this width.
FAULTS: Final = """() => {
    const found = [];
    const root = document.documentElement;
    const called = (one) => `${one.tagName} ${one.className} ${(one.ariaLabel ?? one.innerText ?? "").slice(0, 40)}`;
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen");
    const sticksOut = (box, left, right) => box.left < left - 0.5 || box.right > right + 0.5;

    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
    for (const one of document.querySelectorAll("main *")) {
        const style = getComputedStyle(one);
        const canScroll = ["auto", "scroll"].includes(style.overflowX) && isSeen(one);
        if (canScroll && one.scrollWidth > one.clientWidth) found.push(`scrolls sideways: ${called(one)}`);
    }

    // Nothing that can be tapped is cut off by the page or by anything around it, nor are the words on it.
    const taps = "a[href], button, select, summary, textarea, input:not(.unseen), label.button";
    for (const one of document.querySelectorAll(taps)) {
        const box = one.getBoundingClientRect();
        if (!isSeen(one) || box.width === 0) continue;
        if (sticksOut(box, 0, innerWidth)) found.push(`beyond the page: ${called(one)}`);
        for (let around = one.parentElement; around !== null; around = around.parentElement) {
            if (getComputedStyle(around).overflowX === "visible") continue;
            const edge = around.getBoundingClientRect();
            if (sticksOut(box, edge.left, edge.right)) found.push(`cut off: ${called(one)}`);
        }
        for (const words of wordsOf(one)) {
            if (sticksOut(words, box.left, box.right)) found.push(`words beyond it: ${called(one)}`);
            if (words.bottom > box.bottom + 1 || words.top < box.top - 1) found.push(`words too high: ${called(one)}`);
        }
    }

    // The bars: as wide as the page at most, nothing over anything else, nothing too small for a finger.
    for (const bar of document.querySelectorAll("header, .bar, section.player .keys")) {
        if (sticksOut(bar.getBoundingClientRect(), 0, innerWidth)) found.push(`bar beyond the page: ${called(bar)}`);
        const parts = [...bar.querySelectorAll("a, button, select, h1, p")].filter(isSeen);
        const boxes = parts.map((part) => part.getBoundingClientRect());
        parts.forEach((part, i) => {
            const { width, height } = boxes[i];
            if (part.matches("a, button") && Math.min(width, height) < 40) found.push(`small: ${called(part)}`);
            for (let k = 0; k < i; k++) {
                const other = boxes[k];
                const isBeside = boxes[i].left >= other.right - 0.5 || other.left >= boxes[i].right - 0.5;
                if (isBeside || parts[k].contains(part)) continue;
                found.push(`over each other: ${called(parts[k])}, ${called(part)}`);
            }
        });
    }
    return found;

    /** The boxes of the words on something. */
    function wordsOf(one) {
        const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const boxes = [];
        while (walker.nextNode()) {
            const text = walker.currentNode;
            if (!text.data.trim() || !isSeen(text.parentElement) || text.parentElement.closest("option, svg")) continue;
            if (isOnPurpose(text.parentElement, one)) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            boxes.push(...range.getClientRects());
        }
        return boxes;
    }

    /** Long names are shortened, and a sign may stand on the edge. */
    function isOnPurpose(part, within) {
        for (let one = part; one !== within; one = one.parentElement) {
            const style = getComputedStyle(one);
            if (style.overflowX !== "visible" || style.position === "absolute") return true;
        }
        return false;
    }
}"""
HEIGHT: Final = "document.documentElement.scrollHeight"


class Tables(msgspec.Struct, frozen=True):
    """Every game with all its seats, at Anna's widest choice, and files of those with the fewest and the most seats."""

    made: dict[str, dict[str, Any]]
    records: dict[str, Path]


@pytest.fixture(scope="module")
def tables(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Tables:
    server.serve_test("narrow")
    folder = tmp_path_factory.mktemp("records")
    made, records = {}, {}
    for id in GAMES:
        game, seats = catalogue.game(id), most_seats(id)
        kinds: list[dict[str, str]] = [{"kind": "here"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)]
        body = {"game": id, "seats": kinds, "pace": "instant", "from_record": widest_choice(game, seats)}
        made[id] = server.post("/api/matches", body)
    for id in {min(GAMES, key=most_seats), max(GAMES, key=most_seats)}:
        records[id] = folder / f"{id}.json"
        records[id].write_text(write(played(catalogue.game(id), most_seats(id)).full_record()), "utf-8")
    return Tables(made, records)


def widest_choice(game: AnyGame, seats: int) -> dict[str, Any]:
    """The step of a match at which the first seat has the most moves."""
    match = played(game, seats, SEARCHED)
    states = map(match.state_after, range(len(match.steps)))
    widths = [len(state.legal()) if state.actor == 0 else 0 for state in states]
    return {"record": json.loads(write(match.full_record())), "at": widths.index(max(widths))}


def most_seats(id: str) -> int:
    return max(catalogue.game(id).seats)


def played(game: AnyGame, seats: int, steps: int = STEPS) -> Match:
    match = Match.new(game, seats)
    rng = Rng(5)
    while len(match.steps) < steps and not match.is_over:
        if match.state.actor == CHANCE:
            match.draw(rng)
        else:
            legal = match.state.legal()
            match.play(int(match.state.actor), legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_a_narrow_screen(people: People, tables: Tables, language: str) -> None:
    """Every page is opened once, made wider in our typeface, and narrower again in the other."""
    anna = people.come(language=language, size=SIZES[0])
    anna.page.set_default_timeout(PATIENCE)
    faults = []
    for number, (name, is_one_screen) in enumerate(pages(anna, tables)):
        is_asked = number % ASKED == 0
        assert not is_asked or fonts_of(anna.page) == {OURS}, name
        faults += [f"{name}: {one}" for one in faults_of(anna.page, SIZES, is_one_screen)]
        anna.page.evaluate(IN_PLACE)
        anna.page.evaluate(DRAWN)
        assert not is_asked or fonts_of(anna.page) == {WIDER}, name
        faults += [f"{name} in {WIDER}: {one}" for one in faults_of(anna.page, SIZES[::-1], is_one_screen)]
        anna.page.evaluate("document.adoptedStyleSheets = []")
    assert faults == []
    assert anna.complaints == []


def test_tables_and_home_fit_where_our_typeface_is_blocked(people: People, tables: Tables) -> None:
    """The file never comes; in the language with the longest words."""
    anna = people.come(language="fi", size=SIZES[0])
    anna.context.route("**/*.woff2", lambda route: route.abort())
    anna.page.add_init_script(IN_PLACE)
    for name, is_one_screen in islice(pages(anna, tables), len(GAMES) + 1):
        assert fonts_of(anna.page) == {WIDER}, name
        assert faults_of(anna.page, SIZES[:1], is_one_screen) == [], name


def faults_of(page: Page, sizes: Iterable[tuple[int, int]], is_one_screen: bool) -> list[str]:
    faults = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found = list(dict.fromkeys(page.evaluate(FAULTS)))
        if is_one_screen and (high := page.evaluate(HEIGHT)) > height:
            found.append(f"the page is {high} high")
        faults += [f"at {width}: {one}" for one in found]
    return faults


def pages(anna: Person, tables: Tables) -> Iterator[tuple[str, bool]]:
    """Goes from page to page; says for each whether all of it has to be on one screen."""
    page = anna.page
    anna.open(f"/rules/{GAMES[0]}").locator("h1").wait_for()  # now the client is there
    for game, made in tables.made.items():
        go(page, f"/t/{made['match']}#k={','.join(keys_of(made, 'here'))}")
        anna.board.wait_for()
        page.locator("ol.choices button, button.fold, button.throw").first.wait_for()
        yield f"table of {game}", True
    go(page, "/")
    page.locator("article img").last.wait_for()
    yield "home", False
    for game in GAMES:
        go(page, f"/new/{game}")
        page.locator("summary, button[type=submit]").first.wait_for()
        page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        yield f"set-up of {game}", False
    for game in GAMES:
        go(page, f"/rules/{game}")
        page.locator(".summary").wait_for()
        yield f"summary of {game}", False
        page.locator(".summary > button").click()
        page.locator("article").first.wait_for()
        yield f"rules of {game}", False
    for game, record in tables.records.items():
        go(page, "/")  # away from the one before
        go(page, "/replay")
        page.locator("input[type=file]").set_input_files(record)
        slider = page.get_by_role("slider")
        slider.wait_for()
        slider.fill(str(STEPS - 2))
        yield f"replay of {game}", True


def go(page: Page, path: str) -> None:
    """Within the client: faster than loading it again."""
    page.evaluate(
        "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path
    )


def fonts_of(page: Page) -> set[str]:
    """The fonts that the browser really draws the page's title and names with."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    nodes = devtools.send("DOM.querySelectorAll", {"nodeId": root, "selector": "h1, .mark, .name"})["nodeIds"]
    used = [devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"] for node in nodes]
    devtools.detach()
    return {font["familyName"] for fonts in used for font in fonts}
