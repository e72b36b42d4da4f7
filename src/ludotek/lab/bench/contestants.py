"""Who takes part: our own ways to play, every game of the catalogue, and the peers of a checkout."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec

from ludotek import catalogue
from ludotek.kernel import AnyRules
from ludotek.lab.bench.findings import Contestant, Heat
from ludotek.lab.bench.process import COMPILED, IN_ENGINE

PROCESS = (sys.executable, "-m", "ludotek.lab.bench.process")


def ours(way: str, game: str, seats: int, options: Mapping[str, object], engine: str = COMPILED) -> Contestant:
    chosen = msgspec.json.encode(options).decode()
    command = (*PROCESS, "time", way, game, str(seats), chosen)
    return Contestant(our_name(way, engine), command, {"LUDOTEK_ENGINE": engine})


def our_name(way: str, engine: str = COMPILED) -> str:
    return f"{way}, {engine}"


def usual_seats(game: AnyRules) -> int:
    return 4 if 4 in game.seats else game.seats[-1]


def shelf() -> Heat:
    """Every game of the catalogue with its default options, in the engine."""
    found = []
    for game in catalogue.games().values():
        for seats in sorted({game.seats[0], usual_seats(game)}):
            one = ours(IN_ENGINE, game.id, seats, {})
            found.append(msgspec.structs.replace(one, name=f"{game.id}, {seats} players"))
    return Heat(f"every game, {IN_ENGINE}, {COMPILED}", tuple(found))


def searches() -> Heat:
    """How fast bots look ahead: every game with two players."""
    found = []
    for game in catalogue.games().values():
        seats = game.seats[0]
        command = (*PROCESS, "search", game.id, str(seats), "{}")
        found.append(Contestant(f"{game.id}, {seats} players", command, {"LUDOTEK_ENGINE": COMPILED}))
    return Heat(
        f"search, {COMPILED}", tuple(found), legend=("decisions are iterations of search, games are whole searches",)
    )


def peers_file() -> Path | None:
    """The checkout's bench/peers.py, if this package or the current folder lies in a checkout."""
    for folder in (*Path(__file__).resolve().parents, Path.cwd(), *Path.cwd().parents):
        path = folder / "bench" / "peers.py"
        if path.is_file() and (folder / "src" / "ludotek").is_dir():
            return path
    return None


def peers(path: Path, scratch: Path) -> tuple[list[Heat], list[str]]:
    """The heats against others, and who of them is missing and why."""
    spec = importlib.util.spec_from_file_location("ludotek_bench_peers", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    heats: list[Heat]
    missing: list[str]
    heats, missing = module.heats(scratch)
    return heats, missing
