"""What a command adds to a table's log. Nothing here changes the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludotek.kernel import CHANCE, INTERJECTION, Match
from ludotek.kernel.trial import Trial
from ludotek.scene import DueThrow
from ludotek.table import commands as ask
from ludotek.table import entering
from ludotek.table import entries as log
from ludotek.table.checks import check_running, check_up_to_date
from ludotek.table.clock import time_left, timed
from ludotek.table.entries import Entry
from ludotek.table.errors import TableError
from ludotek.table.players import clean
from ludotek.table.promise import added_by_server
from ludotek.table.seating import seat_entries
from ludotek.table.table import Table
from ludotek.table.undoing import answer_undo, ask_undo, refusal_of_bot


def decide(table: Table, command: ask.Command, caller: ask.Caller = ask.UNNAMED) -> list[Entry]:
    """Returns the entries that the command adds to the log; IllegalMove or TableError says why it cannot be done."""
    return timed(table, what_follows(table, command, caller), caller.now)


def what_follows(table: Table, command: ask.Command, caller: ask.Caller) -> list[Entry]:
    """The same without the clocks."""
    if leaves_lesson(table, command):
        return [log.LessonLeft(), *play_on(table.after_lesson(), command, caller)]
    match command:
        case ask.Play():
            return play(table, command, caller)
        case ask.Throw():
            return throw(table, command)
        case ask.Enter():
            return enter(table, command)
        case ask.Resign(seat):
            check_running(table)
            return attempt(table, lambda match: match.leave(seat))
        case ask.EndSide(seat):
            return end_side(table, seat)
        case ask.GiveUp(seat):
            return give_up(table, seat)
        case ask.Join(seat, nonce):
            return join(table, seat, nonce)
        case ask.HandOver():
            return hand_over(table, command, caller)
        case ask.ChangeSettings():
            return change_settings(table, command)
        case ask.ChangePace(_, pace):
            return [] if pace == table.pace else [log.PaceChanged(pace)]
        case ask.LeaveLesson():
            return leave_lesson(table)
        case ask.AskUndo(seat):
            return ask_undo(table, seat, caller)
        case ask.AnswerUndo(seat, yes):
            return answer_undo(table, seat, yes)
        case ask.AskHint():
            return ask_hint(table, command)
        case ask.CallTime():
            return call_time(table, command, caller.now)
        case ask.Say(seat, words, phrase):
            return say(seat, words, phrase)
        case ask.Rename(seat, name):
            return [log.SeatChanged(seat, name=clean(name))]
        case ask.Rematch():
            if not table.is_over:
                raise TableError("table/not_over", "there is a rematch when the match is over")
            return [] if table.rematch else [log.Rematched(caller.next_match)]
        case ask.FillSeats():
            return filled(table, seat_entries(table, command, caller))
        case _:
            return seat_entries(table, command, caller)


# Playing


def play(table: Table, asked: ask.Play, caller: ask.Caller) -> list[Entry]:
    check_running(table)
    check_up_to_date(table, asked)
    if caller.is_bot and table.bot_to_move != asked.seat:
        raise TableError("seat/person", f"seat {asked.seat} is not to be moved by a bot now")
    if table.seats[asked.seat].level and not caller.is_bot:
        raise TableError("seat/bot", f"a bot plays seat {asked.seat}: take the seat back first")
    if table.is_out(asked.seat) and asked.action < INTERJECTION and not caller.is_bot:
        raise TableError("clock/out", f"the time of seat {asked.seat} is up: a bot makes this move")
    check_lesson(table, asked)
    return attempt(table, lambda match: take_turn(match, asked, is_bot=caller.is_bot))


def take_turn(match: Match, asked: ask.Play, *, is_bot: bool) -> None:
    match.step(asked.seat, asked.action)
    if is_bot:
        match.react(asked.seat)  # bots forget nothing; people may


def throw(table: Table, asked: ask.Throw) -> list[Entry]:
    check_running(table)
    check_up_to_date(table, asked)
    waiting = table.throw
    if waiting is None or waiting.seat != asked.seat:
        whose = "nobody's throw" if waiting is None else f"the throw of seat {waiting.seat}"
        raise TableError("throw/not_yours", f"seat {asked.seat} has nothing to throw: {whose} is waited for")
    return attempt(table, lambda match: throw_out(table, match, waiting))


def throw_out(table: Table, match: Match, waiting: DueThrow) -> None:
    """This throw and those like it that follow at once: several tries are one tap."""
    while table.throw_by_hand(match) == waiting:
        table.draw(match)


def enter(table: Table, asked: ask.Enter) -> list[Entry]:
    check_running(table)
    if table.created.chance != "entered":
        raise TableError("chance/fair", "the throws and draws of this match follow from its secret: none is entered")
    check_up_to_date(table, asked)
    return entering.enter(table, asked)


def attempt(table: Table, act: Callable[[Match], object]) -> list[Entry]:
    """What a step brings about, with the throws that follow it: tried, and kept for `Table.apply`."""
    trial = Trial(table.match)
    act(trial)
    let_chance_act(table, trial)
    table.tried = trial.made
    return [log.Step(made.actor, made.action) for made in trial.made]


def let_chance_act(table: Table, match: Match) -> None:
    """Draws until a seat is to decide or to throw."""
    while match.state.actor == CHANCE and table.draws(match) and table.throw_by_hand(match) is None:
        table.draw(match)
    if table.entered.ahead:
        entering.release(table, match, table.entered.ahead)  # somebody who was waited for has left


def due_throws(table: Table) -> list[Entry]:
    """What chance does before the next decision: at the start, as soon as all nonces are there, and where a match was
    interrupted in the middle of a batch."""
    return attempt(table, lambda match: None) if table.is_started else []


def throws_after(table: Table, later: Table) -> list[Entry]:
    """What is thrown when the hand that was waited for is so no longer; `later` is the table after the change: a bot
    plays the seat, or its person wants it so."""
    if table.throw is None or later.throw is not None:
        return []
    throws = due_throws(later)
    table.tried = later.tried
    return throws


def late_throws(table: Table, seat: int) -> list[Entry]:
    """The throw for which this seat's hand was waited for too long; for its next one it is waited for again."""
    waiting = table.throw
    if waiting is None or waiting.seat != seat:
        return []
    return attempt(table, lambda match: throw_out(table, match, waiting))


# Lessons


def check_lesson(table: Table, asked: ask.Play) -> None:
    wanted = table.scripted(table.match)
    if wanted is not None and wanted != (asked.seat, asked.action):
        raise TableError("lesson/other", "the lesson wants something else here: leave it to play as you like")


def leaves_lesson(table: Table, command: ask.Command) -> bool:
    """Whether a command ends the guided part: somebody leaves the game, or plays on after the last lesson."""
    if table.path is None:
        return False
    if table.is_lesson_stale and not isinstance(command, ask.LeaveLesson):
        return True
    plays_on = isinstance(command, ask.Play | ask.Throw) and table.scripted(table.match) is None
    return plays_on or isinstance(command, ask.Resign | ask.EndSide)


def play_on(table: Table, command: ask.Command, caller: ask.Caller) -> list[Entry]:
    """The command after the guided part. In it everybody throws by hand, now only those who like to."""
    if isinstance(command, ask.Throw) and table.throw is None:
        return due_throws(table)
    return decide(table, command, caller)


def leave_lesson(table: Table) -> list[Entry]:
    if table.path is None:
        return []
    return [log.LessonLeft(), *due_throws(table.after_lesson())]


# Seats


def join(table: Table, seat: int, nonce: str) -> list[Entry]:
    if not table.seats[seat].is_open:
        return []
    later = table.joined_by(seat, nonce)
    throws = due_throws(later)
    table.tried, table.begun = later.tried, later.match
    return [log.Joined(seat, nonce), *throws]


def filled(table: Table, entries: list[Entry]) -> list[Entry]:
    """Seats that bots take before the start, and the first throws if it was waited for nobody else."""
    entering.check_no_bots(table, [entry.seat for entry in entries if isinstance(entry, log.SeatChanged)])
    later = table
    for entry in entries:
        if isinstance(entry, log.SeatChanged):
            later = later.with_seat(entry.seat, level=entry.level)
        if isinstance(entry, log.Joined):
            later = later.joined_by(entry.seat, entry.nonce)
    throws = due_throws(later) if entries and later.is_started else []
    table.tried, table.begun = later.tried, later.match
    return entries + throws


def hand_over(table: Table, order: ask.HandOver, caller: ask.Caller) -> list[Entry]:
    here = table.seats[order.seat]
    if table.is_over:
        raise TableError("table/over", "the match is over")
    if order.seat in table.left:
        raise TableError("seat/left", f"seat {order.seat} has left the game for good")
    if not order.level and not here.level:
        raise TableError("seat/person", f"no bot plays seat {order.seat}")
    entering.check_no_bots(table, [order.seat] if order.level else [])
    later = table.with_seat(order.seat, level=order.level)
    changed: list[Entry] = [log.SeatChanged(order.seat, level=order.level)]
    if here.is_open:
        changed += join(later, order.seat, added_by_server(table.created, caller.nonce))
        table.tried, table.begun = later.tried, later.begun
    if table.undo is not None and order.level:
        changed += refusal_of_bot(table.undo, order.seat)
    if order.level:
        changed += throws_after(table, later)
    return changed


def change_settings(table: Table, order: ask.ChangeSettings) -> list[Entry]:
    if table.seats[order.seat].settings == order.settings:
        return []
    changed: list[Entry] = [log.SeatChanged(order.seat, settings=order.settings)]
    return changed + throws_after(table, table.with_seat(order.seat, settings=order.settings))


def call_time(table: Table, asked: ask.CallTime, now: int) -> list[Entry]:
    """What the host chose for a clock at zero. A choice that would be made by itself is made instead."""
    check_running(table)
    plan, clock, seat = table.created.clock, table.clock, asked.seat
    if plan is None or clock is None or clock.seat != seat or clock.is_out or asked.seen != table.clock_seq:
        raise TableError("clock/other", f"the clock of seat {seat} does not run any more")
    if (rest := time_left(clock, now)) > 0:
        raise TableError("clock/running", f"seat {seat} still has {rest / 1000:g} seconds")
    if (forced := table.forced_choice) is not None:
        return attempt(table, lambda match: match.step(*forced))
    is_up: list[Entry] = [log.TimeUp(seat, plan.at_zero)]
    if plan.at_zero == "leaves":
        return is_up + attempt(table, lambda match: match.leave(seat))
    if plan.at_zero == "bot_takes_over":
        is_up.append(log.SeatChanged(seat, level=plan.level))
        return is_up + throws_after(table, table.with_seat(seat, level=plan.level))
    return is_up + late_throws(table, seat)


def end_side(table: Table, seat: int) -> list[Entry]:
    check_running(table)
    side = [other for other in table.side_of(seat) if other not in table.left]
    if not side:
        raise TableError("seat/left", f"seat {seat} has left the game for good")
    people = [other for other in side if not table.seats[other].level]
    if people:
        raise TableError(
            "seat/person", f"the side of seat {seat} is not ended while people play for it: seats {people}"
        )
    return attempt(table, lambda match: leave_together(table, match, side))


def leave_together(table: Table, match: Match, seats: Sequence[int]) -> None:
    for seat in seats:
        if not match.is_over:
            match.leave(seat)
            let_chance_act(table, match)


def give_up(table: Table, seat: int) -> list[Entry]:
    """Raises TableError where other people play: a seat resigns there, and they go on."""
    check_running(table)
    others = [
        other for other, here in enumerate(table.seats) if other != seat and not here.level and other not in table.left
    ]
    if others:
        raise TableError("seat/person", f"the match is not given up while people play it: seats {others}")
    return [log.GivenUp(seat)]


# Help


def ask_hint(table: Table, asked: ask.AskHint) -> list[Entry]:
    check_running(table)
    check_up_to_date(table, asked)
    if not table.may_hint:
        raise TableError("hint/not_allowed", "in a match among people nobody asks bots, unless it was agreed before")
    seat = table.seats[asked.seat]
    if table.match.state.actor != asked.seat or seat.level:
        raise TableError("hint/not_asked", f"seat {asked.seat} has nothing to decide now")
    return [] if table.is_hint_told(asked.seat) else [log.HintAsked(asked.seat)]


# Words


def say(seat: int, words: str, phrase: str | None) -> list[Entry]:
    said = clean(words)
    if not said and phrase is None:
        raise TableError("chat/empty", "nothing was said")
    return [log.Said(seat, said, phrase)]
