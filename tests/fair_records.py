"""Small finished records of every game, with undos, a fork, players who leave, a match that was given up, and names
that need escaping."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from ludotek import catalogue
from ludotek.game import AnyGame
from ludotek.kernel import LEAVE, Match, Rng, play_out, record
from ludotek.table import (
    AskUndo,
    Caller,
    Created,
    GiveUp,
    Join,
    Logged,
    Play,
    SeatPlan,
    Table,
    Throw,
    bot_turn,
    decide,
    opening,
)
from ludotek.table.beginnings import guided
from ludotek.table.commands import Command

OTHER = "7e" * 32
Choose = Callable[[Match, int], int]


def chooser(seed: int) -> Choose:
    rng = Rng(seed)
    return lambda match, seat: match.state.legal()[rng.below(len(match.state.legal()))]


def everybody_leaves(match: Match) -> None:
    for seat in range(match.record.seats):
        while not match.is_over and LEAVE not in match.state.interjections(seat):
            play_out(match, chooser(seat), limit=len(match.steps) + 1)
        if not match.is_over:
            match.leave(seat)


def with_undo_and_leaving(game: AnyGame, seed: int = 1, steps: int = 24) -> Match:
    """Two undos, the second further back than the first, then everybody leaves, unless the match was over before."""
    seats = min(game.seats)
    nonces = [f"nonce of {seat}: ø\n" for seat in range(seats - 1)]
    players = ["Åse \u201cQ\u201d \U0001f3b2", *["easy"] * (seats - 1)]
    match = Match.new(game, seats, players=players, secret=f"{seed:064x}", nonces=[*nonces, ""])
    choose = chooser(seed)
    for limit, left in ((steps, steps - 6), (steps, steps // 2)):
        play_out(match, choose, limit=limit)
        match.take_back(min(left, len(match.steps) - 1))
    play_out(match, choose, limit=steps)
    everybody_leaves(match)
    return match


def forked(game: AnyGame, seed: int = 1) -> Match:
    """Another match that goes on from the middle of one, and everybody leaves."""
    seats = min(game.seats)
    first = Match.new(game, seats, secret=f"{seed:064x}", nonces=["a"] * seats)
    play_out(first, chooser(seed), limit=12)
    fork = first.fork(len(first.steps) // 2, secret=OTHER, nonces=["c"] * seats)
    play_out(fork, chooser(seed + 1), limit=16)
    everybody_leaves(fork)
    return fork


class Seats:
    """A table played as the server does."""

    def __init__(self, game: AnyGame, created: Created) -> None:
        entries = opening(game, OTHER, created)
        self.table = Table.restore(game, OTHER, (Logged(number, one) for number, one in enumerate(entries, start=1)))

    def do(self, command: Command, *, is_bot: bool = False) -> None:
        for entry in decide(self.table, command, Caller(is_bot=is_bot)):
            self.table.apply(entry)

    def play(self, steps: int) -> None:
        while len(self.table.match.steps) < steps and not self.table.is_over:
            if self.table.throw is not None:
                self.do(Throw(self.table.throw.seat, self.table.seq))
                continue
            turn = bot_turn(self.table)
            seat = self.table.actor
            scripted = self.table.scripted_action
            action = scripted if scripted is not None else self.table.match.state.legal()[0]
            self.do(Play(seat, action, self.table.seq), is_bot=turn is not None)


def given_up(game: AnyGame) -> Table:
    """A person brings a nonce after the commitment, takes a move back, and gives up against bots."""
    seats = min(game.seats)
    plans = (SeatPlan("link", "Ann"), *[SeatPlan("bot", level="easy", nonce="")] * (seats - 1))
    options = msgspec.to_builtins(game.options(seats, {}))
    sitting = Seats(game, Created(game.id, game.version, options, plans, commitment=""))
    sitting.do(Join(0, "Ann's part"))
    sitting.play(len(sitting.table.match.steps) + 4)
    while sitting.table.actor != 0:
        sitting.play(len(sitting.table.match.steps) + 1)
    sitting.play(len(sitting.table.match.steps) + 1)
    sitting.do(AskUndo(0))
    sitting.do(GiveUp(0))
    return sitting.table


def lesson(game: AnyGame) -> Table:
    """A guided first game that is given up in the middle of its lessons."""
    sitting = Seats(game, guided(game, "Ann", "from here", "instant"))
    sitting.play(6)
    sitting.do(GiveUp(next(seat for seat, plan in enumerate(sitting.table.created.seats) if plan.kind == "here")))
    return sitting.table


def small_records() -> Iterator[tuple[AnyGame, str]]:
    """Twenty records: of each of the five games one of every kind."""
    for game in catalogue.built_in():
        yield game, record.write(with_undo_and_leaving(game).open_record())
        yield game, record.write(forked(game).open_record())
        yield game, record.write(given_up(game).record())
        yield game, record.write(lesson(game).record())
