"""Chance from a real table: who is asked for what, what an entry adds to the log, and what waits for others.

Who enters something that only they may know enters it ahead: all players of a deal at the same time. Their outcomes
happen when the last of them has entered, in the order of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, IllegalMove, Match, Text
from ludotek.kernel.trial import Trial
from ludotek.scene import DueEntry
from ludotek.table import commands as ask
from ludotek.table import entries as log
from ludotek.table.entries import Entry, SeatPlan
from ludotek.table.errors import TableError
from ludotek.table.table import Table

Ahead = Mapping[int, Sequence[int]]  # seat -> what it has entered and has not happened yet


def check_people(game: AnyGame, seats: Sequence[SeatPlan]) -> None:
    """Raises TableError where chance cannot be entered: nobody can draw a secret card for a bot."""
    if not game.can_enter:
        raise TableError("chance/not_here", f"{game.id} cannot be played with one's own dice and cards")
    bots = [number for number, seat in enumerate(seats) if seat.kind == "bot"]
    if game.has_secrets and bots:
        raise people_only(game, bots)


def check_no_bots(table: Table, seats: Sequence[int]) -> None:
    """Raises TableError if bots cannot take these seats: nobody can draw a secret card for them."""
    if seats and is_for_people_only(table):
        raise people_only(table.game, seats)


def is_for_people_only(table: Table) -> bool:
    return table.created.chance == "entered" and bool(table.game.has_secrets)


def people_only(game: AnyGame, seats: Sequence[int]) -> TableError:
    return TableError(
        "chance/people_only",
        f"with one's own cards only people play {game.id}: nobody may see what a bot draws; bots: seats {list(seats)}",
    )


def due_entry(table: Table, viewer: int | None) -> DueEntry | None:
    """What is to be entered now, as this viewer may know it; None where nothing is."""
    if table.created.chance != "entered" or not table.is_started or table.is_over:
        return None
    due: DueEntry | None = table.game.entry(table.match.state, viewer)
    if due is None:
        return None
    if not due.is_secret:  # anybody throws for a bot
        people = tuple(seat for seat in due.seats if not table.seats[seat].level and seat not in table.left)
        return msgspec.structs.replace(due, seats=people)
    # A bot may decide for a person whose time is up; who holds the cards is the person all the same.
    waiting = tuple(seat for seat in due.seats if seat not in table.entered.ahead and seat not in table.left)
    entered = table.entered.ahead.get(viewer, ()) if viewer is not None else ()
    return msgspec.structs.replace(due, seats=waiting, entered=tuple(entered))


def enter(table: Table, asked: ask.Enter) -> list[Entry]:
    """An entry of what everybody sees happens at once; one of a secret when all who are asked have entered theirs."""
    due = due_entry(table, asked.seat)
    if due is None:
        raise IllegalMove("no_chance", "nothing is to be thrown or drawn now", Text("refuse-no-chance"))
    is_bot = bool(table.seats[asked.seat].level) and not due.is_secret
    has_left = asked.seat in table.left and due.is_secret  # what bots throw can be read by those who left, too
    if not due.parts or is_bot or has_left:
        raise TableError(
            "chance/not_asked", f"seat {asked.seat} has nothing to enter now: seats {list(due.seats)} have"
        )
    check_outcomes(due, asked.outcomes)
    entered = log.Entered(asked.seat, asked.outcomes)
    if not due.is_secret:
        return [entered, *happened(table, {}, asked.outcomes)]
    ahead = {**table.entered.ahead, asked.seat: asked.outcomes}
    return [entered, *happened(table, ahead)] if can_be(table, due, ahead) else [log.EntryRefused(asked.seat)]


def check_outcomes(due: DueEntry, outcomes: Sequence[int]) -> None:
    """Raises IllegalMove if these cannot be the outcomes that are asked for, as far as the one who is asked knows."""
    least = due.count if due.is_secret else 1
    if not least <= len(outcomes) <= due.count:
        expected = str(due.count) if least == due.count else f"{least} to {due.count}"
        args: dict[str, str | int] = {"given": len(outcomes), "count": due.count}
        message = f"{len(outcomes)} outcomes were entered, expected {expected}"
        raise IllegalMove("wrong_count", message, Text("refuse-entry-count", {**args}))
    asked = [part for part in due.parts for _ in range(part.count)]
    for part, action in zip(asked, outcomes, strict=False):
        if action not in [one.action for one in part.outcomes]:
            possible = ", ".join(str(one.action) for one in part.outcomes)
            message = f"chance cannot give {action}; possible: {possible}"
            raise IllegalMove("no_such_outcome", message, Text("refuse-no-chance"))
    for action, count in Counter(outcomes).items():
        outcome = due.outcome(action)
        if outcome is not None and outcome.most and count > outcome.most:
            raise not_left(due, action, f"{action} was entered {count} times, expected at most {outcome.most}")


def not_left(due: DueEntry, action: int, message: str) -> IllegalMove:
    outcome = due.outcome(action)
    what: Text | str = outcome.label if outcome is not None else str(action)
    return IllegalMove("none_left", message, Text("refuse-entry", {"what": what}))


def happened(table: Table, ahead: Ahead, outcomes: Sequence[int] = ()) -> list[Entry]:
    """The steps of these outcomes, then of what was entered ahead as far as it is complete: tried, and kept for
    `Table.apply`."""
    trial = Trial(table.match)
    for outcome in outcomes:
        trial.happen(outcome)
    release(table, trial, ahead)
    table.tried = trial.made
    return [log.Step(made.actor, made.action) for made in trial.made]


def release(table: Table, match: Match, ahead: Ahead) -> None:
    """Lets happen what was entered ahead, while everybody who is asked has entered something."""
    left = {seat: list(outcomes) for seat, outcomes in ahead.items()}
    while left and match.state.actor == CHANCE:
        due = table.game.entry(match.state, None)
        seats = [seat for seat in due.seats if not table.has_left(match, seat)] if due is not None else []
        if due is None or not due.is_secret or not seats or not all(left.get(seat) for seat in seats):
            return
        match.happen(left[seats[0]].pop(0))


def can_be(table: Table, due: DueEntry, ahead: Ahead) -> bool:
    """Whether these entries can all be true: tried with any outcomes for those who have not entered.

    It depends on what others hold. That a card is not there any more the sender learns, it cannot be otherwise; so
    everybody reads that it was tried.
    """
    trial = Trial(table.match)
    left = {seat: list(outcomes) for seat, outcomes in ahead.items()}
    for _ in range(sum(len(outcomes) for outcomes in ahead.values()) + due.count * len(table.seats)):
        public = table.game.entry(trial.state, None) if any(left.values()) else None
        if public is None or not public.is_secret:
            return True
        drawer = public.seats[0]
        action = left[drawer].pop(0) if left.get(drawer) else spare(trial, left)
        try:
            trial.happen(action)
        except IllegalMove:
            return False
    return True


def spare(match: Match, wanted: Ahead) -> int:
    """An outcome that takes from nobody what they have entered, if there is one."""
    needed = Counter(action for outcomes in wanted.values() for action in outcomes)
    return max(match.state.chances(), key=lambda chance: chance[1] - needed[chance[0]])[0]


def withdrawal(table: Table, seats: Sequence[int]) -> list[Entry]:
    """Takes back what one of these seats has entered ahead, the last one first."""
    mine = [seat for seat in reversed(table.entered.ahead) if seat in seats]
    return [log.Entered(mine[0], ())] if mine else []
