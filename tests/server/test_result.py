"""The end of a match over the network: places, numbers, the score over rematches, and an address of the replay."""

from __future__ import annotations

from tests.server.harness import Address, Client, Created
from tests.server.test_play import SHORT


def given_up(address: Address) -> tuple[Created, Client, Client]:
    match = address.create("link", "link", options=SHORT)
    ann, ben = match.join(0), match.join(1)
    assert ann.ask("resign", seat=0)["t"] == "done"
    ben.catch_up()
    return match, ann, ben


def test_everybody_is_told_places_and_the_score(address: Address) -> None:
    _, ann, ben = given_up(address)
    for client in (ann, ben):
        assert client.result is not None
        assert client.result["places"] == [2, 1]
        assert (client.result["wins"], client.result.get("played", 1)) == ([0, 1], 1)


def test_the_address_of_the_replay_opens_the_record_and_nothing_else(address: Address) -> None:
    match, ann, ben = given_up(address)
    assert ann.result is not None
    assert ben.result is not None
    key = ann.result["replay_key"]
    assert key == ben.result["replay_key"]
    found = address.call(f"/api/matches/{match.id}/record", key=key)
    assert found.status == 200
    assert found.json["steps"]
    stranger = address.dial()
    stranger.hello(match.id, [key])
    assert stranger.failure_heard() == "link/unknown"
    assert address.call(f"/api/matches/{match.id}/record", key="x" * 32).status == 401


def test_a_running_match_has_no_such_address(address: Address) -> None:
    """Its key follows from the secret of the throws, which nobody knows; and it opens nothing before the end."""
    match = address.create("link", "link", options=SHORT)
    ann = match.join(0)
    assert ann.welcome.get("result") is None
    assert "replay_key" not in "".join(ann.raw)


def test_the_final_board_is_a_picture(address: Address) -> None:
    match, _, _ = given_up(address)
    record = match.record().json
    light = address.call("/api/replay/picture", {"record": record})
    dark = address.call("/api/replay/picture", {"record": record, "dark": True, "step": 0})
    assert light.body.startswith(b"<svg")
    assert dark.status == 200
    assert light.body != dark.body
