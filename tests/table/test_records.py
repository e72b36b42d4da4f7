"""A table becomes a record, and a record a table that goes on."""

from __future__ import annotations

import msgspec
import pytest

from ludotek.kernel import BadRecord, Record, verify
from ludotek.kernel import record as records
from ludotek.table import (
    BOT,
    Play,
    Player,
    Rename,
    Step,
    Table,
    bot_turn,
    decide,
    due_throws,
    pause_of,
    players_of_record,
    replay_steps,
    resume,
)
from tests.table.sitting import LUDO, Log, bot, here


def played(*, moves: int = 20) -> Log:
    log = Log(here("Ann"), bot())
    log.do(Rename(0, "Anna"))
    for _ in range(moves):
        log.play()
    return log


def through_a_file(record: Record) -> Record:
    return records.read(records.write(record))


def resumed(record: Record) -> Table:
    return resume(LUDO, record, players_of_record(LUDO, record), pace="fast")


def test_a_table_goes_on_from_its_own_record_as_it_would_have() -> None:
    log = played()
    table = resumed(through_a_file(log.table.full_record()))
    assert [seat.player for seat in table.seats] == [Player("Anna"), Player(level="random")]
    assert LUDO.dump(table.match.state) == LUDO.dump(log.table.match.state)
    assert pause_of(table) == 0.3
    for one in (log.table, table):
        while not one.is_over:
            play_on(one)
    assert records.write(table.full_record()) == records.write(log.table.full_record())
    assert verify(LUDO, table.record()) > 10


def play_on(table: Table) -> None:
    """Bots by their own generator, people their first choice."""
    turn = bot_turn(table)
    if turn is None:
        entries = decide(table, Play(int(table.match.state.actor), table.match.state.legal()[0], table.seq))
    else:
        legal = turn.view.legal
        entries = decide(table, turn.command(legal[turn.rng.below(len(legal))]), BOT)
    for entry in entries:
        table.apply(entry)


def test_a_record_that_stops_before_a_throw_has_it_drawn_next() -> None:
    whole = played().table.full_record()
    at = max(number for number, (actor, _) in enumerate(whole.steps) if actor == -1)
    table = resumed(msgspec.structs.replace(whole, steps=whole.steps[:at]))
    assert due_throws(table) == [Step(actor, action) for actor, action in whole.steps[at:]]


def test_a_fork_keeps_the_steps_of_the_other_match_apart() -> None:
    steps = tuple(played().table.match.steps)
    log = Log(here("Cat"), here("Dan"), secret="cd" * 32, steps=steps)
    log.play()
    table = resumed(log.table.full_record())
    assert table.created.steps == steps
    assert table.own_steps == log.table.own_steps


def test_a_changed_throw_or_step_is_refused_with_its_number() -> None:
    whole = played().table.full_record()
    at = max(number for number, (actor, _) in enumerate(whole.steps) if actor == -1)
    changed = (*whole.steps[:at], (-1, whole.steps[at][1] % 6 + 1))
    with pytest.raises(BadRecord, match=rf"step {at + 1} .* was changed"):
        resumed(msgspec.structs.replace(whole, steps=changed))
    with pytest.raises(BadRecord, match=rf"step {at + 1} .* not possible"):
        resumed(msgspec.structs.replace(whole, steps=(*whole.steps[:at], (1, 99))))


def test_a_record_with_too_few_nonces_is_refused() -> None:
    whole = played().table.full_record()
    assert whole.fairness is not None
    short = msgspec.structs.replace(whole.fairness, nonces=("one",))
    with pytest.raises(BadRecord, match="for 2 players, but it has 1 nonces"):
        resumed(msgspec.structs.replace(whole, fairness=short))


def test_the_match_of_a_record_is_seen_after_every_step() -> None:
    whole = played().table.full_record()
    assert [len(match.steps) for match in replay_steps(LUDO, whole)] == list(range(len(whole.steps) + 1))
