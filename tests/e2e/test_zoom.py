"""A large board on a small screen: a closer look, with fingers, buttons and keys."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.table import AXE, People, Person, keys_of, soon

PHONE = (390, 844)
LARGE_ENOUGH = 40  # pixels


def sit_before_a_large_board(people: People, *, phone: bool = True, size: tuple[int, int] = PHONE) -> Person:
    """14 by 14 fields, all of them to be chosen from."""
    anna = people.come(size=size if phone else (1440, 900), touch=phone)
    made = people.match("here", "here", "here", "here", game="last_one_standing", options={})
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    page.get_by_role("button", name="I am").click()
    page.locator("svg.live .ring").first.wait_for()
    return anna


def sight(page: Page) -> list[float]:
    """Left, top, width and height of what is seen, in units of the board."""
    box = page.locator("svg.live").first.get_attribute("viewBox") or ""
    return [float(number) for number in box.split()]


def field_size(page: Page) -> float:
    """From one field to the next, in pixels."""
    return middle_of(page, "tile-h7")[0] - middle_of(page, "tile-g7")[0]


def middle_of(page: Page, thing: str) -> tuple[float, float]:
    box = page.locator(f"[data-thing={thing}] use").first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(page: Page, *moments: list[tuple[float, float]]) -> None:
    """Where the fingers are, moment by moment, as the browser gets it from a screen."""
    session = page.context.new_cdp_session(page)
    for number, points in enumerate(moments):
        touches: list[dict[str, Any]] = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        kind = "touchMove" if number else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def pinch(page: Page, at: tuple[float, float], *, apart: float, start: float = 20) -> None:
    x, y = at
    ways = [start + (apart - start) * step / 5 for step in range(6)]
    touch(page, *([(x - way, y), (x + way, y)] for way in ways))


def drag(page: Page, start: tuple[float, float], by: tuple[float, float]) -> None:
    touch(page, *([(start[0] + by[0] * step / 5, start[1] + by[1] * step / 5)] for step in range(6)))


def test_fields_become_large_enough_for_a_finger(people: People) -> None:
    anna = sit_before_a_large_board(people)
    page = anna.page
    assert field_size(page) < LARGE_ENOUGH
    page.get_by_role("button", name="Closer").click()
    expect(page.get_by_role("group", name="Look closer")).to_be_visible()
    assert field_size(page) >= LARGE_ENOUGH
    anna.picture("zoom-14x14-phone")
    if AXE.is_file():
        assert anna.violations() == []
    page.get_by_role("button", name="Show the whole board").click()
    assert sight(page)[:2] == [0, 0]
    expect(page.get_by_role("group", name="Look closer")).to_be_hidden()


def test_two_fingers_pinch_and_one_drags_without_choosing_anything(people: People) -> None:
    anna = sit_before_a_large_board(people)
    page = anna.page
    at = middle_of(page, "tile-g7")
    pinch(page, at, apart=60)
    left, top, width, _ = sight(page)
    assert width < 700
    assert abs(middle_of(page, "tile-g7")[0] - at[0]) < 8  # it grows round the fingers
    drag(page, at, (-80, -50))
    moved = sight(page)
    assert moved[0] > left + 50
    assert moved[1] > top + 30
    assert anna.played == []
    assert page.evaluate("[scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]
    pinch(page, at, apart=25, start=70)
    assert sight(page)[2] > width


def test_a_tap_on_a_closer_board_chooses_what_is_under_the_finger(people: People) -> None:
    anna = sit_before_a_large_board(people)
    page = anna.page
    pinch(page, middle_of(page, "tile-g7"), apart=70)
    page.touchscreen.tap(*middle_of(page, "tile-h7"))
    soon(page, anna.actions, [6 * 14 + 7])


def test_a_finger_between_two_fields_looks_closer_first(people: People) -> None:
    anna = sit_before_a_large_board(people)
    page = anna.page
    (x1, y), (x2, _) = middle_of(page, "tile-g7"), middle_of(page, "tile-h7")
    page.touchscreen.tap((x1 + x2) / 2, y)
    soon(page, lambda: sight(page)[2] < 1540, True)
    assert anna.played == []
    page.touchscreen.tap(*middle_of(page, "tile-h7"))
    soon(page, anna.actions, [6 * 14 + 7])


def test_what_is_asked_comes_back_into_sight(people: People) -> None:
    """A player who looks at a corner sees everything that can be chosen as soon as something else is asked."""
    anna = sit_before_a_large_board(people)
    page = anna.page
    pinch(page, middle_of(page, "tile-b2"), apart=90)
    page.touchscreen.tap(*middle_of(page, "tile-b2"))
    page.get_by_role("button", name="I am").click()
    page.locator("svg.live .ring").first.wait_for()
    hidden = """(board => [...board.querySelectorAll('.ring')].map(ring => ring.getBoundingClientRect()).filter(box =>
            box.left < board.getBoundingClientRect().left || box.right > board.getBoundingClientRect().right ||
            box.top < board.getBoundingClientRect().top || box.bottom > board.getBoundingClientRect().bottom).length
        )(document.querySelector('svg.live'))"""
    soon(page, lambda: page.evaluate(hidden), 0)


def test_wheel_and_keys_do_it_on_a_desk(people: People) -> None:
    anna = sit_before_a_large_board(people, phone=False)
    page = anna.page
    page.mouse.move(*middle_of(page, "tile-g7"))
    page.mouse.wheel(0, -300)
    assert sight(page)[2] == 1540  # without Ctrl it is an ordinary wheel
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    soon(page, lambda: sight(page)[2] < 1000, True)
    near = sight(page)
    page.keyboard.press("Shift+ArrowRight")
    assert sight(page)[0] > near[0]
    page.keyboard.press("0")
    assert sight(page)[2] == 1540
    page.keyboard.press("+")
    assert sight(page)[2] < 1540
    page.keyboard.press("-")
    assert sight(page)[2] == 1540
    assert page.evaluate("visualViewport.scale") == 1


def test_a_board_that_is_looked_at_closer_has_the_whole_width(people: People) -> None:
    """On a low phone the board is narrower than the screen; closer, it is seen and dragged from edge to edge."""
    page = sit_before_a_large_board(people, size=(320, 568)).page
    board = page.locator("svg.live").first.bounding_box()
    assert board
    assert board["x"] > 20
    page.locator("section.card").get_by_role("button", name="Closer").click()
    expect(page.locator("svg.live.zoomed")).to_be_visible()
    y = board["y"] + board["height"] / 2
    on_board = "([x, y]) => document.elementFromPoint(x, y).closest('svg.live') !== null"
    soon(page, lambda: [page.evaluate(on_board, [x, y]) for x in (8, 160, 312)], [True] * 3)
    before = sight(page)
    drag(page, (12, y), (60, 0))
    assert sight(page)[0] < before[0]
