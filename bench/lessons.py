"""The guided first games, played with taps only where the bubbles point: `python -m bench.lessons [FOLDER] [GAME ...]`

Printed for each game: how many lessons, taps and words it takes, and every bubble that covers what it points at or
what must be tapped. With a folder it also writes sheets with a picture of every lesson, at the sizes of a desktop and a
phone in English, Danish and Finnish.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from bench.contact_sheet import sheet
from bench.first_paint import CHROMIUM, ask
from bench.serving import serving
from playwright.sync_api import Browser, Page, sync_playwright

from ludotek.catalogue import built_in
from ludotek.game import lessons_of

SIZES: Final = ((1440, 900), (390, 844))
LANGUAGES: Final = ("en", "da", "fi")
PATIENCE: Final = 30.0  # seconds for the next bubble
ATTEMPTS: Final = 6  # taps at one thing: on a small screen the first may only look closer
MOST: Final = 60  # moments of a guided game: else it goes round in circles
MOMENT: Final = 320  # milliseconds in which the client takes no tap at the same place
STILL: Final = 60  # milliseconds between two looks
NEAR: Final = 30  # pixels
LOOK: Final = """() => {
    const bubble = document.querySelector("section.bubble.placed");
    if (!bubble) return null;
    const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; };
    const find = (name) => {
        const panel = name.startsWith("panel-") ? `, [data-panel="${name.slice(6)}"]` : "";
        const found = document.querySelectorAll(`[data-thing="${name}"], [data-spot="${name}"]${panel}`);
        return [...found].map(box).filter(([, , width, height]) => width && height);
    };
    const listed = (names) => names.split(" ").filter(Boolean);
    const all = (picker) => [...document.querySelectorAll(picker)].map(box).filter(([, , wide, high]) => wide && high);
    const lines = [...document.querySelectorAll(".prompt .line p")].flatMap((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return [...range.getClientRects()].map(({ x, y, width, height }) => [x, y, width, height]);
    });
    const lies = (shape, [x, y, width, height]) => {
        for (let across = x; across <= x + width; across += 2)
            for (let down = y; down <= y + height; down += 2)
                if (shape.isPointInFill(new DOMPoint(across, down))) return true;
        return false;
    };
    const shapes = [...document.querySelectorAll("svg.pointer path")];
    const { point, wanted } = bubble.dataset;
    const label = bubble.getAttribute("aria-label"), words = bubble.querySelector("p").textContent;
    const counts = [...document.querySelectorAll(".gather .count")].map((one) => one.textContent);
    return {
        label,
        words,
        answer: bubble.querySelector(".answer")?.textContent ?? "",
        key: JSON.stringify([label, words, point, wanted, counts]),
        box: box(bubble),
        point: listed(point).flatMap(find),
        wanted: listed(wanted).flatMap(find),
        missing: [...listed(point), ...listed(wanted)].filter((name) => find(name).length === 0),
        pressed: all("ol.choices [aria-current=step], button.throw, .gather .confirm:not(:disabled)"),
        next: all("[data-lesson=next]"),
        play_on: all("[data-lesson=play-on]"),
        lines,
        rings: all("svg.pointer rect:not(.under)"),
        pointers: shapes.map(box),
        crossed: shapes.filter((shape) => lines.some((line) => lies(shape, line))).length,
        spoken: [...document.querySelectorAll("[role=status]")].map((one) => one.textContent).join(" "),
        screen: [innerWidth, innerHeight],
    };
}"""
Box = tuple[float, float, float, float]


class Seen(msgspec.Struct, frozen=True):
    """A bubble, and where everything is that it is about."""

    label: str
    words: str
    answer: str
    key: str
    box: Box
    point: tuple[Box, ...]
    wanted: tuple[Box, ...]
    missing: tuple[str, ...]
    pressed: tuple[Box, ...]
    next: tuple[Box, ...]
    play_on: tuple[Box, ...]
    lines: tuple[Box, ...]  # of the prompt's text
    rings: tuple[Box, ...]
    pointers: tuple[Box, ...]  # tails and arrows
    crossed: int  # of them, those that lie over the prompt's text
    spoken: str  # what screen readers hear
    screen: tuple[float, float]

    @property
    def target(self) -> Box:
        """Where the bubble says to tap."""
        return (*self.next, *self.play_on, *self.wanted, *self.point, *self.pressed)[0]

    def is_on_screen(self, box: Box) -> bool:
        x, y, width, height = box
        return x >= 0 and y >= 0 and x + width <= self.screen[0] and y + height <= self.screen[1]

    def faults(self) -> list[str]:
        """What is wrong with where the bubble is."""
        found = [f"{name} is not there" for name in self.missing]
        if not all(map(self.is_on_screen, (self.box, *self.pointers))):
            found.append("out of the screen")
        if self.crossed or any(overlaps(self.box, line) for line in self.lines):
            found.append("lies over the prompt")
        if not all(any(overlaps(ring, thing) for ring in self.rings) for thing in self.point):
            found.append("points at a thing without a ring")
        if any(overlaps(self.box, other) for other in (*self.point, *self.wanted)):
            found.append("covers what it points at")
        if not self.next and any(overlaps(self.box, other) for other in self.pressed):
            found.append("covers a button to be pressed")
        if self.words not in self.spoken:
            found.append("is not heard")
        return found


def overlaps(one: Box, other: Box) -> bool:
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return across > 1 and down > 1


class Learner:
    """Somebody who does what the bubbles say, and nothing else."""

    def __init__(self, page: Page, *, has_touch: bool = False) -> None:
        self.page = page
        self.has_touch = has_touch
        self.taps = 0
        self.lessons: dict[str, set[str]] = {}  # label -> everything it said
        self.faults: list[str] = []
        self.moments = 0
        self._last: tuple[float, float] | None = None

    def look(self) -> Seen | None:
        return msgspec.convert(self.page.evaluate(LOOK), Seen | None)

    def wait(self, before: str = "", patience: float = PATIENCE) -> Seen | None:
        """The next bubble; None if it is still the same after a while."""
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            seen = self.look()
            if seen is not None and seen.key != before:
                return seen
            self.page.wait_for_timeout(15)
        return None

    def tap(self, box: Box) -> None:
        at = (box[0] + box[2] / 2, box[1] + box[3] / 2)
        if self._last is not None and abs(at[0] - self._last[0]) + abs(at[1] - self._last[1]) < NEAR:
            self.page.wait_for_timeout(MOMENT)
        self._last = at
        self.taps += 1
        (self.page.touchscreen.tap if self.has_touch else self.page.mouse.click)(*at)

    def follow(self, at_each: Callable[[Seen], None] = lambda seen: None) -> None:
        """From the first bubble to the last."""
        seen = self.wait()
        while seen is not None and self.moments < MOST:
            self.moments += 1
            self.lessons.setdefault(seen.label, set()).add(seen.words)
            seen = self.settled(seen)
            at_each(seen)
            seen = self.settled(self.look() or seen)  # to take a picture may move everything
            self.faults += [f"{seen.label}: {fault}" for fault in seen.faults()]
            if seen.play_on:
                self.page.wait_for_timeout(MOMENT)  # a key that has just appeared takes no tap
                self.tap(seen.target)
                return
            seen = self.act(seen)
        raise AssertionError(f"no bubble after {list(self.lessons)[-1:]} and {self.taps} taps")

    def settled(self, seen: Seen) -> Seen:
        """The same bubble when nothing moves any more: a page that has just been opened still does."""
        for _ in range(ATTEMPTS):
            self.page.wait_for_timeout(STILL)
            before, seen = seen, self.look() or seen
            if before == seen and not seen.faults():
                break
        return seen

    def act(self, seen: Seen) -> Seen | None:
        for _ in range(ATTEMPTS):
            self.tap(seen.target)
            found = self.wait(seen.key, 0.9)
            if found is not None:
                return found
            still = self.look()
            if still is None or still.key != seen.key:  # others move, or have just moved
                return still or self.wait()
            seen = still
        return None

    def words(self) -> int:
        return sum(len(words.split()) for said in self.lessons.values() for words in said)


def guided_match(base: str, game: str) -> str:
    """The address of a new guided first game."""
    wish = {"game": game, "seats": [{"kind": "here", "name": "Ann"}], "is_lesson": True, "pace": "instant"}
    made = ask(f"{base}/api/matches", wish)
    key = next(seat["key"] for seat in made["seats"] if seat["key"])
    return f"{base}/t/{made['match']}#k={key}"


def open_page(browser: Browser, language: str, size: tuple[int, int]) -> Page:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        reduced_motion="reduce",
        has_touch=width < 500,
        is_mobile=width < 500,
    )
    liked = f'{{"pace": "instant", "hasSound": false, "language": "{language}"}}'
    context.add_init_script(f"localStorage.setItem('ludotek.prefs', '{liked}')")
    return context.new_page()


def learn(browser: Browser, base: str, game: str, language: str, size: tuple[int, int], folder: Path | None) -> Learner:
    page = open_page(browser, language, size)
    page.goto(guided_match(base, game))
    learner = Learner(page, has_touch=size[0] < 500)
    pictures: list[tuple[str, bytes]] = []

    def keep(seen: Seen) -> None:
        if folder is not None:
            pictures.append((f"{learner.moments}: {seen.label}", page.screenshot()))

    learner.follow(keep)
    if folder is not None:
        for number, part in enumerate(pictures[at : at + 8] for at in range(0, len(pictures), 8)):
            sheet(browser, part, folder / f"{game}-{language}-{size[0]}-{number}.png")
    page.context.close()
    return learner


def main(arguments: list[str]) -> None:
    games = [game.id for game in built_in() if lessons_of(game) is not None]
    wanted = [word for word in arguments if word in games] or games
    folder = next((Path(word) for word in arguments if word not in games), None)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    with serving() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        print(f"{'game':20} {'screen':>9} {'language':>8} {'lessons':>8} {'taps':>5} {'words':>6}")
        for game in wanted:
            for size in SIZES:
                for language in LANGUAGES if folder is not None else LANGUAGES[:1]:
                    report(game, size, language, learn(browser, base, game, language, size, folder))
        browser.close()


def report(game: str, size: tuple[int, int], language: str, learner: Learner) -> None:
    screen: Any = f"{size[0]}x{size[1]}"
    counts = f"{len(learner.lessons):>8} {learner.taps:>5} {learner.words():>6}"
    print(f"{game:20} {screen:>9} {language:>8} {counts}", flush=True)
    for fault in learner.faults:
        print(f"    {fault}")


if __name__ == "__main__":
    main(sys.argv[1:])
