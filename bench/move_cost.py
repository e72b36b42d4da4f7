"""What one move costs the server, without sockets and without a load generator: `python -m bench.move_cost [GAME]`

Matches that were written down beforehand are played again by devices that only count what they are sent, so that all
CPU is the server's: messages in, limits, decision, store, views, pictures, messages out. It takes seconds, and says
after every change of the code whether a move has become cheaper. `--profile 30` lists the functions that take most of
it; `--no-disk` leaves the store out. What sockets cost is measured by `bench.server_load`.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import pstats
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import nullcontext, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import uvloop

from ludotek import catalogue
from ludotek.kernel import Match
from ludotek.server.collecting import COLLECT
from ludotek.server.device import Device
from ludotek.server.keys import new_match_id
from ludotek.server.limits import UNLIMITED
from ludotek.server.main import FILE, SWITCH
from ludotek.server.messages import Do
from ludotek.server.room import Room
from ludotek.server.services import Services
from ludotek.server.settings import DEFAULTS
from ludotek.server.socket import Gone, listen
from ludotek.store import MatchRow, SqliteStore, Store
from ludotek.table import Created, Entry, Play, SeatPlan, Table, decide, due_throws, promised

SEATS = {"ludo": 2, "sequence": 4, "last_one_standing": 4, "last_one_alive": 4, "das_letzte_gefecht": 2}
MOVES = 80  # of a match at most: shorter than any game
DONE = b'{"t":"done"'
SECRET = "5e" * 32


class Script(NamedTuple):
    """A match that is played again: what it begins with, and who sends what."""

    entries: list[Any]
    sent: list[tuple[int, bytes]]


class CountingWire:
    """A device that sends what its script says, and reads nothing but whether a move is done."""

    is_closed = False

    def __init__(self) -> None:
        self.messages: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.done = asyncio.Event()
        self.frames = 0
        self.bytes = 0

    @property
    def has_message(self) -> bool:
        return not self.messages.empty()

    async def next_message(self) -> bytes | None:
        return await self.messages.get()

    def write(self, frame: bytes) -> None:
        self.frames += 1
        self.bytes += len(frame)
        if DONE in frame[:16]:
            self.done.set()

    def hang_up(self) -> None:
        self.is_closed = True


class NoDisk:
    """A store that keeps nothing of what is appended."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def append(self, match: str, after: int, *_: object) -> Future[int]:
        done: Future[int] = Future()
        done.set_result(after + 1)
        return done


def main() -> None:
    asked = arguments()
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*COLLECT)
    for game in [asked.game] if asked.game else ("ludo", "sequence"):
        uvloop.run(measure(game, asked))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.move_cost", description=__doc__)
    parser.add_argument("game", nargs="?", choices=SEATS)
    parser.add_argument("--matches", type=int, default=20, help="at once")
    parser.add_argument("--rounds", type=int, default=5, help="the cheapest counts")
    parser.add_argument("--watchers", type=int, default=0, help="at each table, besides the players")
    parser.add_argument("--no-disk", action="store_true")
    parser.add_argument("--profile", type=int, default=0, metavar="LINES")
    return parser.parse_args()


def written_script(game_id: str, seed: int) -> Script:
    """A match of random choices: what its log begins with, and the messages of its players."""
    game, random, seats = catalogue.games()[game_id], Random(seed), SEATS[game_id]
    plan = Created(
        game=game_id,
        version=game.version,
        options=Match.new(game, seats).record.options,
        seats=(SeatPlan("here", nonce=f"bench {seed}"),) * seats,
        commitment="",
    )
    table = Table(game, SECRET, promised(plan, SECRET))
    script = Script([table.created, *followed(table, due_throws(table))], [])
    while not table.is_over and len(script.sent) < MOVES:
        seat = int(table.match.state.actor)
        play = Play(seat, random.choice(table.match.state.legal()), table.seq)
        script.sent.append((seat, msgspec.json.encode(Do(f"m{table.seq}", play))))
        followed(table, decide(table, play))
    return script


def followed(table: Table, entries: list[Entry]) -> list[Entry]:
    for entry in entries:
        table.apply(entry)
    return entries


class Playing:
    """One match of the server, with a device at every seat."""

    def __init__(self, services: Services, room: Room, script: Script, watchers: int) -> None:
        self.services, self.room, self.script = services, room, script
        viewers = [*range(len(room.table.seats)), *[None] * watchers]
        self.wires = [CountingWire() for _ in viewers]
        for wire, viewer in zip(self.wires, viewers, strict=True):
            device = Device(wire)
            device.viewer, device.yours = viewer, () if viewer is None else (viewer,)
            room.arrive(device, 0)
            room.keep(self.serve(wire, device))

    async def serve(self, wire: CountingWire, device: Device) -> None:
        with suppress(Gone):
            await listen(self.services, wire, self.room, device)

    async def play(self) -> None:
        for seat, message in self.script.sent:
            wire = self.wires[seat]
            wire.done.clear()
            wire.messages.put_nowait(message)
            await wire.done.wait()

    def leave(self) -> None:
        for wire in self.wires:
            wire.messages.put_nowait(None)


async def measure(game: str, asked: argparse.Namespace) -> None:
    scripts = [written_script(game, seed) for seed in range(asked.matches)]
    moves = sum(len(script.sent) for script in scripts)
    found = [await play_all(scripts, asked) for _ in range(asked.rounds)]
    costs, sent = [cost for cost, _ in found], found[0][1]
    print(
        f"{game}, {SEATS[game]} players: {1e6 * min(costs) / moves:.0f} µs of CPU a move "
        f"(rounds: {', '.join(f'{1e6 * cost / moves:.0f}' for cost in costs)}), "
        f"{sum(wire.frames for wire in sent) / moves:.1f} frames and "
        f"{sum(wire.bytes for wire in sent) / moves:.0f} bytes out"
    )
    if asked.profile:
        profile = cProfile.Profile(time.thread_time)  # others may use the machine, too
        await play_all(scripts, asked, profile)
        print_profile(profile, moves, asked.profile)


async def play_all(
    scripts: Sequence[Script], asked: argparse.Namespace, profile: cProfile.Profile | None = None
) -> tuple[float, list[CountingWire]]:
    """Seconds of CPU of all matches, played at once, and what was sent."""
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / FILE)
        services = Services(store, catalogue.games(), msgspec.structs.replace(DEFAULTS, limits=UNLIMITED))
        rooms = [Playing(services, await opened(services, script), script, asked.watchers) for script in scripts]
        if asked.no_disk:
            for playing in rooms:
                playing.room.store = NoDisk(store)  # type: ignore[assignment]  # all but one method is the store's
        for wire in (wire for playing in rooms for wire in playing.wires):
            wire.frames = wire.bytes = 0  # of the welcome
        gc.collect()
        gc.freeze()
        begun = time.process_time()
        with profile or nullcontext():
            await asyncio.gather(*(playing.play() for playing in rooms))
        spent = time.process_time() - begun
        for playing in rooms:
            playing.leave()
        await asyncio.sleep(0)
        await services.close()
    return spent, [wire for playing in rooms for wire in playing.wires]


async def opened(services: Services, script: Script) -> Room:
    match = new_match_id()
    await asyncio.wrap_future(
        services.store.create(MatchRow(match, script.entries[0].game, time.time(), SECRET), [], script.entries)
    )
    async with services.visit(match) as room:
        return room


def print_profile(profile: cProfile.Profile, moves: int, lines: int) -> None:
    """The functions of the event loop's thread that take most of a move, and how often they are called."""
    rows = pstats.Stats(profile).stats.items()  # type: ignore[attr-defined]
    calls = sum(row[1][1] for row in rows)
    print(f"{calls / moves:.0f} calls a move\n  calls    self     all  (µs a move)")
    for (file, line, name), (_, count, own, whole, _) in sorted(rows, key=lambda row: -row[1][2])[:lines]:
        where = f"{Path(file).parent.name}/{Path(file).name}:{line}" if line else ""
        print(f"{count / moves:7.2f} {1e6 * own / moves:7.1f} {1e6 * whole / moves:7.1f}  {name} {where}")


if __name__ == "__main__":
    main()
