"""People who play a whole match, whatever the game: they see what is lit, tap it, and sometimes use the list.

A player decides by chance, with a seed: the same seat makes the same kind of choices in every run, though the cards and
tiles that the server deals are others every time.
"""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec
from playwright.sync_api import Locator, WebSocket, expect

from ludotek.kernel import CHANCE, OVER
from tests.e2e.table import Person

PATIENCE: Final = 480.0  # seconds for a whole match on a very busy machine; on a quiet one it takes a tenth of it
ACTOR: Final = re.compile(r'"t":"(?:update|welcome)".*?"actor":(-?\d+)')
BY_LIST: Final = 0.25  # how often the list is used although something is lit

# What a pair of eyes sees: the middle of everything that is lit and not picked, how long the list is, and the end.
LOOK: Final = """() => {
    const lit = [...document.querySelectorAll("svg.live .ring:not(.picked), svg.live .spot:not(.picked)")];
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    return {
        lit: lit.map((ring) => middle(ring.getBoundingClientRect())),
        listed: document.querySelectorAll("ol[aria-label='Your choices'] button").length,
        over: document.querySelector("section[aria-label=Result]") !== null,
    };
}"""
CLICK: Final = """(number) => document.querySelectorAll("ol[aria-label='Your choices'] button")[number].click()"""
THINGS: Final = "() => [...document.querySelectorAll('[data-thing]')].map((thing) => thing.dataset.thing)"


class Seen(msgspec.Struct, frozen=True):
    lit: tuple[tuple[float, float], ...]
    listed: int
    over: bool


class Player:
    """A person on one seat, or a spectator, who keeps everything that the server sends."""

    def __init__(self, person: Person, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        self.frames: list[str] = []
        self.actor = CHANCE  # whose turn it is, by what was heard last: a hint whose page to look at
        self.things: list[tuple[int, list[str]]] = []  # what was in the page after so many frames
        self.taps = 0
        self.clicks = 0
        self._rng = Random(f"seat {seat}")
        person.page.on("websocket", self._listen)

    def _listen(self, wire: WebSocket) -> None:
        wire.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, frame: str) -> None:
        self.frames.append(frame)
        if found := ACTOR.search(frame):
            self.actor = int(found[1])

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(frame) for frame in self.frames]

    def look(self) -> Seen:
        return msgspec.convert(self.person.page.evaluate(LOOK), Seen)

    def decide(self, seen: Seen) -> None:
        """Narrow the choices by one tap, or make one of the list."""
        if seen.lit and (not seen.listed or self._rng.random() >= BY_LIST):
            self.taps += 1
            self.person.page.mouse.click(*self._rng.choice(seen.lit))
        else:
            self.clicks += 1
            self.person.page.evaluate(CLICK, self._rng.randrange(seen.listed))

    def remember_things(self) -> None:
        """At a moment when nothing comes: so it is known which frames the page has drawn."""
        heard = -1
        while heard != len(self.frames):
            heard = len(self.frames)
            things = self.person.page.evaluate(THINGS)
        self.things.append((heard, things))

    # The end

    @property
    def result(self) -> Locator:
        return self.person.page.get_by_role("region", name="Result")

    def last_line(self) -> str:
        return self.person.lines.last.inner_text()


def play_to_the_end(players: Sequence[Player], others: Sequence[Player], remember_every: int = 15) -> None:
    """Lets the seat that is asked decide until all see the result. Now and then notes what is in every page.

    The first seats are the players', in their order; the rest have bots.
    """
    everybody = [*players, *others]
    deadline = time.monotonic() + PATIENCE
    decisions = 0
    while not (players[0].actor == OVER and all(player.look().over for player in everybody)):
        assert time.monotonic() < deadline, f"not over after {PATIENCE:g} seconds and {decisions} decisions"
        actor = players[0].actor
        player = players[actor if 0 <= actor < len(players) else 0]
        seen = player.look()
        if not seen.listed and not seen.lit:
            player.person.page.wait_for_timeout(4)
            continue
        player.decide(seen)
        decisions += 1
        if decisions % remember_every == 0:
            for one in everybody:
                one.remember_things()


def check_same_end(players: Sequence[Player]) -> None:
    """Everybody reads the same result and the same last line of the log."""
    headings = []
    for player in players:
        expect(player.result).to_be_visible()
        headings.append(player.result.get_by_role("heading").inner_text())
    assert len(set(headings)) == 1, headings
    assert len({player.last_line() for player in players}) == 1, [player.last_line() for player in players]
