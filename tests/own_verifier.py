"""A verifier of finished records, written from docs/fairness.md alone: standard library only, at most 60 lines."""

import hashlib
import hmac
import json
from typing import Any


def canonical(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def history_of(record: Any, fair: Any) -> list[tuple[int, int]]:
    line, lines = record["steps"], []
    for undo in reversed(fair.get("undone", [])):
        assert fair["already"] <= undo["left"] <= len(line), "an undo that does not fit"
        line = line[: undo["left"]] + undo["steps"]
        lines.append(line)
    found, at = [], 0
    for undo, line in zip(fair.get("undone", []), reversed(lines), strict=True):
        found += [*line[at:], (-3, undo["left"])]
        at = undo["left"]
    return [(actor, action) for actor, action in [*found, *record["steps"][at:]]]


def outcome(key: bytes, chain: bytes, weights: dict[int, int]) -> int:
    total, attempt = sum(weights.values()), 0
    while True:
        message = b"ludotek throw 2\n" + chain + attempt.to_bytes(4, "big")
        number = int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")
        if number < 2**64 - 2**64 % total:
            return [action for action in sorted(weights) for _ in range(weights[action])][number % total]
        attempt += 1


def verify(text: str | bytes) -> int:
    """The number of throws proved; any exception means that the record is not proved."""
    record = json.loads(text)
    fair, seal = record["fairness"], record["fairness"].pop("seal")
    secret, nonces, already = fair["secret"], fair["nonces"], fair["already"]
    assert fair["scheme"] == 2
    names = ("game", "version", "seats", "options", "start", "origin")
    is_lesson = (record.get("origin") or {}).get("kind") == "lesson"
    header = {**{name: record.get(name) for name in names}, "nonces": fair["known"]}
    header["earlier"] = None if is_lesson else record["steps"][:already]
    committed = hashlib.sha256(b"ludotek commitment 2\n" + canonical([secret, header])).hexdigest()
    assert committed == fair["commitment"], "commitment"
    assert len(fair["known"]) == len(nonces) == record["seats"]
    assert all(known in (None, used) for known, used in zip(fair["known"], nonces, strict=True)), "nonces"
    chain = hashlib.sha256(b"ludotek chain 2\n" + canonical([committed, header, nonces])).digest()
    key, weights, changes = bytes.fromhex(secret), dict[int, int](), iter(fair.get("weights", []))
    assert hmac.new(key, b"ludotek seal 2\n" + canonical(record), "sha256").hexdigest() == seal, "seal"
    for number, (actor, action) in enumerate(history_of(record, fair)):
        if actor == -1 and number >= already:
            change = next(changes)
            weights = {**weights, **dict(zip(change[::2], change[1::2], strict=True))}
            assert outcome(key, chain, weights) == action, f"throw at {number}"
        chain = hashlib.sha256(chain + f"{actor}:{action}".encode()).digest()
    assert next(changes, None) is None, "weights"
    return len(fair.get("weights", []))
