"""A whole match on a server of its own, which is started again in the middle of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.server import Server, serving
from tests.e2e.table import People, Person, play_until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Instead of the one that other tests share."""
    with serving(tmp_path) as server:
        yield server


def test_two_browsers_play_a_whole_match_through_a_lost_connection_and_a_server_restart(
    people: People, server: Server
) -> None:
    """Set-up, invitation, play, loss of the network, restart of the server, the end, the proof and a rematch."""
    anna, bo = people.come(), people.come()
    anna.route_connection()
    link = set_up_with_one_guest(anna)
    bo.open(link.removeprefix(server.url))
    expect(anna.page.get_by_text("Waiting for everyone").first).to_be_hidden()

    play_until([anna, bo], lambda: anna.lines.count() > 10)
    anna.lose_connection()
    play_until([bo, anna], lambda: anna.connections > 1 and anna.lines.count() > 16)
    server.stop()
    restarting = bo.page.get_by_text("The server is restarting. Your game goes on in a moment.")
    expect(restarting).to_be_visible()
    bo.picture("restarting")
    server.start()
    expect(restarting).to_be_hidden(timeout=20_000)
    play_until([anna, bo], lambda: anna.is_over() and bo.is_over())

    told = [person.lines.all_inner_texts() for person in (anna, bo)]
    assert told[0] == told[1]  # nothing was lost and nothing came twice
    anna.picture("result")
    check_proof(anna)
    play_again(anna, bo)


def set_up_with_one_guest(anna: Person) -> str:
    page = anna.open("/")
    ludo = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Ludo"))
    ludo.get_by_role("link", name="Play with others").click()
    page.get_by_label("Name of player 1").fill("Anna")
    for _ in range(2):
        page.get_by_role("button", name="Remove player 3").click()
    page.get_by_role("group", name="Player 2").get_by_role("radio", name="By link").check()
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("group", name="Pieces each").get_by_role("radio", name="one").check()
    page.get_by_role("button", name="Start and invite").click()
    page.get_by_role("region", name="Waiting for everyone").get_by_role("button", name="Invite").click()
    invite = page.get_by_role("dialog", name="Invite")
    expect(invite.get_by_role("img", name="QR code: One link for everyone")).to_be_visible()
    invite.get_by_text("Links for single seats").click()
    bo = invite.locator("details")
    bo.get_by_role("button", name="QR code").click()
    expect(bo.get_by_role("img", name="QR code: Bo")).to_be_visible()
    anna.picture("invite")
    page.evaluate("navigator.clipboard.writeText = async (link) => { window.copied = link }")
    bo.get_by_role("button", name="Copy link").click()
    page.wait_for_function("window.copied")
    page.get_by_role("button", name="Close").click()
    link: str = page.evaluate("window.copied")
    assert "#k=" in link
    return link


def check_proof(anna: Person) -> None:
    anna.page.get_by_role("button", name="Were the dice and cards fair?").click()
    expect(anna.page.get_by_text(re.compile(r"All \d+ throws and draws were fixed before the start"))).to_be_visible()


def play_again(anna: Person, bo: Person) -> None:
    before = anna.page.url
    anna.page.get_by_role("button", name="Play again").click()
    bo.page.get_by_role("link", name="Join the rematch").click()
    play_until([anna, bo], lambda: anna.page.url != before and anna.lines.count() > 4)
    assert anna.page.url == bo.page.url
