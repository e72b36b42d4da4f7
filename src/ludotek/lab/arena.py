"""Bots against each other, every one equally often on every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from ludotek.bots import Bot
from ludotek.kernel import AnyRules, Match, Rng, play_out


class Standing(msgspec.Struct):
    """One contestant's total over all games."""

    name: str
    games: int = 0
    score: float = 0.0

    @property
    def mean(self) -> float:
        return self.score / self.games if self.games else 0.0


def tournament(
    game: AnyRules,
    contestants: Sequence[tuple[str, Bot]],
    games: int,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
) -> list[Standing]:
    """Play this many games; in game g the contestants sit shifted by g seats, so seats are balanced."""
    seats = seats or max(game.seats[0], len(contestants))
    rng = Rng(seed)
    table = [Standing(name) for name, _ in contestants]
    for number in range(games):
        sitting = [(seat + number) % len(contestants) for seat in range(seats)]
        bots = [contestants[i][1] for i in sitting]
        match = play_match(game, bots, options, rng)
        for i, score in zip(sitting, match.state.scores(), strict=True):
            table[i].games += 1
            table[i].score += score
    return table


def play_match(game: AnyRules, bots: Sequence[Bot], options: Mapping[str, object] | None, rng: Rng) -> Match:
    """One match, each bot choosing from its own view."""
    match = Match.new(game, len(bots), options)

    def choose(match: Match, seat: int) -> int:
        return bots[seat].choose(game, game.view(match.state, seat), game.samples(match.state, seat), rng)

    return play_out(match, choose, rng)
