"""A server that dies in the middle loses nothing that it acknowledged."""

from __future__ import annotations

import signal
from pathlib import Path

from tests.faults.children import child
from tests.server.harness import Created, Json, play_together


def test_a_match_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with child(tmp_path) as first:
        match = first.address.create("link", "link", options={"pieces": 1})
        ann, ben = match.join(0, nonce="ann"), match.join(1, nonce="ben")
        play_together({0: ann, 1: ben}, until_seq=14)
        mover = ann if ann.actor == 0 else ben
        command: Json = {"id": "once", "seat": mover.actor, "action": mover.choices[0], "seen": mover.seq}
        done = mover.ask("play", **command)
        ann.ask("say", seat=0, words="before")
        record = match.record().json
        first.kill()
    with child(tmp_path, port=first.address.port) as second:
        match.address = second.address
        again, whole = match.join(0, seen=ann.seq), match.join(1)
        assert again.welcome["seq"] == ann.seq
        assert again.welcome["log"] == []
        assert [line["words"] for line in whole.welcome["chat"]] == ["before"]
        assert match.record().json == record
        mover = match.join(command["seat"])
        assert mover.ask("play", **command) == done, "the same command sent again is carried out once"
        assert mover.seq == ann.seq
        play_together({0: again, 1: whole})
        proved = second.address.call("/api/verify", {"record": match.record().json})
        assert proved.json["throws"] > 5


def test_whatever_was_acknowledged_when_the_server_was_killed_is_there(tmp_path: Path) -> None:
    """Many writers at full speed, killed at any moment."""
    with child(tmp_path) as first:
        matches: list[Created] = [first.address.create("here", "here") for _ in range(8)]
        bots = first.address.create("random", "random", pace="slow")
        clients = [match.join(0, 1) for match in matches]
        for number in range(40):
            for client in clients:
                client.send_command(str(number), t="say", seat=0, words=f"words {number}")
        done = [0] * len(clients)
        for _ in range(10):
            for number, client in enumerate(clients):
                done[number] = client.until(lambda message: message["t"] == "done")["seq"]
        first.kill()
    with child(tmp_path) as second:
        for match, seq in zip(matches, done, strict=True):
            match.address = second.address
            welcome = match.join(0).welcome
            assert welcome["seq"] >= seq
            assert [line["words"] for line in welcome["chat"]][:10] == [f"words {n}" for n in range(10)]
        bots.address = second.address
        watcher = bots.enter([bots.watch])
        update = watcher.until(lambda message: message["t"] == "update")
        assert update["seq"] - update.get("entries", 1) == watcher.welcome["seq"], "bots go on"


def test_it_stops_cleanly_when_asked_and_says_when_to_come_back(tmp_path: Path) -> None:
    with child(tmp_path, "--return-after", "7.5") as server:
        match = server.address.create("here", "here")
        ann = match.join(0, 1)
        ann.play(ann.actor)
        server.process.send_signal(signal.SIGTERM)
        last = ann.until(lambda message: message["t"] == "failed")
        assert (last["code"], last["after"]) == ("server/stopping", 7.5)
        assert server.process.wait(10) == 0
        assert server.process.stdout is not None
        assert f"Matches are kept in {tmp_path}" in server.process.stdout.read()
