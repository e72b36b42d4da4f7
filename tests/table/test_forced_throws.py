"""A throw after which nothing can be decided, whatever falls, is made by the table for those who like it so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, verify
from ludotek.table import (
    AskUndo,
    ChangeSettings,
    ClockPlan,
    HandOver,
    Join,
    Play,
    SeatSettings,
    Step,
    Table,
    Throw,
)
from ludotek.table.forced import is_idle
from tests.table.sitting import LUDO, Log, bot, here, link
from tests.table.timed import Timed

LIKED = SeatSettings(throws_by_hand=True, plays_forced=True)
ONE_PIECE = {"pieces": 1}
ALL_HOME = ["Y", "Y", "Y", "Y"]


def liking(settings: SeatSettings, game: AnyGame = LUDO, **more: Any) -> Log:
    """Ann and Ben come by link, with one piece each: they never have a choice."""
    log = Log(link(), link(), game=game, options=ONE_PIECE, **more)
    for seat in (0, 1):
        log.do(ChangeSettings(seat, settings))
        log.do(Join(seat, f"nonce {seat}"))
    return log


@pytest.mark.parametrize(
    ("own", "is_forced"),
    [
        (ALL_HOME, True),  # a globe brings a piece out, and nothing else moves
        (["G", "G", "G", "20"], True),  # the last piece: whatever comes, it moves
        (["G", "Y", "Y", "Y"], True),
        (["20", "20", "G", "G"], True),  # LUDO-R27: it does not matter which of two on one field goes
        (["20", "Y", "Y", "Y"], False),  # a globe brings one out, or moves the other
        (["20", "24", "G", "G"], False),
    ],
)
def test_a_throw_is_forced_where_no_outcome_leads_to_a_choice(own: list[str], is_forced: bool) -> None:
    pieces = {"green": own, "blue": ALL_HOME}
    start = LUDO.load({"pieces": pieces, "turn": "green", "phase": "throw", "turns": 8, "opening": [-2, -2]})
    assert is_idle(start, 0) is is_forced
    log = Log(here("Ann"), here("Ben"))
    log.do(ChangeSettings(0, LIKED))
    log.table.match.state = start
    assert (log.table.forced_throw is not None) is is_forced
    assert log.table.moves_by_itself is is_forced


def test_where_a_piece_enters_in_two_ways_there_is_a_choice() -> None:
    """LUDO-82: the Swedish six brings two pieces to the start, or one to the sixth square."""
    swedish = LUDO.new(2, LUDO.options(2, {"die": "plain", "edition": "swedish"}))
    while swedish.actor == CHANCE and LUDO.view(swedish, None).phase == "opening":
        swedish.apply(swedish.chances()[int(swedish.seat == 0)][0])
    assert not is_idle(swedish, LUDO.view(swedish, None).seat)


def test_nothing_is_drawn_before_the_table_throws() -> None:
    log = liking(LIKED)
    assert list(log.table.match.steps) == []
    assert log.table.forced_throw == log.table.throw is not None
    [thrown, *_] = log.do(Throw(0, log.table.seq))
    assert isinstance(thrown, Step)
    assert thrown.actor == CHANCE


@pytest.mark.parametrize("by_hand", [True, False])
def test_without_the_setting_every_throw_is_as_before(by_hand: bool) -> None:
    log = liking(SeatSettings(throws_by_hand=by_hand))
    assert log.table.forced_throw is None
    assert not log.table.moves_by_itself
    assert (log.table.throw is not None) is by_hand  # else it was drawn already


def test_the_setting_can_be_changed_while_a_throw_waits() -> None:
    log = liking(SeatSettings(throws_by_hand=True))
    log.do(ChangeSettings(0, LIKED))
    assert log.table.forced_throw is not None
    log.do(ChangeSettings(0, SeatSettings(throws_by_hand=True)))
    assert log.table.forced_throw is None
    assert log.table.throw is not None


def test_a_whole_match_of_forced_things_needs_no_hand_and_is_proved() -> None:
    log, plain = liking(LIKED), liking(SeatSettings())
    while not log.table.is_over:
        assert log.table.moves_by_itself
        throw, choice = log.table.forced_throw, log.table.forced_choice
        assert (throw is None) is not (choice is None)
        log.do(Throw(throw.seat, log.table.seq) if throw is not None else Play(*choice or (0, 0), log.table.seq))
    plain.play_out()
    assert log.table.match.steps == plain.table.match.steps
    assert verify(LUDO, log.table.record()) > 0


def test_nothing_is_thrown_while_an_undo_is_talked_about_nor_for_bots() -> None:
    log = Log(here("Ann"), here("Ben"), here("Cat"), options=ONE_PIECE)
    while log.actor != 0:
        log.play()
    for seat in (1, 2):
        log.do(ChangeSettings(seat, LIKED))
    while log.table.forced_throw is None:
        log.play()
    log.do(AskUndo(0))
    assert log.table.undo is not None
    assert log.table.forced_throw is None
    assert not log.table.moves_by_itself


def test_a_bot_that_takes_over_is_not_waited_for() -> None:
    log = liking(LIKED)
    assert log.table.forced_throw is not None
    log.do(HandOver(0, "random"))
    assert log.table.throw is None or log.table.throw.seat == 1


def test_it_outlives_a_restart() -> None:
    log = liking(LIKED)
    log.do(Throw(0, log.table.seq))
    again = Table.restore(LUDO, log.secret, log.entries)
    assert again.forced_throw == log.table.forced_throw is not None


def test_a_real_die_is_never_thrown_by_the_table() -> None:
    log = liking(LIKED, chance="entered")
    assert log.actor == CHANCE
    assert log.table.throw is None
    assert not log.table.moves_by_itself
    assert list(log.table.match.steps) == []


def test_where_there_are_secrets_every_throw_waits_for_a_hand() -> None:
    """That no outcome leads to a choice may follow from what only the seat knows."""
    log = liking(LIKED, game=replace(LUDO, has_secrets=True))
    assert log.table.throw is not None
    assert log.table.forced_throw is None


def test_an_undo_takes_back_the_last_real_choice_and_the_throws_after_it_are_new() -> None:
    log = Log(here("Ann"), bot())
    log.do(ChangeSettings(0, LIKED))
    made = -1
    while made < 0 or log.table.forced_throw is None:
        throw, steps = log.table.throw, len(log.table.match.steps)
        if throw is not None:
            log.do(Throw(throw.seat, log.table.seq))
            continue
        if log.actor == 0 and len(log.table.match.state.legal()) > 1:
            made = steps
        log.play()
    log.do(AskUndo(0))
    assert len(log.table.match.steps) == made
    assert log.actor == 0


# Clocks


PLAYER = ClockPlan("player", 60)


def test_nobodys_clock_runs_while_the_table_throws() -> None:
    one = Timed(PLAYER, here("Ann"), here("Ben"), options=ONE_PIECE)
    for seat in (0, 1):
        one.do(ChangeSettings(seat, LIKED))
    while (throw := one.table.forced_throw) is not None:
        before = [one.left(seat) for seat in (0, 1)]
        assert one.clock.seat is None
        one.now += 30_000
        assert [one.left(seat) for seat in (0, 1)] == before
        one.do(Throw(throw.seat, one.table.seq))
    assert one.table.forced_choice is not None


def test_a_throw_by_hand_has_its_clock() -> None:
    one = Timed(PLAYER, here("Ann"), here("Ben"), options=ONE_PIECE)
    one.do(ChangeSettings(0, SeatSettings(throws_by_hand=True)))
    while one.table.throw is None:
        one.play()
    assert one.clock.seat == 0
    one.do(ChangeSettings(0, LIKED))
    assert one.clock.seat is None
    one.do(ChangeSettings(0, SeatSettings(throws_by_hand=True)))
    assert one.clock.seat == 0
