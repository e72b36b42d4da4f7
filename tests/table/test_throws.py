"""A throw that waits for a hand is a step of the match: nothing is drawn, shown or logged before it is made."""

from __future__ import annotations

import pytest

from ludotek.kernel import CHANCE, verify
from ludotek.table import (
    AskUndo,
    ChangeSettings,
    HandOver,
    Join,
    Play,
    Resign,
    SeatSettings,
    Step,
    Table,
    Throw,
    decide,
)
from tests.table.sitting import LUDO, Log, bot, here, link, refusal

BY_HAND = SeatSettings(throws_by_hand=True)
FOR_ME = SeatSettings()
ONE_PIECE = {"pieces": 1}


def table_by_hand(*seats: int) -> Log:
    """Ann and Ben come by link; these throw by hand."""
    log = Log(link(), link(), options=ONE_PIECE)
    for seat in (0, 1):
        log.do(ChangeSettings(seat, BY_HAND if seat in seats else FOR_ME))
        log.do(Join(seat, f"nonce {seat}"))
    return log


def go_on(log: Log) -> None:
    """Lets the seat that the table waits for throw or play."""
    waiting = log.table.throw
    if waiting is None:
        log.play()
    else:
        log.do(Throw(waiting.seat, log.table.seq))


def until_throw_of(log: Log, seat: int) -> None:
    while log.table.throw is None or log.table.throw.seat != seat:
        go_on(log)


def test_nothing_is_drawn_before_the_hand_throws() -> None:
    log = table_by_hand(0, 1)
    assert list(log.table.match.steps) == []
    assert log.table.throw is not None
    assert log.table.throw.seat == 0
    assert log.table.throw.about == ("die",)
    added = log.do(Throw(0, log.table.seq))
    assert isinstance(added[0], Step)
    assert added[0].actor == CHANCE


def test_only_the_thrower_throws_and_only_once() -> None:
    log = table_by_hand(0, 1)
    seq = log.table.seq
    assert refusal(log, Throw(1, seq)) == "throw/not_yours"
    log.do(Throw(0, seq))
    assert refusal(log, Throw(0, seq)) == "table/out_of_date"


def test_nobody_plays_while_a_throw_is_waited_for() -> None:
    log = table_by_hand(0, 1)
    assert refusal(log, Play(0, 0, log.table.seq)) == "illegal/chance_first"


def test_those_who_let_others_throw_for_them_are_not_waited_for() -> None:
    log = table_by_hand(1)
    seats = set()
    while not log.table.is_over:
        if log.table.throw is not None:
            seats.add(log.table.throw.seat)
        go_on(log)
    assert seats == {1}


def test_a_waiting_throw_outlives_a_restart() -> None:
    log = table_by_hand(0, 1)
    for _ in range(6):
        go_on(log)
    until_throw_of(log, 1)
    again = Table.restore(LUDO, log.secret, log.entries)
    assert again.throw == log.table.throw
    assert decide(again, Throw(1, again.seq)) == decide(log.table, Throw(1, log.table.seq))


def test_a_bot_that_takes_over_throws_at_once() -> None:
    log = table_by_hand(0, 1)
    until_throw_of(log, 1)
    added = log.do(HandOver(1, "random"))
    assert [type(entry).__name__ for entry in added[:2]] == ["SeatChanged", "Step"]
    assert log.table.throw is None or log.table.throw.seat == 0


def test_throw_for_me_makes_the_waiting_throw() -> None:
    log = table_by_hand(0, 1)
    until_throw_of(log, 1)
    added = log.do(ChangeSettings(1, FOR_ME))
    assert isinstance(added[1], Step)
    assert log.do(ChangeSettings(1, FOR_ME)) == []


def test_a_player_who_leaves_is_not_waited_for() -> None:
    log = Log(link(), link(), bot(), options=ONE_PIECE)
    for seat in (0, 1):
        log.do(ChangeSettings(seat, BY_HAND))
        log.do(Join(seat, f"nonce {seat}"))
    until_throw_of(log, 0)
    log.do(Resign(0))
    assert log.table.throw is None or log.table.throw.seat == 1


def test_several_tries_are_one_throw_of_the_hand() -> None:
    """LUDO-24: with all pieces in the yard there are three tries."""
    log = Log(link(), link())
    for seat in (0, 1):
        log.do(ChangeSettings(seat, BY_HAND))
        log.do(Join(seat, f"nonce {seat}"))
    thrown: list[int] = []
    while len(thrown) < 20:
        waiting = log.table.throw
        before = len(log.table.match.steps)
        go_on(log)
        if waiting is not None:
            steps = log.table.match.steps[before:]
            thrown.append(len(steps))
            assert log.table.throw != waiting
    assert max(thrown) == 3


@pytest.mark.parametrize("by_hand", [(), (0, 1)])
def test_the_same_throws_with_and_without_a_hand(by_hand: tuple[int, ...]) -> None:
    """The hand says when, not what: the record is the same and verifies."""
    log = table_by_hand(*by_hand)
    while not log.table.is_over:
        go_on(log)
    plain = table_by_hand()
    plain.play_out()
    assert log.table.match.steps == plain.table.match.steps
    assert verify(LUDO, log.table.record()) > 0


def test_undo_is_possible_while_a_throw_is_waited_for() -> None:
    log = Log(here("Ann"), bot(), options=ONE_PIECE)
    log.do(ChangeSettings(0, BY_HAND))
    while log.actor != 0:
        go_on(log)
    steps = len(log.table.match.steps)
    log.play()
    until_throw_of(log, 0)
    log.do(AskUndo(0))
    assert len(log.table.match.steps) == steps
    assert log.table.throw is None
    assert log.actor == 0


def test_a_further_throw_follows_the_move_that_earned_it_where_forced_choices_are_made() -> None:
    """A six that was moved: who likes it quick does not tap for the throw that comes with it; who does not, throws."""
    for plays_forced in (True, False):
        settings = SeatSettings(throws_by_hand=True, plays_forced=plays_forced)
        log = Log(here("Ann"), here("Ben"), options=ONE_PIECE)
        for seat in (0, 1):
            log.do(ChangeSettings(seat, settings))
        seen = 0
        while seen < 3 and not log.table.is_over:
            waiting = log.table.throw
            if waiting is not None:
                log.do(Throw(waiting.seat, log.table.seq))
                continue
            seat = log.actor
            added = log.play()
            is_extra = any(
                getattr(event, "kind", "") == "extra_throw" for event in log.table.match.stories[-len(added)]
            )
            if is_extra and not log.table.is_over:
                seen += 1
                assert (len(added) > 1) == plays_forced  # the die has fallen, or waits
                assert plays_forced or (log.table.throw is not None and log.table.throw.seat == seat)
        assert seen
