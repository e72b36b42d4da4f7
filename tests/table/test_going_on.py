"""After the end: a rematch, and a new match from a position of an old one."""

from __future__ import annotations

import pytest

from ludotek.kernel import Match, verify
from ludotek.table import (
    AskUndo,
    Caller,
    Join,
    Rematch,
    Rematched,
    Rename,
    TableError,
    decide,
    opening,
    promised,
    rematch,
)
from tests.table.sitting import LUDO, Log, bot, here, link, refusal

# After the end


def test_a_rematch_keeps_seats_options_and_names_but_not_the_throws() -> None:
    log = Log(here("Ann"), link(), bot(), options={"pieces": 1}, pace="fast")
    log.do(Join(1, "b"))
    log.do(Rename(1, "Ben"))
    assert refusal(log, Rematch(0)) == "table/not_over"
    log.play_out()
    assert log.do(Rematch(0), Caller(next_match="next")) == [Rematched("next")]
    assert log.do(Rematch(0), Caller(next_match="other")) == []
    assert log.table.rematch == "next"
    secret = "ab" * 32
    again = rematch(log.table, "first")
    assert [(seat.name, seat.level, seat.nonce) for seat in again.seats] == [
        ("Ann", "", None),
        ("Ben", "", None),
        ("", "random", ""),
    ]
    assert (again.options, again.pace, again.rematch_of) == (log.table.created.options, "fast", "first")
    assert opening(LUDO, secret, again) == [promised(again, secret)]


# Going on from a record


def test_a_fork_begins_with_the_steps_of_another_match_and_throws_by_itself() -> None:
    log = Log(here("Ann"), bot())
    log.play_out()
    at = len(log.table.match.steps) // 2
    earlier = Match.replay(LUDO, log.table.record().fork(at))
    fork = Log(here("Cat"), here("Dan"), secret="cd" * 32, steps=tuple(earlier.steps))
    assert list(fork.table.match.steps[:at]) == list(earlier.steps)
    with pytest.raises(TableError) as caught:
        decide(fork.table, AskUndo(1 - fork.actor))
    assert caught.value.code == "undo/nothing"
    fork.play_out()
    assert verify(LUDO, fork.table.record()) > 0


def test_a_fork_at_the_end_is_refused() -> None:
    log = Log(here("Ann"), bot())
    log.play_out()
    with pytest.raises(TableError) as caught:
        Log(here("Cat"), here("Dan"), steps=tuple(log.table.match.steps))
    assert caught.value.code == "table/over"
