"""Clocks that nobody can stop, renew or gain time from, and matches that never wait for nobody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludotek.catalogue import game
from ludotek.kernel import INTERJECTION, LEAVE
from ludotek.table import (
    AnswerUndo,
    AskUndo,
    ChangeSettings,
    ClockPlan,
    Enter,
    FillSeats,
    HandOver,
    Play,
    SeatSettings,
    Throw,
)
from ludotek.table.table import last_actor
from tests.table.sitting import here, link
from tests.table.timed import FISCHER, LOOK, PER_DECISION, Timed

GLOBE = 5  # the throw with which a piece leaves the yard, and that earns another one
BY_HAND = SeatSettings(throws_by_hand=True)
SECRETS = [f"{number:02}" * 32 for number in range(24)]  # so many matches: in some everybody's first throws fail


def waiting_for_a_hand(secret: str, plan: ClockPlan = FISCHER) -> Timed:
    """Ann against a bot: chance waits for Ann's hand in her first turn, for which it is thrown up to three times."""
    one = Timed(plan, here("Ann"), link(), secret=secret)
    one.do(ChangeSettings(0, BY_HAND))
    one.do(HandOver(1, "random"))
    one.do(Throw(0, one.table.seq))  # who begins
    while one.table.throw is None:
        one.play()
    return one


# Nobody waits for nobody


@pytest.mark.parametrize(
    "change",
    [
        lambda one: one.do(HandOver(0, "random")),
        lambda one: one.do(ChangeSettings(0, SeatSettings())),
        lambda one: one.call_time(),
    ],
    ids=["a bot takes the seat", "its person throws by hand no longer", "its time is up"],
)
@pytest.mark.parametrize("at_zero", ["bot_moves", "bot_takes_over"])
def test_chance_goes_on_when_a_hand_is_waited_for_no_longer(at_zero: str, change: Callable[[Timed], object]) -> None:
    plan = ClockPlan("player", 60, increment=5, at_zero="bot_moves" if at_zero == "bot_moves" else "bot_takes_over")
    for secret in SECRETS:
        one = waiting_for_a_hand(secret, plan)
        change(one)
        assert not one.is_stuck, secret


def test_chance_goes_on_when_a_bot_takes_an_open_seat_that_would_throw_by_hand() -> None:
    for secret in SECRETS:
        for command in (HandOver(1, "random"), FillSeats("random")):
            one = Timed(FISCHER, here("Ann"), link(), secret=secret)
            one.do(ChangeSettings(1, BY_HAND))
            one.do(command)
            assert not one.is_stuck, secret


def test_chance_goes_on_when_a_further_throw_needs_no_hand_any_more() -> None:
    one = waiting_for_a_hand(SECRETS[0])
    while one.table.throw is None or last_actor(one.table.match) != 0:  # a throw that Ann's own move has earned
        one.do(Throw(0, one.table.seq)) if one.table.throw is not None else one.play()
    one.do(ChangeSettings(0, SeatSettings(throws_by_hand=True, plays_forced=True)))
    assert not one.is_stuck


# Handing a seat over and back


@pytest.mark.parametrize("plan", [FISCHER, PER_DECISION])
def test_a_seat_handed_over_and_back_gains_no_time(plan: ClockPlan) -> None:
    one = Timed(plan, here("Ann"), here("Ben"))
    seat = one.actor
    for _ in range(3):
        one.now = max(one.now, one.clock.at) + 4000
        one.do(HandOver(seat, "easy"))
        one.now += 1000  # the bot has not moved yet
        one.do(HandOver(seat, ""))
    assert one.clock.seat == seat
    assert one.left(seat) == plan.seconds - 15
    one.do(HandOver(1 - seat, "easy"))
    one.now += 1000
    one.do(HandOver(1 - seat, ""))
    assert one.left(1 - seat) == plan.seconds
    assert one.left(seat) == plan.seconds - 16, "another seat's bot does not stop the clock that runs"


def test_who_is_short_of_time_gains_none_by_a_bot_that_does_nothing() -> None:
    one = Timed(ClockPlan("player", 60), here("Ann"), here("Ben"))
    seat = one.actor
    one.play(after=58)
    one.play_until(1 - seat)
    one.do(HandOver(seat, "easy"))
    one.do(HandOver(seat, ""))
    assert one.left(seat) == 2


def test_a_bot_that_is_to_move_at_zero_does_so_though_the_seat_is_handed_over_and_back() -> None:
    one = Timed(FISCHER, here("Ann"), here("Ben"))
    seat = one.actor
    one.call_time()
    assert one.table.is_out(seat)
    one.do(HandOver(seat, "easy"))
    one.do(HandOver(seat, ""))
    assert one.table.is_out(seat)


@pytest.mark.parametrize("kind", [FISCHER, PER_DECISION])
def test_a_bot_that_took_over_at_zero_is_not_sent_away_before_it_has_moved(kind: ClockPlan) -> None:
    plan = ClockPlan(kind.kind, kind.seconds, at_zero="bot_takes_over")
    one = Timed(plan, here("Ann"), here("Ben"))
    seat = one.actor
    one.call_time()
    one.do(HandOver(seat, ""))
    assert one.left(seat) == 0
    one.call_time()
    assert one.table.seats[seat].level == "easy"
    one.play()
    one.do(HandOver(seat, ""))
    one.play_until(1 - seat)
    one.play_until(seat)
    assert one.left(seat) >= 20, "after the bot's move the person has time again"


def test_a_decision_that_comes_while_a_bot_has_the_seat_has_its_full_time() -> None:
    one = Timed(PER_DECISION, here("Ann"), here("Ben"))
    seat = one.actor
    one.play(after=15)
    one.play_until(1 - seat)
    one.do(HandOver(seat, "easy"))
    one.play_until(seat)
    one.do(HandOver(seat, ""))
    assert one.clock.seat == seat
    assert one.left(seat) == 20


# Increments


def test_handing_over_earns_no_increment() -> None:
    one = Timed(FISCHER, here("Ann"), here("Ben"))
    seat = one.actor
    one.now = LOOK + 10_000
    one.do(HandOver(seat, "easy"))
    one.play_until(1 - seat)
    assert one.left(seat) == 50


def undo(one: Timed, asking: int) -> None:
    one.do(AskUndo(asking))
    if one.table.undo is not None:
        one.do(AnswerUndo(1 - asking, True))


def test_turns_that_are_played_again_earn_nobody_a_second_increment() -> None:
    """Ann takes back a whole round: her turn and the answer to it."""
    one = Timed(FISCHER, here("Ann"), here("Ben"))
    one.play_until(0)
    for seat in (0, 1, 0):
        one.play_until(seat)
    before = [one.left(0), one.left(1)]
    undo(one, 0)
    assert (one.actor, one.left(0), one.left(1)) == (0, *before)
    one.play_until(1)
    one.play_until(0)
    assert [one.left(0), one.left(1)] == before
    one.play_until(1)
    assert [one.left(0), one.left(1)] == [before[0] + 5, before[1]], "the next turn is a new one"


def test_an_undo_earns_the_seat_that_was_asked_nothing() -> None:
    one = Timed(FISCHER, here("Ann"), here("Ben"))
    one.play_until(0)
    one.play_until(1)
    one.now = one.clock.at + 3000
    before = one.left(1)
    undo(one, 0)
    assert one.left(1) == before


def test_a_decision_taken_back_within_a_turn_costs_no_increment() -> None:
    one = Timed(FISCHER, here("Ann"), here("Ben"))
    while True:  # until somebody has a second decision in the same turn
        seat, steps = one.actor, len(one.table.match.steps)
        one.play()
        if one.actor == seat and all(actor in (-1, seat) for actor, _ in one.table.match.steps[steps:]):
            break
    before = one.left(seat)
    undo(one, seat)
    assert one.actor == seat
    one.play_until(1 - seat)
    assert one.left(seat) == before + 5


def test_with_entered_chance_a_turn_of_several_throws_earns_one_increment() -> None:
    one = Timed(FISCHER, here("Ann"), here("Ben"), chance="entered")

    def throw(*outcomes: int) -> None:
        for outcome in outcomes:
            one.do(Enter(0, (outcome,), one.table.seq))

    throw(6, 1)  # Ann threw most and begins
    for outcome in (GLOBE, GLOBE, 1):  # the first two earn a further throw
        throw(outcome)
        one.play()
        assert one.left(0) == 60, "the turn goes on, or nobody else is asked yet"
    throw(1, 1, GLOBE)
    assert one.actor == 1
    assert one.left(0) == 65
    one.do(AskUndo(0))  # the last throw was another one
    throw(GLOBE)
    assert (one.actor, one.left(0)) == (1, 65)
    one.play()
    assert one.left(1) == 60


# What is done out of turn


def late_draw() -> Timed:
    """One player has played and not drawn yet; the other one is asked."""
    one = Timed(PER_DECISION, here("Ann"), here("Ben"), game=game("sequence"), options={"draw_mode": "strict"})
    one.play()
    return one


def test_what_somebody_does_out_of_turn_does_not_renew_a_decision() -> None:
    one = late_draw()
    asked = one.actor
    [draw] = [action for action in one.table.match.state.interjections(1 - asked) if action != LEAVE]
    one.now = one.clock.at + 15_000
    added = one.do(Play(1 - asked, draw, one.table.seq))
    assert draw >= INTERJECTION
    assert len(added) >= 2, "chance has dealt a card"
    assert (one.actor, one.left(asked)) == (asked, 5)


def test_what_somebody_does_out_of_turn_does_not_call_off_a_bots_move() -> None:
    one = late_draw()
    asked = one.actor
    [draw] = [action for action in one.table.match.state.interjections(1 - asked) if action != LEAVE]
    one.call_time()
    one.do(Play(1 - asked, draw, one.table.seq))
    assert one.table.is_out(asked)


# Undo with a clock for each decision


def test_an_undo_gives_no_time_back_for_a_decision_either() -> None:
    one = Timed(PER_DECISION, here("Ann"), here("Ben"))
    seat = one.actor
    while one.actor == seat:
        one.play(after=15)
    undo(one, seat)
    assert (one.actor, one.left(seat)) == (seat, 5)
    one.now = one.clock.at + 2000
    one.do(ChangeSettings(seat, BY_HAND))
    assert one.left(seat) == 3
    one.play()
    one.play_until(1 - seat)
    assert one.left(1 - seat) == 20
