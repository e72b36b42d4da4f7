"""Clocks: whose runs, for how long, and what an undo, a bot or an interjection does to it.

- A clock runs while a person is asked to decide or to throw. While bots think or chance acts nobody's runs.
- What is done out of turn, and a question about an undo, neither stop nor renew the clock of the seat that is asked.
- An undo gives no time back: who is asked again has what was left, without another increment.
- A person who takes a seat back from a bot has at least half a minute.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotek.kernel import CHANCE, INTERJECTION, LEAVE, LudotekError, State
from ludotek.table import entries as log
from ludotek.table.entries import ClockPlan, ClockSet, Entry
from ludotek.table.table import Table

SECOND: Final = 1000  # milliseconds
A_LOOK: Final = 1 * SECOND  # to see what happened, before a clock begins to run
RETURN: Final = 30 * SECOND  # that a person who takes a seat back has at least
SHORTEST: Final = 5  # seconds
LONGEST: Final = 30 * 24 * 3600
LARGEST_INCREMENT: Final = 24 * 3600


class BadClock(LudotekError, code="input/clock"): ...


def check_clock(plan: ClockPlan) -> None:
    """Raises BadClock with the numbers that would do."""
    if not SHORTEST <= plan.seconds <= LONGEST:
        raise BadClock(f"a clock has {SHORTEST} to {LONGEST} seconds, not {plan.seconds}")
    if plan.kind == "decision" and plan.increment:
        raise BadClock("a clock for each decision starts anew every time: it has no increment")
    if not 0 <= plan.increment <= LARGEST_INCREMENT:
        raise BadClock(f"an increment is 0 to {LARGEST_INCREMENT} seconds, not {plan.increment}")


def time_left(clock: ClockSet, now: int, seat: int | None = None) -> int:
    """Milliseconds that a seat has left now: by default the one whose clock runs. Raises nothing, never below 0."""
    seat = clock.seat if seat is None else seat
    if seat is None:
        return 0
    return max(0, clock.left[seat] - (max(0, now - clock.at) if seat == clock.seat and not clock.is_out else 0))


def starts_in(clock: ClockSet, now: int) -> int:
    """Milliseconds until the clock that is set begins to run."""
    return max(0, clock.at - now)


def zero_at(clock: ClockSet | None) -> int | None:
    """When the running clock is at zero; None if none runs."""
    if clock is None or clock.seat is None or clock.is_out:
        return None
    return clock.at + clock.left[clock.seat]


def clock_of(table: Table) -> ClockSet | None:
    """As it was set last; nobody's runs before the match begins. None: this match has none."""
    plan = table.created.clock
    return None if plan is None else table.clock or not_yet(table, plan)


def not_yet(table: Table, plan: ClockPlan) -> ClockSet:
    return ClockSet(None, (plan.seconds * SECOND,) * len(table.seats))


def timed(table: Table, entries: list[Entry], now: int) -> list[Entry]:
    """The same entries, with the clock as it is set after them if that is another way than before."""
    plan = table.created.clock
    if plan is None or not entries:
        return entries
    found = set_after(table, plan, entries, now)
    return entries if found is None else [*entries, found]


def set_after(table: Table, plan: ClockPlan, entries: Sequence[Entry], now: int) -> ClockSet | None:
    """None if the clock that runs goes on, or none runs as before."""
    before = table.clock or not_yet(table, plan)
    seat = asked_after(table, entries)
    is_undone = any(isinstance(entry, log.TakenBack) for entry in entries)
    is_out = any(isinstance(entry, log.TimeUp) for entry in entries)
    has_moved = any(isinstance(entry, log.Step) and entry.action < INTERJECTION for entry in entries)
    is_new_decision = plan.kind == "decision" and has_moved and seat is not None
    back = taken_back(entries) if plan.kind == "player" else []
    if seat == before.seat and not (is_undone or is_out or is_new_decision or back):
        return None
    left = stopped(plan, before, seat, now)
    for one in back:
        left = with_left(left, one, max(left[one], min(RETURN, plan.seconds * SECOND)))
    if seat is None:
        return ClockSet(None, left, now)
    decides_for = is_out and before.seat == seat and not is_new_decision
    return ClockSet(seat, left, now + A_LOOK, is_out=decides_for, is_again=is_undone)


def stopped(plan: ClockPlan, before: ClockSet, seat: int | None, now: int) -> tuple[int, ...]:
    """What everybody has when another clock is set, for `seat` or for nobody."""
    if plan.kind == "decision":
        return (plan.seconds * SECOND,) * len(before.left)
    if before.seat is None:
        return before.left
    earned = plan.increment * SECOND if seat != before.seat and not before.is_again else 0
    return with_left(before.left, before.seat, time_left(before, now) + earned)


def with_left(left: tuple[int, ...], seat: int, rest: int) -> tuple[int, ...]:
    return (*left[:seat], rest, *left[seat + 1 :])


def taken_back(entries: Sequence[Entry]) -> list[int]:
    """The seats that people take back from bots."""
    return [entry.seat for entry in entries if isinstance(entry, log.SeatChanged) and entry.level == ""]


# Whose clock runs


def asked_after(table: Table, entries: Sequence[Entry]) -> int | None:
    """The person's seat that is to decide or to throw after these entries; None for bots, chance and the end."""
    if not starts(table, entries) or any(isinstance(entry, log.GivenUp) for entry in entries):
        return None
    state = state_after(table, entries)
    seat = int(state.actor)
    if seat == CHANCE and table.created.chance == "fair":
        throw = table.game.throw(state)  # it was not made by itself: somebody's hand is waited for
        seat = throw.seat if throw is not None else seat
    is_gone = seat in table.left or any(leaves(entry, seat) for entry in entries)
    return None if seat < 0 or is_gone or level_after(table, entries, seat) else seat


def leaves(entry: Entry, seat: int) -> bool:
    return isinstance(entry, log.Step) and entry.action == LEAVE and entry.actor == seat


def starts(table: Table, entries: Sequence[Entry]) -> bool:
    coming = {entry.seat for entry in entries if isinstance(entry, log.Joined)}
    return all(not seat.is_open or number in coming for number, seat in enumerate(table.seats))


def state_after(table: Table, entries: Sequence[Entry]) -> State:
    """The position that these entries, decided just now, lead to."""
    undone = next((entry for entry in entries if isinstance(entry, log.TakenBack)), None)
    if undone is not None:
        return table.match.state_after(undone.steps)
    has_steps = any(isinstance(entry, log.Step) for entry in entries)
    return table.tried[-1].state if has_steps else table.match.state


def level_after(table: Table, entries: Sequence[Entry], seat: int) -> str:
    changes = [entry.level for entry in entries if isinstance(entry, log.SeatChanged) and entry.seat == seat]
    return next((level for level in reversed(changes) if level is not None), table.seats[seat].level)
