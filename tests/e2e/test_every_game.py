"""The client knows no game, so every game of the catalogue works in it."""

from __future__ import annotations

import pytest

from ludotek import catalogue
from tests.e2e.table import AXE, People, keys_of, play_until

DECISIONS = 10


@pytest.mark.parametrize("game", sorted(catalogue.games()))
def test_a_person_plays_against_bots(people: People, game: str) -> None:
    """A few turns without a complaint of the browser, nothing sideways, and axe-core content. Phones: small screens."""
    anna = people.come()
    seats = min(people.server_game(game)["seats"])
    made = people.match("here", *["bot"] * (seats - 1), game=game, options={})
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    made_decisions = 0

    def is_done() -> bool:
        nonlocal made_decisions
        if anna.play():
            made_decisions += 1
        else:
            page.wait_for_timeout(20)
        return made_decisions >= DECISIONS or anna.is_over()

    play_until([], is_done)
    anna.picture(f"game-{game}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if AXE.is_file():
        assert anna.violations() == []


BY_KEYS = 5  # decisions


@pytest.mark.parametrize("game", sorted(catalogue.games()))
def test_turns_are_made_with_the_keyboard_only(people: People, game: str) -> None:
    """Numbers, Enter and, in a list too long to read, a word to search for."""
    anna = people.come()
    seats = min(people.server_game(game)["seats"])
    page, keys = anna.page, ["1", "Enter"]

    def sit_down() -> None:
        made = people.match("here", *["bot"] * (seats - 1), game=game, options={})
        anna.sit_down(made["match"], *keys_of(made, "here"))
        page.keyboard.press("Shift")  # somebody at the keyboard

    def is_done() -> bool:
        if anna.is_over() and not anna.played:  # the bots were out before anything was asked
            sit_down()
        elif page.evaluate("document.activeElement instanceof HTMLInputElement"):
            for key in ("Control+A", "1", "ArrowDown", "Enter"):
                page.keyboard.press(key)
        elif anna.choices.first.is_visible():
            page.keyboard.press(keys[0])
            keys.append(keys.pop(0))
        else:
            page.keyboard.press("/")  # leads to the search of a long list
        page.wait_for_timeout(60)
        return len(anna.played) >= BY_KEYS or (anna.is_over() and bool(anna.played))

    sit_down()
    play_until([], is_done)
