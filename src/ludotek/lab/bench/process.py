"""Inside a contestant's process: it warms up, plays and counts by itself.

python -m ludotek.lab.bench.process time WAY GAME SEATS OPTIONS SECONDS     one line of JSON
python -m ludotek.lab.bench.process search GAME SEATS OPTIONS SECONDS       the same: decisions are iterations
python -m ludotek.lab.bench.process memory GAME SEATS OPTIONS GAMES
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time

import msgspec

from ludotek import catalogue
from ludotek.bots.search import begin
from ludotek.kernel import CHANCE, OVER, AnyRules, Rng, State, play_games
from ludotek.kernel import state as hot
from ludotek.kernel.playouts import play_randomly
from ludotek.lab.bench.findings import Count, Memory

SEED = 1
ITERATIONS = 400  # of one search
POSITIONS = 6
IN_ENGINE, DRIVEN, ADVANCED = "in-engine", "driven", "advanced"
WAYS = {
    IN_ENGINE: "play_games: all inside the engine",
    DRIVEN: "a Python loop: actor, legal or sample, apply, for every single action",
    ADVANCED: "a Python loop over the seats' decisions: legal, advance; counted with the throws inside advance",
}
COMPILED, INTERPRETED = "compiled", "interpreted"


def timed(play: Callable[[int], int], seconds: float) -> Count:
    """Call `play(games)`, which gives the decisions made, until so much CPU time is used."""
    games = decisions = 0
    began = process_time()
    while (used := process_time() - began) < seconds:
        batch = 1 + games // 4
        decisions += play(batch)
        games += batch
    return Count(games, decisions, used)


def warm_and_timed(play: Callable[[int], int], seconds: float) -> Count:
    timed(play, seconds / 10)
    return timed(play, seconds)


def drive(start: State, games: int, rng: Rng) -> int:
    """The loop that a user of the library writes. Where a game has no reflexes, it plays the games of `play_games`."""
    applied = 0
    for _ in range(games):
        state = start.copy()
        while (actor := state.actor) != OVER:
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                legal = state.legal()
                state.apply(legal[rng.below(len(legal))])
            applied += 1
    return applied


def drive_advancing(start: State, games: int, rng: Rng) -> int:
    """The same with the bulk call; what chance does inside it is counted by `run_way`."""
    for _ in range(games):
        state = start.copy()
        if state.actor == CHANCE:
            state.advance(state.sample(rng), rng)
        while state.actor != OVER:
            legal = state.legal()
            state.advance(legal[rng.below(len(legal))], rng)
    return 0


PLAYERS: dict[str, Callable[[State, int, Rng], int]] = {
    IN_ENGINE: play_games,
    DRIVEN: drive,
    ADVANCED: drive_advancing,
}


def run_way(way: str, start: State, seconds: float) -> Count:
    play = PLAYERS[way]
    timed(lambda games: play(start, games, Rng(SEED)), seconds / 10)
    rng = Rng(SEED)
    count = timed(lambda games: play(start, games, rng), seconds)
    if way == ADVANCED:  # all ways play the same games from the same seed, so they can be counted afterwards
        count = msgspec.structs.replace(count, decisions=play_games(start, count.games, Rng(SEED)))
    return msgspec.structs.replace(count, engine=running())


def run_search(game: AnyRules, start: State, seconds: float) -> Count:
    """Searches from positions of a random game, as hard bots and hints make them; its decisions are iterations."""
    positions = middle_positions(start)
    rng = Rng(SEED)

    def search(times: int) -> int:
        for number in range(times):
            begin(game, positions[number % len(positions)], rng).run(ITERATIONS)
        return times * ITERATIONS

    return msgspec.structs.replace(warm_and_timed(search, seconds), engine=running())


def middle_positions(start: State) -> list[State]:
    """A few positions with a choice, from the middle part of a random game."""
    found: list[State] = []
    rng = Rng(SEED)
    state = start.copy()
    while state.actor != OVER:
        if state.actor >= 0 and len(state.legal()) > 1:
            found.append(state.copy())
        play_randomly(state, rng, 1)
    return found[len(found) // 3 :: max(1, len(found) // 12)][:POSITIONS]


def running() -> str:
    return INTERPRETED if (hot.__file__ or "").endswith(".py") else COMPILED


def run_memory(game: str, seats: int, start: State, games: int) -> Memory:
    rng = Rng(SEED)
    play_games(start, max(1, games // 100), rng)
    before = resident_kb()
    play_games(start, games, rng)
    return Memory(game, seats, games, before, resident_kb())


def resident_kb() -> int:
    """What is resident now; where the system does not tell, the most there ever was."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024
    import resource  # not on every system

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


def child(words: Sequence[str]) -> None:
    task, *rest = words
    way = rest.pop(0) if task == "time" else ""
    id, seats, options, amount = rest
    game = catalogue.game(id)
    start: State = game.new(int(seats), game.options(int(seats), msgspec.json.decode(options)))
    if task == "search":
        said: Count | Memory = run_search(game, start, float(amount))
    else:
        said = run_way(way, start, float(amount)) if way else run_memory(id, int(seats), start, int(amount))
    print(msgspec.json.encode(said).decode())


if __name__ == "__main__":
    child(sys.argv[1:])
