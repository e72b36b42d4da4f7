"""Watching again, and playing on from there."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from ludotek import catalogue
from ludotek.kernel import CHANCE, Match, Rng
from ludotek.kernel.record import write
from tests.e2e.server import Server
from tests.e2e.table import SHORT, People, Person, play_until, save_match


def at_the_end(people: People) -> Person:
    """A spectator who sees the result of a match of bots: how it was played makes no difference afterwards."""
    made = people.match("bot", "bot")
    anna = people.come()
    anna.sit_down(made["match"], made["watch_key"])
    anna.result.wait_for()
    return anna


def saved_match(file: Path, *players: str) -> None:
    """A whole match of two people, as a terminal would save it."""
    match = Match.new(catalogue.game("ludo"), 2, SHORT, players=list(players))
    rng = Rng(3)
    while not match.is_over:
        if match.state.actor == CHANCE:
            match.draw(rng)
        else:
            match.play(int(match.state.actor), match.state.legal()[0])
    file.write_text(write(match.full_record()), "utf-8")


def open_file(people: People, file: Path, *, size: tuple[int, int] = (1440, 900), touch: bool = False) -> Person:
    person = people.come(size=size, touch=touch)
    person.open("/").get_by_label("Watch a saved match").set_input_files(file)
    person.page.get_by_role("slider").wait_for()
    return person


def test_a_replay_is_scrubbed_and_stepped(people: People) -> None:
    anna = at_the_end(people)
    page = anna.page
    page.get_by_role("link", name="Watch again").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    log = page.locator(".log ol li")

    slider.fill(str(last // 2))
    expect(page.get_by_text(f"{last // 2} / {last}")).to_be_visible()
    half = log.count()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text(f"{last // 2 + 1} / {last}")).to_be_visible()
    page.keyboard.press("End")
    expect(log.last).to_contain_text("wins!")
    assert log.count() > half
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(f"{last} / {last}")).to_be_visible(timeout=20_000)


def test_a_replay_is_played_on_to_its_end(people: People, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    saved_match(file, "person:Anna", "person:Bo")
    anna = open_file(people, file)
    page = anna.page
    page.get_by_role("slider").fill("9")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("You play on from step 9 of a saved match.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    anna.board.wait_for()
    play_until([anna], anna.is_over)


def test_a_saved_match_is_opened_from_a_file(people: People, tmp_path: Path) -> None:
    anna = at_the_end(people)
    with anna.page.expect_download() as saved:
        save_match(anna.page)
    file = tmp_path / "match.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["game"] == "ludo"

    eva = people.come()
    eva.open("/")
    eva.page.get_by_label("Watch a saved match").set_input_files(file)
    expect(eva.page.get_by_role("slider")).to_be_visible()


def test_on_a_phone_the_story_stands_beside_the_keys(people: People, tmp_path: Path) -> None:
    """All of it on one screen: who plays, the board, what happens, and how far it is."""
    file = tmp_path / "match.json"
    saved_match(file, "person:Anna", "person:Bo")
    for size in ((390, 844), (320, 568)):
        eva = open_file(people, file, size=size, touch=True)
        page = eva.page
        slider = page.get_by_role("slider")
        slider.fill("20")
        expect(page.get_by_text("20 / ")).to_be_visible()
        eva.picture(f"replay-phone-{size[0]}")
        for seen in (slider, page.locator(".log ol li").last, page.get_by_role("button", name="Play on from here")):
            box = seen.bounding_box()
            assert box
            assert 0 <= box["y"] < box["y"] + box["height"] <= size[1]
        assert page.evaluate("document.documentElement.scrollHeight") == size[1]


def test_somebody_without_a_name_is_called_by_the_colour(people: People, tmp_path: Path) -> None:
    """A match that was played in a terminal knows of a person only that it was one."""
    file = tmp_path / "match.json"
    saved_match(file, "person", "person:Bo")
    page = open_file(people, file).page
    panels = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(panels.first).to_contain_text("Green")
    expect(panels.nth(1)).to_contain_text("Bo")
    expect(page.get_by_text("person", exact=False)).to_have_count(0)


def test_a_file_that_is_no_match_is_refused_in_words(people: People, tmp_path: Path, server: Server) -> None:
    file = tmp_path / "holiday.json"
    file.write_text('{"beach": true}', "utf-8")
    anna = people.come()
    anna.open("/")
    anna.page.get_by_label("Watch a saved match").set_input_files(file)
    expect(anna.page.get_by_role("alert")).to_have_text("This file is not a saved match.")
