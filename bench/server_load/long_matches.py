"""Long matches of Ludo, written into a data folder: nobody gets ahead, so they last as long as is wanted."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ludotek import catalogue
from ludotek.kernel import CHANCE, Match, State
from ludotek.server.keys import hash_of, new_key, new_match_id, new_secret
from ludotek.server.main import FILE
from ludotek.store import Key, MatchRow, SqliteStore
from ludotek.table import Created, Entry, SeatPlan, Step, promised

GAME: Final = "ludo"
SEATS: Final = 6
MATCHES: Final = 8  # of each length
NONCES: Final = ("bench",) * SEATS


def write_long_matches(folder: Path, lengths: Sequence[int]) -> dict[int, list[dict[str, Any]]]:
    """Returns for each length the matches with about so many steps, a seat to decide: their ids and keys."""
    store = SqliteStore(folder / FILE)
    match, ready = long_match(max(lengths))
    entries = log_of(match)
    found: dict[int, list[dict[str, Any]]] = {}
    for length in lengths:
        steps = next(number for number in ready if number >= length)
        found[length] = [write(store, secret_of(match), entries[: steps + 1]) for _ in range(MATCHES)]
    store.close()
    return found


def long_match(steps: int) -> tuple[Match, list[int]]:
    """A match of so many steps, and after how many of them a seat was to decide. One that ends before is not taken."""
    while True:
        match = Match.new(catalogue.games()[GAME], SEATS, secret=new_secret(), nonces=NONCES)
        ready = play_slowly(match, steps)
        if not match.is_over:
            return match, ready


def play_slowly(match: Match, steps: int) -> list[int]:
    """Everybody moves ahead as little as possible. Returns after how many steps a seat was to decide."""
    ready: list[int] = []
    while not match.is_over and (not ready or ready[-1] < steps):
        if match.state.actor == CHANCE:
            match.draw()
        else:
            ready.append(len(match.steps))
            match.play(int(match.state.actor), min(match.state.legal(), key=lambda one: progress(match.state, one)))
    return ready


def log_of(match: Match) -> list[Entry]:
    plan = Created(
        game=GAME,
        version=match.game.version,
        options=match.record.options,
        seats=tuple(SeatPlan("here", nonce=nonce) for nonce in NONCES),
        commitment="",
    )
    return [promised(plan, secret_of(match)), *(Step(actor, action) for actor, action in match.steps)]


def secret_of(match: Match) -> str:
    fair = match.record.fairness
    assert fair is not None
    assert fair.secret is not None
    return fair.secret


def progress(state: State, action: int) -> tuple[int, int]:
    """How far all pieces would be; of equal ones better those that stay together, where they knock each other home."""
    after = state.copy()
    after.apply(action)
    pieces = [int(position) for position in after.pos]  # type: ignore[attr-defined]
    return sum(pieces), sum(position * position for position in pieces)


def write(store: SqliteStore, secret: str, entries: Sequence[Entry]) -> dict[str, Any]:
    match, watch, keys = new_match_id(), new_key(), [new_key() for _ in range(SEATS)]
    rows = [Key(hash_of(watch), "watch"), *(Key(hash_of(key), "seat", seat) for seat, key in enumerate(keys))]
    store.create(MatchRow(match, GAME, time.time(), secret), rows, entries).result()
    return {"id": match, "keys": keys, "watch": watch}
