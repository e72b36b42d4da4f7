"""The real box on the table: people tap what their own dice and cards brought, each their own secrets."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.e2e.table import People, Person, keys_of, soon
from tests.e2e.test_curtain import curtain


def outcome(page: Page, name: str) -> Locator:
    return page.locator(".outcomes").get_by_role("button", name=name, exact=True)


def enter(person: Person, *names: str) -> None:
    for name in names:
        outcome(person.page, name).first.click()


def test_dice_are_thrown_at_the_table_and_tapped(people: People) -> None:
    anna = people.come()
    page = anna.open("/new/ludo")
    page.get_by_role("radio", name="Our own").check()
    expect(page.get_by_text("Ludotek is the referee")).to_be_visible()
    for number in (4, 3):
        page.get_by_role("button", name=f"Remove player {number}").click()
    page.get_by_role("radio", name="Bot").last.check()
    page.get_by_role("button", name="Start the game").click()
    group = page.get_by_role("region", name="What is happening")
    expect(group).to_contain_text("What did you throw?")
    anna.picture("own-box-die")
    enter(anna, "six")
    expect(group).to_contain_text("What did")  # for the bot, which has no hands
    page.keyboard.press("1")
    expect(group).to_contain_text("What did you throw?")
    enter(anna, "four")
    expect(anna.lines.last).to_contain_text("four")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Take back my last move").click()
    expect(group).to_contain_text("What did you throw?")
    assert anna.violations(".entering") == []


def hand_of(person: Person) -> list[str]:
    names: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('.outcomes button:not(:disabled)')].map(b => b.ariaLabel)"
    )
    return names


def test_everybody_enters_the_own_hand_and_nobody_sees_it(people: People) -> None:
    anna, ben = people.come(), people.come(size=(390, 844), touch=True, dark=True)
    made = people.match("here", "link", game="last_one_standing", options={}, chance="entered")
    anna.sit_down(made["match"], *keys_of(made, "here"))
    ben.sit_down(made["match"], *keys_of(made, "link"))
    expect(anna.page.locator(".outcomes button")).to_have_count(6)
    expect(ben.page.locator(".outcomes button")).to_have_count(6)
    ben.picture("own-box-hand-phone")
    assert ben.violations(".entering") == []
    before = hand_of(ben)
    enter(anna, "bridge", "bridge", "wall", "tunnel")
    anna.picture("own-box-hand")
    anna.page.get_by_role("button", name="That is it").click()
    expect(anna.page.get_by_text("Still to enter theirs: Blue.")).to_be_visible()
    assert hand_of(ben) == before
    assert ben.page.locator("[data-thing^=hand-]").count() == 0
    enter(ben, "skip over", "skip over")
    expect(outcome(ben.page, "skip over")).to_be_disabled()  # there are two
    enter(ben, "move opponent", "wall")
    ben.page.get_by_role("button", name="That is it").click()
    expect(anna.page.locator(".outcomes")).to_have_count(0)
    expect(ben.page.locator("[data-thing^=hand-]")).to_have_count(4)
    assert "bridge" not in "".join(labels(ben))


def test_everything_that_nobody_in_particular_is_asked_for_can_be_tapped(people: People) -> None:
    """Which planets lie on the map: all of them are in sight, and the place where they go."""
    anna = people.come()
    made = people.match("here", "here", game="das_letzte_gefecht", options={}, chance="entered")
    anna.sit_down(made["match"], *keys_of(made, "here"))
    last = anna.page.locator(".outcomes button").last
    last.wait_for()
    is_seen = "button => button.contains(document.elementFromPoint(...centre(button.getBoundingClientRect())))"
    centre = "const centre = (box) => [box.x + box.width / 2, box.bottom - 4];"
    soon(anna.page, lambda: last.evaluate(f"(button) => {{ {centre} return ({is_seen})(button) }}"), True)


def labels(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('[data-thing^=hand-]')].map(e => e.ariaLabel ?? e.textContent)"
    )
    return found


def test_at_one_device_hands_are_entered_behind_the_curtain(people: People) -> None:
    anna = people.come()
    made = people.match("here", "here", game="last_one_standing", options={}, chance="entered")
    page = anna.sit_down(made["match"], *keys_of(made, "here"))
    for name, hand in (("Yellow", ["wall"] * 4), ("Blue", ["tunnel"] * 4)):
        expect(curtain(page).get_by_role("heading")).to_have_text(f"Pass the device to {name}")
        assert page.locator(".picked img, .picked button").count() == 0
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator(".outcomes button")).to_have_count(6)
        enter(anna, *hand)
        page.get_by_role("button", name="That is it").click()
    expect(page.locator("[data-thing^=hand-]")).to_have_count(4)  # Blue places first, and has the device
