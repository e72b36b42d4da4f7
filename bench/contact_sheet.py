"""Every game in the middle of a match on every size of screen: `python -m bench.contact_sheet FOLDER [GAME ...]`

A person plays on until the others have moved, so that there is something to recap. Writes a picture of each table
(light and dark, in English and Finnish) and a sheet of them for each game, theme and language, to be looked at by
people. Printed: what scrolls sideways, and what can be tapped but is covered.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from base64 import b64encode
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Literal

import msgspec
from bench.first_paint import CHROMIUM, ask
from bench.person import WATCH, Person
from bench.serving import serving
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from ludotek.catalogue import built_in
from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, OVER, Match, Rng
from ludotek.server.main import FILE

SIZES = ((1440, 900), (1024, 768), (820, 1180), (390, 844), (360, 740), (320, 568), (844, 390), (720, 450))
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
LANGUAGES = ("en", "fi")
SEATS = 4
SEED = 5
HIGH = 420  # pixels of a picture on a sheet
TABLET = 900  # pixels of width: below that, fingers instead of a mouse
SETTLED = 900  # milliseconds
PATIENCE = 40.0  # seconds until there is something to recap
LIKED = '{"pace": "instant", "hasSound": false, "throwsByHand": true}'
# What can be tapped and what lies over its middle; not what is scrolled out of sight, nor things of one board.
COVERED = """() => [...document.querySelectorAll("button, a[href], [role=button]")].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (!box.width || !box.height || getComputedStyle(one).visibility === "hidden") return [];
    for (let frame = one.parentElement; frame; frame = frame.parentElement) {
        const clip = frame.getBoundingClientRect();
        const isOut = x < clip.left || x >= clip.right || y < clip.top || y >= clip.bottom;
        if (isOut && getComputedStyle(frame).overflow !== "visible") return [];
    }
    const top = document.elementFromPoint(x, y);
    if (!top || one.contains(top) || top.contains(one)) return [];
    if (one.closest("svg") && top.closest("svg") === one.closest("svg")) return [];
    const name = one.textContent.trim() || one.getAttribute("aria-label");
    return [`${name} lies under ${top.tagName} ${top.className?.baseVal ?? top.className}`];
})"""


def middle(game: AnyGame, seats: int, seed: int) -> tuple[dict[str, Any], int]:
    """The record of a random match, and a step in its middle after which the first seat decides."""
    rng = Rng(seed)
    match = Match.new(game, seats)
    asked: list[int] = []
    while match.state.actor != OVER:
        if match.state.actor == CHANCE:
            match.draw(rng)
            continue
        if match.state.actor == 0:
            asked.append(len(match.steps))
        legal = match.state.legal()
        match.play(int(match.state.actor), legal[rng.below(len(legal))])
    return msgspec.to_builtins(match.full_record()), asked[len(asked) // 3]


class Made(msgspec.Struct, frozen=True):
    match: str
    path: str


def table(base: str, game: AnyGame, seed: int) -> Made:
    """A table in the middle of a match: one person and bots."""
    places = SEATS if SEATS in game.seats else game.seats[-1]
    record, at = middle(game, places, seed)
    seats = [{"kind": "here", "name": "Ann"}, *[{"kind": "bot", "level": "random"}] * (places - 1)]
    wish = {"game": game.id, "seats": seats, "pace": "instant", "from_record": {"record": record, "at": at}}
    made = ask(f"{base}/api/matches", wish)
    return Made(made["match"], f"/t/{made['match']}#k={made['seats'][0]['key']}")


def shots(
    browser: Browser, base: str, store: Path, game: AnyGame, language: str, theme: Theme
) -> Iterator[tuple[str, bytes, Page]]:
    """The same moment at every size, each on a page of its own: all of them are one device."""
    for seed in count(SEED):
        made = table(base, game, seed)
        context = browser.new_context(color_scheme=theme, locale=language, reduced_motion="reduce")
        context.add_init_script(f"localStorage.setItem('ludotek.prefs', '{LIKED}')")
        pages = [open_page(context, size, base + made.path) for size in SIZES]
        if play_on(Person(pages[0], game, made.match, store)):
            break
        context.close()  # it was over too soon
    pages[0].wait_for_timeout(SETTLED)
    for (width, height), page in zip(SIZES, pages, strict=True):
        page.mouse.move(0, 0)
        yield f"{width}x{height}", page.screenshot(), page
    context.close()


def open_page(context: BrowserContext, size: tuple[int, int], url: str) -> Page:
    page = context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if size[0] < TABLET:
        context.new_cdp_session(page).send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    page.goto(url)
    page.locator("svg.live").first.wait_for()
    note = page.locator("dialog[open] button.main")
    if note.count() > 0:
        note.click()  # that it began from a record
    return page


def play_on(person: Person) -> bool:
    """Until the others have moved and the person is asked again; False where the match is over before."""
    person.page.evaluate(f"({WATCH})()")
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        seen = person.watch()
        is_told = person.page.locator("button.recap").count() > 0
        if seen.over or (seen.asked and is_told and person.page.locator("button.throw").count() == 0):
            person.close()
            return not seen.over
        if seen.asked:
            person.act()
        person.page.wait_for_timeout(30)
    raise TimeoutError(f"{person.game.id}: nobody was asked again")


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(COVERED)
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append("scrolls sideways")
    return found


def sheet(browser: Browser, pictures: list[tuple[str, bytes]], file: Path) -> None:
    images = "".join(
        f'<figure><img src="data:image/png;base64,{b64encode(png).decode()}" height="{HIGH}">'
        f"<figcaption>{name}</figcaption></figure>"
        for name, png in pictures
    )
    page = browser.new_page(viewport={"width": 1900, "height": 100})
    page.set_content(f"<style>body{{display:flex;flex-wrap:wrap}}figure{{margin:6px}}</style>{images}")
    page.screenshot(path=file, full_page=True)
    page.close()


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    games = [game for game in built_in() if not wanted or game.id in wanted]
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as base, sync_playwright() as playwright:
        store = Path(data) / FILE
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in games:
            for language in LANGUAGES:
                for theme in THEMES:
                    name = f"{game.id}-{language}-{theme}"
                    pictures = []
                    for size, png, page in shots(browser, base, store, game, language, theme):
                        pictures.append((size, png))
                        for fault in faults(page):
                            print(f"{name} {size}: {fault}")
                    sheet(browser, pictures, folder / f"{name}.png")
                    print(f"{name}.png")
        browser.close()


def arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the sheets are written; it is made if it does not exist")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all if none is named")
    parsed = parser.parse_args(given)
    known = [game.id for game in built_in()]
    if unknown := set(parsed.games) - set(known):
        parser.error(f"no game is called {', '.join(sorted(unknown))}; known: {', '.join(known)}")
    return parsed


if __name__ == "__main__":
    wished = arguments()
    main(wished.folder, wished.games)
