"""The table link, and links that are exchanged for keys of a device: over the wire, on every database."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotek.server.limits import UNLIMITED
from tests.server.harness import Address, Client, Created, serving
from tests.server.test_bad_input import closed


def guest(match: Created, who: str, address: Address | None = None) -> Client:
    return match.enter([match.table], device=f"a secret that {who} has made", address=address)


def table(address: Address, *seats: str | dict[str, Any], **more: Any) -> Created:
    return address.create(*seats, door="ask", **more)


def seats_of(client: Client) -> list[dict[str, Any]]:
    told = [message["seats"] for message in client.heard if message.get("seats") is not None]
    found: list[dict[str, Any]] = told[-1]
    return found


def is_let_in(message: dict[str, Any]) -> bool:
    return bool(message["t"] == "welcome" and message["yours"])


def test_one_link_brings_everybody_to_the_table(address: Address) -> None:
    match = table(address, "here", "link", "link")
    ann = match.enter([match.keys[0], match.host])
    ben, cleo = guest(match, "ben"), guest(match, "cleo")
    assert (ben.welcome["yours"], ben.welcome["may_claim"]) == ([], True)
    assert [seat.get("is_free", False) for seat in ben.welcome["seats"]] == [False, True, True]
    assert ben.ask("claim", seat=2, name="Ben")["t"] == "done"
    assert cleo.ask("claim", seat=None, name="Cleo")["t"] == "done"
    ann.until(lambda message: message.get("is_started") is True)
    assert [seat.get("name") for seat in seats_of(ann)] == [None, "Cleo", "Ben"]
    ben.catch_up()
    letting_in = next(message for message in ben.heard if is_let_in(message))
    assert (letting_in["yours"], letting_in["viewer"]) == ([2], 2)
    ben.close()
    assert guest(match, "ben").welcome["yours"] == [2], "the same device is known again"


def test_two_want_one_seat_and_one_is_told_which_are_free(address: Address) -> None:
    match = table(address, "here", "link", "link")
    ben, dan = guest(match, "ben"), guest(match, "dan")
    ben.send(t="claim", id="x", seat=1, name="Ben")
    dan.send(t="claim", id="x", seat=1, name="Dan")
    answers = [one.until(lambda message: message.get("id") == "x") for one in (ben, dan)]
    assert sorted(answer["t"] for answer in answers) == ["done", "refused"]
    lost = next(answer for answer in answers if answer["t"] == "refused")
    assert lost["code"] == "seat/taken"
    loser = (ben, dan)[answers.index(lost)]
    loser.catch_up()
    assert [seat.get("is_free", False) for seat in seats_of(loser)] == [False, False, True]


def test_two_processes_never_give_one_seat_away_twice(tmp_path: Path) -> None:
    """They know nothing of each other: the store decides."""
    with serving(tmp_path) as (one, _), serving(tmp_path) as (other, services):
        match = table(one, "here", *["link"] * 3)
        there = [guest(match, f"guest {number}", (one, other)[number % 2]) for number in range(6)]
        for client in there:
            client.send(t="claim", id="x", seat=None, name="")
        answers = [client.until(lambda message: message.get("id") == "x") for client in there]
        assert sorted(answer["t"] for answer in answers) == ["done"] * 3 + ["refused"] * 3
        assert {answer["code"] for answer in answers if answer["t"] == "refused"} == {"seat/none_free"}
        held = [key for key in services.store.keys(match.id) if key.role == "seat"]
        assert sorted(key.seat or 0 for key in held) == [0, 1, 2, 3], "one key for each seat"


def test_a_claim_whose_answer_was_lost_is_made_again_and_counts_once(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, services):
        match = table(address, "here", "link", "link")
        ben = guest(match, "ben")
        ben.send(t="claim", id="mine", seat=None, name="Ben")
        ben.close()
        length = 0
        while length < 2:
            length = services.store.lengths([match.id])[match.id]
    with serving(tmp_path, limits=UNLIMITED) as (address, services):
        again = match.enter([match.table], device="a secret that ben has made", address=address)
        assert again.ask("claim", id="mine", seat=None, name="Ben")["t"] == "done"
        keys = [key for key in services.store.keys(match.id) if key.role == "seat"]
        assert sorted(key.seat or 0 for key in keys) == [0, 1]
        assert again.welcome["yours"] == [1]


def test_bad_claims_change_nothing_and_say_why(address: Address) -> None:
    match = table(address, "here", "link")
    ben = guest(match, "ben")
    seq = ben.seq
    for code, asked in (
        ("name/too_long", {"seat": None, "name": "B" * 300}),
        ("seat/taken", {"seat": 0, "name": "Ben"}),
        ("seat/unknown", {"seat": 9, "name": "Ben"}),
    ):
        assert ben.ask("claim", **asked)["code"] == code
    watcher = match.enter([match.watch])
    assert watcher.ask("claim", seat=None, name="Eva")["code"] == "link/not_table"
    assert watcher.ask("ask_seat", seat=0, name="Eva")["code"] == "link/not_table"
    assert watcher.ask("fill_seats", level="random")["code"] == "link/not_host"
    assert watcher.ask("change_door", door="open")["code"] == "link/not_host"
    assert match.enter([match.keys[1]], device=None).failure_heard() == "link/needs_device"
    assert match.enter([match.watch]).seq == seq


def test_the_host_starts_and_the_seats_left_over_become_bots(address: Address) -> None:
    match = table(address, "here", "link", "link", "link")
    ann, ben = match.enter([match.keys[0], match.host]), guest(match, "ben")
    ben.ask("claim", seat=None, name="Ben")
    ann.catch_up()
    assert ann.ask("fill_seats", level="nobody")["t"] == "refused"
    assert ann.ask("fill_seats", level="random")["t"] == "done"
    ann.until(lambda message: message.get("is_started") is True) if not ann.is_started else None
    assert ann.kinds == ["person", "person", "bot", "bot"]


def test_a_latecomer_takes_over_from_a_bot_if_the_host_agrees(address: Address) -> None:
    match = table(address, "here", "random")
    ann, ben = match.enter([match.keys[0], match.host]), guest(match, "ben")
    assert ben.ask("claim", seat=1, name="Ben")["code"] == "seat/ask_host"
    ben.ask("ask_seat", seat=1, name="Ben")
    asked = ann.until(lambda message: bool(message.get("asks")))["asks"]
    assert [(one["seat"], one["name"]) for one in asked] == [(1, "Ben")]
    assert ben.ask("answer_ask", seat=1, device=asked[0]["device"], yes=True)["code"] == "seat/not_yours"
    assert ann.ask("answer_ask", seat=1, device=asked[0]["device"], yes=True)["t"] == "done"
    ben.until(is_let_in)
    assert ben.kinds == ["person", "person"]


def test_the_host_closes_the_table_link_and_makes_another(address: Address) -> None:
    match = table(address, "here", "link", "link")
    ann, ben, dan = match.enter([match.keys[0], match.host]), guest(match, "ben"), guest(match, "dan")
    ben.ask("claim", seat=1, name="Ben")
    assert ann.ask("change_door", door="closed")["t"] == "done"
    assert dan.failure() == "link/closed"
    assert ben.ask("ping")["t"] == "pong", "who has a seat stays"
    assert guest(match, "dan").failure_heard() == "link/closed"
    assert ann.ask("change_door", door="ask")["code"] == "link/needs_key"
    assert ann.ask("change_door", door="ask", key="the key of the next link")["t"] == "done"
    assert guest(match, "dan").failure_heard() == "link/closed", "the old link stays closed"
    assert match.enter(["the key of the next link"], device="a secret of daniel").ask("claim", seat=2)["t"] == "done"


def test_a_seat_link_is_exchanged_and_then_only_asks(address: Address) -> None:
    """The host has the link that was passed on, and sees nothing by it."""
    match = address.create("here", "link", game="hidden_cards")
    ben = match.join(1)
    assert ben.welcome["yours"] == [1]
    host = match.enter([match.keys[1], match.host], device="a secret of the host")
    assert (host.welcome["yours"], host.welcome["viewer"], host.welcome["linked"]) == ([], None, [1])
    host.send(t="look", seat=1)
    assert host.until(lambda message: message["t"] == "refused")["code"] == "seat/not_yours"
    host.ask("ask_seat", seat=1)
    asked = ben.until(lambda message: bool(message.get("asks")))["asks"][0]
    assert host.ask("answer_ask", seat=1, device=asked["device"], yes=True)["code"] == "seat/not_yours"
    ben.ask("answer_ask", seat=1, device=asked["device"], yes=False)
    assert host.ask("ask_seat", seat=1, id="again")["code"] == "seat/refused"
    assert match.enter([match.keys[1], match.host], device="a secret of the host").welcome["yours"] == []


def test_a_new_device_is_seen_by_its_owner_and_sent_away(address: Address) -> None:
    match = address.create("here", "link")
    ann, ben = match.join(0), match.join(1)
    assert ben.ask("make_pass", seat=1, key="a pass for a tablet")["t"] == "done"
    tablet = match.enter(["a pass for a tablet"], device="a secret of the tablet")
    assert tablet.welcome["yours"] == [1]
    spy = match.enter(["a pass for a tablet"], device="a secret of a spy")
    assert spy.failure_heard() == "link/revoked"
    ann.catch_up()
    assert seats_of(ann)[1]["screens"] == 2
    listed = ben.ask("list_devices", seat=1)["devices"]
    assert [one["device"] for one in listed] == seats_of(ann)[1]["devices"]
    assert listed[1]["since"] is not None
    theirs = tablet.welcome["device"]
    assert tablet.ask("send_away", seat=1, device=ben.welcome["device"])["code"] == "seat/came_before"
    assert ann.ask("send_away", seat=1, device=theirs)["code"] == "seat/not_yours"
    assert ben.ask("send_away", seat=1, device=theirs)["t"] == "done"
    assert tablet.failure() == "link/sent_away"
    assert closed(tablet)
    assert match.enter(["a pass for a tablet"], device="a secret of the tablet").failure_heard() == "link/revoked"
    ann.until(lambda message: message["t"] == "presence" and message["seats"][1].get("screens") == 1)


def test_a_key_that_was_carried_to_another_device_is_exchanged_there(address: Address) -> None:
    match = address.create("here", "here")
    phone = match.enter(match.keys, device="a secret of the phone")
    assert phone.welcome["yours"] == [0, 1]
    laptop = match.join(0, 1)
    laptop.ask("send_away", seat=0, device=phone.welcome["device"])
    assert phone.failure() == "link/sent_away"
    assert match.enter([], device="a secret of the phone").welcome["yours"] == [1]
    assert laptop.ask("ping")["t"] == "pong"


def test_a_device_is_sent_away_at_every_process(tmp_path: Path) -> None:
    """Also if the hint that its key is revoked was lost: the log tells."""
    with serving(tmp_path) as (one, _), serving(tmp_path) as (other, _):
        match = one.create("here", "link")
        ben = match.join(1)
        ben.ask("make_pass", seat=1, key="a pass for a tablet")
        tablet = match.enter(["a pass for a tablet"], device="a secret of the tablet", address=other)
        ben.ask("say", seat=1, words="whose is that?")
        assert ben.ask("send_away", seat=1, device=tablet.welcome["device"])["t"] == "done"
        tablet.send_command("late", t="say", seat=1, words="hello")
        assert tablet.failure() == "link/sent_away"
