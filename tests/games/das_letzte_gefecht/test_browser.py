"""Two pairs in four browsers play a match to its end; nobody is told a card that only others may see."""

from __future__ import annotations

import re
import time
from typing import Any

import msgspec
import pytest

from tests.e2e.conftest import browser, people, server
from tests.e2e.table import People, Person, keys_of
from tests.games.das_letzte_gefecht.table import table

__all__ = ["browser", "people", "server"]  # fixtures
PATIENCE = 120.0  # seconds: some fifty decisions, on a machine that has other things to do

pytestmark = pytest.mark.compiled  # the browser sees the engine only through the kernel: once is enough


def is_over(person: Person) -> bool:
    return person.page.get_by_role("heading", name=re.compile("win together!")).is_visible()


def play_to_the_end(everybody: list[Person]) -> None:
    """Whoever may choose takes the first choice."""
    deadline = time.monotonic() + PATIENCE
    while True:
        for person in everybody:
            while person.play():
                person.page.wait_for_timeout(5)
        if all(map(is_over, everybody)):
            return
        assert time.monotonic() < deadline, f"not over after {PATIENCE:g} seconds"


def last_battles(people: People) -> dict[str, Any]:
    """The fourth battle ends with its last card, and the Jedi lose it; the fifth, with one figure each, decides."""
    there = table(
        4, phase=4, marker=3, figures=["o", "r y", "r", "o g"], deployed=["o", "r", "r", "o"],
        rows=["o4 o4 o1", "b1 b1 b2", "y1 y1 y2", "p1 p1 p2"], hands=["r1", "b2", "y2", "p2"],
    )  # fmt: skip
    record = msgspec.to_builtins(there.match.full_record())
    body = {"game": "das_letzte_gefecht", "seats": [{"kind": "link"}] * 4, "pace": "instant"}
    made: dict[str, Any] = people.server.post("/api/matches", {**body, "from_record": {"record": record, "at": 0}})
    return made


def test_four_people_in_four_browsers_play_a_match_to_its_end(people: People) -> None:
    """Everybody is told the same; only what the two partners of a swap and the owner of a card may know differs."""
    everybody = [people.come() for _ in range(4)]
    made = last_battles(people)
    for person, key in zip(everybody, keys_of(made, "link"), strict=True):
        person.sit_down(made["match"], key)
    play_to_the_end(everybody)
    told = [person.lines.all_inner_texts() for person in everybody]  # the last few hundred
    turned = [[line for line in lines if " turns up " in line] for lines in told]
    assert turned[0] == turned[1] == turned[2] == turned[3]
    assert len(turned[0]) >= 4 + 4 * 4  # one phase of a battle, and a whole battle
    for lines in told:
        of_others = [line for line in lines if "face down" in line and "You " not in line]
        assert of_others
        assert not any(character.isdecimal() for line in of_others for character in line)
    everybody[0].picture("das_letzte_gefecht-four")
