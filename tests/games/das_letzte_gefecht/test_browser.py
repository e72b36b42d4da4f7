"""Two pairs in four browsers play a whole match; nobody is told a card that only others may see."""

from __future__ import annotations

import re
import time

import pytest

from tests.e2e.conftest import browser, people, server
from tests.e2e.table import People, Person, keys_of

__all__ = ["browser", "people", "server"]  # fixtures
PATIENCE = 240.0  # seconds: some two hundred decisions, on a machine that has other things to do

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


def test_four_people_in_four_browsers_play_a_whole_match(people: People) -> None:
    """Everybody is told the same; only what the two partners of a swap and the owner of a card may know differs."""
    everybody = [people.come() for _ in range(4)]
    made = people.match("link", "link", "link", "link", game="das_letzte_gefecht", options={})
    for person, key in zip(everybody, keys_of(made, "link"), strict=True):
        person.sit_down(made["match"], key)
    play_to_the_end(everybody)
    told = [person.lines.all_inner_texts() for person in everybody]  # the last few hundred
    turned = [[line for line in lines if " turns up " in line] for lines in told]
    assert turned[0] == turned[1] == turned[2] == turned[3]
    assert len(turned[0]) >= 2 * 4 * 4  # two battles at least, four cards each
    for lines in told:
        of_others = [line for line in lines if "face down" in line and "You " not in line]
        assert of_others
        assert not any(character.isdecimal() for line in of_others for character in line)
    everybody[0].picture("das_letzte_gefecht-four")
