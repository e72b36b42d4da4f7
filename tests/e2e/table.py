"""People with browsers: what a person does at the client, by name."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any
from zlib import crc32

from playwright.sync_api import Browser, BrowserContext, Locator, Page, TimeoutError, WebSocket, WebSocketRoute

from tests.e2e.server import ROOT, Server

PICTURES = ROOT / "artifacts" / "e2e"
PATIENCE = 60.0  # seconds for a whole short match
CLICKING = 10.0  # seconds until a choice is sent
UNFOLDING = 2000.0  # milliseconds
SETTLING = 8.0  # seconds until a page is as it should be
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHORT = {"pieces": 1}  # options of a match that is over soon
# In place of a browser's random numbers: others for every person, the same in every run, never twice the same.
SAME_CHANCE = """Crypto.prototype.getRandomValues = (numbers) => {
    let state = Number(localStorage.getItem("test.chance") ?? %d);
    for (let i = 0; i < numbers.length; i++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        numbers[i] = state >>> 16;
    }
    localStorage.setItem("test.chance", String(state));
    return numbers;
}"""


class Person:
    """One browser of its own: nothing is shared with the others but the server."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.connections = 0  # how often the page has connected
        self.played: list[dict[str, Any]] = []  # what was sent as a choice
        self.is_deaf = False  # the network swallows what is sent
        self._wire: WebSocketRoute | None = None
        self.page.set_default_timeout(15_000)
        self.page.on("console", lambda said: self._note(said.type, said.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._listen)

    def _note(self, kind: str, words: str) -> None:
        is_network = "WebSocket connection to" in words or "Failed to load resource" in words
        is_ours = "blocked by Playwright" in words  # service workers, by `come`
        if kind in ("error", "warning") and not is_network and not is_ours:
            self.complaints.append(words)

    def _listen(self, wire: WebSocket) -> None:
        self.connections += 1
        wire.on("framesent", self._sent)

    def _sent(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["t"] == "do" and said["command"]["t"] == "play":
            self.played.append(said["command"])

    def actions(self) -> list[int]:
        """What was sent as choices, by number."""
        return [said["action"] for said in self.played]

    def route_connection(self) -> None:
        """Lets every message pass through the test, so that it can cut the connection. It costs as much as drawing."""
        self.page.route_web_socket("**/api/socket?*", self._connect)

    def _connect(self, wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if not self.is_deaf:
                server.send(message)

        wire.on_message(pass_on)
        self._wire = wire

    def lose_connection(self) -> None:
        """Needs `route_connection` before the page is opened."""
        assert self._wire is not None
        self._wire.close()

    # Pages

    def open(self, path: str) -> Page:
        self.page.goto(self.server.url + path)
        return self.page

    def sit_down(self, match: str, *keys: str) -> Page:
        """By the link, as it was passed on."""
        self.open(f"/t/{match}#k={','.join(keys)}")
        self.board.wait_for()
        return self.page

    def picture(self, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")

    # The table

    @property
    def board(self) -> Locator:
        return self.page.locator("svg.live").first

    @property
    def choices(self) -> Locator:
        return self.page.locator("ol.choices button")

    @property
    def lines(self) -> Locator:
        """The log."""
        return self.page.locator(".side ol li")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("heading", name="wins!")

    def is_over(self) -> bool:
        return self.result.is_visible()

    def play(self) -> bool:
        """Click the first choice, if there is one. A long list is opened first where there is little room."""
        choice = self.choices.first
        if not choice.is_visible() and self._unfold():
            choice = self.page.locator("dialog[open] ol.choices button").first
            choice.wait_for()
        if not choice.is_visible():
            return False
        choice.click()
        return True

    def _unfold(self) -> bool:
        """Opens a long list; False if there is none to open, or no longer, since the page was laid out anew."""
        folded = self.page.locator("button.fold").first
        if not folded.is_visible():
            return False
        try:
            folded.click(timeout=UNFOLDING)
        except TimeoutError:
            return False
        return True

    def play_through(self) -> bool:
        """Click until a choice was sent: in a long list a click may only narrow it.

        What appears under the pointer takes no click for 300 ms, so this goes by time and not by the number of clicks.
        """
        sent = len(self.played)
        deadline = time.monotonic() + CLICKING
        while len(self.played) == sent and time.monotonic() < deadline:
            self.choices.first.wait_for()
            self.play()
            self.page.wait_for_timeout(30)
        return len(self.played) > sent

    # Checks

    def violations(self, part: str = "html") -> list[str]:
        """What axe-core finds wrong with the page as it is now, or with a part of it."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        self.page.wait_for_function("document.getAnimations().every(a => a.effect.getTiming().iterations === Infinity)")
        found = self.page.evaluate("part => axe.run(part, {resultTypes: ['violations']})", part)
        return [
            f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for one in found["violations"]
            for node in one["nodes"]
        ]


class People:
    def __init__(self, browser: Browser, server: Server, name: str) -> None:
        self.browser = browser
        self.server = server
        self.name = name
        self.all: list[Person] = []
        server.serve_test(name)

    def come(
        self,
        *,
        language: str = "en",
        pace: str = "instant",
        dark: bool = False,
        size: tuple[int, int] = (1440, 900),
        touch: bool = False,
        plays_forced: bool | None = False,  # None: a person who has never chosen
        installs: bool = False,  # with a service worker, which takes its time
    ) -> Person:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if pace == "instant" else "no-preference",
            locale=language,
            has_touch=touch,
            is_mobile=touch,
            service_workers="allow" if installs else "block",
        )
        wishes: dict[str, Any] = {"pace": pace, "hasSound": False, "language": language, "playsForced": plays_forced}
        liked = json.dumps({name: value for name, value in wishes.items() if value is not None})
        context.add_init_script(
            f"if (!localStorage.getItem('ludotek.prefs')) localStorage.setItem('ludotek.prefs', '{liked}')"
        )
        context.add_init_script(SAME_CHANCE % crc32(f"{self.name} {len(self.all)}".encode()))
        person = Person(context, self.server)
        self.all.append(person)
        return person

    def server_game(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = next(game for game in self.server.get("/api/games") if game["id"] == id)
        return found

    def go_home(self) -> None:
        complaints = [words for person in self.all for words in person.complaints]
        for person in self.all:
            person.context.close()
        assert complaints == [], complaints

    def match(
        self, *kinds: str, game: str = "ludo", options: dict[str, Any] | None = None, **more: Any
    ) -> dict[str, Any]:
        """A match made without a browser: `here`, `link` or `bot` for each seat."""
        seats = [{"kind": kind, "level": "random"} if kind == "bot" else {"kind": kind} for kind in kinds]
        chosen = SHORT if options is None else options
        body = {"game": game, "seats": seats, "options": chosen, "pace": "instant", **more}
        made: dict[str, Any] = self.server.post("/api/matches", body)
        return made


def soon(page: Page, read: Callable[[], Any], wanted: Any, *, about: object = None) -> None:
    """Asserts that it becomes so: what was tapped is sent, what has a new size settles. A machine may be busy."""
    deadline = time.monotonic() + SETTLING
    while read() != wanted and time.monotonic() < deadline:
        page.wait_for_timeout(30)
    assert read() == wanted, about


def keys_of(made: dict[str, Any], *kinds: str) -> list[str]:
    """The keys of the seats of these kinds."""
    return [seat["key"] for seat in made["seats"] if seat["kind"] in kinds]


def play_until(people: list[Person], is_done: Callable[[], bool]) -> None:
    """Everybody plays whenever it is their turn."""
    deadline = time.monotonic() + PATIENCE
    while not is_done():
        assert time.monotonic() < deadline, f"not done after {PATIENCE:g} seconds"
        if people and not any(person.play() for person in people):
            people[0].page.wait_for_timeout(20)


def save_match(page: Page) -> None:
    """At the end: the file of the match is behind what can be shared."""
    page.get_by_role("region", name="Result").get_by_role("button", name="Share").click()
    page.get_by_role("dialog").get_by_role("button", name="Save the match").click()
