"""The same table on every screen: throws by hand, undo, banners, and taps that were not meant."""

from __future__ import annotations

import json
import time

from playwright.sync_api import expect

from tests.e2e.table import SHORT, People, Person, keys_of

SLOW = "normal"  # a pace at which throws wait for the hand
IMPATIENT = 0.25  # seconds: what has just appeared takes no click for a little longer


def two_at_the_table(people: People) -> tuple[Person, Person]:
    made = people.match("link", "link", options=SHORT)
    anna, bo = people.come(pace=SLOW), people.come(pace=SLOW)
    for person, key in zip((anna, bo), keys_of(made, "link"), strict=True):
        person.sit_down(made["match"], key)
    return anna, bo


def test_both_devices_wait_for_the_hand_and_see_the_throw_together(people: People) -> None:
    anna, bo = two_at_the_table(people)
    throw = anna.page.get_by_role("button", name="Throw", exact=True)
    expect(throw).to_be_visible()
    expect(bo.page.locator(".prompt")).to_contain_text("is about to throw")
    expect(bo.page.get_by_role("button", name="Throw", exact=True)).to_have_count(0)
    assert anna.lines.count() == bo.lines.count() == 0 or "Nothing" in anna.lines.first.inner_text()
    anna.page.reload()
    anna.board.wait_for()
    expect(bo.page.locator(".prompt")).to_contain_text("is about to throw")
    throw.click()
    expect(bo.page.locator(".side ol")).to_contain_text("throws")
    expect(bo.page.get_by_role("button", name="Throw", exact=True)).to_be_visible()
    expect(anna.page.locator(".prompt")).to_contain_text("is about to throw")


def test_a_returning_guest_takes_the_seat_back_from_a_bot(people: People) -> None:
    made = people.match("link", "link", options=SHORT)
    anna, bo = people.come(pace=SLOW), people.come(pace=SLOW)
    first, second = keys_of(made, "link")
    bo.sit_down(made["match"], second)
    anna.sit_down(made["match"], first)
    address = anna.page.url
    anna.open("/")
    let_bot = bo.page.get_by_role("button", name="Let a bot play")
    expect(bo.page.get_by_text("is away.")).to_be_visible()
    let_bot.click()
    expect(let_bot).to_have_count(0)
    anna.page.goto(address)
    expect(anna.page.get_by_text("A bot is playing for you.")).to_be_visible()
    anna.page.get_by_role("button", name="Play my seat myself").click()
    expect(anna.page.get_by_text("A bot is playing for you.")).to_have_count(0)


def test_a_dead_wire_is_told_within_five_seconds_of_a_tap(people: People) -> None:
    """The network swallows everything and says nothing."""
    made = people.match("here", "bot", options=SHORT)
    anna = people.come(pace=SLOW)
    anna.route_connection()
    anna.sit_down(made["match"], *keys_of(made, "here"))
    throw = anna.page.get_by_role("button", name="Throw", exact=True)
    expect(throw).to_be_visible()
    anna.is_deaf = True
    throw.click()
    expect(anna.page.get_by_text("No connection.")).to_be_visible(timeout=15000)
    anna.is_deaf = False
    expect(anna.page.get_by_text("No connection.")).to_have_count(0, timeout=15000)
    expect(anna.page.locator(".side ol")).to_contain_text("throws")  # the tap was not lost


def test_a_running_game_is_removed_only_after_ten_seconds(people: People) -> None:
    made = people.match("here", "bot", options=SHORT)
    anna = people.come()
    anna.sit_down(made["match"], *keys_of(made, "here"))
    page = anna.open("/")
    page.get_by_role("button", name="Remove Ludo from this list").click()
    expect(page.get_by_text("was removed from the list")).to_be_visible()
    keys = "JSON.parse(localStorage.getItem('ludotek.matches'))"
    assert made["match"] in page.evaluate(keys)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("button", name="Remove Ludo from this list")).to_be_visible()
    page.clock.install()
    page.get_by_role("button", name="Remove Ludo from this list").click()
    page.clock.run_for(10_500)
    assert made["match"] not in json.loads(page.evaluate(f"JSON.stringify({keys})"))
    expect(page.get_by_role("button", name="Remove Ludo from this list")).to_have_count(0)


def test_a_second_click_on_throw_plays_no_piece(people: People) -> None:
    made = people.match("here", "bot", options={"pieces": 4})
    anna = people.come(pace="fast")
    anna.sit_down(made["match"], *keys_of(made, "here"))
    for _ in range(40):
        throw = anna.page.get_by_role("button", name="Throw", exact=True)
        throw.or_(anna.choices.first).first.wait_for()
        if not throw.is_visible():
            anna.choices.first.click()
            continue
        box = throw.bounding_box()
        assert box is not None
        sent = len(anna.played)
        anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
        for _ in range(12):  # impatient: a click every 100 ms, until a choice lies there
            before = time.monotonic()
            anna.page.mouse.down()
            anna.page.mouse.up()
            if anna.choices.first.is_visible():
                break
            anna.page.wait_for_timeout(100)
        if anna.choices.first.is_visible() and len(anna.played) == sent:
            anna.page.mouse.down()
            anna.page.mouse.up()
            is_too_late = time.monotonic() - before > IMPATIENT  # on a busy machine: to be tried again
            anna.page.wait_for_timeout(60)
            if is_too_late and len(anna.played) > sent:
                continue
            assert len(anna.played) == sent
            return
    raise AssertionError("forty throws without a choice")
