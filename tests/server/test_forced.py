"""Forced choices are made by the room, and where there are secrets not faster than real ones."""

from __future__ import annotations

import random

from ludotek.server.choosing import LONGEST, SHORTEST, USUAL, ChoosingTimes
from tests.server.harness import Address
from tests.server.test_play import SHORT


def test_a_person_who_never_has_a_choice_need_not_play(address: Address) -> None:
    match = address.create("link", "random", options=SHORT, pace="instant")
    ann = match.join(0, settings={"plays_forced": True})
    while ann.result is None:
        ann.hear()
    told = [message for message in ann.heard if message["t"] == "update" and message.get("told")]
    assert len(told) > 10


def test_without_the_setting_the_only_choice_waits(address: Address) -> None:
    match = address.create("link", "random", options=SHORT, pace="instant")
    ann = match.join(0)
    while ann.actor != 0:
        ann.hear()
    ann.catch_up()
    assert ann.actor == 0
    assert len(ann.choices) == 1


def test_a_forced_choice_takes_as_long_as_one_of_the_real_ones() -> None:
    now = 0.0
    times = ChoosingTimes(lambda: now, random.Random(1))
    assert {times.typical(0) for _ in range(50)} == set(USUAL)
    for position, taken in enumerate((0.2, 2.5, 90.0)):
        times.ask(0, position)
        times.ask(0, position)  # the same again: the clock runs on
        now += taken
        times.note(1)  # not asked
        times.note(0)
    assert {times.typical(0) for _ in range(50)} == {SHORTEST, 2.5, LONGEST}
    assert {times.typical(1) for _ in range(50)} == set(USUAL)
