"""Taking moves back: what is taken back, and who has to consent."""

from __future__ import annotations

from collections.abc import Collection

from ludotek.kernel import CHANCE, INTERJECTION, LEAVE
from ludotek.table import commands as ask
from ludotek.table import entering
from ludotek.table import entries as log
from ludotek.table.checks import check_running
from ludotek.table.entries import Entry
from ludotek.table.errors import TableError
from ludotek.table.forced import is_only_choice
from ludotek.table.seat import Undo
from ludotek.table.table import Table


def ask_undo(table: Table, asking: int, caller: ask.Caller) -> list[Entry]:
    if table.given_up_by is not None or not (table.is_over and caller.may_reopen):
        check_running(table)
    if table.undo is not None:
        raise TableError("undo/already_asked", f"seat {table.undo.seat} has asked already")
    waiting = entering.withdrawal(table, sorted(caller.seats | {asking}))
    if waiting:
        return waiting
    skips_forced = caller.skips_forced or table.seats[asking].settings.plays_forced
    to = last_decision(table, caller.seats | {asking}, skips_forced=skips_forced)
    if to is None:
        raise TableError("undo/nothing", f"seat {asking} has decided nothing yet that could be taken back")
    others = must_consent(table, asking, to, caller)
    if absent := [other for other in others if table.seats[other].level]:
        raise TableError("undo/stand_in", f"bots stand in for seats {absent} and consent to nothing: wait for them")
    return [log.UndoAsked(asking, to, tuple(others))] if others else [log.TakenBack(asking, to)]


def last_decision(table: Table, seats: Collection[int], *, skips_forced: bool = False) -> int | None:
    """How many steps there were before the last decision of these seats. Leaving is for good and is none."""
    steps = table.match.steps
    for number in range(len(steps) - 1, table.fixed_steps - 1, -1):
        actor, action = steps[number]
        is_own = actor in seats if actor != CHANCE else table.entered.may_take_back(number, seats)
        if is_own and action != LEAVE and not (skips_forced and was_forced(table, number)):
            return number
    return None


def was_forced(table: Table, number: int) -> bool:
    """Whether a seat had a single legal choice at this step, and nothing to do out of turn."""
    actor, action = table.match.steps[number]
    if actor == CHANCE or action >= INTERJECTION:
        return False
    before = table.match.state_after(number)
    return is_only_choice(before, actor, before.legal())


def must_consent(table: Table, asking: int, to: int, caller: ask.Caller) -> list[int]:
    """The seats that are asked before the match goes back to so many steps: all on which a person has sat."""
    if corrects_entry(table, to):
        return []
    beside = frozenset() if table.game.has_secrets else caller.seats  # else somebody's secret is undone unasked
    consenting = table.left | beside | {asking}
    return [other for other, seat in enumerate(table.seats) if seat.is_persons and other not in consenting]


def corrects_entry(table: Table, to: int) -> bool:
    """Whether only an entered outcome is taken back: since then no person who is still here has decided."""
    undone = table.match.steps[to:]
    by_itself = (actor == CHANCE or actor in table.left or table.seats[actor].level for actor, _ in undone)
    return undone[0][0] == CHANCE and all(by_itself)


def answer_undo(table: Table, seat: int, yes: bool) -> list[Entry]:
    undo = table.undo
    if undo is None:
        raise TableError("undo/not_asked", "nobody asks to take a move back")
    if seat not in undo.waiting and (seat != undo.seat or yes):
        raise TableError("undo/not_asked", f"seat {seat} is not asked: waiting for seats {list(undo.waiting)}")
    answered: list[Entry] = [log.UndoAnswered(seat, yes)]
    if yes and undo.waiting == (seat,):
        answered.append(log.TakenBack(undo.seat, undo.to))
    return answered


def refusal_of_bot(undo: Undo, seat: int) -> list[Entry]:
    """A bot that stands in for a person takes nothing back and consents to nothing: that is the person's."""
    return [log.UndoAnswered(seat, False)] if seat == undo.seat or seat in undo.waiting else []
