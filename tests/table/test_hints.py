"""Who may ask a bot for help, what the others are told, and what stands in the record."""

from __future__ import annotations

import pytest

from ludotek.kernel.record import read, write
from ludotek.table import AskHint, AskUndo, Caller, HintAsked, Table, TableError, rematch, resume
from ludotek.table.players import Player
from tests.table.hidden_cards import GAME as HIDDEN_CARDS
from tests.table.sitting import Log, bot, here


def refused(log: Log, command: AskHint) -> str:
    with pytest.raises(TableError) as error:
        log.do(command)
    return error.value.code


def ask(log: Log, seat: int) -> AskHint:
    return AskHint(seat, log.table.seq)


def test_alone_against_bots_help_may_be_asked_for() -> None:
    log = Log(here("Ann"), bot())
    log.play_until(0)
    assert log.table.may_hint
    assert log.do(ask(log, 0)) == [HintAsked(0)]


def test_among_people_only_if_it_was_agreed() -> None:
    log = Log(here("Ann"), here("Ben"))
    assert refused(log, ask(log, log.actor)) == "hint/not_allowed"
    agreed = Log(here("Ann"), here("Ben"), hints=True)
    assert agreed.do(ask(agreed, agreed.actor)) == [HintAsked(agreed.actor)]


def test_a_seat_that_is_handed_to_a_bot_does_not_open_the_way() -> None:
    log = Log(here("Ann"), here("Ben"))
    log.table.seats[1].level = "easy"
    assert not log.table.may_hint


def test_only_the_seat_that_decides_is_helped_and_no_bot() -> None:
    log = Log(here("Ann"), here("Ben"), bot(), hints=True)
    log.play_until(0)
    assert refused(log, ask(log, 1)) == "hint/not_asked"
    log.play_until(2)
    assert refused(log, ask(log, 2)) == "hint/not_asked"
    log.play_until(0)
    assert refused(log, AskHint(0, 1)) == "table/out_of_date"


def test_it_is_told_once_for_a_position() -> None:
    log = Log(here("Ann"), bot())
    log.play_until(0)
    assert log.do(ask(log, 0))
    assert log.do(ask(log, 0)) == []
    log.play()
    log.play_until(0)
    assert log.do(ask(log, 0)) == [HintAsked(0)]


def test_hints_stand_in_the_log_and_in_the_record_and_survive_both() -> None:
    log = Log(here("Ann"), bot())
    log.play_until(0)
    at = len(log.table.match.steps)
    log.do(ask(log, 0))
    log.play()
    again = Table.restore(log.game, log.secret, log.entries)
    assert again.hints == log.table.hints
    record = log.table.full_record()
    assert record.hints == ((at, 0),)
    assert read(write(record)).hints == ((at, 0),)
    resumed = resume(log.game, record, [Player("Ann"), Player(level="easy")])
    assert resumed.full_record().hints == ((at, 0),)
    assert record.fork(at - 1).hints == ()
    assert record.fork(at).hints == ((at, 0),)


def test_an_undo_does_not_undo_that_help_was_asked_for() -> None:
    log = Log(here("Ann"), bot())
    log.play_until(0)
    before = len(log.table.match.steps)
    log.play()
    log.play_until(0)
    log.do(ask(log, 0))
    log.do(AskUndo(0), Caller(seats=frozenset({0})))
    assert log.table.full_record().hints == ((before, 0),)


def test_a_hint_changes_nothing_in_the_match_and_a_rematch_keeps_what_was_agreed() -> None:
    log, plain = Log(here("Ann"), here("Ben"), hints=True), Log(here("Ann"), here("Ben"), hints=True)
    log.do(ask(log, log.actor))
    for one in (log, plain):
        one.play_out()
    assert log.table.match.steps == plain.table.match.steps
    assert rematch(log.table, "m").hints


def test_nothing_of_the_advice_is_in_the_log() -> None:
    log = Log(here("Ann"), bot(), game=HIDDEN_CARDS)
    log.play_until(0)
    assert HintAsked.__struct_fields__ == ("seat",)
    assert log.do(ask(log, 0)) == [HintAsked(0)]
