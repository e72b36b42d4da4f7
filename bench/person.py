"""A person at a browser who knows what to do, and takes the shortest way of taps to it.

What it wants is what the easy bot would choose from the same seat: by the seat's own view, which is read from the
server's store. What it taps is what the page offers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Page

from ludotek.bots import EASY, make
from ludotek.game import AnyGame
from ludotek.kernel import Rng
from ludotek.scene import Choice
from ludotek.server.perspective import Pictures
from ludotek.store import SqliteStore
from ludotek.table import Table

PATIENCE: Final = 4_000  # milliseconds until a tap that was not heard is made again
SEAT: Final = 0
SWEEP_PATIENCE: Final = 200  # looks

# Counts, in the page itself, the time in which this person can do nothing. A forced choice is waited for.
WATCH: Final = """() => {
    const asking = "button.throw, .choices button, button.fold, .gather, svg.live .ring, svg.live .spot";
    const isAsked = () => !document.querySelector(".forced") && document.querySelector(asking) !== null;
    const isOver = () => document.querySelector("section.result") !== null;
    window.watch = { waited: 0, asked: false, over: false };
    let last = performance.now();
    setInterval(() => {
        const now = performance.now();
        if (!window.watch.asked && !window.watch.over) window.watch.waited += now - last;
        last = now;
        window.watch.asked = isAsked();
        window.watch.over = isOver();
    }, 15);
}"""
# Where to tap: the button of an action, the middle of a lit thing, whether it is picked, the confirmation.
PLACES: Final = """([action, things]) => {
    const middle = (one) => {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const button = document.querySelector(`.choices button[data-action="${action}"]`);
    const confirm = document.querySelector("button.confirm:not(:disabled)");
    const lit = Object.fromEntries(things.flatMap((thing) => {
        const places = [`[data-thing="${thing}"] .ring:not(.picked)`, `[data-spot="${thing}"]:not(.picked)`];
        const ring = document.querySelector(places.join(", "));
        return ring ? [[thing, middle(ring)]] : [];
    }));
    if (button) button.scrollIntoView({ block: "nearest" });
    const fold = document.querySelector("button.fold");
    if (fold && !button) fold.scrollIntoView({ block: "nearest" });
    return { button: button && middle(button), confirm: confirm && middle(confirm), fold: fold && middle(fold), lit };
}"""


class Places(msgspec.Struct, frozen=True):
    button: tuple[float, float] | None
    confirm: tuple[float, float] | None
    fold: tuple[float, float] | None  # opens the list of all choices
    lit: dict[str, tuple[float, float]]


class Watch(msgspec.Struct, frozen=True):
    waited: float  # milliseconds
    asked: bool
    over: bool


class Person:
    def __init__(self, page: Page, game: AnyGame, match: str, store: Path, rng: Rng | None = None) -> None:
        self.page = page
        self.game = game
        self.match = match
        self.taps = 0
        self.reasons: Counter[str] = Counter()  # what the taps were for
        self._purpose = ""
        self._store = SqliteStore(store)
        self._bot = make(EASY)
        self._rng = rng or Rng(1)

    def close(self) -> None:
        self._store.close()

    def table(self) -> Table:
        row = self._store.match_row(self.match)
        assert row is not None
        return Table.restore(self.game, row.secret, self._store.entries(self.match))

    def watch(self) -> Watch:
        return msgspec.convert(self.page.evaluate("window.watch"), Watch)

    def act(self) -> None:
        """One decision or throw, with as few taps as the page allows."""
        throw = self.page.locator("button.throw")
        if throw.is_visible():
            self._purpose = "throw"
            self._tap(throw.bounding_box())
            return
        table = self.table()
        if int(table.match.state.actor) != SEAT or table.forced_choice is not None:
            self.page.wait_for_timeout(15)
            return
        state = table.match.state.copy()
        offered = Pictures(table).parts(self.game.view(state, SEAT)).choices
        first = self._choose(state, offered)
        self._purpose = first.label.id
        if self._sweep(state, offered) or self._look_ahead(state.copy(), first):
            return
        if not self._reach(table.seq, first, offered):
            self.page.wait_for_timeout(15)

    def _sweep(self, state: Any, offered: Sequence[Choice]) -> bool:
        """Makes everything of a kind with one tap, where all of it is wanted. False where it is not."""
        sweep = next((choice for choice in offered if choice.rest), None)
        if sweep is None:
            return False
        ahead = state.copy()
        for _ in (sweep.action, *sweep.rest):
            if int(ahead.actor) != SEAT:
                break  # chance comes between: nobody knows yet whether the rest is wanted
            choices = self.game.choices(self.game.view(ahead, SEAT))
            wanted = self._choose(ahead, choices)
            if wanted.sweep is None:
                return False
            ahead.apply(wanted.action)
        self._purpose = sweep.sweep.id if sweep.sweep else ""
        button = self.page.locator('.choices button[data-action="all"]')
        if not button.is_visible():
            return False
        made = self._decisions() + 1 + len(sweep.rest)
        self._tap(button.bounding_box())
        if int(ahead.actor) == SEAT:
            self._wait_for(ahead)
        else:
            self._wait_for_decisions(made)
        return True

    def _decisions(self) -> int:
        return sum(actor == SEAT for actor, _ in self.table().own_steps)

    def _wait_for_decisions(self, made: int) -> None:
        """Until so many have been made, or somebody else is asked."""
        for _ in range(SWEEP_PATIENCE):
            self.page.wait_for_timeout(30)
            if self._decisions() >= made or int(self.table().match.state.actor) != SEAT:
                break

    def _wait_for(self, ahead: Any) -> None:
        """Until the table has come so far by itself."""
        for _ in range(SWEEP_PATIENCE):
            self.page.wait_for_timeout(30)
            state = self.table().match.state
            if int(state.actor) != SEAT or self.game.view(state, SEAT) == self.game.view(ahead, SEAT):
                break

    def _look_ahead(self, state: Any, first: Choice) -> bool:
        """Taps what is wanted after a choice that only leads on to it. False where the page does not offer that."""
        if not first.opens:
            return False
        state.apply(first.action)
        after = tuple(self.game.choices(self.game.view(state, SEAT)))
        wanted = self._choose(state, after)
        self._purpose = f"{first.label.id} and {wanted.label.id}"
        if self._take_ahead(wanted):
            state.apply(wanted.action)
            self._wait_for(state)
            return True
        at = self._thing(wanted, after, self._places(wanted))
        if at is None:
            return False
        self._click(*at)
        return True

    def _take_ahead(self, wanted: Choice) -> bool:
        """Taps something ready-made after an optional phase, or finds it in the list of all."""
        button = self.page.locator(f'.ahead button[data-action="{wanted.action}"]')
        fold = self.page.locator(".ahead button.fold")
        if not button.is_visible() and wanted.gathers and fold.is_visible():
            self._tap(fold.bounding_box())
        if not button.is_visible():
            return False
        button.scroll_into_view_if_needed()
        self._tap(button.bounding_box())
        return True

    def _choose(self, state: Any, offered: Sequence[Choice]) -> Choice:
        view, samples = self.game.view(state, SEAT), self.game.samples(state, SEAT)
        action = self._bot.choose(self.game, view, samples, self._rng)
        return next(choice for choice in offered if choice.action == action)

    def _reach(self, before: int, choice: Choice, offered: Sequence[Choice]) -> bool:
        """Taps until the choice is sent. False where nothing of it can be tapped now."""
        for count in range(12):
            if count and self._moved(before):
                return True
            places = self._places(choice)
            at = places.button or self._next(choice, offered, places)
            if at is None:
                return count > 0
            self._click(*at)
        return True

    def _next(self, choice: Choice, offered: Sequence[Choice], places: Places) -> tuple[float, float] | None:
        """A thing of the choice; of many things that are taken together, the list of all is the shorter way."""
        if sum(choice.gathers.values()) > 1:
            return places.fold
        return self._thing(choice, offered, places) or (places.confirm if choice.gathers else None)

    def _places(self, choice: Choice) -> Places:
        things = [*choice.about, *choice.gathers]
        return msgspec.convert(self.page.evaluate(PLACES, [choice.action, things]), Places)

    def _thing(self, choice: Choice, offered: Sequence[Choice], places: Places) -> tuple[float, float] | None:
        """The lit thing that says most: the fewest other choices are about it."""
        if choice.begins in places.lit:
            return places.lit[choice.begins]
        lit = [thing for thing in places.lit if thing in choice.about or thing in choice.gathers]
        lit.sort(key=lambda thing: sum(thing in (*one.about, *one.gathers) for one in offered))
        return places.lit[lit[0]] if lit else None

    def _moved(self, before: int) -> bool:
        """Whether the last tap sent something: the page takes no more taps for it."""
        return not self.watch().asked or self.table().seq > before

    def _tap(self, box: Any) -> None:
        assert box is not None
        self._click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def _click(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)
        self.page.wait_for_timeout(330)  # a choice that appears under the pointer takes no click for 300 ms
        self.page.mouse.click(x, y)
        self.taps += 1
        self.reasons[self._purpose] += 1
        self.page.wait_for_timeout(120)
