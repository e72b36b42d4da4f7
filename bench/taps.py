"""How many taps and how much waiting does a turn cost? `python -m bench.taps [--turns N] [--why] [GAME ...]`

One person with a browser (bench/person.py) and three bots, at normal pace, with the settings of a new user; as many
matches as it takes for that many turns. Printed for each game, beside its targets: taps for a turn (while the panel of
the seat is marked; in Das letzte Gefecht that is a phase), seconds in which the person can do nothing, and how many of
the person's choices were forced. `--why` adds what the taps were for; `--fast` counts taps in less time, and does not
say how long a person waits at normal pace.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bench.first_paint import CHROMIUM, ask
from bench.person import SEAT, WATCH, Person
from bench.serving import serving
from playwright.sync_api import Browser, sync_playwright

from ludotek.bots import EASY
from ludotek.catalogue import built_in
from ludotek.game import AnyGame
from ludotek.kernel import Match, Rng
from ludotek.server.main import FILE
from ludotek.table import Table

TURNS: Final = 12
PATIENCE: Final = 900.0  # seconds for one match
TARGETS: Final = {  # taps for a turn, seconds waited (half of what it was)
    "ludo": (1.5, 6.0),
    "last_one_standing": (3.0, 8.0),
    "last_one_alive": (3.0, 7.5),
    "das_letzte_gefecht": (1.7, None),
    "sequence": (1.0, 2.5),
}


@dataclass(frozen=True)
class Measured:
    taps: int
    waited: float  # seconds
    turns: int
    choices: int
    forced: int
    reasons: Counter[str] = field(default_factory=Counter)  # what the taps were for

    def __add__(self, other: Measured) -> Measured:
        return Measured(
            self.taps + other.taps,
            self.waited + other.waited,
            self.turns + other.turns,
            self.choices + other.choices,
            self.forced + other.forced,
            self.reasons + other.reasons,
        )


def turns_of(table: Table) -> tuple[int, int, int]:
    """How many turns the person's seat had something to do in, how many choices it made, how many of them forced."""
    match = Match.replay(table.game, table.full_record(), steps=len(table.created.steps))
    turns = choices = forced = 0
    is_counted = False
    for actor, action in table.own_steps:
        if actor == SEAT:
            choices += 1
            forced += len(match.state.legal()) == 1
        is_turn = has_turn(match)
        is_asked = is_turn and is_due(match, actor)
        turns += is_asked and not is_counted
        is_counted = is_turn and (is_counted or is_asked)
        match.step(actor, action)
    return turns, choices, forced


def has_turn(match: Match) -> bool:
    """As everybody sees it: the panel of the person's seat is marked."""
    panels = match.game.scene(match.game.view(match.state, None)).panels
    return any(panel.is_turn and panel.seat == SEAT for panel in panels)


def is_due(match: Match, actor: int) -> bool:
    """Whether the person decides or throws now."""
    throw = match.game.throw(match.state)
    return actor == SEAT or (throw is not None and throw.seat == SEAT)


def play(browser: Browser, base: str, store: Path, game: AnyGame, turns: int, pace: str, rng: Rng) -> Measured:
    count = 4 if 4 in game.seats else game.seats[0]
    seats = [{"kind": "here", "name": "Ann"}, *[{"kind": "bot", "level": EASY}] * (count - 1)]
    made = ask(f"{base}/api/matches", {"game": game.id, "seats": seats, "pace": pace})
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    context.add_init_script(f"localStorage.setItem('ludotek.prefs', '{{\"pace\": \"{pace}\"}}')")
    page = context.new_page()
    page.goto(f"{base}/t/{made['match']}#k={made['seats'][SEAT]['key']}")
    page.locator("svg.live").first.wait_for()
    page.evaluate(f"({WATCH})()")
    person = Person(page, game, made["match"], store, rng)
    waited, deadline = 0.0, time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        seen = person.watch()
        if seen.over:
            break
        if not seen.asked:
            page.wait_for_timeout(15)
            continue
        waited = seen.waited  # who is out of the game waits for nothing
        if turns_of(person.table())[0] >= turns + 1:
            break
        person.act()
    measured = Measured(person.taps, waited / 1000, *turns_of(person.table()), person.reasons)
    person.close()
    context.close()
    return measured


def play_matches(browser: Browser, base: str, store: Path, game: AnyGame, turns: int, pace: str) -> Measured:
    """One match after the other: who is out of the first one early has had few turns. The person does not begin every
    match alike."""
    rng = Rng(1)
    measured = play(browser, base, store, game, turns, pace, rng)
    while measured.turns < turns:
        measured += play(browser, base, store, game, turns - measured.turns, pace, rng)
    return measured


def line(game: AnyGame, one: Measured) -> str:
    taps, seconds = TARGETS.get(game.id, (None, None))
    turns = max(1, one.turns)
    wanted = f"(at most {taps})" if taps else ""
    halved = f"(at most {seconds})" if seconds else ""
    forced = one.forced / max(1, one.choices)
    return (
        f"{game.id:20} {one.turns:3} turns  {one.taps / turns:4.2f} taps {wanted:15}"
        f" {one.waited / turns:5.1f} s waited {halved:14} {forced:4.0%} of {one.choices} choices forced"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--why", action="store_true")
    parser.add_argument("--fast", action="store_true")
    parser.add_argument("games", nargs="*")
    given = parser.parse_args()
    games = [game for game in built_in() if not given.games or game.id in given.games]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in games:
            pace = "fast" if given.fast else "normal"
            measured = play_matches(browser, base, Path(folder) / FILE, game, given.turns, pace)
            print(line(game, measured), flush=True)
            for reason, taps in measured.reasons.most_common() if given.why else ():
                print(f"    {taps / measured.turns:5.2f} {reason}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
