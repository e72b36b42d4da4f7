"""Dice that anybody can check afterwards. Standard library only.

Before the first throw the server publishes `commitment(secret)`. Every seat adds a nonce. Each outcome follows from the
secret and from everything that happened before it:

    chain 0   = SHA-256( commitment, header, nonces )
    chain k+1 = SHA-256( chain k, actor, action )             for every step that was made, and for every undo
    ticket    = HMAC-SHA-256( secret, chain k, attempt )      read as a number, drawn again while it would be unfair

An undo is one more link of the chain (`UNDO`, steps left), and what it took back stays in it: later throws are new,
whatever is done again. The record keeps what was taken back. At the end the secret is revealed, together with a seal
over the last chain, and `verify` recomputes every throw. In records of before, an undo left no trace: the chain went on
as if the steps had never been made. They verify as they did.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

_SPACE = 1 << 64
UNDO = -3  # in place of an actor: steps were taken back, and so many are left
Outcomes = Sequence[tuple[int, int]]  # (action, weight)


class Tampered(ValueError):
    """A record that does not hold. `id` and `facts` name the finding; the language files have the sentence."""

    def __init__(self, id: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(" ".join([id, *(f"{name}={value}" for name, value in (facts or {}).items())]))
        self.id = id
        self.facts = facts or {}


def commitment(secret: str) -> str:
    """What is published before the first throw."""
    return hashlib.sha256(b"ludotek commitment 1\n" + _key(secret)).hexdigest()


def _key(secret: str) -> bytes:
    key = bytes.fromhex(secret)
    if len(key) < 16:
        raise ValueError(f"a secret has at least 16 bytes (32 hexadecimal digits), not {len(key)}")
    return key


def first_chain(committed: str, header: Mapping[str, object], nonces: Sequence[str]) -> bytes:
    told = json.dumps([committed, header, list(nonces)], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(b"ludotek chain 1\n" + told.encode()).digest()


def next_chain(chain: bytes, actor: int, action: int) -> bytes:
    return hashlib.sha256(chain + f"{actor}:{action}".encode()).digest()


def ticket(secret: str, chain: bytes, total: int) -> int:
    """A number from 0 to total - 1, each equally likely."""
    fair = _SPACE - _SPACE % total
    attempt = 0
    while True:
        # hmac.digest would let other threads run: a server whose writer waits for its turn then lost 80 µs a throw
        digest = hmac.new(_key(secret), chain + attempt.to_bytes(4, "big"), "sha256").digest()
        number = int.from_bytes(digest[:8], "big")
        if number < fair:
            return number % total
        attempt += 1


def draw(secret: str, chain: bytes, outcomes: Outcomes) -> int:
    """The outcome on which the ticket falls when the weights are laid end to end."""
    left = ticket(secret, chain, sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        if left < weight:
            return action
        left -= weight
    raise ValueError("no outcome has a weight")


def seal(secret: str, chain: bytes) -> str:
    """Published with the secret: any later change of a step, a nonce or the header breaks it."""
    return hmac.new(_key(secret), b"ludotek seal 1\n" + chain, "sha256").hexdigest()


def verify(
    secret: str,
    committed: str,
    sealed: str,
    header: Mapping[str, object],
    nonces: Sequence[str],
    steps: Iterable[tuple[int, int, Outcomes | None]],
    *,
    already: int = 0,
) -> int:
    """Recompute every throw; return how many there were, or raise ValueError saying what is wrong.

    A step is (actor, action, outcomes), outcomes None where a seat acted or UNDO took steps back. The first `already`
    steps are not ours.
    """
    if commitment(secret) != committed:
        raise Tampered("unfair-secret")
    chain = first_chain(committed, header, nonces)
    throws = 0
    number = 0
    for number, (actor, action, outcomes) in enumerate(steps, start=1):
        if outcomes is not None and number > already:
            due = draw(secret, chain, outcomes)
            if due != action:
                raise Tampered("unfair-throw", {"step": str(number), "action": str(action), "due": str(due)})
            throws += 1
        chain = next_chain(chain, actor, action)
    if not 0 <= already < max(number, 1):
        raise Tampered("unfair-already", {"already": str(already), "steps": str(number)})
    if seal(secret, chain) != sealed:
        raise Tampered("unfair-seal")
    return throws
