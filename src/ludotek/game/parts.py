"""A game put together from the modules of its folder: each part is found by its name."""

from __future__ import annotations

import dataclasses
from types import ModuleType
from typing import Any

from ludotek.game.game import Game
from ludotek.kernel.game_rules import M, O, S, V

CONSTANTS = {"REFS": "refs", "CHANCE_REFUSAL": "chance_refusal"}  # what a module calls it -> the part
FUNCTIONS = [field.name for field in dataclasses.fields(Game) if "Callable" in str(field.type)]
PARTS = {**CONSTANTS, **{name: name for name in FUNCTIONS}}


def game_from(
    *modules: ModuleType,
    State: type[S],  # noqa: N803 - as in Game
    Options: type[O],  # noqa: N803
    Move: type[M],  # noqa: N803
    View: type[V],  # noqa: N803 - for type checkers
    **given: Any,
) -> Game[S, O, M, V]:
    """A game of these types. Parts that are not given are what the modules call so: `fields.check`, `words.prompt_of`.

    Raises TypeError for two different parts of one name, and if a part is missing that every game must have.
    """
    found: dict[str, Any] = {}
    for module in modules:
        own = {part: vars(module)[name] for name, part in PARTS.items() if name in vars(module) and part not in given}
        twice = [part for part in own if part in found and own[part] is not found[part]]
        if twice:
            raise TypeError(f"{module.__name__} has another {', '.join(twice)} than a module before it")
        found |= own
    return Game(State=State, Options=Options, Move=Move, **found, **given)
