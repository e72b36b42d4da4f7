"""What the server commits to before anybody brings a nonce: the secret, the start, and every nonce that it knows."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ludotek.kernel import Fairness, Origin, Record, fairness
from ludotek.kernel.headers import committed
from ludotek.table.entries import Created
from ludotek.table.players import clean

MOST_NAME: Final = 40  # characters of a name that somebody else's record gives


def promised(created: Created, secret: str) -> Created:
    """The first entry with its commitment, by the newest version of the scheme.

    Seats whose plan has a nonce (bots have an empty one) are bound to it; the others bring theirs later.
    """
    scheme = fairness.NEWEST.number
    promise = msgspec.structs.replace(created, scheme=scheme, origin=created.origin or origin_of(created))
    if created.chance == "entered":
        return promise  # there is nothing to commit to
    fair = Fairness(
        scheme=scheme,
        commitment="",
        known=known_nonces(promise),
        nonces=(),
        already=len(promise.steps),
        secret=secret,
    )
    bound = committed(record_of(promise, fair, promise.steps)).fairness
    assert bound is not None
    return msgspec.structs.replace(promise, commitment=bound.commitment)


def record_of(created: Created, fair: Fairness | None, steps: tuple[tuple[int, int], ...]) -> Record:
    """The record of a match that began so, after these steps."""
    return Record(
        game=created.game,
        version=created.version,
        seats=len(created.seats),
        options=created.options,
        start=created.start,
        origin=created.origin,
        fairness=fair,
        steps=steps,
        entered=created.chance == "entered",
    )


def known_nonces(created: Created) -> tuple[str | None, ...]:
    """The nonces that stood when the commitment was made; None for those brought after it."""
    return tuple(plan.nonce for plan in created.seats) if created.known is None else created.known


def origin_of(created: Created, players: tuple[str, ...] = ()) -> Origin | None:
    """Where a match comes from; `players` are those of the match that it goes on from, as its record names them."""
    if created.is_lesson:
        return Origin(kind="lesson")
    if not created.steps and created.start is None:
        return None
    kind: Literal["fork", "position"] = "fork" if created.steps else "position"
    return Origin(kind=kind, by=host_name(created), players=tuple(clean(name)[:MOST_NAME] for name in players))


def host_name(created: Created) -> str:
    """The name of the person who made the match: the first one at its device."""
    return clean(next((plan.name for plan in created.seats if plan.kind == "here"), ""))


def added_by_server(created: Created, nonce: str) -> str:
    """What a seat adds to the throws for which nobody brings a nonce: nothing, but in the first scheme."""
    return nonce if created.scheme == 1 else ""


def position_again(created: Created) -> Origin | None:
    """The origin of a rematch, which begins from the same position as the match before."""
    if created.is_lesson or created.start is None:
        return None
    return Origin(kind="position", by=created.origin.by if created.origin is not None else "")
