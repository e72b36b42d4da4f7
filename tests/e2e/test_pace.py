"""The pace of bots is the person's: it changes during the match, and one tap hurries them until the next own turn."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.e2e.table import People, Person, keys_of

BOTS = 3
SLOW = 1.6 * BOTS  # seconds: as long as the bots' pauses at the slow pace last at least, whatever is drawn meanwhile


def sit_down(people: People) -> Person:
    anna = people.come(pace="slow")
    made = people.match("here", *["bot"] * BOTS, game="sequence", options={}, pace="slow")
    anna.sit_down(made["match"], *keys_of(made, "here"))
    asked(anna)
    return anna


def asked(anna: Person) -> None:
    expect(anna.page.locator("svg.live .ring").first).to_be_attached(timeout=60_000)


def move(anna: Person) -> tuple[float, int]:
    """Makes a move; the time when it was made, and the length of the log before it."""
    lines = anna.lines.count()
    assert anna.play_through()
    return time.monotonic(), lines


def seconds(anna: Person, since: float, lines: int) -> float:
    """Until everybody has moved and this person is asked again: every move is a line of the log."""
    anna.lines.nth(lines + BOTS).wait_for(state="attached", timeout=60_000)
    asked(anna)
    return time.monotonic() - since


def test_one_tap_hurries_the_bots_until_the_next_own_turn_and_no_longer(people: People) -> None:
    anna = sit_down(people)
    slow = seconds(anna, *move(anna))
    assert slow > SLOW
    moved = move(anna)
    anna.page.get_by_role("button", name="Skip ahead").click()
    assert seconds(anna, *moved) < slow - SLOW / 2, "no pauses"
    assert seconds(anna, *move(anna)) > SLOW


def test_a_pace_that_is_changed_while_bots_move_holds_at_once_and_stays(people: People) -> None:
    anna = sit_down(people)
    slow = seconds(anna, *move(anna))
    moved = move(anna)
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("dialog").get_by_label("no waiting").check()
    anna.page.keyboard.press("Escape")
    assert seconds(anna, *moved) < slow - SLOW / 3, "one or two pauses fewer"
    assert seconds(anna, *move(anna)) < slow - SLOW / 2, "no pauses"
