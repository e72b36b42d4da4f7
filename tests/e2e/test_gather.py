"""Several things taken together. No game is needed for it: the picture of one is given other choices on its way."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.e2e.table import People, Person, keys_of, soon

HANDFUL = 4
POOL = {"piece-0-0": 3, "piece-0-1": 3, "piece-1-0": 2}  # thing -> how many of it there are
DICE = ["piece-0-0", "piece-0-1", "piece-0-2", "piece-1-0", "piece-1-1", "piece-1-2"]


def label(words: str) -> dict[str, Any]:
    return {"t": "text", "id": "choose-move", "args": {"from": words, "to": "again"}}


def handfuls() -> list[dict[str, Any]]:
    """Every handful of four from the pool; the two plainest are ready-made."""
    things = list(POOL)
    found = []
    for first in range(POOL[things[0]] + 1):
        for second in range(POOL[things[1]] + 1):
            third = HANDFUL - first - second
            if 0 <= third <= POOL[things[2]]:
                counts = dict(zip(things, (first, second, third), strict=True))
                found.append({thing: count for thing, count in counts.items() if count})
    return [choice(number, gathers, preset=number in (1, 4)) for number, gathers in enumerate(found)]


def subsets() -> list[dict[str, Any]]:
    """Any of six, none of them included."""
    masks = range(1, 2 ** len(DICE))
    found = [choice(mask, {die: 1 for bit, die in enumerate(DICE) if mask >> bit & 1}) for mask in masks]
    return [{"action": 0, "label": label("nothing again"), "about": []}, *found]


def choice(action: int, gathers: dict[str, int], *, preset: bool = False) -> dict[str, Any]:
    words = ", ".join(f"{count} {thing}" for thing, count in gathers.items())
    return {"action": action, "label": label(words), "about": list(gathers), "gathers": gathers, "preset": preset}


def sit_before(people: People, choices: list[dict[str, Any]], *, phone: bool = False) -> tuple[Person, list[Any]]:
    """A person who is offered these choices, and what comes of it."""
    person = people.come(size=(390, 844) if phone else (1440, 900), touch=phone)
    played: list[Any] = []
    person.page.route_web_socket("**/api/socket?*", lambda wire: between(wire, choices, played.append))
    made = people.match("here", "here", options={})
    person.sit_down(made["match"], *keys_of(made, "here"))
    return person, played


def between(wire: WebSocketRoute, choices: list[dict[str, Any]], played: Callable[[Any], None]) -> None:
    server = wire.connect_to_server()

    def from_page(message: str | bytes) -> None:
        said = json.loads(message)
        if said["t"] == "do" and said["command"]["t"] == "play":
            played(said["command"]["action"])
        else:
            server.send(message)

    def from_server(message: str | bytes) -> None:
        said = json.loads(message)
        if said["t"] in ("welcome", "seen"):
            said["scene"]["choices"] = choices
        elif said["t"] == "update" and said.get("change"):
            said["change"].pop("choices", None)
        wire.send(json.dumps(said))

    wire.on_message(from_page)
    server.on_message(from_server)


def strip(person: Person) -> Locator:
    return person.page.get_by_role("toolbar", name="Selected so far")


def confirm(person: Person) -> Locator:
    return strip(person).get_by_role("button").last


def count_on(person: Person, thing: str) -> Locator:
    return person.page.locator(f"[data-thing={thing}] .counter")


def tap(person: Person, thing: str, *, corner: bool = False) -> None:
    """On the thing in the picture; its count stands in the lower left corner."""
    box = person.page.locator(f"[data-thing={thing}] {'.counter circle' if corner else 'use'}").first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * (0.5 if corner else 0.3)
    person.page.mouse.click(x, y)


def test_a_handful_is_put_together_on_the_board(people: People) -> None:
    anna, played = sit_before(people, handfuls())
    expect(confirm(anna)).to_have_text("Choose 4 more")
    expect(confirm(anna)).to_be_disabled()
    for thing in ("piece-0-0", "piece-0-0", "piece-0-1"):
        tap(anna, thing)
    expect(count_on(anna, "piece-0-0")).to_have_text("2")
    expect(confirm(anna)).to_have_text("Choose one more")
    tap(anna, "piece-0-0", corner=True)
    expect(count_on(anna, "piece-0-0")).to_have_text("1")
    for thing in ("piece-1-0", "piece-1-0"):
        tap(anna, thing)
    expect(confirm(anna)).to_be_enabled()
    anna.picture("gather")
    assert anna.violations() == []
    tap(anna, "piece-0-1")  # a fifth: refused, and it says so
    expect(anna.page.get_by_role("status").filter(has_text="does not go with your selection")).to_be_visible()
    expect(count_on(anna, "piece-0-1")).to_have_text("1")
    confirm(anna).click()
    expect(anna.page.locator(".live .counter")).to_have_count(0)
    wanted = {"piece-0-0": 1, "piece-0-1": 1, "piece-1-0": 2}
    assert played == [one["action"] for one in handfuls() if one["gathers"] == wanted]


def test_a_handful_is_put_together_with_the_keyboard(people: People) -> None:
    anna, played = sit_before(people, handfuls())
    keys = anna.page.keyboard
    strip(anna).get_by_role("button").first.focus()
    keys.press("Enter")
    keys.press("Enter")
    keys.press("Backspace")
    expect(count_on(anna, "piece-0-0")).to_have_text("1")
    keys.press("ArrowRight")
    for _ in range(3):
        keys.press("Enter")
    expect(confirm(anna)).to_be_enabled()
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(confirm(anna)).to_be_focused()
    keys.press("Enter")
    wanted = {"piece-0-0": 1, "piece-0-1": 3}
    soon(anna.page, lambda: played, [one["action"] for one in handfuls() if one["gathers"] == wanted])


def test_ready_made_handfuls_have_buttons_and_keys(people: People) -> None:
    anna, played = sit_before(people, handfuls())
    presets = [one["action"] for one in handfuls() if one["preset"]]
    expect(anna.choices).to_have_count(len(presets))
    anna.choices.nth(1).hover()
    expect(anna.page.locator(".live .counter").first).to_be_visible()  # what it would take
    anna.page.keyboard.press("2")
    soon(anna.page, lambda: played, [presets[1]])


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_any_of_six_things_are_chosen_and_let_go(people: People, phone: bool) -> None:
    """Single things are let go by the second tap; every step may be confirmed; the whole list can be searched."""
    anna, played = sit_before(people, subsets(), phone=phone)
    buttons = strip(anna).get_by_role("button")
    for number in (0, 1, 3):
        buttons.nth(number).click()
    buttons.nth(1).click()
    expect(buttons.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(buttons.nth(1)).to_have_attribute("aria-pressed", "false")
    anna.picture(f"gather-dice-{'phone' if phone else 'desktop'}")
    anna.page.get_by_role("button", name="All 63 choices").click()
    anna.page.get_by_role("searchbox").fill("9 blue")
    expect(anna.page.get_by_text("None of your choices contains")).to_be_visible()
    anna.page.keyboard.press("Escape")  # of the search
    anna.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    confirm(anna).click()
    soon(anna.page, lambda: played, [0b1001])
