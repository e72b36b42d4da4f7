"""Watching again, and playing on from there."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.server import Server
from tests.e2e.table import People, Person, keys_of, play_until


def finished_match(people: People) -> tuple[Person, str]:
    anna = people.come()
    made = people.match("here", "here")
    anna.sit_down(made["match"], *keys_of(made, "here"))
    play_until([anna], anna.is_over)
    return anna, made["match"]


def test_a_replay_is_scrubbed_stepped_and_forked(people: People) -> None:
    anna, match = finished_match(people)
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

    slider.fill("9")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("You play on from step 9 of a saved match.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    anna.board.wait_for()
    assert match not in page.url
    play_until([anna], anna.is_over)


def test_a_saved_match_is_opened_from_a_file(people: People, tmp_path: Path) -> None:
    anna, _ = finished_match(people)
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("button", name="Save the match").click()
    file = tmp_path / "match.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["game"] == "ludo"

    eva = people.come()
    eva.open("/")
    eva.page.get_by_label("Watch a saved match").set_input_files(file)
    expect(eva.page.get_by_role("slider")).to_be_visible()


def test_a_file_that_is_no_match_is_refused_in_words(people: People, tmp_path: Path, server: Server) -> None:
    file = tmp_path / "holiday.json"
    file.write_text('{"beach": true}', "utf-8")
    anna = people.come()
    anna.open("/")
    anna.page.get_by_label("Watch a saved match").set_input_files(file)
    expect(anna.page.get_by_role("alert")).to_have_text("This file is not a saved match.")
