"""Games of bots, one by one: each follows from the setting and its number alone, in whatever process it is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from zlib import crc32

import msgspec

from ludotek import bots, catalogue
from ludotek.bots import Bot
from ludotek.bots.analysis import Judge, add_luck
from ludotek.kernel import CHANCE, OVER, AnyRules, Rng, State

STRIDE: Final = 1_000_003  # between the seeds of two runs
THINKING: Final = 1_000_000_007  # between the generators of chance and of the bots


class Setting(msgspec.Struct, frozen=True):
    """What is played: plain data, so that it goes to any process or machine."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]  # contestants by name; in game g they sit shifted by g seats
    seed: int = 1
    with_luck: bool = False  # judge every throw and draw, which takes longer

    def sitting(self, number: int) -> list[int]:
        """Seat -> contestant."""
        return [(seat + number) % len(self.bots) for seat in range(self.seats)]


class Played(msgspec.Struct, frozen=True):
    """The result of one game."""

    number: int
    scores: tuple[float, ...]  # by seats
    decisions: int  # of seats, throws and draws not counted
    first: int  # the seat that decided first
    luck: tuple[float, ...] = ()  # by seats, where it was asked for: what throws and draws were worth in all
    course: int = 0  # a checksum of everything that was done: equal for games that went the same way


def play_range(setting: Setting, first: int, count: int) -> list[Played]:
    """So many games from this number on."""
    return [play_one(setting, number) for number in range(first, first + count)]


def play_one(setting: Setting, number: int) -> Played:
    """Bots draw from a generator of their own: throws do not depend on their thinking."""
    game = catalogue.game(setting.game)
    players = [bots.make(setting.bots[contestant]) for contestant in setting.sitting(number)]
    seed = setting.seed * STRIDE + number
    return Table(game, setting, players).play(number, Rng(seed), Rng(seed + THINKING))


class Table:
    """One game while it is played."""

    def __init__(self, game: AnyRules, setting: Setting, players: Sequence[Bot]) -> None:
        self.game, self.players = game, players
        self.state: State = game.new(setting.seats, game.options(setting.seats, setting.options))
        self.judge = Judge(game, setting.seats) if setting.with_luck else None
        self.luck = [0.0] * setting.seats

    def play(self, number: int, chance: Rng, thinking: Rng) -> Played:
        state, actors, course = self.state, [], 0
        while state.actor != OVER:
            seat = int(state.actor)
            if seat == CHANCE:
                outcome = int(state.sample(chance))
                course = crc32(b"%d;" % outcome, course)
                self.happen(outcome)
                continue
            actors.append(seat)
            view, samples = self.game.view(state, seat), self.game.samples(state, seat)
            action = self.players[seat].choose(self.game, view, samples, thinking)
            course = crc32(b"%d:%d;" % (seat, action), course)
            state.act(action)
        luck = tuple(self.luck) if self.judge is not None else ()
        return Played(number, tuple(state.scores()), len(actors), actors[0] if actors else 0, luck, course)

    def happen(self, outcome: int) -> None:
        if self.judge is not None and self.judge.look(self.state) is not None:
            add_luck(self.judge, self.state, 0, outcome, self.luck)
        self.state.apply(outcome)
