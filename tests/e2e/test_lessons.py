"""The guided first games in a real browser: tapping where the bubbles point leads to the end."""

from __future__ import annotations

import pytest
from bench.lessons import Learner, guided_match
from playwright.sync_api import expect

from ludotek import catalogue
from ludotek.game import lessons_of
from tests.e2e.table import AXE, People

PHONE, DESKTOP = (390, 844), (1440, 900)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", [game.id for game in catalogue.built_in()])
def test_taps_where_the_bubbles_point_lead_through_every_lesson(
    people: People, game: str, size: tuple[int, int]
) -> None:
    """No bubble, tail or arrow lies over the prompt, what is pointed at or must be tapped; all bubbles are heard."""
    anna = people.come(size=size, touch=size == PHONE)
    page = anna.page
    page.goto(guided_match(people.server.url, game))
    learner = Learner(page, has_touch=size == PHONE)
    learner.follow()
    lessons = lessons_of(catalogue.game(game))
    assert lessons is not None
    assert len(learner.lessons) == len(lessons.lessons)
    assert learner.faults == []
    expect(page.locator("section.bubble")).to_have_count(0)  # the match goes on
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_another_tap_is_answered_with_why_and_the_lesson_can_be_left(people: People) -> None:
    anna = people.come(size=DESKTOP)
    page = anna.page
    page.goto(people.server.url)
    ludo = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Ludo"))
    ludo.get_by_role("button", name="Learn").click()
    bubble = page.locator("section.bubble.placed")
    expect(bubble).to_contain_text("Bring your four green pieces")
    if AXE.is_file():
        assert anna.violations() == []
    learner = Learner(page)
    for _ in range(2):  # read, throw
        seen = learner.wait()
        assert seen is not None
        learner.act(seen)
    page.get_by_role("button", name="Field 10").click()
    expect(bubble.locator(".answer")).to_contain_text("first bring a new one out")
    assert anna.played == []
    page.reload()
    expect(bubble).to_contain_text("A globe!")
    bubble.get_by_role("button", name="Leave the lesson").click()
    expect(bubble).to_have_count(0)
    page.get_by_role("button", name="Field 10").click()
    expect(anna.lines.filter(has_text="field 10").first).to_be_visible()


def test_the_keyboard_alone_leads_through_lessons(people: People) -> None:
    anna = people.come(size=DESKTOP)
    page = anna.page
    page.goto(guided_match(people.server.url, "ludo"))
    bubble = page.locator("section.bubble.placed")
    expect(bubble).to_contain_text("Lesson 1 of 8")
    page.keyboard.press("Tab")
    bubble.get_by_role("button", name="Next").focus()
    page.keyboard.press("Enter")
    for words in ("Throw the die", "A globe!", "Throw the die"):  # what is waited for has the focus
        expect(bubble).to_contain_text(words)
        page.wait_for_timeout(400)  # a choice that has just appeared takes no key
        page.keyboard.press("Enter")
    expect(bubble).to_contain_text("Lesson 3 of 8")
    expect(bubble).to_contain_text("A star moves a piece")
