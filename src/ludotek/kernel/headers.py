"""From a record's header to the first position: settings, what does not fit, how throws can be checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ludotek.kernel import errors, fairness
from ludotek.kernel.fields import Position
from ludotek.kernel.game_rules import AnyRules
from ludotek.kernel.options import Options
from ludotek.kernel.record import Fairness, Record
from ludotek.kernel.state import State
from ludotek.kernel.story import Text


def first_state(game: AnyRules, record: Record) -> State:
    if record.start is not None:
        setting_of(game, record.start, record.seats, record.options)
        state: State = game.load(record.start)
    else:
        state = game.new(record.seats, game.options(record.seats, record.options))
    return state


def setting_of(
    game: AnyRules, start: Position, seats: int | None, options: Mapping[str, object]
) -> tuple[int, Options]:
    """Seats and options of a position. What is said beside it may not contradict it."""
    setting: tuple[int, Options] = game.setting(game.load(start))
    found, settled = setting
    if seats is not None and found != seats:
        raise errors.BadPosition(Text("wrong-position-players", {"found": found, "seats": str(seats)}))
    known = plain(settled)
    for name, value in plain(options).items():
        is_open = value is None or value == []  # decided by the rest
        if not is_open and known.get(name) != value:
            raise errors.BadPosition(f"the position is played with {name}={known.get(name)!r}, not with {value!r}")
    return found, settled


def plain(value: object) -> Any:
    """As it is when it is read back from JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check_header(game: AnyRules, record: Record) -> None:
    """Raises BadRecord for a record of another game, of another version of it, or of a scheme not known here."""
    if record.game != game.id:
        raise errors.BadRecord(Text("wrong-record-game", {"found": record.game, "game": game.id}))
    if record.version != game.version:
        versions: dict[str, str | int] = {"found": str(record.version), "game": game.id, "version": str(game.version)}
        raise errors.BadRecord(Text("wrong-version", {**versions}))
    if record.fairness is not None and record.fairness.scheme not in fairness.SCHEMES:
        known = ", ".join(map(str, fairness.SCHEMES))
        raise errors.BadRecord(Text("wrong-scheme", {"found": str(record.fairness.scheme), "known": known}))


def header_of(record: Record) -> Record:
    """The record before its first step: what its throws are bound to stays."""
    fair = record.fairness
    before = record.steps[: fair.already] if fair is not None and fair.scheme > 1 else ()
    if fair is not None:
        fair = msgspec.structs.replace(fair, undone=(), weights=(), seal=None)
    return msgspec.structs.replace(record, steps=before, fairness=fair, result=())


def first_chain(record: Record) -> bytes:
    fair = record.fairness
    if fair is None:
        return b""
    return fairness.SCHEMES[fair.scheme].first_chain(fair.commitment, record.header(), fair.nonces)


def with_fairness(record: Record, secret: str | None, nonces: Sequence[str], already: int) -> Record:
    """The record of a match that begins with this secret, all nonces being known; without a secret as it is.

    Raises BadRecord.
    """
    if secret is None:
        return record
    if len(nonces) != record.seats:
        raise errors.BadRecord(f"a fair match needs one nonce from each of its {record.seats} seats, not {len(nonces)}")
    fair = Fairness(
        scheme=fairness.NEWEST.number,
        commitment="",
        known=tuple(nonces),
        nonces=tuple(nonces),
        already=already,
        secret=secret,
    )
    return committed(msgspec.structs.replace(record, fairness=fair))


def committed(record: Record) -> Record:
    """The record with the commitment to its secret and header; it has its first steps if it goes on from others."""
    fair = record.fairness
    assert fair is not None
    assert fair.secret is not None
    commitment = fairness.SCHEMES[fair.scheme].commitment(fair.secret, record.header())
    return msgspec.structs.replace(record, fairness=msgspec.structs.replace(fair, commitment=commitment))
