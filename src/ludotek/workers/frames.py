"""Messages between the server and a worker: a length of four bytes, then MessagePack."""

from __future__ import annotations

from typing import IO, Any, Final

import msgspec

from ludotek.workers.jobs import Job

LENGTH: Final = 4
LARGEST: Final = 64 * 1024 * 1024  # bytes of a message


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The worker has started."""


class Progress(msgspec.Struct, frozen=True, tag="progress"):
    share: float


class Found(msgspec.Struct, frozen=True, tag="found"):
    """The job is done."""

    result: Any


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The job cannot be done, by any worker: an error with its code."""

    code: str
    message: str
    clause: str | None = None


Answer = Ready | Progress | Found | Failed
_encode: Final = msgspec.msgpack.Encoder().encode
_jobs: Final[msgspec.msgpack.Decoder[Job]] = msgspec.msgpack.Decoder(Job)
_answers: Final[msgspec.msgpack.Decoder[Answer]] = msgspec.msgpack.Decoder(Answer)


def send(stream: IO[bytes], message: Job | Answer) -> None:
    body = _encode(message)
    stream.write(len(body).to_bytes(LENGTH, "big") + body)
    stream.flush()


def receive_job(stream: IO[bytes]) -> Job | None:
    """The next job; None when there will be no more."""
    body = _receive(stream)
    return None if body is None else _jobs.decode(body)


def receive_answer(stream: IO[bytes]) -> Answer | None:
    """The next answer; None if the worker is gone."""
    body = _receive(stream)
    return None if body is None else _answers.decode(body)


def _receive(stream: IO[bytes]) -> bytes | None:
    head = stream.read(LENGTH)
    if len(head) < LENGTH:
        return None
    size = int.from_bytes(head, "big")
    body = stream.read(size) if size <= LARGEST else b""
    return body if len(body) == size else None
