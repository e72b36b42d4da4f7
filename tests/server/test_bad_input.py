"""Whatever comes in: a clear code, the match untouched, the server up, other matches unaffected."""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotek.server.keys import hash_of
from ludotek.server.limits import UNLIMITED, Limits, Rate
from tests.server.harness import Address, Client, Created, serving


@pytest.fixture
def match(address: Address) -> Iterator[Created]:
    """A match that must be as it was in the end, and go on."""
    match = address.create("here", "here")
    other = address.create("here", "here")
    before = match.record().json
    yield match
    assert match.record().json == before
    assert match.join(0).welcome["seq"] == len(before["steps"]) + 1
    client = other.join(0, 1)
    assert client.play(client.actor)["t"] == "done"


def closed(client: Client) -> bool:
    try:
        client.socket.recv(5)
    except ConnectionClosed:
        return True
    return False


GARBAGE: list[str | bytes] = [
    "",
    "garbage",
    "{",
    "[]",
    "null",
    "{}",
    '{"t":"nix"}',
    '{"t":5}',
    '{"t":"play"}',
    '{"t":"play","id":"","seat":0,"action":0,"seen":1}',
    '{"t":"play","id":"1","seat":"0","action":0,"seen":1}',
    '{"t":"play","id":"1","seat":0,"action":1.5,"seen":1}',
    '{"t":"play","id":"1","seat":0,"action":0,"seen":1,"more":1}',
    '{"t":"say","id":"1","seat":0,"phrase":"buy this"}',
    json.dumps({"t": "do", "id": "1", "command": {"t": "say", "seat": 0, "words": "x" * 281}}),
    json.dumps({"t": "do", "id": "1", "command": {"t": "rename", "seat": 0, "name": "x" * 25}}),
    json.dumps({"t": "explain", "id": "1", "things": ["x"] * 9}),
    "[" * 10_000,
    b"\xff\xfe\x00",
    b"\x80abc",
]


@pytest.mark.parametrize("garbage", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_told_and_ends_the_connection(match: Created, garbage: str | bytes) -> None:
    client = match.join(0)
    client.socket.send(garbage)
    assert client.failure() == "message/malformed"
    assert closed(client)


@pytest.mark.parametrize("garbage", ["garbage", '{"t":"ping","id":"1"}', '{"t":"hello"}'])
def test_the_first_message_is_hello(match: Created, address: Address, garbage: str) -> None:
    client = address.dial()
    client.socket.send(garbage)
    assert client.failure() in ("message/malformed", "message/no_hello")
    assert closed(client)


def test_hello_is_said_once(match: Created) -> None:
    client = match.join(0)
    client.send(t="hello", match=match.id, keys=[match.keys[1]])
    refused = client.until(lambda message: message["t"] == "refused")
    assert refused["code"] == "message/hello_again"


def test_another_protocol_is_refused(match: Created, address: Address) -> None:
    client = address.dial()
    client.send(t="hello", match=match.id, keys=[match.keys[0]], protocol=99)
    assert client.failure() == "message/protocol"


def test_an_oversize_message_ends_the_connection(match: Created) -> None:
    client = match.join(0)
    client.socket.send("x" * 70_000)
    with pytest.raises(ConnectionClosed) as caught:
        client.until(lambda message: False)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1009


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"t": "play", "seat": 7, "action": 0, "seen": 1}, "seat/unknown"),
        ({"t": "play", "seat": -1, "action": 0, "seen": 1}, "seat/unknown"),
        ({"t": "play", "seat": 1, "action": 0, "seen": 1}, "seat/not_yours"),
        ({"t": "resign", "seat": 1}, "seat/not_yours"),
        ({"t": "hand_over", "seat": 0, "level": "grandmaster"}, "input/bot"),
        ({"t": "hand_over", "seat": 1, "level": ""}, "seat/not_yours"),
        ({"t": "hand_over", "seat": 9, "level": "random"}, "seat/unknown"),
        ({"t": "hand_over", "seat": 0, "level": ""}, "seat/person"),
        ({"t": "ask_undo", "seat": 1}, "seat/not_yours"),
        ({"t": "ask_undo", "seat": 0}, "undo/nothing"),
        ({"t": "answer_undo", "seat": 0, "yes": True}, "undo/not_asked"),
        ({"t": "say", "seat": 1, "words": "as somebody else"}, "seat/not_yours"),
        ({"t": "say", "seat": 0, "words": " "}, "chat/empty"),
        ({"t": "rename", "seat": 1, "name": "x"}, "seat/not_yours"),
        ({"t": "rematch", "seat": 0}, "table/not_over"),
    ],
)
def test_what_cannot_be_done_is_refused(match: Created, message: dict[str, Any], code: str) -> None:
    client = match.join(0)
    answer = client.ask(**message)
    assert (answer["t"], answer["code"]) == ("refused", code)
    assert answer["message"]
    assert client.ask("ping")["t"] == "pong", "the connection goes on"


def test_a_choice_out_of_turn_out_of_date_or_not_legal_is_refused(match: Created) -> None:
    client = match.join(0, 1)
    actor, seq = client.actor, client.seq
    not_now = client.ask("play", seat=1 - actor, action=client.choices[0], seen=seq)
    assert (not_now["code"], not_now["clause"]) == ("illegal/not_your_turn", "LUDO-08")
    assert not_now["text"] == {"t": "text", "id": "refuse-not-your-turn", "args": {"who": {"t": "who", "seat": actor}}}
    assert client.ask("play", seat=actor, action=98765, seen=seq)["code"] == "illegal/not_legal"
    assert client.ask("play", seat=actor, action=-1, seen=seq)["code"] == "illegal/not_legal"
    assert client.ask("play", seat=actor, action=10**30, seen=seq)["code"] == "illegal/not_now"
    assert client.ask("play", seat=actor, action=(1 << 20) + 7, seen=seq)["code"] == "illegal/not_now"
    for old in (0, -5, seq - 1, seq + 1, 1 << 40):
        assert client.ask("play", seat=actor, action=client.choices[0], seen=old)["code"] == "table/out_of_date"


def test_looking_from_a_foreign_seat_is_refused(match: Created) -> None:
    client = match.join(0)
    client.send(t="look", seat=1)
    assert client.until(lambda message: message["t"] == "refused")["code"] == "seat/not_yours"


def test_a_spectator_only_watches(match: Created) -> None:
    watcher = match.enter([match.watch])
    assert watcher.welcome["yours"] == []
    assert watcher.welcome["viewer"] is None
    assert not watcher.welcome["is_host"]
    messages: list[dict[str, Any]] = [
        {"t": "play", "seat": 0, "action": watcher.choices[0], "seen": watcher.seq},
        {"t": "resign", "seat": 0},
        {"t": "hand_over", "seat": 0, "level": "random"},
        {"t": "say", "seat": 0, "words": "boo"},
        {"t": "rematch", "seat": 0},
    ]
    for message in messages:
        assert watcher.ask(**message)["code"] == "seat/not_yours"


# Links


def test_wrong_links_open_nothing(match: Created, address: Address) -> None:
    foreign = address.create("here", "here")
    assert match.enter([foreign.keys[0]]).failure_heard() == "link/unknown"
    assert match.enter(["x" * 32]).failure_heard() == "link/unknown"
    assert match.enter([]).failure_heard() == "link/unknown"
    client = address.dial()
    client.hello("nosuchmatch", [match.keys[0]])
    assert client.failure_heard() == "match/unknown"


def test_a_key_cannot_be_its_own_hash(match: Created) -> None:
    """What leaks from the database opens nothing."""
    assert match.enter([hash_of(match.keys[0])]).failure_heard() == "link/unknown"


def test_a_revoked_link_sends_its_devices_away(address: Address) -> None:
    match = address.create("here", "link")
    ben, ann = match.join(1), match.join(0)
    made = address.call(f"/api/matches/{match.id}/links", {"key": match.host, "seat": 1})
    assert made.status == 201
    assert ben.failure() == "link/revoked"
    assert closed(ben)
    assert match.join(1).failure_heard() == "link/revoked"
    assert match.enter([made.json["key"]], device="another-device-of-ben").welcome["yours"] == [1]
    assert ann.ask("ping")["t"] == "pong"
    mixed = match.enter([match.keys[1], match.keys[0]])
    assert mixed.welcome["yours"] == [0], "the other key still opens"


def test_only_the_host_makes_links(match: Created, address: Address) -> None:
    path = f"/api/matches/{match.id}/links"
    for key in (match.keys[0], match.watch, "x" * 32):
        answer = address.call(path, {"key": key, "seat": 1})
        assert (answer.status, answer.json["code"]) == (403, "link/not_host")
    assert address.call(path, {"key": match.host, "seat": 5}).json["code"] == "seat/unknown"
    assert address.call("/api/matches/nix/links", {"key": match.host, "seat": 0}).json["code"] == "match/unknown"


def test_a_page_of_another_origin_cannot_connect(match: Created, address: Address) -> None:
    with pytest.raises(InvalidStatus):
        address.dial(origin="http://evil.example")
    own = address.dial(origin=f"http://127.0.0.1:{address.port}")
    own.hello(match.id, [match.keys[0]])
    assert own.welcome


# Too much


def limited(**limits: Any) -> Limits:
    return msgspec.structs.replace(UNLIMITED, **limits)


def test_a_flood_ends_the_connection_and_harms_nobody(tmp_path: Path) -> None:
    with serving(tmp_path, limits=limited(messages=Rate(30, 5))) as (address, _):
        match = address.create("here", "here")
        calm, flooder = match.join(0, 1), match.join(0)
        with suppress(ConnectionClosed):
            for number in range(200):
                flooder.send(t="ping", id=str(number))
        assert flooder.failure() == "message/too_many"
        assert closed(flooder)
        assert len([message for message in flooder.heard if message["t"] == "pong"]) <= 40
        assert calm.play(calm.actor)["t"] == "done"


def test_too_much_chat_is_refused_but_playing_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path, limits=limited(chat=Rate(3, 0.01))) as (address, _):
        client = address.create("here", "here").join(0, 1)
        answers = [client.ask("say", seat=0, words=str(n)) for n in range(5)]
        assert [answer["t"] for answer in answers] == ["done"] * 3 + ["refused"] * 2
        assert answers[-1]["code"] == "chat/too_many"
        assert client.play(client.actor)["t"] == "done"


def test_creating_joining_and_proving_are_limited_per_address(tmp_path: Path) -> None:
    few = Rate(2, 0.001)
    with serving(tmp_path, limits=limited(create=few, hello=Rate(3, 0.001), heavy=few)) as (address, _):
        match = address.create("here", "here")
        record = match.record().json
        address.create("here", "here")
        answer = address.call("/api/matches", {"game": "ludo", "seats": [{"kind": "here"}] * 2})
        assert (answer.status, answer.json["code"]) == (429, "http/too_many")
        assert match.join(0).welcome
        assert match.join(0).welcome
        assert match.join(0).failure_heard() == "message/too_many"
        answers = [address.call("/api/replay", {"record": record}).status for _ in range(3)]
        assert answers == [200, 200, 429]


def test_connections_are_limited_per_address(tmp_path: Path) -> None:
    with serving(tmp_path, limits=limited(connections=2)) as (address, _):
        match = address.create("here", "here")
        first = match.join(0)
        assert match.join(0).welcome
        assert match.join(0).failure_heard() == "message/too_many"
        assert first.ask("ping")["t"] == "pong"


def test_a_device_that_does_not_read_is_cut_off_and_no_longer_here(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotek.server.wire.BACKLOG", 10_000)
    match = address.create("here", "here")
    ann = match.join(0)
    with silent_socket(address) as ben:
        ben.sendall(masked(json.dumps({"t": "hello", "match": match.id, "keys": [match.keys[1]]})))
        ann.until(lambda message: message["t"] == "presence" and message["seats"][1].get("is_here"))
        with suppress(OSError):
            for _ in range(100):  # every answer is a whole picture, and he reads none of them
                ben.sendall(masked(json.dumps({"t": "look", "seat": 1})))
        ann.until(lambda message: message["t"] == "presence" and not message["seats"][1].get("is_here"))
    assert match.join(1).welcome["seats"][1]["is_here"]


def test_a_fork_has_a_bounded_length(address: Address) -> None:
    """Its steps are made again whenever the match is opened."""
    record = {"ludotek": 1, "game": "ludo", "version": 1, "seats": 2, "options": {}, "steps": [[-1, 1]] * 3001}
    here = {"kind": "here"}
    body = {"game": "ludo", "seats": [here, here], "from_record": {"record": record, "at": 3001}}
    answer = address.call("/api/matches", body)
    assert answer.status == 422
    assert "3000" in answer.json["message"]


@contextmanager
def silent_socket(address: Address) -> Iterator[socket.socket]:
    """A connection that was opened as a browser opens it, and is not read from."""
    with socket.socket() as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.connect(("127.0.0.1", address.port))
        head = ["GET /api/socket HTTP/1.1", f"Host: 127.0.0.1:{address.port}", "Connection: Upgrade"]
        head += ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
        made.sendall("\r\n".join([*head, "", ""]).encode())
        assert made.recv(4096).startswith(b"HTTP/1.1 101")
        yield made


def masked(text: str) -> bytes:
    """A text frame of a client, masked with zeros."""
    data = text.encode()
    return struct.pack("!BBH4x", 0x81, 0x80 | 126, len(data)) + data
