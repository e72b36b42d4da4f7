"""From a record to a table, and through a record step by step. `Table.full_record` is the way back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, BadRecord, LudotekError, Match, Record
from ludotek.kernel.match import impossible_step
from ludotek.kernel.record import Undone
from ludotek.table.entering import check_people
from ludotek.table.entries import Created, Pace, Step, TakenBack
from ludotek.table.players import Player, seat_plans
from ludotek.table.seat import Hint, TakeBack
from ludotek.table.table import Table
from ludotek.text import localized_error


def resume(
    game: AnyGame, record: Record, players: Sequence[Player], *, pace: Pace = "normal", secret: str = ""
) -> Table:
    """The table at the end of a record, to be played on by these players at one device.

    Every step is checked, and every throw must follow from the record's secret. A record without a secret goes on with
    entered throws; `secret` is then what its bots choose by. Raises BadRecord.
    """
    Match.replay(game, record, steps=0)  # a header that is not possible is a bad record
    if record.fairness is None and game.has_secrets:
        check_people(game, seat_plans(players, ("",) * len(players)))
    fair = record.fairness
    table = Table(game, (fair.secret if fair is not None else None) or secret, created_from(record, players, pace))
    already = len(table.created.steps)
    for number, one in enumerate(record.history()[already:], start=already + 1):
        if isinstance(one, Undone):
            table.apply(TakenBack(None, one.left))
            continue
        actor, action = one
        try:
            check_throw(table.match, actor, action)
            if actor == CHANCE:
                table.entered.enter_openly(table.match)  # at one device everybody may correct it
            table.apply(Step(actor, action))
        except LudotekError as error:
            raise impossible_step(number, actor, action, error) from None
    table.hints = [Hint(seat, at, seq=0) for at, seat in record.hints]
    table.take_backs = [TakeBack(seat, left, seq=0) for left, seat in record.undos]
    return table


def created_from(record: Record, players: Sequence[Player], pace: Pace) -> Created:
    """The first entry of a match like the record's, before its own steps."""
    fair = record.fairness
    nonces = fair.nonces if fair is not None else ("",) * record.seats
    if len(nonces) != record.seats:
        raise localized_error(BadRecord, "wrong-nonces", nonces=len(nonces), seats=record.seats)
    return Created(
        game=record.game,
        version=record.version,
        options=record.options,
        seats=seat_plans(players, nonces),
        commitment=fair.commitment if fair is not None else "",
        pace=pace,
        start=record.start,
        steps=record.steps[: fair.already] if fair is not None else (),
        chance="fair" if fair is not None else "entered",
        scheme=fair.scheme if fair is not None else 1,
        known=fair.known if fair is not None and fair.scheme > 1 else None,
        origin=record.origin,
        hints=True,  # at one device everybody sees who asks
    )


def replay_steps(game: AnyGame, record: Record) -> Iterator[Match]:
    """Yields the match of a record at its beginning and after each step, every step checked. Raises BadRecord."""
    match = Match.replay(game, record, steps=0)
    yield match
    for number, (actor, action) in enumerate(record.steps, start=1):
        try:
            match.step(actor, action)
        except LudotekError as error:
            raise impossible_step(number, actor, action, error) from None
        yield match


def check_throw(match: Match, actor: int, action: int) -> None:
    """Raises BadRecord if this is not what the secret draws next."""
    if not (actor == CHANCE == match.state.actor) or match.record.fairness is None:
        return
    try:
        due = match.due_throw()
    except ValueError as error:
        raise localized_error(BadRecord, "wrong-secret", reason=str(error)) from None
    if due != action:
        raise localized_error(BadRecord, "wrong-throw", due=str(due))
