"""Our server beside boardgame.io's under the same load: `python -m bench.server_load [--live 20 100 500 1000]`

Two-player Ludo and four-player Sequence, a socket for every player, the next move as soon as its player knows that it
is due. Both servers in one run, in turns, so that other work of the machine meets both. CPU is that of the server's
process; ours has every move on the disk before it is acknowledged, the peer keeps its matches in memory. Latency: from
sending a move until the device of the next player has it. `--pause 2` plays at the pace of people instead.

Then what a move and a `hello` cost early and late in a match, and with how many devices a move's cost grows.

What else is asked of the server, each with one command:

- `python -m bench.server_load --live 1000 --games ludo --pause 4 --seconds 20 --turns 1 --servers ludotek --no-growth`
  and `--live 400 --games sequence`: delays at the pace of people;
- `python -m bench.server_load --processes 2`: what two processes carry beside one. The load generator needs a core of
  its own, so on two cores their CPU is compared: `moves/CPU-s` times the number of processes is what as many free cores
  would carry;
- `python -m bench.thinking --matches 20`: whether people wait while bots of 20 matches think.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from bench.server_load.long_matches import SEATS, write_long_matches
from bench.server_load.servers import OURS, PEER, Load, Server, install, load, started

GAMES = {"ludo": 2, "sequence": 4}
WARM = 1.0  # seconds of play before the measured ones: both compile or cache while they run
ENDING = 50  # matches that end in a second at most: as many wait to take their places
FIRST = 50  # matches that sit there all the time: what a server needs once is not counted as memory of a match
HELLOS = 40


def main() -> None:
    asked = arguments()
    install()
    if asked.processes > 1:
        for game in asked.games:
            compare_processes(game, asked)
        return
    for game in asked.games:
        print(f"\n{game}, {GAMES[game]} players{f', a move every {asked.pause:g} s' if asked.pause else ''}")
        for live in asked.live:
            compare(game, live, asked)
    if not asked.pause:
        print_growth(asked)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.server_load", description=__doc__)
    parser.add_argument("--live", type=int, nargs="+", default=[20, 100], help="matches at once, one run for each")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--servers", nargs="+", choices=(OURS, PEER), default=[OURS, PEER])
    parser.add_argument("--seconds", type=float, default=3, help="of a turn")
    parser.add_argument("--turns", type=int, default=3, help="of each server")
    parser.add_argument("--pause", type=float, default=0, help="seconds between the moves of a match, on average")
    parser.add_argument("--moves", type=int, nargs="+", default=[20, 1000, 20_000], help="where in a match")
    parser.add_argument("--viewers", type=int, nargs="+", default=[2, 6, 12], help="at a table")
    parser.add_argument("--no-growth", action="store_true")
    parser.add_argument("--processes", type=int, default=1, help="only: our server by so many processes, and by one")
    return parser.parse_args()


# Throughput


def compare(game: str, live: int, asked: argparse.Namespace) -> None:
    """One line for each server: its turns put together."""
    with ExitStack() as stack:
        at_work = []
        for name in asked.servers:
            server = stack.enter_context(started(name, Path(stack.enter_context(tempfile.TemporaryDirectory()))))
            what = {"game": game, "seats": GAMES[game]}
            stack.enter_context(load(server, **what, live=FIRST))
            empty = server.memory()
            spare = 0 if asked.pause else round(ENDING * (WARM + asked.turns * asked.seconds))
            playing = stack.enter_context(load(server, **what, live=live, spare=spare, pause=asked.pause * 1000))
            grown = server.memory() - empty
            playing.phase(seconds=WARM + 1.5 * asked.pause)  # everybody has moved once
            at_work.append((playing, grown, list[dict[str, Any]]()))
        for _ in range(asked.turns):
            for playing, _, found in at_work:
                found.append(playing.phase(seconds=asked.seconds))
        for playing, grown, found in at_work:
            report(playing.server.name, live, grown, playing.connected, found)


def report(name: str, live: int, grown: int, made: dict[str, Any], found: list[dict[str, Any]]) -> None:
    moves, cpu = sum(one["moves"] for one in found), sum(one["cpu"] for one in found)
    passed = sum(one["seconds"] for one in found)
    times = ", ".join(f"{name} {max(one[name] or 0 for one in found):.1f}" for name in ("p50", "p95", "p99"))
    print(
        f"  {name:12} {live:5} live  {moves / passed:6.0f} moves/s  {moves / cpu:6.0f} moves/CPU-s "
        f"({1000 * cpu / moves:.3f} ms)  ms: {times} (worst turn)  "
        f"{grown / made['matches'] / 1024:.0f} kB a match, {grown / made['sockets'] / 1024:.0f} kB a socket",
        flush=True,
    )


# Several processes


def compare_processes(game: str, asked: argparse.Namespace) -> None:
    """One and several processes in turns, with the last of the numbers of live matches."""
    found: dict[int, list[dict[str, Any]]] = {1: [], asked.processes: []}
    live, seats = asked.live[-1], GAMES[game]
    with ExitStack() as stack:
        at_work: dict[int, Load] = {}
        for processes in found:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            server = stack.enter_context(started(OURS, folder, processes))
            at_work[processes] = stack.enter_context(load(server, game=game, seats=seats, live=live, spare=live))
            at_work[processes].phase(seconds=WARM)
        for _ in range(asked.turns):
            for processes, playing in at_work.items():
                found[processes].append(playing.phase(seconds=asked.seconds))
    rates = {processes: print_rate(game, live, processes, phases) for processes, phases in found.items()}
    times = asked.processes * rates[asked.processes] / rates[1]
    print(f"  {asked.processes} processes on as many free cores carry {times:.2f} times as much as one", flush=True)


def print_rate(game: str, live: int, processes: int, phases: list[dict[str, Any]]) -> float:
    """Returns the moves of a second of CPU."""
    moves, cpu, passed = (sum(float(one[name]) for one in phases) for name in ("moves", "cpu", "seconds"))
    print(f"{game}, {live} live, {processes} processes: {moves / passed:.0f} moves/s, {moves / cpu:.0f} moves/CPU-s")
    return moves / cpu


# Growth


def print_growth(asked: argparse.Namespace) -> None:
    if asked.no_growth:
        return
    print("\nCPU of a move, in ms, by the moves before it; of a hello")
    for name in asked.servers:
        for line in by_length(name, asked.moves):
            print(f"  {name:12} {line}", flush=True)
    print("\nCPU of a move, in ms, by devices at the table")
    for name in asked.servers:
        for game in ("ludo", "sequence"):
            parts = [f"{count}: {by_viewers(name, game, count):.3f}" for count in asked.viewers]
            print(f"  {name:12} {game:10} {', '.join(parts)}", flush=True)


def by_length(name: str, lengths: list[int]) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        known = write_long_matches(Path(folder), lengths) if name == OURS else {}
        with started(name, Path(folder)) as server:
            for length in lengths:
                if name == OURS:
                    asked: dict[str, Any] = {"game": "ludo", "matches": known[length]}
                elif length > 1000:  # each of its moves takes longer than the one before: this would take minutes
                    continue
                else:
                    asked = {"game": "endless", "live": 8}
                yield f"move {length:6}: {cost_late(server, asked, 0 if name == OURS else length)}"


def cost_late(server: Server, asked: dict[str, Any], before: int) -> str:
    with load(server, seats=SEATS, **asked) as playing:
        playing.phase(moves=before or 10)
        late = playing.phase(moves=60)
        hello = playing.phase(hellos=HELLOS)
    return f"{1000 * late['cpu'] / late['moves']:.3f} a move, {1000 * hello['cpu'] / HELLOS:.2f} a hello"


def by_viewers(name: str, game: str, count: int) -> float:
    """Ludo with two players and spectators, Sequence with a player at every device."""
    seats = 2 if game == "ludo" else count
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(started(name, folder))
        asked = {"game": game, "seats": seats, "watchers": count - seats, "live": 20, "spare": 60}
        playing = stack.enter_context(load(server, **asked))
        playing.phase(seconds=WARM)
        found = playing.phase(seconds=2)
    return 1000 * float(found["cpu"]) / max(1, int(found["moves"]))


if __name__ == "__main__":
    main()
