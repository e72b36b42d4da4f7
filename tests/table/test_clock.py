"""Clocks: whose runs, what is left, and what the host chose for zero. Time is passed in."""

from __future__ import annotations

import pytest

from ludotek.kernel import LEAVE, IllegalMove
from ludotek.table import (
    AnswerUndo,
    AskUndo,
    BadClock,
    Caller,
    CallTime,
    ChangeSettings,
    ClockPlan,
    ClockSet,
    HandOver,
    Join,
    Play,
    Resign,
    Say,
    SeatChanged,
    SeatSettings,
    Step,
    Table,
    TableError,
    TimeUp,
    bot_turn,
    check_clock,
    decide,
    opening,
    read_entry,
    rematch,
    time_left,
    write_entry,
    zero_at,
)
from ludotek.table import entries as log
from tests.table.sitting import LUDO, SECRET, bot, created, here, link
from tests.table.timed import FISCHER, LOOK, PER_DECISION, Timed


def test_without_a_clock_nothing_is_written() -> None:
    first = created([here("Ann"), here("Ben")])
    assert not [entry for entry in opening(LUDO, SECRET, first, 99) if isinstance(entry, ClockSet)]


def test_the_clock_of_the_seat_that_is_asked_runs_after_a_look() -> None:
    one = Timed(FISCHER, here("Ann"), here("Ben"))
    assert one.clock == ClockSet(one.actor, (60_000, 60_000), LOOK)
    one.now = LOOK + 12_500
    assert one.left(one.actor) == 47.5
    assert one.left(1 - one.actor) == 60
    assert zero_at(one.clock) == LOOK + 60_000


def test_fischer_takes_the_time_of_a_turn_and_adds_the_increment_when_it_passes_on() -> None:
    one = Timed(FISCHER, here("Ann"), here("Ben"))
    first = one.actor
    began = one.now
    one.now = one.clock.at
    while one.actor == first:
        one.now += 2000
        one.do(Play(first, one.table.match.state.legal()[0], one.table.seq))
    decisions = (one.now - began - LOOK) / 2000
    assert one.left(first) == 60 - 2 * decisions + 5
    assert one.left(1 - first) == 60


def test_a_decision_has_its_own_time_every_time() -> None:
    one = Timed(PER_DECISION, here("Ann"), here("Ben"))
    for _ in range(5):
        one.play(after=15)
        assert one.left(one.actor) == 20


def test_bots_and_their_thinking_cost_nobody_time() -> None:
    one = Timed(FISCHER, here("Ann"), bot())
    one.play_until(0)
    one.play(after=3)
    one.play_until(1)
    assert one.clock.seat is None
    rest = one.left(0)
    one.now += 50_000  # the bot thinks
    while one.actor == 1:
        one.play()
    assert one.clock.seat == 0
    assert one.left(0) == rest


def test_a_match_that_waits_for_people_has_no_running_clock() -> None:
    one = Timed(FISCHER, here("Ann"), link())
    assert one.table.clock is None
    one.now = 500_000
    one.do(Join(1, "Ben's nonce"))
    assert one.clock.seat == one.actor
    assert one.clock.at == one.now + LOOK


@pytest.mark.parametrize("plan", [FISCHER, PER_DECISION])
def test_words_and_a_question_about_an_undo_neither_stop_nor_renew_a_clock(plan: ClockPlan) -> None:
    one = Timed(plan, here("Ann"), here("Ben"), here("Cat"))
    one.play_until(0)
    one.play_until(1)
    before = one.clock
    one.now += 7000
    assert not [entry for entry in one.do(Say(0, "hurry")) if isinstance(entry, ClockSet)]
    one.do(AskUndo(0))
    assert one.clock == before
    assert one.left(1) == time_left(before, one.now) / 1000


def test_leaving_out_of_turn_leaves_the_clock_of_the_others_alone() -> None:
    one = Timed(PER_DECISION, here("Ann"), here("Ben"), here("Cat"))
    before, other = one.clock, (one.actor + 1) % 3
    one.now += 9000
    one.do(Resign(other))
    assert one.actor == before.seat
    assert one.clock == before


def test_an_undo_gives_no_time_back_and_no_second_increment() -> None:
    one = Timed(FISCHER, here("Ann"), here("Ben"))
    one.play_until(0)
    one.play(after=20)
    while one.actor == 0:
        one.play()
    assert one.left(0) <= 45
    rest = one.left(0)
    one.do(AskUndo(0))
    one.do(AnswerUndo(1, True))
    assert one.actor == 0
    assert one.left(0) == rest, "the time that was used stays used"
    while one.actor == 0:
        one.play()
    assert one.left(0) == rest, "the increment was earned before"


def test_a_seat_that_a_bot_plays_has_no_running_clock_until_its_person_is_back() -> None:
    one = Timed(FISCHER, here("Ann"), here("Ben"))
    seat = one.actor
    one.now = one.clock.at + 50_000
    one.do(HandOver(seat, "easy"))
    assert one.clock.seat is None
    one.now += 90_000
    one.play()
    one.play_until(1 - seat)
    one.do(HandOver(seat, ""))
    assert one.left(seat) == 30, "who comes back has half a minute at least"
    one.play_until(seat)
    assert one.clock.seat == seat


# Zero


def test_time_is_not_called_before_zero_nor_twice() -> None:
    one = Timed(FISCHER, here("Ann"), here("Ben"))
    seat, seq = one.actor, one.table.clock_seq
    one.now = LOOK + 59_999
    with pytest.raises(TableError, match=r"still has 0\.001 seconds"):
        decide(one.table, CallTime(seat, seq), Caller(now=one.now))
    one.call_time()
    with pytest.raises(TableError) as caught:
        decide(one.table, CallTime(seat, seq), Caller(now=one.now))
    assert caught.value.code == "clock/other"


@pytest.mark.parametrize("plan", [FISCHER, PER_DECISION])
def test_at_zero_a_bot_moves_once_and_the_person_plays_on(plan: ClockPlan) -> None:
    one = Timed(plan, here("Ann"), here("Ben"))
    seat = one.actor
    added = one.call_time()
    assert added[0] == TimeUp(seat, "bot_moves")
    turn = bot_turn(one.table)
    assert turn is not None
    assert (turn.seat, turn.level) == (seat, "easy")
    with pytest.raises(TableError) as caught:
        decide(one.table, Play(seat, one.table.match.state.legal()[0], one.table.seq), Caller(now=one.now))
    assert caught.value.code == "clock/out"
    while one.table.bot_to_move == seat:
        one.play()
    assert one.table.seats[seat].level == ""
    one.play_until(1 - seat)
    one.play_until(seat)
    assert one.table.bot_to_move is None
    assert one.left(seat) == (5 if plan.kind == "player" else 20)


def test_at_zero_a_bot_takes_over() -> None:
    one = Timed(ClockPlan("decision", 20, at_zero="bot_takes_over", level="hard"), here("Ann"), here("Ben"))
    seat = one.actor
    assert one.call_time()[:2] == [TimeUp(seat, "bot_takes_over"), SeatChanged(seat, level="hard")]
    assert one.table.seats[seat].level == "hard"
    assert one.table.bot_to_move == seat
    assert one.clock.seat is None


def test_at_zero_the_seat_leaves_by_the_rules_of_the_game() -> None:
    one = Timed(ClockPlan("decision", 20, at_zero="leaves"), here("Ann"), here("Ben"), here("Cat"))
    seat = one.actor
    assert Step(seat, LEAVE) in one.call_time()
    assert seat in one.table.left
    assert one.clock.seat == one.actor != seat


def test_at_zero_a_throw_that_waits_for_a_hand_is_made() -> None:
    one = Timed(PER_DECISION, here("Ann"), here("Ben"))
    for seat in (0, 1):
        one.do(ChangeSettings(seat, SeatSettings(throws_by_hand=True)))
    while one.table.throw is None:
        one.play()
    seat = one.table.throw.seat
    assert one.clock.seat == seat, "who is to throw is asked"
    added = one.call_time()
    assert added[0] == TimeUp(seat, "bot_moves")
    assert any(isinstance(entry, Step) for entry in added)
    assert one.table.bot_to_move is None, "only the throw was late"


def test_at_zero_a_choice_that_is_none_is_made_and_nobody_leaves() -> None:
    one = Timed(ClockPlan("decision", 20, at_zero="leaves"), here("Ann"), here("Ben"))
    for seat in (0, 1):
        one.do(ChangeSettings(seat, SeatSettings(plays_forced=True)))
    while one.table.forced_choice is None:
        one.play()
    seat, action = one.table.forced_choice
    added = one.call_time()
    assert added[0] == Step(seat, action)
    assert not one.table.left


def test_a_question_about_an_undo_is_closed_by_zero() -> None:
    one = Timed(FISCHER, here("Ann"), here("Ben"), here("Cat"))
    one.play_until(0)
    one.play_until(1)
    one.do(AskUndo(0))
    one.call_time()
    assert one.table.undo is None
    assert one.table.bot_to_move == 1


def test_the_end_stops_all_clocks() -> None:
    one = Timed(FISCHER, here("Ann"), here("Ben"))
    one.do(Resign(0))
    assert one.table.is_over
    assert one.clock.seat is None
    assert zero_at(one.clock) is None


# Kept


def test_the_log_gives_the_same_clocks_and_is_read_back() -> None:
    one = Timed(FISCHER, here("Ann"), here("Ben"))
    for _ in range(20):
        one.play(after=1)
    entries = [read_entry(write_entry(entry)) for entry in one.log]
    again = Table.restore(LUDO, SECRET, [log.Logged(at, entry) for at, entry in enumerate(entries, start=1)])
    assert (again.clock, again.clock_seq) == (one.table.clock, one.table.clock_seq)


def test_a_rematch_has_the_same_clock() -> None:
    one = Timed(FISCHER, here("Ann"), here("Ben"))
    one.do(Resign(0))
    assert rematch(one.table, "m").clock == FISCHER


@pytest.mark.parametrize(
    "plan",
    [
        ClockPlan("player", 4),
        ClockPlan("player", -60),
        ClockPlan("decision", 31 * 24 * 3600),
        ClockPlan("player", 60, increment=-1),
        ClockPlan("player", 60, increment=10**9),
        ClockPlan("decision", 60, increment=5),
    ],
)
def test_silly_clocks_are_refused_with_a_sentence(plan: ClockPlan) -> None:
    with pytest.raises(BadClock, match=r"seconds|increment"):
        check_clock(plan)


def test_the_last_move_in_time_counts_though_the_clock_shows_zero() -> None:
    """Time is up when the log says so: a move that was first is a move."""
    one = Timed(FISCHER, here("Ann"), here("Ben"))
    seat = one.actor
    one.play(after=61)
    assert not one.table.times_up
    while one.actor == seat:
        one.play()
    assert one.left(seat) == 5
    with pytest.raises((TableError, IllegalMove)):
        decide(one.table, CallTime(seat, one.table.clock_seq), Caller(now=one.now))
