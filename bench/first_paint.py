"""How soon is something to be seen, and does it jump while it loads? `python -m bench.first_paint`

A server in a process of its own; every page is opened by a browser that has never been here, on a desktop's and on a
phone's screen. Printed: the first paint with something in it, and the cumulative layout shift (0: nothing moved by
itself; browsers call less than 0.1 good).
"""

from __future__ import annotations

import json
import shutil
import urllib.request
from collections.abc import Iterator
from typing import Any

from bench.serving import serving
from playwright.sync_api import Browser, sync_playwright

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "/usr/bin/chromium"
SCREENS = ((1440, 900), (390, 844))
SETTLED = 2_000  # milliseconds after which nothing more is loading
WATCH = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            const moved = entry.sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? "");
            if (!entry.hadRecentInput) window.shifts.push({ value: entry.value, moved });
        }
    }).observe({ type: "layout-shift", buffered: true });
}"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"


def ask(url: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, {"content-type": "application/json"})) as reply:
        return json.load(reply)


def pages(base: str) -> Iterator[tuple[str, str]]:
    """Every kind of page: its name and its path."""
    yield "home", "/"
    for game in ask(f"{base}/api/games"):
        name, count = game["id"], 4 if 4 in game["seats"] else game["seats"][0]
        seats = [{"kind": "here", "name": "Ann"}, *[{"kind": "bot", "level": "random"}] * (count - 1)]
        made = ask(f"{base}/api/matches", {"game": name, "seats": seats, "pace": "slow"})
        yield f"{name} set-up", f"/new/{name}"
        yield f"{name} table", f"/t/{made['match']}#k={made['seats'][0]['key']}"
        yield f"{name} rules", f"/rules/{name}"


def measure(browser: Browser, url: str, width: int, height: int) -> tuple[float, float, list[str]]:
    """First paint in milliseconds, layout shift, and what moved."""
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.add_init_script(f"({WATCH})()")
    page = context.new_page()
    page.goto(url)
    page.wait_for_timeout(SETTLED)
    shifts: list[dict[str, Any]] = page.evaluate("window.shifts")
    paint = page.evaluate(PAINT)
    context.close()
    moved = sorted({str(one) for shift in shifts for one in shift["moved"]})
    return paint or float("nan"), sum(shift["value"] for shift in shifts), moved


def main() -> None:
    with serving() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, path in pages(base):
            for width, height in SCREENS:
                paint, shift, moved = measure(browser, base + path, width, height)
                told = f"  moved: {', '.join(moved)}" if moved else ""
                print(
                    f"{name:28} {width:5}x{height:<4} first paint {paint:6.0f} ms  layout shift {shift:.4f}{told}",
                    flush=True,
                )
        browser.close()


if __name__ == "__main__":
    main()
