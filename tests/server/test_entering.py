"""The real box over the network: a secret is asked of its owner alone, and nobody is told what was entered."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.server.harness import Address, Client, Created

BOX = {"chance": "entered"}


def two_with_a_box(address: Address, game: str) -> tuple[Created, Client, Client]:
    match = address.create("link", "link", game=game, **BOX)
    ann, ben = match.join(0), match.join(1)
    for client in (ann, ben):
        client.catch_up()
    return match, ann, ben


def entry_of(client: Client) -> dict[str, Any]:
    client.catch_up()
    heard = [message for message in client.heard if message["t"] in ("update", "seen")]
    found: dict[str, Any] = (heard[-1] if heard else client.welcome).get("entry") or {}
    return found


def test_an_open_throw_may_be_entered_by_anybody_and_counts_once(address: Address) -> None:
    match, ann, ben = two_with_a_box(address, "ludo")
    assert ann.welcome["chance"] == "entered"
    assert match.enter([match.keys[0]]).welcome["commitment"] == ""
    due = entry_of(ben)
    assert due["seats"] == [0]
    assert [one["symbol"] for one in due["parts"][0]["outcomes"]][:1] == ["die-1"]
    assert ben.ask("enter", seat=1, outcomes=[6], seen=ben.seq)["t"] == "done"
    assert ann.ask("enter", seat=0, outcomes=[6], seen=ben.welcome["seq"])["code"] == "table/out_of_date"
    assert entry_of(ann)["seats"] == [1]


def hand_of(client: Client, first: int) -> list[int]:
    """A whole hand: kinds of tiles in turn from this one on."""
    part = entry_of(client)["parts"][0]
    kinds = [one["action"] for one in part["outcomes"]]
    return [kinds[(first + number) % len(kinds)] for number in range(part["count"])]


def test_what_one_enters_in_secret_the_others_are_not_told(address: Address) -> None:
    """Two matches in which Ann enters different hands give Ben and a spectator the same bytes."""
    heard = []
    for first in (0, 2):
        match, ann, ben = two_with_a_box(address, "last_one_standing")
        watching = match.enter([match.watch])
        assert ann.ask("enter", seat=0, outcomes=hand_of(ann, first), seen=ann.seq)["t"] == "done"
        assert entry_of(ann)["entered"] == hand_of(ann, first)
        for client in (ben, watching):
            client.catch_up()
            told = [message for message in client.heard if message["t"] == "update"]
            heard.append(msgspec.json.encode(told[-1:]))
        assert entry_of(ben)["seats"] == [1]
        assert "parts" not in entry_of(watching)
        assert ben.ask("enter", seat=1, outcomes=hand_of(ben, 1), seen=ben.seq)["t"] == "done"
        assert ben.actor >= 0
        dealt = [message for message in ben.heard if message["t"] == "update"]
        heard.append(msgspec.json.encode(dealt[-1]))
    assert heard[:3] == heard[3:]


def test_wrong_entries_are_refused_with_what_came_and_what_was_expected(address: Address) -> None:
    _, ann, ben = two_with_a_box(address, "last_one_standing")
    short = ann.ask("enter", seat=0, outcomes=hand_of(ann, 0)[:2], seen=ann.seq)
    assert (short["code"], short["message"]) == ("illegal/wrong_count", "2 outcomes were entered, expected 4")
    assert short["text"]["id"] == "refuse-entry-count"
    assert ben.ask("enter", seat=0, outcomes=hand_of(ben, 0), seen=ben.seq)["code"] == "seat/not_yours"
    strange = ann.ask("enter", seat=0, outcomes=[9999] * 4, seen=ann.seq)
    assert strange["code"] == "illegal/no_such_outcome"
    assert "possible" in strange["message"]
    assert ann.ask("enter", seat=0, outcomes=[], seen=ann.seq)["t"] == "refused"


def test_bots_are_refused_at_a_table_with_secret_cards(address: Address) -> None:
    seats = [{"kind": "here"}, {"kind": "bot", "level": "easy"}]
    answer = address.call("/api/matches", {"game": "sequence", "seats": seats, **BOX})
    assert (answer.status, answer.json["code"]) == (422, "chance/people_only")


def test_the_host_lets_somebody_leave_who_is_gone_where_no_bot_can_stand_in(address: Address) -> None:
    match = address.create("link", "link", "link", game="last_one_standing", **BOX)
    ann, ben, cleo = match.enter([match.keys[0], match.host]), match.join(1), match.join(2)
    for client, first in ((ann, 0), (ben, 2)):
        seat = client.welcome["yours"][0]
        assert client.ask("enter", seat=seat, outcomes=hand_of(client, first), seen=client.seq)["t"] == "done"
    ann.catch_up()
    assert ann.ask("resign", seat=2)["code"] == "seat/is_here"
    cleo.close()
    ann.until(lambda message: message["t"] == "presence")
    ben.catch_up()
    assert ben.ask("resign", seat=2)["code"] == "link/not_host"
    assert ann.ask("resign", seat=2)["t"] == "done"
    assert entry_of(ann) == {}, "nobody is waited for any more"
    assert ann.actor >= 0
