"""Sides that nobody but bots plays for."""

from __future__ import annotations

import pytest

from ludotek.catalogue import game
from ludotek.kernel import LEAVE
from ludotek.table import EndSide, HandOver, Step, TableError
from tests.table.sitting import Log, bot, here, link

SEQUENCE = game("sequence")


def refusal(log: Log, seat: int) -> str:
    before = log.table.seq
    with pytest.raises(TableError) as refused:
        log.do(EndSide(seat))
    assert log.table.seq == before
    return refused.value.code


def leaves(log: Log, seat: int) -> list[int]:
    """Who leaves when the side of this seat is ended."""
    return [step.actor for step in log.do(EndSide(seat)) if isinstance(step, Step) and step.action == int(LEAVE)]


def test_a_seat_that_plays_for_itself_is_its_own_side() -> None:
    log = Log(here("Ann"), bot(), bot())
    assert log.table.side_of(1) == [1]
    assert leaves(log, 1) == [1]
    assert log.table.left == {1}
    assert not log.table.is_over


def test_seq_r24_a_side_of_bots_is_ended_as_a_loss() -> None:
    """SEQ-R24: all its seats leave in one batch, and with two sides the other one wins."""
    log = Log(here("Ann"), bot(), here("Cat"), bot(), game=SEQUENCE)
    assert log.table.side_of(3) == [1, 3]
    assert leaves(log, 3) == [1, 3]
    assert log.table.is_over
    assert log.table.match.state.scores() == [1.0, 0.0, 1.0, 0.0]


def test_seq_r24_with_three_sides_the_other_two_play_on_without_it() -> None:
    log = Log(here("Ann"), bot(), here("Cat"), here("Dan"), bot(), bot(), game=SEQUENCE, options={"sides": 3})
    assert leaves(log, 1) == [1, 4]
    assert not log.table.is_over
    for _ in range(12):
        log.play()
    played = {step[0] for step in log.table.match.steps[-12:]}
    assert not played & {1, 4}


def test_a_side_with_a_person_is_not_ended() -> None:
    log = Log(here("Ann"), bot(), here("Cat"), here("Dan"), game=SEQUENCE)
    assert refusal(log, 1) == "seat/person"
    log.do(HandOver(3, "random"))
    assert leaves(log, 1) == [1, 3]


def test_a_side_is_ended_once_and_only_while_the_match_runs() -> None:
    log = Log(here("Ann"), bot(), here("Cat"))
    log.do(EndSide(1))
    assert refusal(log, 1) == "seat/left"
    waiting = Log(link(), bot())
    assert refusal(waiting, 1) == "table/not_started"
