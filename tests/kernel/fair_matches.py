"""Fair matches, and their throws computed again from the description alone."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

import pytest

from ludotek import catalogue
from ludotek.kernel import (
    LudotekError,
    Match,
    Record,
    play_out,
    verify,
)
from ludotek.kernel.record import write

LUDO = catalogue.game("ludo")
SECRET = "000102030405060708090a0b0c0d0e0f"
OTHER_SECRET = "ff" * 16
NONCES = ["ada's nonce", "bo's nonce"]


# --- the same, written down from the description alone


def sha(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def canonical(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def first_link(committed: str, header: dict[str, object], nonces: list[str]) -> bytes:
    return sha(b"ludotek chain 2\n", canonical([committed, header, nonces]))


def commitment_of(secret: str, header: dict[str, object]) -> str:
    return sha(b"ludotek commitment 2\n", canonical([secret, header])).hex()


def seal_of(secret: str, record: Record) -> str:
    """Over the written record without its seal."""
    content = json.loads(write(record))
    content["fairness"].pop("seal", None)
    return hmac.new(bytes.fromhex(secret), b"ludotek seal 2\n" + canonical(content), hashlib.sha256).hexdigest()


def number_of(secret: str, chain: bytes, attempt: int) -> int:
    message = b"ludotek throw 2\n" + chain + attempt.to_bytes(4, "big")
    digest = hmac.new(bytes.fromhex(secret), message, hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big")


def fair_outcome(secret: str, chain: bytes, outcomes: list[tuple[int, int]]) -> int:
    tickets = [action for action, weight in sorted(outcomes) for _ in range(weight)]
    attempt = 0
    while number_of(secret, chain, attempt) >= 2**64 // len(tickets) * len(tickets):
        attempt += 1
    return tickets[number_of(secret, chain, attempt) % len(tickets)]


def a_match(secret: str | None = SECRET, game: Any = LUDO, options: Any = None, **more: Any) -> Match:
    nonces = NONCES if secret else []
    return Match.new(game, 2, options or {}, secret=secret, nonces=nonces, **more)


def finished(**more: Any) -> Match:
    return play_out(a_match(options={"pieces": 1}, **more), lambda match, seat: match.state.legal()[-1])


PROVED = finished(players=["Ada", "Bo"]).open_record()


def caught(record: Record, why: str | None = None) -> str:
    with pytest.raises(LudotekError, match=why) as found:
        verify(LUDO, record)
    assert "\n" not in str(found.value)
    return str(found.value)
