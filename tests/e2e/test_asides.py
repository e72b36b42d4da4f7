"""What may be done out of turn: offered quietly, to those who may, and carried out."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.table import People, Person, keys_of

STRICT = {"draw_mode": "strict"}


def asides(person: Person) -> Locator:
    return person.page.get_by_role("group", name="You can also").get_by_role("button")


def hand(person: Person) -> Locator:
    return person.page.locator("[data-thing^=own-]")


def sit_around(people: People, seats: int, **options: object) -> list[Person]:
    """Everybody with an own browser, in the order of the seats."""
    made = people.match(*["link"] * seats, game="sequence", options=options)
    all_of_them = [people.come() for _ in range(seats)]
    for person, key in zip(all_of_them, keys_of(made, "link"), strict=True):
        person.sit_down(made["match"], key)
    return all_of_them


def mover(everybody: list[Person]) -> Person:
    """The page of the player who is asked now."""
    everybody[0].page.wait_for_timeout(400)
    for _ in range(40):
        for person in everybody:
            if person.choices.first.is_visible():
                return person
        everybody[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_a_card_is_drawn_out_of_turn(people: People) -> None:
    """SEQ-R10: after the play the turn passes on at once; the draw is still open, and nothing is lit for it."""
    everybody = sit_around(people, 2, **STRICT)
    anna = mover(everybody)
    expect(hand(anna)).to_have_count(7)
    expect(asides(anna)).to_have_count(0)
    anna.play_through()
    draw = asides(anna).filter(has_text="Draw a card")
    expect(draw).to_be_visible()
    expect(hand(anna)).to_have_count(6)
    expect(anna.page.locator("svg.live .ring, svg.live .spot")).to_have_count(0)
    anna.picture("aside")
    assert anna.violations() == []
    draw.click()
    expect(hand(anna)).to_have_count(7)
    expect(asides(anna)).to_have_count(0)


def test_the_key_a_leads_to_what_may_be_done_out_of_turn(people: People) -> None:
    anna = mover(sit_around(people, 2, **STRICT))
    anna.play_through()
    asides(anna).first.wait_for()
    anna.page.keyboard.press("a")
    anna.page.keyboard.press("Enter")
    expect(hand(anna)).to_have_count(7)


def test_table_talk_is_accused_and_confirmed(people: People) -> None:
    """SEQ-80, SEQ-R16: two opponents confirm, and then both of the team give up a card."""
    blue, green, blue_two, green_two = everybody = sit_around(people, 4, table_talk="penalty")
    mover(everybody)
    accusation = "Accuse green of table talk"
    asides(blue).filter(has_text=accusation).click()
    vote = asides(blue_two).filter(has_text="Confirm")
    expect(vote).to_be_visible()
    expect(asides(green).filter(has_text="Confirm")).to_have_count(0)
    expect(asides(blue).filter(has_text=accusation)).to_have_count(0)
    vote.click()
    for person in (green, green_two):
        expect(hand(person)).to_have_count(6)
    for _ in range(2):  # who gives first depends on who is to move
        giver = mover([green, green_two])
        assert giver.play_through()
        expect(hand(giver)).to_have_count(5)
    for person in (green, green_two):
        expect(hand(person)).to_have_count(5)


def test_a_player_of_a_shared_device_may_draw_before_passing_it_on(people: People) -> None:
    anna = people.come()
    made = people.match("here", "here", game="sequence", options=STRICT)
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    page.get_by_role("dialog").get_by_role("button", name="I am").click()
    anna.choices.first.wait_for()
    anna.play_through()
    expect(page.get_by_text("Before you pass the device on")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    anna.picture("linger")
    anna.choices.filter(has_text="Draw a card").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="I am")).to_be_visible()
