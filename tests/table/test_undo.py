"""A move is taken back if all others consent."""

from __future__ import annotations

from ludotek.kernel import CHANCE, verify
from ludotek.kernel.record import read, write
from ludotek.table import (
    AnswerUndo,
    AskUndo,
    Caller,
    HandOver,
    Player,
    Resign,
    Rewound,
    SeatChanged,
    Step,
    Table,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    decide,
    resume,
)
from tests.table.hidden_cards import GAME as HIDDEN_CARDS
from tests.table.sitting import LUDO, Log, bot, here, link, refusal


def test_alone_with_bots_no_consent_is_needed() -> None:
    log = Log(here("Ann"), bot(), bot())
    log.play_until(0)
    before, steps = LUDO.dump(log.table.match.state), len(log.table.match.steps)
    log.play()
    log.play_until(0)
    assert log.do(AskUndo(0)) == [TakenBack(0, steps)]
    assert LUDO.dump(log.table.match.state) == before
    assert log.actor == 0


def test_undo_takes_back_when_all_others_consent() -> None:
    log = Log(here("Ann"), here("Ben"), here("Cat"), bot())
    log.play_until(0)
    before, steps = LUDO.dump(log.table.match.state), len(log.table.match.steps)
    log.play()
    assert log.do(AskUndo(0)) == [UndoAsked(0, steps, (1, 2))]
    assert log.do(AnswerUndo(2, True)) == [UndoAnswered(2, True)]
    assert log.table.undo is not None
    assert log.table.undo.waiting == (1,)
    assert log.do(AnswerUndo(1, True)) == [UndoAnswered(1, True), TakenBack(0, steps)]
    assert LUDO.dump(log.table.match.state) == before
    assert len(log.table.step_seqs) == steps
    assert log.table.undo is None


def test_one_no_closes_the_question() -> None:
    log = Log(here("Ann"), here("Ben"), here("Cat"))
    log.play_until(0)
    log.play()
    after = list(log.table.match.steps)
    log.do(AskUndo(0))
    log.do(AnswerUndo(1, False))
    assert log.table.undo is None
    assert list(log.table.match.steps) == after
    assert refusal(log, AnswerUndo(2, True)) == "undo/not_asked"


def test_the_player_who_asked_may_withdraw_but_not_consent() -> None:
    log = Log(here("Ann"), here("Ben"))
    log.play_until(0)
    log.play()
    log.do(AskUndo(0))
    assert refusal(log, AnswerUndo(0, True)) == "undo/not_asked"
    assert refusal(log, AskUndo(1)) == "undo/already_asked"
    log.do(AnswerUndo(0, False))
    assert log.table.undo is None


def test_bots_wait_while_people_talk_about_an_undo() -> None:
    log = Log(here("Ann"), here("Ben"), bot())
    log.play_until(0)
    log.play()
    while log.table.bot_to_move is None:
        log.play()
    log.do(AskUndo(0))
    assert log.table.bot_to_move is None


def test_playing_on_closes_the_question() -> None:
    log = Log(here("Ann"), here("Ben"))
    log.play_until(0)
    log.play()
    log.do(AskUndo(0))
    log.play()
    assert log.table.undo is None


def test_seats_on_the_same_device_need_not_be_asked() -> None:
    log = Log(here("Ann"), here("Ben"))
    log.play_until(0)
    steps = len(log.table.match.steps)
    log.play()
    assert log.do(AskUndo(0), Caller(seats=frozenset({0, 1}))) == [TakenBack(0, steps)]


def test_on_a_shared_device_the_last_decision_of_anybody_there_is_taken_back() -> None:
    """Not the whole turn of somebody else besides."""
    log = Log(here("Ann"), here("Ben"))
    log.play_until(1)
    steps = len(log.table.match.steps)
    log.play()
    assert log.do(AskUndo(0), Caller(seats=frozenset({0, 1}))) == [TakenBack(0, steps)]


def test_with_secrets_everybody_on_the_device_is_asked() -> None:
    """Otherwise a player who has seen another's card could take back their own."""
    log = Log(here("Ann"), here("Ben"), game=HIDDEN_CARDS)
    log.play_until(0)
    log.play()
    added = log.do(AskUndo(0), Caller(seats=frozenset({0, 1})))
    assert isinstance(added[0], UndoAsked)
    assert added[0].waiting == (1,)


def test_a_bot_that_stands_in_for_a_person_never_consents() -> None:
    """Else a player who hands a seat over could take back anything."""
    log = Log(here("Ann"), here("Ben"))
    log.play_until(0)
    log.play()
    log.do(AskUndo(0))
    added = log.do(HandOver(1, "random"))
    assert added[:2] == [SeatChanged(1, level="random"), UndoAnswered(1, False)]
    assert log.table.undo is None
    assert refusal(log, AskUndo(0)) == "undo/stand_in"
    again = Table.restore(LUDO, log.secret, log.entries)
    assert again.seats[1].is_persons
    log.do(HandOver(1, ""))
    assert isinstance(log.do(AskUndo(0))[0], UndoAsked), "the person is back and is asked"


def test_a_bot_on_a_seat_where_nobody_ever_sat_need_not_be_asked() -> None:
    log = Log(here("Ann"), link())
    log.do(HandOver(1, "random"), Caller(nonce="made by the server"))
    log.play_until(0)
    steps = len(log.table.match.steps)
    log.play()
    assert log.do(AskUndo(0)) == [TakenBack(0, steps)]


def test_a_person_who_takes_over_a_bots_seat_is_asked_from_then_on() -> None:
    log = Log(here("Ann"), link())
    log.do(HandOver(1, "random"), Caller(nonce="made by the server"))
    log.do(HandOver(1, ""))
    log.play_until(0)
    log.play()
    assert isinstance(log.do(AskUndo(0))[0], UndoAsked)


def test_an_undo_stands_in_the_record() -> None:
    log = Log(here("Ann"), bot())
    log.play_until(0)
    left = len(log.table.match.steps)
    log.play()
    log.do(AskUndo(0))
    record = log.table.full_record()
    assert record.undos == ((left, 0),)
    assert read(write(record)).undos == record.undos
    again = resume(LUDO, record, [Player("Ann"), Player(level="random")])
    assert again.full_record().undos == record.undos
    assert record.fork(left).undos == ()


def test_among_people_too_the_throws_after_an_undo_are_new() -> None:
    """The undo is a link of the chain: the same move again shows nothing of what would have come (ADR 8)."""
    log = Log(here("Ann"), here("Ben"))
    log.play_until(0)
    throws = []
    for _ in range(12):
        throws.append([entry.action for entry in log.play() if isinstance(entry, Step) and entry.actor == CHANCE])
        log.do(AskUndo(0), Caller(seats=frozenset({1})))
    assert all(throws)
    assert len({tuple(one) for one in throws}) > 1


def test_nothing_is_taken_back_before_one_decided_or_after_the_end() -> None:
    log = Log(here("Ann"), here("Ben"))
    other = 1 - log.actor
    assert refusal(log, AskUndo(other)) == "undo/nothing"
    log.play_out()
    assert refusal(log, AskUndo(0)) == "table/over"


def test_with_secrets_the_last_decision_of_anybody_on_the_device_is_taken_back_if_all_others_consent() -> None:
    log = Log(here("Ann"), here("Ben"), here("Cat"), game=HIDDEN_CARDS)
    log.play_until(1)
    log.play()
    assert log.do(AskUndo(2), Caller(seats=frozenset({0, 1, 2}))) == [
        UndoAsked(2, len(log.table.match.steps) - 1, (0, 1))
    ]


def test_a_device_that_makes_single_choices_by_itself_goes_back_beyond_them() -> None:
    log = Log(here("Ann"), bot(), options={"pieces": 1})
    log.play_until(0)
    while len(log.table.match.state.legal()) != 1:
        log.play()
        log.play_until(0)
    first = len(log.table.match.steps)
    log.play()
    assert decide(log.table, AskUndo(0)) == [TakenBack(0, first)]
    skipping = Caller(seats=frozenset({0}), skips_forced=True)
    assert refusal(log, AskUndo(0), skipping) == "undo/nothing"


def test_only_who_was_not_shown_the_secret_may_reopen_a_finished_match() -> None:
    log = Log(here("Ann"), bot(), options={"pieces": 1})
    log.play_out()
    last = max(number for number, (actor, _) in enumerate(log.table.match.steps) if actor == 0)
    assert refusal(log, AskUndo(0)) == "table/over"
    assert log.do(AskUndo(0), Caller(may_reopen=True)) == [TakenBack(0, last)]
    assert not log.table.is_over


def test_leaving_is_no_decision_that_is_taken_back() -> None:
    log = Log(here("Ann"), here("Ben"), here("Cat"))
    first = log.actor
    log.do(Resign(first))
    assert refusal(log, AskUndo(first)) == "undo/nothing"


def test_undo_does_not_let_anybody_peek() -> None:
    """The same choice again is followed by other throws, and the record still verifies; also over a restart."""
    log = Log(here("Ann"), bot(), bot())
    log.play_until(0)
    steps = len(log.table.match.steps)
    seen = []
    for _ in range(4):
        while len(thrown(log, steps)) < 8:
            log.play()
        seen.append(thrown(log, steps))
        while len(log.table.match.steps) > steps:
            log.do(AskUndo(0))
    assert len(set(seen)) == 4
    again = Table.restore(LUDO, log.secret, log.entries)
    assert again.full_record() == log.table.full_record()
    assert resume(LUDO, log.table.full_record(), [Player(), Player(level="random"), Player(level="random")]).match.steps
    log.play_out()
    assert verify(LUDO, log.table.record()) > 0


def thrown(log: Log, since: int) -> tuple[int, ...]:
    return tuple(action for actor, action in log.table.match.steps[since:] if actor == CHANCE)


def test_a_log_of_before_goes_on_as_it_was_meant() -> None:
    """Matches that were taken back by an older version have drawn their throws as if nothing had happened."""
    log = Log(here("Ann"), bot(), options={"pieces": 1})
    log.play_until(0)
    steps = len(log.table.match.steps)
    log.play()
    first = list(log.table.match.steps)
    log.table.apply(Rewound(steps))
    log.play()
    assert list(log.table.match.steps) == first
    log.play_out()
    assert verify(LUDO, log.table.record()) > 0
