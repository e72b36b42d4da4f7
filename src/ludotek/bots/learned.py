"""Plays by a value that was learned: looks at what every legal move would lead to, and takes the best.

A value file (.npz) holds a small network and the observation it was learned on; `examples/td_ludo.py` makes one.
"""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludotek.bots.bot import Bot
from ludotek.bots.value_file import ENDING, PARTS, BadValue, read_parts
from ludotek.kernel import OVER, AnyRules, Rng, Samples, State, View
from ludotek.kernel.batch import look
from ludotek.kernel.observation import Observation
from ludotek.kernel.schema import Schema, schema_of
from ludotek.kernel.state import room

Floats = NDArray[np.float32]
WORD = (1 << 64) - 1
MEANS, SQUARES = 0.9, 0.999  # how much of them Adam keeps in a step


class Net:
    """One hidden layer. Its inputs count, for the chosen parts of an observation, how often each value is there.

    Parts that differ in a number at the end of their names are counted together: pieces that are alike.
    """

    def __init__(self, schema: Schema, names: Sequence[str], weights: dict[str, Floats]) -> None:
        self.schema, self.names = schema, tuple(names)
        self.a, self.b, self.c, self.d = (weights[name] for name in "abcd")
        self.columns, self.size = columns_of(schema, names)
        self.steps = 0  # of learning; and of Adam, for each weight the mean slope and the mean square of it
        self.means, self.squares = ([np.zeros_like(weights[name]) for name in "abcd"] for _ in range(2))

    @classmethod
    def new(cls, schema: Schema, names: Sequence[str], hidden: int, rng: np.random.Generator) -> Net:
        size = columns_of(schema, names)[1]
        first = (rng.standard_normal((size, hidden)) / np.sqrt(size)).astype(np.float32)
        last = (rng.standard_normal(hidden) / np.sqrt(hidden)).astype(np.float32)
        zeros = np.zeros(hidden, np.float32)
        return cls(schema, names, {"a": first, "b": zeros, "c": last, "d": np.zeros(1, np.float32)})

    def inputs(self, obs: NDArray[np.uint8]) -> Floats:
        """A row for each observation."""
        found = np.zeros((len(obs), self.size), np.float32)
        rows = np.arange(len(obs))
        for index, first in self.columns:
            found[rows, first + obs[:, index]] += 1
        return found

    def values(self, inputs: Floats) -> Floats:
        """The expected score, from 0 to 1."""
        hidden = np.maximum(inputs @ self.a + self.b, 0)
        found: Floats = 1 / (1 + np.exp(-(hidden @ self.c + self.d)))
        return found

    def train(self, inputs: Floats, targets: Floats, rate: float) -> None:
        """One step of Adam that draws the values of these inputs towards their targets (cross entropy)."""
        hidden = np.maximum(inputs @ self.a + self.b, 0)
        value = 1 / (1 + np.exp(-(hidden @ self.c + self.d)))
        error = ((value - targets) / len(inputs)).astype(np.float32)
        back = np.outer(error, self.c) * (hidden > 0)
        slopes = (inputs.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(keepdims=True))
        self.steps += 1
        scale = rate * np.sqrt(1 - SQUARES**self.steps) / (1 - MEANS**self.steps)
        for weights, mean, square, slope in zip(
            (self.a, self.b, self.c, self.d), self.means, self.squares, slopes, strict=True
        ):
            mean += (1 - MEANS) * (slope - mean)
            square += (1 - SQUARES) * (slope * slope - square)
            weights -= np.float32(scale) * mean / (np.sqrt(square) + np.float32(1e-8))

    def save(self, file: str | Path) -> None:
        file = Path(file)
        np.savez_compressed(file, a=self.a, b=self.b, c=self.c, d=self.d, names=np.array(self.names))
        with zipfile.ZipFile(file if file.suffix == ENDING else f"{file}{ENDING}", "a") as archive:
            archive.writestr(PARTS, msgspec.json.encode(self.schema.parts))


def columns_of(schema: Schema, names: Sequence[str]) -> tuple[list[tuple[int, int]], int]:
    """Of each number its place in an observation and the first input of its values; and how many inputs there are."""
    columns, size = [], 0
    for name in names:
        parts = [part for part in schema.parts if part.name.rstrip("0123456789").rstrip("_") == name]
        if not parts:
            raise BadValue(f"no part {name!r}: there are {', '.join(schema.names)}")
        width = parts[0].high + 1
        for part in parts:
            seats = max(1, part.seats)
            for place, index in enumerate(part.indices()):
                columns.append((index, size + width * (place * seats // len(part.indices()))))
        size += width * max(1, parts[0].seats)
    return columns, size


class Learned(Bot):
    def __init__(self, file: str | Path) -> None:
        """Reads a value file. Raises BadValue."""
        try:
            with np.load(file, allow_pickle=False) as data:
                self.weights = {name: data[name] for name in "abcd"}
                self.names = [str(word) for word in data["names"]]
        except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
            raise BadValue(f"{file} is no value file: {error}") from None
        self.parts = read_parts(file)
        self.net: Net | None = None

    def choose(self, game: AnyRules, view: View, samples: Samples, rng: Rng) -> int:
        root: State = samples.draw(rng)
        net = self.net_for(game, root)
        seats, _ = game.setting(root)
        out = Observation(room(net.schema.size // 8), seats)
        rows, scores = [], []
        for action in view.legal:
            trial = root.copy()
            trial.act(action)
            look(trial, view.actor, out, 0)
            rows.append(b"".join((int(word) & WORD).to_bytes(8, "little") for word in out.words))
            scores.append(trial.scores()[view.actor] if trial.actor == OVER else -1.0)
        obs = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        values = net.values(net.inputs(obs))
        known = np.array(scores)
        return view.legal[int(np.where(known >= 0, known, values).argmax())]

    def net_for(self, game: AnyRules, state: State) -> Net:
        """The network, if it was learned on what is observed here."""
        if self.net is None:
            seats, _ = game.setting(state)
            schema = schema_of(state, seats)
            if schema.parts != self.parts:
                raise BadValue(f"this value was not learned on observations of {game.id} with {seats} seats")
            self.net = Net(schema, self.names, self.weights)
        return self.net
