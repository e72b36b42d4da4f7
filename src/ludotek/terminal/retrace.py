"""Goes through a record step by step, every step checked."""

from __future__ import annotations

from collections.abc import Iterator

from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, BadRecord, LudotekError, Match, Record
from ludotek.kernel.match import impossible_step
from ludotek.text import wrong


def retrace(game: AnyGame, record: Record, *, checks_throws: bool = False) -> Iterator[Match]:
    """The match at its beginning and after each step. With `checks_throws` the throws must follow from the secret."""
    match = Match.replay(game, record, steps=0)
    seats, _ = game.setting(match.state)
    if seats != record.seats:
        raise wrong(BadRecord, "wrong-record-seats", seats=record.seats, found=seats)
    yield match
    already = record.fairness.already if record.fairness is not None else 0
    for number, (actor, action) in enumerate(record.steps, start=1):
        try:
            make(match, actor, action, checks_throws and number > already)
        except LudotekError as error:
            raise impossible_step(number, actor, action, error) from None
        yield match


def make(match: Match, actor: int, action: int, checks_throw: bool) -> None:
    if not (checks_throw and actor == CHANCE == match.state.actor):
        match.step(actor, action)
        return
    try:
        match.draw()
    except ValueError as error:
        raise wrong(BadRecord, "wrong-secret", reason=str(error)) from None
    due = match.steps[-1][1]
    if due != action:
        raise wrong(BadRecord, "wrong-throw", due=str(due))
