"""Learns to play Ludo by playing against itself: temporal differences on afterstates, in numpy alone.

    python examples/td_ludo.py ludo.npz --seconds 150
    python examples/td_ludo.py ludo.npz --test 400        how it does against MonteCarlo(400)

An afterstate is what the mover sees after a move, before the next throw. `Arrays.peek` gives those of all legal moves
of all games in one call; the network values them, the best is played, and its value is drawn towards what comes after.
"""

# ruff: noqa: E402 - the number of threads is chosen before numpy is imported

from __future__ import annotations

import argparse
import os
import time

# One core: for matrices as small as these, more threads mostly wait for each other. Read when numpy is imported.
for library in ("OPENBLAS", "MKL", "OMP"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from ludotek.bots import MonteCarlo
from ludotek.bots.learned import Learned, Net
from ludotek.catalogue import game
from ludotek.envs import Arrays
from ludotek.lab.duel import duel

GAMES, HIDDEN = 256, 128
STEPS = 192  # decisions of every game between two lessons
ROWS = 1024  # afterstates of a step of learning
TRUST = 0.95  # the lambda of TD(lambda)
FIRST_RATE, LAST_RATE = 0.003, 0.0002
EXPLORE = 0.02  # moves at random

Floats = NDArray[np.float32]


class Learner:
    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.arrays = Arrays(game("ludo"), 2, n=GAMES, seed=seed)
        self.net = Net.new(self.arrays.schema, ("piece", "turn"), HIDDEN, self.rng)
        self.seen = np.zeros((STEPS, GAMES, self.arrays.schema.size), np.uint8)  # the afterstates that were chosen
        self.value = np.zeros((STEPS, GAMES), np.float32)
        self.seat = np.zeros((STEPS, GAMES), np.int64)
        self.done = np.zeros((STEPS, GAMES), np.bool_)
        self.score = np.zeros((STEPS, GAMES, 2), np.float32)  # where done
        self.games = self.decisions = 0

    def play(self) -> None:
        """So many decisions of every game, each the best by the value so far."""
        arrays = self.arrays
        for step in range(STEPS):
            peek = arrays.peek()
            known = self.net.values(self.net.inputs(peek.obs))
            values = np.where(peek.over, peek.score.astype(np.float32), known)
            chosen = self.choose(peek.game, values)
            self.seen[step], self.value[step], self.seat[step] = peek.obs[chosen], values[chosen], arrays.seat
            arrays.step(peek.code[chosen])
            self.done[step], self.score[step] = arrays.done, arrays.reward
            self.games += int(arrays.done.sum())
        self.decisions += STEPS * GAMES

    def choose(self, owner: NDArray[np.int64], values: Floats) -> NDArray[np.int64]:
        """The row of the best move of every game, now and then of any."""
        noisy = values + np.where(self.rng.random(GAMES)[owner] < EXPLORE, 9 * self.rng.random(len(values)), 0)
        order = np.lexsort((noisy, owner))
        last = np.append(owner[order][1:] != owner[order][:-1], True)
        best: NDArray[np.int64] = order[last]
        return best

    def targets(self) -> tuple[Floats, NDArray[np.bool_]]:
        """What each afterstate is drawn to: later values of the same seat, at last the result. And which have one.

        Backwards: the target of a seat's afterstate is made of the value and the target of its next one.
        """
        found = np.zeros((STEPS, GAMES), np.float32)
        has = np.zeros((STEPS, GAMES), np.bool_)
        value, target = np.zeros((2, GAMES, 2), np.float32)
        is_known = np.zeros((GAMES, 2), np.bool_)
        rows = np.arange(GAMES)
        for step in range(STEPS - 1, -1, -1):
            over, seat = self.done[step], self.seat[step]
            value[over] = target[over] = self.score[step][over]
            is_known[over] = True
            has[step] = is_known[rows, seat]
            found[step] = (1 - TRUST) * value[rows, seat] + TRUST * target[rows, seat]
            value[rows, seat] = self.value[step]
            target[rows, seat] = np.where(has[step], found[step], self.value[step])
            is_known[rows, seat] = True
        return found, has

    def learn(self, rate: float) -> None:
        targets, has = self.targets()
        seen, wanted = self.seen[has], targets[has]
        for rows in np.array_split(self.rng.permutation(len(seen)), len(seen) // ROWS):
            self.net.train(self.net.inputs(seen[rows]), wanted[rows], rate)


def teach(seconds: float, seed: int) -> Net:
    learner, start, lessons = Learner(seed), time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        learner.play()
        learner.learn(FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (spent / seconds))
        lessons += 1
        if lessons % 20 == 0:
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
