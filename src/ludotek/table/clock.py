"""Clocks: whose runs, for how long, and what an undo, a bot or an interjection does to it.

- A clock runs while a person is asked to decide or to throw. While bots think, chance acts or the table throws for
  somebody nobody's runs.
- What is done out of turn, and a question about an undo, neither stop nor renew the clock of the seat that is asked.
- An undo gives no time back: who is asked again has what was left, without another increment for the same turn.
- A person who takes a seat back from a bot has at least half a minute, or a decision's full time; but if the bot has
  done nothing meanwhile, the clock stands as if it had run on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludotek.kernel import CHANCE, INTERJECTION, LEAVE, OVER, LudotekError, State
from ludotek.table import entries as log
from ludotek.table.entries import ClockPlan, ClockSet, Entry
from ludotek.table.forced import throws_itself
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


class After(NamedTuple):
    """What entries that were decided just now mean for clocks."""

    turn: int  # the seat that decides or throws then, a bot's too; CHANCE while outcomes are to be entered; else OVER
    seat: int | None  # the same, if a person is asked
    has_moved: bool  # the turn went on: more was done than something out of turn
    undone_to: int | None  # steps; None: nothing was taken back
    is_up: bool  # somebody's time
    back: list[int]  # seats that people take back from bots that have acted


def what_follows(table: Table, plan: ClockPlan, entries: Sequence[Entry]) -> After:
    turn = turn_after(table, entries)
    first = next((entry for entry in entries if isinstance(entry, log.Step)), None)
    return After(
        turn=turn,
        seat=turn if is_asked(table, entries, turn) else None,
        has_moved=first is not None and first.action < INTERJECTION,
        undone_to=next((entry.steps for entry in entries if isinstance(entry, log.TakenBack)), None),
        is_up=any(isinstance(entry, log.TimeUp) for entry in entries),
        back=taken_back(table, plan, entries),
    )


def set_after(table: Table, plan: ClockPlan, entries: Sequence[Entry], now: int) -> ClockSet | None:
    """None if the clock that runs goes on, or none runs as before."""
    before = table.clock or not_yet(table, plan)
    after = what_follows(table, plan, entries)
    paused = paused_after(table, plan, before, after)
    passed = turn_passed(table, entries, before, after) if plan.kind == "player" else None
    if runs_on(plan, before, after) and paused == before.paused and not after.back and passed is None:
        return None
    left = left_after(plan, before, after, now)
    if passed is not None and not table.turns.is_repeated(passed):  # else it was earned before an undo
        left = with_left(left, passed, left[passed] + plan.increment * SECOND)
    is_out = is_out_after(plan, before, after, paused)
    return ClockSet(after.seat, left, begins_at(plan, before, after, now), is_out=is_out, paused=paused, passed=passed)


def is_resumed(before: ClockSet, after: After) -> bool:
    """Whether the clock that was paused runs again."""
    return after.seat is not None and after.seat == before.paused and after.seat not in after.back


def is_new_decision(plan: ClockPlan, before: ClockSet, after: After) -> bool:
    return plan.kind == "decision" and after.has_moved and not is_resumed(before, after)


def runs_on(plan: ClockPlan, before: ClockSet, after: After) -> bool:
    """Whether the clock of the same seat runs as before, or nobody's as before."""
    is_set = after.undone_to is not None or after.is_up or is_new_decision(plan, before, after)
    return after.seat == before.seat and (after.seat is None or not is_set)


def left_after(plan: ClockPlan, before: ClockSet, after: After, now: int) -> tuple[int, ...]:
    """What everybody has when another clock is set, without increments."""
    left = before.left if before.seat is None else with_left(before.left, before.seat, time_left(before, now))
    for seat in after.back:
        left = with_left(left, seat, max(left[seat], returning(plan)))
    if after.seat is None:
        return left
    if is_new_decision(plan, before, after):
        return with_left(left, after.seat, plan.seconds * SECOND)
    if is_resumed(before, after) and not after.has_moved:  # a bot had the seat and did nothing: the time counts
        return with_left(left, after.seat, max(0, left[after.seat] - max(0, now - before.at)))
    return left


def begins_at(plan: ClockPlan, before: ClockSet, after: After, now: int) -> int:
    """There is nothing new to look at if the clock of the same seat runs on."""
    is_as_before = is_resumed(before, after) and not after.has_moved
    if after.seat is None or is_as_before or runs_on(plan, before, after):
        return max(now, before.at)
    return now + A_LOOK


def is_out_after(plan: ClockPlan, before: ClockSet, after: After, paused: int | None) -> bool:
    """Whether a bot decides for the seat: its time is up just now, or was before in the same turn."""
    if after.is_up and after.seat is not None and after.seat == before.seat:
        return not after.has_moved  # else only its throw was late
    goes_on = after.seat is not None and runs_on(plan, before, after)
    return before.is_out and (goes_on or is_resumed(before, after) or paused is not None)


def with_left(left: tuple[int, ...], seat: int, rest: int) -> tuple[int, ...]:
    return (*left[:seat], rest, *left[seat + 1 :])


def turn_passed(table: Table, entries: Sequence[Entry], before: ClockSet, after: After) -> int | None:
    """The person's seat whose turn ends with these entries and goes to another seat; None: nobody's does."""
    seat = before.paused if before.seat is None else before.seat
    if seat is None or not after.has_moved or after.turn < 0:
        return None
    return None if after.turn == seat or level_after(table, entries, seat) else seat


def paused_after(table: Table, plan: ClockPlan, before: ClockSet, after: After) -> int | None:
    """The seat whose turn is not over though nobody's clock runs: see `ClockSet`."""
    if after.seat is not None:
        return None
    if after.undone_to is not None:
        is_entering = after.turn == CHANCE and plan.kind == "player"
        return last_seat(table.match.steps[: after.undone_to]) if is_entering else None
    if before.seat is None:
        return before.paused if after.turn == CHANCE or not after.has_moved else None
    if after.turn == CHANCE:
        return None if plan.kind == "decision" and after.has_moved else before.seat  # a new decision follows
    return before.seat if after.turn == before.seat and not after.has_moved else None


# Seats that people take back from bots


def returning(plan: ClockPlan) -> int:
    """What somebody who comes back has at least."""
    return plan.seconds * SECOND if plan.kind == "decision" else min(RETURN, plan.seconds * SECOND)


def taken_back(table: Table, plan: ClockPlan, entries: Sequence[Entry]) -> list[int]:
    """The seats that people take back from bots that have changed something for them: nobody gains time by handing a
    seat over and back."""
    back = [entry.seat for entry in entries if isinstance(entry, log.SeatChanged) and entry.level == ""]
    return [seat for seat in back if has_gone_on(table, plan, seat)]


def has_gone_on(table: Table, plan: ClockPlan, seat: int) -> bool:
    """Whether the bot of a seat has acted; with a clock for each decision, whether there is another decision."""
    since = table.match.steps[table.turns.bot_since(seat) :]
    if plan.kind == "decision":
        return any(action < INTERJECTION for _, action in since)
    return any(actor == seat for actor, _ in since)


# Whose clock runs


def turn_after(table: Table, entries: Sequence[Entry]) -> int:
    """The seat that is to decide or to throw after these entries; CHANCE while outcomes are to be entered, OVER at the
    end and before the start."""
    if not starts(table, entries) or any(isinstance(entry, log.GivenUp) for entry in entries):
        return OVER
    state = state_after(table, entries)
    if state.actor == CHANCE and table.created.chance == "fair":
        throw = table.game.throw(state)  # it was not made by itself: somebody's hand is waited for
        return int(state.actor) if throw is None else int(throw.seat)
    return int(state.actor)


def is_asked(table: Table, entries: Sequence[Entry], seat: int) -> bool:
    """Whether a person is there for this seat, and something is asked of them."""
    is_gone = seat in table.left or any(leaves(entry, seat) for entry in entries)
    is_persons = seat >= 0 and not is_gone and not level_after(table, entries, seat)
    return is_persons and not is_thrown_for(table, entries, seat)


def is_thrown_for(table: Table, entries: Sequence[Entry], seat: int) -> bool:
    """Whether this seat's throw is due and the table makes it."""
    state = state_after(table, entries)
    return state.actor == CHANCE and plays_forced(table, entries, seat) and throws_itself(table, state, seat)


def last_seat(steps: Sequence[tuple[int, int]]) -> int | None:
    """The seat that acted last in its turn."""
    return next((actor for actor, action in reversed(steps) if actor >= 0 and action < INTERJECTION), None)


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


def plays_forced(table: Table, entries: Sequence[Entry], seat: int) -> bool:
    """Whether the seat's person lets the table do what is forced, after these entries."""
    changes = [entry.settings for entry in entries if isinstance(entry, log.SeatChanged) and entry.seat == seat]
    settings = next((one for one in reversed(changes) if one is not None), table.seats[seat].settings)
    return settings.plays_forced
