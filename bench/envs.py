"""Environments for learning beside those of others: decisions of seats, with observation and mask read at each.

`python bench/envs.py NAME SECONDS` measures one of them in a process of its own. Actions are random legal ones.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

from ludotek import _engine, catalogue
from ludotek.lab.bench.findings import Comparison, Contestant, Count, Heat

BATCH, STEPS, SEED = 256, 50, 1
INSIDE, NUMPY, AEC = "chosen inside", "chosen by numpy", "AEC"
PGX = {f"pgx {name}, lax.scan": name for name in ("leduc_holdem", "backgammon")}
CONNECT_FOUR = "PettingZoo connect_four"
LEGEND = (
    f"Decisions are those of seats, chance resolved inside; {BATCH} games at a time with auto-reset, but for AEC.",
    "Wanted: 6 M a second for Ludo chosen inside and 5 M by numpy, 2 M for Sequence, 3 M for the other games.",
    "pgx is compiled before it is measured, and steps inside one lax.scan; its CPU time is that of all its threads.",
)


def ours() -> list[str]:
    games = [game.id for game in catalogue.built_in()]
    return [f"{game}, {way}" for way in (INSIDE, NUMPY, AEC) for game in games]


def heat() -> tuple[Heat, list[str]]:
    names, missing = ours(), []
    for name, package in [*((name, "pgx") for name in PGX), (CONNECT_FOUR, "pygame")]:
        if importlib.util.find_spec(package):
            names.append(name)
        else:
            missing.append(f"{package} is not installed: {name} is not measured (the extra is called bench)")
    leduc, backgammon = PGX
    comparisons = [
        Comparison(f"ludo, {INSIDE}", leduc, "decisions", 5),
        Comparison(f"ludo, {NUMPY}", leduc, "decisions", 5),
        Comparison(f"ludo, {NUMPY}", backgammon, "decisions", 50),
        *(Comparison(f"{game.id}, {AEC}", CONNECT_FOUR, "decisions", 5) for game in catalogue.built_in()),
    ]
    contestants = tuple(Contestant(name, (sys.executable, str(Path(__file__)), name)) for name in names)
    possible = tuple(one for one in comparisons if one.theirs in names)
    return Heat("environments", contestants, possible, LEGEND), missing


Step = Callable[[], int]  # plays on for a while, and says how many decisions that was


def timed(step: Step, seconds: float) -> Count:
    step()
    decisions, began = 0, process_time()
    while (used := process_time() - began) < seconds:
        decisions += step()
    return Count(0, decisions, used, _engine.running())  # games are not counted


def inside(game: str) -> Step:
    from ludotek.envs import Arrays

    arrays = Arrays(catalogue.game(game), n=BATCH, seed=SEED)

    def step() -> int:
        for _ in range(STEPS):
            arrays.step_randomly()
        return STEPS * BATCH

    return step


def by_numpy(game: str) -> Step:
    import numpy as np

    from ludotek.envs import Arrays

    arrays = Arrays(catalogue.game(game), n=BATCH, seed=SEED)
    rng, rows = np.random.default_rng(SEED), np.arange(BATCH)

    def step() -> int:
        for _ in range(STEPS):
            chosen = (rng.random(BATCH) * arrays.found).astype(np.int64)
            arrays.step(arrays.legal[rows, chosen])
        return STEPS * BATCH

    return step


def zoo(make: Callable[[], Any]) -> Step:
    import numpy as np

    env, rng = make(), np.random.default_rng(SEED)

    def step() -> int:
        env.reset(seed=int(rng.integers(1 << 30)))
        decisions = 0
        for _ in env.agent_iter():
            obs, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            legal = obs["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            decisions += 1
        return decisions

    return step


def our_zoo(game: str) -> Step:
    from ludotek.envs.zoo import ZooEnv

    return zoo(lambda: ZooEnv(game))


def connect_four() -> Step:
    from pettingzoo.classic import connect_four_v3

    return zoo(connect_four_v3.env)


def pgx(name: str) -> Step:
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental.wrappers import auto_reset

    env = library.make(name)
    begin, act = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choice, logits, axis=-1)
        state = act(state, action, jax.random.split(chance, BATCH))
        return (state, key), state.observation.sum()

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=STEPS))
    kept = [(begin(jax.random.split(jax.random.PRNGKey(SEED), BATCH)), jax.random.PRNGKey(SEED + 1))]

    def step() -> int:
        kept[0], seen = run(kept[0])
        seen.block_until_ready()
        return STEPS * BATCH

    return step


def stepper(name: str) -> Step:
    if name in PGX:
        return pgx(PGX[name])
    if name == CONNECT_FOUR:
        return connect_four()
    game, way = name.split(", ", 1)
    return {INSIDE: inside, NUMPY: by_numpy, AEC: our_zoo}[way](game)


if __name__ == "__main__":
    print(msgspec.json.encode(timed(stepper(sys.argv[1]), float(sys.argv[2]))).decode())
