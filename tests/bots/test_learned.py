"""A bot that plays a value file: it takes what the value likes best, and refuses values of other games."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ludotek import catalogue
from ludotek.bots.learned import Learned, Net, columns_of
from ludotek.bots.value_file import BadValue
from ludotek.kernel import Rng, State
from ludotek.kernel.schema import Schema, schema_of

LUDO = catalogue.game("ludo")


def schema(seats: int = 2) -> Schema:
    return schema_of(LUDO.new(seats, LUDO.options(seats)), seats)


def loving_goal() -> Net:
    """Values a position by how many of the seat's pieces are in the goal, and nothing else."""
    net = Net.new(schema(), ("piece", "turn"), 1, np.random.default_rng(1))
    net.a[:], net.b[:], net.c[:], net.d[:] = 0, 0, 1, 0
    net.a[schema().part("piece_1").high, 0] = 1  # the seat's own come first
    return net


def position() -> State:
    """Green may bring a piece into the goal with a two, or move another one."""
    home = {"green": ["L4", "5", "Y", "Y"], "blue": ["Y", "Y", "Y", "Y"]}
    state: State = LUDO.load({"pieces": home, "turn": "green", "phase": "choose", "face": "2"})
    return state


def test_it_takes_the_move_that_its_value_likes_best(tmp_path: Path) -> None:
    loving_goal().save(tmp_path / "v.npz")
    state = position()
    assert len(state.legal()) > 1
    bot = Learned(tmp_path / "v.npz")
    chosen = bot.choose(LUDO, LUDO.view(state, 0), LUDO.samples(state, 0), Rng(1))
    after = state.copy()
    after.apply(chosen)
    assert LUDO.dump(after)["pieces"]["green"].count("G") == 1


def test_learning_draws_a_value_towards_its_target() -> None:
    net = Net.new(schema(), ("piece", "turn"), 16, np.random.default_rng(1))
    inputs = net.inputs(np.zeros((4, schema().size), np.uint8))
    before = net.values(inputs)
    for _ in range(20):
        net.train(inputs, np.ones(4, np.float32), 0.05)
    assert (net.values(inputs) > before).all()


def test_pieces_that_are_alike_are_counted_together() -> None:
    columns, size = columns_of(schema(), ("piece",))
    assert size == 2 * (schema().part("piece_1").high + 1)
    assert len(columns) == 2 * 4
    assert len({first for _, first in columns}) == 2


def test_a_value_of_another_game_is_refused(tmp_path: Path) -> None:
    loving_goal().save(tmp_path / "v.npz")
    other = catalogue.game("last_one_alive")
    state = other.new(2, other.options(2))
    rng = Rng(1)
    state.resolve(rng)
    seat = int(state.actor)
    with pytest.raises(BadValue, match="not learned on observations of last_one_alive with 2 seats"):
        Learned(tmp_path / "v.npz").choose(other, other.view(state, seat), other.samples(state, seat), rng)
    (tmp_path / "x.npz").write_text("nothing", "utf-8")
    with pytest.raises(BadValue, match="is no value file"):
        Learned(tmp_path / "x.npz")
