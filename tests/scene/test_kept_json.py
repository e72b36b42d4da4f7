"""The JSON of things is kept by the object, and is always that of the thing which is asked for."""

from __future__ import annotations

import msgspec

from ludotek.scene import Sprite
from ludotek.scene.kept_json import MOST, json_list, json_of


def test_things_that_come_and_go_never_get_the_json_of_others() -> None:
    """New ones lie where old ones lay in memory; twice as many as are kept."""
    for number in range(2 * MOST):
        thing = Sprite(f"piece-{number}", "pawn", float(number), 0.0)
        assert json_of(thing) == msgspec.json.encode(thing)
        assert json_of(thing) == msgspec.json.encode(thing)


def test_a_list_is_that_of_the_encoder() -> None:
    things = [Sprite("one", "pawn", 1.0, 2.0), Sprite("two", "pawn", 3.0, 4.0, tone="green")]
    assert json_list(things) == msgspec.json.encode(things)
    assert json_list([]) == b"[]"


def test_the_json_of_a_thing_is_made_once() -> None:
    thing = Sprite("same", "pawn", 1.0, 2.0)
    assert json_of(thing) is json_of(thing)
