"""How long after one player's tap does the other player's device know? `python -m bench.server_latency [--matches 200]`

A server in a process of its own, many matches running at once, two sockets each: one half of them people against
people, the other half with a thinking bot as third player. Every match taps at its own pace. Measured from sending
`play` to having read the `update` on the other socket, over loopback; and beside them, in two real browsers at a table
of their own, from the tap to the repainted board of the other.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import time
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bench.serving import serving
from playwright.async_api import Browser, Page, async_playwright
from websockets.asyncio.client import ClientConnection, connect

CHROMIUM = Path("/usr/bin/chromium")
# In the tapping browser: the moment at which the tap's choice is sent. In both: the first frame painted after a change
# of the board, once the page was told to watch.
WATCH = """() => {
    const now = () => performance.timeOrigin + performance.now();
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        if (String(data).includes('"t":"play"')) window.tapped = now();
        return send.call(this, data);
    };
    window.watch = () => {
        window.tapped = window.painted = null;
        const seen = new MutationObserver(() => {
            seen.disconnect();
            requestAnimationFrame(() => setTimeout(() => (window.painted = now())));
        });
        seen.observe(document.querySelector("svg.live"), { subtree: true, childList: true, attributes: true });
    };
}"""
TAP = """() => {
    const choices = [...document.querySelectorAll("ol.choices button")];
    const button = choices[Math.floor(Math.random() * choices.length)] ?? document.querySelector("button.throw");
    button?.click();
    return button !== undefined && button !== null;
}"""


class Device:
    """One player's socket; keeps whose turn it is and which choices there are."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.seq = 0
        self.actor = -1
        self.choices: list[int] = []
        self.is_over = False
        self.heard = asyncio.Event()

    def take_up(self, message: dict[str, Any]) -> None:
        scene = message.get("scene") or message.get("change") or {}
        if "choices" in scene or message["t"] == "welcome":
            self.choices = [choice["action"] for choice in scene.get("choices", ())]
        if message["t"] in ("welcome", "update"):
            self.seq, self.actor = message["seq"], message["actor"]
            self.is_over = self.is_over or "result" in message
        self.heard.set()
        self.heard.clear()


class Table:
    """One match: two people who tap in turn, and the time each tap took to reach the other."""

    def __init__(self, pause: float, seed: int) -> None:
        self.pause = pause
        self.chance = random.Random(seed)
        self.devices: list[Device] = []
        self.tapped: dict[int, tuple[int, float]] = {}  # seq of the step -> seat, moment
        self.delays: list[float] = []

    async def listen(self, device: Device) -> None:
        async for raw in device.socket:
            message = json.loads(raw)
            device.take_up(message)
            tap = self.tapped.get(message.get("seq", -1)) if message["t"] == "update" else None
            if tap is not None and tap[0] != device.seat:
                self.delays.append(time.perf_counter() - tap[1])

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.chance.random() * self.pause)
        while time.perf_counter() < until and not any(device.is_over for device in self.devices):
            for device in self.devices:
                if device.actor == device.seat and device.choices:
                    await self.tap(device)
            await asyncio.sleep(self.pause * (0.5 + self.chance.random()))

    async def tap(self, device: Device) -> None:
        action = self.chance.choice(device.choices)
        command = {"t": "play", "seat": device.seat, "action": action, "seen": device.seq}
        message = {"t": "do", "id": f"t{device.seq}", "command": command}
        self.tapped[device.seq + 1] = (device.seat, time.perf_counter())
        await device.socket.send(json.dumps(message))


# Two real browsers


@asynccontextmanager
async def browsers(base: str, created: dict[str, Any]) -> AsyncIterator[list[Page]]:
    """Both players of a match with their boards before them; nobody where there is no browser."""
    if not CHROMIUM.exists():
        yield []
        return
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield [await sit_down(browser, base, created, seat) for seat in (0, 1)]
        await browser.close()


async def measure(pages: list[Page], until: float) -> list[float]:
    """The delays of all taps, in seconds."""
    delays: list[float] = []
    while pages and time.perf_counter() < until:
        for page, other in (pages, pages[::-1]):
            if (delay := await tap(page, other)) is not None:
                delays.append(delay)
    return delays


async def sit_down(browser: Browser, base: str, created: dict[str, Any], seat: int) -> Page:
    page = await browser.new_page(viewport={"width": 1024, "height": 720}, reduced_motion="reduce")
    await page.goto(f"{base}/t/{created['match']}#k={created['seats'][seat]['key']}")
    await page.locator("svg.live").first.wait_for()
    await page.evaluate(WATCH)
    return page


async def tap(page: Page, other: Page) -> float | None:
    """One tap, if there is anything to tap and the tap is a choice; how long until the other board is repainted."""
    for one in (page, other):
        await one.evaluate("() => window.watch()")
    if not await page.evaluate(TAP):
        return None
    await page.wait_for_timeout(250)
    tapped, painted = await page.evaluate("window.tapped"), await other.evaluate("window.painted")
    return (painted - tapped) / 1000 if tapped and painted and painted > tapped else None


# All together


def create(base: str, with_bot: bool) -> dict[str, Any]:
    here = {"kind": "here", "nonce": "bench"}
    seats = [here, here] + ([{"kind": "bot", "level": "monte_carlo"}] if with_bot else [])
    body = json.dumps({"game": "ludo", "seats": seats}).encode()
    request = urllib.request.Request(f"{base}/api/matches", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as reply:
        created: dict[str, Any] = json.load(reply)
        return created


async def run(base: str, matches: int, seconds: float, pause: float) -> None:
    tables: list[Table] = []
    listeners: list[asyncio.Task[None]] = []
    for number in range(matches):
        created = await asyncio.to_thread(create, base, number % 2 == 1)
        table = Table(pause, number)
        for seat in (0, 1):
            socket = await connect(f"{base.replace('http', 'ws', 1)}/api/socket", max_size=None, compression=None)
            keys = [created["seats"][seat]["key"]]
            await socket.send(json.dumps({"t": "hello", "match": created["match"], "keys": keys}))
            device = Device(socket, seat)
            device.take_up(json.loads(await socket.recv()))
            table.devices.append(device)
            listeners.append(asyncio.create_task(table.listen(device)))
        tables.append(table)
    print(f"{matches} matches, {2 * matches} sockets, a tap every {pause:g} s in each, {matches // 2} bots")
    looked_at = await asyncio.to_thread(create, base, False)
    async with browsers(base, looked_at) as pages:
        until = time.perf_counter() + seconds
        looking = asyncio.create_task(measure(pages, until))
        await asyncio.gather(*(table.play(until) for table in tables))
        repaints = await looking
    for table in tables:
        for device in table.devices:
            await device.socket.close()
    await asyncio.gather(*listeners, return_exceptions=True)
    report("tap to the other's device", [delay for table in tables for delay in table.delays], seconds)
    report("tap to the other's repainted board", repaints, seconds)


def report(what: str, delays: list[float], seconds: float) -> None:
    found = sorted(delay * 1000 for delay in delays)
    if not found:
        print(f"{what}: not measured")
        return
    shown = {name: found[min(len(found) - 1, int(len(found) * share))] for name, share in SHARES.items()}
    print(f"{len(found)} taps, {len(found) / seconds:.0f} a second; {what} in ms: ", end="")
    print(", ".join(f"{name} {value:.1f}" for name, value in shown.items()), f"max {found[-1]:.1f}", sep=", ")


SHARES = {"p50": 0.5, "p95": 0.95, "p99": 0.99}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=2, help="seconds between two taps of a match, on average")
    asked = parser.parse_args()
    with serving() as base:
        asyncio.run(run(base, asked.matches, asked.seconds, asked.pause))
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"the server used {used.ru_utime + used.ru_stime:.1f} s of CPU in all, start and bots included")


if __name__ == "__main__":
    main()
