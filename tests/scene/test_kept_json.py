"""The JSON of things is kept by the object, and is always that of the thing which is asked for."""

from __future__ import annotations

import msgspec
import pytest

from ludotek.scene import Sprite, kept_json
from ludotek.scene.kept_json import MOST, json_list, keep


def test_things_that_come_and_go_never_get_the_json_of_others() -> None:
    """New ones lie where old ones lay in memory; twice as many as are kept."""
    for number in range(2 * MOST):
        thing = Sprite(f"piece-{number}", "pawn", float(number), 0.0)
        assert json_list([thing]) == msgspec.json.encode([thing])
        assert json_list([thing]) == msgspec.json.encode([thing])


def test_a_list_is_that_of_the_encoder() -> None:
    things = [Sprite("one", "pawn", 1.0, 2.0), Sprite("two", "pawn", 3.0, 4.0, tone="green")]
    assert json_list(things) == msgspec.json.encode(things)
    assert json_list([]) == b"[]"


def test_the_json_of_a_thing_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    thing, made = Sprite("same", "pawn", 1.0, 2.0), list[msgspec.Struct]()

    def kept(thing: msgspec.Struct) -> tuple[msgspec.Struct, bytes]:
        made.append(thing)
        return keep(thing)

    monkeypatch.setattr(kept_json, "keep", kept)
    assert json_list([thing, thing]) == json_list([thing, thing])
    assert made == [thing]
