"""A bot's turn, the same for the server and the terminal: what it gets, and the command that its choice becomes."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from ludotek.kernel import Rng, Samples, View
from ludotek.table.commands import Caller, Play
from ludotek.table.entries import PACES
from ludotek.table.table import Table

BOT: Final = Caller(is_bot=True)


@dataclass(frozen=True)
class BotTurn:
    """A decision that a bot is to make. `view`, `samples` and `rng` are what it chooses by."""

    seat: int
    level: str
    moved: int  # the entry that made the position
    view: View
    samples: Samples
    rng: Rng
    scripted: int | None = None  # its move in a lesson

    def command(self, action: int) -> Play:
        """What its choice becomes. Send it as the caller `BOT`."""
        return Play(self.seat, action, self.moved)


def bot_turn(table: Table) -> BotTurn | None:
    """The decision that waits for a bot; None while people or chance are to act."""
    seat = table.bot_to_move
    if seat is None:
        return None
    return BotTurn(
        seat=seat,
        level=level_of(table, seat),
        moved=table.moved,
        view=table.game.view(table.match.state, seat),
        samples=table.game.samples(table.match.state, seat),
        rng=bot_rng(table),
        scripted=table.scripted_action,
    )


def level_of(table: Table, seat: int) -> str:
    """Of the bot that plays the seat, or of the one that moves when its person's time is up."""
    plan = table.created.clock
    return table.seats[seat].level or (plan.level if plan is not None else "")


def bot_rng(table: Table) -> Rng:
    """The same at the same step of the same match: a match that is resumed goes on as it would have, and so does a bot
    that sees the same again after an undo. Nobody can foresee it without the secret."""
    mixed = hashlib.sha256(f"bot {table.secret} {len(table.match.steps)}".encode()).digest()
    return Rng(int.from_bytes(mixed[:7], "big"))


def pause_of(table: Table) -> float:
    """Seconds for people to see a step."""
    return PACES[table.pace]
