"""Chance that is entered from a real table: nothing is drawn, people say what was thrown."""

from __future__ import annotations

import pytest

from ludotek.kernel import CHANCE, IllegalMove, Unfair, verify
from ludotek.table import (
    AskUndo,
    Caller,
    Created,
    EndSide,
    Enter,
    Play,
    Resign,
    Step,
    TableError,
    TakenBack,
    UndoAsked,
    decide,
    read_entry,
    rematch,
    write_entry,
)
from tests.table.hidden_cards import GAME as HIDDEN_CARDS
from tests.table.sitting import Log, bot, created, here, refusal

GLOBE = 5  # the throw with which a piece leaves the yard


def entered(log: Log, *outcomes: int, seat: int = 0) -> None:
    for outcome in outcomes:
        log.do(Enter(seat, outcome, log.table.seq))


def started(*seats: str) -> Log:
    """A match of Ludo after its opening throws: the first seat threw most and is to throw."""
    log = Log(*(here(name) if name != "bot" else bot() for name in seats), chance="entered")
    entered(log, 6, *[1] * (len(seats) - 1))
    return log


def test_nothing_is_drawn_before_or_after_a_decision() -> None:
    log = Log(here("Ann"), here("Ben"), chance="entered")
    assert log.table.is_started
    assert log.actor == CHANCE
    assert log.table.own_steps == []
    entered(log, 6, 1, GLOBE)
    assert log.actor == 0
    [legal] = log.table.match.state.legal()
    assert log.play() == [Step(0, legal)]
    assert log.actor == CHANCE


def test_an_entry_is_one_step_of_chance() -> None:
    log = Log(here("Ann"), here("Ben"), chance="entered")
    assert log.do(Enter(1, 5, log.table.seq)) == [Step(CHANCE, 5)]


def test_only_what_can_be_thrown_is_taken() -> None:
    log = started("Ann", "Ben")
    assert refusal(log, Enter(0, 7, log.table.seq)) == "illegal/no_such_outcome"
    with pytest.raises(IllegalMove, match="chance cannot give 7; possible: 1, 2, 3, 4, 5, 6"):
        decide(log.table, Enter(0, 7, log.table.seq))


def test_nothing_is_entered_while_somebody_is_to_decide_and_nothing_decided_before_it_is_entered() -> None:
    log = started("Ann", "Ben")
    assert refusal(log, Play(0, 0, log.table.seq)) == "illegal/chance_first"
    entered(log, GLOBE)
    assert refusal(log, Enter(0, 6, log.table.seq)) == "illegal/no_chance"


def test_two_devices_that_enter_the_same_throw_enter_it_once() -> None:
    log = started("Ann", "Ben")
    seen = log.table.seq
    log.do(Enter(0, 3, seen))
    assert refusal(log, Enter(1, 3, seen)) == "table/out_of_date"


def test_in_a_fair_match_nothing_is_entered() -> None:
    log = Log(here("Ann"), here("Ben"))
    assert refusal(log, Enter(0, 6, log.table.seq)) == "chance/fair"


def test_bots_decide_and_wait_for_the_throws() -> None:
    log = started("bot", "Ann")
    assert log.table.bot_to_move is None
    entered(log, GLOBE, seat=1)
    assert log.table.bot_to_move == 0
    log.play()
    assert log.actor == CHANCE


def test_a_record_has_no_fairness_and_cannot_be_verified() -> None:
    log = started("Ann", "Ben")
    log.do(Resign(0))
    record = log.table.record()
    assert record.fairness is None
    assert record.steps[:2] == ((CHANCE, 6), (CHANCE, 1))
    with pytest.raises(Unfair):
        verify(log.game, record)


def test_all_of_a_side_leave_while_a_throw_is_waited_for() -> None:
    log = started("Ann", "bot", "Cat")
    log.do(EndSide(1))
    assert log.table.left == {1}
    assert not log.table.is_over


# Undo


def test_an_entry_is_corrected_without_asking_anybody() -> None:
    log = started("Ann", "Ben")
    entered(log, 5)
    assert log.do(AskUndo(1)) == [TakenBack(1, 2)]
    entered(log, 4)
    assert list(log.table.match.steps) == [(CHANCE, 6), (CHANCE, 1), (CHANCE, 4)]


def test_with_secrets_too() -> None:
    log = Log(here("Ann"), here("Ben"), game=HIDDEN_CARDS, chance="entered")
    card = log.table.match.state.chances()[0][0]
    entered(log, card)
    assert log.do(AskUndo(0)) == [TakenBack(0, 0)]


def test_a_decision_after_the_entry_needs_consent_again() -> None:
    log = started("Ann", "Ben")
    entered(log, GLOBE)
    log.play()
    assert log.do(AskUndo(0)) == [UndoAsked(0, 3, (1,))]


def test_an_entry_before_somebody_elses_decision_needs_their_consent() -> None:
    log = started("Ann", "Ben")
    entered(log, GLOBE)
    log.play()
    assert log.do(AskUndo(1)) == [UndoAsked(1, 2, (0,))]


def test_the_first_undo_at_a_shared_device_takes_the_decision_the_second_the_throw() -> None:
    log = started("Ann", "Ben")
    shared = Caller(seats=frozenset({0, 1}))
    entered(log, GLOBE)
    log.play()
    assert log.do(AskUndo(0), shared) == [TakenBack(0, 3)]
    assert log.do(AskUndo(0), shared) == [TakenBack(0, 2)]


# The log


def test_old_logs_are_read_as_fair_and_a_new_fair_one_is_written_as_before() -> None:
    first = created([here("Ann"), bot()])
    assert '"chance"' not in write_entry(first)
    assert first.chance == "fair"
    again = read_entry(write_entry(created([here("Ann"), bot()], chance="entered")))
    assert isinstance(again, Created)
    assert again.chance == "entered"


def test_a_rematch_is_entered_too() -> None:
    log = started("Ann", "Ben")
    log.do(Resign(0))
    assert rematch(log.table, "first").chance == "entered"


def test_a_fair_match_has_no_entry_to_correct() -> None:
    log = Log(here("Ann"), here("Ben"))
    with pytest.raises(TableError) as caught:
        decide(log.table, AskUndo(0))
    assert caught.value.code == "undo/nothing"
