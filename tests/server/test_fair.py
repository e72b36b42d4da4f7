"""What clients need to check the throws: nonces at the start, the seal at the end, where a match came from."""

from __future__ import annotations

from tests import own_verifier
from tests.server.harness import Address, play_together

SHORT = {"pieces": 1}


def test_nonces_are_told_when_the_match_starts_and_the_seal_when_it_ends(address: Address) -> None:
    match = address.create("link", "link", "random", options=SHORT)
    ann = match.join(0, nonce="ann")
    assert ann.welcome["nonces"] == [None, None, ""]
    ben = match.join(1, nonce="ben")
    ann.catch_up()
    [started] = [message["nonces"] for message in ann.heard if message["t"] == "update" and "nonces" in message]
    assert started == ["ann", "ben", ""]
    play_together({0: ann, 1: ben})
    answer = match.record()
    fair = answer.json["fairness"]
    assert (fair["nonces"], fair["known"]) == (started, [None, None, ""])
    assert ann.result is not None
    assert ann.result["seal"] == fair["seal"]
    assert own_verifier.verify(answer.body) == address.call("/api/verify", {"record": answer.json}).json["throws"]


def test_a_match_that_is_given_up_against_bots_is_sealed_and_shown(address: Address) -> None:
    match = address.create({"kind": "here", "name": "Ann"}, "random", game="sequence")
    ann = match.join(0, nonce="ann")
    assert match.record().status == 409
    ann.ask("give_up", seat=0)
    assert ann.result is not None
    assert (ann.result["given_up_by"], ann.result["scores"], ann.actor) == (0, [], -2)
    answer = match.record()
    assert answer.json["given_up"]
    assert own_verifier.verify(answer.body) > 0
    assert "given-up" in address.call("/api/verify", {"record": answer.json}).json["notes"]
    again = match.join(0)
    assert again.welcome["result"] == ann.result
    assert again.welcome["actor"] == -2


def test_whoever_joins_is_told_that_the_match_goes_on_from_another_one(address: Address) -> None:
    first = address.create("random", "random", options=SHORT)
    watcher = first.enter([first.watch])
    while watcher.result is None:
        watcher.hear()
    record = first.record().json
    fork = {"record": record, "at": 12}
    match = address.create({"kind": "here", "name": "Ann"}, "link", from_record=fork)
    ben = match.join(1, nonce="ben")
    told = ben.welcome["start"]
    assert told["text"] == {"t": "text", "id": "told-start-fork", "args": {"by": "Ann", "steps": 12}}
    assert told["players"] == ["random", "random"]
    assert ben.welcome["log"][0]["told"][0]["text"] == told["text"], "it stands in the log too"
    assert "start" not in first.enter([first.watch]).welcome
