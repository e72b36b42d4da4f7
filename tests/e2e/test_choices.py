"""Long lists of choices: the board is the main way, the list is grouped or searched."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.table import People, Person, keys_of, soon


def sit_down(people: People, game: str, seats: int, *, phone: bool = False) -> Person:
    anna = people.come(size=(390, 844) if phone else (1440, 900), touch=phone)
    made = people.match(*["here"] * seats, game=game, options={})
    anna.sit_down(made["match"], *keys_of(made, "here"))
    anna.page.get_by_role("button", name="I am").click()
    anna.page.locator("svg.live .ring, svg.live .spot").first.wait_for()
    return anna


def test_a_field_is_found_by_its_name_and_played_with_enter(people: People) -> None:
    anna = sit_down(people, "last_one_standing", 2)
    search = anna.page.get_by_role("searchbox", name="Search your choices")
    expect(anna.choices).to_have_count(0)  # nobody reads so many
    anna.page.keyboard.press("/")
    expect(search).to_be_focused()
    search.fill("b7")
    expect(anna.choices).to_have_count(1)
    search.press("Enter")
    soon(anna.page, anna.actions, [6 * 10 + 1])


def test_cards_come_first_and_then_their_spaces(people: People) -> None:
    """A hand of seven with two spaces each: seven lines, with the keyboard as with the mouse."""
    anna = sit_down(people, "sequence", 2)
    first = anna.choices.first
    assert anna.choices.count() <= 12
    name = first.locator(".label").inner_text()
    anna.page.keyboard.press("1")
    if anna.played:
        return  # a card with one space only: played at once
    expect(anna.page.get_by_role("button", name="Show all choices")).to_be_visible()
    card = name.removeprefix("Your card: ")
    for label in anna.choices.locator(".label").all_inner_texts():
        assert label.lower().startswith(card)
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("button", name="Show all choices")).to_be_hidden()
    expect(first.locator(".label")).to_have_text(name)


def test_on_a_phone_the_list_is_a_sheet(people: People) -> None:
    anna = sit_down(people, "last_one_standing", 4, phone=True)
    expect(anna.choices).to_have_count(0)
    anna.page.get_by_role("button", name="All 196 choices").click()
    sheet = anna.page.get_by_role("dialog", name="Your choices")
    sheet.get_by_role("searchbox").fill("n14")
    anna.picture("choices-phone")
    anna.choices.first.click()
    expect(sheet).to_be_hidden()
    soon(anna.page, anna.actions, [14 * 14 - 1])


def test_a_search_is_emptied_with_our_own_key(people: People) -> None:
    anna = people.come()
    page = anna.open("/rules/ludo")
    page.get_by_role("button", name="All rules").click()
    search = page.get_by_role("searchbox", name="Search the rules")
    empty = page.get_by_role("button", name="Clear search")
    expect(empty).to_have_count(0)
    search.fill("globe")
    anna.picture("rules-search")
    empty.click()
    expect(search).to_have_value("")
    expect(search).to_be_focused()
