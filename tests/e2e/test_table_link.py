"""One link for everybody: people with browsers of their own come to one table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.table import People, Person, play_until

PHONE = (390, 844)


class News:
    """What the server sends to a page: held back for a while, as by a slow network."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] | None = None
        page.route_web_socket("**/api/socket?*", self._connect)

    def _connect(self, wire: WebSocketRoute) -> None:
        self.wire = wire
        self.server = wire.connect_to_server()
        wire.on_message(self.server.send)
        self.server.on_message(self._heard)

    def _heard(self, message: str | bytes) -> None:
        if self.held is None:
            self.wire.send(message)
        else:
            self.held.append(message)

    def hold(self) -> None:
        self.held = []

    def release(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.wire.send(message)


def table_link(host: Page) -> str:
    """What the host copies and sends to the family chat."""
    host.evaluate("navigator.clipboard.writeText = async (link) => { window.copied = link }")
    host.get_by_role("button", name="Copy link").first.click()
    host.wait_for_function("window.copied")
    found: str = host.evaluate("window.copied")
    return found


def make_table(people: People) -> tuple[Person, Page, str]:
    host = people.come()
    page = host.open("/new/ludo")
    page.get_by_label("Name of player 1").fill("Anna")
    page.get_by_role("button", name="Start and invite").click()
    page.get_by_role("heading", name="Waiting for everyone").wait_for()
    return host, page, table_link(page)


def follow(person: Person, link: str) -> Page:
    page = person.open(re.sub(r"^https?://[^/]+", "", link))
    page.get_by_role("dialog", name="Take a seat").wait_for()
    return page


def sit(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("dialog", name="Take a seat")).to_have_count(0)


ON_TOP = """() => [...document.querySelectorAll(".waiting-room li, .waiting-room button")].filter((thing) => {
    const box = thing.getBoundingClientRect();
    return !thing.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((thing) => thing.textContent)"""


def test_on_a_phone_the_host_sees_everybody_and_the_keys(people: People) -> None:
    """Nothing of the waiting room lies over anything else of it."""
    host = people.come(size=PHONE, touch=True)
    page = host.open("/new/ludo")
    page.get_by_role("button", name="Start and invite").click()
    expect(page.locator(".waiting-room li")).to_have_count(4)
    assert page.evaluate(ON_TOP) == []
    host.picture("lobby-host-phone")


def test_four_people_by_one_link(people: People) -> None:
    host, page, link = make_table(people)
    expect(page.get_by_role("img", name="QR code: One link for everyone")).to_be_visible()
    host.picture("lobby-host")
    bo, cleo, dan = people.come(size=PHONE, touch=True), people.come(dark=True), people.come(size=PHONE, dark=True)
    news = News(dan.page)
    first, second, third = follow(bo, link), follow(cleo, link), follow(dan, link)
    bo.picture("arrival-phone")
    cleo.picture("arrival-dark")
    assert bo.violations("dialog[open]") == []
    sit(first, "Bo")
    expect(page.get_by_role("region", name="Waiting for everyone").get_by_text("Bo", exact=True)).to_be_visible()
    # Cleo and Dan want the same seat, in the same moment: one gets it, the other is told and sees what is still free.
    news.hold()
    seat = second.get_by_role("button", name=re.compile("^Sit here")).first
    wanted = seat.get_attribute("aria-label")
    assert wanted is not None
    second.get_by_label("Your name").fill("Cleo")
    seat.click()
    expect(second.get_by_role("dialog", name="Take a seat")).to_have_count(0)
    third.get_by_label("Your name").fill("Dan")
    third.get_by_role("button", name=wanted).click()
    news.release()
    expect(third.get_by_role("alert")).to_have_text("Someone was faster: that seat is taken. Choose another one.")
    expect(third.get_by_role("button", name=wanted)).to_have_count(0)
    dan.picture("too-late")
    third.get_by_role("button", name=re.compile("^Sit here")).click()
    expect(third.get_by_role("dialog", name="Take a seat")).to_have_count(0)
    play_until([host, bo, cleo, dan], lambda: host.lines.count() > 6)
    expect(second.get_by_role("list", name="Players").get_by_text("Dan")).to_be_visible()
    # The table is full: who comes now may watch. The host closes the link, and it leads nowhere.
    eva = people.come()
    eva_page = follow(eva, link)
    expect(eva_page.get_by_text("All seats are taken. You can watch.")).to_be_visible()
    eva_page.get_by_role("button", name="Just watch").click()
    expect(eva_page.get_by_text("You are watching.")).to_be_visible()
    page.get_by_role("button", name="Invite").first.click()
    host.picture("invite")
    page.get_by_role("radio", name="nothing: closed").check()
    expect(eva_page.get_by_role("heading", name="This link is closed")).to_be_visible()


def test_the_host_starts_with_bots_and_lets_a_latecomer_in(people: People) -> None:
    host, page, link = make_table(people)
    bo, eva = people.come(), people.come(size=PHONE)
    sit(follow(bo, link), "Bo")
    page.get_by_role("button", name="Start: bots take the empty seats").click()
    expect(page.get_by_role("heading", name="Waiting for everyone")).to_have_count(0)
    late = follow(eva, link)
    late.get_by_label("Your name").fill("Eva")
    late.get_by_role("button", name=re.compile("^Ask: ")).first.click()
    expect(late.get_by_text("You have asked.")).to_be_visible()
    expect(page.get_by_text("Eva would like to take over from the bot")).to_be_visible()
    host.picture("latecomer-host")
    assert host.violations() == []
    page.get_by_role("button", name="Let in").click()
    expect(late.get_by_role("dialog", name="Take a seat")).to_have_count(0)
    expect(page.get_by_role("list", name="Players").get_by_text("Eva")).to_be_visible()


def test_a_second_device_is_seen_and_sent_away(people: People) -> None:
    anna, phone, spy = people.come(), people.come(size=PHONE), people.come()
    made = people.match("link", "bot")
    link = made["seats"][0]["key"]
    page = anna.sit_down(made["match"], link)
    # The link was passed on, and its holders can only ask.
    asking = spy.open(f"/t/{made['match']}#k={link}")
    asking.get_by_role("button", name=re.compile("^Ask: ")).click()
    expect(page.get_by_text("A new device wants the seat")).to_be_visible()
    page.get_by_role("button", name="No", exact=True).click()
    expect(asking.get_by_text("You have asked.")).to_have_count(0)
    # Her own phone, by a link that works once.
    page.get_by_role("list", name="Players").get_by_role("button").first.click()
    page.get_by_role("button", name="Your seat on another device").click()
    own = table_link(page)
    phone.open(re.sub(r"^https?://[^/]+", "", own))
    phone.board.wait_for()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("A new device is on the seat")).to_be_visible()
    expect(page.get_by_role("list", name="Players").get_by_text("on 2 devices")).to_be_visible()
    anna.picture("new-device")
    page.get_by_role("button", name="Send it away").click()
    expect(phone.page.get_by_role("heading", name="This device was sent away")).to_be_visible()
    expect(page.get_by_role("list", name="Players").get_by_text("on 2 devices")).to_have_count(0)
