"""One running match, without a server: who may do what, and what it adds to the log."""

from __future__ import annotations

import random
from contextlib import suppress

import msgspec
import pytest

from ludotek.kernel import LEAVE, IllegalMove, verify
from ludotek.kernel import record as records
from ludotek.table import (
    AnswerUndo,
    AskUndo,
    Caller,
    ChangePace,
    Command,
    HandOver,
    Join,
    Joined,
    Logged,
    PaceChanged,
    Play,
    Rematch,
    Rename,
    Resign,
    Said,
    Say,
    SeatChanged,
    Step,
    Table,
    TableError,
    decide,
    pause_of,
    read_entry,
    write_entry,
)
from tests.table.hidden_cards import GAME as HIDDEN_CARDS
from tests.table.hidden_cards import KEEP, HiddenState
from tests.table.sitting import LUDO, SECRET, Log, bot, created, here, link, refusal, snapshot

# The start


def test_a_match_of_people_here_and_bots_starts_at_once() -> None:
    log = Log(here("Ann"), bot())
    assert log.table.is_started
    assert log.table.own_steps
    assert log.actor >= 0


def test_the_first_throw_waits_for_everybodys_nonce() -> None:
    log = Log(here("Ann"), link(), link())
    assert not log.table.is_started
    assert log.do(Join(2, "c's nonce")) == [Joined(2, "c's nonce")]
    assert not log.table.own_steps
    added = log.do(Join(1, "b's nonce"))
    assert log.table.is_started
    assert added[0] == Joined(1, "b's nonce")
    assert all(isinstance(entry, Step) and entry.actor == -1 for entry in added[1:])
    assert len(added) > 1
    assert log.table.match.record.fairness is not None
    assert log.table.match.record.fairness.nonces == ("nonce of Ann", "b's nonce", "c's nonce")


def test_nobody_plays_or_leaves_before_the_start() -> None:
    log = Log(here("Ann"), link())
    assert refusal(log, Play(0, 0, 1)) == "table/not_started"
    assert refusal(log, Resign(0)) == "table/not_started"
    assert refusal(log, AskUndo(0)) == "table/not_started"


def test_a_seat_is_taken_once() -> None:
    log = Log(here("Ann"), link())
    log.do(Join(1, "first"))
    assert log.do(Join(1, "second")) == []
    assert log.table.seats[1].nonce == "first"


def test_a_bot_may_take_the_seat_that_nobody_came_for() -> None:
    log = Log(here("Ann"), link())
    added = log.do(HandOver(1, "random"), Caller(nonce="made by the server"))
    assert added[:2] == [SeatChanged(1, level="random"), Joined(1, "")], "else a server could try out nonces"
    assert log.table.is_started


def test_another_version_of_the_rules_is_refused() -> None:
    old = msgspec.structs.replace(created([here(), here()]), version=0)
    with pytest.raises(TableError) as caught:
        Table(LUDO, SECRET, old)
    assert caught.value.code == "match/other_version"


# Playing


def test_a_choice_and_the_throws_that_follow_it_are_one_batch() -> None:
    log = Log(here("Ann"), here("Ben"))
    seat = log.actor
    added = log.play()
    assert isinstance(added[0], Step)
    assert added[0].actor == seat
    assert all(isinstance(entry, Step) and entry.actor == -1 for entry in added[1:])
    assert log.actor >= 0 or log.table.is_over


def test_deciding_changes_nothing() -> None:
    log = Log(here("Ann"), here("Ben"))
    before = snapshot(log.table)
    legal = log.table.match.state.legal()
    assert decide(log.table, Play(log.actor, legal[0], log.table.seq)) == decide(
        log.table, Play(log.actor, legal[0], log.table.seq)
    )
    assert snapshot(log.table) == before


def test_a_choice_out_of_turn_or_not_legal_is_refused_with_the_clause() -> None:
    log = Log(here("Ann"), here("Ben"))
    assert refusal(log, Play(1 - log.actor, 0, log.table.seq)) == "illegal/not_your_turn"
    assert refusal(log, Play(log.actor, 999, log.table.seq)) == "illegal/not_legal"
    with pytest.raises(IllegalMove) as caught:
        decide(log.table, Play(1 - log.actor, 0, log.table.seq))
    assert caught.value.clause == "LUDO-08"


def test_a_choice_made_before_the_position_changed_is_out_of_date() -> None:
    log = Log(here("Ann"), here("Ben"))
    seen = log.table.seq
    log.play()
    assert refusal(log, Play(log.actor, log.table.match.state.legal()[0], seen)) == "table/out_of_date"
    assert refusal(log, Play(log.actor, log.table.match.state.legal()[0], log.table.seq + 1)) == "table/out_of_date"


def test_chat_does_not_make_a_choice_out_of_date() -> None:
    log = Log(here("Ann"), here("Ben"))
    seen = log.table.seq
    log.do(Say(0, "hello"))
    assert log.do(Play(log.actor, log.table.match.state.legal()[0], seen))


def test_the_throws_of_a_finished_match_are_proved_by_its_record() -> None:
    log = Log(here("Ann"), bot())
    log.play_out()
    record = log.table.record()
    assert record.players == ("Ann", "random")
    assert verify(LUDO, record) > 10


def test_the_record_of_a_running_match_keeps_the_secret() -> None:
    log = Log(here("Ann"), here("Ben"))
    fair = log.table.record().fairness
    assert fair is not None
    assert fair.secret is None
    assert SECRET.encode() not in msgspec.json.encode(log.table.record())


def test_commands_are_remembered_with_their_number() -> None:
    log = Log(here("Ann"), here("Ben"))
    log.do(Say(0, "hello"), id="0/a")
    seq = log.table.seq
    log.play()
    assert log.table.done == {"0/a": seq}


# Leaving


def test_resigning_follows_the_rules_of_the_game() -> None:
    log = Log(here("Ann"), here("Ben"))
    added = log.do(Resign(0))
    assert added[0] == Step(0, int(LEAVE))
    assert log.table.is_over
    assert log.table.left == {0}
    assert log.table.match.state.scores() == [0.0, 1.0]
    assert refusal(log, Resign(1)) == "table/over"


def test_a_bot_takes_over_and_the_person_comes_back() -> None:
    log = Log(here("Ann"), here("Ben"))
    log.play_until(0)
    log.do(HandOver(0, "random"))
    assert log.table.bot_to_move == 0
    assert refusal(log, Play(0, log.table.match.state.legal()[0], log.table.seq)) == "seat/bot"
    log.do(HandOver(0, ""))
    assert log.table.bot_to_move is None
    assert log.play()
    assert refusal(log, HandOver(0, "")) == "seat/person"


def test_the_level_of_a_bot_is_changed_during_the_match() -> None:
    log = Log(here("Ann"), bot())
    log.play_until(0)
    before = log.table.match.record.steps
    assert log.do(HandOver(1, "hard")) == [SeatChanged(1, level="hard")]
    assert [seat.level for seat in log.table.seats] == ["", "hard"]
    assert log.table.match.record.steps == before, "nothing is played by it"
    log.do(HandOver(1, "beginner"))
    assert log.table.seats[1].level == "beginner"


def test_a_bot_does_not_move_for_a_person_who_came_back() -> None:
    log = Log(here("Ann"), here("Ben"))
    log.play_until(0)
    assert refusal(log, Play(0, log.table.match.state.legal()[0], log.table.seq), Caller(is_bot=True)) == "seat/person"


def test_a_bot_does_at_once_what_people_may_forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its reflex belongs to the same batch; a person's does not happen by itself."""
    monkeypatch.setattr(HiddenState, "reflex", lambda self, seat: int(LEAVE))
    assert Log(here("Ann"), here("Ben"), game=HIDDEN_CARDS).play() == [Step(0, KEEP)]
    assert Log(bot(), here("Ben"), game=HIDDEN_CARDS).play() == [Step(0, KEEP), Step(0, int(LEAVE))]


def test_a_player_who_left_for_good_is_not_replaced() -> None:
    log = Log(here("Ann"), here("Ben"), here("Cat"))
    log.do(Resign(0))
    assert refusal(log, HandOver(0, "random")) == "seat/left"


# Words


def test_chat_is_one_clean_line() -> None:
    log = Log(here("Ann"), here("Ben"))
    log.do(Say(0, "  good\n\x07luck  "))
    log.do(Say(1, phrase="thanks"))
    assert [said for _, said in log.table.chat] == [Said(0, "good luck"), Said(1, "", "thanks")]
    assert refusal(log, Say(0, " \n")) == "chat/empty"


def test_a_seat_is_renamed() -> None:
    log = Log(here("Ann"), here("Ben"))
    log.do(Rename(1, " Benedikt\u200b "))
    assert log.table.seats[1].name == "Benedikt"


# The log


@pytest.mark.parametrize("seed", range(6))
def test_a_table_is_rebuilt_from_its_log(seed: int) -> None:
    """Any commands in any order: the log, through JSON, gives the same table."""
    chance = random.Random(seed)
    log = Log(here("Ann"), link(), here("Cat"), bot(), options={"pieces": 1})
    for number in range(120):
        seat = chance.randrange(4)
        commands: list[Command] = [
            Join(1, "b"),
            Say(seat, "words"),
            Rename(seat, f"name {number}"),
            HandOver(seat, chance.choice(["random", ""])),
            AskUndo(seat),
            AnswerUndo(seat, chance.random() < 0.8),
            Rematch(seat),
        ]
        with suppress(TableError):
            log.do(chance.choice(commands), Caller(nonce="n", next_match="next"), id=f"{seat}/{number}")
        if log.table.is_started and not log.table.is_over and log.table.undo is None:
            log.play(chance.randrange(9))
    assert len(log.table.match.steps) > 30
    stored = [Logged(logged.seq, read_entry(write_entry(logged.entry)), logged.command) for logged in log.entries]
    again = Table.restore(LUDO, SECRET, stored)
    assert snapshot(again) == snapshot(log.table)
    assert records.write(again.record()) == records.write(log.table.record())


def test_the_pace_is_changed_for_good() -> None:
    log = Log(here("Ann"), bot())
    assert log.do(ChangePace(0, "instant")) == [PaceChanged("instant")]
    assert log.do(ChangePace(0, "instant")) == []
    assert pause_of(log.table) == 0
    assert pause_of(Table.restore(LUDO, log.secret, log.entries)) == 0


def test_what_was_tried_is_taken_over_and_is_what_would_be_played_again() -> None:
    log = Log(here("Ann"), here("Ben"))
    for number in range(40):
        action = log.table.match.state.legal()[-1]
        added = decide(log.table, Play(log.actor, action, log.table.seq))
        tried = [made.state for made in log.table.tried]
        for entry, state in zip(added, tried, strict=True):
            log.table.apply(entry)
            log.entries.append(Logged(len(log.entries) + 1, entry))
            assert log.table.match.state is state
        if number % 10 == 0:
            again = Table.restore(LUDO, SECRET, log.entries)
            assert snapshot(again) == snapshot(log.table)
            assert again.match.full_record() == log.table.match.full_record()
            assert again.match.stories == log.table.match.stories
            assert again.match.state.legal() == log.table.match.state.legal()


def test_what_was_tried_is_not_taken_over_after_something_else() -> None:
    """Another process was faster: its step is made from the position that is there."""
    log, other = Log(here("Ann"), here("Ben")), Log(here("Ann"), here("Ben"))
    assert decide(log.table, Play(log.actor, log.table.match.state.legal()[0], log.table.seq))
    out_of_date = list(log.table.tried)
    for _ in range(2):
        for entry in other.play():
            log.table.tried = list(out_of_date)
            log.table.apply(entry)
    assert snapshot(log.table) == snapshot(other.table)
    assert log.table.match.full_record() == other.table.match.full_record()
    assert log.table.match.stories == other.table.match.stories
