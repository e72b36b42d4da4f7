"""Tables for tests: made quickly, and played by the seat that is to move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from ludotek.catalogue import game
from ludotek.game import AnyGame
from ludotek.kernel import IllegalMove
from ludotek.table import (
    UNNAMED,
    Caller,
    Command,
    Created,
    Entry,
    Logged,
    Play,
    SeatPlan,
    Table,
    TableError,
    decide,
    opening,
)

SECRET = "5ec2e7" * 11
LUDO = game("ludo")


def here(name: str = "") -> SeatPlan:
    return SeatPlan("here", name, nonce=f"nonce of {name}")


def link() -> SeatPlan:
    return SeatPlan("link")


def bot() -> SeatPlan:
    return SeatPlan("bot", level="random", nonce="")


def created(seats: Sequence[SeatPlan], game: AnyGame = LUDO, secret: str = SECRET, **more: Any) -> Created:
    options = msgspec.to_builtins(game.options(len(seats), more.pop("options", {})))
    return Created(
        game=game.id,
        version=game.version,
        options=options,
        seats=tuple(seats),
        commitment="",
        **more,
    )


class Log:
    """A table with its log: every command goes through `decide` and `apply`, as on the server."""

    def __init__(self, *seats: SeatPlan, game: AnyGame = LUDO, secret: str = SECRET, **more: Any) -> None:
        self.game, self.secret = game, secret
        self.entries: list[Logged] = []
        first = created(seats, game, secret, **more)
        for entry in opening(game, secret, first):
            self.entries.append(Logged(len(self.entries) + 1, entry))
        self.table = Table.restore(game, secret, self.entries)

    def do(self, command: Command, caller: Caller = UNNAMED, *, id: str | None = None) -> list[Entry]:
        added = decide(self.table, command, caller)
        for number, entry in enumerate(added):
            named = id if number == 0 else None
            self.table.apply(entry, named)
            self.entries.append(Logged(len(self.entries) + 1, entry, named))
        return added

    @property
    def actor(self) -> int:
        return int(self.table.match.state.actor)

    def play(self, choice: int = 0) -> list[Entry]:
        """Let the seat that decides take the choice with this number."""
        legal = self.table.match.state.legal()
        is_bot = bool(self.table.seats[self.actor].level)
        return self.do(Play(self.actor, legal[choice % len(legal)], self.table.seq), Caller(is_bot=is_bot))

    def play_until(self, seat: int) -> None:
        while self.actor != seat:
            self.play()

    def play_out(self) -> None:
        while not self.table.is_over:
            self.play()


def snapshot(table: Table) -> tuple[object, ...]:
    seats = [(seat.name, seat.level, seat.nonce) for seat in table.seats]
    position = LUDO.dump(table.match.state) if table.game is LUDO else None
    return (
        table.seq,
        table.moved,
        list(table.step_seqs),
        list(table.match.steps),
        position,
        seats,
        list(table.chat),
        table.undo,
        set(table.left),
        dict(table.done),
        table.rematch,
    )


def refusal(log: Log, command: Command, caller: Caller = UNNAMED) -> str:
    """The code with which the command is refused; the table must be as before."""
    before = snapshot(log.table)
    with pytest.raises((TableError, IllegalMove)) as caught:
        decide(log.table, command, caller)
    assert snapshot(log.table) == before
    return caught.value.code
