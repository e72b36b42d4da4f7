"""What devices send arrives, whole or in pieces, alone or together with more."""

from __future__ import annotations

import json
import time

import pytest
from websockets.frames import Frame, Opcode

from ludotek.server.wire import is_whole_control_frame, text_of
from tests.server.harness import Address

MOST = 1000


def frame(message: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as websockets writes it for a client."""
    return Frame(opcode, message, fin).serialize(mask=True, extensions=[])


def ping(id: str) -> bytes:
    return json.dumps({"t": "ping", "id": id}).encode()


A, B = frame(ping("a")), frame(ping("b"))


def test_a_whole_text_frame_is_read_without_a_parser() -> None:
    for size in (0, 1, 125, 126, MOST):
        message = b"x" * size
        assert text_of(frame(message), MOST) == message


OTHERS = {
    "nothing": b"",
    "part of a message": frame(b"x")[:-1],
    "part of a head": frame(b"x" * 126)[:7],
    "two frames": frame(b"x") + frame(b"y"),
    "too long": frame(b"x" * (MOST + 1)),
    "a length of eight bytes": b"\x81\xff" + (119).to_bytes(8, "big") + bytes(4) + b"x" * 119,
    "a first fragment": frame(b"x", fin=False),
    "a later fragment": frame(b"x", Opcode.CONT),
    "binary": frame(b"x", Opcode.BINARY),
    "pong": frame(b"x", Opcode.PONG),
    "compressed": b"\xc1" + frame(b"xxxxx")[1:],
    "not masked": Frame(Opcode.TEXT, b"not masked").serialize(mask=False, extensions=[]),
}


@pytest.mark.parametrize("kind", OTHERS)
def test_everything_else_is_left_to_the_parser(kind: str) -> None:
    assert text_of(OTHERS[kind], MOST) is None


def test_a_control_frame_leaves_the_parser_at_the_beginning_of_the_next() -> None:
    assert is_whole_control_frame(frame(b"1234", Opcode.PONG))
    assert is_whole_control_frame(frame(b"", Opcode.PING))
    assert not is_whole_control_frame(frame(b"1234", Opcode.PONG)[:-1])
    assert not is_whole_control_frame(frame(b"", Opcode.PING) + frame(b"", Opcode.PING))
    assert not is_whole_control_frame(frame(b"1234"))


@pytest.mark.parametrize(
    "packets",
    [
        [A + B],
        [A[:1], A[1:], B],
        [A, frame(b"1234", Opcode.PONG), frame(b"", Opcode.PING), B],
        [A[:20], A[20:] + B[:3], B[3:]],
        [frame(ping("a")[:5], fin=False), frame(ping("a")[5:], Opcode.CONT), B],
        [frame(ping("a"), Opcode.BINARY), B],
    ],
    ids=["together", "in pieces", "between control frames", "cut anywhere", "fragmented", "binary"],
)
def test_however_messages_come_each_is_answered_once(address: Address, packets: list[bytes]) -> None:
    client = address.create("here", "here").join(0)
    for packet in packets:
        client.socket.socket.sendall(packet)
        time.sleep(0.01)  # so that the next is a packet of its own
    assert [client.until(lambda message: message["t"] == "pong")["id"] for _ in range(2)] == ["a", "b"]
    client.catch_up()
    assert sum(message["t"] == "pong" for message in client.heard) == 3
