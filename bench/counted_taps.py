"""How many taps does a turn cost, over thousands of turns? `python -m bench.counted_taps [--turns N] [GAME ...]`

The same person and bots as in `bench.taps`, but without a browser: taps are counted by what the table asks for and by
what the client offers. Fewer turns than thousands say little: in Ludo the mean of one match lies anywhere between 0.5
and 1.8. The error is that of the mean, with whole matches as the sample.
Das letzte Gefecht is not counted: there a turn is a phase, in which others decide between.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final, cast

from bench.person import SEAT

from ludotek.bots import EASY, make
from ludotek.catalogue import built_in
from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, OVER, Rng, State
from ludotek.scene import Choice
from ludotek.server.look_ahead import with_look_ahead
from ludotek.table import Table
from ludotek.table.forced import is_idle, is_only_choice

TURNS: Final = 3000
SEATS: Final = 4
GAMES: Final = ("ludo", "sequence", "last_one_standing", "last_one_alive")


@dataclass
class Counted:
    """Taps match by match and turn by turn, and what they were for."""

    matches: list[list[int]] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)

    def tap(self, reason: str, times: int = 1) -> None:
        self.matches[-1][-1] += times
        self.reasons[reason] += times

    @property
    def turns(self) -> int:
        return sum(map(len, self.matches))

    @property
    def mean(self) -> float:
        return sum(map(sum, self.matches)) / self.turns

    @property
    def error(self) -> float:
        """The standard error of the mean. Turns of one match are alike, so whole matches are compared."""
        count = len(self.matches)
        spread = sum((sum(taps) - self.mean * len(taps)) ** 2 for taps in self.matches) / max(1, count - 1)
        return math.sqrt(spread * count) / self.turns


class Player:
    """Plays all seats of one match, and counts the taps of the first."""

    def __init__(self, game: AnyGame, counted: Counted, rng: Rng) -> None:
        self.game = game
        self.counted = counted
        counted.matches.append([])
        self.rng = rng
        self.bot = make(EASY)
        seats = SEATS if SEATS in game.seats else game.seats[0]
        self.state: Any = game.new(seats, game.options(seats))
        self.planned: list[int] = []  # what follows the last tap by itself
        self.is_counted = False
        self.last = CHANCE  # who acted last

    def play(self) -> None:
        while self.state.actor != OVER:
            self._count_turn()
            actor = int(self.state.actor)
            if actor == CHANCE:
                self._throw()
            elif actor == SEAT:
                self._decide()
            else:
                self.planned = []
                self._apply(self._wanted(self.state, actor))
            self.last = actor

    def _count_turn(self) -> None:
        """Once in a turn, as soon as the person is to decide or to throw."""
        is_turn = self.game.turn_of(self.game.view(self.state, None)) == SEAT
        throw = self.game.throw(self.state) if self.state.actor == CHANCE else None
        is_due = self.state.actor == SEAT or (throw is not None and throw.seat == SEAT)
        if is_turn and is_due and not self.is_counted:
            self.counted.matches[-1].append(0)
        self.is_counted = is_turn and (self.is_counted or is_due)

    def _throw(self) -> None:
        throw = self.game.throw(self.state)
        is_own = throw is not None and throw.seat == SEAT and self.last != SEAT
        if is_own and (self.game.has_secrets or not is_idle(self.state, SEAT)):
            self.counted.tap("throw")
        self._apply(self.state.sample(self.rng))

    def _decide(self) -> None:
        legal = self.state.legal()
        if is_only_choice(self.state, SEAT, legal):
            self._apply(legal[0])
        elif self.planned and self.planned[0] in legal:
            self._apply(self.planned.pop(0))
        else:
            self.planned = []
            self._choose()

    def _choose(self) -> None:
        view = self.game.view(self.state, SEAT)
        table = cast("Table", SimpleNamespace(game=self.game, match=SimpleNamespace(state=self.state)))
        offered = with_look_ahead(table, view, self.game.parts(view, None)).choices
        wanted = self._wanted(self.state, SEAT)
        choice = next(one for one in offered if one.action == wanted)
        if not (self._sweep(offered) or self._look_ahead(choice)):
            self.counted.tap(choice.label.id, taps_for(choice))
            self._apply(wanted)

    def _sweep(self, offered: tuple[Choice, ...]) -> bool:
        sweep = next((one for one in offered if one.rest), None)
        if sweep is None or sweep.sweep is None:
            return False
        made = self._swept(sweep)
        if made is None:
            return False
        self.counted.tap(sweep.sweep.id)
        self._apply(made[0])
        self.planned = made[1:]
        return True

    def _swept(self, sweep: Choice) -> list[int] | None:
        """All of its kind, in the order that is wanted; None where one of them is not wanted."""
        ahead, made = self.state.copy(), []
        for _ in (sweep.action, *sweep.rest):
            if ahead.actor != SEAT:
                return [sweep.action, *sweep.rest]  # chance comes between
            action = self._wanted(ahead, SEAT)
            if next(one for one in self._choices(ahead) if one.action == action).sweep is None:
                return None
            made.append(action)
            ahead.apply(action)
        return made

    def _look_ahead(self, choice: Choice) -> bool:
        """One tap for a choice that only leads on, and for what follows it."""
        if not choice.opens:
            return False
        ahead = self.state.copy()
        ahead.apply(choice.action)
        action = self._wanted(ahead, SEAT)
        wanted = next(one for one in self._choices(ahead) if one.action == action)
        is_gathered = wanted.gathers and any(one.action == action for one in choice.ahead)
        if not is_gathered and (wanted.gathers or not set(wanted.about) & set(choice.opens)):
            return False
        self.counted.tap(f"{choice.label.id} and {wanted.label.id}", taps_for(wanted))
        self._apply(choice.action)
        self.planned = [action]
        return True

    def _choices(self, state: State) -> list[Choice]:
        choices: list[Choice] = self.game.choices(self.game.view(state, SEAT))
        return choices

    def _wanted(self, state: Any, seat: int) -> int:
        samples = self.game.samples(state, seat)
        return int(self.bot.choose(self.game, self.game.view(state, seat), samples, self.rng))

    def _apply(self, action: int) -> None:
        self.state.apply(action)


def taps_for(choice: Choice) -> int:
    """What is not ready-made is found in the list of all."""
    return 2 if sum(choice.gathers.values()) > 1 and not choice.preset else 1


def count(game: AnyGame, turns: int) -> Counted:
    counted, rng = Counted(), Rng(1)
    while counted.turns < turns:
        Player(game, counted, rng).play()
    return counted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("games", nargs="*", metavar="GAME", default=GAMES)
    given = parser.parse_args()
    for game in built_in():
        if game.id not in given.games:
            continue
        counted = count(game, given.turns)
        played = f"{counted.turns:5} turns of {len(counted.matches)} matches"
        print(f"{game.id:20} {played}  {counted.mean:.3f} taps ±{counted.error:.3f}", flush=True)
        for reason, taps in counted.reasons.most_common():
            print(f"    {taps / counted.turns:5.2f} {reason}", flush=True)


if __name__ == "__main__":
    main()
