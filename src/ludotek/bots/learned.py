"""Plays by a value that was learned: looks at what every legal move would lead to, and takes the best.

A value file (.npz) holds a small network and the observation it was learned on; `examples/td_ludo.py` makes one.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ludotek.bots.bot import Bot
from ludotek.kernel import OVER, AnyRules, LudotekError, Rng, Samples, State, View
from ludotek.kernel.batch import look
from ludotek.kernel.observation import Observation
from ludotek.kernel.schema import Schema, schema_of
from ludotek.kernel.state import room

Floats = NDArray[np.float32]
WORD = (1 << 64) - 1


class BadValue(LudotekError, code="input/value"):
    """A value file that cannot be read, or was learned on other observations."""


class Net:
    """One hidden layer. Its inputs count, for the chosen parts of an observation, how often each value is there.

    Parts that differ in a number at the end of their names are counted together: pieces that are alike.
    """

    def __init__(self, schema: Schema, names: Sequence[str], weights: dict[str, Floats]) -> None:
        self.schema, self.names = schema, tuple(names)
        self.a, self.b, self.c, self.d = (weights[name] for name in "abcd")
        self.columns, self.size = columns_of(schema, names)

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

    def train(self, inputs: Floats, errors: Floats, rate: float) -> None:
        """One step that changes the values of these inputs by a part of their errors."""
        hidden = np.maximum(inputs @ self.a + self.b, 0)
        value = 1 / (1 + np.exp(-(hidden @ self.c + self.d)))
        slope = (errors * value * (1 - value)).astype(np.float32)
        back = np.outer(slope, self.c) * (hidden > 0)
        scale = np.float32(rate * 8 / np.sqrt(len(inputs)))
        self.c += scale * (hidden.T @ slope)
        self.d += scale * slope.sum()
        self.a += scale * (inputs.T @ back)
        self.b += scale * back.sum(axis=0)

    def save(self, file: str | Path) -> None:
        parts = np.array([repr(part) for part in self.schema.parts])
        names = np.array(self.names)
        np.savez_compressed(file, a=self.a, b=self.b, c=self.c, d=self.d, parts=parts, names=names)


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
                self.parts, self.names = ([str(word) for word in data[name]] for name in ("parts", "names"))
        except (OSError, ValueError, KeyError) as error:
            raise BadValue(f"{file} is no value file: {error}") from None
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
            if [repr(part) for part in schema.parts] != self.parts:
                raise BadValue(f"this value was not learned on observations of {game.id} with {seats} seats")
            self.net = Net(schema, self.names, self.weights)
        return self.net
