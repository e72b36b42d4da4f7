"""Dice that anybody can check afterwards. Standard library only; docs/fairness.md specifies every byte.

Before anybody brings a nonce the server publishes the commitment. Each outcome follows from the secret, from the nonces
and from everything that happened before it:

    commitment = SHA-256( secret, header )                    the header names the start and every nonce known by then
    chain 0    = SHA-256( commitment, header, nonces )
    chain k+1  = SHA-256( chain k, actor, action )            for every step that was made, and for every undo
    ticket     = HMAC-SHA-256( secret, chain k, attempt )     read as a number, drawn again while it would be unfair
    seal       = HMAC-SHA-256( secret, the whole record )     published with the secret when the match has ended

An undo is one more link of the chain (`UNDO`, steps left), and what it took back stays in it: later throws are new,
whatever is done again. Records say by which version of the scheme they were made; `SCHEMES` has them all.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

SPACE = 1 << 64
BLOCK = 64  # bytes, of SHA-256
PADS = (0x36, 0x5C)  # inner and outer, of HMAC (RFC 2104)
UNDO = -3  # in place of an actor: steps were taken back, and so many are left
Outcomes = Sequence[tuple[int, int]]  # (action, weight)
Header = Mapping[str, object]
StepWithOutcomes = tuple[int, int, Outcomes | None]  # outcomes: None where a seat acted or steps were taken back


class Tampered(ValueError):
    """A record that does not hold. `id` and `facts` name the finding; the language files have the sentence."""

    def __init__(self, id: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(" ".join([id, *(f"{name}={value}" for name, value in (facts or {}).items())]))
        self.id = id
        self.facts = facts or {}


def canonical(value: object) -> bytes:
    """JSON in the one form that is hashed: keys sorted, no spaces, ASCII only."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def next_chain(chain: bytes, actor: int, action: int) -> bytes:
    return hashlib.sha256(chain + f"{actor}:{action}".encode()).digest()


class Scheme:
    """Version 2."""

    number = 2
    throw_prefix = b"ludotek throw 2\n"

    def commitment(self, secret: str, header: Header) -> str:
        """What is published before anybody brings a nonce."""
        check_secret(secret)
        return hashlib.sha256(b"ludotek commitment 2\n" + canonical([secret, header])).hexdigest()

    def first_chain(self, committed: str, header: Header, nonces: Sequence[str]) -> bytes:
        told = canonical([committed, header, list(nonces)])
        return hashlib.sha256(b"ludotek chain 2\n" + told).digest()

    def draw(self, secret: str, chain: bytes, outcomes: Outcomes, weights: Mapping[int, int] | None = None) -> int:
        """The outcome on which the ticket falls when the weights are laid end to end, the smallest action first.

        `weights`: those of the outcomes, if they are known.
        """
        weights = weights_of(outcomes) if weights is None else weights
        return self._outcome_at(secret, chain, sorted(weights.items()), sum(weights.values()))

    def seal(self, secret: str, chain: bytes, content: object) -> str:
        """Published with the secret: any later change breaks it. `content` is the record without its seal."""
        return self._hmac(secret, b"ludotek seal 2\n" + canonical(content)).hex()

    def ticket(self, secret: str, chain: bytes, total: int) -> int:
        """A number from 0 to total - 1, each equally likely."""
        fair = SPACE - SPACE % total
        attempt = 0
        while True:
            digest = self._hmac(secret, self.throw_prefix + chain + attempt.to_bytes(4, "big"))
            number = int.from_bytes(digest[:8], "big")
            if number < fair:
                return number % total
            attempt += 1

    def _outcome_at(self, secret: str, chain: bytes, outcomes: Outcomes, total: int) -> int:
        left = self.ticket(secret, chain, total)
        for action, weight in outcomes:
            left -= weight
            if left < 0:
                return action
        raise ValueError("no outcome has a weight")

    def _hmac(self, secret: str, message: bytes) -> bytes:
        # hmac.digest would let other threads run: a server whose writer waits for its turn then lost 80 µs a throw
        inner, outer = keyed(secret)
        inner, outer = inner.copy(), outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()


class FirstScheme(Scheme):
    """Version 1: the commitment named only the secret, and the seal only the steps. For records of before.

    In the oldest of them an undo left no trace: the chain went on as if the steps had never been made.
    """

    number = 1
    throw_prefix = b""

    def commitment(self, secret: str, header: Header) -> str:
        return hashlib.sha256(b"ludotek commitment 1\n" + check_secret(secret)).hexdigest()

    def first_chain(self, committed: str, header: Header, nonces: Sequence[str]) -> bytes:
        return hashlib.sha256(b"ludotek chain 1\n" + canonical([committed, header, list(nonces)])).digest()

    def draw(self, secret: str, chain: bytes, outcomes: Outcomes, weights: Mapping[int, int] | None = None) -> int:
        return self._outcome_at(secret, chain, outcomes, sum([weight for _, weight in outcomes]))

    def seal(self, secret: str, chain: bytes, content: object) -> str:
        return self._hmac(secret, b"ludotek seal 1\n" + chain).hex()


SCHEMES: Mapping[int, Scheme] = {1: FirstScheme(), 2: Scheme()}
NEWEST = SCHEMES[2]


@lru_cache(maxsize=1024)
def keyed(secret: str) -> tuple[hashlib._Hash, hashlib._Hash]:
    """The two hashes of an HMAC, to be copied: the key is taken up once for all throws of a match."""
    key = check_secret(secret)
    key = hashlib.sha256(key).digest() if len(key) > BLOCK else key
    inner, outer = (hashlib.sha256(bytes(byte ^ pad for byte in key.ljust(BLOCK, b"\0"))) for pad in PADS)
    return inner, outer


def check_secret(secret: str) -> bytes:
    """Returns the bytes of a secret. Raises ValueError."""
    key = bytes.fromhex(secret)
    if len(key) < 16:
        raise ValueError(f"a secret has at least 16 bytes (32 hexadecimal digits), not {len(key)}")
    return key


# Weights, as a record stores them: for each throw what is other than at the throw before


def weights_of(outcomes: Outcomes) -> dict[int, int]:
    """Action -> its weight; an action that is listed several times has the sum."""
    weights = dict(outcomes)
    if len(weights) == len(outcomes):
        return weights
    weights.clear()
    for action, weight in outcomes:
        weights[action] = weights.get(action, 0) + weight
    return weights


def changed_weights(before: Mapping[int, int], now: Mapping[int, int]) -> tuple[int, ...]:
    """Action and new weight of every outcome whose weight is another one, as one list; 0 for what is not possible."""
    if before == now:  # dice are always the same
        return ()
    others = sorted({action for action, _ in before.items() ^ now.items()})
    changed = [action for action in others if before.get(action, 0) != now.get(action, 0)]
    return tuple(number for action in changed for number in (action, now.get(action, 0)))


def apply_weights(before: Mapping[int, int], changed: Sequence[int]) -> dict[int, int]:
    """The weights after a change. Raises ValueError for what `changed_weights` would not write."""
    now = {**before, **dict(zip(changed[::2], changed[1::2], strict=True))}
    now = {action: weight for action, weight in now.items() if weight}
    if tuple(changed) != changed_weights(before, now) or min(now.values(), default=0) < 1:
        raise ValueError("weights that change nothing, are not in order, or leave nothing to throw")
    return now


def verify(
    scheme: Scheme,
    secret: str,
    committed: str,
    header: Header,
    nonces: Sequence[str],
    steps: Iterable[StepWithOutcomes],
    *,
    already: int = 0,
) -> tuple[int, bytes]:
    """Recomputes every throw; returns how many there were and the last chain. Raises ValueError saying what is wrong.

    The first `already` steps are not ours.
    """
    if scheme.commitment(secret, header) != committed:
        raise Tampered("unfair-secret")
    chain = scheme.first_chain(committed, header, nonces)
    throws = 0
    number = 0
    for number, (actor, action, outcomes) in enumerate(steps, start=1):
        if outcomes is not None and number > already:
            due = scheme.draw(secret, chain, outcomes)
            if due != action:
                raise Tampered("unfair-throw", {"step": str(number), "action": str(action), "due": str(due)})
            throws += 1
        chain = next_chain(chain, actor, action)
    most = number if scheme.number > 1 else max(number - 1, 0)  # the steps of before were not committed to in version 1
    if not 0 <= already <= most:
        raise Tampered("unfair-already", {"already": str(already), "steps": str(number)})
    return throws, chain
