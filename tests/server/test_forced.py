"""What is forced is made by the room: choices where there are secrets not faster than real ones, throws one by one."""

from __future__ import annotations

import asyncio
import random

from ludotek.kernel import CHANCE
from ludotek.server.bots import BotRunner
from ludotek.server.choosing import LONGEST, SHORTEST, USUAL, ChoosingTimes
from ludotek.server.push import asked
from ludotek.table import PACES, Caller, ChangeSettings, Command, Join, SeatSettings, Step
from tests.server.harness import Address
from tests.server.test_play import SHORT
from tests.table.sitting import Log, link


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


def test_a_person_whose_throws_lead_to_no_choice_need_not_throw(address: Address) -> None:
    """Everybody sees that a throw is due before it is made: it is told like one by hand."""
    match = address.create("link", "link", options=SHORT, pace="instant")
    liked = {"plays_forced": True, "throws_by_hand": True}
    ann, ben = match.join(0, settings=liked), match.join(1, settings=liked)
    for client in (ann, ben):
        while client.result is None:
            client.hear()
        dues = [message["throw"] for message in client.heard if message.get("throw")]
        assert {due["seat"] for due in dues} == {0, 1}
        assert all(due["is_forced"] for due in dues)


def test_without_the_setting_the_throw_waits(address: Address) -> None:
    match = address.create("link", "random", options=SHORT, pace="instant")
    ann = match.join(0, settings={"throws_by_hand": True})
    ann.catch_up()
    ann.catch_up()
    assert ann.throw == {"seat": 0, "about": ["die"]}


def test_a_throw_waits_until_those_before_it_are_seen() -> None:
    log = Log(link(), link(), options=SHORT)
    for seat in (0, 1):
        log.do(ChangeSettings(seat, SeatSettings(throws_by_hand=True, plays_forced=True)))
        log.do(Join(seat, f"nonce {seat}"))
    runner = Patient(log)
    asyncio.run(runner.play())
    seconds = PACES[log.table.pace]
    assert len(runner.waited) > 10
    assert all(waited >= seconds * thrown for waited, thrown in runner.waited)
    assert {thrown for _, thrown in runner.waited} >= {0, 1, 3}


class Patient(BotRunner):
    """Notes for how long it waits before each throw, and how many there were just before it."""

    def __init__(self, log: Log) -> None:
        super().__init__("m", log.table, (), no_bot, self.do)
        self.log = log
        self.thrown = 0
        self.waited: list[tuple[float, int]] = []

    async def play(self) -> None:
        self.wake()
        while self.is_running:
            await asyncio.sleep(0)

    async def _pause(self, seconds: float) -> None:
        if self.table.throw is not None:
            self.waited.append((seconds, self.thrown))

    async def do(self, command: Command, id: str, caller: Caller) -> int:
        added = self.log.do(command, caller)
        self.thrown = sum(isinstance(entry, Step) and entry.actor == CHANCE for entry in added)
        self.follow(added)
        return self.table.seq


async def no_bot(*_: object) -> int:
    raise AssertionError("nobody here is a bot")


def test_nobody_is_called_for_a_throw_that_the_table_makes() -> None:
    log = Log(link(), link(), options=SHORT)
    for settings, called in ((SeatSettings(throws_by_hand=True), 0), (SeatSettings(True, plays_forced=True), None)):
        for seat in (0, 1):
            log.do(ChangeSettings(seat, settings))
            log.do(Join(seat, f"nonce {seat}"))
        assert asked(log.table) == called


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
