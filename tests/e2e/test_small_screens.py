"""A phone: nothing scrolls, nothing is hidden, and a finger gets what it means. In every game of the catalogue."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from ludotek import catalogue
from tests.e2e.players import Player
from tests.e2e.table import AXE, People, Person, keys_of, soon

PHONE: Final = (390, 844)
SMALL_PHONE: Final = (320, 568)
SIZES: Final = ((1440, 900), (768, 1024), SMALL_PHONE, PHONE)
FINGER: Final = 40  # pixels: what a finger hits without aiming
BESIDE: Final = 17  # pixels that a finger may miss the middle by
PINNED: Final = 4  # as many plain choices stay in sight
GAMES: Final = sorted(catalogue.games())

NAME: Final = "const nameOf = (mark) => mark.dataset.spot ?? mark.closest('[data-thing]').dataset.thing;"
# Everything that is lit: what it is, and where its middle is.
LIT: Final = f"""() => {{ {NAME}
    return [...document.querySelectorAll("svg.live .ring:not(.picked), svg.live .spot:not(.picked)")].map((mark) => {{
        const box = mark.getBoundingClientRect();
        return {{ id: nameOf(mark), x: box.x + box.width / 2, y: box.y + box.height / 2 }};
    }});
}}"""
PICKED: Final = f"""() => {{ {NAME}
    return [...document.querySelectorAll("svg.live .ring.picked, svg.live .spot.picked")].map(nameOf);
}}"""
CUT: Final = """() => [...document.querySelectorAll(".panel")].flatMap((panel) => {
    const around = panel.getBoundingClientRect();
    const isCut = (box) => box.right > around.right || box.bottom > around.bottom + 1;
    const counters = [...panel.querySelectorAll(".counter")].filter((counter) => counter.checkVisibility());
    return counters.filter((counter) => isCut(counter.getBoundingClientRect())).map((counter) => counter.innerText);
})"""
# Whether all of it is on the screen, and its middle is not covered.
HIDDEN: Final = """(buttons) => buttons.filter((button) => {
    const box = button.getBoundingClientRect();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.top < 0 || box.bottom > innerHeight + 0.5 || !button.contains(seen);
}).map((button) => button.innerText)"""

SCROLLS: Final = "(root => [root.scrollWidth, root.scrollHeight])(document.documentElement)"
# How high what is there for nothing is.
EMPTY: Final = """() => [...document.querySelectorAll(".idle")]
    .filter((one) => one.children.length === 0 && one.offsetHeight > 0).map((one) => one.offsetHeight)"""


class Lit(msgspec.Struct, frozen=True):
    id: str
    x: float
    y: float


def sit_down(people: People, game: str, seats: int, size: tuple[int, int], *, touch: bool = False) -> Player:
    anna = people.come(size=size, touch=touch)
    player = Player(anna, 0)
    made = people.match("here", *["bot"] * (seats - 1), game=game, options={})
    anna.sit_down(made["match"], *keys_of(made, "here"))
    return player


def questions(player: Player, number: int) -> Iterator[Person]:
    """As often as something is asked; what is not answered in between is answered from the list."""
    anna = player.person
    for _ in range(number):
        anna.page.locator("ol.choices button, button.fold, section[aria-label=Result]").first.wait_for()
        if player.look().over:
            return
        yield anna
        anna.play()
        anna.page.wait_for_timeout(120)


def offered(player: Player) -> list[dict[str, Any]]:
    """The choices as the server offered them last."""
    for message in reversed(player.messages):
        scene = message.get("scene") or message.get("change") or {}
        if "choices" in scene:
            found: list[dict[str, Any]] = scene["choices"]
            return found
    return []


def test_the_chat_keeps_to_its_column(people: People) -> None:
    page = sit_down(people, "ludo", 2, (1440, 900)).person.page
    page.get_by_role("tab", name="Chat").click()
    send = page.get_by_role("button", name="Send").bounding_box()
    assert send is not None
    assert send["x"] + send["width"] <= 1440
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440


# One table serves several checks: to open it takes longer than to look at it.


@pytest.mark.parametrize("game", GAMES)
def test_a_full_table_never_scrolls_and_a_finger_never_takes_the_neighbour_of_what_it_means(
    people: People, game: str
) -> None:
    """A finger takes what it means, or it looks closer: as if everything were forty pixels large."""
    player = sit_down(people, game, max(people.server_game(game)["seats"]), PHONE, touch=True)
    for number, anna in enumerate(questions(player, 7)):
        if number < 3:
            check_sizes(anna.page)
        things = [msgspec.convert(one, Lit) for one in anna.page.evaluate(LIT)]
        if pair := closest(things):
            check_finger(player, *pair)


def check_sizes(page: Page) -> None:
    """Nothing scrolls, and the panels say who you are and cut nothing off; at the size of a phone again at the end."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        soon(page, lambda: page.evaluate(SCROLLS), [width, height])
        if (width, height) in (PHONE, SMALL_PHONE):
            check_panels(page)


def check_panels(page: Page) -> None:
    panels = page.get_by_role("list", name="Players").get_by_role("button")
    expect(panels.first.get_by_text("you", exact=True).filter(visible=True)).to_have_count(1)
    soon(page, lambda: page.evaluate(CUT), [])


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_tapped_stays_in_sight_words_say_no_number_twice_and_axe_is_content(
    people: People, game: str
) -> None:
    player = sit_down(people, game, min(people.server_game(game)["seats"]), PHONE)
    for anna in questions(player, 8):
        choices = [choice for choice in offered(player) if not choice.get("gathers")]
        plain = [choice for choice in choices if not choice.get("about")]
        for _ in phones(anna.page):
            shown = anna.page.locator(".pinned button")
            if 0 < len(plain) <= PINNED:
                assert shown.count() >= len(plain)
            check_in_sight(shown)
            check_in_sight(anna.page.locator("button.confirm").filter(visible=True))
        check_words(anna.page)
    assert not AXE.is_file() or player.person.violations() == []


@pytest.mark.parametrize("game", GAMES)
def test_while_others_decide_nothing_empty_pushes_pictures_out_of_sight(people: People, game: str) -> None:
    made = people.match(*["link"] * min(people.server_game(game)["seats"]), game=game, options={})
    everybody = [people.come(size=PHONE, touch=True) for _ in keys_of(made, "link")]
    for person, key in zip(everybody, keys_of(made, "link"), strict=True):
        person.sit_down(made["match"], key)
    asked = "ol.choices button, button.fold, button.throw, .gather"
    for person in everybody:
        person.page.locator(f"{asked}, .idle").first.wait_for(state="attached")
    assert [count for person in everybody for count in person.page.evaluate(EMPTY)] == []


def check_in_sight(buttons: Locator) -> None:
    """As soon as the page has settled: names and hands fit themselves into a new size."""
    soon(buttons.page, lambda: buttons.evaluate_all(HIDDEN), [])


def check_words(page: Page) -> None:
    lines = page.locator("section[aria-label='The board in words'] li")
    words = [" ".join(line.split()) for line in lines.all_text_contents()]
    assert words
    assert [line for line in words if re.search(r"\b(\d+)\b.*\(\D*\1\)", line)] == []


def phones(page: Page) -> Iterator[tuple[int, int]]:
    """The same moment on one phone after the other, the first of them again at the end."""
    for size in (SMALL_PHONE, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(60)
        yield size


def closest(things: list[Lit]) -> tuple[Lit, Lit] | None:
    """Two things that one finger covers, but that do not lie upon each other."""
    pairs = [
        (math.dist((one.x, one.y), (other.x, other.y)), one, other)
        for number, one in enumerate(things)
        for other in things[number + 1 :]
    ]
    near = [pair for pair in pairs if BESIDE + 4 < pair[0] < FINGER]
    if not near:
        return None
    _, one, other = min(near, key=lambda pair: pair[0])
    return one, other


def check_finger(player: Player, meant: Lit, neighbour: Lit) -> None:
    page = player.person.page
    choices = {choice["action"]: choice.get("about", ()) for choice in offered(player)}
    sent = len(player.person.played)
    share = BESIDE / math.dist((meant.x, meant.y), (neighbour.x, neighbour.y))
    page.touchscreen.tap(meant.x + (neighbour.x - meant.x) * share, meant.y + (neighbour.y - meant.y) * share)
    page.wait_for_timeout(150)
    taken = [set(choices[said["action"]]) for said in player.person.played[sent:][:1]] or [set(page.evaluate(PICKED))]
    assert neighbour.id not in taken[0] or meant.id in taken[0]
    fit_again(page)


def fit_again(page: Page) -> None:
    whole = page.get_by_role("button", name="Show the whole board")
    if whole.is_visible():
        whole.click()
    page.wait_for_timeout(50)


def test_a_refusal_does_not_cover_what_it_is_about_and_goes_with_a_tap(people: People) -> None:
    anna = people.come(size=PHONE, touch=True)
    made = people.match("here", "bot", options={})
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    anna.choices.first.wait_for()
    box = page.locator("[data-thing=piece-1-3]").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    card = page.locator("[data-card]")
    expect(card).to_contain_text(re.compile(r"\w.*Rule LUDO-\d+", re.DOTALL))  # the reason first, then its rule
    place = card.bounding_box()
    assert place
    assert place["y"] >= box["y"] + box["height"] or place["y"] + place["height"] <= box["y"]
    anna.picture("refusal-phone")
    page.get_by_role("heading", level=1).first.tap()
    expect(card).to_be_hidden()


PHONES: Final = (PHONE, (360, 740), SMALL_PHONE)
# What a person chooses from or looks at in the sheet, and how much of it lies outside of its sheet or under something:
# the first two choices, the first thing ready-made, and a surface that is one row of things. In pixels.
CUT_OFF: Final = """() => {
    const first = (list, count) => [...list].slice(0, count);
    const rest = document.querySelector(".prompt .rest");
    if (!rest || rest.scrollTop > 0) return [];
    const presets = first(rest.querySelectorAll(".presets li button"), 1);
    const rows = presets.length === 0 ? first(rest.querySelectorAll(":scope > .choices > li button"), 2) : [];
    const row = rows.length + presets.length === 0 ? [...rest.querySelectorAll(":scope > .slim")] : [];
    const frame = rest.getBoundingClientRect();
    return [...rows, ...presets, ...row].flatMap((one) => {
        const box = one.getBoundingClientRect();
        const below = Math.max(box.bottom - frame.bottom, frame.top - box.top, box.bottom - innerHeight);
        const hit = document.elementFromPoint(box.x + box.width / 2, box.bottom - 4);
        const isCovered = !hit || !(one.contains(hit) || hit.contains(one));
        return below > 1 || isCovered ? [`${(one.textContent || one.className).trim().slice(0, 40)}: ${below} px`] : [];
    });
}"""
# The longer side of the board has its share of the window's height.
HAS_BOARD: Final = """() => {
    const box = document.querySelector("svg.live").getBoundingClientRect();
    return Math.max(box.width, box.height) / innerHeight >= 0.3;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_on_every_phone_what_is_chosen_from_and_looked_at_is_wholly_in_sight(people: People, game: str) -> None:
    """Two choices, a handful ready-made, a row of piles; and the board keeps its share of the screen."""
    seats = max(number for number in people.server_game(game)["seats"] if number <= 4)
    player = sit_down(people, game, seats, PHONE, touch=True)
    for anna in questions(player, 8):
        for size in PHONES:
            anna.page.set_viewport_size({"width": size[0], "height": size[1]})
            anna.page.wait_for_timeout(80)  # names and hands fit themselves into a new size
            soon(anna.page, partial(anna.page.evaluate, CUT_OFF), [], about=size)
            soon(anna.page, partial(anna.page.evaluate, HAS_BOARD), True, about=size)
        anna.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
