"""Learns to play Ludo by playing against itself: temporal differences on afterstates, in numpy alone.

    python examples/td_ludo.py ludo.npz --seconds 150
    python examples/td_ludo.py ludo.npz --test 400        how it does against MonteCarlo(400)

An afterstate is what the mover sees after a move, before the next throw. `Arrays.peek` gives those of all legal moves
of all games in one call; the network values them, the best is played, and its value is drawn towards what comes after.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from ludotek.bots import MonteCarlo
from ludotek.bots.learned import Learned, Net
from ludotek.catalogue import game
from ludotek.envs import Arrays
from ludotek.lab.duel import duel

GAMES, HIDDEN = 256, 128
TRUST = 0.95  # the lambda of TD(lambda)
FIRST_RATE, LAST_RATE = 0.02, 0.002
EXPLORE = 0.03  # moves at random
HISTORY = 24  # decisions of a seat that one result reaches back to

Floats = NDArray[np.float32]


class Learner:
    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.arrays = Arrays(game("ludo"), 2, n=GAMES, seed=seed)
        self.net = Net.new(self.arrays.schema, ("piece", "turn"), HIDDEN, self.rng)
        shape = GAMES, 2
        self.seen = np.zeros((HISTORY, *shape, self.net.size), np.float32)  # the last afterstates of each seat
        self.value = np.zeros((HISTORY, *shape), np.float32)
        self.count = np.zeros(shape, np.int64)
        self.games = self.decisions = 0

    def step(self, rate: float) -> None:
        """One decision of every game."""
        arrays, rows = self.arrays, np.arange(GAMES)
        peek = arrays.peek()
        inputs = self.net.inputs(peek.obs)
        values = np.where(peek.over, peek.score.astype(np.float32), self.net.values(inputs))
        chosen = self.choose(peek.game, values)
        seat = arrays.seat.copy()
        self.learn(rows, seat, values[chosen], rate)
        self.keep(rows, seat, inputs[chosen], values[chosen])
        arrays.step(peek.code[chosen].astype(np.int32))
        self.decisions += GAMES
        self.finish(rate)

    def choose(self, owner: NDArray[np.int64], values: Floats) -> NDArray[np.int64]:
        """The row of the best move of every game, now and then of any."""
        noisy = values + np.where(self.rng.random(GAMES)[owner] < EXPLORE, 9 * self.rng.random(len(values)), 0)
        order = np.lexsort((noisy, owner))
        last = np.append(owner[order][1:] != owner[order][:-1], True)
        best: NDArray[np.int64] = order[last]
        return best

    def keep(self, rows: NDArray[np.int64], seat: NDArray[np.int64], inputs: Floats, values: Floats) -> None:
        slot = self.count[rows, seat] % HISTORY
        self.seen[slot, rows, seat] = inputs
        self.value[slot, rows, seat] = values
        self.count[rows, seat] += 1

    def learn(self, rows: NDArray[np.int64], seat: NDArray[np.int64], target: Floats, rate: float) -> None:
        """Draws the seat's earlier afterstates towards a new value: the last one most."""
        made = self.count[rows, seat]
        error = target - self.value[(made - 1) % HISTORY, rows, seat]
        inputs, errors = [], []
        for back in range(1, min(HISTORY, 8) + 1):
            is_there = made >= back
            slot = (made - back) % HISTORY
            inputs.append(self.seen[slot, rows, seat][is_there])
            errors.append((error * TRUST ** (back - 1))[is_there])
        if made.any():
            self.net.train(np.concatenate(inputs), np.concatenate(errors), rate)

    def finish(self, rate: float) -> None:
        """A game that is over says what its last afterstates were worth."""
        over = np.flatnonzero(self.arrays.done)
        if len(over) == 0:
            return
        for seat in (0, 1):
            seats = np.full(len(over), seat)
            self.learn(over, seats, self.arrays.reward[over, seat].astype(np.float32), rate)
            self.count[over, seat] = 0
        self.games += len(over)


def teach(seconds: float, seed: int) -> Net:
    learner, start = Learner(seed), time.process_time()
    while (spent := time.process_time() - start) < seconds:
        learner.step(FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (spent / seconds))
        if learner.decisions % (GAMES * 2000) == 0:
            print(f"{spent:6.0f} s  {learner.decisions:>10,} decisions  {learner.games:>7,} games", flush=True)
    return learner.net


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file")
    parser.add_argument("--seconds", type=float, default=150, help="of CPU time to learn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--test", type=int, default=0, help="games against MonteCarlo(400), instead of learning")
    words = parser.parse_args()
    if not words.test:
        teach(words.seconds, words.seed).save(words.file)
        return
    score = duel(game("ludo"), Learned(words.file), MonteCarlo(400), words.test // 2, seed=words.seed)
    print(f"{100 * score.mean:.1f} % of {score.games} games (95 %: {100 * score.low:.1f} to {100 * score.high:.1f})")


if __name__ == "__main__":
    main()
