"""Before a match: who plays with whom, and what the rules allow. And a side of bots that is sent home."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.server import Server
from tests.e2e.table import People


def test_set_up_says_who_plays_together(people: People) -> None:
    """DLG-85: with four players the sides are pairs."""
    page = people.come().open("/new/das_letzte_gefecht")
    first = page.get_by_role("listitem").filter(has_text="Grievous (Separatists), with Ventress (Separatists)")
    expect(first).to_be_visible()


def test_a_forbidden_value_explains_itself_and_is_not_chosen(people: People) -> None:
    """SEQ-02: four players make two sides; with six there may be three."""
    page = people.come().open("/new/sequence")
    sides = page.get_by_role("group", name="Teams")
    three = sides.get_by_role("radio", name="three: one Sequence wins")
    expect(three).to_have_attribute("aria-disabled", "true")
    three.evaluate("radio => radio.scrollIntoView({ block: 'center' })")
    three.click(force=True)
    expect(page.get_by_role("status").filter(has_text="three: one Sequence wins")).to_contain_text("SEQ-02")
    expect(three).not_to_be_checked()
    expect(sides.get_by_role("radio", name="as usual")).to_be_checked()
    for _ in range(2):
        page.get_by_role("button", name="One more player").click()
    expect(three).not_to_have_attribute("aria-disabled", "true")
    three.click()
    expect(page.get_by_text("Red 1, with Red 2")).to_be_visible()


def test_a_wish_comes_back_with_the_players_that_allow_it(people: People) -> None:
    page = people.come().open("/new/sequence")
    three = page.get_by_role("radio", name="three: one Sequence wins")
    for _ in range(2):
        page.get_by_role("button", name="One more player").click()
    three.click()
    expect(three).to_be_checked()
    for _ in range(2):
        page.get_by_role("button", name="Remove player").last.click()
    expect(three).not_to_be_checked()
    for _ in range(2):
        page.get_by_role("button", name="One more player").click()
    expect(three).to_be_checked()


def test_seq_r24_the_host_ends_a_side_of_bots(people: People, server: Server) -> None:
    host = people.come()
    kinds = [{"kind": "here", "name": "Anna"}, *[{"kind": "bot", "level": "random"}] * 3]
    made = server.post("/api/matches", {"game": "sequence", "seats": kinds, "pace": "slow"})
    page = host.sit_down(made["match"], made["seats"][0]["key"], made["host_key"])
    page.get_by_role("list", name="Players").get_by_role("button").filter(has_text="Blue 2").click()
    expect(page.get_by_role("button", name="Let a bot take over")).to_have_count(0)
    expect(page.get_by_role("button", name="Remove this team")).to_have_count(0)  # Anna plays for it
    page.keyboard.press("Escape")
    page.get_by_role("list", name="Players").get_by_role("button").filter(has_text="Green 2").click()
    page.get_by_role("button", name="Remove this team").click()
    page.get_by_role("button", name="Yes, remove").click()
    expect(page.get_by_role("heading", name="Anna & Blue 2 win together!")).to_be_visible()


def test_a_learned_bot_is_chosen_where_it_can_play(people: People) -> None:
    """`young` learned Ludo with three players (conftest.py); it is not offered to four."""
    page = people.come().open("/new/ludo")
    page.get_by_role("group", name="The other seats").get_by_role("radio", name="Bot").click()
    strength = page.get_by_role("combobox", name="Strength of player 2")
    expect(strength.get_by_role("option", name="Expert")).to_have_count(1)
    expect(strength.get_by_role("option", name="Bot, young")).to_have_count(0)
    page.get_by_role("button", name="Remove player").last.click()
    strength.select_option("young")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("list", name="Players").get_by_text("Bot, young")).to_be_visible()
