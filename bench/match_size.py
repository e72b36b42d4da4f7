"""How much the database keeps and writes for a match: `python -m bench.match_size [--matches 5] [--database ADDRESS]`

Whole matches of people who choose at random, through the table and into an SQLite file, each command by itself, as on a
server with one match. Printed for each game with two and with four players: commands and entries of a match, bytes that
the file keeps, bytes that were written to SQLite's log on the way (a busy server groups commands and writes less), and
bytes of the match as it is archived. With `--database postgresql://…` the same matches are put there, too, and what its
tables and indexes grew by is printed.
"""

from __future__ import annotations

import argparse
import gzip
import random
import secrets
import tempfile
import time
from pathlib import Path

import msgspec

from ludotek import catalogue
from ludotek.game import AnyGame
from ludotek.store import Key, MatchRow, PostgresStore, SqliteStore, Store, WholeMatch
from ludotek.table import Caller, Created, Logged, Play, SeatPlan, Table, Throw, decide, opening


def play(store: SqliteStore, game: AnyGame, seats: int, rng: random.Random) -> tuple[str, int]:
    """Plays one match; returns its id and how many commands it took."""
    match, secret = secrets.token_urlsafe(9), secrets.token_hex(32)
    plans = tuple(SeatPlan("here", f"Player {seat}", nonce=secrets.token_hex(8)) for seat in range(seats))
    options = msgspec.to_builtins(game.options(seats, {}))
    created = Created(game=game.id, version=game.version, options=options, seats=plans, commitment="")
    entries = opening(game, secret, created)
    keys = [Key(secrets.token_hex(32), "seat", seat) for seat in range(seats)]
    keys += [Key(secrets.token_hex(32), "host"), Key(secrets.token_hex(32), "watch")]
    store.create(MatchRow(match, game.id, time.time(), secret), keys, entries).result()
    table = Table.restore(game, secret, [Logged(seq, entry) for seq, entry in enumerate(entries, start=1)])
    commands = 0
    while not table.is_over:
        command = next_command(table, rng)
        id = f"{command.seat}/{secrets.token_hex(16)}"
        added = decide(table, command, Caller(seats=frozenset(range(seats))))
        store.append(match, table.seq, added, id).result()
        for number, entry in enumerate(added):
            table.apply(entry, id if number == 0 else None)
        commands += 1
    return match, commands


def next_command(table: Table, rng: random.Random) -> Play | Throw:
    if table.throw is not None:
        return Throw(table.throw.seat, table.seq)
    state = table.match.state
    return Play(int(state.actor), int(rng.choice(list(state.legal()))), table.seq)


def grown(store: Store, whole: list[WholeMatch]) -> str:
    """kB a match that PostgreSQL keeps, to be added to the line."""
    if not isinstance(store, PostgresStore):
        return ""
    query = "SELECT sum(pg_total_relation_size(t)) FROM unnest(ARRAY['matches', 'keys', 'entries']::regclass[]) t"
    ((before,),) = store._read(query)
    for one in whole:
        store.put(one).result()
    ((after,),) = store._read(query)
    return f" {float(after - before) / len(whole) / 1024:>14.1f}"


def measure(game: AnyGame, seats: int, matches: int, folder: Path, other: Store | None) -> str:
    file = folder / f"{game.id}-{seats}.sqlite"
    store = SqliteStore(file)
    store._writing.execute("PRAGMA wal_autocheckpoint = 0")  # so that everything written can be counted
    before, log = file.stat().st_size, file.with_name(f"{file.name}-wal")
    written, rng = log.stat().st_size, random.Random(7)
    played = [play(store, game, seats, rng) for _ in range(matches)]
    written = log.stat().st_size - written
    whole = [one for match, _ in played if (one := store.whole(match)) is not None]
    entries = sum(len(one.entries) for one in whole)
    packed = sum(len(gzip.compress(msgspec.json.encode(one))) for one in whole)
    store.close()
    commands, kept = sum(number for _, number in played), file.stat().st_size - before
    return (
        f"{game.id:<20} {seats:>7} {commands / matches:>9.0f} {entries / matches:>8.0f} {kept / matches / 1024:>9.1f} "
        f"{kept / entries:>12.0f} {written / commands / 1024:>15.1f} {packed / matches / 1024:>12.1f}"
    ) + ("" if other is None else grown(other, whole))


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.match_size", description=__doc__)
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--database", help="postgresql://…, to be filled as well")
    asked = parser.parse_args()
    other = PostgresStore(asked.database) if asked.database else None
    head = "game                 players  commands  entries  kB kept  bytes/entry  kB log/command  kB archived"
    print(head + ("  kB PostgreSQL" if other else ""))
    with tempfile.TemporaryDirectory() as folder:
        for game in catalogue.games().values():
            for seats in (2, 4):
                if seats in game.seats:
                    print(measure(game, seats, asked.matches, Path(folder), other), flush=True)


if __name__ == "__main__":
    main()
