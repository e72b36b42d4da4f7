"""Chance that is entered from a real table: nothing is drawn, people say what was thrown."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from ludotek.catalogue import game
from ludotek.kernel import CHANCE, BadRecord, IllegalMove, Text, Unfair, Who, prove, verify
from ludotek.kernel.record import read, write
from ludotek.table import (
    AskUndo,
    Caller,
    Created,
    EndSide,
    Enter,
    Entered,
    EntryRefused,
    FillSeats,
    HandOver,
    Logged,
    Play,
    Resign,
    Step,
    Table,
    TableError,
    TakenBack,
    UndoAsked,
    decide,
    due_entry,
    read_entry,
    rematch,
    write_entry,
)
from ludotek.table.telling import entry_told
from tests.table.hidden_cards import GAME as HIDDEN_CARDS
from tests.table.sitting import Log, bot, created, here, link, refusal
from tests.third_party.highcard.highcard import GAME as HIGHCARD

GLOBE = 5  # the throw with which a piece leaves the yard


def entered(log: Log, *outcomes: int, seat: int = 0) -> None:
    for outcome in outcomes:
        log.do(Enter(seat, (outcome,), log.table.seq))


def started(*seats: str) -> Log:
    """A match of Ludo after its opening throws: the first seat threw most and is to throw."""
    log = Log(*(here(name) if name != "bot" else bot() for name in seats), chance="entered")
    entered(log, 6, *[1] * (len(seats) - 1), seat=seats.index("Ann"))
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
    assert log.do(Enter(1, (5,), log.table.seq)) == [Entered(1, (5,)), Step(CHANCE, 5)]


def test_only_what_can_be_thrown_is_taken() -> None:
    log = started("Ann", "Ben")
    assert refusal(log, Enter(0, (7,), log.table.seq)) == "illegal/no_such_outcome"
    with pytest.raises(IllegalMove, match="chance cannot give 7; possible: 1, 2, 3, 4, 5, 6"):
        decide(log.table, Enter(0, (7,), log.table.seq))


def test_nothing_is_entered_while_somebody_is_to_decide_and_nothing_decided_before_it_is_entered() -> None:
    log = started("Ann", "Ben")
    assert refusal(log, Play(0, 0, log.table.seq)) == "illegal/chance_first"
    entered(log, GLOBE)
    assert refusal(log, Enter(0, (6,), log.table.seq)) == "illegal/no_chance"


def test_two_devices_that_enter_the_same_throw_enter_it_once() -> None:
    log = started("Ann", "Ben")
    seen = log.table.seq
    log.do(Enter(0, (3,), seen))
    assert refusal(log, Enter(1, (3,), seen)) == "table/out_of_date"


def test_in_a_fair_match_nothing_is_entered() -> None:
    log = Log(here("Ann"), here("Ben"))
    assert refusal(log, Enter(0, (6,), log.table.seq)) == "chance/fair"


def test_bots_decide_and_wait_for_the_throws() -> None:
    log = started("bot", "Ann")
    assert log.table.bot_to_move is None
    entered(log, GLOBE, seat=1)
    assert log.table.bot_to_move == 0
    log.play()
    assert log.actor == CHANCE


def test_a_record_says_that_its_chance_was_entered_and_has_nothing_to_verify() -> None:
    log = started("Ann", "Ben")
    log.do(Resign(0))
    record = read(write(log.table.record()))
    assert record.entered
    assert record.fairness is None
    assert record.steps[:2] == ((CHANCE, 6), (CHANCE, 1))
    assert prove(log.game, record).entered == 2
    with pytest.raises(Unfair):
        verify(log.game, record)


def test_a_record_that_claims_both_or_has_an_impossible_throw_is_refused() -> None:
    log = started("Ann", "Ben")
    record = log.table.full_record()
    with pytest.raises(BadRecord, match="7"):
        prove(log.game, replace(record, steps=((CHANCE, 7),)))
    fair = Log(here("Ann"), here("Ben")).table.full_record()
    assert not fair.entered
    assert "entered" not in write(fair)
    with pytest.raises(Unfair):
        prove(log.game, replace(fair, entered=True))


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


def test_several_outcomes_of_one_entry_are_taken_back_together() -> None:
    log = dice_thrown()
    before = len(log.table.match.steps) - 5
    assert log.do(AskUndo(1)) == [TakenBack(1, before)]


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


# Several dice at once


def dice_thrown() -> Log:
    """Last One Alive after the first handful: a zombie die and four others, entered together."""
    log = Log(here("Ann"), here("Ben"), game=game("last_one_alive"), chance="entered")
    entered(log, 0)
    while log.actor != CHANCE or log.table.match.state.legal() or not is_handful(log):
        entered(log, 0) if log.actor == CHANCE else log.play(-1)
    due = due_entry(log.table, 0)
    assert due is not None
    log.do(Enter(0, tuple(part.outcomes[0].action for part in due.parts for _ in range(part.count)), log.table.seq))
    return log


def is_handful(log: Log) -> bool:
    due = due_entry(log.table, 0)
    return due is not None and due.count == 5


def test_several_dice_are_entered_at_once() -> None:
    log = dice_thrown()
    steps = log.table.match.steps
    assert [actor for actor, _ in steps[-6:]] == [0, *[CHANCE] * 5]


def test_too_many_or_no_outcomes_are_refused() -> None:
    log = started("Ann", "Ben")
    assert refusal(log, Enter(0, (1, 1), log.table.seq)) == "illegal/wrong_count"
    assert refusal(log, Enter(0, (), log.table.seq)) == "illegal/wrong_count"


# Secret draws


def hidden(*names: str) -> Log:
    return Log(*(here(name) for name in names), game=HIDDEN_CARDS, chance="entered")


def test_everybody_enters_the_own_card_and_nothing_happens_before_all_have() -> None:
    log = hidden("Ann", "Ben")
    assert log.do(Enter(1, (4,), log.table.seq)) == [Entered(1, (4,))]
    assert log.table.own_steps == []
    assert waited_for(log) == (0,)
    assert log.do(Enter(0, (6,), log.table.seq)) == [Entered(0, (6,)), Step(CHANCE, 6), Step(CHANCE, 4)]
    assert log.table.entered.ahead == {}


def waited_for(log: Log) -> tuple[int, ...]:
    due = due_entry(log.table, None)
    assert due is not None
    return due.seats


def test_nobody_enters_a_secret_of_somebody_else() -> None:
    log = hidden("Ann", "Ben")
    entered(log, 1, seat=0)
    entered(log, 2, seat=1)
    log.play(1)  # Ann swaps, and draws
    assert refusal(log, Enter(1, (3,), log.table.seq)) == "chance/not_asked"
    assert log.do(Enter(0, (3,), log.table.seq)) == [Entered(0, (3,)), Step(CHANCE, 3)]


def test_the_others_are_sent_the_same_whatever_is_entered() -> None:
    sent = []
    for card in (1, 6):
        log = hidden("Ann", "Ben", "Cat")
        entered(log, card)
        sent.append([msgspec.json.encode(due_entry(log.table, viewer)) for viewer in (None, 1, 2)])
        own = due_entry(log.table, 0)
        assert own is not None
        assert own.entered == (card,)
    assert sent[0] == sent[1]
    assert b"parts" not in sent[0][0]


def test_a_card_of_which_all_are_elsewhere_is_refused_without_saying_where_and_everybody_reads_it() -> None:
    log = hidden("Ann", "Ben", "Cat")
    entered(log, 5, seat=0)
    entered(log, 5, seat=1)
    before = list(log.table.match.steps), dict(log.table.entered.ahead)
    assert log.do(Enter(2, (5,), log.table.seq)) == [EntryRefused(2)]
    assert (list(log.table.match.steps), log.table.entered.ahead) == before
    assert log.table.entered.second == [(log.table.seq, EntryRefused(2))]
    entered(log, 4, seat=2)
    assert log.actor == 0


def test_trying_cards_one_after_the_other_leaves_a_trace_that_names_none() -> None:
    log = hidden("Ann", "Ben")
    for card in (1, 2, 3):
        entered(log, card, seat=0)
    log.do(AskUndo(0))
    assert len(log.table.entered.second) == 3, "two were replaced, one was withdrawn"
    for _, entry in log.table.entered.second:
        assert entry_told(entry).text == Text("told-entry-withdrawn", {"who": Who(0)})


def test_what_waits_is_taken_back_by_its_owner_or_replaced() -> None:
    log = hidden("Ann", "Ben")
    entered(log, 5, seat=0)
    assert refusal(log, AskUndo(1)) == "undo/nothing"
    assert log.do(AskUndo(0)) == [Entered(0, ())]
    assert waited_for(log) == (0, 1)
    entered(log, 4, seat=0)
    entered(log, 3, seat=0)
    entered(log, 2, seat=1)
    assert list(log.table.match.steps) == [(CHANCE, 3), (CHANCE, 2)]


def test_after_the_deal_one_card_is_corrected_and_the_others_stay() -> None:
    log = hidden("Ann", "Ben", "Cat")
    for seat, card in enumerate((3, 2, 1)):
        entered(log, card, seat=seat)
    assert log.do(AskUndo(1)) == [TakenBack(1, 0)]
    assert waited_for(log) == (1,)
    entered(log, 6, seat=1)
    assert list(log.table.match.steps) == [(CHANCE, 3), (CHANCE, 6), (CHANCE, 1)]


def test_who_leaves_is_not_waited_for() -> None:
    log = hidden("Ann", "Ben", "Cat")
    entered(log, 3, seat=0)
    entered(log, 2, seat=1)
    log.do(Resign(2))
    assert log.actor == 0
    assert log.table.match.steps[-2:] == [(CHANCE, 3), (CHANCE, 2)]


def test_what_waits_is_there_after_a_restart() -> None:
    log = hidden("Ann", "Ben")
    entered(log, 5, seat=0)
    again = Table.restore(
        log.game, log.secret, [Logged(one.seq, read_entry(write_entry(one.entry))) for one in log.entries]
    )
    assert again.entered.ahead == {0: (5,)}


def test_bots_play_where_nothing_is_secret_only() -> None:
    with pytest.raises(TableError, match="only people") as caught:
        Log(here("Ann"), bot(), game=HIDDEN_CARDS, chance="entered")
    assert caught.value.code == "chance/people_only"
    assert refusal(hidden("Ann", "Ben"), HandOver(0, "random")) == "chance/people_only"


def test_a_game_with_secrets_that_cannot_ask_for_them_is_refused() -> None:
    with pytest.raises(TableError) as caught:
        Log(here("Ann"), here("Ben"), game=HIGHCARD, chance="entered")
    assert caught.value.code == "chance/not_here"


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


def test_no_bot_takes_an_open_seat_where_cards_are_drawn_in_secret() -> None:
    log = Log(here("Ann"), link(), game=HIDDEN_CARDS, chance="entered")
    assert refusal(log, FillSeats("random")) == "chance/people_only"
    log = Log(here("Ann"), link(), chance="entered")
    log.do(FillSeats("random"))
    assert log.table.is_started


def test_who_has_left_may_still_read_what_bots_throw() -> None:
    log = started("Ann", "Ben", "bot")
    log.do(Resign(0))
    assert log.do(Enter(0, (1,), log.table.seq))[0] == Entered(0, (1,))
